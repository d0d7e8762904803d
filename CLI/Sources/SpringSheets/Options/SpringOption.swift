import Jelly
import JellyWords

/// An option with a number that describes a spring or its motion.
package enum SpringOption: String, CaseIterable, Sendable {
  case mass, stiffness, damping
  case response
  case dampingRatio = "damping-ratio"
  case duration, bounce
  case settlingDuration = "settling-duration"
  case epsilon
  case uikitDuration = "uikit-duration"
  case decay, frequency, seconds
  case angularFrequency = "angular-frequency"
  case from, to, velocity
  case error

  /// The option with a name: `damping-ratio`, or `dampingRatio` as in the result.
  package init?(name: String) {
    guard let option = Self(rawValue: name) ?? Self.words[name] else { return nil }
    self = option
  }

  private static let words = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// The range of the number; for the numbers of a dialect it is the core's.
  var bounds: ClosedRange<Double> {
    switch self {
    case .bounce: -1...1e9
    case .epsilon: 1e-9...0.5
    case .from, .to, .velocity: -1e12...1e12
    case .error: 1e-5...0.5
    case .mass, .stiffness, .damping, .response, .dampingRatio, .duration, .settlingDuration,
      .uikitDuration, .decay, .frequency, .seconds, .angularFrequency:
      Self.dialectBounds["\(self)"] ?? 0...1e9
    }
  }

  private static let dialectBounds: [String: ClosedRange<Double>] = {
    var bounds: [String: ClosedRange<Double>] = [:]
    while let number = SpringNumber(rawValue: bounds.count) {
      bounds["\(number.name)"] = number.bounds
    }
    return bounds
  }()

  /// Whether the number may be 0.
  var allowsZero: Bool { bounds.contains(0) }
}
