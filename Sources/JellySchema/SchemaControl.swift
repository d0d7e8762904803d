@_spi(Jelly) public import Jelly

/// A control that introduces itself: its name, settings, events, effects and values.
///
/// This is the only place that has a control's name and the names of its settings, events, effects
/// and values. Traces, pages, help texts and the documentation's tables read them from here. Only
/// the controls of this project conform to it, since ``forEachControl(_:)`` lists them.
@_spi(Jelly) public protocol SchemaControl: JellyControl where Event: VisitableEvent {
  /// The control's name: `jelly-bar`.
  static var name: StaticString { get }

  /// A Boolean value that indicates whether the height of the control at rest may be 0.
  static var canBeFlat: Bool { get }

  /// Shows what a new control can start with beside its settings, such as a pager's page, to a
  /// visitor, which may change it. Only for a control to which nothing has happened yet.
  mutating func acceptInitialState(_ visitor: inout some FieldVisitor)

  /// An event that a new control needs to become as this one, beside its settings and its initial
  /// state, by its number from 0 on; nil beyond the last. Only for a control at rest.
  func initialEvent(_ number: Int) -> Event?

  /// An event of this kind of control to be filled in, by its number from 0 on; nil beyond the
  /// last.
  ///
  /// Each field has its default. One that must be given has a value that it cannot have: NaN, or −1
  /// for a whole number; a flag must always be given.
  static func ownEvent(_ number: Int) -> Event?

  /// The names of the effects in the order of their numbers, with commas between.
  static var effectNames: StaticString { get }

  /// An effect's number, and the index of the page or item that it is about.
  static func number(of effect: Effect) -> (number: Int, detail: Int?)

  /// The names of the parts of the drawing, for hosts that draw them separately, with commas
  /// between; the first is number 1, since 0 is the whole outline.
  static var partNames: StaticString { get }

  /// A Boolean value that indicates whether the control does not have an outline of its own, but
  /// bends a drawing that it is given.
  static var bendsDrawing: Bool { get }

  /// The flow to another drawing that an event has begun, which has just happened; nil for another
  /// event.
  func morphStart(of event: Event) -> MorphStart?

  /// Draws a part of a drawing as the control bends it at `time`. A control that bends none draws
  /// its own outline.
  func draw<Path: PathBuilder>(
    bent drawing: (inout SheetPen<Path>) -> Void, part: Int, at time: Double, into path: inout Path)

  /// Draws a part as it is at `time`: 0 is the whole outline.
  func draw(part number: Int, at time: Double, into path: inout some PathBuilder)

  /// Writes the values of the layout, which only events change: places and sizes, in points. They
  /// are for hosts that lay parts out.
  func writeLayout(to writer: inout some ValueWriter)

  /// Writes the control's values at `time`, always in the same order.
  func writeValues(at time: Double, to writer: inout some ValueWriter)

  /// Writes the amplitudes of the waves that a soft outline is a sum of, in points, as a list; and
  /// nothing if there are none.
  func writeModes(at time: Double, to writer: inout some ValueWriter)

  /// The edge of its surroundings that the control hangs from; nil if it is not at an edge.
  var hangingSide: RectEdge? { get }

  /// Shows the control at `time` as a picture: its outline, and what belongs to it.
  func show(at time: Double, to picture: inout some PictureWriter)
}

@_spi(Jelly) extension SchemaControl {
  /// Most controls have a height at rest.
  public static var canBeFlat: Bool { false }

  /// Most controls start with the state that their settings define.
  public mutating func acceptInitialState(_ visitor: inout some FieldVisitor) {}

  /// Most controls do not need events.
  public func initialEvent(_ number: Int) -> Event? { nil }

  /// Most controls do not have parts to lay out.
  public func writeLayout(to writer: inout some ValueWriter) {}

  /// Most controls are drawn in one part.
  public static var partNames: StaticString { "" }

  /// Most controls do not have waves.
  public func writeModes(at time: Double, to writer: inout some ValueWriter) {}

  /// Most controls stand free.
  public var hangingSide: RectEdge? { nil }

  /// Most controls are only their outline.
  public func show(at time: Double, to picture: inout some PictureWriter) {
    picture.part(0, role: .fill, opacity: 1)
  }

  /// Most controls bend no drawing.
  public static var bendsDrawing: Bool { false }

  /// Most events begin no flow.
  public func morphStart(of event: Event) -> MorphStart? { nil }

  /// Draws the whole outline.
  public func draw<Path: PathBuilder>(
    bent drawing: (inout SheetPen<Path>) -> Void, part: Int, at time: Double, into path: inout Path
  ) {
    draw(at: time, into: &path)
  }

  /// Draws the whole outline.
  @inline(__always)
  public func draw(part number: Int, at time: Double, into path: inout some PathBuilder) {
    draw(at: time, into: &path)
  }

  /// An event to be filled in by a visitor, by its number from 0 on; nil beyond the last.
  ///
  /// - Parameters:
  ///   - number: The event's number.
  ///   - settings: The settings of the control: one that is not given stays as it is.
  public static func event(_ number: Int, settings: Settings) -> Event? {
    switch number {
    case 0: .tuningChanged(.standard)
    case 1: .sizeChanged(.missing)
    case 2: .settingsChanged(settings)
    default: ownEvent(number - 3)
    }
  }
}

@_spi(Jelly) extension TouchEvent {
  /// An event of a finger by its number: 0 to 2 for a finger that comes down, moves or leaves, 3
  /// for all fingers that the system takes away; nil for another number.
  ///
  /// These are the first events of every control that a finger can hold.
  public static func touch(_ number: Int, at point: Vector2, finger: Int) -> Self? {
    switch number {
    case 0: .touchBegan(point, id: finger)
    case 1: .touchMoved(point, id: finger)
    case 2: .touchEnded(point, id: finger)
    case 3: .touchCancelled
    default: nil
    }
  }
}

extension Vector2 {
  /// A point or a size that must be given.
  static var missing: Self { Self(.nan, .nan) }
}
