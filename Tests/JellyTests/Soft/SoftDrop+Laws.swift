public import JellyTestSupport
import Testing

@testable import Jelly

extension SoftDrop: LawfulBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 20 {
    case 0...2: .touchBegan(point(using: &generator), finger: Int(generator.next() % 6))
    case 3...6: .touchMoved(point(using: &generator), finger: Int(generator.next() % 6))
    case 7...9: .touchEnded(generator.point(), finger: Int(generator.next() % 6))
    case 10: .touchCancelled
    case 11...13: .poked(generator.point(), strength: generator.number(-1...1))
    case 14: .resized(generator.size(near: size))
    case 15: .measured(radius: generator.chance(0.3) ? radius : generator.number(0...60))
    case 16...17: .sent(home: generator.point())
    default:
      switch generator.next() % 6 {
      case 0: .tuned(generator.unsoundTuning(like: tuning))
      case 1: .tuned(.calm)
      case 2: .tuned(.standard)
      default: .tuned(generator.soundTuning(like: tuning))
      }
    }
  }

  /// Mostly a point on the drop.
  private func point(using generator: inout SeededGenerator) -> Vector2 {
    let center = center(at: clock.time)
    guard generator.chance(0.7), center.isFinite else { return generator.point() }
    return center + Vector2(generator.number(-40...40), generator.number(-40...40))
  }

  func counts(_ event: Event) -> Bool {
    switch event {
    case .touchBegan(let point, _), .touchMoved(let point, _), .touchEnded(let point, _),
      .resized(let point), .sent(let point):
      point.x.isFinite && point.y.isFinite
    case .poked(let point, let strength):
      point.x.isFinite && point.y.isFinite && strength.isFinite
    case .measured(let radius): radius.isFinite
    case .tuned(let tuning): tuning.isSound
    case .touchCancelled: true
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .touchBegan, .touchEnded, .touchCancelled, .poked: true
    // The centre is counted from home: far from there a double has fewer digits for it.
    case .sent(let home): home.magnitude < 1e5
    // Without a swing the drop is where the finger is.
    case .touchMoved(_, let finger): law.rings || hold?.finger != finger
    // A wall is where it is.
    case .resized(let size): size == self.size || !tuning.isWalled
    case .measured(let radius): radius == self.radius
    case .tuned(let tuning): tuning.isWalled == self.tuning.isWalled
    }
  }

  func place(at time: Double) -> [Double] {
    let center = center(at: time)
    return [center.x, center.y]
  }

  var roundings: Double { 4096 }

  var resting: Self? {
    isFree ? SoftDrop(radius: radius, home: home, size: size, tuning: tuning) : nil
  }
}

/// The laws of every elastic body, for drops to which anything happens in any order.
@Suite("Laws of a soft drop")
struct SoftDropLawTests {
  @Test(
    "Hold whatever happens, in any order, at any time", arguments: 1...40 as ClosedRange<UInt64>)
  func holdUnderAnyEvents(seed: UInt64) {
    for tuning in [SoftDrop.Tuning.standard, .liquid, .calm] {
      checkLaws(
        of: SoftDrop(radius: 28, home: [100, 60], size: [200, 120], tuning: tuning), seed: seed)
    }
  }

  @Test("Hold for absurd sizes and tunings", arguments: 1...20 as ClosedRange<UInt64>)
  func holdForAnything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    checkLaws(
      of: SoftDrop(
        radius: generator.number(0...80), home: generator.point(),
        size: generator.size(near: [100, 100]), tuning: generator.soundTuning(like: .standard)),
      seed: seed)
  }

  @Test(
    "Its energy only falls, but when a finger moves or presses",
    arguments: 1...20 as ClosedRange<UInt64>)
  func energy(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var tuning = SoftDrop.Tuning.free
    // The end of a short touch is a poke, too.
    tuning.poke = 0
    var drop = SoftDrop(radius: 28, home: [100, 100], size: [200, 200], tuning: tuning)
    var (time, energy) = (0.0, 0.0)
    for step in 0..<60 {
      time += generator.uniform(0...0.1)
      let finger = Int(generator.next() % 5)
      let point = drop.center(at: time) + generator.uniform(0...40)
      let later = drop.shape.energy(at: time)
      #expect(later <= energy * (1 + 1e-11) + 1e-9, "seed \(seed), step \(step)")
      let isDone: Bool
      switch generator.next() % 6 {
      case 0...1:
        // A touch presses at once, so only one that holds adds nothing.
        drop.handle(.touchBegan(drop.center(at: time), finger: finger), at: time)
        isDone = drop.hold?.finger != finger
      case 2: (isDone, _) = (true, drop.handle(.touchMoved(point, finger: finger), at: time))
      case 3: (isDone, _) = (false, drop.handle(.poked(point), at: time))
      default: (isDone, _) = (false, drop.handle(.touchEnded(point, finger: finger), at: time))
      }
      energy = drop.shape.energy(at: time)
      if !isDone { #expect(energy <= later * (1 + 1e-11) + 1e-9, "seed \(seed), step \(step)") }
    }
  }
}

extension SoftDrop.Tuning {
  /// The standard tuning without walls.
  static var free: Self {
    var tuning = standard
    tuning.isWalled = false
    return tuning
  }
}
