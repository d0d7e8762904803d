/// The names of the tunings that every control has.
public enum TuningName: Int, NamedChoice {
  /// The default: the control follows the finger and continues with its velocity.
  case standard
  /// More liquid than standard: more of the shape gives way, and it rings longer.
  case liquid
  /// The look and feel of the tutorials and libraries of 2015, number for number.
  case classic
  /// For Reduce Motion: the same states and events without overshoot, stretch or loops.
  case calm

  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .standard: "standard"
    case .liquid: "liquid"
    case .classic: "classic"
    case .calm: "calm"
    }
  }
}

/// The numbers, springs and choices that decide how a control feels, with a description of each.
///
/// A tuning shows its parts to a ``TuningVisitor``, one after another and always in the same order.
/// One such visit each checks whether the tuning is sound, reads and writes it in a trace or a
/// page, fills the documentation's table, and makes the random tunings of the tests.
public protocol ElasticTuning: Equatable, Sendable {
  /// The tuning with a name. The curve of a bar's edge, which no name decides, stays as it is here.
  func named(_ name: TuningName) -> Self

  /// The curve of an edge, which no name decides and which is no part; nil for a tuning without
  /// one.
  var edgeCurve: JellyBar.Edge? { get }

  /// Shows every part to a visitor, which may change it.
  mutating func show(to visitor: inout some TuningVisitor)
}

extension ElasticTuning {
  /// Most tunings have no edge.
  public var edgeCurve: JellyBar.Edge? { nil }

  /// Whether a control can work with every number of the tuning.
  ///
  /// In a sound tuning no number is NaN, and each lies in the range that ``show(to:)`` calls sound.
  /// A control ignores an event with any other tuning, and its initialiser traps on one.
  public var isSound: Bool {
    var tuning = self
    var walk = TuningNumbers(nil)
    tuning.show(to: &walk)
    return walk.flaw < 0
  }
}

/// The unit of a number of a tuning.
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

/// A visitor of the parts of a tuning, which sees them one after another and may change them.
///
/// Conform to it to build an editor, a file format or a table of tunings.
public protocol TuningVisitor {
  /// Visits a number.
  ///
  /// - Parameters:
  ///   - value: The number. Infinity means "no limit" if the sound range contains it.
  ///   - name: The name of the property.
  ///   - unit: The number's unit.
  ///   - sensible: The range that looks right, for a slider.
  ///   - step: The smallest change that can be seen, for a slider.
  ///   - sound: The range that a control can work with.
  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: TuningUnit,
    sensible: ClosedRange<Double>, step: Double, sound: ClosedRange<Double>)

  /// Visits a choice between true and false.
  mutating func flag(_ value: inout Bool, _ name: StaticString)

  /// Visits a choice among a few cases.
  mutating func choice<Choice: NamedChoice>(_ value: inout Choice, _ name: StaticString)

  /// Visits a spring; every spring that can be made is sound.
  mutating func spring(_ value: inout DampedSpring, _ name: StaticString)

  /// Begins a group: the parts that follow, up to the matching ``endGroup()``, belong together.
  mutating func beginGroup(_ name: StaticString)

  /// Ends the group that was begun last.
  mutating func endGroup()
}

extension ClosedRange<Double> {
  /// The sound range of a number that is a divisor.
  static var positive: Self { 1e-3...1e6 }
  /// The sound range of a length, a time or a strength.
  static var notNegative: Self { 0...1e6 }
  /// The sound range of a length that may have no limit.
  static var upToInfinity: Self { 0...(.infinity) }
  /// The sound range of a share of a whole.
  static var share: Self { 0...1 }
  /// The sound range of a number with a sign.
  static var signed: Self { -1e6...1e6 }
}

extension TuningVisitor {
  /// Visits a limit, as a group of its two numbers.
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

  /// Visits a number of things, as a number without a fraction.
  mutating func count(
    _ value: inout Int, _ name: StaticString, sensible: ClosedRange<Double>,
    sound: ClosedRange<Double>
  ) {
    var number = Double(value)
    self.number(&number, name, in: .count, sensible: sensible, step: 1, sound: sound)
    // If the visitor does not change the number, the count stays the same, even one that is not
    // sound.
    if number != Double(value) { value = sound.contains(number) ? Int(number) : -1 }
  }
}
