public import Jelly

extension ElasticTemplate: DescribedControl {
  /// `elastic-template`.
  public static var name: StaticString { "elastic-template" }

  /// Makes a pill at rest from its `tuning`.
  public static func make<Reader: WordReader>(
    size: Vector2, reading words: inout Reader
  ) throws(Reader.Problem) -> Self {
    let standard = Self(size: size)
    return Self(size: size, tuning: try standard.tuning(reading: &words))
  }

  /// The names of a pill's own events.
  public static func ownEventName(_ number: Int) -> StaticString? {
    switch number {
    case 0: "pressed"
    case 1: "released"
    default: nil
    }
  }

  /// Reads one of a pill's own events.
  public func ownEvent<Reader: WordReader>(
    _ number: Int, reading words: inout Reader
  ) throws(Reader.Problem) -> Event {
    number == 0 ? .pressed : .released
  }

  /// The names of a pill's effects.
  public static func effectName(_ number: Int) -> StaticString? {
    switch number {
    case 0: "held"
    case 1: "let-go"
    default: nil
    }
  }

  /// An effect's number.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .held: (0, nil)
    case .letGo: (1, nil)
    }
  }

  /// Writes how far the sides are outside of their rest, in points.
  public func say(at time: Double, to writer: inout some ValueWriter) {
    writer.write("swelling", swelling(at: time))
  }
}
