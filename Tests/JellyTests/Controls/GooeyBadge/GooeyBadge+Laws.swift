@testable import Jelly

extension Feel {
  var badge: GooeyBadge.Tuning {
    switch self {
    case .classic: .classic
    case .standard: .standard
    case .calm: .calm
    }
  }
}

extension GooeyBadge {
  /// A badge to which this has happened.
  func after(_ events: [(event: Event, time: Double)]) -> GooeyBadge {
    var badge = self
    for (event, time) in events { _ = badge.handle(event, at: time) }
    return badge
  }

  func after(_ event: Event, at time: Double) -> GooeyBadge { after([(event, time)]) }

  /// A badge that a finger has taken by its centre and pulled that far, within 0.2 s, and then
  /// held still until its velocity is forgotten: half a second after the start.
  func pulled(by way: Vector2, at time: Double = 0) -> GooeyBadge {
    let start = position(at: time)
    let moves = (0...13).map { step in
      let share = min(Double(step) / 12, 1)
      return (
        event: step == 0 ? Event.touchBegan(start) : .touchMoved(start + way * share),
        time: step == 13 ? time + 0.5 : time + 0.2 * share
      )
    }
    return after(moves)
  }

  /// What a list of events has told.
  func effects(of events: [(event: Event, time: Double)]) -> [Effect] {
    var badge = self
    return events.compactMap { badge.handle($0.event, at: $0.time) }
  }

  /// Where the finger is that holds the badge.
  var finger: Vector2? { isHeld ? grip.finger : nil }
}

extension GooeyBadge: LawfulBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...5: .touchBegan(randomPoint(using: &generator))
    case 6...18: .touchMoved(randomPoint(using: &generator))
    case 19...22: .touchEnded(randomPoint(using: &generator))
    case 23...24: .touchCancelled
    case 25: .dismissed
    case 26...27: .restored
    case 28...29: .tuned(randomTuning(using: &generator))
    case 30:
      .measured(
        diameter: generator.pick([diameter, 30, 12, 0, -1, .nan, 1e308]),
        viscosity: generator.pick([viscosity, 10, 0, -1, .infinity, 1e308]))
    default: .resized(generator.pick([size, [60, 100], [300, 20], [.nan, 0], [-1, 1e308]]))
    }
  }

  func counts(_ event: Event) -> Bool {
    switch event {
    case .touchBegan(let point), .touchMoved(let point), .touchEnded(let point):
      point.x.isFinite && point.y.isFinite
    case .resized(let size): size.x.isFinite && size.y.isFinite
    case .measured(let diameter, let viscosity): diameter.isFinite && viscosity.isFinite
    case .tuned(let tuning): tuning.isSound
    case .touchCancelled, .dismissed, .restored: true
    }
  }

  func staysInPlace(under event: Event) -> Bool {
    // What is as good as at home when it ceases to float, or starts to, is at home: its parts are
    // drawn as one disc.
    let isNearHome = (position(at: clock.time) - home).magnitude < 0.02
    let settles = isNearHome && (tuning.floatRadius > 0 || growth.restTime > clock.time)
    return switch event {
    case .touchBegan, .dismissed: true
    case .touchCancelled: !settles
    case .touchMoved(let point), .touchEnded(let point):
      // The tutorial's neck is gone at once when it tears.
      finger == nil || (finger == Limits.position(point) && look.neck != .quadratic && !settles)
    // What has burst has no place, and its droplets do not come back.
    case .restored: state != .dismissed
    case .tuned(let tuning):
      if case .dismissed = state {
        false
      } else {
        !settles && (isHeld || !floats || tuning == self.tuning)
      }
    case .resized(let size): size == self.size
    case .measured(let diameter, let viscosity):
      diameter == self.diameter && viscosity == self.viscosity
    }
  }

  func place(at time: Double) -> [Double] {
    let position = position(at: time)
    return [position.x, position.y]
  }

  static var restTolerance: Double { 0.01 }

  var restOutline: RecordedOutline? {
    switch state {
    case .held: nil
    case .dismissed: RecordedOutline()
    case .free:
      floats
        ? nil
        : GooeyBadge(size: size, diameter: diameter, viscosity: viscosity, tuning: tuning)
          .outline(at: 0)
    }
  }

  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.3), let finger { return finger }
    if generator.chance(0.1) {
      let odd = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e6, 0, -0.0, .leastNonzeroMagnitude,
      ]
      return Vector2(generator.pick(odd), generator.pick(odd))
    }
    let far = generator.pick([20.0, 60, 200])
    return home + Vector2(generator.uniform(-far...far), generator.uniform(-far...far))
  }

  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    var tuning = generator.pick(Feel.allCases).badge
    guard generator.chance(0.4) else { return tuning }
    tuning.floatRadius = generator.pick([0, 3, 10])
    tuning.thinnestShare = generator.uniform(0...1)
    tuning.rejoinShare = generator.uniform(0...1)
    tuning.centeringLength = generator.pick([0, 16, 48])
    tuning.isDismissible = generator.chance(0.5)
    tuning.dropletCount = generator.pick([-1, 0, 5, 1000])
    tuning.returnSpring = DampedSpring(
      angularFrequency: generator.uniform(5...60),
      dampingRatio: generator.pick([0, 0.1, 0.5, 1, 1.5, 4]))
    return tuning
  }
}
