@_spi(Jelly) public import JellyTestSupport

@_spi(Jelly) @testable import Jelly

extension JellyRowBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    let id = generator.chance(0.9) ? 0 : Int(generator.next() % 3)
    switch generator.next() % 32 {
    case 0...4: return .touchBegan(randomPoint(using: &generator), id: id)
    case 5...13: return .touchMoved(randomPoint(using: &generator), id: id)
    case 14...16: return .touchEnded(randomPoint(using: &generator), id: id)
    case 17: return .touchCancelled
    case 18...19:
      return .pullChanged(
        distance: generator.chance(0.1) ? generator.point().x : generator.uniform(-400...400))
    case 20: return generator.chance(0.7) ? .pullEnded : .pullCancelled
    case 21...22:
      return .opened(generator.pick([.leading, .trailing]), isAnimated: generator.chance(0.8))
    case 23: return .closed(isAnimated: generator.chance(0.8))
    case 24: return .dismissed(action: Int(generator.next() % 5))
    case 25: return .removed
    case 26...27: return .restored(isAnimated: generator.chance(0.8))
    case 28: return .tuningChanged(randomTuning(using: &generator))
    case 29: return .sizeChanged(generator.size(near: size))
    default: return .settingsChanged(Self.randomSettings(like: settings, using: &generator))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .touchMoved, .pullChanged: return false
    case .touchEnded(let point, _):
      return !point.isFinite || grip?.panel.place == Limits.position(point)
    case .opened(_, let isAnimated), .closed(let isAnimated), .restored(let isAnimated):
      return isAnimated
    case .touchBegan, .touchCancelled, .pullEnded, .pullCancelled, .dismissed, .removed:
      return true
    case .sizeChanged(let size): return Limits.size(size) == self.size
    // What the drops and the edge are made of applies at once.
    case .settingsChanged(let settings): return settings.clamped == self.settings
    case .tuningChanged(let tuning): return looksSame(with: tuning)
    }
  }

  /// Returns whether nothing changes but motions.
  private func looksSame(with tuning: Tuning) -> Bool {
    var other = self.tuning
    other.openSpring = tuning.openSpring
    other.closeSpring = tuning.closeSpring
    other.fullSpring = tuning.fullSpring
    other.collapseSpring = tuning.collapseSpring
    other.waveSpring = tuning.waveSpring
    other.followFrequency = tuning.followFrequency
    other.lead = tuning.lead
    other.maximumLead = tuning.maximumLead
    other.stiffnessDamping = tuning.stiffnessDamping
    return other == tuning
  }

  func place(at time: Double) -> [Double] {
    let pose = pose(at: time)
    let share = PanelEdge.share(of: pose.extent, in: size.x, fadingWithin: Self.fadeDistance)
    let waves = pose.waves * share
    return [pose.extent] + (0..<DrivenWaves.count).map { waves[$0] }
  }

  // The last of a height that goes to 0 is as wide as the row, and cannot be seen.
  func jumps(between start: Double, and end: Double) -> Bool {
    heightMotion.target == 0 && start < heightMotion.restTime && heightMotion.restTime <= end
  }

  // The least change can decide whether a drop touches a row that opens, and swings back.
  func changes(by change: Double) -> [Event] {
    let swings = openSide != nil && !isHeld && clock.time < restTime
    return swings ? [] : lengthChanges(by: change)
  }

  // As of a drawer: near resonance the parts of a wave are much larger than their sum.
  var roundings: Double { 0x1p22 }

  var resting: Self? {
    guard !isHeld, !isLeaving, heightMotion.target == 1 else { return nil }
    var row = Self(size: size, settings: settings, tuning: tuning)
    if let openSide { row.handle(.opened(openSide, isAnimated: false), at: 0) }
    return row.openSide == openSide && row.side == side ? row : nil
  }

  /// The finger that holds the row.
  private var grip: Grip? { if case .held(let grip) = state { grip } else { nil } }

  /// Returns a point near the finger or anywhere, sometimes absurd.
  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.1) { return generator.point() }
    guard let place = grip?.panel.place, generator.chance(0.8) else {
      return size * Vector2(generator.uniform(-0.2...1.2), generator.uniform(-0.2...1.2))
    }
    let step = Vector2(generator.uniform(-1...1), generator.uniform(-1...1))
    return place + step * generator.pick([0, 1, 30, 100])
  }

  private static func randomSettings(
    like settings: Settings, using generator: inout SeededGenerator
  ) -> Settings {
    var settings = generator.settings(like: settings)
    if generator.chance(0.6) {
      settings.trailingWidths = randomWidths(using: &generator)
      settings.leadingWidths = randomWidths(using: &generator)
    }
    return settings
  }

  private static func randomWidths(using generator: inout SeededGenerator) -> SIMD4<Double> {
    var widths = SIMD4<Double>()
    for index in 0..<Int(generator.next() % 5) { widths[index] = generator.uniform(30...110) }
    return widths
  }

  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    switch generator.next() % 8 {
    case 0: return generator.invalid(like: tuning)
    case 1...3: return .preset(generator.pick(TuningPreset.presets))
    case 4:
      // The row in resonance with the longest wave, or nearly so.
      var tuning = tuning
      let change = generator.pick([0, 0, 1e-12, 1e-6, 1e-3])
      tuning.openSpring = DampedSpring(
        angularFrequency: tuning.waveSpring.angularFrequency * (1 + change),
        dampingRatio: tuning.waveSpring.dampingRatio)
      return tuning
    default: return generator.valid(like: tuning)
    }
  }

  /// Returns a row of any size, with any actions and any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    let tuning =
      generator.chance(0.3)
      ? generator.valid(like: Tuning.standard) : .preset(generator.pick(TuningPreset.presets))
    return Self(
      size: generator.size(near: [390, 76]),
      settings: randomSettings(like: Settings(), using: &generator), tuning: tuning)
  }
}
