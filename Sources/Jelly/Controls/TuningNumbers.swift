/// Changes a tuning by numbers in the order of its walk, and looks whether all are sound.
///
/// This is how a page hands a tuning over, without text. NaN leaves a part as it is. A flag is 0 or
/// 1, a choice its raw value. A spring takes four numbers: the raw value of its
/// ``SpringDialect``, then that dialect's own, of which there are two or three.
public struct TuningNumbers: TuningVisitor {
  /// The place of the first number that is not sound, or that is out of its dialect's range; −1 if
  /// there is none.
  public private(set) var flaw = -1
  private let numbers: UnsafePointer<Double>?
  private var place = 0

  /// Begins a walk.
  ///
  /// - Parameter numbers: One for each part, four for a spring; nil to change nothing and only look
  ///   whether the tuning is sound.
  public init(_ numbers: UnsafePointer<Double>?) {
    self.numbers = numbers
  }

  /// The next number, or what was there before; takes down a flaw.
  @inline(never)
  private mutating func take(or old: Double, from least: Double, to most: Double) -> Double {
    var number = old
    if let given = numbers?[place], given == given { number = given }
    // A comparison with NaN is false.
    if !(number >= least && number <= most), flaw < 0 { flaw = place }
    place += 1
    return number
  }

  /// Takes a number.
  public mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: TuningUnit,
    sensible: ClosedRange<Double>, step: Double, sound: ClosedRange<Double>
  ) {
    value = take(or: value, from: sound.lowerBound, to: sound.upperBound)
  }

  /// Takes 0 or 1.
  public mutating func flag(_ value: inout Bool, _ name: StaticString) {
    value = take(or: value ? 1 : 0, from: 0, to: 1) != 0
  }

  /// Takes the raw value of a case.
  public mutating func choice<Choice: NamedChoice>(_ value: inout Choice, _ name: StaticString) {
    let number = take(or: Double(value.rawValue), from: 0, to: 255)
    if flaw < 0 { value = Choice(rawValue: Int(number)) ?? value }
  }

  /// Takes a dialect and its numbers.
  @inline(never)
  public mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {
    let start = place
    defer { place = start + 4 }
    let kind = take(or: -1, from: -1, to: 255)
    guard flaw < 0, let dialect = SpringDialect(rawValue: Int(kind)) else { return }
    var values = SIMD4<Double>()
    for index in 0..<dialect.count {
      let bounds = dialect.number(index).bounds
      values[index] = take(or: .nan, from: bounds.lowerBound, to: bounds.upperBound)
    }
    if flaw < 0 { value = dialect.spring(values[0], values[1], values[2]) }
  }

  /// Groups have no numbers of their own.
  public mutating func beginGroup(_ name: StaticString) {}
  /// Groups have no numbers of their own.
  public mutating func endGroup() {}
}
