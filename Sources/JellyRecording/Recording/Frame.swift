/// A control at one moment of a recording.
public struct Frame: Equatable, Sendable {
  /// The time of the frame, in seconds.
  public let time: Double
  /// The outline, in points.
  public let outline: Outline
  /// The control's values, as the members of a JSON object.
  @_spi(Jelly) public let members: [JSONValue.Member]
  /// The raw values of the control's choices by name, such as its phase.
  let choices: [String: Int]
  /// The effects since the frame before.
  public let effects: [String]

  /// The control's values by name: one number each, the raw value of a case such as a phase, or the
  /// numbers of a list, row by row.
  public var values: [String: [Double]] {
    var values: [String: [Double]] = [:]
    for member in members {
      values[member.name] = choices[member.name].map { [Double($0)] } ?? member.value.numbers
    }
    return values
  }

  /// The frame as JSON: `t`, `outline` as SVG path data, `values` and `effects`.
  @_spi(Jelly) public var json: JSONValue {
    [
      "t": .number(time),
      "outline": .string(outline.pathData),
      "values": .object(members),
      "effects": .array(effects.map { .string($0) }),
    ]
  }
}

extension JSONValue {
  /// The numbers in the value, in order.
  fileprivate var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .array(let values): values.flatMap { $0.numbers }
    default: []
    }
  }
}
