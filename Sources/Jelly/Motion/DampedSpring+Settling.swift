extension DampedSpring {
  /// The time after which the offset never again exceeds `tolerance`: never too short.
  ///
  /// From the bounds, with u = v₀ + λx₀ and λ the slower rate of decay,
  ///
  ///     |x(t)| ≤ e^(−λt)·(|x₀| + |u|·min(t, 1/ω))      ω = ω_d below ζ = 1, 2σ above
  ///     |x(t)| ≤ e^(−βt)·√(|x₀|² + |u/ω_d|²)            below ζ = 1
  ///
  /// the better of the two. Time grows with the logarithm of what has to decay, so it is cheap to
  /// be exact about it; solving the first bound takes a few rounds from above.
  ///
  /// - Parameters:
  ///   - offset: |x₀|, the distance from the target, in points; not negative.
  ///   - velocity: v₀, in points per second.
  ///   - tolerance: In points; positive.
  /// - Returns: Seconds; 0 where the bound holds from the start, infinity for an undamped spring
  ///   that swings wider than the tolerance.
  public func settlingTime<Value: ElasticValue>(
    offset: Value, velocity: Value, tolerance: Double
  ) -> Double {
    let beta = decayRate
    let q = signedSquare
    let frequency = (q < 0 ? -q : q).squareRoot()
    let rate = q < 0 ? angularFrequency * angularFrequency / (beta + frequency) : beta
    let drift = (velocity + offset * rate).magnitude
    let start = offset.magnitude
    // How long |u|·t may grow before the sine, or the faster root, caps it.
    let cap = frequency > 0 ? 1 / (q < 0 ? 2 * frequency : frequency) : .infinity
    guard start + drift > 0 else { return 0 }
    guard rate > 0 else {
      let swing = drift * cap
      return (start * start + swing * swing).squareRoot() > tolerance ? .infinity : 0
    }
    func time(for amplitude: Double) -> Double {
      amplitude > tolerance ? Elementary.log(amplitude / tolerance) / rate : 0
    }
    var envelope = Double.infinity
    if q > 0 {
      let swing = drift / frequency
      envelope = time(for: (start * start + swing * swing).squareRoot())
    } else if q < 0 {
      envelope = time(for: start + drift * cap)
    }
    // If nothing crosses after t, nothing crosses after ln((|x₀| + |u|·t)/ε)/λ either: each round
    // comes closer to the bound's last crossing and never passes it.
    var t = envelope < .infinity ? envelope : Self.timeBeyond(start, drift, tolerance, rate)
    for _ in 0..<Self.rounds { t = min(t, time(for: start + drift * min(t, cap))) }
    return t
  }

  /// A time that is surely past the last crossing of (|x₀| + |u|·t)·e^(−λt) with the tolerance.
  ///
  /// λt/2 < e^(λt/2), so |u|·t < (2|u|/λ)·e^(λt/2): half of the decay pays for the growth.
  private static func timeBeyond(
    _ start: Double, _ drift: Double, _ tolerance: Double, _ rate: Double
  ) -> Double {
    let amplitude = start + 2 * drift / rate
    return amplitude > tolerance ? 2 * Elementary.log(amplitude / tolerance) / rate : 0
  }

  /// Rounds of the fixed point; each leaves a small share of the last one's surplus.
  private static let rounds = 4
}
