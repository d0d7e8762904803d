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
    guard start + drift > 0 else { return 0 }
    // How long |u|·t may grow before the sine, or the faster root, caps it; how wide the swing is.
    let cap = frequency > 0 ? 1 / (q < 0 ? 2 * frequency : frequency) : .infinity
    let swing =
      q > 0 ? (start * start + drift * drift * cap * cap).squareRoot() : .infinity
    guard rate > 0 else { return swing > tolerance ? .infinity : 0 }
    // Surely past the last crossing: λt/2 < e^(λt/2), so half of the decay pays for the growth.
    var t = 2 * Elementary.log(max((start + 2 * drift / rate) / tolerance, 1)) / rate
    // If nothing crosses after t, nothing crosses after ln((|x₀| + |u|·t)/ε)/λ either: each round
    // comes closer to the bound's last crossing and never passes it.
    for _ in 0..<Self.rounds {
      let amplitude = min(start + drift * min(t, cap), swing)
      t = min(t, Elementary.log(max(amplitude / tolerance, 1)) / rate)
    }
    return t
  }

  /// Rounds towards the bound's last crossing; each leaves about a tenth of the last one's surplus.
  private static var rounds: Int { 5 }
}
