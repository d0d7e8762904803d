import Jelly

/// A control as an app can write one: a square that follows a touch, and springs back after it.
struct DropBody: JellyControl {
  enum Event: TouchEvent {
    case sizeChanged(Vector2)
    case tuningChanged(Tuning)
    case settingsChanged(Settings)
    case touchBegan(Vector2, id: Int)
    case touchMoved(Vector2, id: Int)
    case touchEnded(Vector2, id: Int)
    case touchCancelled
    case pushed(Double)
  }

  enum Effect: Equatable { case grabbed, released }

  struct Settings: JellySettings {
    var inset = 0.0
  }

  struct Tuning: JellyTuning {
    var spring: DampedSpring
    static let standard = Self(spring: DampedSpring(response: 0.3, dampingRatio: 0.4))
    static let liquid = standard
    static let classic = standard
    static let reduced = Self(spring: DampedSpring(response: 0.2, dampingRatio: 1))
  }

  private(set) var size: Vector2
  private(set) var settings: Settings
  private(set) var tuning: Tuning
  private var start: Vector2?
  private var motion: SpringMotion<Double>

  init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    (self.size, self.settings, self.tuning) = (size, settings, tuning)
    motion = SpringMotion(
      from: 0, velocity: 0, to: 0, spring: tuning.spring, startTime: 0, tolerance: 0.01)
  }

  var restTime: Double { start == nil ? motion.restTime : motion.startTime }

  func offset(at time: Double) -> Double { motion.value(at: time) }

  mutating func handle(_ event: Event, at time: Double) -> Effect? {
    switch event {
    case .sizeChanged(let size): self.size = size
    case .settingsChanged(let settings): self.settings = settings
    case .tuningChanged(let tuning):
      self.tuning = tuning
      guard start == nil else { break }
      move(from: offset(at: time), velocity: motion.velocity(at: time), at: time)
    case .touchBegan(let point, _):
      start = point
      hold(0, at: time)
      return .grabbed
    case .touchMoved(let point, _):
      if let start { hold(point.y - start.y, at: time) }
    case .touchEnded, .touchCancelled:
      guard start != nil else { return nil }
      start = nil
      move(from: offset(at: time), velocity: 0, at: time)
      return .released
    case .pushed(let velocity): move(from: offset(at: time), velocity: velocity, at: time)
    }
    return nil
  }

  private mutating func hold(_ offset: Double, at time: Double) {
    motion = SpringMotion(
      from: offset, velocity: 0, to: offset, spring: tuning.spring, startTime: time, tolerance: 0.01
    )
  }

  private mutating func move(from offset: Double, velocity: Double, at time: Double) {
    motion = SpringMotion(
      from: offset, velocity: velocity, to: 0, spring: tuning.spring, startTime: time,
      tolerance: 0.01)
  }

  func draw(at time: Double, into path: inout some PathBuilder) {
    let (inset, y) = (settings.inset, offset(at: time))
    path.move(to: Vector2(inset, inset + y))
    path.addLine(to: Vector2(size.x - inset, inset + y))
    path.addLine(to: Vector2(size.x - inset, size.y - inset + y))
    path.addLine(to: Vector2(inset, size.y - inset + y))
    path.closeSubpath()
  }
}
