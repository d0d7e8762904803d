public import Jelly
@_spi(Jelly) public import JellyRecording

/// A recorded gesture as a film: few keyframes whose straight blend stays within a stated distance
/// of the truth.
///
///     let film = try Film(of: trace, as: .svg)
///     film.text                        // the SVG
///     film.keyframeCount               // 109
///     film.largestError                // 0.0495 points
public struct Film: Sendable {
  /// A layer: shapes of one color, with one opacity.
  struct Layer: Sendable {
    let role: FilmRole
    let opacity: FilmTrack
    let elements: [Element]
  }

  /// A shape that moves by itself.
  struct Element: Sendable {
    let kind: FilmShape.Kind
    /// One track for an outline or a stroke; one for each number of any other kind.
    let tracks: [FilmTrack]

    /// The shape at a time, in ticks.
    func shape(at tick: Double) -> FilmShape {
      guard !kind.isPath else { return tracks[0].shape(at: tick) }
      let letter: UInt8 = kind == .dot ? .dot : kind == .ring ? .ring : .text
      return FilmShape(
        letters: [letter], numbers: tracks.map { $0.shape(at: tick).numbers.first ?? 0 })
    }
  }

  /// The format.
  public let format: FilmFormat
  /// The length in seconds.
  public let duration: Double
  /// The width and the height of the stage, in points; whole numbers.
  public var size: Vector2 { stage.size }
  /// The largest distance of a control point of an outline from the truth, in points, at the whole
  /// milliseconds of the film.
  public let largestError: Double
  /// The number of keyframes of all outlines.
  public let keyframeCount: Int

  /// The layers, from back to front.
  let layers: [Layer]
  let stage: FilmStage
  let settings: FilmSettings
  /// The number of ticks of the whole film.
  let ticks: Int
  /// The time of the still, in ticks.
  let stillTick: Double
  /// The control's name.
  let name: String

  /// Creates a film.
  ///
  /// - Parameters:
  ///   - trace: The gesture.
  ///   - format: The format, which also decides which times a key can have.
  ///   - settings: The content of the film, and its precision.
  public init(
    of trace: Trace, as format: FilmFormat, settings: FilmSettings = FilmSettings()
  ) throws(FilmError) {
    try settings.check()
    let scene = try FilmScene(of: trace, settings: settings)
    let times = FilmTimes(scene, ticks: format.ticks(of: scene))
    var footage = FilmFootage(of: scene, at: times)
    if format == .css { footage.joinOutlines() }
    let stage = try footage.stage(of: scene.stand)
    if let still = settings.still {
      try FilmSettings.check(.still, still, in: 0...scene.duration)
    }
    self.layers = footage.layers(settings: settings)
    self.format = format
    self.duration = scene.duration
    self.settings = settings
    self.stage = stage
    self.ticks = times.ticks
    self.name = trace.controlName
    // A quotient may miss the tick of a jump by its last bits.
    self.stillTick =
      settings.still.map { $0 / scene.duration * Double(times.ticks) + 1e-3 } ?? footage.deepestTick
    let outlines = layers.flatMap { $0.elements }.filter { $0.kind.isPath }
    self.keyframeCount = outlines.reduce(0) { $0 + $1.tracks[0].keyCount }
    self.largestError = footage.largestError(of: layers)
  }

  /// The time of a tick, in seconds of the film.
  func seconds(_ tick: Int) -> Double { Double(tick) / Double(ticks) * duration }

  /// The film's title.
  var title: String { settings.title ?? name }
}

extension Trace {
  /// The name of the trace's control.
  var controlName: String {
    guard case .object(let members) = json,
      case .string(let name)? = members.first(where: { $0.name == "control" })?.value
    else { return "" }
    return name
  }
}
