@testable import Jelly

extension JellyBar.Edge {
  static let all: [Self] = [.single, .wave]
}

/// The three tunings by name.
enum Feel: CaseIterable {
  case classic, standard, calm

  func tuning(_ edge: JellyBar.Edge) -> JellyBar.Tuning {
    switch self {
    case .classic: .classic(edge)
    case .standard: .standard(edge)
    case .calm: .calm(edge)
    }
  }
}

extension JellyBar: LawfulBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...5: .touchBegan(randomPoint(using: &generator))
    case 6...20: .touchMoved(randomPoint(using: &generator))
    case 21...25: .touchEnded(randomPoint(using: &generator))
    case 26: .touchCancelled
    case 27: randomPull(using: &generator)
    case 28...29: .tuned(randomTuning(using: &generator))
    default: .resized(randomSize(using: &generator))
    }
  }

  func counts(_ event: Event) -> Bool {
    switch event {
    case .touchBegan(let point), .touchMoved(let point), .touchEnded(let point):
      point.x.isFinite && point.y.isFinite
    case .resized(let size): size.x.isFinite && size.y.isFinite
    case .pulled(let distance, let x): distance.isFinite && x.isFinite
    case .touchCancelled, .released, .tuned: true
    }
  }

  func staysInPlace(under event: Event) -> Bool {
    switch event {
    case .touchBegan, .touchCancelled, .released: true
    case .touchMoved(let point), .touchEnded(let point): !isTouched || isFinger(at: point)
    case .pulled(let distance, let x):
      isPulled ? edge.finger == Limits.position(Vector2(x, distance)) : distance <= 0
    case .tuned(let tuning): tuning.edge == self.tuning.edge
    case .resized(let size): size == self.size
    }
  }

  func place(at time: Double) -> [Double] {
    let amplitudes = amplitudes(at: time)
    // The tip of a wave that cannot be seen is nowhere; where it counts, the outline shows it.
    let tip = abs(amplitudes.wave) < 0.01 ? 0 : amplitudes.sideways
    return [tip, amplitudes.base, amplitudes.wave]
  }

  static var restTolerance: Double { 0.01 }

  var restOutline: RecordedOutline? {
    isHeld ? nil : JellyBar(size: size, side: side, tuning: tuning).outline(at: 0)
  }

  /// Whether a finger on the bar holds the edge.
  private var isTouched: Bool { edge.hand == .finger }
  /// Whether a list that is pulled holds the edge.
  private var isPulled: Bool { edge.hand == .list }

  private func randomPull(using generator: inout SeededGenerator) -> Event {
    guard generator.chance(0.8) else { return .released }
    let point = randomPoint(using: &generator)
    return .pulled(distance: point.y, x: point.x)
  }

  /// Where the finger is that holds the edge, in the bar's coordinates.
  private var finger: Vector2? {
    edge.finger.map { side.fromTop($0, in: size) }
  }

  private func isFinger(at point: Vector2) -> Bool {
    isHeld && side.asTop(Limits.position(point), in: size) == edge.finger
  }

  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.3), let finger { return finger }
    if generator.chance(0.1) {
      let odd = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e6, 0, -0.0, .leastNonzeroMagnitude,
      ]
      return Vector2(generator.pick(odd), generator.pick(odd))
    }
    return Vector2(generator.uniform(-100...500), generator.uniform(-100...500))
  }

  private func randomSize(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.2) {
      let odd = [.nan, .infinity, -1, 0, 1e308, 1e-300, 390]
      return Vector2(generator.pick(odd), generator.pick(odd))
    }
    return generator.chance(0.3)
      ? size : Vector2(generator.uniform(10...1000), generator.uniform(10...1000))
  }

  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    let edge = generator.chance(0.8) ? tuning.edge : generator.pick(Edge.all)
    var tuning = generator.pick(Feel.allCases).tuning(edge)
    guard generator.chance(0.4) else { return tuning }
    tuning.profile = generator.pick([.bell, .sevenPoint])
    tuning.follow = generator.uniform(0.3...1)
    tuning.waveShare = generator.uniform(0...1)
    tuning.dentLimit = generator.uniform(0...0.6)
    tuning.returnsSideways = generator.chance(0.5)
    tuning.isRelative = generator.chance(0.5)
    tuning.spring = DampedSpring(
      angularFrequency: generator.uniform(5...60),
      dampingRatio: generator.pick([0, 0.1, 0.5, 1, 1.5, 4]))
    return tuning
  }
}
