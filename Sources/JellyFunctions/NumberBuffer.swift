@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// Numbers in memory that another language can read; each command of an outline is a verb and its
/// coordinates.
///
/// The memory belongs to the host. Nothing is written past its limit: there an outline ends after
/// the last command that fits, and a list after its last row. The space is compared once a command:
/// once a number would cost 0.6 % of a core's bytes instead of 0.45. What follows is the host's,
/// in `NumberBuffer+Omitted.swift`.
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

  /// The count of the numbers before the commands of a path in a drawing of a page: its verb, the
  /// number of units of its text (`PathText`), the number of its part, the matrix from its
  /// coordinates to the shape's, and the inverse.
  static var headSize: Int { 15 }

  /// The address of the next number.
  private(set) var end: UnsafeMutablePointer<Double>
  /// The address from which on nothing is written; less after something did not fit.
  var limit: UnsafeMutablePointer<Double>
  /// What the host keeps of the numbers that did not fit.
  var omitted = Omitted()

  init(at start: UnsafeMutablePointer<Double>, limit: UnsafeMutablePointer<Double>) {
    end = start
    self.limit = limit
  }

  /// Returns whether there is space for so many numbers; if not, nothing more is written.
  private mutating func fits(_ count: Int) -> Bool {
    if limit - end >= count { return true }
    omit(count)
    return false
  }

  private mutating func add(_ number: Double) {
    end.pointee = number
    end += 1
  }

  private mutating func add(_ point: Vector2) {
    add(point.x)
    add(point.y)
  }

  mutating func append(_ number: Double) {
    if fits(1) { add(number) }
  }

  mutating func append(_ point: Vector2) {
    if fits(2) { add(point) }
  }

  mutating func move(to point: Vector2) {
    guard fits(3) else { return }
    add(Verb.move)
    add(point)
  }

  mutating func addLine(to point: Vector2) {
    guard fits(3) else { return }
    add(Verb.line)
    add(point)
  }

  mutating func addQuadCurve(to point: Vector2, control: Vector2) {
    guard fits(5) else { return }
    add(Verb.quad)
    add(control)
    add(point)
  }

  mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    guard fits(7) else { return }
    add(Verb.curve)
    add(control1)
    add(control2)
    add(point)
  }

  mutating func closeSubpath() { append(Verb.close) }

  /// Begins another path, with a number of units of its text.
  mutating func beginPath(units: Double) {
    guard fits(2) else { return }
    add(Verb.path)
    add(units)
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
    guard fits(1) else { return omit(count &* width) }
    let written = min(count, (limit - end - 1) / width)
    add(Double(written))
    for index in 0..<written {
      let row = row(index)
      for column in 0..<width { add(row[column]) }
    }
    if written < count { omit((count &- written) &* width) }
  }
}
