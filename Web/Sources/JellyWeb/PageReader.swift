import Jelly
import JellyWords

/// Reads a control's fields from numbers in the order in which it asks for them; NaN stands for a
/// missing one.
///
/// Nothing is refused here: a number that is none of a choice counts as missing, and the core keeps
/// lengths sane.
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

  /// Reads the number of a name, whether it is changed, and if so all parts, NaN for what stays.
  mutating func tuning<Tuning: ElasticTuning>(of base: Tuning) -> Tuning {
    let named = base.named(choice("tuning", or: .standard))
    guard take() == 1 else { return named }
    var tuning = named
    var walk = TuningNumbers(next)
    tuning.show(to: &walk)
    // A page asks first; a tuning with a flaw would stop the page's program.
    return walk.flaw < 0 ? tuning : named
  }
}

extension Double {
  /// The number as an index or a count, whatever number JavaScript gives; nil for NaN.
  fileprivate var index: Int? {
    guard self == self else { return nil }
    return self > 0 ? Int(Swift.min(self, 1e6)) : 0
  }
}
