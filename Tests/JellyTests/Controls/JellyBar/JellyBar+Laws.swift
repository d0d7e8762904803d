public import JellyTestSupport

@testable import Jelly

extension Side {
  static let all: [Side] = [.top, .bottom, .left, .right]
}

extension JellyBar.Edge {
  static let all: [Self] = [.single, .wave, .soft]
  /// The edges that move as a whole, by one spring.
  static let whole: [Self] = [.single, .wave]
}

/// The tunings by name.
enum Feel: CaseIterable {
  case classic, standard, liquid, calm

  func tuning(_ edge: JellyBar.Edge) -> JellyBar.Tuning {
    switch self {
    case .classic: .classic(edge)
    case .standard: .standard(edge)
    case .liquid: .liquid(edge)
    case .calm: .calm(edge)
    }
  }

  /// The time after which a bar that has been let go is at rest, in seconds.
  var longestRing: Double { self == .liquid ? 4 : 2 }
}

extension ElasticEdge {
  /// Where a finger is that holds the edge, as on a bar that hangs from the top.
  func place(of finger: Int) -> Vector2? {
    if let slot = soft.fingers.slot(of: finger) { return softPulls[slot] }
    return state == .held(by: .finger(finger)) ? grip.finger : nil
  }

  /// Where the finger is that pulls the list; nil if none does.
  var placeOfList: Vector2? { isHeldByList ? grip.finger : nil }
}

extension JellyBar: LawfulBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...5: touch(using: &generator) { .touchBegan($0, finger: $1) }
    case 6...20: touch(using: &generator) { .touchMoved($0, finger: $1) }
    case 21...25: touch(using: &generator) { .touchEnded($0, finger: $1) }
    case 26: .touchCancelled
    case 27: randomPull(using: &generator)
    case 28...29: .tuned(randomTuning(using: &generator))
    default: .resized(generator.size(near: size))
    }
  }

  func counts(_ event: Event) -> Bool {
    switch event {
    case .touchBegan(let point, _), .touchMoved(let point, _), .touchEnded(let point, _):
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
    case .touchMoved(let point, let finger), .touchEnded(let point, let finger):
      edge.place(of: finger).map { $0 == side.asTop(Limits.position(point), in: size) } ?? true
    case .pulled(let distance, let x):
      edge.placeOfList.map { $0 == Limits.position(Vector2(x, distance)) } ?? (distance <= 0)
    case .tuned(let tuning): tuning.edge == self.tuning.edge
    case .resized(let size): size == self.size
    }
  }

  func place(at time: Double) -> [Double] {
    let amplitudes = amplitudes(at: time)
    // The tip of a wave that cannot be seen is nowhere; where it counts, the outline shows it.
    let tip = abs(amplitudes.wave) < 0.01 ? 0 : amplitudes.sideways
    return [tip, amplitudes.base, amplitudes.wave] + waves(at: time)
  }

  /// The amplitudes of a soft edge's waves; none for another edge.
  private func waves(at time: Double) -> [Double] {
    guard tuning.edge == .soft else { return [] }
    return edge.soft.withAmplitudes(at: time) { waves in
      (0..<SixteenModes.capacity).map { waves[$0] }
    }
  }

  // An event multiplies matrices of 16 waves: a pull of 100 pt is exact to 1e-10.
  var roundings: Double { tuning.edge == .soft ? 4096 : 16 }

  var resting: Self? {
    isHeld ? nil : JellyBar(size: size, side: side, tuning: tuning)
  }

  private func randomPull(using generator: inout SeededGenerator) -> Event {
    guard generator.chance(0.8) else { return .released }
    let point = randomPoint(using: &generator)
    return .pulled(distance: point.y, x: point.x)
  }

  /// An event of one of five fingers, which is sometimes where it was.
  private func touch(
    using generator: inout SeededGenerator, _ event: (Vector2, Int) -> Event
  ) -> Event {
    let finger = generator.chance(0.5) ? 0 : Int(generator.next() % 5)
    if generator.chance(0.3), let place = edge.place(of: finger) {
      return event(side.fromTop(place, in: size), finger)
    }
    return event(randomPoint(using: &generator), finger)
  }

  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.3), let place = edge.placeOfList { return place }
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
