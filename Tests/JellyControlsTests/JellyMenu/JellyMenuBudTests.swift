import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// The standard menu: items bud, part, and can be called back at any moment.
@Suite("A budding menu")
struct JellyMenuBudTests {
  private static let menu = JellyMenuBody(
    size: [56, 56], settings: JellyMenuBody.Settings(itemCount: 5))

  /// The times of taps on the button: at rest, before the first item is out, while bridges hang and
  /// part, in the overshoot, in quick succession.
  private static let taps: [[Double]] = [
    [0], [0, 0.01], [0, 0.12], [0, 0.17, 0.21], [0, 0.3, 0.31, 0.32, 0.37], [0, 2], [0, 2, 2.07],
    [0, 2, 2.1, 2.13], [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4],
  ]

  private func menu(tappedAt times: [Double]) -> [(
    menu: JellyMenuBody, since: Double, until: Double
  )] {
    var menu = Self.menu
    return times.indices.map { index in
      menu = menu.after(.tapped([28, 28]), at: times[index])
      let until = index + 1 < times.count ? times[index + 1] : menu.restTime
      return (menu, times[index], until)
    }
  }

  @Test("A tap changes neither place nor velocity of any item", arguments: taps)
  func carriesVelocity(times: [Double]) {
    let stages = menu(tappedAt: times)
    for (before, after) in zip(stages, stages.dropFirst()) {
      let now = after.since
      let then = now - 1e-6
      let later = now + 1e-6
      expect(
        zip(before.menu.places(at: now), after.menu.places(at: now)).allSatisfy {
          abs($0 - $1) <= 1e-12
        })
      let speeds = zip(before.menu.places(at: now), before.menu.places(at: then))
        .map { ($0 - $1) * 1e6 }
      let now1 = zip(after.menu.places(at: later), after.menu.places(at: now))
        .map { ($0 - $1) * 1e6 }
      // Differences over 10⁻⁶ s, of accelerations up to ω₀² = 224 ways/s² to start with.
      expect(zip(speeds, now1).allSatisfy { abs($0 - $1) <= 2e-3 })
    }
  }

  @Test(
    "However long its items oscillate, the outline does not jump when they come to rest",
    arguments: [0.6, 0.3, 0.15, 0.08, 0.03])
  func lively(dampingRatio: Double) {
    var tuning = JellyMenuBody.Tuning.standard
    let frequency = tuning.openingSpring.angularFrequency
    tuning.openingSpring = DampedSpring(angularFrequency: frequency, dampingRatio: dampingRatio)
    tuning.closingSpring = tuning.openingSpring
    var menu = JellyMenuBody(size: [56, 56], settings: .init(itemCount: 1), tuning: tuning)
    for event in [JellyMenuBody.Event.opened, .closed, .opened] {
      let start = menu.restTime.isFinite ? max(menu.restTime, 0) : 0
      menu = menu.after(event, at: start)
      let (last, rest) = (
        Outline(of: menu, at: menu.restTime.nextDown), Outline(of: menu, at: menu.restTime)
      )
      expect(max(last.lineDistance(to: rest), rest.lineDistance(to: last)), isAtMost: 0.1)
    }
  }

  @Test("Until its turn an item goes on as if it had not been called")
  func goesOn() {
    let open = Self.menu.opened()
    let called = open.after(.closed, at: 0.2)
    for index in 0..<5 {
      let turn = 0.2 + 0.025 * Double(index + 1)
      for share in [0, 0.3, 0.7, 0.999] {
        let time = 0.2 + (turn - 0.2) * share
        expect(abs(open.places(at: time)[index] - called.places(at: time)[index]), isAtMost: 1e-12)
      }
      let later = turn + 0.03
      expect(open.places(at: later)[index] - called.places(at: later)[index], isGreaterThan: 1e-3)
    }
  }

  @Test("Called out and back before the first turn, nothing has happened")
  func changedMind() {
    let menu = Self.menu.opened().after(.closed, at: 0.02)
    for step in 0...100 {
      expect(menu.places(at: 0.02 + 0.01 * Double(step)).allSatisfy { $0 == 0 })
    }
  }

  /// The covered area, by rows half a point apart, changes as little as the items move.
  ///
  /// In 2 ns the fastest item, at 1 pt/ms, goes 2e-6 pt, which along the edges of all five is
  /// nothing. But a neck parts with the root of the gap that is left: with 0.006 pt along 10 pt.
  /// One that came or went at once would be tens of square points.
  @Test(
    "Bridges part, are drawn in and form again without a jump",
    arguments: [
      [0], [0, 0.12], [0, 0.17, 0.21], [0, 2], [0, 2, 2.1],
    ] as [[Double]])
  func continuous(times: [Double]) {
    for stage in menu(tappedAt: times) {
      let flips = (0..<5).flatMap { stage.menu.flight.bonds[$0].turns }
        .filter { $0 > stage.since && $0 < stage.until }
      for flip in flips {
        let before = Coverage(stage.menu.outline(at: flip - 1e-9))
        let after = Coverage(stage.menu.outline(at: flip + 1e-9))
        expect(before.difference(after), isAtMost: 0.1, "at \(flip)")
      }
    }
  }

  @Test("Every bridge parts while the menu opens, and forms again while it closes")
  func partsAndForms() {
    let opening = Self.menu.opened()
    let closing = opening.after(.closed, at: 5)
    for index in 0..<5 {
      let growths = [0, 0.1, 5].map {
        opening.growth(of: index, at: $0)
      }
      expect(growths[0], equals: 2)
      expect(growths[2], isAtMost: 1e-12)
      expect(closing.growth(of: index, at: 5), isAtMost: 1e-12)
      expect(closing.growth(of: index, at: closing.restTime), isAtLeast: 1.99)
    }
  }

  @Test("A bridge parts at the distance of the tuning, however it got there")
  func partsAtReach() {
    let menu = Self.menu.opened()
    let bud = menu.tuning.bud
    let flight = menu.flight
    let parting = min(bud.separationDistance * 22, (menu.fan.distance - 50) / 2)
    for index in 0..<5 {
      let flip = flight.bonds[index].changes.x
      let item = menu.item(index, at: flip).disc
      let gap = (item.center - [28, 28]).magnitude - item.radius - 28
      expect(abs(gap - parting), isAtMost: 1e-9)
      // The root of a rounding error of the gap.
      expect(LiquidBond.amount(2, gap / parting), isAtMost: 1e-6)
    }
  }

  /// At full length a tail ends in a point; everywhere else the outline is smooth.
  @Test("No joint of an outline turns by more than 0.1°", arguments: taps)
  func smooth(times: [Double]) {
    for stage in menu(tappedAt: times) {
      for step in 0...40 {
        let time = stage.since + (stage.until - stage.since) * Double(step) / 40
        expect(stage.menu.outline(at: time).sharpestJoint, isAtMost: 0.1, "at \(time)")
      }
    }
  }

  @Test("Everything runs clockwise, so that it adds up", arguments: taps)
  func clockwise(times: [Double]) {
    for stage in menu(tappedAt: times) {
      for step in 0...20 {
        let time = stage.since + (stage.until - stage.since) * Double(step) / 20
        expect(stage.menu.outline(at: time).subpaths.allSatisfy { $0.area > 0 }, "at \(time)")
      }
    }
  }

  @Test("It is closed or open for good soon after the last tap", arguments: taps)
  func settles(times: [Double]) throws {
    let last = try #require(menu(tappedAt: times).last)
    expect(last.menu.isOpen, equals: (times.count % 2 == 1))
    expect(last.menu.restTime, isAtMost: last.since + 1.4)
    let home = last.menu.isOpen ? Self.menu.opened() : Self.menu
    expect(last.menu.outline(at: last.menu.restTime), equals: home.outline(at: 100))
  }

  // A button that is not stretched does not ring. So nothing moves that the button hides, and the
  // menu is at rest soon after the items' contents have faded and the cross has turned home.
  @Test("A menu that closes is at rest soon after nothing can be seen to move", arguments: 1...8)
  func restsSoon(count: Int) throws {
    var tuning = JellyMenuBody.Tuning.standard
    tuning.bud.buttonStretch = 0
    let menu = closing(.init(itemCount: count), tuning)
    expect(menu.lastStep, equals: 0)
    let last = try lastSight(of: menu)
    expect(last, isAtLeast: menu.lastMovement(after: 10))
    // Hidden by the button, an item passes its middle and comes back.
    expect(menu.restTime - last, isAtMost: 0.3)
  }

  @Test("An oscillating button is at rest soon after nothing can be seen to move", arguments: 1...8)
  func ringsOut(count: Int) throws {
    let menu = closing(.init(itemCount: count), .standard)
    expect(menu.lastStep, isAtMost: 0.1)
    let last = max(try lastSight(of: menu), menu.lastMovement(after: 10))
    expect(menu.restTime - 10, isAtMost: 1.5 * (last - 10))
  }

  /// Returns an open menu that has been closed at 10 s.
  private func closing(
    _ arrangement: JellyMenuBody.Settings, _ tuning: JellyMenuBody.Tuning
  ) -> JellyMenuBody {
    JellyMenuBody(size: [56, 56], settings: arrangement, tuning: tuning)
      .opened().after(.closed, at: 10)
  }

  /// Returns the time at which the contents of the items have faded, and the ends of the cross have
  /// turned back.
  private func lastSight(of menu: JellyMenuBody) throws -> Double {
    func isSeen(at time: Double) -> Bool {
      (0..<menu.arrangement.itemCount).contains { menu.item($0, at: time).opacity > 0.002 }
        || abs(menu.iconRotation(at: time)) * menu.cross.arm > 0.05
    }
    expect(!isSeen(at: menu.restTime.nextDown))
    let times = stride(from: 10, to: menu.restTime, by: 0.001)
    return try #require(times.reversed().first(where: isSeen))
  }

  @Test(
    "The button gets longer towards an item on it, and oscillates when their bridge parts")
  func stretches() {
    var menu = JellyMenuBody(size: [56, 56], settings: .init(itemCount: 1))
    menu.handle(.opened, at: 0)
    let parting = menu.flight.bonds[0].changes.x
    // The one item lies above.
    expect(menu.height(at: parting), isAtLeast: 57.5)
    expect(menu.height(at: parting), isGreaterThan: menu.height(at: parting - 0.02))
    let later = (0...60).map { menu.height(at: parting + 0.01 * Double($0)) }
    expect((later.min() ?? 56), isAtMost: 55.8)
    expect(abs((later.last ?? 0) - 56), isAtMost: 0.01)
  }

  @Test("An item that returns to rest flattens the button, which oscillates")
  func rings() {
    var menu = JellyMenuBody(size: [56, 56], settings: .init(itemCount: 1))
    menu.handle(.opened, at: 0)
    menu.handle(.closed, at: 5)
    let caught = menu.flight.bonds[0].changes.x
    let heights = stride(from: caught, to: menu.restTime, by: 0.002).map { menu.height(at: $0) }
    expect((heights.min() ?? 56), isAtMost: 55)
    let flattest = heights.firstIndex(of: heights.min() ?? 0) ?? 0
    expect((heights[flattest...].max() ?? 56), isAtLeast: 56.1)
  }

  @Test("A finger's tap makes the button wider, quick taps by a limit; code does not")
  func swells() {
    var menu = Self.menu
    func widest(from start: Double) -> Double {
      (0...20).map { menu.drop(at: start + 0.005 * Double($0)).disc.radius }.max() ?? 0
    }
    menu.handle(.opened, at: 0)
    expect(widest(from: 0), equals: 28)
    menu = Self.menu
    menu.handle(.tapped([28, 28]), at: 0)
    let once = widest(from: 0)
    expect(once >= 29.5 && once <= 32)
    for tap in 1...50 { menu.handle(.tapped([28, 28]), at: 0.01 * Double(tap)) }
    expect(widest(from: 0.5), isAtMost: 28 * (1 + 2 * menu.tuning.bud.tapSwell) + 1e-9)
  }

  @Test("An item whose bridge has parted oscillates: it gets flat, and keeps its area")
  func itemsRing() throws {
    let menu = Self.menu.opened()
    let parting = menu.flight.bonds[2].changes.x
    let flattest = (0...50).map { parting + 0.004 * Double($0) }
      .min { menu.growth(of: 2, at: $0) < menu.growth(of: 2, at: $1) }
    let time = flattest ?? 0
    expect(menu.growth(of: 2, at: time), isLessThan: -0.1)
    // The third of five items lies above.
    let disc = menu.item(2, at: time).disc
    let radii = menu.outline(at: time).subpaths.map { $0.radii(about: disc.center) }
    let item = try #require(radii.min { $0.y < $1.y })
    expect(item.y, isLessThan: disc.radius - 0.5)
    expect(abs(item.x * item.y - disc.radius * disc.radius), isAtMost: 1e-6)
  }

  @Test("Items that a small button does not hide return to rest completely")
  func largeItemsRest() {
    var menu = JellyMenuBody(size: [20, 20], settings: .init(itemCount: 3, itemDiameter: 60))
    menu.handle(.opened, at: 0)
    menu.handle(.closed, at: 10)
    for center in menu.centers(at: menu.restTime.nextDown) {
      expect((center - menu.button.center).magnitude, isAtMost: 0.1)
    }
  }
}

extension JellyMenuBody {
  /// Returns the height of the button alone.
  fileprivate func height(at time: Double) -> Double {
    let drop = drop(at: time)
    let ends = drop.deformation(about: .zero).vector(Vector2(0, drop.disc.radius))
    return 2 * ends.magnitude
  }
}

extension JellyMenuBody {
  /// Returns the growth of an item's bond at a time.
  fileprivate func growth(of index: Int, at time: Double) -> Double {
    flight.bonds[index].state(at: time, tuning.bud.bondSprings).growth
  }
}

extension LiquidBond {
  /// The times at which it parts or forms.
  fileprivate var turns: [Double] { (0..<4).map { changes[$0] }.filter(\.isFinite) }
}

extension Outline {
  /// Returns the largest distances of the curves' ends from a point, sideways and up or down.
  fileprivate func radii(about center: Vector2) -> Vector2 {
    curves.map(\.start).reduce(.zero) { radii, place in
      Vector2(max(radii.x, abs(place.x - center.x)), max(radii.y, abs(place.y - center.y)))
    }
  }

  /// Each closed part by itself.
  fileprivate var subpaths: [Outline] {
    commands.split(separator: .close).map { part in
      var outline = Outline()
      for command in part {
        switch command {
        case .move(let point): outline.move(to: point)
        case .line(let point): outline.addLine(to: point)
        case .quadCurve(let point, let control): outline.addQuadCurve(to: point, control: control)
        case .curve(let point, let a, let b): outline.addCurve(to: point, control1: a, control2: b)
        case .close: break
        }
      }
      outline.closeSubpath()
      return outline
    }
  }
}

/// The area that an outline covers by the non-zero rule, in rows half a point apart.
private struct Coverage {
  /// The ends of the covered stretches of each row, from left to right.
  private var rows: [[Double]]
  private static let step = 0.5
  private static let top = -100.0

  init(_ outline: Outline) {
    var crossings = [[(x: Double, isDown: Bool)]](repeating: [], count: 500)
    for part in outline.subpaths {
      for segment in part.segments {
        let points = segment.flattened(48)
        for (a, b) in zip(points, points.dropFirst()) where a.y != b.y {
          let first = Int(((min(a.y, b.y) - Self.top) / Self.step).rounded(.up))
          let last = Int(((max(a.y, b.y) - Self.top) / Self.step).rounded(.up))
          for row in first..<last {
            let y = Self.top + Double(row) * Self.step
            crossings[row].append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y))
          }
        }
      }
    }
    rows = crossings.map { row in
      var winding = 0
      var ends: [Double] = []
      for crossing in row.sorted(by: { $0.x < $1.x }) {
        let wasCovered = winding != 0
        winding += crossing.isDown ? 1 : -1
        if (winding != 0) != wasCovered { ends.append(crossing.x) }
      }
      return ends
    }
  }

  /// Returns the area that only one of the two covers, in square points.
  func difference(_ other: Coverage) -> Double {
    var width = 0.0
    for (one, two) in zip(rows, other.rows) {
      let ends = (one + two).sorted()
      // Between the first and the second end, the third and the fourth, one covers and one does
      // not.
      for index in stride(from: 1, to: ends.count, by: 2) { width += ends[index] - ends[index - 1] }
    }
    return width * Self.step
  }
}
