@_spi(Jelly) import Jelly

extension JellyTuning where Self: FieldVisitable {
  /// Swift code that makes this tuning of a control, whose type is `type`: one line, and one more
  /// for each part that differs from the named tuning that has most in common with it.
  func swiftSource(of type: String) -> String {
    let (name, changes) = changes
    let start = "\(type).Tuning.\(name.name)"
    guard !changes.isEmpty else { return "let tuning = \(start)\n" }
    return "var tuning = \(start)\n"
      + changes.map { "tuning.\($0.path.joined(separator: ".")) = \($0.value.swiftSource)\n" }
      .joined()
  }
}

extension TuningPart.Value {
  /// The value as Swift code.
  fileprivate var swiftSource: String {
    switch self {
    case .number(let number, let unit, _, _, _):
      unit == .count ? "\(Int(number))" : number < .infinity ? "\(number)" : ".infinity"
    case .flag(let flag): "\(flag)"
    case .choice(let name, _): ".\(name)"
    case .spring(let spring):
      "DampedSpring("
        + (spring.hasExactResponse
          ? "response: \(spring.response)" : "angularFrequency: \(spring.angularFrequency)")
        + ", dampingRatio: \(spring.dampingRatio))"
    }
  }
}
