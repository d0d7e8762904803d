import Jelly

/// Numbers in memory that JavaScript can read; an outline is a verb, then its coordinates.
///
/// The memory belongs to the page, which sees to it that an outline of a control has room.
struct NumberBuffer: PathBuilder {
  /// The first number of each command.
  enum Verb {
    static let move = 0.0
    static let line = 1.0
    static let quad = 2.0
    static let curve = 3.0
    static let close = 4.0
  }

  /// Where the next number goes.
  private(set) var end: UnsafeMutablePointer<Double>

  init(at start: UnsafeMutablePointer<Double>) {
    end = start
  }

  mutating func append(_ number: Double) {
    end.pointee = number
    end += 1
  }

  mutating func append(_ point: Vector2) {
    append(point.x)
    append(point.y)
  }

  mutating func move(to point: Vector2) {
    append(Verb.move)
    append(point)
  }

  mutating func addLine(to point: Vector2) {
    append(Verb.line)
    append(point)
  }

  mutating func addQuadCurve(to point: Vector2, control: Vector2) {
    append(Verb.quad)
    append(control)
    append(point)
  }

  mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    append(Verb.curve)
    append(control1)
    append(control2)
    append(point)
  }

  mutating func closeSubpath() {
    append(Verb.close)
  }
}
