public import Jelly

/// A control that introduces itself: its name, settings, events, effects and values.
///
/// This is the only place that has a control's name and the names of its settings, events, effects
/// and values. Traces, pages, help texts and the documentation's tables read them from here.
/// Conform a control to it to record it in traces and to use it in a page.
public protocol DescribedControl: JellyControl {
  /// The control's name: `jelly-bar`.
  static var name: StaticString { get }

  /// Whether the control may have no height at rest.
  static var canBeFlat: Bool { get }

  /// Shows what a new control can start with beside its settings, such as a pager's page, to a
  /// visitor, which may change it. Only for a control to which nothing has happened yet.
  mutating func showStart(to visitor: inout some FieldVisitor)

  /// The name of an event of this kind of control, by its number from 0 on; nil beyond the last.
  static func ownEventName(_ number: Int) -> StaticString?

  /// Reads an event of this kind of control.
  func ownEvent<Reader: WordReader>(
    _ number: Int, reading words: inout Reader
  ) throws(Reader.Problem) -> Event

  /// The name of an effect by its number from 0 on; nil beyond the last.
  static func effectName(_ number: Int) -> StaticString?

  /// An effect's number, and the index of the page or item that it is about.
  static func number(of effect: Effect) -> (number: Int, detail: Int?)

  /// The name of a part of the drawing, by its number from 1 on; nil beyond the last.
  ///
  /// It is for hosts that draw parts separately. 0 is the whole outline.
  static func partName(_ number: Int) -> StaticString?

  /// Whether the control has no outline of its own, but bends a drawing that it is given.
  static var bendsDrawing: Bool { get }

  /// Draws a drawing as the control bends it at `time`. A control that bends none draws its own
  /// outline.
  func draw<Path: PathBuilder>(
    bent drawing: (inout SheetPen<Path>) -> Void, at time: Double, into path: inout Path)

  /// Draws a part as it is at `time`: 0 is the whole outline.
  func draw(part number: Int, at time: Double, into path: inout some PathBuilder)

  /// Writes the values of the layout, which only events change: places and sizes, in points. They
  /// are for hosts that lay parts out.
  func sayLayout(to writer: inout some ValueWriter)

  /// Writes the control's values at `time`, always in the same order.
  func say(at time: Double, to writer: inout some ValueWriter)

  /// Writes the amplitudes of the waves that a soft outline is a sum of, in points, as a list; and
  /// nothing if there are none.
  func sayWaves(at time: Double, to writer: inout some ValueWriter)

  /// The side of its surroundings that the control hangs from; nil if it stands free.
  var hangingSide: Side? { get }

  /// Shows the control at `time` as a picture: its outline, and what belongs to it.
  func show(at time: Double, to picture: inout some PictureWriter)
}

extension DescribedControl {
  /// Most controls have a height at rest.
  public static var canBeFlat: Bool { false }

  /// Most controls start as their settings say.
  public mutating func showStart(to visitor: inout some FieldVisitor) {}

  /// Most controls have no parts to lay out.
  public func sayLayout(to writer: inout some ValueWriter) {}

  /// Most controls are drawn in one part.
  public static func partName(_ number: Int) -> StaticString? { nil }

  /// Most controls have no waves.
  public func sayWaves(at time: Double, to writer: inout some ValueWriter) {}

  /// Most controls stand free.
  public var hangingSide: Side? { nil }

  /// Most controls are only their outline.
  public func show(at time: Double, to picture: inout some PictureWriter) {
    picture.part(0, role: .fill, opacity: 1)
  }

  /// Most controls bend no drawing.
  public static var bendsDrawing: Bool { false }

  /// Draws the whole outline.
  public func draw<Path: PathBuilder>(
    bent drawing: (inout SheetPen<Path>) -> Void, at time: Double, into path: inout Path
  ) {
    draw(at: time, into: &path)
  }

  /// Draws the whole outline.
  public func draw(part number: Int, at time: Double, into path: inout some PathBuilder) {
    draw(at: time, into: &path)
  }

  /// The name of an event by its number from 0 on; nil beyond the last.
  public static func eventName(_ number: Int) -> StaticString? {
    switch number {
    case 0: "tuned"
    case 1: "resized"
    case 2: "set"
    default: ownEventName(number - 3)
    }
  }

  /// Reads the event with a number; a setting that is missing stays as it is.
  public func event<Reader: WordReader>(
    _ number: Int, reading words: inout Reader
  ) throws(Reader.Problem) -> Event {
    switch number {
    case 0: .tuned(try words.tuning())
    case 1: .resized(try words.size(canBeFlat: Self.canBeFlat))
    case 2: .set(try words.settings(from: settings))
    default: try ownEvent(number - 3, reading: &words)
    }
  }
}

/// The names of a finger's events, which are the first events of every control that a finger can
/// hold.
enum TouchWords {
  static let count = 4

  static func name(_ number: Int) -> StaticString? {
    switch number {
    case 0: "touch-began"
    case 1: "touch-moved"
    case 2: "touch-ended"
    case 3: "touch-cancelled"
    default: nil
    }
  }

  static func event<Event: TouchEvent, Reader: WordReader>(
    _ number: Int, reading words: inout Reader
  ) throws(Reader.Problem) -> Event {
    // A trace may give the place where the finger was taken away; it has no effect.
    let point = try words.point(isOptional: number == 3)
    guard number < 3 else { return .touchCancelled }
    let finger = try words.count("finger", or: 0)
    return switch number {
    case 0: .touchBegan(point, finger: finger)
    case 1: .touchMoved(point, finger: finger)
    default: .touchEnded(point, finger: finger)
    }
  }
}
