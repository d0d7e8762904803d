public import JellyTestSupport

@testable import Jelly

extension JellyRefreshBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...15: randomPull(using: &generator)
    case 16...19: .released
    case 20: .cancelled
    case 21...22: .refreshBegan
    case 23...26: .refreshEnded(generator.pick([.done, .failed]))
    case 27: .set(generator.settings(like: settings))
    case 28: .resized(generator.size(near: size))
    default: .tuned(randomTuning(using: &generator))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .pulled(let distance, let x):
      // Nothing is pulled yet; or the finger is where it was.
      finger.map { $0 == Limits.position(Vector2(x, distance)) } ?? (distance <= 0)
    case .resized(let size): size == self.size
    case .tuned, .set, .released, .cancelled, .refreshBegan, .refreshEnded: true
    }
  }

  func jumps(between start: Double, and end: Double) -> Bool {
    edge.jumps(until: end, model: model)
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    switch event {
    // A finger catches and throws the edge.
    case .pulled, .released, .cancelled: false
    case .refreshBegan, .refreshEnded: finger == nil
    // The tip of one curve keeps its share of the width.
    case .resized(let size): hasWaves || size == self.size
    case .set: true
    case .tuned(let tuning): tuning.edge[edge.curve].spring.carriesVelocity
    }
  }

  func bends(_ index: Int, between start: Double, and end: Double) -> Bool {
    // The depth of waves is that of the deepest place, and another one can become that.
    hasWaves && index == 2
  }

  func place(at time: Double) -> [Double] {
    let amplitudes = amplitudes(at: time)
    let tip = abs(amplitudes.wave) < 0.01 ? 0 : amplitudes.sideways
    return [tip, amplitudes.base, amplitudes.wave]
  }

  var roundings: Double { hasWaves ? 4096 : 16 }

  var resting: Self? {
    // Another side or curve is adopted at the next event.
    guard !edge.isHeld, edge.pulled.amplitudes(at: .infinity, model: model).base == 0,
      side == settings.side, edge.curve == tuning.edge.curve(for: settings.edge)
    else { return nil }
    return JellyRefreshBody(size: size, settings: settings, tuning: tuning)
  }

  private var finger: Vector2? { edge.placeOfList }

  private func randomPull(using generator: inout SeededGenerator) -> Event {
    if generator.chance(0.2), let finger { return .pulled(distance: finger.y, x: finger.x) }
    let point = generator.point()
    return .pulled(distance: point.y, x: point.x)
  }

  /// Returns a refresh of any measures and any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    Self(
      size: generator.size(near: [390, 0]),
      settings: Settings(
        edge: generator.pick(JellyBarBody.Edge.all), side: generator.pick([.top, .bottom]),
        threshold: generator.chance(0.5) ? 95 : generator.number(20...200),
        inset: generator.chance(0.5) ? 50 : generator.number(0...100),
        minimumDuration: generator.pick([0, 0, 0.4, generator.number(0...2)])),
      tuning: generator.valid(like: .named(generator.pick(TuningName.presets))))
  }

  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    switch generator.next() % 8 {
    case 0: generator.invalid(like: tuning)
    case 1...3: .named(generator.pick(TuningName.presets))
    default: generator.valid(like: tuning)
    }
  }
}
