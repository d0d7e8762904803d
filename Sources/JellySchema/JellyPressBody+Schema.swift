@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyPressBody: SchemaControl {
  /// `jelly-press`.
  public static var name: StaticString { "jelly-press" }

  /// A press's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 4: .pressBegan
    case 5: .pressEnded
    default: .touch(number, at: .missing, finger: 0)
    }
  }

  /// The names of a press's effects.
  public static var effectNames: StaticString { "grabbed,released" }

  /// An effect's number.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .grabbed: (0, nil)
    case .released: (1, nil)
    }
  }

  /// Writes the position of the middle of the surface, in points, and the images of the axes there,
  /// as an affine transform names them.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    let frame = localFrame(at: size / 2, time: time)
    writer.write("x", frame.origin.x)
    writer.write("y", frame.origin.y)
    writer.write("a", frame.xAxis.x)
    writer.write("b", frame.xAxis.y)
    writer.write("c", frame.yAxis.x)
    writer.write("d", frame.yAxis.y)
  }
}
