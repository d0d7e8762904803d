@_spi(Jelly) import Jelly
@_spi(Jelly) import JellyRecording

extension TuningPart {
  /// The part as JSON: its path, kind and value, and what a slider needs.
  var description: JSONValue {
    let path = JSONValue.string(path.joined(separator: "."))
    switch value {
    case .number(_, let unit, let recommended, let step, let valid):
      return [
        "path": path, "kind": "number", "value": value.json, "unit": .string(unit.text),
        "recommended": recommended.json, "step": .number(step), "valid": valid.json,
      ]
    case .flag: return ["path": path, "kind": "flag", "value": value.json]
    case .choice(_, let names):
      return [
        "path": path, "kind": "choice", "value": value.json,
        "names": .array(names.map { .string($0) }),
      ]
    case .spring:
      return [
        "path": path, "kind": "spring", "value": value.json,
        "dampingRatios": DampedSpring.recommendedDampingRatios.json,
      ]
    }
  }
}

extension ClosedRange<Double> {
  /// The two ends; null stands for infinity.
  fileprivate var json: JSONValue {
    [.number(lowerBound), upperBound < .infinity ? .number(upperBound) : .null]
  }
}

extension FieldUnit {
  /// The unit as a sign; empty for a ratio or a count.
  fileprivate var text: String {
    switch self {
    case .ratio, .count: ""
    case .points: "pt"
    case .pointsPerSecond: "pt/s"
    case .seconds: "s"
    case .perSecond: "1/s"
    case .radians: "rad"
    }
  }
}
