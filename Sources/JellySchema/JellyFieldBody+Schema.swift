@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyFieldBody: SchemaControl {
  /// `jelly-field`.
  public static var name: StaticString { "jelly-field" }

  /// A field's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 4: .focused(from: .top)
    case 5: .nudged
    case 6: .rejected
    default: .touch(number, at: .missing, finger: 0)
    }
  }

  /// The names of a field's effects.
  public static var effectNames: StaticString { "nudged,shaken" }

  /// An effect's number.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .nudged: (0, nil)
    case .shaken: (1, nil)
    }
  }

  /// Writes the displacement of the field to the right and the bulge of the side that bulges most,
  /// in points.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    writer.write("shakeOffset", shakeOffset(at: time))
    let bulges = sideDisplacements(at: time)
    var widest = 0.0
    for side in 0..<4 where abs(bulges[side]) > abs(widest) { widest = bulges[side] }
    writer.write("sideDisplacement", widest)
  }

  /// Writes the heights of a soft outline's waves.
  public func writeModes(at time: Double, to writer: inout some ValueWriter) {
    if hasWaves { writer.write(waves: { wave($0, at: time) }) }
  }

  /// Shows the field and some writing, which moves along.
  public func show(at time: Double, to picture: inout some PictureWriter) {
    picture.part(0, role: .fill, opacity: 1)
    let start = Vector2(Self.writingInset + shakeOffset(at: time), size.y / 2)
    picture.textLine(
      from: start, length: max(size.x * Self.writingShare - Self.writingInset, 0), role: .symbol)
  }

  /// The place of the writing in a picture: its distance from the left, in points, and its end as a
  /// share of the width: of an example that does not fill the field.
  private static var writingInset: Double { 20 }
  private static var writingShare: Double { 0.6 }
}
