import Jelly
import JellyTestSupport

/// A ``Wobble`` that violates one invariant.
struct FaultyWobble: JellyBody {
  typealias Event = Wobble.Event

  /// The invariant.
  let fault: Invariant
  /// A Boolean value that indicates whether a velocity jumps between two events, and not at one, if
  /// the fault is that.
  let bendsLater: Bool
  private var length = 100.0
  private var isHeld = false
  private var motion = SpringMotion(
    from: 0, velocity: 0, to: 0, spring: Self.spring, startTime: 0, tolerance: 0.005)
  private var now = -Double.infinity

  init(fault: Invariant, bendsLater: Bool = false) {
    self.fault = fault
    self.bendsLater = bendsLater
  }

  mutating func handle(_ event: Event, at time: Double) -> Never? {
    guard abs(time) <= EventClock.maximumTime else { return nil }
    switch event {
    case .pulled(let depth):
      guard depth.isFinite || fault == .rejectsInvalid else { return nil }
      now = max(now, time)
      isHeld = true
      let error = fault == .deterministic ? Double.random(in: 0...1) : 0
      move(from: depth.isFinite ? min(max(depth, -1e6), 1e6) + error : 0)
    case .released:
      now = max(now, time)
      let depth = depth(at: now)
      let kick = fault == .continuousVelocity && !bendsLater ? 500.0 : 0
      let velocity = isHeld ? 0 : velocity(at: now) + kick
      isHeld = false
      move(from: fault == .continuous ? depth * 1.1 : depth, velocity: velocity)
    case .stretched(let length):
      guard length.isFinite else { return nil }
      now = max(now, time)
      let isSame = length == self.length
      self.length = length
      // Starting again drops the velocity.
      if !isHeld, fault == (isSame ? .idempotent : .continuousInSettings) {
        move(from: depth(at: now))
      }
    }
    return nil
  }

  private mutating func move(from depth: Double, velocity: Double = 0) {
    motion = SpringMotion(
      from: depth, velocity: velocity, to: fault == .restState ? 1 : 0, spring: Self.spring,
      startTime: now, tolerance: 0.005)
  }

  func draw(at time: Double, into path: inout some PathBuilder) {
    let depth = fault == .finite ? 1 / depth(at: time) : depth(at: time)
    path.move(to: .zero)
    path.addQuadCurve(to: [length, 0], control: [length / 2, 2 * depth])
  }

  var restTime: Double {
    isHeld ? now : motion.restTime - (fault == .restTime ? 0.1 : 0)
  }

  private func depth(at time: Double) -> Double {
    guard !isHeld else { return motion.value(at: motion.startTime) }
    return motion.value(at: time) * (jumps(at: time) ? 0.7 : 1 + growth(at: time))
  }

  private func velocity(at time: Double) -> Double {
    let growth = growth(at: time)
    return motion.velocity(at: time) * (jumps(at: time) ? 0.7 : 1 + growth)
      + (growth > 0 && growth < 1 ? Self.growthRate * motion.value(at: time) : 0)
  }

  private func jumps(at time: Double) -> Bool {
    fault == .continuousInTime && time > motion.startTime + 0.07
  }

  /// The growth of the depth from a time on, at which the velocity jumps.
  private func growth(at time: Double) -> Double {
    let late = time - motion.startTime - 0.07
    return bendsLater && late > 0 ? min(Self.growthRate * late, 1) : 0
  }

  /// The growth per second.
  private static let growthRate = 10.0
  private static let spring = DampedSpring(response: 0.4, dampingRatio: 0.3)
}

extension FaultyWobble: InvariantCheckable {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    Wobble().randomEvent(using: &generator)
  }

  func counts(_ event: Event) -> Bool { Wobble().counts(event) }

  func staysInPlace(under event: Event, at time: Double) -> Bool { event == .released }

  var repeats: [Event] { [.stretched(length)] }

  func changes(by change: Double) -> [Event] { [.stretched(length + change)] }

  func keepsVelocity(under event: Event, at time: Double) -> Bool { !isHeld && event == .released }

  func place(at time: Double) -> [Double] { [depth(at: time)] }

  var resting: Self? { isHeld ? nil : Self(fault: fault) }
}
