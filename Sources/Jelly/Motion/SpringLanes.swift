/// Several different springs side by side, each moving on its own and evaluated together.
///
/// Every lane holds one ``SpringMotion`` of a number: its own spring, target, offset, velocity and
/// start. One evaluation moves four or eight of them, with any mixture of damping ratios. Each lane
/// gives exactly the bits that its motion gives alone:
///
///     var springs = SpringLanes4(repeating: motion)
///     springs.place(other, in: 3)
///     let (values, velocities) = springs.state(at: now)
///
/// Use a bank of such groups for hundreds of springs. One call moves them all:
///
///     SpringLanes4.values(of: bank, at: now, into: results)
///
/// It is fastest if all lanes swing, which is the common case. If one lane creeps, both kinds of
/// motion are computed for all four or eight lanes. So put springs of one kind together.
///
/// Values that share one spring do not need this: they share its ``DampedSpring/Response``.
public struct SpringLanes<Lanes: SIMD>: Equatable, Sendable
where Lanes: Sendable, Lanes.Scalar == Double {
  /// The target of each lane: the value at which it comes to rest.
  public private(set) var targets: Lanes
  /// The displacement from its target with which each lane was let go.
  public private(set) var offsets: Lanes
  /// The velocity with which each lane was let go, per second.
  public private(set) var startVelocities: Lanes
  /// The time at which each lane was let go, in seconds on the host's clock.
  public private(set) var startTimes: Lanes
  /// The time from which on each lane is on its target; infinity for an undamped spring.
  public private(set) var restTimes: Lanes
  /// The coefficients of the springs' formulas.
  private var rates: SpringRates<Lanes>
}

/// Four springs side by side.
public typealias SpringLanes4 = SpringLanes<SIMD4<Double>>

/// Eight springs side by side: one instruction on the widest processors.
///
/// Others need two instructions, and start the second while they wait for the result of the first.
public typealias SpringLanes8 = SpringLanes<SIMD8<Double>>

// The public functions are written once for each width, so that other modules call compiled vector
// code and not generic code.

extension SpringLanes where Lanes == SIMD4<Double> {
  /// Writes the values of all springs of a bank at `time`.
  ///
  /// This is faster than a call for each group, because no group is copied.
  ///
  /// - Parameters:
  ///   - bank: The springs, in groups.
  ///   - time: In seconds on the host's clock.
  ///   - results: Memory for at least as many groups.
  public static func values(
    of bank: UnsafeBufferPointer<Self>, at time: Double,
    into results: UnsafeMutableBufferPointer<Lanes>
  ) {
    precondition(results.count >= bank.count, "there must be room for the whole bank")
    guard let first = bank.baseAddress else { return }
    for index in bank.indices { results[index] = Self.evaluated(first + index, at: time).values }
  }

  /// Makes a group with the same motion in every lane.
  public init(repeating motion: SpringMotion<Double>) { self.init(spreading: motion) }

  /// Puts a motion into the lane `lane`, from 0 to 3.
  public mutating func place(_ motion: SpringMotion<Double>, in lane: Int) {
    write(motion, to: lane)
  }

  /// The value of every lane at `time`.
  public func values(at time: Double) -> Lanes { evaluated(at: time).values }

  /// The velocity of every lane at `time`, per second.
  public func velocities(at time: Double) -> Lanes { evaluated(at: time).velocities }

  /// The value and the velocity of every lane at `time`; both together cost little more than one.
  public func state(at time: Double) -> (values: Lanes, velocities: Lanes) {
    evaluated(at: time)
  }
}

extension SpringLanes where Lanes == SIMD8<Double> {
  /// Writes the values of all springs of a bank at `time`.
  ///
  /// This is faster than a call for each group, because no group is copied.
  ///
  /// - Parameters:
  ///   - bank: The springs, in groups.
  ///   - time: In seconds on the host's clock.
  ///   - results: Memory for at least as many groups.
  public static func values(
    of bank: UnsafeBufferPointer<Self>, at time: Double,
    into results: UnsafeMutableBufferPointer<Lanes>
  ) {
    precondition(results.count >= bank.count, "there must be room for the whole bank")
    guard let first = bank.baseAddress else { return }
    for index in bank.indices { results[index] = Self.evaluated(first + index, at: time).values }
  }

  /// Makes a group with the same motion in every lane.
  public init(repeating motion: SpringMotion<Double>) { self.init(spreading: motion) }

  /// Puts a motion into the lane `lane`, from 0 to 7.
  public mutating func place(_ motion: SpringMotion<Double>, in lane: Int) {
    write(motion, to: lane)
  }

  /// The value of every lane at `time`.
  public func values(at time: Double) -> Lanes { evaluated(at: time).values }

  /// The velocity of every lane at `time`, per second.
  public func velocities(at time: Double) -> Lanes { evaluated(at: time).velocities }

  /// The value and the velocity of every lane at `time`; both together cost little more than one.
  public func state(at time: Double) -> (values: Lanes, velocities: Lanes) {
    evaluated(at: time)
  }
}

// MARK: - One code for every width

extension SpringLanes where Lanes: RealLanes {
  @inline(__always)
  private init(spreading motion: SpringMotion<Double>) {
    let rates = motion.spring.rates
    targets = Lanes(repeating: motion.target)
    offsets = Lanes(repeating: motion.offset)
    startVelocities = Lanes(repeating: motion.velocity)
    startTimes = Lanes(repeating: motion.startTime)
    restTimes = Lanes(repeating: motion.restTime)
    self.rates = SpringRates(
      decay: Lanes(repeating: rates.decay), frequency: Lanes(repeating: rates.frequency),
      inverseFrequency: Lanes(repeating: rates.inverseFrequency), pull: Lanes(repeating: rates.pull)
    )
  }

  @inline(__always)
  private mutating func write(_ motion: SpringMotion<Double>, to lane: Int) {
    let rates = motion.spring.rates
    targets[lane] = motion.target
    offsets[lane] = motion.offset
    startVelocities[lane] = motion.velocity
    startTimes[lane] = motion.startTime
    restTimes[lane] = motion.restTime
    self.rates.decay[lane] = rates.decay
    self.rates.frequency[lane] = rates.frequency
    self.rates.inverseFrequency[lane] = rates.inverseFrequency
    self.rates.pull[lane] = rates.pull
  }

  @inline(__always)
  private func evaluated(at time: Double) -> (values: Lanes, velocities: Lanes) {
    withUnsafePointer(to: self) { Self.evaluated($0, at: time) }
  }

  /// `SpringMotion.value(at:)` and `velocity(at:)` in every lane, operation for operation.
  ///
  /// It takes a pointer and not a group, so that no compiler copies the group.
  @inline(__always)
  private static func evaluated(
    _ group: UnsafePointer<Self>, at time: Double
  ) -> (values: Lanes, velocities: Lanes) {
    let isSwinging = Lanes.exceeds(group.pointee.rates.frequency, Lanes(repeating: 0))
    guard Lanes.isAll(isSwinging) else { return mixed(group, at: time) }
    return evaluated(group, at: time) { .swinging(Elementary.sincos(of: $0)) }
  }

  /// The state where not all lanes swing: both kinds of motion are computed for all lanes, and each
  /// lane keeps its own kind.
  @inline(never)
  private static func mixed(
    _ group: UnsafePointer<Self>, at time: Double
  ) -> (values: Lanes, velocities: Lanes) {
    let isSwinging = Lanes.exceeds(group.pointee.rates.frequency, Lanes(repeating: 0))
    return evaluated(group, at: time) { .mixed($0, isSwinging) }
  }

  @inline(__always)
  private static func evaluated(
    _ group: UnsafePointer<Self>, at time: Double, phase: (Lanes) -> SpringPhase<Lanes>
  ) -> (values: Lanes, velocities: Lanes) {
    let rates = group.pointee.rates
    let (offset, velocity) = (group.pointee.offsets, group.pointee.startVelocities)
    let target = group.pointee.targets
    let now = Lanes(repeating: time)
    let t = (now - group.pointee.startTimes).atLeast(0)
    let response = rates.response(
      left: Elementary.exp(of: rates.decay * t), phase(rates.frequency * t))
    let values =
      target + (offset * response.positionFromOffset + velocity * response.positionFromVelocity)
    let velocities =
      offset * response.velocityFromOffset + velocity * response.velocityFromVelocity
    let isMoving = Lanes.exceeds(group.pointee.restTimes, now)
    return (
      values.kept(where: isMoving, else: target),
      velocities.kept(where: isMoving)
    )
  }
}
