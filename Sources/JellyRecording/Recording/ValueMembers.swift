@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// A writer that collects a control's values as the members of a JSON object.
struct ValueMembers: ValueWriter {
  private(set) var members: [JSONValue.Member] = []
  /// The raw value of each choice.
  private(set) var choices: [String: Int] = [:]

  mutating func write(_ name: StaticString, _ number: Double) {
    members.append(JSONValue.Member("\(name)", .number(number)))
  }

  mutating func write<Choice: NamedCase>(_ name: StaticString, _ choice: Choice) {
    members.append(JSONValue.Member("\(name)", .string("\(choice.name)")))
    choices["\(name)"] = choice.rawValue
  }

  mutating func write(
    _ name: StaticString, count: Int, width: Int, _ row: (Int) -> SIMD4<Double>
  ) {
    let rows: [JSONValue] = (0..<count).map { index in
      let row = row(index)
      let numbers: [JSONValue] = (0..<width).map { .number(row[$0]) }
      return numbers.count == 1 ? numbers[0] : .array(numbers)
    }
    members.append(JSONValue.Member("\(name)", .array(rows)))
  }
}
