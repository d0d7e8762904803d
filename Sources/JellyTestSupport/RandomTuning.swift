@_spi(Jelly) public import Jelly

@_spi(Jelly) extension SeededGenerator {
  /// A spring of any kind: undamped, underdamped, critical or overdamped; mostly one that looks
  /// right, sometimes the slowest or the fastest possible one.
  public mutating func spring() -> DampedSpring {
    let isBold = chance(0.15)
    return DampedSpring(
      angularFrequency: isBold ? logarithmic(1e-9...1e9) : uniform(3...80),
      dampingRatio: isBold
        ? pick([0, 1, 1 - 1e-15, 1 + 1e-15, logarithmic(1e-9...1e9)])
        : pick([0, 0.1, 1, uniform(0...1), uniform(0...1), uniform(0.9...1.1), 1.5, 4]))
  }

  /// A valid tuning or valid settings with random numbers, choices and springs.
  ///
  ///     let tuning = generator.valid(like: JellyBarBody.Tuning.standard)
  ///
  /// Most numbers look right. Some are at the ends of the valid range, or equal to the given ones.
  public mutating func valid<Fields: FieldVisitable>(like fields: Fields) -> Fields {
    var fields = fields
    var visitor = RandomFieldVisitor(generator: self)
    fields.accept(&visitor)
    self = visitor.generator
    return fields
  }

  /// Settings like the given ones with random fields, sometimes with one that no control can work
  /// with: NaN, infinite or out of range.
  public mutating func settings<Settings: JellySettings & FieldVisitable>(
    like settings: Settings
  ) -> Settings {
    if chance(0.2) { return settings }
    return chance(0.1) ? invalid(like: settings) : valid(like: settings)
  }

  /// Fields like the given ones, except for one number that is not valid.
  public mutating func invalid<Fields: FieldVisitable>(like fields: Fields) -> Fields {
    var fields = fields
    var visitor = SpoilingVisitor(generator: self)
    fields.accept(&visitor)
    // Settings need not have numbers.
    guard visitor.count > 0 else { return fields }
    visitor.spoiled = visitor.generator.pick(Array(0..<visitor.count))
    visitor.count = 0
    fields.accept(&visitor)
    self = visitor.generator
    return fields
  }
}

/// A visitor that replaces each field by a random one.
private struct RandomFieldVisitor: FieldVisitor {
  var generator: SeededGenerator
  /// The probability that a number is taken from the valid range and not from the recommended one.
  private let boldness: Double
  /// The probability that a part stays as it is.
  private let loyalty: Double

  init(generator: SeededGenerator) {
    self.generator = generator
    boldness = self.generator.pick([0, 0, 0.05, 0.3])
    loyalty = self.generator.pick([0.1, 0.5, 0.9])
  }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    if generator.chance(loyalty) { return }
    let number =
      generator.chance(boldness)
      ? anyNumber(recommended: recommended, valid: valid) : generator.uniform(recommended)
    value = min(max(number, valid.lowerBound), valid.upperBound)
  }

  private mutating func anyNumber(
    recommended: ClosedRange<Double>, valid: ClosedRange<Double>
  ) -> Double {
    switch generator.next() % 8 {
    case 0...1: generator.pick([valid.lowerBound, valid.upperBound])
    case 2: generator.pick([recommended.lowerBound, recommended.upperBound])
    case 3: 0
    case 4: generator.sign() * generator.tinyNumber()
    default: generator.sign() * generator.logarithmic(1e-12...1e6)
    }
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) {
    if !generator.chance(loyalty) { value = generator.chance(0.5) }
  }

  mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString) {
    if generator.chance(loyalty) { return }
    var count: UInt64 = 1
    while Choice(rawValue: Int(count)) != nil { count += 1 }
    value = Choice(rawValue: Int(generator.next() % count)) ?? value
  }

  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {
    if !generator.chance(loyalty) { value = generator.spring() }
  }

  mutating func beginGroup(_ name: StaticString) {}
  mutating func endGroup() {}
}

/// A visitor that counts numbers, and makes one of them invalid.
private struct SpoilingVisitor: NumberVisitor {
  var generator: SeededGenerator
  var spoiled: Int?
  var count = 0

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    if count == spoiled {
      let below = [-.infinity, valid.lowerBound - 1].filter { $0 < valid.lowerBound }
      let above = [.infinity, valid.upperBound + 1].filter { $0 > valid.upperBound }
      value = generator.pick([.nan] + below + above)
    }
    count += 1
  }
}
