@_spi(Jelly) public import JellyTestSupport

@_spi(Jelly) @testable import Jelly

extension JellyDrawerBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    let id = generator.chance(0.9) ? 0 : Int(generator.next() % 3)
    switch generator.next() % 32 {
    case 0...4: return .touchBegan(randomPoint(using: &generator), id: id)
    case 5...15: return .touchMoved(randomPoint(using: &generator), id: id)
    case 16...19: return .touchEnded(randomPoint(using: &generator), id: id)
    case 20: return .touchCancelled
    case 21...23:
      return .selected(Int(generator.next() % 10) - 1, isAnimated: generator.chance(0.8))
    case 24: return .dismissed(isAnimated: generator.chance(0.8))
    case 25...26: return .tuningChanged(randomTuning(using: &generator))
    case 27: return .sizeChanged(generator.size(near: size))
    default: return .settingsChanged(randomSettings(using: &generator))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .touchMoved: return false
    case .touchEnded(let point, _): return !point.isFinite || grip?.place == Limits.position(point)
    case .selected(_, let isAnimated), .dismissed(let isAnimated): return isAnimated
    case .sizeChanged(let size): return Limits.size(size) == self.size
    case .settingsChanged(let settings): return looksSame(with: settings.clamped)
    case .touchBegan, .touchCancelled: return true
    // A new limit of the edge applies at once.
    case .tuningChanged(let tuning): return tuning.reach == self.tuning.reach
    }
  }

  /// Returns whether nothing changes but where the panel goes.
  private func looksSame(with settings: Settings) -> Bool {
    settings.edge == self.settings.edge && settings.headroom == self.settings.headroom
      && settings.cornerRadius == self.settings.cornerRadius
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    let finger = grip?.finger
    switch event {
    // The finger catches the panel, moves it, and throws it; another finger does not.
    case .touchBegan: return isHeld
    case .touchMoved(_, let id), .touchEnded(_, let id): return id != finger
    case .touchCancelled: return !isHeld
    // A fast panel is limited to what its detent stands.
    case .selected, .dismissed: return false
    case .tuningChanged(let tuning): return isHeld || continues(with: tuning)
    case .settingsChanged(let settings):
      return settings.clamped.edge == self.settings.edge && (isHeld || continues(with: tuning))
    case .sizeChanged(let size): return Limits.size(size) == self.size
    }
  }

  /// Returns whether the free panel keeps its velocity: one that must not overshoot may lose it.
  private func continues(with tuning: Tuning) -> Bool {
    (selectedDetent == nil ? tuning.closeSpring : tuning.openSpring).isUnderdamped
  }

  func bends(_ index: Int, between start: Double, and end: Double) -> Bool {
    // The panel leaves with speed, and its spring may pass the container's edge.
    index == 0 && min(extent(at: start), extent(at: end)) == 0
  }

  func place(at time: Double) -> [Double] {
    let extent = extent(at: time)
    let share = shownShare(of: extent, in: layout.container)
    let waves = waves.state(at: time).places * share
    return [extent] + (0..<DrivenWaves.count).map { waves[$0] }
  }

  // Near resonance the two parts of a wave are up to 10⁴ times as large as their sum, and up to 10⁸
  // times if both springs are critically damped.
  var roundings: Double { 0x1p22 }

  var resting: Self? {
    guard !isHeld else { return nil }
    return Self(size: size, settings: settings, tuning: tuning, selectedDetent: selectedDetent)
  }

  /// The finger that holds the panel.
  private var grip: PanelGrip? { if case .held(let grip) = state { grip } else { nil } }

  /// Returns a point near the finger or anywhere, sometimes absurd.
  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.1) { return generator.point() }
    guard let place = grip?.place, generator.chance(0.8) else {
      return size * Vector2(generator.uniform(-0.2...1.2), generator.uniform(-0.2...1.2))
    }
    let step = Vector2(generator.uniform(-1...1), generator.uniform(-1...1))
    return place + step * generator.pick([0, 1, 30, 100])
  }

  private func randomSettings(using generator: inout SeededGenerator) -> Settings {
    var settings = generator.settings(like: settings)
    if generator.chance(0.6) { settings.detents = Self.randomDetents(using: &generator) }
    return settings
  }

  private static func randomDetents(using generator: inout SeededGenerator) -> JellyDetents {
    var detents = JellyDetents()
    for _ in 0..<Int(generator.next() % 10) {
      detents.append(
        generator.pick([
          .small, .medium, .large, .content, .length(generator.number(0...900)),
          .fraction(generator.number(0...1)),
        ]))
    }
    return detents
  }

  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    switch generator.next() % 8 {
    case 0: return generator.invalid(like: tuning)
    case 1...3: return .preset(generator.pick(TuningPreset.presets))
    case 4:
      // The panel in resonance with the longest wave, or nearly so.
      var tuning = tuning
      let change = generator.pick([0, 0, 1e-12, 1e-6, 1e-3])
      tuning.openSpring = DampedSpring(
        angularFrequency: tuning.waveSpring.angularFrequency * (1 + change),
        dampingRatio: tuning.waveSpring.dampingRatio)
      return tuning
    default: return generator.valid(like: tuning)
    }
  }

  /// Returns a drawer of any size, at any edge, with any detents and any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    let tuning =
      generator.chance(0.3)
      ? generator.valid(like: Tuning.standard) : .preset(generator.pick(TuningPreset.presets))
    var settings = generator.settings(like: Settings(edge: generator.pick(RectEdge.all)))
    if generator.chance(0.8) { settings.detents = randomDetents(using: &generator) }
    return Self(
      size: generator.size(near: [390, 844]), settings: settings, tuning: tuning,
      selectedDetent: generator.chance(0.5) ? nil : Int(generator.next() % 8))
  }
}
