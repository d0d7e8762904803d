@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The neck of the standard badge: it thins, tears, draws back and joins again.
@Suite("A badge's neck")
struct JellyBadgeTearTests {
  private static let restPosition = Vector2(200, 200)
  private let badge = JellyBadgeBody(size: [400, 400])
  private var restPosition: Vector2 { Self.restPosition }

  /// Directions all round.
  private static let directions = (0..<8).map { eighth in
    Vector2(cosine(Double(eighth) * .pi / 4), sine(Double(eighth) * .pi / 4))
  }

  @Test("It thins the more the further it is pulled, until it tears", arguments: directions)
  func thins(direction: Vector2) {
    var last = Double.infinity
    for step in 1..<60 {
      let distance = 2 * Double(step)
      let outline = badge.pulled(by: direction * distance).outline(at: 0.5)
      // The drop that is left behind, the badge, and the neck.
      expect(outline.letters, equals: "MCCCCZMCCCCZMCCLLCCLZ")
      let sides = outline.contours[2][..<2].flatMap { $0.flattened(60) }
      let across = Vector2(direction.y, -direction.x)
      let halfWidth = sides.map { (($0 - restPosition) * across).sum() }.min() ?? 0
      expect(halfWidth > 0 && halfWidth <= last + 1e-9)
      last = halfWidth
    }
    expect(last, isLessThan: 1)
  }

  @Test("Nothing of it jumps where it tears", arguments: directions)
  func tearsWithoutJump(direction: Vector2) {
    let edge = badge.breakDistance
    let (near, far) = (direction * (edge - 1e-9), direction * edge)
    let before = badge.pulled(by: near)
    let after = before.after(.touchMoved(restPosition + far), at: 0.6)
    expect(before.phase(at: 0.6) == .stretched && after.phase(at: 0.6) == .detached)
    let (old, new) = (before.outline(at: 0.6), after.outline(at: 0.6))
    expect(new.letters, equals: "MCCCCZMCCCCZMCCCLCCCZMCCCLCCCZ")
    // Half of √(1e-9/120) of a thickness of 12 pt is left along 110 pt. A round of 200 pt, drawn as
    // one cubic or as two, differs by 0.028 % of it.
    expect(old.areaDistance(to: new), isAtMost: 0.00028 * 200 * 110)
  }

  @Test("A torn neck draws back on both sides and leaves two round drops behind")
  func drawsBack() {
    let pull = Vector2(130, 0)
    let torn = badge.pulled(by: pull)
    let rest = torn.restTime
    expect(rest > 0.5 && rest < 2.5)
    let drops = torn.outline(at: rest).contours
    for point in drops[0].flatMap({ $0.flattened(20) }) {
      let distance = (point - restPosition).magnitude
      expect(abs(distance - 6), isAtMost: 0.003)
    }
    for point in drops[1].flatMap({ $0.flattened(20) }) {
      let distance = (point - restPosition - pull).magnitude
      expect(abs(distance - 12), isAtMost: 0.006)
    }
  }

  @Test("Its outlines have no kink at any time", arguments: 1...40)
  func noKinks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var body = badge
    var time = 0.0
    _ = body.handle(.touchBegan(restPosition), at: 0)
    for _ in 0..<60 {
      time += 0.016
      let far = generator.uniform(-150...150)
      let event: JellyBadgeBody.Event =
        switch generator.next() % 12 {
        case 0: .touchEnded(restPosition + [far / 3, 0])
        case 1: .touchBegan(body.position(at: time))
        case 2: .restored
        default: .touchMoved(restPosition + [far, generator.uniform(-40...40)])
        }
      _ = body.handle(event, at: time)
      expect(
        body.outline(at: time + 0.009).sharpestJoint, isAtMost: 0.1,
        "at \(time), \(body.phase(at: time))")
    }
  }

  @Test("It reports tears and joints on the crossings, once each, with a gap between them")
  func saysOnce() {
    var body = badge
    var told: [(JellyBadgeBody.Effect, Double)] = []
    // Out and in, one point at a time.
    let displacements = Array(0...150) + Array((0..<150).reversed()) + Array(1...150)
    for (step, displacement) in displacements.enumerated() {
      let event: JellyBadgeBody.Event =
        step == 0
        ? .touchBegan(restPosition) : .touchMoved(restPosition + [Double(displacement), 0])
      if let effect = body.handle(event, at: Double(step) * 0.01) {
        told.append((effect, Double(displacement)))
      }
    }
    expect(told.map(\.0), equals: [.grabbed, .detached, .reattached, .detached])
    expect(told.map(\.1), equals: [0, 120, 59, 120])
  }

  @Test("Brought near, the tails reach out for each other before there is a neck again")
  func rejoins() {
    let apart = badge.pulled(by: [130, 0]).after(.touchMoved(restPosition + [61, 0]), at: 3)
    let joined = apart.after(.touchMoved(restPosition + [59, 0]), at: 4)
    expect(joined.phase(at: 4), equals: .stretched)
    expect(joined.outline(at: 4).contours.count, equals: 2)
    let moments = (0...60).map { 4 + 0.005 * Double($0) }
    let counts = moments.map { joined.outline(at: $0).neckCount }
    expect(counts.first == 0 && counts.last == 1)
    // Once they have met they do not part again.
    expect(zip(counts, counts.dropFirst()).allSatisfy { $0 <= $1 })
    // At rest it is as if it had never been torn.
    let fresh = badge.pulled(by: [59, 0])
    expect(joined.outline(at: joined.restTime), equals: fresh.outline(at: 1))
  }

  @Test("It moves steadily where the tails meet")
  func meetsWithoutJump() {
    let joined = badge.pulled(by: [130, 0]).after(.touchMoved(restPosition + [59, 0]), at: 3)
    let outlines = (0...1500).map { joined.outline(at: 3 + 0.0001 * Double($0)) }
    let steps = zip(outlines, outlines.dropFirst()).map { $0.areaDistance(to: $1) }
    // A neck starts with the square root of the time, like that of two drops that touch: in the
    // first tenth of a millisecond with a fortieth of its thickness, along 40 pt.
    expect((steps.max() ?? 0), isAtMost: 18 * 40 / 40)
  }

  /// The thickest disc that can be left behind, with a return that swings for long, and a badge
  /// that is brought back while it bursts.
  ///
  /// In 0.2 µs the outline, at 10 pt/ms, goes 0.002 pt, which along 300 pt is 0.6 pt²; where two
  /// parts became one it was hundreds of square points.
  @Test(
    "Its outline moves no farther than its speed allows, however thick its neck is",
    arguments: [0, 3, 6, 9, 11.5, 12], [0.02, 0.1, 0.4])
  func movesSteadily(thinnestRadius: Double, dampingRatio: Double) {
    var tuning = JellyBadgeBody.Tuning.standard
    tuning.minimumNeckRadius = thinnestRadius
    tuning.minimumNeckFraction = 0
    tuning.returnSpring = DampedSpring(response: 0.42, dampingRatio: dampingRatio)
    let held = JellyBadgeBody(size: [400, 400], tuning: tuning).pulled(by: [70, 40])
    let free = held.after(.touchCancelled, at: 0.6)
    let restored = held.after([(.dismissed, 0.6), (.restored, 0.7)])
    for (body, start) in [(held, 0.5), (free, 0.6), (restored, 0.7)] {
      let end = min(body.restTime, start + 0.6)
      guard end > start else { continue }
      // At the end of one part of the motion, 24 pt of the outline move by up to 0.1 pt.
      expect(steepest(of: body, from: start, to: end), isAtMost: 0.1 * 24)
    }
  }

  /// Returns the most by which the area changes in 0.2 µs, where it changes fastest.
  private func steepest(of body: JellyBadgeBody, from start: Double, to end: Double) -> Double {
    func change(_ low: Double, _ high: Double) -> Double {
      body.outline(at: low).areaDistance(to: body.outline(at: high))
    }
    let times = (0...60).map { start + (end - start) * Double($0) / 60 }
    let steps = zip(times, times.dropFirst()).map { (change($0, $1), $0, $1) }
    return steps.sorted { $0.0 > $1.0 }.prefix(3).map { _, start, end in
      var (low, high) = (start, end)
      while high - low > 2e-7 {
        let middle = (low + high) / 2
        if change(low, middle) > change(middle, high) { high = middle } else { low = middle }
      }
      return change(low, high)
    }.max() ?? 0
  }

  @Test("Caught on its way back, it is where it was, neck and all")
  func caught() {
    let free = badge.pulled(by: [90, 30]).after(.touchEnded(restPosition + [90, 30]), at: 0.5)
    for time in [0.52, 0.6, 0.7] {
      let caught = free.after(.touchBegan(restPosition + [3, 4]), at: time)
      expect(caught.phase(at: time), equals: .stretched)
      expect(caught.outline(at: time), equals: free.outline(at: time))
    }
  }

  @Test("Let go torn but near the rest position, it springs back and is whole on its way")
  func goesHomeTorn() {
    let torn = badge.pulled(by: [130, 0]).after(.touchMoved(restPosition + [80, 0]), at: 2)
    expect(torn.phase(at: 2), equals: .detached)
    var free = torn
    expect(free.handle(.touchEnded(restPosition + [80, 0]), at: 3), equals: .reattached)
    expect(free.phase(at: 3), equals: .returning)
    expect(free.outline(at: 3).pointDistance(to: torn.outline(at: 3)), isAtMost: 1e-9)
    expect(free.outline(at: 3.2).neckCount, equals: 1)
    expect(free.outline(at: free.restTime), equals: badge.outline(at: 0))
  }
}
