@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyGroupBody: SchemaControl {
  /// `jelly-group`.
  public static var name: StaticString { "jelly-group" }

  /// A group's bodies and its joined pairs.
  public func initialEvent(_ number: Int) -> Event? { restoringEvent(number) }

  /// A group's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 4: .bodyPlaced(-1, Box(center: .missing, size: .missing))
    case 5: .bodyRemoved(-1)
    case 6: .bodiesJoined(-1, -1)
    default: .touch(number, at: .missing, finger: 0)
    }
  }

  /// The names of a group's effects.
  public static var effectNames: StaticString { "grabbed,released,allReleased" }

  /// An effect's number, and the body that it is about.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .grabbed(let body): (0, body)
    case .released(let body, _, _): (1, body)
    case .allReleased: (2, nil)
    }
  }

  /// The names of a group's parts.
  public static var partNames: StaticString { "marked" }

  /// Draws the outline, or the same outline with marks (``drawMarked(at:into:)``).
  public func draw(part number: Int, at time: Double, into path: inout some PathBuilder) {
    if number == 1 { drawMarked(at: time, into: &path) } else { draw(at: time, into: &path) }
  }

  /// Writes the number and the center of each body, and as a sum of 2ⁿ the rows n to which it is
  /// joined; then width, height and corner radius of each.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    let rows = rows(at: time)
    writer.write("bodies", count: bodyCount, width: 4) { rows.place($0) }
    writer.write("sizes", count: bodyCount, width: 3) { rows.size($0) }
  }
}
