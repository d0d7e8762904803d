import Jelly
import JellyWords

/// Everything that a film shows at one moment: layers, from back to front.
struct FilmPose: Sendable {
  /// A shape in one colour.
  struct Layer: Equatable, Sendable {
    /// The colour.
    var ink: FilmInk
    /// The shape, in points.
    var shape: FilmShape
    /// The opacity, 0 to 1.
    var opacity: Double
  }

  var layers: [Layer] = []

  /// Moves every number by a share of a jump from one pose to another; a layer that has another
  /// structure in one of the three stays as it is.
  mutating func add(_ share: Double, ofJumpFrom left: FilmPose, to right: FilmPose) {
    for index in layers.indices where index < left.layers.count && index < right.layers.count {
      let before = left.layers[index].shape
      let after = right.layers[index].shape
      guard before.letters == after.letters, before.letters == layers[index].shape.letters
      else { continue }
      for number in before.numbers.indices {
        layers[index].shape.numbers[number] +=
          share * (after.numbers[number] - before.numbers[number])
      }
      layers[index].opacity += share * (right.layers[index].opacity - left.layers[index].opacity)
    }
  }
}

/// The role of a colour in a film.
enum FilmInk: Int, CaseIterable, Sendable {
  case body, ground, sign, finger

  init(_ ink: PictureInk) {
    switch ink {
    case .body: self = .body
    case .ground: self = .ground
    case .sign: self = .sign
    }
  }
}

/// A picture writer that makes the layers of a pose.
struct PoseWriter<Control: DescribedControl>: PictureWriter {
  private let control: Control
  private let time: Double
  private(set) var pose = FilmPose()

  init(_ control: Control, at time: Double) {
    self.control = control
    self.time = time
    control.show(at: time, to: &self)
  }

  private mutating func add(_ shape: FilmShape, _ ink: PictureInk, _ opacity: Double) {
    pose.layers.append(
      FilmPose.Layer(ink: FilmInk(ink), shape: shape, opacity: min(max(opacity, 0), 1)))
  }

  mutating func part(_ number: Int, ink: PictureInk, opacity: Double) {
    var shape = FilmShape()
    control.draw(part: number, at: time, into: &shape)
    add(shape, ink, opacity)
  }

  mutating func dot(_ disc: Disc, ink: PictureInk, opacity: Double) {
    add(
      FilmShape(letters: [.dot], numbers: [disc.center.x, disc.center.y, disc.radius]), ink, opacity
    )
  }

  mutating func ring(
    _ disc: Disc, arc: Double, turn: Double, ink: PictureInk, opacity: Double
  ) {
    let numbers = [disc.center.x, disc.center.y, disc.radius, arc, turn]
    add(FilmShape(letters: [.ring], numbers: numbers), ink, opacity)
  }

  mutating func label(at center: Vector2, height: Double, ink: PictureInk, opacity: Double) {
    add(FilmShape(letters: [.text], numbers: [center.x, center.y, height]), ink, opacity)
  }

  /// The width of the strokes of a plus sign, in arms, and of writing, in points; chosen by eye.
  private static var plusWidth: Double { 0.22 }
  private static var writingWidth: Double { 3 }

  mutating func plus(at center: Vector2, reach: Double, turn: Double, ink: PictureInk) {
    var along = Vector2(angle: turn)
    let half = reach * Self.plusWidth / 2
    var shape = FilmShape()
    for arm in 0..<4 {
      let across = Vector2(-along.y, along.x)
      let inner = center + (along - across) * half
      if arm == 0 { shape.move(to: inner) } else { shape.addLine(to: inner) }
      shape.addLine(to: center + along * reach - across * half)
      shape.addLine(to: center + along * reach + across * half)
      along = across
    }
    shape.closeSubpath()
    add(shape, ink, 1)
  }

  mutating func writing(from start: Vector2, length: Double, ink: PictureInk) {
    let radius = Self.writingWidth / 2
    let handle = radius * 4 / 3
    let end = start + Vector2(length, 0)
    let up = Vector2(0, -radius)
    var shape = FilmShape()
    shape.move(to: start + up)
    shape.addLine(to: end + up)
    shape.addCurve(
      to: end - up, control1: end + up + Vector2(handle, 0), control2: end - up + Vector2(handle, 0)
    )
    shape.addLine(to: start - up)
    shape.addCurve(
      to: start + up, control1: start - up - Vector2(handle, 0),
      control2: start + up - Vector2(handle, 0))
    shape.closeSubpath()
    add(shape, ink, 1)
  }
}
