@_spi(Jelly) import JellyRecording

extension SpringSheet {
  /// The two springs of Android, whose mass is 1: stiffness is ω₀², velocity in units per second.
  ///
  /// A view's animation ends at three quarters of the smallest visible change, Compose's at its
  /// threshold: both are set to a thousandth of the distance.
  var android: String {
    let stiffness = (stiffness / mass).numberText
    let ratio = dampingRatio.numberText
    let threshold = Self.settled * distance
    return """
      // \(summary). Views: androidx.dynamicanimation; values and velocity in the property's own
      // unit (pixels).
      val force = SpringForce(\(to.numberText)f)
        .setStiffness(\(stiffness)f)
        .setDampingRatio(\(ratio)f)
      SpringAnimation(FloatValueHolder(\(from.numberText)f))
        .setSpring(force)
        .setStartVelocity(\(velocity.numberText)f)
        .setMinimumVisibleChange(\((threshold / 0.75).rounded(significant: 6).numberText)f)
        .start()

      // Compose: in a coroutine
      Animatable(\(from.numberText)f).animateTo(
        targetValue = \(to.numberText)f,
        animationSpec = spring(
          dampingRatio = \(ratio)f,
          stiffness = \(stiffness)f,
          visibilityThreshold = \(threshold.rounded(significant: 6).numberText)f),
        initialVelocity = \(velocity.numberText)f)
      """
  }
}
