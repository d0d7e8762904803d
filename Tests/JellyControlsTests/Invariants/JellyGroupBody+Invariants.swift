@_spi(Jelly) public import JellyTestSupport

@_spi(Jelly) @testable import Jelly

extension JellyGroupBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    let id = generator.chance(0.7) ? 0 : Int(generator.next() % 6)
    switch generator.next() % 32 {
    case 0...3: return .touchBegan(randomPoint(using: &generator), id: id)
    case 4...10: return .touchMoved(randomPoint(using: &generator), id: id)
    case 11...13: return .touchEnded(randomPoint(using: &generator), id: id)
    case 14: return .touchCancelled
    case 15...24:
      return .bodyPlaced(
        Self.randomID(using: &generator), randomBox(using: &generator),
        isAnimated: generator.chance(0.8))
    case 25...26:
      return .bodyRemoved(Self.randomID(using: &generator), isAnimated: generator.chance(0.7))
    case 27:
      return .bodiesJoined(Self.randomID(using: &generator), Self.randomID(using: &generator))
    case 28...29: return .tuningChanged(generator.tuning(like: tuning))
    case 30: return .sizeChanged(generator.size(near: size))
    default: return .settingsChanged(generator.settings(like: settings))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    if hasSidesInOneLine(at: time) { return false }
    switch event {
    case .touchMoved(_, let id): return !hasFinger(id)
    case .touchEnded(let point, let id):
      guard let grip = grip(id) else { return true }
      return !point.isFinite || grip.place == Limits.position(point)
    case .touchBegan, .touchCancelled, .sizeChanged: return true
    // A new body has a place, where there was none.
    case .bodyPlaced(let id, _, let isAnimated): return isAnimated && slot(of: id) != nil
    case .bodyRemoved(let id, let isAnimated): return isAnimated || slot(of: id) == nil
    // A whole neck is there at once, or one less.
    case .bodiesJoined, .settingsChanged: return false
    case .tuningChanged(let tuning):
      return tuning.limit == self.tuning.limit && tuning.pull == self.tuning.pull
        && tuning.filletFraction == self.tuning.filletFraction
        && tuning.rejoinFraction == self.tuning.rejoinFraction
    }
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    switch event {
    case .sizeChanged: true
    // A finger catches a body, moves it and throws it.
    case .touchBegan(_, let id): hasFinger(id)
    case .touchMoved(_, let id), .touchEnded(_, let id): !hasFinger(id)
    default: false
    }
  }

  // The outline has corners where a size falls below 0, or where a radius reaches its limit.
  func place(at time: Double) -> [Double] {
    let time = motionTime(at: time)
    return (0..<Self.capacity).flatMap { slot -> [Double] in
      let sides = bodies[slot].sides.value(at: time)
      // A body without a size does not have a place.
      let area = sides.x * sides.y
      let place = bodies[slot].center.value(at: time) * (area / (1 + abs(area)))
      return [place.x, place.y, sides.x, sides.y, sides.z]
    }
  }

  /// The spacing of a group at rest: in motion the least change can decide whether bodies that
  /// graze each other join.
  func changes(by change: Double) -> [Event] {
    guard isRecommended, motionRestTime <= clock.time, settings.spacing > 1,
      !hasSidesInOneLine(at: .infinity)
    else { return [] }
    var settings = settings
    settings.spacing += change
    return [.settingsChanged(settings)]
  }

  /// Returns whether sides of two bodies lie in one line, where a rounding error decides which of
  /// two contours without an area there is.
  private func hasSidesInOneLine(at time: Double) -> Bool {
    let boxes = (0..<Self.capacity).filter { used[$0] }.map {
      bodies[$0].box(at: motionTime(at: time))
    }
    let edges: [[Vector2]] = boxes.map { [$0.center - $0.halfSize, $0.center + $0.halfSize] }
    return edges.enumerated().contains { index, own in
      edges.prefix(index).contains { other in
        own.contains { edge in
          other.contains { abs($0.x - edge.x) < 1e-3 || abs($0.y - edge.y) < 1e-3 }
        }
      }
    }
  }

  // The neck of two bodies that just touch is as thick as the root of a rounding error.
  var roundings: Double { 0x1p22 }

  var resting: Self? {
    guard !isHeld else { return nil }
    var group = Self(size: size, settings: settings, tuning: tuning)
    var number = 0
    while let event = restoringEvent(number) {
      group.handle(event, at: 0)
      number += 1
    }
    return group
  }

  private func grip(_ finger: Int) -> Grip? {
    (0..<4).lazy.map { grips[$0] }.first { $0.isDown && $0.finger == finger }
  }

  private func hasFinger(_ finger: Int) -> Bool { grip(finger) != nil }

  private static func randomID(using generator: inout SeededGenerator) -> Int {
    generator.chance(0.02) ? generator.pick([-1, .max, .min]) : Int(generator.next() % 5)
  }

  /// Returns a point near a finger or anywhere, sometimes absurd.
  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.1) { return generator.point() }
    let held = (0..<4).lazy.map { grips[$0] }.first { $0.isDown }
    guard let place = held?.place, generator.chance(0.8) else {
      return size * Vector2(generator.uniform(-0.2...1.2), generator.uniform(-0.2...1.2))
    }
    let step = Vector2(generator.uniform(-1...1), generator.uniform(-1...1))
    return place + step * generator.pick([0, 1, 20, 60])
  }

  /// Returns a box near those of the group, often one that is like another in some number, and
  /// sometimes one without a size or an absurd one.
  private func randomBox(using generator: inout SeededGenerator) -> Box {
    let other = bodies[Int(generator.next() % 5)].target
    var center = size * Vector2(generator.uniform(0...1), generator.uniform(0...1))
    if generator.chance(0.2) { center.x = other.center.x }
    if generator.chance(0.2) { center.y = other.center.y }
    var size = Vector2(generator.uniform(10...90), generator.uniform(10...60))
    if generator.chance(0.3) { size = Vector2(repeating: size.x) }
    if generator.chance(0.1) { size = 2 * other.halfSize }
    if generator.chance(0.05) { size = generator.point() }
    if generator.chance(0.05) {
      size *= Vector2(generator.pick([0, 1, -1]), generator.pick([0, 1]))
    }
    if generator.chance(0.03) { center = generator.point() }
    return Box(
      center: center, size: size,
      cornerRadius: generator.pick([.infinity, 0, 8, generator.number(0...40)]))
  }

  /// Returns a group with a few bodies.
  static func random(using generator: inout SeededGenerator) -> Self {
    let tuning =
      generator.chance(0.3)
      ? generator.valid(like: Tuning.standard) : .preset(generator.pick(TuningPreset.presets))
    return Self(
      size: generator.size(near: [240, 160]), settings: generator.settings(like: Settings()),
      tuning: tuning)
  }
}
