@_spi(Jelly) import JellyRecording

extension SpringSheet {
  /// A `SpringSimulation`, in units and units per second.
  var flutter: String {
    let tolerance = (Self.settled * distance).rounded(significant: 6).numberText
    return """
      // \(summary).
      final simulation = SpringSimulation(
        const SpringDescription(
          mass: \(mass.numberText),
          stiffness: \(stiffness.numberText),
          damping: \(damping.numberText),
        ),
        \(from.numberText), // start
        \(to.numberText), // end
        \(velocity.numberText), // velocity, in units per second
        tolerance: const Tolerance(distance: \(tolerance), velocity: \(tolerance)),
      );
      // It goes beyond its ends: AnimationController.unbounded.
      controller.animateWith(simulation);
      """
  }
}
