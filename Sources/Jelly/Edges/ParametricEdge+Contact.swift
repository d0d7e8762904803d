extension ParametricEdge {
  /// The contact of a finger, or of a list that it pulls, with the edge.
  struct Contact: Sendable {
    /// The finger's position when the contact began, as on a bar that hangs from the top.
    let start: Vector2
    /// The pull when the contact began: 0 at rest, else the pull that holds the caught edge.
    let pullAtStart: Vector2
    /// The difference between the caught edge and the edge that this pull would hold, such as a
    /// dent or a wave at another place.
    let residual: EdgeAmplitudes
    /// The depth of the caught wave, in points.
    var caughtWave = 0.0
    /// The distance of the finger from its start, in points, over which the residual shrinks to
    /// nothing.
    let residualLength: Double
    /// The distance by which the edge is held farther out than by the pull alone, in points.
    var base = 0.0
    /// The offset that is added to the amplitudes after changes that cannot be seen.
    var offset = EdgeAmplitudes.zero
    /// The finger's position now.
    var finger: Vector2
    /// The finger's velocity.
    var tracker: VelocityTracker

    /// The contact of an edge that no finger has held.
    static var none: Self {
      Self(
        start: .zero, pullAtStart: .zero, residual: .zero, residualLength: 0, finger: .zero,
        tracker: VelocityTracker())
    }

    /// The pull now.
    var pull: Vector2 { pullAtStart + (finger - start) }

    /// The amplitudes of the edge.
    func amplitudes(model: EdgeModel) -> EdgeAmplitudes {
      let pulled = model.amplitudes(for: pull)
      var residual = residual * residualFraction
      residual.sideways *= placeFraction(pulled, model: model)
      return pulled + residual + offset + EdgeAmplitudes(base: base)
    }

    /// The velocity of the amplitudes at a time, per second, including that of the shrinking
    /// residual.
    func velocity(at time: Double, model: EdgeModel) -> EdgeAmplitudes {
      let fingerVelocity = tracker.velocity(at: time)
      let velocity = model.velocity(at: pull, of: fingerVelocity)
      let pulled = model.amplitudes(for: pull)
      var rate = residual * residualRate(fingerVelocity)
      let fraction = placeFraction(pulled, model: model)
      rate.sideways =
        rate.sideways * fraction
        + residual.sideways * residualFraction
        * placeRate(pulled, fraction: fraction, velocity: velocity, model: model)
      return velocity + rate
    }

    /// The share of the caught wave in the place of the wave, from 1 to 0.
    ///
    /// The wave is at the mean of its place when it was caught and of its place under the finger,
    /// weighted with the squares of their depths: that of the caught wave, w, and that by which the
    /// pull has changed it, d:
    ///
    ///     w²/(w² + d²)
    ///
    /// So a wave that is too flat to be seen does not have a place to keep, and nothing that can be
    /// seen jumps. The square, and not the depth itself, lets a bulge four times as deep be under
    /// the finger within a sixteenth of the way.
    private func placeFraction(_ pulled: EdgeAmplitudes, model: EdgeModel) -> Double {
      guard model.curve == .wave else { return 1 }
      let (caught, added) = (caughtWave, addedWave(pulled))
      let sum = caught * caught + added * added
      return sum > 0 ? caught * caught / sum : 1
    }

    /// The rate at which the share of the caught wave's place changes, per second.
    private func placeRate(
      _ pulled: EdgeAmplitudes, fraction: Double, velocity: EdgeAmplitudes, model: EdgeModel
    ) -> Double {
      guard model.curve == .wave else { return 0 }
      let added = addedWave(pulled)
      let sum = caughtWave * caughtWave + added * added
      return sum > 0 ? -2 * fraction * added * velocity.wave / sum : 0
    }

    /// The depth that the pull has added to the wave since the contact began.
    private func addedWave(_ pulled: EdgeAmplitudes) -> Double {
      pulled.wave - (caughtWave - residual.wave)
    }

    /// The rate at which the share of the residual changes, per second: d/dt (1 − s/l)² for a
    /// distance s.
    private func residualRate(_ velocity: Vector2) -> Double {
      let displacement = finger - start
      let distance = (displacement * displacement).sum().squareRoot()
      guard distance > 0, distance < residualLength else { return 0 }
      let speed = (displacement * velocity).sum() / distance
      return -2 * (1 - distance / residualLength) / residualLength * speed
    }

    /// The share of the residual that is left: 1 where the contact began, 0 from a residual length
    /// on.
    ///
    /// It depends only on the finger's position, not on its path or on how often it was sampled. So
    /// an edge under a finger that does not move stays still.
    private var residualFraction: Double {
      let displacement = finger - start
      let distance = (displacement * displacement).sum().squareRoot()
      guard distance > 0 else { return 1 }
      guard distance < residualLength else { return 0 }
      let left = 1 - distance / residualLength
      return left * left
    }

    /// Adds the finger's next position.
    mutating func move(to point: Vector2, at time: Double) {
      finger = point
      tracker.add(point, at: time)
    }
  }
}

extension EdgeModel {
  /// Returns amplitudes that do not rise above the headroom.
  func limited(_ amplitudes: EdgeAmplitudes) -> EdgeAmplitudes {
    let limit = SoftLimit.headroom(headroom)
    guard min(amplitudes.base, amplitudes.depth) < -limit.linearRange else { return amplitudes }
    let base = amplitudes.base < 0 ? limit.limited(amplitudes.base) : amplitudes.base
    let depth = amplitudes.depth < 0 ? limit.limited(amplitudes.depth) : amplitudes.depth
    return EdgeAmplitudes(sideways: amplitudes.sideways, base: base, wave: depth - base)
  }

  /// The amplitudes of an edge under a pull.
  ///
  /// A pull is a vector: x is the finger's displacement to the side, y its displacement off the
  /// bar, both in points.
  func amplitudes(for pull: Vector2) -> EdgeAmplitudes {
    let depth = tuning.depthLimit.limited(tuning.pullRatio * max(pull.y, 0))
    let wave = min(tuning.waveFraction * depth, tuning.maximumWaveDepth)
    return EdgeAmplitudes(
      sideways: sidewaysLimit.limited(pull.x), base: depth - wave, wave: wave)
  }

  /// The velocity of the amplitudes, per second, while a pull changes at the finger's velocity.
  ///
  /// Beyond a soft limit the edge moves less than the finger.
  fileprivate func velocity(at pull: Vector2, of finger: Vector2) -> EdgeAmplitudes {
    let slope = tuning.depthLimit.slope(at: tuning.pullRatio * pull.y)
    let depth = pull.y > 0 ? tuning.pullRatio * finger.y * slope : 0
    return EdgeAmplitudes(
      sideways: finger.x * sidewaysLimit.slope(at: pull.x),
      base: (1 - tuning.waveFraction) * depth,
      wave: tuning.waveFraction * depth)
  }

  /// The pull that holds an edge as deep as it is now.
  ///
  /// No pull holds a dent: it counts as depth 0.
  ///
  /// - Parameters:
  ///   - amplitudes: The edge's amplitudes.
  ///   - finger: The finger's position, in points from the middle of the bar.
  func pull(holding amplitudes: EdgeAmplitudes, finger: Double) -> Vector2 {
    Vector2(
      tuning.usesTranslation ? amplitudes.sideways : finger,
      tuning.depthLimit.travel(to: max(amplitudes.depth, 0)) / tuning.pullRatio)
  }
}
