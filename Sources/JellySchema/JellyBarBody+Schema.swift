@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyBarBody: SchemaControl {
  /// `jelly-bar`.
  public static var name: StaticString { "jelly-bar" }

  /// A bar's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 4: .pullChanged(distance: .nan, position: .nan)
    case 5: .pullEnded
    default: .touch(number, at: .missing, finger: 0)
    }
  }

  /// The names of a bar's effects.
  public static var effectNames: StaticString { "grabbed,released" }

  /// An effect's number.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .grabbed: (0, nil)
    case .released: (1, nil)
    }
  }

  /// Writes the edge's depth and the displacement of a list that it moves, in points.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    let (depth, inset) = frame(at: time)
    writer.write("depth", depth)
    writer.write("inset", inset)
  }

  /// Writes the amplitudes of a soft edge's waves.
  public func writeModes(at time: Double, to writer: inout some ValueWriter) {
    if hasWaves { writer.write(waves: { wave($0, at: time) }) }
  }

  /// The edge that the bar hangs from.
  public var hangingSide: RectEdge? { settings.edge }
}
