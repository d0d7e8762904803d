/// Several different springs side by side, each moving on its own and evaluated together.
///
/// Every lane holds one ``SpringMotion`` of a number: its own spring, target, offset, velocity and
/// start. One evaluation moves four or eight of them and gives in each lane the very bits that its
/// motion gives alone, with any mixture of damping ratios:
///
///     var springs = SpringLanes4(repeating: motion)
///     springs.place(other, in: 3)
///     let (values, velocities) = springs.state(at: now)
///
/// It is fastest where all lanes swing, the common case. Beside a lane that creeps, or has only
/// just been let go, the others cost more, and what is computed for one kind is computed for all
/// four or eight: put springs of one kind together.
///
/// Points that share one spring need none of this: they share its ``DampedSpring/Response``.
public struct SpringLanes<Lanes: SIMD>: Equatable, Sendable
where Lanes: Sendable, Lanes.Scalar == Double {
  /// Where each lane comes to rest.
  public private(set) var targets: Lanes
  /// How far from its target each lane was let go.
  public private(set) var offsets: Lanes
  /// How fast each lane moved then, per second.
  public private(set) var startVelocities: Lanes
  /// When each lane was let go, in seconds on the host's clock.
  public private(set) var startTimes: Lanes
  /// From when on each lane is on its target; infinity for an undamped spring.
  public private(set) var restTimes: Lanes
  /// β = ζω₀.
  private var decayRates: Lanes
  /// q = ω₀²(1 − ζ²).
  private var signedSquares: Lanes
  /// √|q|, the damped frequency or, over-damped, half the distance of the two rates.
  private var roots: Lanes
  /// −ω₀².
  private var negativeSquares: Lanes
}

/// Four springs side by side.
public typealias SpringLanes4 = SpringLanes<SIMD4<Double>>

/// Eight springs side by side: one instruction's worth on the widest processors, and on all others
/// still something to do while a division takes its time.
public typealias SpringLanes8 = SpringLanes<SIMD8<Double>>

// The public functions stand once for each width, so that other modules call compiled vector code
// and not the generic one.

extension SpringLanes where Lanes == SIMD4<Double> {
  /// The same motion in every lane.
  public init(repeating motion: SpringMotion<Double>) { self.init(spreading: motion) }

  /// Puts a motion into the lane `lane`, from 0 to 3.
  public mutating func place(_ motion: SpringMotion<Double>, in lane: Int) {
    write(motion, to: lane)
  }

  /// Where every lane is at `time`.
  public func values(at time: Double) -> Lanes { evaluated(at: time).values }

  /// How fast every lane moves at `time`, per second.
  public func velocities(at time: Double) -> Lanes { evaluated(at: time).velocities }

  /// Where every lane is at `time` and how fast it moves, for little more than the one alone.
  public func state(at time: Double) -> (values: Lanes, velocities: Lanes) {
    evaluated(at: time)
  }
}

extension SpringLanes where Lanes == SIMD8<Double> {
  /// The same motion in every lane.
  public init(repeating motion: SpringMotion<Double>) { self.init(spreading: motion) }

  /// Puts a motion into the lane `lane`, from 0 to 7.
  public mutating func place(_ motion: SpringMotion<Double>, in lane: Int) {
    write(motion, to: lane)
  }

  /// Where every lane is at `time`.
  public func values(at time: Double) -> Lanes { evaluated(at: time).values }

  /// How fast every lane moves at `time`, per second.
  public func velocities(at time: Double) -> Lanes { evaluated(at: time).velocities }

  /// Where every lane is at `time` and how fast it moves, for little more than the one alone.
  public func state(at time: Double) -> (values: Lanes, velocities: Lanes) {
    evaluated(at: time)
  }
}

// MARK: - One code for every width

extension SpringLanes where Lanes: LaneVector {
  @inline(__always)
  private init(spreading motion: SpringMotion<Double>) {
    let q = motion.spring.signedSquare
    let frequency = motion.spring.angularFrequency
    targets = Lanes(repeating: motion.target)
    offsets = Lanes(repeating: motion.offset)
    startVelocities = Lanes(repeating: motion.velocity)
    startTimes = Lanes(repeating: motion.startTime)
    restTimes = Lanes(repeating: motion.restTime)
    decayRates = Lanes(repeating: motion.spring.decayRate)
    signedSquares = Lanes(repeating: q)
    roots = Lanes(repeating: (q < 0 ? -q : q).squareRoot())
    negativeSquares = Lanes(repeating: -frequency * frequency)
  }

  @inline(__always)
  private mutating func write(_ motion: SpringMotion<Double>, to lane: Int) {
    let q = motion.spring.signedSquare
    let frequency = motion.spring.angularFrequency
    targets[lane] = motion.target
    offsets[lane] = motion.offset
    startVelocities[lane] = motion.velocity
    startTimes[lane] = motion.startTime
    restTimes[lane] = motion.restTime
    decayRates[lane] = motion.spring.decayRate
    signedSquares[lane] = q
    roots[lane] = (q < 0 ? -q : q).squareRoot()
    negativeSquares[lane] = -frequency * frequency
  }

  /// `SpringMotion.value(at:)` and `velocity(at:)` in every lane, operation for operation.
  @inline(__always)
  private func evaluated(at time: Double) -> (values: Lanes, velocities: Lanes) {
    let now = Lanes(repeating: time)
    let response = responses(after: now - startTimes)
    let isMoving = Lanes.exceeds(restTimes, now)
    let values =
      targets
      + (offsets * response.positionFromOffset + startVelocities * response.positionFromVelocity)
    let velocities =
      offsets * response.velocityFromOffset + startVelocities * response.velocityFromVelocity
    return (
      values.kept(where: isMoving, else: targets),
      velocities.kept(where: isMoving)
    )
  }

  /// `DampedSpring.Response` with a spring in every lane.
  private struct Responses {
    var positionFromOffset: Lanes
    var positionFromVelocity: Lanes
    var velocityFromOffset: Lanes
    var velocityFromVelocity: Lanes
  }

  /// The C and S of `DampedSpring.response(after:)`, which carry the decay, and their rate.
  private struct Swing {
    var c: Lanes
    var s: Lanes
  }

  @inline(__always)
  private func responses(after elapsed: Lanes) -> Responses {
    let t = elapsed.kept(where: Lanes.exceeds(elapsed, .zero))
    let z = signedSquares * t * t
    let radius = Lanes(repeating: Self.seriesRadius)
    let isSwinging = Lanes.exceeds(z, radius)
    return Lanes.isAll(isSwinging)
      ? swingingResponses(after: t) : mixedResponses(after: t, z: z, isSwinging: isSwinging)
  }

  /// The responses where every lane swings.
  @inline(__always)
  private func swingingResponses(after t: Lanes) -> Responses {
    let decay = Elementary.exp(-(decayRates * t))
    let swing = swing(decay: decay, after: t)
    let isAlive = Lanes.exceeds(decay, .zero)
    let c = swing.c.kept(where: isAlive)
    let s = swing.s.kept(where: isAlive)
    return Responses(
      positionFromOffset: c + decayRates * s,
      positionFromVelocity: s,
      velocityFromOffset: (negativeSquares * s).kept(where: isAlive),
      velocityFromVelocity: c - decayRates * s)
  }

  /// The responses of any mixture: each kind that occurs is computed for all lanes and kept where
  /// it belongs.
  @inline(never)
  private func mixedResponses(
    after t: Lanes, z: Lanes, isSwinging: Lanes.MaskStorage
  ) -> Responses {
    let isCreeping = Lanes.exceeds(Lanes(repeating: -Self.seriesRadius), z)
    let fastRates = decayRates + roots
    let slowRates = -negativeSquares / fastRates
    let rates = slowRates.kept(where: isCreeping, else: decayRates)
    let decay = Elementary.exp(-(rates * t))
    let isAlive = Lanes.exceeds(decay, .zero)
    let series = series(decay: decay, after: t, z: z)
    var c = series.c
    var s = series.s
    if !Lanes.isAll(~isSwinging) {
      let swing = swing(decay: decay, after: t)
      c = swing.c.kept(where: isSwinging, else: c)
      s = swing.s.kept(where: isSwinging, else: s)
    }
    var turned = c - rates * s
    if !Lanes.isAll(~isCreeping) {
      let gone = -Elementary.expm1(-2 * roots * t)
      let creep = decay * gone / (2 * roots)
      let fast = decay * (1 - gone)
      c = decay.kept(where: isCreeping, else: c)
      s = creep.kept(where: isCreeping, else: s)
      turned = ((fastRates * fast - slowRates * decay) / (2 * roots))
        .kept(where: isCreeping, else: turned)
    }
    return Responses(
      positionFromOffset: (c + rates * s).kept(where: isAlive),
      positionFromVelocity: s.kept(where: isAlive),
      velocityFromOffset: (negativeSquares * s).kept(where: isAlive),
      velocityFromVelocity: turned.kept(where: isAlive))
  }

  @inline(__always)
  private func swing(decay: Lanes, after t: Lanes) -> Swing {
    let phase = Elementary.sincos(roots * t)
    return Swing(c: decay * phase.cos, s: decay * phase.sin / roots)
  }

  @inline(__always)
  private func series(decay: Lanes, after t: Lanes, z: Lanes) -> Swing {
    // In small steps, which the type checker can follow.
    let c5 = 1 - z / 90
    let c4 = 1 - z / 56 * c5
    let c3 = 1 - z / 30 * c4
    let c2 = 1 - z / 12 * c3
    let c1 = 1 - z / 2 * c2
    let s5 = 1 - z / 110
    let s4 = 1 - z / 72 * s5
    let s3 = 1 - z / 42 * s4
    let s2 = 1 - z / 20 * s3
    let s1 = 1 - z / 6 * s2
    return Swing(c: decay * c1, s: decay * t * s1)
  }

  /// The scalar response's: |q·t²| up to which the series is summed.
  private static var seriesRadius: Double { 0.04 }
}
