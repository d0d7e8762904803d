@testable import Jelly

/// The three tunings of a menu by name.
enum MenuFeel: CaseIterable {
  case classic, standard, calm

  var tuning: GooeyMenu.Tuning {
    switch self {
    case .classic: .classic
    case .standard: .standard
    case .calm: .calm
    }
  }
}

extension GooeyMenu {
  /// A menu to which this has happened.
  func after(_ event: Event, at time: Double) -> GooeyMenu {
    var menu = self
    _ = menu.handle(event, at: time)
    return menu
  }

  /// A menu that opens at a time.
  func opened(at time: Double = 0) -> GooeyMenu { after(.opened, at: time) }

  /// What moves at a time, if anything does.
  func flight(at time: Double) -> Flight? { isMoving(at: time) ? flight : nil }

  /// The shares of their ways that the items have gone.
  func places(at time: Double) -> [Double] {
    (0..<arrangement.count).map { place(of: $0, at: time) }
  }

  /// The centres of the items.
  func centers(at time: Double) -> [Vector2] {
    (0..<arrangement.count).map { item($0, at: time).disc.center }
  }
}

extension GooeyMenu: LawfulBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...7: .opened
    case 8...12: .closed
    case 13: .chosen(generator.pick([0, 1, 3, 4, -1, .max]))
    case 14...25: randomTap(using: &generator)
    case 26...27: .tuned(randomTuning(using: &generator))
    case 28...29: .arranged(randomArrangement(using: &generator))
    default: .resized(randomSize(using: &generator))
    }
  }

  func counts(_ event: Event) -> Bool {
    switch event {
    case .tapped(let point, let velocity):
      [point.x, point.y, velocity.x, velocity.y].allSatisfy(\.isFinite)
    case .resized(let size): size.x.isFinite && size.y.isFinite
    case .opened, .closed, .chosen, .arranged, .tuned: true
    }
  }

  func staysInPlace(under event: Event) -> Bool {
    switch event {
    case .opened, .closed, .chosen, .tapped: true
    case .tuned(let tuning):
      tuning.form == self.tuning.form && tuning.bud == self.tuning.bud
        && tuning.hasWholeDegrees == self.tuning.hasWholeDegrees
    case .arranged(let arrangement): arrangement == self.arrangement
    case .resized(let size): size == self.size
    }
  }

  func place(at time: Double) -> [Double] {
    let bulges = flight(at: time)?.bump.bulges(at: time) ?? .zero
    // What fades has an opacity, and nothing beyond.
    let isFading = tuning.form == .fade
    let places = places(at: time).map { isFading ? min(max($0, 0), 1) : $0 }
    return places + [
      isFading ? min(max(turn(at: time), 0), .pi / 4) : turn(at: time), bulges.x, bulges.y,
    ]
  }

  static var restTolerance: Double { 0.01 }

  var restOutline: RecordedOutline? {
    var fresh = GooeyMenu(size: size, arrangement: arrangement, tuning: tuning)
    if isOpen { _ = fresh.handle(.opened, at: 0) }
    return fresh.outline(at: .infinity)
  }

  private func randomTap(using generator: inout SeededGenerator) -> Event {
    if generator.chance(0.05) {
      let odd = [.nan, .infinity, -.infinity, 1e308, -1e308, 0, -0.0, .leastNonzeroMagnitude]
      return .tapped(
        Vector2(generator.pick(odd), generator.pick(odd)),
        velocity: Vector2(generator.pick(odd), generator.pick(odd)))
    }
    let velocity =
      generator.chance(0.5)
      ? .zero : Vector2(generator.uniform(-4000...4000), generator.uniform(-4000...4000))
    let spots = [size / 2, Vector2(-400, 90)] + centers(at: restTime) + centers(at: clock.time)
    return .tapped(generator.pick(spots), velocity: velocity)
  }

  private func randomSize(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.2) {
      let odd = [.nan, .infinity, -1, 0, 1e308, 1e-300, 56]
      return Vector2(generator.pick(odd), generator.pick(odd))
    }
    return generator.chance(0.3)
      ? size : Vector2(generator.uniform(10...200), generator.uniform(10...200))
  }

  private func randomArrangement(using generator: inout SeededGenerator) -> Arrangement {
    guard generator.chance(0.7) else { return arrangement }
    if generator.chance(0.1) {
      let odd = [.nan, .infinity, -1, 0, 1e308, 1e-300]
      return Arrangement(
        count: generator.pick([-1, 0, 1, 100]), itemDiameter: generator.pick(odd),
        gap: generator.pick(odd), startAngle: generator.pick(odd), sweep: generator.pick(odd))
    }
    return Arrangement(
      count: generator.pick([1, 3, 5, 12]), itemDiameter: generator.uniform(10...80),
      gap: generator.chance(0.5) ? nil : generator.uniform(0...60),
      startAngle: generator.uniform(-6...6), sweep: generator.uniform(-7...7),
      isMirrored: generator.chance(0.5))
  }

  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    var tuning = generator.chance(0.6) ? tuning : generator.pick(MenuFeel.allCases).tuning
    func spring() -> DampedSpring {
      DampedSpring(
        angularFrequency: generator.uniform(5...60),
        dampingRatio: generator.pick([0, 0.1, 0.5, 1, 1.5, 4]))
    }
    guard generator.chance(0.5) else { return tuning }
    tuning.openingSpring = spring()
    tuning.stagger = generator.uniform(0...0.1)
    tuning.closingSpring = spring()
    tuning.closingDuration = generator.uniform(0.1...1)
    guard generator.chance(0.3) else { return tuning }
    var bud = tuning.bud
    bud.grip = spring()
    bud.recoil = spring()
    bud.seed = generator.uniform(0...1)
    bud.reach = generator.uniform(0.1...3)
    bud.rejoining = generator.uniform(0.1...0.95)
    tuning.bud = bud
    return tuning
  }
}
