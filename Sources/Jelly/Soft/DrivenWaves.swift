/// The waves of a free edge that the motion of the whole body drives.
///
/// The body's displacement s is a damped spring of angular frequency Ω and decay rate γ. Its
/// velocity draws one place of the edge ahead, and its acceleration leaves that place behind:
///
///     u(x, t) = Σ qₙ·cos nπx,  n = 1…8,  x in shares of the length
///     qₙ″ + 2Γₙqₙ′ + Wₙ²qₙ = W₁²Bₙ·(lead·s′ − inertia·s″ + tip)
///
/// The waves are those of a ``WaveModel`` with free ends, so their area is 0. Bₙ is the shape of
/// the edge under a constant force of a finger at that place, such that the place is displaced by
/// 1.
///
/// With d/dt as the matrix D on (s, s′), D² = −Ω² − 2γD, the operator of a wave is linear in D, so
/// the solution is
///
///     qₙ = aₙs + bₙs′ + cₙ + a free damped oscillation
///
/// with a and b from two linear equations: no step, no eigenvector. Their determinant is the
/// resultant of both characteristic polynomials. It is 0 where the wave and the body share a root;
/// there the damping of the wave is changed by 10⁻⁴ of the frequency, which moves the edge by 0.007
/// pt at most.
///
/// An event changes the motion, the place and the tip, and never a displacement or a velocity.
struct DrivenWaves: Sendable {
  /// The number of waves.
  static var count: Int { 8 }

  typealias Vector = SIMD8<Double>

  /// The body and its waves at a time.
  struct State {
    /// s, the displacement of the body from its target, in points.
    var offset: Double
    /// s′, in points per second.
    var velocity: Double
    /// qₙ, in points.
    var places: Vector
    /// qₙ′, in points per second.
    var velocities: Vector
  }

  /// The motion that drives the waves.
  private(set) var motion: SpringMotion<Double>
  /// The greatest speed that the flight was expected to have, in points per second.
  private(set) var topSpeed = 0.0
  /// The time from which on body and waves are at rest.
  private(set) var restTime: Double
  /// The time from which on the body alone is at rest, while its waves may still move.
  private(set) var bodyRestTime = -Double.infinity
  /// The time of the last event, in seconds.
  private var startTime = -Double.infinity

  // The shares of a wave in the body's displacement, in its velocity, and in the tip.
  private var offsetPart = Vector()
  private var velocityPart = Vector()
  private var constantPart = Vector()
  // The free oscillation of each wave at the last event, and its rates.
  private var freeOffsets = Vector()
  private var freeVelocities = Vector()
  private var decays = Vector()
  private var frequencies = Vector(repeating: 1)
  private var inverseFrequencies = Vector(repeating: 1)
  private var pulls = Vector()

  /// Creates a straight edge of a body that does not move.
  init(at target: Double) {
    motion = .still(at: target)
    restTime = motion.restTime
  }

  /// Body and waves at a time; before the last event they are as at the event.
  ///
  /// The waves go on beyond the rest of the body alone.
  func state(at time: Double) -> State { frame(at: time) }

  /// The displacement of the body alone, in points: the offset of ``state(at:)``.
  func offset(at time: Double) -> Double {
    guard time < bodyRestTime else { return 0 }
    return motion.spring.response(after: time - motion.startTime)
      .offset(motion.offset, motion.velocity)
  }

  /// The amplitude of the motion of the body alone at a time, in points: √(s² + s′²/ω²).
  ///
  /// It is the root of the spring's energy, so it never grows between two events.
  func amplitude(at time: Double) -> Double {
    guard time < bodyRestTime else { return 0 }
    let response = motion.spring.response(after: time - motion.startTime)
    return amplitude(
      of: response.offset(motion.offset, motion.velocity),
      response.velocity(motion.offset, motion.velocity))
  }

  /// The amplitude of a motion of the body with a displacement s and a velocity s′.
  func amplitude(of s: Double, _ v: Double) -> Double {
    let v = v / motion.spring.angularFrequency
    return (s * s + v * v).squareRoot()
  }

  /// The state for a frame, which leaves out what it does not use.
  @inline(__always)
  func frame(at time: Double) -> State {
    guard time < restTime else {
      return State(offset: 0, velocity: 0, places: constantPart, velocities: Vector())
    }
    let spring = motion.spring
    let response = spring.response(after: time - motion.startTime)
    let s = response.offset(motion.offset, motion.velocity)
    let v = response.velocity(motion.offset, motion.velocity)
    let acceleration = Self.acceleration(s, v, of: spring)
    assert(SpringCount.add())
    let t = max(time - startTime, 0)
    // Separate loops, because the compiler vectorizes the first one.
    var (left, g, a, b) = (Vector(), Vector(), Vector(), Vector())
    for n in 0..<Self.count { left[n] = Elementary.exp(decays[n] * t) }
    for n in 0..<Self.count {
      if frequencies[n] > 0 {
        (g[n], a[n]) = Elementary.sincos(frequencies[n] * t)
        b[n] = a[n]
      } else {
        g[n] = Elementary.expm1(frequencies[n] * t)
        (a[n], b[n]) = (1, 1 + g[n])
      }
    }
    // The response of `SpringRates`, for all waves at once.
    let sine = left * inverseFrequencies * g
    let places = (left * a - decays * sine) * freeOffsets + sine * freeVelocities
    let velocities = pulls * sine * freeOffsets + (left * b + decays * sine) * freeVelocities
    let isBodyMoving = time < bodyRestTime
    return State(
      offset: isBodyMoving ? s : 0, velocity: isBodyMoving ? v : 0,
      places: offsetPart * s + velocityPart * v + constantPart + places,
      velocities: offsetPart * v + velocityPart * acceleration + velocities)
  }

  private static func acceleration(_ s: Double, _ v: Double, of spring: DampedSpring) -> Double {
    -spring.angularFrequency * spring.angularFrequency * s - 2 * spring.decayRate * v
  }
}

extension DrivenWaves {
  /// The strength with which a body's motion drives its waves.
  struct Drive: Sendable {
    /// The distance by which the place goes ahead, as the way in this time, in seconds.
    var lead: Double
    /// The limit of that distance, in points; positive.
    var maximumLead: Double
    /// The displacement by a deceleration of 1 pt/s², in points.
    var inertia: Double
    /// The displacement of the place by a constant force, in points.
    var tip: Double
    /// The place, in shares of the length, from 0 to 1.
    var position: Double
    /// The weight of the body's own motion for the time of rest: 0 for a body that is held, and not
    /// where its motion is; 1 where its edge alone is seen, 2 where all of its content moves.
    var bodyWeight: Double
    /// The share of the waves that is shown where the body comes to rest, from 0 to 1.
    var shownShare: Double
  }

  /// Continues with another motion, from where the waves are, as fast as they are.
  ///
  /// The lead of a fast flight is limited by the greatest speed that it will have; see
  /// ``topSpeed(of:from:)``.
  ///
  /// - Parameters:
  ///   - motion: The motion of the body, which must be at `now` where the drawn body is.
  ///   - drive: The strength of the drive.
  ///   - model: The model of the waves: free ends, ``count`` waves.
  ///   - topSpeed: The greatest speed of a flight that goes on; nil for a new one.
  ///   - now: The time, in seconds.
  mutating func follow(
    _ motion: SpringMotion<Double>, drive: Drive, model: WaveModel, topSpeed: Double? = nil,
    now: Double
  ) {
    let old = state(at: now)
    let spring = motion.spring
    self.topSpeed =
      topSpeed ?? max(abs(motion.velocity), Self.topSpeed(of: spring, from: motion.offset))
    self.motion = motion
    startTime = now
    withScratch(ModalVector.self) { shape in
      model.writeDrivenShape(at: drive.position, to: shape)
      setForces(shape, drive, model: model)
    }
    let response = spring.response(after: now - motion.startTime)
    let s = response.offset(motion.offset, motion.velocity)
    let v = response.velocity(motion.offset, motion.velocity)
    freeOffsets = old.places - offsetPart * s - velocityPart * v - constantPart
    freeVelocities =
      old.velocities - offsetPart * v
      - velocityPart * Self.acceleration(s, v, of: spring)
    settle(s, v, by: drive, now: now)
  }

  /// Solves for the parts of the waves that follow the body, and sets their rates.
  private mutating func setForces(
    _ shape: UnsafePointer<Double>, _ drive: Drive, model: WaveModel
  ) {
    let spring = motion.spring
    let (square, rate) = (spring.angularFrequency * spring.angularFrequency, spring.decayRate)
    let scale = 1 / (1 + drive.lead * topSpeed / drive.maximumLead)
    // The fastest spring would leave a place behind by 10¹⁸ times the way of the body.
    let inertia = min(drive.inertia, Self.maximumInertia / square)
    // lead·s′ − inertia·s″ as a sum of s and s′.
    let ofOffset = scale * inertia * square
    let ofVelocity = scale * (drive.lead + 2 * rate * inertia)
    let isMoving = motion.offset != 0 || motion.velocity != 0
    let damping = model.damping
    for n in 0..<Self.count {
      let wave = model.square(of: n)
      let force = model.square(of: 0) * shape[n]
      constantPart[n] = force * drive.tip / wave
      var decayRate = damping.rate(ofSquare: wave)
      let delta = wave - square
      let scale = max(wave, square)
      var epsilon: Double
      var determinant: Double
      var detunings = 0
      repeat {
        epsilon = 2 * (decayRate - rate)
        determinant = delta * delta - 2 * rate * epsilon * delta + epsilon * epsilon * square
        guard isMoving, abs(determinant) < Self.resonance * scale * scale, detunings < 8 else {
          break
        }
        decayRate += Self.detuning * spring.angularFrequency
        detunings += 1
      } while true
      let part = isMoving && determinant != 0 ? force / determinant : 0
      offsetPart[n] =
        part * ((delta - 2 * rate * epsilon) * ofOffset + epsilon * square * ofVelocity)
      velocityPart[n] = part * (delta * ofVelocity - epsilon * ofOffset)
      let rates = SpringRates(square: wave, decayRate: decayRate)
      decays[n] = rates.decay
      frequencies[n] = rates.frequency
      inverseFrequencies[n] = rates.inverseFrequency
      pulls[n] = rates.pull
    }
  }

  /// Finds the time from which on neither the body nor a point of the edge can be seen to move.
  ///
  /// What follows the body in a wave is a solution of the body's own equation, so its bound is one,
  /// too.
  private mutating func settle(_ s: Double, _ v: Double, by drive: Drive, now: Double) {
    let rates = motion.spring.rates
    let acceleration = Self.acceleration(s, v, of: motion.spring)
    withScratch(SIMD32<Double>.self) { amplitudes in
      let falls = amplitudes + 16
      let own = rates.envelope(s, v)
      var driven = drive.bodyWeight * own.amplitude
      for n in 0..<Self.count {
        (amplitudes[n], falls[n]) = SpringRates(
          decay: decays[n], frequency: frequencies[n], inverseFrequency: inverseFrequencies[n],
          pull: pulls[n]
        ).envelope(freeOffsets[n], freeVelocities[n])
        amplitudes[n] *= drive.shownShare
        let (a, b) = (offsetPart[n], velocityPart[n])
        let follower = rates.envelope(a * s + b * v, a * v + b * acceleration)
        driven += drive.shownShare * follower.amplitude
      }
      (amplitudes[Self.count], falls[Self.count]) = (driven, own.rate)
      let time = SpringRates.timeToRest(
        amplitudes, falls, count: Self.count + 1, tolerance: 2 * Limits.restTolerance)
      restTime = time > 0 ? max(now + time, now.nextUp) : now
    }
    // The waves go on to be driven by what is left.
    bodyRestTime = min(
      restTime,
      motion.spring.restTime(
        from: now, offset: s, velocity: v, tolerance: Limits.restTolerance / 2))
  }

  /// The greatest speed of a spring that is let go at rest at an offset, as if it were critically
  /// damped: |s|Ω/e.
  static func topSpeed(of spring: DampedSpring, from offset: Double) -> Double {
    0.368 * spring.angularFrequency * abs(offset)
  }

  /// The greatest speed of a flight that goes on to a target: it keeps the limit of its lead,
  /// unless it goes much farther now; nil by another spring, which begins a new one.
  func topSpeed(continuedTo target: Double, by spring: DampedSpring) -> Double? {
    guard spring == motion.spring else { return nil }
    return max(topSpeed, Self.topSpeed(of: spring, from: target - motion.target))
  }

  /// The limit of the displacement by a body's acceleration, in offsets of the body: ten times as
  /// much as looks right.
  private static var maximumInertia: Double { 10 }
  /// The determinant, relative to the larger frequency's fourth power, below which the wave and the
  /// body count as in resonance.
  ///
  /// One ``detuning`` makes 4·10⁻⁸ of a determinant of 0, so one is nearly always enough.
  private static var resonance: Double { 1e-8 }
  /// The change of the decay rate of a wave in resonance, as a share of Ω.
  private static var detuning: Double { 1e-4 }
}

extension WaveModel {
  /// Writes the shape of the edge under a constant force of a finger, divided by its displacement
  /// at that position: W₁²Bₙ of it is the force on each wave.
  fileprivate func writeDrivenShape(
    at position: Double, to shape: UnsafeMutablePointer<Double>
  ) {
    writeInfluence(at: position, to: shape)
    withScratch(ModalVector.self) { response in
      writeStaticResponse(shape, to: response)
      let tip = square(of: 0) * self.tip(of: response, at: position)
      for n in 0..<count { shape[n] /= tip }
    }
  }
}
