@_spi(Jelly) public import JellyTestSupport

@testable import Jelly

extension JellyRefreshBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...15: randomPull(using: &generator)
    case 16...19: .pullEnded
    case 20: .pullCancelled
    case 21...22: .refreshBegan
    case 23...26: .refreshEnded(generator.pick([.success, .failure]))
    case 27: .settingsChanged(generator.settings(like: settings))
    case 28: .sizeChanged(generator.size(near: size))
    default: .tuningChanged(generator.tuning(like: tuning))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .pullChanged(let distance, let x):
      // Nothing is pulled yet; or the finger is where it was.
      finger.map { $0 == Limits.position(Vector2(x, distance)) } ?? (distance <= 0)
    case .sizeChanged(let size): size == self.size
    case .tuningChanged, .settingsChanged, .pullEnded, .pullCancelled, .refreshBegan, .refreshEnded:
      true
    }
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    switch event {
    // A finger catches and throws the edge.
    case .pullChanged, .pullEnded, .pullCancelled: false
    case .refreshBegan, .refreshEnded: finger == nil
    // The tip of one curve keeps its share of the width.
    case .sizeChanged(let size): hasWaves || size == self.size
    case .settingsChanged: true
    case .tuningChanged(let tuning): tuning.bar[freeEdge.curve].spring.isUnderdamped
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
    guard !freeEdge.isHeld, freeEdge.pulled.amplitudes(at: .infinity, model: model).base == 0,
      edge == settings.edge, freeEdge.curve == tuning.bar.curve(for: settings.curve)
    else { return nil }
    return JellyRefreshBody(size: size, settings: settings, tuning: tuning)
  }

  private var finger: Vector2? { freeEdge.placeOfList }

  private func randomPull(using generator: inout SeededGenerator) -> Event {
    if generator.chance(0.2), let finger {
      return .pullChanged(distance: finger.y, position: finger.x)
    }
    let point = generator.point()
    return .pullChanged(distance: point.y, position: point.x)
  }

  /// Returns a refresh of any measures and any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    Self(
      size: generator.size(near: [390, 0]),
      settings: Settings(
        curve: generator.pick(JellyBarBody.EdgeCurve.all), edge: generator.pick([.top, .bottom]),
        threshold: generator.chance(0.5) ? 95 : generator.number(20...200),
        inset: generator.chance(0.5) ? 50 : generator.number(0...100),
        minimumDuration: generator.pick([0, 0, 0.4, generator.number(0...2)])),
      tuning: generator.valid(like: .preset(generator.pick(TuningPreset.presets))))
  }
}
