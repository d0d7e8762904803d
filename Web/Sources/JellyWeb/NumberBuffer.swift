@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// Numbers in memory that JavaScript can read; each command of an outline is a verb and its
/// coordinates.
///
/// The memory belongs to the page, which ensures that every outline fits.
struct NumberBuffer: PathBuilder {
  /// The first number of each command.
  enum Verb {
    static let move = 0.0
    static let line = 1.0
    static let quad = 2.0
    static let curve = 3.0
    static let close = 4.0
    /// The start of another path, before the number of units of its text.
    static let path = 5.0
  }

  /// The address of the next number.
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

/// A writer of a control's values: one number for each; for a list its length, then its rows.
extension NumberBuffer: ValueWriter {
  mutating func write(_ name: StaticString, _ number: Double) { append(number) }

  mutating func write<Choice: NamedCase>(_ name: StaticString, _ choice: Choice) {
    append(Double(choice.rawValue))
  }

  mutating func write(
    _ name: StaticString, count: Int, width: Int, _ row: (Int) -> SIMD4<Double>
  ) {
    append(Double(count))
    for index in 0..<count {
      let row = row(index)
      for column in 0..<width { append(row[column]) }
    }
  }
}
