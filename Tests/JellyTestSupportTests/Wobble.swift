import Jelly

/// The smallest elastic body: a string of 100 pt whose middle a finger pulls down, and which
/// springs back when the finger releases it.
struct Wobble: JellyBody {
  enum Event: Equatable {
    /// The finger holds the middle at a depth, in points.
    case pulled(Double)
    case released
    /// The string has another length, in points.
    case stretched(Double)
  }

  private(set) var length = 100.0
  private(set) var isHeld = false
  private var motion = SpringMotion.still(at: 0.0)
  private var now = -Double.infinity

  mutating func handle(_ event: Event, at time: Double) -> Never? {
    guard abs(time) <= EventClock.maximumTime else { return nil }
    switch event {
    case .pulled(let depth):
      guard depth.isFinite else { return nil }
      now = max(now, time)
      isHeld = true
      move(from: min(max(depth, -1e6), 1e6), velocity: 0)
    case .released:
      now = max(now, time)
      let (depth, velocity) = (depth(at: now), isHeld ? 0 : motion.velocity(at: now))
      isHeld = false
      move(from: depth, velocity: velocity)
    case .stretched(let length):
      guard length.isFinite else { return nil }
      now = max(now, time)
      self.length = length
    }
    return nil
  }

  private mutating func move(from depth: Double, velocity: Double) {
    motion = SpringMotion(
      from: depth, velocity: velocity, to: 0,
      spring: DampedSpring(response: 0.4, dampingRatio: 0.3), startTime: now, tolerance: 0.005)
  }

  func depth(at time: Double) -> Double {
    motion.value(at: isHeld ? motion.startTime : time)
  }

  func draw(at time: Double, into path: inout some PathBuilder) {
    path.move(to: .zero)
    path.addQuadCurve(to: [length, 0], control: [length / 2, 2 * depth(at: time)])
  }

  var restTime: Double { isHeld ? now : motion.restTime }
}
