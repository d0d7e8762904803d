@_spi(Jelly) public import JellyTestSupport

@testable import Jelly

extension JellyShapeBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 34 {
    case 0...6: .touchBegan(randomPoint(using: &generator), id: Int(generator.next() % 6))
    case 7...15: .touchMoved(randomPoint(using: &generator), id: Int(generator.next() % 6))
    case 16...20: .touchEnded(randomPoint(using: &generator), id: Int(generator.next() % 6))
    case 21: .touchCancelled
    case 22...24: .poked(randomPoint(using: &generator), strength: generator.number(-2...2))
    case 25: .pressBegan
    case 26: .pressEnded
    case 27...28: .tuningChanged(generator.tuning(like: tuning))
    case 29: .settingsChanged(generator.settings(like: settings))
    // Three parts, of which fingers hold up to two, and one that does not count.
    case 30:
      .partChanged(
        part: generator.pick([0, 7, 15, 16]), bounds: randomPart(using: &generator))
    case 31...32:
      .drawingChanged(from: randomPoint(using: &generator), wave: generator.number(-2...2))
    default: .sizeChanged(generator.size(near: size))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .sizeChanged(let size): return size == self.size
    // The outline has the boxes of the parts.
    case .partChanged: return false
    // A shape that moves adopts its box when it rests, and an event can bring it to rest.
    default:
      var after = self
      _ = after.handle(event, at: time)
      let now = after.clock.time
      // A motion that is smaller than the tolerance is over at once.
      let isOver =
        after.isHeld && after.sheet.restTime <= now
        || after.parts.isHeld && after.parts.restTime <= now
      let isSmall = zip(place(at: now), after.place(at: now)).allSatisfy {
        abs($0 - $1) <= Limits.restTolerance
      }
      return after.settings == settings && after.isResting(at: now) == isResting(at: now)
        && !(isOver && isSmall)
    }
  }

  func jumps(between start: Double, and end: Double) -> Bool {
    // A shape that rests is drawn in the boxes that it adopts then.
    if end >= restTime, adopted != settings || adoptedBoxes != partBoxes { return true }
    // The last step of a sheet is small for what lies in its drawing's box. A part that is far from
    // it, as the parts of a drawing are not, moves by as many times more as it is away.
    return end > clock.time && hasPartFarAway
  }

  /// A Boolean value that indicates whether a part reaches farther from the middle of its drawing's
  /// box than that is long.
  private var hasPartFarAway: Bool {
    let box = adopted.bounds.square(in: size)
    return (0..<SheetParts.count).contains { part in
      guard adoptedBoxes[part] != .none else { return false }
      let (start, end) = adoptedBoxes[part].corners(in: size)
      return max((start - box.center).magnitude, (end - box.center).magnitude) > box.size
    }
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    switch event {
    case .touchBegan, .touchMoved: true
    // The energy with which a sheet is let go is limited, and a poke throws it.
    case .touchEnded, .touchCancelled, .poked: false
    case .pressBegan, .pressEnded, .drawingChanged: true
    // The sheet is as large as the box.
    case .sizeChanged(let size): size == self.size
    case .settingsChanged(let settings): settings.clamped == self.settings
    case .partChanged: false
    case .tuningChanged(let tuning): tuning.spring.isUnderdamped
    }
  }

  func place(at time: Double) -> [Double] {
    [Vector2(8, 8), Vector2(40, 30)].flatMap { point in
      let place = localFrame(at: point, time: time).origin
      return [place.x, place.y]
    }
  }

  // The numbers that are added up are as large as the reach, in sizes.
  var roundings: Double { 4096 * max(1, tuning.maximumDisplacement) }

  var resting: Self? {
    guard !sheet.isDilated else { return nil }
    var resting = JellyShapeBody(size: size, settings: settings, tuning: tuning)
    resting.partBoxes = partBoxes
    return resting
  }

  private func randomPart(using generator: inout SeededGenerator) -> Bounds {
    if generator.chance(0.2) { return generator.settings(like: settings).bounds }
    let ends = (0..<4).map { _ in generator.uniform(0...1) }
    return Bounds(left: ends[0], top: ends[1], right: ends[2], bottom: ends[3]).clamped
  }

  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.1) { return Vector2(generator.oddNumber(), generator.oddNumber()) }
    let share = Vector2(generator.uniform(-0.2...1.2), generator.uniform(-0.2...1.2))
    return size * share
  }

  /// Returns a shape with any box and any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    let size = generator.size(near: [96, 80])
    var settings = Settings()
    if generator.chance(0.5) { settings = generator.settings(like: settings) }
    let tuning =
      generator.chance(0.3)
      ? generator.valid(like: Tuning.standard) : .preset(generator.pick(TuningPreset.presets))
    var shape = Self(size: size, settings: settings, tuning: tuning)
    for part in [0, 7, 15] where generator.chance(0.2) {
      shape.partBoxes[part] = shape.randomPart(using: &generator)
    }
    return shape
  }
}
