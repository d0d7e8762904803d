/// The invariants of elastic bodies.
public enum Invariant: Equatable, Sendable, CaseIterable {
  /// Every number of the outline is finite, at any time.
  case finite
  /// An event that does not move the finger does not move the outline by more than 10⁻⁹ pt.
  case continuous
  /// From its rest time on the outline is constant.
  case restTime
  /// At rest the body has the outline of a new body without any events
  /// (``InvariantCheckable/resting``).
  case restState
  /// An event with a number that is not finite, or at a time beyond ±`EventClock.maximumTime`,
  /// changes nothing.
  case rejectsInvalid
  /// The same events at the same times give the same bits.
  case deterministic
  /// An event that sets the present value again changes nothing, now or later
  /// (``InvariantCheckable/repeats``).
  case idempotent
  /// A length that is set again and differs by 10⁻⁹ pt moves the outline by less than 0.01 pt,
  /// and later by less than 0.1 pt (``InvariantCheckable/changes(by:)``).
  case continuousInSettings
  /// Between two events the outline does not jump by more than 0.05 pt, and at the rest time by
  /// 0.1 pt, unless the body names the jump (``InvariantCheckable/jumps(between:and:)``).
  case continuousInTime
  /// Between two events no velocity of the place jumps, unless the body names the corner
  /// (``InvariantCheckable/bends(_:between:and:)``), and none jumps at an event that leaves it
  /// (``InvariantCheckable/keepsVelocity(under:at:)``).
  case continuousVelocity
}

/// A report of the invariant violated, and of the events that led to it.
public struct InvariantViolation: Error, Equatable, Sendable, CustomStringConvertible {
  /// The invariant.
  public let invariant: Invariant
  /// The observation, such as "jumps by 3.2 pt".
  public let finding: String
  /// The seed of the random events; with it the run can be repeated.
  public let seed: UInt64
  /// The number of events before the last.
  public let step: Int
  /// The last events and their times, the newest last.
  public let lastEvents: [String]

  /// The whole report, for a test's output.
  public var description: String {
    let last = lastEvents.map { "\n  " + $0 }.joined()
    return "seed \(seed), event \(step): \(finding), after\(last)"
  }
}
