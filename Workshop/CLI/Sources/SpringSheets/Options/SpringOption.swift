@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// An option with a number that describes a spring or its motion.
package enum SpringOption: String, CaseIterable, Sendable {
  case mass, stiffness, damping
  case response
  case dampingRatio = "damping-ratio"
  case duration, bounce
  case settlingDuration = "settling-duration"
  case epsilon
  case uikitDuration = "uikit-duration"
  case keyframeDecay = "keyframe-decay"
  case keyframeFrequency = "keyframe-frequency"
  case keyframeDuration = "keyframe-duration"
  case angularFrequency = "angular-frequency"
  case from, to, velocity
  case tolerance

  /// The option with the name of a parameter: `dampingRatio`.
  init?(name: String) {
    guard let option = Self.cases[name] else { return nil }
    self = option
  }

  private static let cases = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// The range of the number; for the parameters of a spring it is that of the core.
  var bounds: ClosedRange<Double> {
    switch self {
    case .epsilon: 1e-9...0.5
    case .from, .to, .velocity: -1e12...1e12
    case .tolerance: 1e-5...0.5
    case .mass, .stiffness, .damping, .response, .dampingRatio, .duration, .bounce,
      .settlingDuration, .uikitDuration, .keyframeDecay, .keyframeFrequency, .keyframeDuration,
      .angularFrequency:
      Self.parameterBounds["\(self)"] ?? 0...1e9
    }
  }

  private static let parameterBounds: [String: ClosedRange<Double>] = {
    var bounds: [String: ClosedRange<Double>] = [:]
    while let number = SpringParameter(rawValue: bounds.count) {
      bounds["\(number.name)"] = number.bounds
    }
    return bounds
  }()
}
