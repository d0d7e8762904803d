public import JellyTestSupport

@testable import Jelly

extension Side {
  static let all: [Side] = [.top, .bottom, .left, .right]
}

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
    default: .resized(generator.size(near: size))
    }
  }

  func counts(_ event: Event) -> Bool {
    switch event {
    case .touchBegan(let point), .touchMoved(let point), .touchEnded(let point):
      point.x.isFinite && point.y.isFinite
    case .resized(let size): size.x.isFinite && size.y.isFinite
    case .pulled(let distance, let x): distance.isFinite && x.isFinite
    case .tuned(let tuning): tuning.isSound
    case .touchCancelled, .released: true
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
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

  var resting: Self? {
    isHeld ? nil : JellyBar(size: size, side: side, tuning: tuning)
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
    return generator.point()
  }

  /// A bar of any size, on any side and with any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    let tuning = generator.pick(Feel.allCases).tuning(generator.pick(Edge.all))
    return Self(
      size: generator.size(near: [390, 100]), side: generator.pick(Side.all),
      tuning: generator.soundTuning(like: tuning))
  }

  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    var same = tuning
    if generator.chance(0.2) { same.edge = generator.pick(Edge.all) }
    return switch generator.next() % 8 {
    case 0: generator.unsoundTuning(like: same)
    case 1...3: generator.pick(Feel.allCases).tuning(same.edge)
    default: generator.soundTuning(like: same)
    }
  }
}
