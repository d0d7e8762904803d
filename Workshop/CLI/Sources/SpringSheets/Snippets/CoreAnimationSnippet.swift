@_spi(Jelly) import JellyRecording

extension SpringSheet {
  /// A `CASpringAnimation`, whose duration must be set.
  func coreAnimation() throws(OptionError) -> String {
    let velocity = try relativeVelocity(for: .coreanimation)
    var lines = [
      "// \(summary).",
      "let animation = CASpringAnimation(keyPath: \"position.x\")",
      "animation.fromValue = \(from.numberText)",
      "animation.toValue = \(to.numberText)",
      "animation.mass = \(mass.numberText)",
      "animation.stiffness = \(stiffness.numberText)",
      "animation.damping = \(damping.numberText)",
    ]
    if dampingRatio > 1 { lines.append("animation.allowsOverdamping = true  // iOS 17, macOS 14") }
    lines += [
      "// Whole distances a second, positive towards the target.",
      "animation.initialVelocity = \(velocity.numberText)",
    ]
    lines.append(
      dampingRatio > 0
        ? "animation.duration = animation.settlingDuration"
        : "// Without damping it never settles: choose animation.duration.")
    return lines.joined(separator: "\n")
  }
}
