public import Jelly

/// A control that introduces itself: its name, settings, events, effects and values.
///
/// This is the one place where a control says what it is called and what can be said to it. Traces,
/// pages, help texts and the documentation's tables read it from here.
public protocol DescribedControl: ElasticControl {
  /// The control's name: `jelly-bar`.
  static var name: StaticString { get }

  /// Whether the control may have no height at rest.
  static var canBeFlat: Bool { get }

  /// Makes a control at rest from its settings; what is missing is as in the core's initialiser.
  static func make<Reader: WordReader>(
    size: Vector2, reading words: inout Reader
  ) throws(Reader.Problem) -> Self

  /// Reads the tuning of a `tuned` event.
  func tuning<Reader: WordReader>(reading words: inout Reader) throws(Reader.Problem) -> Tuning

  /// The name of an event that not every control has, by its number from 0 on; nil beyond the last.
  static func ownEventName(_ number: Int) -> StaticString?

  /// Reads an event that not every control has. What is missing is as in the control's settings.
  func ownEvent<Reader: WordReader>(
    _ number: Int, reading words: inout Reader
  ) throws(Reader.Problem) -> Event

  /// The name of an effect by its number from 0 on; nil beyond the last.
  static func effectName(_ number: Int) -> StaticString?

  /// An effect's number, and which of several things it is about.
  static func number(of effect: Effect) -> (number: Int, detail: Int?)

  /// The name of a part of the drawing by its number from 1 on, for a host that draws parts apart;
  /// nil beyond the last. 0 is the whole outline.
  static func partName(_ number: Int) -> StaticString?

  /// Draws a part as it is at `time`: 0 is the whole outline.
  func draw(part number: Int, at time: Double, into path: inout some PathBuilder)

  /// Says what only events change, for a host that lays parts out: places and sizes, in points.
  func sayLayout(to writer: inout some ValueWriter)

  /// Says what the control shows beside its outline at `time`, always in the same order.
  func say(at time: Double, to writer: inout some ValueWriter)
}

extension DescribedControl {
  /// A control has a height at rest.
  public static var canBeFlat: Bool { false }

  /// Most controls have no parts to lay out.
  public func sayLayout(to writer: inout some ValueWriter) {}

  /// Most controls are drawn in one part.
  public static func partName(_ number: Int) -> StaticString? { nil }

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

  /// Reads the event of a number.
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

/// The names of a finger's events, which start the list of every control that a finger can hold.
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
    // Where the finger was when it was taken away may be said, and does not matter.
    let point = try words.point(isOptional: number == 3)
    return switch number {
    case 0: .touchBegan(point)
    case 1: .touchMoved(point)
    case 2: .touchEnded(point)
    default: .touchCancelled
    }
  }
}

/// The way in which text runs, and with it whatever has a left and a right.
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
