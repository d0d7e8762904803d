import Jelly
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

  mutating func length(_ name: StaticString, or standard: Double?) -> Double {
    number(name, or: standard)
  }

  mutating func span(ifGiven name: StaticString) -> Double? {
    let number = take()
    return number == number ? number : nil
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

  /// Reads the number of a name, whether the tuning is changed, and if so all parts; NaN keeps a
  /// part.
  mutating func tuning<Tuning: ElasticTuning>(of base: Tuning) -> Tuning {
    let named = base.named(choice("tuning", or: .standard))
    guard take() == 1 else { return named }
    var tuning = named
    var walk = TuningNumbers(next)
    tuning.show(to: &walk)
    // A page checks first: a tuning that is not sound would stop the program.
    return walk.flaw < 0 ? tuning : named
  }
}

extension Double {
  /// The number as an index or a count, for any number that JavaScript gives; nil for NaN.
  fileprivate var index: Int? {
    guard self == self else { return nil }
    return self > 0 ? Int(Swift.min(self, 1e6)) : 0
  }
}
