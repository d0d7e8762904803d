public import JellyTestSupport

@testable import Jelly

extension Feel {
  func refreshTuning(_ edge: JellyBar.Edge) -> ElasticRefresh.Tuning {
    switch self {
    case .classic: .classic(edge)
    case .standard: .standard(edge)
    case .liquid: .liquid(edge)
    case .calm: .calm(edge)
    }
  }
}

extension ElasticRefresh: LawfulBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...15: randomPull(using: &generator)
    case 16...19: .released
    case 20: .cancelled
    case 21...22: .refreshBegan
    case 23...26: .refreshEnded(generator.pick([.done, .failed]))
    case 27...28: .resized(generator.size(near: size))
    default: .tuned(randomTuning(using: &generator))
    }
  }

  func counts(_ event: Event) -> Bool {
    switch event {
    case .pulled(let distance, let x): distance.isFinite && x.isFinite
    case .resized(let size): size.x.isFinite && size.y.isFinite
    case .tuned(let tuning): tuning.isSound
    case .released, .cancelled, .refreshBegan, .refreshEnded: true
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .pulled(let distance, let x):
      // Nothing is pulled yet; or the finger is where it was.
      finger.map { $0 == Limits.position(Vector2(x, distance)) } ?? (distance <= 0)
    case .resized(let size): size == self.size
    case .tuned(let tuning):
      tuning.edge.edge == self.tuning.edge.edge
    case .released, .cancelled, .refreshBegan, .refreshEnded: true
    }
  }

  func place(at time: Double) -> [Double] {
    let amplitudes = amplitudes(at: time)
    let tip = abs(amplitudes.wave) < 0.01 ? 0 : amplitudes.sideways
    return [tip, amplitudes.base, amplitudes.wave]
  }

  var roundings: Double { tuning.edge.edge == .soft ? 4096 : 16 }

  var resting: Self? {
    guard edge.hand == nil, edge.restBase == 0 else { return nil }
    return ElasticRefresh(size: size, side: side, tuning: tuning)
  }

  private var finger: Vector2? { edge.placeOfList }

  private func randomPull(using generator: inout SeededGenerator) -> Event {
    if generator.chance(0.2), let finger { return .pulled(distance: finger.y, x: finger.x) }
    let point = generator.point()
    return .pulled(distance: point.y, x: point.x)
  }

  /// A refresh of any measures and any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    let tuning = generator.pick(Feel.allCases).refreshTuning(generator.pick(JellyBar.Edge.all))
    return Self(
      size: generator.size(near: [390, 0]), side: generator.pick([.top, .bottom]),
      threshold: generator.chance(0.5) ? 95 : generator.number(20...200),
      inset: generator.chance(0.5) ? 50 : generator.number(0...100),
      minimumDuration: generator.pick([0, 0, 0.4, generator.number(0...2)]),
      tuning: generator.soundTuning(like: tuning))
  }

  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    var same = tuning
    if generator.chance(0.2) { same.edge.edge = generator.pick(JellyBar.Edge.all) }
    return switch generator.next() % 8 {
    case 0: generator.unsoundTuning(like: same)
    case 1...3: generator.pick(Feel.allCases).refreshTuning(same.edge.edge)
    default: generator.soundTuning(like: same)
    }
  }
}
