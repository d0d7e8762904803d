@_spi(Jelly) public import Jelly

extension JellyRefreshBody: SchemaControl {
  /// `jelly-refresh`.
  public static var name: StaticString { "jelly-refresh" }

  /// Whether the height may be 0: such a refresh is visible only when it is pulled.
  public static var canBeFlat: Bool { true }

  /// A refresh's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 0: .pulled(distance: .nan, x: .nan)
    case 1: .released
    case 2: .cancelled
    case 3: .refreshBegan
    case 4: .refreshEnded(.done)
    default: nil
    }
  }

  /// The names of a refresh's effects.
  public static func effectName(_ number: Int) -> StaticString? {
    switch number {
    case 0: "armed"
    case 1: "disarmed"
    case 2: "refresh"
    case 3: "ended"
    case 4: "failed"
    default: nil
    }
  }

  /// An effect's number.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .armed: (0, nil)
    case .disarmed: (1, nil)
    case .refresh: (2, nil)
    case .ended(.done): (3, nil)
    case .ended(.failed): (4, nil)
    }
  }

  /// Writes the phase, the progress of the pull, the list's inset in points, and the look of the
  /// title and the spinner.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    let opacity = loaderOpacity(at: time)
    writer.write("phase", phase(at: time))
    writer.write("progress", progress(at: time))
    writer.write("inset", inset(at: time))
    writer.write("titleOpacity", 1 - opacity)
    writer.write("loaderOpacity", opacity)
    writer.write("loaderArc", loaderArc(at: time))
    writer.write("loaderTurn", loaderTurn(at: time))
    let place = loaderPlace(at: time)
    writer.write("loaderX", place.x)
    writer.write("loaderY", place.y)
  }

  /// Writes the amplitudes of a soft edge's waves.
  public func writeModes(at time: Double, to writer: inout some ValueWriter) {
    if hasWaves { writer.write(waves: { wave($0, at: time) }) }
  }

  /// The side of the list that the edge hangs from.
  public var hangingSide: Side? { settings.side.side }

  /// Shows the edge and the spinner in it.
  public func show(at time: Double, to picture: inout some PictureWriter) {
    picture.part(0, role: .fill, opacity: 1)
    picture.ring(
      Disc(center: loaderPlace(at: time), radius: Self.loaderDiameter / 2),
      arc: loaderArc(at: time),
      turn: loaderTurn(at: time), role: .symbol, opacity: loaderOpacity(at: time))
  }

}
