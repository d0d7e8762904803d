@_spi(Jelly) public import JellyTestSupport

@testable import Jelly

extension JellyShapeBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...6: .touchBegan(randomPoint(using: &generator), id: Int(generator.next() % 6))
    case 7...15: .touchMoved(randomPoint(using: &generator), id: Int(generator.next() % 6))
    case 16...20: .touchEnded(randomPoint(using: &generator), id: Int(generator.next() % 6))
    case 21: .touchCancelled
    case 22...24: .poked(randomPoint(using: &generator), strength: generator.number(-2...2))
    case 25: .pressBegan
    case 26: .pressEnded
    case 27...28: .tuningChanged(randomTuning(using: &generator))
    case 29: .settingsChanged(generator.settings(like: settings))
    default: .sizeChanged(generator.size(near: size))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .sizeChanged(let size): return size == self.size
    // A shape that moves adopts its box when it rests, and an event can bring it to rest.
    default:
      var after = self
      _ = after.handle(event, at: time)
      let now = after.clock.time
      return after.settings == settings && after.isResting(at: now) == isResting(at: now)
    }
  }

  func jumps(between start: Double, and end: Double) -> Bool {
    // A shape that rests is drawn in the box that it adopts then.
    end >= restTime && adopted != settings
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    switch event {
    case .touchBegan, .touchMoved: true
    // The energy with which a sheet is let go is limited, and a poke throws it.
    case .touchEnded, .touchCancelled, .poked: false
    case .pressBegan, .pressEnded: true
    // The sheet is as large as the box.
    case .sizeChanged(let size): size == self.size
    case .settingsChanged(let settings): settings.clamped == self.settings
    case .tuningChanged(let tuning): tuning.spring.carriesVelocity
    }
  }

  func place(at time: Double) -> [Double] {
    [Vector2(8, 8), Vector2(40, 30)].flatMap { point in
      let place = place(of: point, at: time).point
      return [place.x, place.y]
    }
  }

  // The numbers that are added up are as large as the reach, in sizes.
  var roundings: Double { 4096 * max(1, tuning.reach) }

  var resting: Self? {
    guard !sheet.isSwollen else { return nil }
    return JellyShapeBody(size: size, settings: settings, tuning: tuning)
  }

  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.1) { return Vector2(generator.oddNumber(), generator.oddNumber()) }
    let share = Vector2(generator.uniform(-0.2...1.2), generator.uniform(-0.2...1.2))
    return size * share
  }

  /// Returns a shape with any box and any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    let size = generator.size(near: [96, 80])
    var settings = Settings()
    if generator.chance(0.5) { settings = generator.settings(like: settings) }
    let tuning =
      generator.chance(0.3)
      ? generator.valid(like: Tuning.standard) : .preset(generator.pick(TuningPreset.presets))
    return Self(size: size, settings: settings, tuning: tuning)
  }

  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    switch generator.next() % 8 {
    case 0: generator.invalid(like: tuning)
    case 1...3: .preset(generator.pick(TuningPreset.presets))
    default: generator.valid(like: tuning)
    }
  }
}
