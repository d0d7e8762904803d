/// A visitor that changes fields by a list of numbers, or none, and checks whether all of them are
/// valid.
///
/// It is both the check of every control and the reader of a page: with a type for each, the
/// compiler would write the visit of every value twice (+4 % of the module of all controls).
///
/// A page passes settings, tunings and events in this form, without text. The numbers have the
/// order in which the fields are shown. NaN leaves a field as it is. A flag is 0 or 1, a choice its
/// raw value. A spring takes four numbers: the raw value of its ``SpringParameters``, then the two
/// or three numbers of that set. The tuning of an event takes the number of its name, and 1 if the
/// numbers of its parts follow.
@_spi(Jelly) public struct FieldNumbers: FieldVisitor {
  /// The index of the first number that is not valid, or out of its parameter's range; −1 if all
  /// are valid.
  public private(set) var firstInvalidIndex = -1
  /// A Boolean value that indicates whether no number is NaN, or infinite where its range is not,
  /// and a tuning is valid: an event need not be more, because a control limits its numbers.
  private(set) var areNumbers = true
  /// The number of values that the fields so far have taken.
  public private(set) var count = 0
  private let numbers: UnsafePointer<Double>?

  /// Creates a visitor for one value.
  ///
  /// - Parameter numbers: One number for each field, four for a spring; nil to change nothing and
  ///   only check whether the value is valid.
  public init(_ numbers: UnsafePointer<Double>?) {
    self.numbers = numbers
  }

  /// A page gives the number of each finger.
  public var visitsOmitted: Bool { true }

  /// Returns the next number, or the old one if there is none; stores the first invalid index.
  @inline(never)  // −3,711 B
  private mutating func take(or old: Double, from minimum: Double, to maximum: Double) -> Double {
    var number = old
    if let given = numbers?[count], given == given { number = given }
    // NaN lies in no range, and is equal to nothing.
    if !(maximum < .infinity ? number * 0 == 0 : number == number) { areNumbers = false }
    // A comparison with NaN is false.
    if !(number >= minimum && number <= maximum), firstInvalidIndex < 0 {
      firstInvalidIndex = count
    }
    count += 1
    return number
  }

  /// Replaces a number by the next one.
  public mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    value = take(or: value, from: valid.lowerBound, to: valid.upperBound)
    if unit == .count { value = min(max(value, 0), 1e6) }
  }

  /// Replaces a flag by the next number, 0 or 1.
  public mutating func flag(_ value: inout Bool, _ name: StaticString) {
    value = take(or: value ? 1 : 0, from: 0, to: 1) != 0
  }

  /// Replaces a choice by the case whose raw value is the next number.
  public mutating func choice<Choice: NamedCase>(
    _ value: inout Choice, _ name: StaticString
  ) {
    let number = take(or: Double(value.rawValue), from: 0, to: 255)
    if number >= 0, number <= 255 { value = Choice(rawValue: Int(number)) ?? value }
  }

  /// Replaces a spring by the one that the next four numbers describe.
  public mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {
    let start = count
    defer { count = start + 4 }
    let kind = take(or: -1, from: -1, to: 255)
    guard firstInvalidIndex < 0, let parameters = SpringParameters(rawValue: Int(kind)) else {
      return
    }
    var values = SIMD4<Double>()
    for position in 0..<parameters.count {
      let bounds = parameters.number(position).bounds
      values[position] = take(or: .nan, from: bounds.lowerBound, to: bounds.upperBound)
    }
    if firstInvalidIndex < 0 { value = parameters.spring(values[0], values[1], values[2]) }
  }

  /// Does nothing: a group adds no numbers.
  public mutating func beginGroup(_ name: StaticString) {}
  /// Does nothing: a group adds no numbers.
  public mutating func endGroup() {}

  /// Replaces a tuning by a named one, and changes its parts if all of them are valid then; without
  /// numbers it checks the tuning.
  public mutating func tuning<Tuning: JellyTuning & FieldVisitable>(_ value: inout Tuning) {
    guard numbers != nil else {
      if !value.isValid { areNumbers = false }
      return
    }
    var name = TuningPreset.standard
    choice(&name, "tuning")
    value = .preset(name)
    guard take(or: 0, from: 0, to: 1) == 1 else { return }
    var tuning = value
    let parts = tuning.change(by: numbers.map { $0 + count })
    count += parts.count
    // An event with a tuning that is not valid is ignored, and a new control would trap.
    if parts.firstInvalidIndex < 0 { value = tuning }
  }
}

@_spi(Jelly) extension FieldVisitable {
  /// Changes the fields by a list of numbers, or none, and returns the visitor that has done so.
  @inline(never)  // one copy for each type
  public mutating func change(by numbers: UnsafePointer<Double>?) -> FieldNumbers {
    var visitor = FieldNumbers(numbers)
    accept(&visitor)
    return visitor
  }
}
