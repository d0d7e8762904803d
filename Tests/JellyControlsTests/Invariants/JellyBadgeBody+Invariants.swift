@_spi(Jelly) public import JellyTestSupport

@testable import Jelly

extension JellyBadgeBody {
  /// Returns a badge to which this has happened.
  func after(_ events: [(event: Event, time: Double)]) -> JellyBadgeBody {
    var badge = self
    for (event, time) in events { _ = badge.handle(event, at: time) }
    return badge
  }

  func after(_ event: Event, at time: Double) -> JellyBadgeBody { after([(event, time)]) }

  /// Returns a badge that a finger has taken by its center and pulled that far, within 0.2 s, and
  /// then held still until its velocity is forgotten: half a second after the start.
  func pulled(by displacement: Vector2, at time: Double = 0) -> JellyBadgeBody {
    let start = position(at: time)
    let moves = (0...13).map { step in
      let share = min(Double(step) / 12, 1)
      return (
        event: step == 0 ? Event.touchBegan(start) : .touchMoved(start + displacement * share),
        time: step == 13 ? time + 0.5 : time + 0.2 * share
      )
    }
    return after(moves)
  }

  /// Returns the effects of a list of events.
  func effects(of events: [(event: Event, time: Double)]) -> [Effect] {
    var badge = self
    return events.compactMap { badge.handle($0.event, at: $0.time) }
  }

  /// The position of the finger that holds the badge.
  var finger: Vector2? { isHeld ? contact.finger : nil }
}

extension JellyBadgeBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...5: .touchBegan(randomPoint(using: &generator), id: Int(generator.next() % 2))
    case 6...18: .touchMoved(randomPoint(using: &generator), id: Int(generator.next() % 2))
    case 19...22: .touchEnded(randomPoint(using: &generator), id: Int(generator.next() % 2))
    case 23...24: .touchCancelled
    case 25: .dismissed
    case 26...27: .restored
    case 28...29: .tuningChanged(generator.tuning(like: tuning))
    case 30: .settingsChanged(generator.settings(like: settings))
    default: .sizeChanged(generator.size(near: size))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    // A badge that has faded, or has not come back yet, need not be drawn.
    let isUnseen = look.fades && growth.value(at: time).magnitude < 0.01
    return switch event {
    case .touchBegan, .touchCancelled: true
    case .dismissed: !isUnseen
    case .touchMoved(let point, let name), .touchEnded(let point, let name):
      // The tutorial's neck is gone at once when it tears.
      finger == nil || fingers.slot(of: name) != fingers.leader
        || (!point.isFinite || finger == Limits.position(point)) && look.neck != .quadratic
          && !isUnseen
    // A burst badge does not have a place, and its droplets do not come back.
    case .restored: state != .dismissed
    case .tuningChanged(let tuning):
      if case .dismissed = state {
        false
      } else {
        isHeld || !floats || tuning == self.tuning
      }
    case .sizeChanged(let size): size == self.size
    case .settingsChanged(let settings): settings.clamped == self.settings
    }
  }

  func jumps(between start: Double, and end: Double) -> Bool {
    // A badge that has faded is not drawn.
    if look.fades { return min(growth.value(at: start).x, growth.value(at: end).x) < 0.01 }
    // The tutorial's neck is gone at once where its length passes the limit.
    let distances = [start, end].map { (position(at: $0) - restPosition).magnitude }
    return look.neck == .quadratic
      && (distances[0] < breakDistance) != (distances[1] < breakDistance)
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    switch event {
    // A finger that holds the badge moves it, and throws it where it lets go.
    case .touchBegan, .touchMoved, .touchEnded: false
    case .touchCancelled, .dismissed: false
    // A badge that is gone starts at its place.
    case .restored: !isGone(at: time)
    // A badge that stops floating does so at rest.
    case .settingsChanged: !floats
    // On its way to another rest position, a spring without overshoot sheds what would pass it.
    case .sizeChanged(let size):
      !floats && (size == self.size || tuning.returnSpring.isUnderdamped)
    case .tuningChanged(let tuning): !floats && tuning.returnSpring.isUnderdamped
    }
  }

  func bends(_ index: Int, between start: Double, and end: Double) -> Bool {
    // A badge that is thrown away bursts in its flight.
    state == .dismissed && (start...end).contains(motion.startTime + Self.flightTime)
  }

  // The shape of the neck depends on lengths in break distances, which can be a millionth of the
  // diameter.
  var roundings: Double { 16 * max(settings.diameter / max(breakDistance, 1), 1) }

  func place(at time: Double) -> [Double] {
    let position = position(at: time)
    return [position.x, position.y]
  }

  var resting: Self? {
    var fresh = JellyBadgeBody(size: size, settings: settings, tuning: tuning)
    switch state {
    case .held: return nil
    case .free: return floats ? nil : fresh
    case .dismissed:
      _ = fresh.handle(.dismissed, at: 0)
      return fresh
    }
  }

  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.3), let finger { return finger }
    if generator.chance(0.1) { return Vector2(generator.oddNumber(), generator.oddNumber()) }
    let far = generator.pick([1e-300, 1e-9, 20.0, 20, 60, 60, 200, 200])
    return restPosition + Vector2(generator.uniform(-far...far), generator.uniform(-far...far))
  }

  /// Returns a badge of any measures and any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    Self(
      size: generator.size(near: [60, 100]),
      settings: Settings(
        diameter: generator.chance(0.4) ? 24 : generator.number(8...60),
        neckStretch: generator.chance(0.4) ? 20 : generator.number(4...40),
        isFloating: generator.chance(0.1)),
      tuning: generator.valid(like: .preset(generator.pick(TuningPreset.presets))))
  }
}
