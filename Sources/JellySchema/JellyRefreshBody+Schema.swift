@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyRefreshBody: SchemaControl {
  /// `jelly-refresh`.
  public static var name: StaticString { "jelly-refresh" }

  /// A Boolean value that indicates whether the height may be 0: such a refresh is visible only
  /// when it is pulled.
  public static var canBeFlat: Bool { true }

  /// A refresh's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 0: .pullChanged(distance: .nan, position: .nan)
    case 1: .pullEnded
    case 2: .pullCancelled
    case 3: .refreshBegan
    case 4: .refreshEnded(.success)
    default: nil
    }
  }

  /// The names of a refresh's effects.
  public static var effectNames: StaticString {
    "armed,disarmed,refreshBegan,refreshEnded(success),refreshEnded(failure)"
  }

  /// An effect's number.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .armed: (0, nil)
    case .disarmed: (1, nil)
    case .refreshBegan: (2, nil)
    case .refreshEnded(.success): (3, nil)
    case .refreshEnded(.failure): (4, nil)
    }
  }

  /// Writes the phase, the progress of the pull, the list's inset in points, and the look of the
  /// title and the spinner.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    let (progress, inset, rotation, center) = frame(at: time)
    let opacity = min(progress, 1)
    writer.write("phase", phase(at: time))
    writer.write("progress", progress)
    writer.write("inset", inset)
    writer.write("titleOpacity", 1 - opacity)
    writer.write("spinnerOpacity", opacity)
    writer.write("spinnerStrokeEnd", Self.strokeEnd(ofOpacity: opacity))
    writer.write("spinnerRotation", rotation)
    writer.write("spinnerX", center.x)
    writer.write("spinnerY", center.y)
  }

  /// Writes the amplitudes of a soft edge's waves.
  public func writeModes(at time: Double, to writer: inout some ValueWriter) {
    if hasWaves { writer.write(waves: { wave($0, at: time) }) }
  }

  /// The edge of the list that is pulled.
  public var hangingSide: RectEdge? { settings.edge.rectEdge }

  /// Shows the edge and the spinner in it.
  public func show(at time: Double, to picture: inout some PictureWriter) {
    picture.part(0, role: .fill, opacity: 1)
    picture.ring(
      Disc(center: spinnerCenter(at: time), radius: Self.spinnerDiameter / 2),
      arc: spinnerStrokeEnd(at: time),
      turn: spinnerRotation(at: time), role: .symbol, opacity: spinnerOpacity(at: time))
  }

}
