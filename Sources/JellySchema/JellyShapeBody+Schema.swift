@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyShapeBody: SchemaControl {
  /// `jelly-shape`.
  public static var name: StaticString { "jelly-shape" }

  /// A shape's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 4: .poked(.missing, strength: 1)
    case 5: .pressBegan
    case 6: .pressEnded
    case 7: .partChanged(part: -1, bounds: Bounds())
    case 8: .drawingChanged(from: .missing, wave: 1)
    default: .touch(number, at: .missing, finger: 0)
    }
  }

  /// The boxes of a drawing's parts.
  public func initialEvent(_ number: Int) -> Event? { partEvent(number) }

  /// The names of a shape's effects.
  public static var effectNames: StaticString { "grabbed,released" }

  /// An effect's number.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .grabbed: (0, nil)
    case .released: (1, nil)
    }
  }

  /// A shape keeps no drawing.
  public static var bendsDrawing: Bool { true }

  /// The flow that a change of the drawing has begun.
  public func morphStart(of event: Event) -> MorphStart? {
    guard case .drawingChanged(let point, let wave) = event else { return nil }
    return morphStart(from: point, wave: wave)
  }

  /// Draws a part of a drawing as it is at `time`.
  public func draw<Path: PathBuilder>(
    bent drawing: (inout SheetPen<Path>) -> Void, part: Int, at time: Double, into path: inout Path
  ) {
    draw(part: part, at: time, into: &path, drawing)
  }

  /// Writes the position of the middle of the drawing's size, in points, and the rotation there, in
  /// radians.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    let frame = localFrame(at: size / 2, time: time)
    writer.write("x", frame.origin.x)
    writer.write("y", frame.origin.y)
    writer.write("rotation", frame.rotation)
  }
}
