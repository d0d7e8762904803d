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
  @inline(never)
  public func settlingTime<Value: ElasticValue>(
    offset: Value, velocity: Value, tolerance: Double
  ) -> Double {
    signedSquare > 0
      ? swingingTime(offset.magnitude, (velocity + offset * decayRate).magnitude, tolerance)
      : creepingTime(offset, velocity, tolerance)
  }

  /// The time from which on what is let go at `time` counts as arrived.
  ///
  /// At the very time at which it is let go it is where it was, so that nothing jumps: what starts
  /// within the tolerance has arrived half of the way later, and what is faster than the clock at
  /// the clock's next tick.
  func restTime<Value: ElasticValue>(
    from time: Double, offset: Value, velocity: Value, tolerance: Double
  ) -> Double {
    let way = offset.magnitude
    // Far below what can be seen it does count as arrived at once.
    let nearest = max(min(way / 2, tolerance), tolerance * Self.leastWay)
    let settling = settlingTime(
      offset: offset, velocity: velocity, tolerance: way > 0 ? nearest : tolerance)
    return settling > 0 ? max(time + settling, time.nextUp) : time
  }

  /// The share of the tolerance within which a start counts as arrived at once.
  private static let leastWay = 1e-7

  private func swingingTime(_ start: Double, _ speed: Double, _ tolerance: Double) -> Double {
    let amplitude = (start * start + speed * speed / signedSquare).squareRoot()
    guard decayRate > 0 else { return amplitude > tolerance ? .infinity : 0 }
    var t = Self.time(amplitude, tolerance, decayRate)
    // If nothing crosses after t, nothing does after ln((|x₀| + |u|·t)/ε)/β either.
    for _ in 0..<4 { t = min(t, Self.time(start + speed * t, tolerance, decayRate)) }
    return t
  }

  private func creepingTime<Value: ElasticValue>(
    _ offset: Value, _ velocity: Value, _ tolerance: Double
  ) -> Double {
    let sigma = (-signedSquare).squareRoot()
    // The slower rate, β − σ without the cancellation.
    let rate = angularFrequency * angularFrequency / (decayRate + sigma)
    let drift = velocity + offset * rate
    // Surely past the last crossing: λt/2 < e^(λt/2), so half of the decay pays for the growth.
    var t = Self.time(offset.magnitude + 2 * drift.magnitude / rate, tolerance, rate / 2)
    var reach = Self.reach(offset, drift, sigma, t)
    guard max(offset.magnitude, reach) > tolerance else { return 0 }
    // Between an earlier time and t the reach is at most the larger of its two ends: if nothing
    // crosses after t, nothing does after that has decayed, nor before it came to the earlier time.
    while true {
      let earlier = 0.7 * t
      let earlierReach = Self.reach(offset, drift, sigma, earlier)
      let next = max(earlier, Self.time(max(earlierReach, reach), tolerance, rate))
      guard next < 0.999 * t else { return min(next, t) }
      t = next
      reach = Self.reach(offset, drift, sigma, t)
    }
  }

  /// When an amplitude that decays at a rate has come down to the tolerance.
  @inline(never)
  private static func time(_ amplitude: Double, _ tolerance: Double, _ rate: Double) -> Double {
    Elementary.log(max(amplitude / tolerance, 1)) / rate
  }

  /// |x₀ + u·S| with S = (1 − e^(−2σt))/2σ, or t at critical damping.
  ///
  /// Asked for at events only, so it stands once and is not copied to where it is called.
  @inline(never)
  private static func reach<Value: ElasticValue>(
    _ offset: Value, _ drift: Value, _ sigma: Double, _ t: Double
  ) -> Double {
    let s = sigma > 0 ? -Elementary.expm1(-2 * sigma * t) / (2 * sigma) : t
    return (offset + drift * s).magnitude
  }
}
