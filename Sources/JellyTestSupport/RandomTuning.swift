public import Jelly

extension SeededGenerator {
  /// A spring of any kind: undamped, swinging, critical or creeping; mostly one that looks right,
  /// sometimes the slowest or the fastest possible one.
  public mutating func spring() -> DampedSpring {
    let isBold = chance(0.15)
    return DampedSpring(
      angularFrequency: isBold ? logarithmic(1e-9...1e9) : uniform(3...80),
      dampingRatio: isBold
        ? pick([0, 1, 1 - 1e-15, 1 + 1e-15, logarithmic(1e-9...1e9)])
        : pick([0, 0.1, 1, uniform(0...1), uniform(0...1), uniform(0.9...1.1), 1.5, 4]))
  }

  /// A sound tuning or sound settings with random numbers, choices and springs.
  ///
  ///     let tuning = generator.sound(like: JellyBarBody.Tuning.standard)
  ///
  /// Most numbers look right. Some are at the ends of the sound range, or equal to the given
  /// ones.
  public mutating func sound<Fields: ShownFields>(like fields: Fields) -> Fields {
    var fields = fields
    var visitor = RandomFieldVisitor(generator: self)
    fields.show(to: &visitor)
    self = visitor.generator
    return fields
  }

  /// Settings like the given ones with random fields, sometimes with one that no control can work
  /// with: NaN, infinite or out of range.
  public mutating func settings<Settings: JellySettings>(like settings: Settings) -> Settings {
    if chance(0.2) { return settings }
    return chance(0.1) ? unsound(like: settings) : sound(like: settings)
  }

  /// Fields like the given ones, except for one number that is not sound.
  public mutating func unsound<Fields: ShownFields>(like fields: Fields) -> Fields {
    var fields = fields
    var visitor = SpoilingVisitor(generator: self)
    fields.show(to: &visitor)
    // Settings may have no numbers.
    guard visitor.count > 0 else { return fields }
    visitor.spoiled = visitor.generator.pick(Array(0..<visitor.count))
    visitor.count = 0
    fields.show(to: &visitor)
    self = visitor.generator
    return fields
  }
}

/// A visitor that replaces each field by a random one.
private struct RandomFieldVisitor: FieldVisitor {
  var generator: SeededGenerator
  /// The probability that a number is taken from the sound range and not from the sensible one.
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
    sensible: ClosedRange<Double>, step: Double, sound: ClosedRange<Double>
  ) {
    if generator.chance(loyalty) { return }
    let number =
      generator.chance(boldness)
      ? anyNumber(sensible: sensible, sound: sound) : generator.uniform(sensible)
    value = min(max(number, sound.lowerBound), sound.upperBound)
  }

  private mutating func anyNumber(
    sensible: ClosedRange<Double>, sound: ClosedRange<Double>
  ) -> Double {
    switch generator.next() % 8 {
    case 0...1: generator.pick([sound.lowerBound, sound.upperBound])
    case 2: generator.pick([sensible.lowerBound, sensible.upperBound])
    case 3: 0
    case 4: generator.sign() * generator.tinyNumber()
    default: generator.sign() * generator.logarithmic(1e-12...1e6)
    }
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) {
    if !generator.chance(loyalty) { value = generator.chance(0.5) }
  }

  mutating func choice<Choice: NamedChoice>(_ value: inout Choice, _ name: StaticString) {
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

/// A visitor that counts numbers, and makes one of them unsound.
private struct SpoilingVisitor: FieldVisitor {
  var generator: SeededGenerator
  var spoiled: Int?
  var count = 0

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    sensible: ClosedRange<Double>, step: Double, sound: ClosedRange<Double>
  ) {
    if count == spoiled {
      let below = [-.infinity, sound.lowerBound - 1].filter { $0 < sound.lowerBound }
      let above = [.infinity, sound.upperBound + 1].filter { $0 > sound.upperBound }
      value = generator.pick([.nan] + below + above)
    }
    count += 1
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) {}
  mutating func choice<Choice: NamedChoice>(_ value: inout Choice, _ name: StaticString) {}
  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {}
  mutating func beginGroup(_ name: StaticString) {}
  mutating func endGroup() {}
}
