/// The tunings that every control has, by name.
public enum TuningName: Int, NamedChoice {
  /// The default: follows the finger and takes its velocity along.
  case standard
  /// The tutorials and libraries of 2015 to the letter.
  case classic
  /// For Reduce Motion: the same states and events, without overshoot, stretch or loops.
  case calm

  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .standard: "standard"
    case .classic: "classic"
    case .calm: "calm"
    }
  }
}

/// How a control feels: numbers, springs and choices that describe themselves.
///
/// A tuning shows its parts to a ``TuningVisitor``, one after another and always in the same order.
/// From that one walk come its soundness, its form in a trace and in a page, the documentation's
/// table, and the random tunings that tests use.
public protocol ElasticTuning: Equatable, Sendable {
  /// The tuning of a name. What no name decides stays as it is here: the curve of a bar's edge.
  func named(_ name: TuningName) -> Self

  /// Shows every part to a visitor, which may change it.
  mutating func show(to visitor: inout some TuningVisitor)
}

extension ElasticTuning {
  /// Whether a control can work with every number of the tuning.
  ///
  /// Then none is NaN, and each lies in the range that the walk states as sound. A control ignores
  /// an event with any other tuning, and cannot be made with one.
  public var isSound: Bool {
    var tuning = self
    var walk = TuningNumbers(nil)
    tuning.show(to: &walk)
    return walk.flaw < 0
  }
}

/// What a number of a tuning is measured in.
public enum TuningUnit: Sendable {
  /// A ratio or a share, without a unit.
  case ratio
  /// Points on the screen.
  case points
  /// Points per second.
  case pointsPerSecond
  /// Seconds.
  case seconds
  /// Per second.
  case perSecond
  /// A number of things.
  case count
}

/// Sees the parts of a tuning, one after another, and may change them.
public protocol TuningVisitor {
  /// A number.
  ///
  /// - Parameters:
  ///   - value: The number. Infinity stands for "no limit" where the sound range reaches so far.
  ///   - name: The name of the property.
  ///   - unit: What it is measured in.
  ///   - sensible: What looks right: the range of a slider.
  ///   - step: The smallest change that can be seen: the step of a slider.
  ///   - sound: What a control can work with.
  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: TuningUnit,
    sensible: ClosedRange<Double>, step: Double, sound: ClosedRange<Double>)

  /// Yes or no.
  mutating func flag(_ value: inout Bool, _ name: StaticString)

  /// One of a few.
  mutating func choice<Choice: NamedChoice>(_ value: inout Choice, _ name: StaticString)

  /// A spring; every spring that can be made is sound.
  mutating func spring(_ value: inout DampedSpring, _ name: StaticString)

  /// The parts that follow, up to the matching ``endGroup()``, belong together under a name.
  mutating func beginGroup(_ name: StaticString)

  /// The last group is over.
  mutating func endGroup()
}

extension ClosedRange<Double> {
  /// Sound for a factor that something is divided by.
  static var positive: Self { 1e-3...1e6 }
  /// Sound for a length, a time or a strength.
  static var notNegative: Self { 0...1e6 }
  /// Sound for a length that may have no limit.
  static var upToInfinity: Self { 0...(.infinity) }
  /// Sound for a share of a whole.
  static var share: Self { 0...1 }
  /// Sound for what may point either way.
  static var signed: Self { -1e6...1e6 }
}

extension TuningVisitor {
  /// A limit, as a group of its two numbers.
  mutating func limit(
    _ value: inout SoftLimit, _ name: StaticString, in unit: TuningUnit,
    sensible: ClosedRange<Double>, step: Double
  ) {
    var (free, give) = (value.free, value.give)
    beginGroup(name)
    number(&free, "free", in: unit, sensible: sensible, step: step, sound: .upToInfinity)
    number(&give, "give", in: unit, sensible: sensible, step: step, sound: .notNegative)
    endGroup()
    value = SoftLimit(free: free, give: give)
  }

  /// A number of things.
  mutating func count(
    _ value: inout Int, _ name: StaticString, sensible: ClosedRange<Double>,
    sound: ClosedRange<Double>
  ) {
    var number = Double(value)
    self.number(&number, name, in: .count, sensible: sensible, step: 1, sound: sound)
    // A visitor that leaves the number alone leaves the count alone, whatever it is.
    if number != Double(value) { value = sound.contains(number) ? Int(number) : -1 }
  }
}
