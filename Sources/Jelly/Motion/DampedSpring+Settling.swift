extension DampedSpring {
  /// The time after which the offset never again exceeds `tolerance`: never too short.
  ///
  /// A spring that creeps moves as e^(−λt)·(x₀ + u·S), u = v₀ + λx₀, where S only grows; one that
  /// swings stays within e^(−βt)·√(|x₀|² + |u/ω_d|²) and within e^(−βt)·(|x₀| + |u|·t). Time goes
  /// with the logarithm of what has to decay, so it is cheap to be close.
  ///
  /// - Parameters:
  ///   - offset: x₀, the way from the target, in points.
  ///   - velocity: v₀, in points per second.
  ///   - tolerance: In points; positive.
  /// - Returns: Seconds; 0 where the bound holds from the start, infinity for an undamped spring
  ///   that swings wider than the tolerance.
  public func settlingTime<Value: ElasticValue>(
    offset: Value, velocity: Value, tolerance: Double
  ) -> Double {
    let q = signedSquare
    let sigma = q < 0 ? (-q).squareRoot() : 0
    // The slower rate, β − σ without the cancellation.
    let rate = angularFrequency * angularFrequency / (decayRate + sigma)
    let drift = velocity + offset * (q < 0 ? rate : decayRate)
    func time(for amplitude: Double, at rate: Double) -> Double {
      Elementary.log(max(amplitude / tolerance, 1)) / rate
    }
    if q > 0 {
      let start = offset.magnitude
      let swing = drift.magnitude / q.squareRoot()
      let amplitude = (start * start + swing * swing).squareRoot()
      guard decayRate > 0 else { return amplitude > tolerance ? .infinity : 0 }
      var t = time(for: amplitude, at: decayRate)
      // If nothing crosses after t, nothing does after ln((|x₀| + |u|·t)/ε)/β either.
      for _ in 0..<4 { t = min(t, time(for: start + drift.magnitude * t, at: decayRate)) }
      return t
    }
    /// |x₀ + u·S| with S = (1 − e^(−2σt))/2σ, or t at critical damping.
    func reach(at t: Double) -> Double {
      let s = sigma > 0 ? -Elementary.expm1(-2 * sigma * t) / (2 * sigma) : t
      return (offset + drift * s).magnitude
    }
    // Surely past the last crossing: λt/2 < e^(λt/2), so half of the decay pays for the growth.
    var t = time(for: offset.magnitude + 2 * drift.magnitude / rate, at: rate / 2)
    guard max(reach(at: 0), reach(at: t)) > tolerance else { return 0 }
    // Between an earlier time and t the reach is at most the larger of its two ends: if nothing
    // crosses after t, nothing does after that has decayed, nor before it came to the earlier time.
    while true {
      let earlier = 0.7 * t
      let decayed = time(for: max(reach(at: earlier), reach(at: t)), at: rate)
      let next = max(earlier, decayed)
      guard next < 0.999 * t else { return min(next, t) }
      t = next
    }
  }
}
