import Jelly

/// A switch whose knob a finger can drag, flick and tap.
///
/// Each end of the knob is on a spring of its own. The end that goes first is faster, so the knob
/// stretches while it moves.
struct SwitchBody: JellyControl {
  /// The properties of a switch other than its size.
  struct Settings: JellySettings {
    /// The distance between the knob and the edge of the switch, in points.
    var inset = 2.0
  }

  /// The springs of the knob.
  struct Tuning: JellyTuning {
    /// The spring of the end that goes first.
    var front: DampedSpring
    /// The spring of the other end.
    var back: DampedSpring

    static let standard = Self(
      front: DampedSpring(response: 0.25, dampingRatio: 0.8),
      back: DampedSpring(response: 0.4, dampingRatio: 0.7))
    static let liquid = Self(
      front: DampedSpring(response: 0.25, dampingRatio: 0.5),
      back: DampedSpring(response: 0.6, dampingRatio: 0.5))
    static let classic = Self(front: standard.front, back: standard.front)
    static let reduced = Self(front: .reducedMotion, back: .reducedMotion)
  }

  /// An event that can happen to the switch; the hosts send all except the last one.
  enum Event: TouchEvent {
    case sizeChanged(Vector2)
    case settingsChanged(Settings)
    case tuningChanged(Tuning)
    case touchBegan(Vector2, id: Int)
    case touchMoved(Vector2, id: Int)
    case touchEnded(Vector2, id: Int)
    case touchCancelled
    case toggled

    /// A Boolean value that indicates whether no number is NaN, infinite or absurdly large.
    var isValid: Bool {
      let range = -1e6...1e6  // in points; NaN is in no range
      return switch self {
      case .sizeChanged(let point), .touchBegan(let point, _), .touchMoved(let point, _),
        .touchEnded(let point, _):
        range.contains(point.x) && range.contains(point.y)
      case .settingsChanged(let settings): range.contains(settings.inset)
      case .tuningChanged, .touchCancelled, .toggled: true
      }
    }
  }

  /// A fact that the app receives.
  enum Effect: Equatable, Sendable {
    case turnedOn, turnedOff
  }

  private(set) var size: Vector2
  private(set) var settings: Settings
  private(set) var tuning: Tuning
  private(set) var isOn = false

  /// The positions of the ends of the knob, from 0 for off to 1 for on.
  private var left = SpringMotion.still(at: 0.0)
  private var right = SpringMotion.still(at: 0.0)
  /// The finger that holds the knob, the point where it came down, and the knob's position then.
  private var finger: (id: Int, start: Vector2, position: Double)?
  private var tracker = VelocityTracker()
  private var clock = EventClock()
  /// The time of the last event, in seconds.
  private var now: Double { clock.time }

  init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    (self.size, self.settings, self.tuning) = (size, settings, tuning)
  }

  mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard event.isValid, clock.moment(of: event, at: time) != nil else { return nil }
    switch event {
    // A new motion with the present size and tuning would differ by rounding errors.
    case .sizeChanged(let size):
      guard size != self.size else { break }
      self.size = size
      move(to: left.target)
    case .settingsChanged(let settings): self.settings = settings
    case .tuningChanged(let tuning):
      guard tuning != self.tuning else { break }
      self.tuning = tuning
      move(to: left.target)
    case .touchBegan(let point, let id):
      guard finger == nil else { break }
      finger = (id, point, (left.value(at: now) + right.value(at: now)) / 2)
      tracker = VelocityTracker()
      tracker.add(point, at: now)
    case .touchMoved(let point, let id):
      guard let finger, finger.id == id else { break }
      tracker.add(point, at: now)
      move(to: min(max(finger.position + (point.x - finger.start.x) / travel, 0), 1))
    case .touchEnded(let point, let id):
      guard let finger, finger.id == id else { break }
      self.finger = nil
      if Vector2.length(of: point - finger.start) < 4 { return turn(!isOn) }
      // The position of the knob in 0.1 s decides.
      return turn(left.target + 0.1 * tracker.velocity(at: now).x / travel > 0.5)
    case .touchCancelled:
      finger = nil
      return turn(isOn)
    case .toggled: return turn(!isOn)
    }
    return nil
  }

  /// Starts both ends toward a position, from their present positions and velocities.
  private mutating func move(to position: Double) {
    let goesRight = position > (left.value(at: now) + right.value(at: now)) / 2
    left = motion(after: left, to: position, by: goesRight ? tuning.back : tuning.front)
    right = motion(after: right, to: position, by: goesRight ? tuning.front : tuning.back)
  }

  private func motion(
    after motion: SpringMotion<Double>, to position: Double, by spring: DampedSpring
  ) -> SpringMotion<Double> {
    SpringMotion(
      from: motion.value(at: now), velocity: motion.velocity(at: now), to: position, spring: spring,
      startTime: now, tolerance: 0.01 / travel)
  }

  private mutating func turn(_ isOn: Bool) -> Effect? {
    move(to: isOn ? 1 : 0)
    guard isOn != self.isOn else { return nil }
    self.isOn = isOn
    return isOn ? .turnedOn : .turnedOff
  }

  /// The distance from off to on, in points.
  private var travel: Double { max(size.x - size.y, 1) }

  var restTime: Double { max(now, left.restTime, right.restTime) }

  func draw(at time: Double, into path: inout some PathBuilder) {
    let round = max(size.y / 2 - settings.inset, 0)
    let (start, end) = (travel * left.value(at: time), travel * right.value(at: time))
    let center = Vector2(size.y + start + end, size.y) / 2
    // A knob that is longer is thinner: its area stays the same.
    let width = max(round + (end - start) / 2, round / 2)
    let (right, down) = (Vector2(width, 0), Vector2(0, width > 0 ? round * round / width : 0))
    let handle = 0.5523  // of a cubic that is a quarter of an ellipse
    path.move(to: center - down)
    path.addCurve(
      to: center + right, control1: center - down + right * handle,
      control2: center + right - down * handle)
    path.addCurve(
      to: center + down, control1: center + right + down * handle,
      control2: center + down + right * handle)
    path.addCurve(
      to: center - right, control1: center + down - right * handle,
      control2: center - right + down * handle)
    path.addCurve(
      to: center - down, control1: center - right - down * handle,
      control2: center - down - right * handle)
    path.closeSubpath()
  }
}
