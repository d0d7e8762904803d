@_spi(Jelly) public import Jelly
public import JellyRecording

/// The pictures of a film at some times, exactly as in the trace and without keyframes, for any
/// rasterizer.
@_spi(Jelly) public struct FilmPictures: Sendable {
  /// The length of the film in seconds.
  public let duration: Double
  /// The width and the height of the stage, in points; whole numbers.
  public let size: Vector2
  /// The number of pictures.
  public var count: Int { poses.count }

  private let poses: [FilmPose]
  private let stage: FilmStage
  private let settings: FilmSettings

  /// Creates the pictures of a film at some times.
  ///
  /// - Parameters:
  ///   - trace: The gesture.
  ///   - times: Gives the times of the pictures, in seconds of the film, from its length. They
  ///     never fall.
  ///   - settings: The content of the film.
  public init(
    of trace: Trace, settings: FilmSettings = FilmSettings(), at times: (Double) -> [Double]
  ) throws(FilmError) {
    try settings.check()
    let scene = try FilmScene(of: trace, settings: settings)
    let footage = FilmFootage(of: scene, at: FilmTimes(scene, ticks: scene.milliseconds))
    self.stage = try footage.stage(of: scene.stand)
    self.size = stage.size
    self.duration = scene.duration
    self.settings = settings
    let chosen = times(scene.duration)
    for time in chosen { try FilmSettings.check(.still, time, in: 0...scene.duration) }
    self.poses = scene.poses(
      at: chosen.map { time in
        let trace = scene.traceTime(at: time)
        return FilmScene.Moment(time: trace, turns: scene.turnCount(through: trace))
      })
  }

  /// The picture with an index, from 0 on.
  public subscript(index: Int) -> FilmPicture {
    FilmPicture(poses[index], on: stage, settings: settings)
  }

  /// The background of every picture: a box with round corners; nil if there is none.
  public var background: FilmPicture.Patch? {
    let isDark = settings.appearance == .dark
    return settings.colors.background.map {
      FilmPicture.Patch(
        polygons: [FilmPicture.box(of: stage.size)], color: isDark ? $0.dark : $0.light, opacity: 1
      )
    }
  }

  /// A Boolean value that indicates whether the round corners of the background clip the pictures.
  public var isCutByCorners: Bool { stage.isFlush && settings.colors.background != nil }
}

/// One picture of a film: patches of color, from back to front.
@_spi(Jelly) public struct FilmPicture: Sendable {
  /// Polygons of one color; where several cover a place, it is covered once.
  public struct Patch: Sendable {
    /// The polygons, in points from the stage's corner; each is closed, and winds once.
    public let polygons: [[Vector2]]
    /// The color.
    public let color: FilmColor
    /// The opacity, 0 to 1.
    public let opacity: Double
  }

  /// The patches.
  public let patches: [Patch]

  /// The number of lines for a curve; with fewer, corners can be seen.
  private static let steps = 64

  init(_ pose: FilmPose, on stage: FilmStage, settings: FilmSettings) {
    var patches: [Patch] = []
    for layer in pose.layers where layer.opacity > 0 && layer.shape.kind != .text {
      let paint = settings.colors.paint(of: layer.role, isDark: settings.appearance == .dark)
      let polygons: [[Vector2]]
      let numbers = layer.shape.numbers
      switch layer.shape.kind {
      case .outline: polygons = layer.shape.polygons(steps: Self.steps)
      // A quarter of the lines: where two meet, a circle rounds the corner.
      case .stroke: polygons = layer.shape.strokePolygons(steps: Self.steps / 4)
      case .ring:
        polygons = Self.ring(
          at: Vector2(numbers[0], numbers[1]), radius: numbers[2], arc: numbers[3],
          turn: numbers[4])
      default: polygons = [Self.circle(at: Vector2(numbers[0], numbers[1]), radius: numbers[2])]
      }
      func add(_ polygons: [[Vector2]], _ color: FilmColor, _ opacity: Double) {
        guard !polygons.isEmpty else { return }
        let placed = polygons.map { $0.map { $0 - stage.origin } }
        patches.append(Patch(polygons: placed, color: color, opacity: opacity))
      }
      add(polygons, paint.color, paint.opacity * layer.opacity)
      guard layer.role == .finger else { continue }
      let stroke = FilmColors.fingerStroke
      let center = Vector2(numbers[0], numbers[1])
      let outer = Self.circle(at: center, radius: numbers[2] + stroke.width / 2)
      let inner = Self.circle(at: center, radius: numbers[2] - stroke.width / 2)
      // Out and back along one line: what is between the circles.
      add(
        [outer + [outer[0]] + [inner[0]] + inner.reversed()], stroke.color,
        stroke.opacity * layer.opacity)
    }
    self.patches = patches
  }

  private static func circle(at center: Vector2, radius: Double) -> [Vector2] {
    let count = 2 * steps
    return (0..<count).map {
      center + Vector2(angle: 2 * .pi * Double($0) / Double(count)) * radius
    }
  }

  /// The stroke of an arc, with round ends, as three polygons.
  private static func ring(
    at center: Vector2, radius: Double, arc: Double, turn: Double
  ) -> [[Vector2]] {
    let half = FilmColors.ringWidth / 2
    // An angle of 0 is at the top.
    let angles = (0...2 * steps).map {
      turn - .pi / 2 + 2 * .pi * arc * Double($0) / Double(2 * steps)
    }
    let outer = angles.map { center + Vector2(angle: $0) * (radius + half) }
    let inner = angles.map { center + Vector2(angle: $0) * (radius - half) }
    let ends = [angles[0], angles[angles.count - 1]].map {
      circle(at: center + Vector2(angle: $0) * radius, radius: half)
    }
    return [outer + inner.reversed()] + ends
  }

  /// A box with the stage's round corners.
  static func box(of size: Vector2) -> [Vector2] {
    let radius = min(FilmStage.cornerRadius, size.min() / 2)
    let corners: [(x: Double, y: Double, start: Double)] = [
      (size.x - radius, radius, -0.5), (size.x - radius, size.y - radius, 0),
      (radius, size.y - radius, 0.5), (radius, radius, 1),
    ]
    return corners.flatMap { corner in
      (0...steps / 4).map { step in
        let angle = (corner.start + 0.5 * Double(step) / Double(steps / 4)) * .pi
        return Vector2(corner.x, corner.y) + Vector2(angle: angle) * radius
      }
    }
  }
}
