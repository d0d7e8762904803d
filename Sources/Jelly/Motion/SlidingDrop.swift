/// The motion of a soft drop along a line: two ends and a mass, each on a spring of its own.
///
///          ╭──────╮
///      ╭───╯       ╲        left, right: the ends
///      │    mass •  │       mass: the position where the drop is thickest
///      ╰───╮       ╱        width, lift: its size at rest
///          ╰──────╯
///
/// The end that moves ahead is the front, and its spring is fast; that of the rear is slow. So a
/// drop stretches on its way, and is squeezed where it stops. The five motions do not depend on
/// each other.
///
/// An event changes targets and springs, and leaves every position and velocity. There are two
/// exceptions: a finger moves what it holds by its own step (``drag(to:now:)``), and passes on its
/// velocity when it lets go (``release(velocity:now:)``).
struct SlidingDrop: Sendable {
  /// The springs of a drop, and how a finger moves it.
  struct Springs: Equatable, Sendable {
    /// The springs of the end that moves ahead, of the mass, and of the other end.
    var front, mass, rear: DampedSpring
    /// The spring of both ends and of the mass while a finger holds the drop.
    var drag: DampedSpring
    /// The spring of the width.
    var width: DampedSpring
    /// The springs of the lift, up and down.
    var lift, lower: DampedSpring
    /// The greatest velocity that a finger passes on, as a factor of the width times the angular
    /// frequency of the front's spring.
    var maximumFlickVelocity: Double
    /// A Boolean value that indicates whether all of the drop takes every step of a finger.
    var isRigid: Bool
  }

  /// The positions of the ends, in points.
  private(set) var left, right: SpringMotion<Double>
  /// The position of the mass, in points.
  private(set) var mass: SpringMotion<Double>
  /// The distance of the ends at rest, in points.
  private(set) var width: SpringMotion<Double>
  /// The lift: 0 for a drop that lies on its track, 1 for one that is lifted.
  private(set) var lift: SpringMotion<Double>
  private(set) var springs: Springs
  /// The distance from its target at which a part counts as arrived while others move, in points.
  var tolerance: Double
  /// The difference from its target at which the lift counts as arrived while others move.
  var liftTolerance: Double

  /// Creates a drop at rest.
  init(at ends: DropEnds, springs: Springs, tolerance: Double) {
    left = .still(at: ends.left)
    right = .still(at: ends.right)
    mass = .still(at: ends.middle)
    width = .still(at: ends.width)
    lift = .still(at: 0)
    self.springs = springs
    self.tolerance = tolerance
    liftTolerance = tolerance / 32
  }

  /// The time from which on nothing moves.
  var restTime: Double {
    let ends = max(left.restTime, right.restTime)
    return max(max(ends, mass.restTime), max(width.restTime, lift.restTime))
  }

  /// Finds the time at which the last part arrives: an outline depends on all of them, so each has
  /// only a share of the tolerance while others move, and the last one has all of it.
  @inline(never)
  mutating func settle(now: Double) {
    let (ends, sizes) = (max(left.restTime, right.restTime), max(width.restTime, lift.restTime))
    let (mass, last) = (mass.restTime, Self.lastTolerance)
    let (noEnd, noMass) = (max(mass, sizes), max(ends, sizes))
    let noSize = max(ends, mass)
    let others = (
      left: max(right.restTime, noEnd), right: max(left.restTime, noEnd),
      width: max(lift.restTime, noSize), lift: max(width.restTime, noSize)
    )
    left.arriveLast(within: last * tolerance, after: others.left, now: now)
    right.arriveLast(within: last * tolerance, after: others.right, now: now)
    self.mass.arriveLast(within: last * tolerance, after: noMass, now: now)
    width.arriveLast(within: last * tolerance, after: others.width, now: now)
    lift.arriveLast(within: last * liftTolerance, after: others.lift, now: now)
  }

  /// The five numbers of the drop at `time`.
  func state(at time: Double) -> DropState {
    DropState(
      ends: DropEnds(left: left.value(at: time), right: right.value(at: time)),
      mass: mass.value(at: time), width: width.value(at: time), lift: lift.value(at: time))
  }

  // MARK: - Targets

  /// Sends the drop to where its ends belong.
  mutating func send(to ends: DropEnds, now: Double) {
    let path = ends.middle - mass.value(at: now) + Self.foresight * mass.velocity(at: now)
    left = aimed(left, at: ends.left, by: path > 0 ? springs.rear : springs.front, now)
    right = aimed(right, at: ends.right, by: path < 0 ? springs.rear : springs.front, now)
    mass = aimed(mass, at: ends.middle, by: springs.mass, now)
    width = aimed(width, at: ends.width, by: springs.width, now)
  }

  /// Lets a finger hold the drop, whose ends belong at a position from now on.
  mutating func hold(at ends: DropEnds, now: Double) {
    left = aimed(left, at: ends.left, by: springs.drag, now)
    right = aimed(right, at: ends.right, by: springs.drag, now)
    mass = aimed(mass, at: ends.middle, by: springs.drag, now)
  }

  /// Lifts the drop from its track, or lowers it.
  mutating func setLifted(_ isLifted: Bool, now: Double) {
    setLift(to: isLifted ? 1 : 0, by: isLifted ? springs.lift : springs.lower, now: now)
  }

  private mutating func setLift(to target: Double, by spring: DampedSpring, now: Double) {
    lift = lift.continued(to: target, by: spring, at: now, tolerance: liftTolerance)
  }

  /// Replaces the springs; the drop keeps its velocity, except with springs that must not
  /// overshoot.
  ///
  /// - Parameters:
  ///   - springs: The springs.
  ///   - ends: Where the ends of the drop belong.
  ///   - isHeld: Whether a finger holds the control.
  ///   - now: The time, in seconds.
  mutating func setSprings(_ springs: Springs, target ends: DropEnds, isHeld: Bool, now: Double) {
    self.springs = springs
    if isHeld { hold(at: ends, now: now) } else { send(to: ends, now: now) }
    setLifted(isHeld, now: now)
  }

  /// Moves the drop with its track, which is `scale` times as long as before.
  ///
  /// The velocity of each part and its distance from its target remain the same in proportion.
  mutating func move(to ends: DropEnds, width: Double, scale: Double, now: Double) {
    left = moved(left, to: ends.left, scale: scale, now)
    right = moved(right, to: ends.right, scale: scale, now)
    mass = moved(mass, to: ends.middle, scale: scale, now)
    // A width that is too small to be seen does not have a proportion to keep.
    let widthScale =
      self.width.target >= Limits.minimumLength ? width / self.width.target : 1
    self.width = moved(self.width, to: width, scale: widthScale, now)
    // The same lift moves a drop with another growth by another distance.
    if now < lift.restTime { setLift(to: lift.target, by: lift.spring, now: now) }
  }

  // MARK: - Fingers

  /// Moves a drop that is held with the finger.
  ///
  /// The mass and the front take the step at once, as far as they are not ahead of their targets
  /// already; the rear follows by its spring. No part moves farther than the finger.
  mutating func drag(to ends: DropEnds, now: Double) {
    let path = ends.middle - mass.target
    left = dragged(left, to: ends.left, isFront: path < 0, now)
    right = dragged(right, to: ends.right, isFront: path > 0, now)
    mass = dragged(mass, to: ends.middle, isFront: true, now)
  }

  /// Passes the velocity of a finger on to the mass and to the front, in points per second.
  ///
  /// No velocity is larger than one that makes the drop pass its target by about half of its width.
  mutating func release(velocity: Double, now: Double) {
    let maximum = min(
      springs.maximumFlickVelocity * width.target * springs.front.angularFrequency,
      Limits.coordinate)
    func limited(_ velocity: Double) -> Double { min(max(velocity, -maximum), maximum) }
    let velocity = limited(velocity)
    left = pushed(left, velocity < 0 ? velocity : limited(left.velocity(at: now)), now)
    right = pushed(right, velocity > 0 ? velocity : limited(right.velocity(at: now)), now)
    mass = pushed(mass, velocity, now)
  }

  // MARK: - Parts

  /// A part with another target and another spring.
  private func aimed(
    _ part: SpringMotion<Double>, at target: Double, by spring: DampedSpring, _ now: Double
  ) -> SpringMotion<Double> {
    part.continued(to: target, by: spring, at: now, tolerance: tolerance)
  }

  /// A part that is moved with its target, on a longer or shorter track.
  private func moved(
    _ part: SpringMotion<Double>, to target: Double, scale: Double, _ now: Double
  ) -> SpringMotion<Double> {
    let position = target + (part.value(at: now) - part.target) * scale
    return motion(
      from: position, part.velocity(at: now) * scale, to: target, by: part.spring, now)
  }

  /// A part whose target is moved by a step of the finger, and that takes the step as far as it
  /// must.
  private func dragged(
    _ part: SpringMotion<Double>, to target: Double, isFront: Bool, _ now: Double
  ) -> SpringMotion<Double> {
    var position = part.value(at: now)
    let (step, offset) = (target - part.target, position - part.target)
    if springs.isRigid {
      position += step
    } else if isFront {
      let lead = offset * step > 0 ? offset : 0
      if abs(lead) <= abs(step) { position += step - lead }
    }
    return motion(from: position, part.velocity(at: now), to: target, by: springs.drag, now)
  }

  /// A part with another velocity.
  private func pushed(
    _ part: SpringMotion<Double>, _ velocity: Double, _ now: Double
  ) -> SpringMotion<Double> {
    motion(from: part.value(at: now), velocity, to: part.target, by: part.spring, now)
  }

  private func motion(
    from position: Double, _ velocity: Double, to target: Double, by spring: DampedSpring,
    _ now: Double
  ) -> SpringMotion<Double> {
    SpringMotion(
      from: position, velocity: velocity, to: target, spring: spring, startTime: now,
      tolerance: tolerance)
  }

  /// The time, in seconds, after which the position of the mass decides which end is the front.
  ///
  /// A drop that passes its target and returns does not change its front then. On film strips half
  /// and twice as much look alike; without it the ends change their springs at the target.
  private static var foresight: Double { 0.03 }

  /// The tolerance of the part that arrives last, in tolerances of one among others.
  ///
  /// With it an end moves the line of the outline by 0.05 pt in the last step, 1.1 times as far as
  /// itself.
  private static var lastTolerance: Double { 2.7 }
}

/// The positions of the ends of a drop, in points along its line.
struct DropEnds: Equatable, Sendable {
  var left, right: Double

  var middle: Double { (left + right) / 2 }

  var width: Double { right - left }
}

/// The five numbers that describe a drop at a time.
struct DropState: Equatable, Sendable {
  /// The positions of its ends, in points.
  var ends: DropEnds
  /// The position of its mass, in points.
  var mass: Double
  /// The distance of its ends at rest, in points.
  var width: Double
  /// The lift from 0 to 1, or a little beyond.
  var lift: Double
}
