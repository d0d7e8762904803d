/// A control at one moment of a recording.
public struct Frame: Equatable, Sendable {
  /// The time of the frame, in seconds.
  public let time: Double
  /// The outline, in points.
  public let outline: Outline
  /// The control's values, as the members of a JSON object.
  public let values: [JSONValue.Member]
  /// The effects since the frame before.
  public let effects: [String]

  /// The frame as JSON: `t`, `outline` as SVG path data, `values` and `effects`.
  public var json: JSONValue {
    [
      "t": .number(time),
      "outline": .string(outline.pathData),
      "values": .object(values),
      "effects": .array(effects.map { .string($0) }),
    ]
  }
}
