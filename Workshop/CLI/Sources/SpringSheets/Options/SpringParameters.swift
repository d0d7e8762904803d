@_spi(Jelly) import Jelly
@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellySchema

extension SpringParameters {
  /// The required options of the set; the first one that is not in another set identifies it.
  var required: [SpringOption] {
    names.compactMap(SpringOption.init(name:))
  }

  /// Every option of the set.
  var known: [SpringOption] { self == .settling ? required + [.epsilon] : required }

  /// The set of parameters of the options, and the first option that identifies it.
  static func spoken(
    in options: SpringOptions
  ) throws(OptionError) -> (parameters: SpringParameters, lead: SpringOption) {
    let given = SpringOption.allCases.filter { option in
      options[option] != nil && all.contains { $0.known.contains(option) }
    }
    guard let first = given.first else { throw OptionError("", .unknownSpring) }
    let shared = SpringOption.dampingRatio
    guard let lead = given.first(where: { $0 != shared }),
      let parameters = all.first(where: { $0.known.contains(lead) })
    else {
      let needs = all.filter { $0.known.contains(shared) }.compactMap { $0.required.first }
      throw OptionError(first, .alone(needs: needs))
    }
    if let stranger = given.first(where: { !parameters.known.contains($0) }) {
      throw OptionError(stranger, .clash(with: lead))
    }
    return (parameters, lead)
  }
}

extension SpringSheet {
  /// The sheet of the spring that the options describe.
  package init(_ options: SpringOptions) throws(OptionError) {
    let (parameters, lead) = try SpringParameters.spoken(in: options)
    func number(_ option: SpringOption) throws(OptionError) -> Double {
      try options.required(option, beside: lead)
    }
    var kick = 0.0
    let spring: DampedSpring
    switch parameters {
    case .settling:
      spring = DampedSpring(
        settlingDuration: try number(.settlingDuration), dampingRatio: try number(.dampingRatio),
        epsilon: options[.epsilon] ?? 0.001)
    case .keyframe:
      let curve = KeyframeSpring(
        decay: try number(.keyframeDecay), frequency: try number(.keyframeFrequency),
        duration: try number(.keyframeDuration))
      spring = curve.spring
      kick = curve.initialVelocity
    case .physical:
      // As in Core Animation, SwiftUI and react-spring; a trace contains all three.
      spring = DampedSpring(
        mass: options[.mass] ?? 1, stiffness: try number(.stiffness), damping: try number(.damping))
    case .response, .duration, .uikit, .angular:
      let numbers = try parameters.required.map { option throws(OptionError) in try number(option) }
      spring = parameters.spring(numbers[0], numbers[1], 0)
    }
    let isUsable =
      spring.angularFrequency > 1e-9 && spring.angularFrequency < 1e9 && spring.dampingRatio < 1e9
    if !isUsable, let epsilon = options[.epsilon] {
      throw OptionError(.epsilon, .tooLarge(epsilon))
    }
    guard isUsable else { throw OptionError(lead, .extreme(spring)) }
    let (from, to) = (options[.from] ?? 0, options[.to] ?? 1)
    // A double cannot hold shares of a shorter distance.
    guard from == to || abs(to - from) >= 1e-12 else { throw OptionError(.to, .tooNear(to)) }
    self.init(
      spring, given: options, from: from, to: to,
      velocity: options[.velocity] ?? (to - from) * kick)
  }
}
