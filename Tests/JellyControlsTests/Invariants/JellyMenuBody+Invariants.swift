@_spi(Jelly) public import JellyTestSupport

@_spi(Jelly) @testable import Jelly

/// The tunings of a menu by name.
extension JellyMenuBody {
  /// Returns a menu to which this has happened.
  func after(_ event: Event, at time: Double) -> JellyMenuBody {
    var menu = self
    _ = menu.handle(event, at: time)
    return menu
  }

  /// Returns a menu that opens at a time.
  func opened(at time: Double = 0) -> JellyMenuBody { after(.opened, at: time) }

  /// Returns the flight at a time, if anything moves.
  func flight(at time: Double) -> Flight? { isMoving(at: time) ? flight : nil }

  /// Returns the shares of their ways that the items have gone.
  func places(at time: Double) -> [Double] {
    (0..<arrangement.itemCount).map { place(of: $0, at: time) }
  }

  /// Returns the centers of the items.
  func centers(at time: Double) -> [Vector2] {
    (0..<arrangement.itemCount).map { item($0, at: time).disc.center }
  }
}

extension JellyMenuBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...7: .opened
    case 8...12: .closed
    case 13: .selected(generator.pick([0, 1, 3, 4, -1, .max]))
    case 14...25: randomTap(using: &generator)
    case 26...27: .tuningChanged(generator.tuning(like: tuning))
    case 28...29: .settingsChanged(randomSettings(using: &generator))
    default: .sizeChanged(generator.size(near: size))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .opened, .closed, .selected, .tapped: true
    case .tuningChanged(let tuning):
      tuning.transition == self.tuning.transition && tuning.bud == self.tuning.bud
        && tuning.roundsToDegrees == self.tuning.roundsToDegrees
    case .settingsChanged(let settings): settings.clamped == self.settings
    case .sizeChanged(let size): size == self.size
    }
  }

  func jumps(between start: Double, and end: Double) -> Bool {
    switch tuning.transition {
    // KYGooeyMenu's shoulders are other curves while they bulge, and start with a bulge when it
    // closes.
    case .bump:
      (start...end).contains(flight.bump.bulgeTime)
        || (bulges(at: start) .!= 0) != (bulges(at: end) .!= 0)
        || startsLargeItem(between: start, and: end)
    // Items that have faded are not drawn.
    case .fade: min(places(at: start).min() ?? 1, places(at: end).min() ?? 1) < 0.01
    // The neck of an item that just touches the button grows by the fourth root of their overlap.
    case .bud:
      start == end
        && (0..<settings.itemCount).contains {
          let item = item($0, at: start)
          let gap = (item.center - button.center).magnitude - item.radius - button.radius
          return abs(gap) < 1e-6
        }
    }
  }

  /// Whether an item that its button does not cover leaves the middle of the button, or returns to
  /// it: there it is not drawn.
  private func startsLargeItem(between start: Double, and end: Double) -> Bool {
    arrangement.itemDiameter > 2 * button.radius
      && zip(places(at: start), places(at: end)).contains { min($0, $1) <= 1e-9 && $0 != $1 }
  }

  /// The bulges of the button's shoulders at a time.
  private func bulges(at time: Double) -> Vector2 {
    tuning.transition == .bump ? flight(at: time)?.bump.bulges(at: time) ?? .zero : .zero
  }

  func bends(_ index: Int, between start: Double, and end: Double) -> Bool {
    switch tuning.transition {
    // Keyframes have straight lines between them, and items that are sent back stop and wait.
    case .bump: true
    // A share of an opacity is limited to 0...1.
    case .fade: true
    case .bud: false
    }
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    guard tuning.transition == .bud else { return false }
    return switch event {
    // A flick throws an item.
    case .tapped(_, let velocity): velocity == .zero
    case .opened, .closed, .selected, .sizeChanged: true
    // With other items the numbers are of others.
    case .settingsChanged(let settings): settings.clamped.itemCount == self.settings.itemCount
    case .tuningChanged(let tuning): tuning.transition == .bud
    }
  }

  func place(at time: Double) -> [Double] {
    let bulges = bulges(at: time)
    // An item that fades has an opacity, and nothing beyond.
    let isFading = tuning.transition == .fade
    let places = places(at: time).map { isFading ? min(max($0, 0), 1) : $0 }
    return places + [
      isFading ? min(max(iconRotation(at: time), 0), .pi / 4) : iconRotation(at: time), bulges.x,
      bulges.y,
    ]
  }

  /// As many as for a soft body.
  ///
  /// The button's stretch is a sum over a dozen items, and it moves what hangs on it: an item of a
  /// million points by more than 16 roundings. Below a thousand points this allows no more than the
  /// invariant itself does.
  var roundings: Double { 4096 }

  var resting: Self? {
    var fresh = JellyMenuBody(size: size, settings: settings, tuning: tuning)
    if isOpen { _ = fresh.handle(.opened, at: 0) }
    return fresh
  }

  private func randomTap(using generator: inout SeededGenerator) -> Event {
    if generator.chance(0.05) {
      return .tapped(
        Vector2(generator.oddNumber(), generator.oddNumber()),
        velocity: Vector2(generator.oddNumber(), generator.oddNumber()))
    }
    let velocity =
      generator.chance(0.5)
      ? .zero : Vector2(generator.uniform(-4000...4000), generator.uniform(-4000...4000))
    let spots = [size / 2, Vector2(-400, 90)] + centers(at: restTime) + centers(at: clock.time)
    return .tapped(generator.pick(spots), velocity: velocity)
  }

  private func randomSettings(using generator: inout SeededGenerator) -> Settings {
    generator.chance(0.5)
      ? generator.settings(like: settings) : Settings.random(using: &generator)
  }

  /// Returns a menu of any measures, arrangement and tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    Self(
      size: generator.chance(0.4) ? [56, 56] : generator.size(near: [56, 56]),
      settings: generator.chance(0.4) ? Settings() : Settings.random(using: &generator),
      tuning: generator.valid(like: .preset(generator.pick(TuningPreset.presets))))
  }
}

extension JellyMenuBody.Settings {
  /// Returns any arrangement.
  static func random(using generator: inout SeededGenerator) -> Self {
    Self(
      itemCount: generator.pick([-1, 0, 1, 3, 4, 5, 12, 100]),
      itemDiameter: generator.number(10...80),
      itemDistance: generator.chance(0.5) ? nil : generator.number(0...60),
      startAngle: generator.number(-6...6), sweepAngle: generator.number(-7...7),
      isRightToLeft: generator.chance(0.5))
  }
}
