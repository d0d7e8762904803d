@_spi(Jelly) public import JellyTestSupport

@_spi(Jelly) @testable import Jelly

extension RectEdge {
  static let all: [RectEdge] = [.top, .bottom, .left, .right]
}

extension JellyBarBody.EdgeCurve {
  static let all: [Self] = [.quadratic, .wave, .soft]
  /// The edges that move as a whole, by one spring.
  static let whole: [Self] = [.quadratic, .wave]
}

extension TuningPreset {
  /// The names of all tunings, the oldest first.
  static let presets: [Self] = [.classic, .standard, .liquid, .reduced]

  /// The time after which a bar that has been let go is at rest, in seconds.
  var maximumRingDuration: Double { self == .liquid ? 4 : 2 }
}

extension JellyEdge {
  /// The position of the finger that pulls the list; nil if none does.
  var placeOfList: Vector2? { place(of: .list) }
}

extension JellyBarBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...5: touch(using: &generator) { .touchBegan($0, id: $1) }
    case 6...20: touch(using: &generator) { .touchMoved($0, id: $1) }
    case 21...25: touch(using: &generator) { .touchEnded($0, id: $1) }
    case 26: .touchCancelled
    case 27: randomPull(using: &generator)
    case 28...29: .tuningChanged(generator.tuning(like: tuning))
    case 30: .settingsChanged(generator.settings(like: settings))
    default: .sizeChanged(generator.size(near: size))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .touchBegan, .touchCancelled, .pullEnded: true
    case .touchEnded(let point, _) where !point.isFinite: true
    case .touchMoved(let point, let finger), .touchEnded(let point, let finger):
      freeEdge.place(of: .finger(finger)).map {
        $0 == hangingEdge.asTop(Limits.position(point), in: size)
      }
        ?? true
    case .pullChanged(let distance, let x):
      freeEdge.placeOfList.map { $0 == Limits.position(Vector2(x, distance)) } ?? (distance <= 0)
    case .tuningChanged, .settingsChanged: true
    case .sizeChanged(let size): size == self.size
    }
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    switch event {
    // Waves go on under a finger; an edge with one curve is caught, and thrown.
    case .touchBegan: hasWaves
    // A finger that moves takes the waves with it at once.
    case .touchMoved: hasWaves && staysInPlace(under: event, at: time)
    // A tap throws a wave.
    case .touchEnded: false
    case .touchCancelled, .settingsChanged: true
    // The tip of one curve keeps its share of the width.
    case .sizeChanged(let size): hasWaves || size == self.size
    case .tuningChanged(let tuning): tuning[freeEdge.curve].spring.isUnderdamped
    case .pullChanged, .pullEnded: false
    }
  }

  func bends(_ index: Int, between start: Double, and end: Double) -> Bool {
    // The depth of waves is that of the deepest place, and another one can become that.
    hasWaves && index == 2
  }

  func place(at time: Double) -> [Double] {
    let amplitudes = amplitudes(at: time)
    // The tip of a wave that cannot be seen is nowhere; where it counts, the outline shows it.
    let tip = abs(amplitudes.wave) < 0.01 ? 0 : amplitudes.sideways
    return [tip, amplitudes.base, amplitudes.wave] + waves(at: time)
  }

  /// Returns the amplitudes of a soft edge's waves; none for another edge.
  private func waves(at time: Double) -> [Double] {
    guard hasWaves else { return [] }
    return freeEdge.waving.waves.withAmplitudes(at: time) { waves in
      (0..<WaveModel.maximumWaveCount).map { waves[$0] }
    }
  }

  // An event multiplies matrices of 16 waves: a pull of 100 pt is exact to 1e-10.
  var roundings: Double { hasWaves ? 4096 : 16 }

  var resting: Self? {
    // Another side or curve is adopted at the next event.
    let isAdopted =
      hangingEdge == settings.edge && freeEdge.curve == tuning.curve(for: settings.curve)
    return isHeld || !isAdopted ? nil : JellyBarBody(size: size, settings: settings, tuning: tuning)
  }

  private func randomPull(using generator: inout SeededGenerator) -> Event {
    guard generator.chance(0.8) else { return .pullEnded }
    let point = randomPoint(using: &generator)
    return .pullChanged(distance: point.y, position: point.x)
  }

  /// Returns an event of one of five fingers, which is sometimes where it was.
  private func touch(
    using generator: inout SeededGenerator, _ event: (Vector2, Int) -> Event
  ) -> Event {
    let finger = generator.chance(0.5) ? 0 : Int(generator.next() % 5)
    if generator.chance(0.3), let place = freeEdge.place(of: .finger(finger)) {
      return event(hangingEdge.fromTop(place, in: size), finger)
    }
    return event(randomPoint(using: &generator), finger)
  }

  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.3), let place = freeEdge.placeOfList { return place }
    return generator.point()
  }

  /// Returns a bar of any size, on any side and with any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    Self(
      size: generator.size(near: [390, 100]),
      settings: Settings(curve: generator.pick(EdgeCurve.all), edge: generator.pick(RectEdge.all)),
      tuning: generator.valid(like: .preset(generator.pick(TuningPreset.presets))))
  }
}
