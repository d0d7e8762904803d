/// A number that says something about a spring or its way, by the name of its option.
package enum SpringOption: String, CaseIterable, Sendable {
  case mass, stiffness, damping
  case response
  case dampingRatio = "damping-ratio"
  case duration, bounce
  case settlingDuration = "settling-duration"
  case epsilon
  case uikitDuration = "uikit-duration"
  case decay, frequency, seconds
  case from, to, velocity
  case error

  /// The option of a name: `damping-ratio`, or `dampingRatio` as the result writes it.
  package init?(name: String) {
    guard let option = Self(rawValue: name) ?? Self.words[name] else { return nil }
    self = option
  }

  private static let words = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// Which numbers it can be.
  ///
  /// Within them no product of two overflows, and no ratio of two is lost.
  var bounds: ClosedRange<Double> {
    switch self {
    case .mass, .stiffness, .decay, .frequency: 1e-9...1e9
    case .response, .duration, .settlingDuration, .uikitDuration, .seconds: 1e-8...1e9
    case .damping, .dampingRatio: 0...1e9
    case .bounce: -1...1e9
    case .epsilon: 1e-9...0.5
    case .from, .to, .velocity: -1e12...1e12
    case .error: 1e-5...0.5
    }
  }

  /// Whether it may be 0.
  var allowsZero: Bool { bounds.contains(0) }
}
