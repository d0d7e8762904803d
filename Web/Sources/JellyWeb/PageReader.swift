@_spi(Jelly) import Jelly
import JellyWords

/// A reader of a control's fields from numbers, in the order in which the control reads them.
///
/// NaN means that a field is missing. There are no errors: a number that is no case of a choice
/// counts as missing, and the core limits lengths.
struct PageReader: WordReader {
  typealias Problem = Never

  private var next: Numbers

  init(at numbers: Numbers) {
    next = numbers
  }

  private mutating func take() -> Double {
    defer { next += 1 }
    return next.pointee
  }

  mutating func number(_ name: StaticString, or standard: Double?) -> Double {
    let number = take()
    return number == number ? number : standard ?? 0
  }

  mutating func count(_ name: StaticString, or standard: Int?) -> Int {
    take().index ?? standard ?? 0
  }

  mutating func flag(_ name: StaticString, or standard: Bool?) -> Bool {
    let number = take()
    return number == number ? number != 0 : standard ?? false
  }

  mutating func choice<Choice: NamedChoice>(
    _ name: StaticString, or standard: Choice?
  ) -> Choice {
    take().index.flatMap(Choice.init) ?? standard ?? Choice(rawValue: 0).unsafelyUnwrapped
  }

  mutating func point(isOptional: Bool) -> Vector2 {
    let x = take()
    return Vector2(x, take())
  }

  mutating func size(canBeFlat: Bool) -> Vector2 { point(isOptional: false) }

  mutating func settings<Settings: JellySettings>(from settings: Settings) -> Settings {
    var settings = settings
    read { settings.show(to: &$0) }
    return settings
  }

  /// Reads the number of a name, whether the tuning is changed, and if so all parts; NaN keeps a
  /// part.
  mutating func tuning<Tuning: JellyTuning>() -> Tuning {
    let named = Tuning.named(choice("tuning", or: .standard))
    guard take() == 1 else { return named }
    var tuning = named
    // A page checks first: a tuning that is not sound would stop the program.
    return read { tuning.show(to: &$0) } < 0 ? tuning : named
  }

  /// Shows fields to a visitor that changes them by the next numbers; NaN keeps a field.
  ///
  /// - Returns: The index of the first number that is not sound, or −1.
  @discardableResult
  mutating func read(_ show: (inout FieldNumbers) -> Void) -> Int {
    var fields = FieldNumbers(next)
    show(&fields)
    next += fields.count
    return fields.flaw
  }
}

extension Double {
  /// The number as an index or a count, for any number that JavaScript gives; nil for NaN.
  fileprivate var index: Int? {
    guard self == self else { return nil }
    return self > 0 ? Int(Swift.min(self, 1e6)) : 0
  }
}
