/// The numbers that were given; each is checked alone.
package struct SpringOptions: Equatable, Sendable {
  private var numbers: [SpringOption: Double] = [:]

  /// Creates options without numbers.
  package init() {}

  /// The number that was given for an option; nil if there is none.
  package subscript(option: SpringOption) -> Double? { numbers[option] }

  /// Adds a number.
  package mutating func set(_ option: SpringOption, to number: Double) throws(OptionError) {
    guard option.bounds.contains(number) else {
      throw OptionError(option, .outOfRange(option.bounds, number))
    }
    numbers[option] = number
  }

  /// The number of an option that is needed beside another one.
  func required(_ option: SpringOption, beside other: SpringOption) throws(OptionError) -> Double {
    guard let number = numbers[option] else { throw OptionError(option, .missing(beside: other)) }
    return number
  }
}
