@_spi(Jelly) public import JellyTestSupport

@testable import Jelly

extension JellyPressBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...6: .touchBegan(randomPoint(using: &generator), id: Int(generator.next() % 6))
    case 7...15: .touchMoved(randomPoint(using: &generator), id: Int(generator.next() % 6))
    case 16...20: .touchEnded(randomPoint(using: &generator), id: Int(generator.next() % 6))
    case 21: .touchCancelled
    case 22...23: .pressBegan
    case 24...25: .pressEnded
    case 26...28: .tuningChanged(generator.tuning(like: tuning))
    case 29: .settingsChanged(generator.settings(like: settings))
    default: .sizeChanged(generator.size(near: size))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .sizeChanged(let size): return size == self.size
    case .settingsChanged(let settings): return settings.clamped == self.settings
    default:
      var after = self
      _ = after.handle(event, at: time)
      let now = after.clock.time
      // A motion that is smaller than the tolerance is over at once.
      let isOver =
        after.sheet.restTime <= now || after.lift.restTime <= now || after.center.restTime <= now
      let isSmall = zip(place(at: now), after.place(at: now)).allSatisfy {
        abs($0 - $1) <= Limits.restTolerance
      }
      return !(isOver && isSmall)
    }
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    let springs = [tuning.liftSpring, tuning.lowerSpring, lift.spring, center.spring]
    let areCarried = springs.allSatisfy(\.isUnderdamped)
    return switch event {
    case .touchBegan, .pressBegan, .pressEnded: areCarried
    case .touchMoved: true
    // The energy with which a sheet is let go is limited.
    case .touchEnded, .touchCancelled: false
    case .sizeChanged(let size): size == self.size
    case .settingsChanged(let settings): settings.clamped == self.settings
    case .tuningChanged(let tuning):
      tuning.spring.isUnderdamped && areCarried && tuning.liftSpring.isUnderdamped
        && tuning.lowerSpring.isUnderdamped
    }
  }

  func place(at time: Double) -> [Double] {
    [Vector2(0.1, 0.2), Vector2(0.5, 0.7)].flatMap { share in
      let place = localFrame(at: share * size, time: time).origin
      return [place.x, place.y]
    }
  }

  // The numbers that are added up are as large as the reach, in sizes.
  var roundings: Double {
    let side = max(size.x, size.y)
    return 4096 * max(1, side > 0 ? tuning.maximumDisplacement / side : 1)
  }

  var resting: Self? {
    isHeld || isPressed ? nil : Self(size: size, settings: settings, tuning: tuning)
  }

  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.1) { return Vector2(generator.oddNumber(), generator.oddNumber()) }
    return size * Vector2(generator.uniform(-0.2...1.2), generator.uniform(-0.2...1.2))
  }

  /// Returns a surface of any size, with any corners and any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    let tuning =
      generator.chance(0.3)
      ? generator.valid(like: Tuning.standard) : .preset(generator.pick(TuningPreset.presets))
    return Self(
      size: generator.size(near: [180, 60]), settings: generator.settings(like: Settings()),
      tuning: tuning)
  }
}
