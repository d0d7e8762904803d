@_spi(Jelly) import JellyRecording

extension SpringSheet {
  /// Timing parameters for a property animator, which then ignores its own duration.
  func uiKit() throws(OptionError) -> String {
    let velocity = try relativeVelocity(for: .uikit).numberText
    let caution =
      dampingRatio > 1 ? "\n// Over-damped: beneath UIKit it may be run as critically damped." : ""
    return """
      // \(summary).\(caution)
      let timing = UISpringTimingParameters(
        mass: \(mass.numberText), stiffness: \(stiffness.numberText), \
        damping: \(damping.numberText),
        // Whole distances a second, positive towards the target; 0 along an axis that stands still.
        initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))
      // The spring determines the duration.
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
      """
  }
}
