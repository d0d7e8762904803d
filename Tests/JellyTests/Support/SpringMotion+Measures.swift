@_spi(Jelly) @testable import Jelly

extension SpringMotion<Double> {
  /// Returns the energy at `time`, per unit of mass: ½v² + ½ω₀²x².
  ///
  /// It never grows, and is constant without damping.
  func energy(at time: Double) -> Double {
    let (place, speed) = displacement(at: time)
    let stretch = spring.angularFrequency * place
    return 0.5 * (speed * speed + stretch * stretch)
  }

  /// Returns the amplitude R of the oscillation at `time`, R² = x² + ((v + βx)/ω_d)²; nil from ζ =
  /// 1 on.
  ///
  /// It decays exactly as e^(−βt), without the ripple of the oscillation.
  func amplitude(at time: Double) -> Double? {
    let q = spring.signedSquare
    guard q > 0 else { return nil }
    let (place, speed) = displacement(at: time)
    let drift = speed + place * spring.decayRate
    return (place * place + drift * drift / q).squareRoot()
  }

  /// Returns the displacement from the target and the velocity by the formulas, also after the rest
  /// time.
  private func displacement(at time: Double) -> (place: Double, speed: Double) {
    let response = spring.response(after: time - startTime)
    return (response.offset(offset, velocity), response.velocity(offset, velocity))
  }
}
