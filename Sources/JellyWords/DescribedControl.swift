public import Jelly

/// A control that introduces itself: its name, settings, events, effects and values.
///
/// This is the only place that has a control's name and the names of its settings, events, effects
/// and values. Traces, pages, help texts and the documentation's tables read them from here.
/// Conform a control to it to record it in traces and to use it in a page.
public protocol DescribedControl: ElasticControl {
  /// The control's name: `jelly-bar`.
  static var name: StaticString { get }

  /// Whether the control may have no height at rest.
  static var canBeFlat: Bool { get }

  /// Makes a control at rest from its settings; a missing setting has the default of the core's
  /// initialiser.
  static func make<Reader: WordReader>(
    size: Vector2, reading words: inout Reader
  ) throws(Reader.Problem) -> Self

  /// Reads the tuning of a `tuned` event.
  func tuning<Reader: WordReader>(reading words: inout Reader) throws(Reader.Problem) -> Tuning

  /// The name of an event of this kind of control, by its number from 0 on; nil beyond the last.
  static func ownEventName(_ number: Int) -> StaticString?

  /// Reads an event of this kind of control; a missing field has the control's present setting.
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
    picture.part(0, ink: .body, opacity: 1)
  }

  /// Draws the whole outline.
  public func draw(part number: Int, at time: Double, into path: inout some PathBuilder) {
    draw(at: time, into: &path)
  }

  /// Reads the tuning of a `tuned` event.
  public func tuning<Reader: WordReader>(
    reading words: inout Reader
  ) throws(Reader.Problem) -> Tuning {
    try words.tuning(of: tuning)
  }

  /// The name of an event by its number from 0 on; nil beyond the last.
  public static func eventName(_ number: Int) -> StaticString? {
    switch number {
    case 0: "tuned"
    case 1: "resized"
    default: ownEventName(number - 2)
    }
  }

  /// Reads the event with a number.
  public func event<Reader: WordReader>(
    _ number: Int, reading words: inout Reader
  ) throws(Reader.Problem) -> Event {
    switch number {
    case 0: .tuned(try tuning(reading: &words))
    case 1: .resized(try words.size(canBeFlat: Self.canBeFlat))
    default: try ownEvent(number - 2, reading: &words)
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

/// The direction of text, which also decides what is left and what is right in a control.
enum ReadingDirection: Int, NamedChoice {
  case leftToRight
  case rightToLeft

  init(isRightToLeft: Bool) { self = isRightToLeft ? .rightToLeft : .leftToRight }

  var isRightToLeft: Bool { self == .rightToLeft }

  var name: StaticString {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}
