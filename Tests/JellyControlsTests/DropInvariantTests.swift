import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// A drop to which anything happens, and the largest error so far.
private struct DropTrial {
  private static let places: [(Double, Double)] = [
    (2, 66), (66, 144), (144, 202), (202, 306), (306, 341),
  ]
  static let cells = places.map {
    DropEnds(left: $0.0, right: $0.1)
  }
  static let size = DropSize(
    height: 28, radius: 14, growth: Vector2(8, 6), stops: DropEnds(left: 2, right: 341))

  let limits: DropLimits
  var drop: SlidingDrop
  var generator: SeededGenerator
  var now = 0.0
  var finger: Double?

  /// The largest jump of a part by an event that is not a finger's step, in points.
  var jump = 0.0
  /// The largest jump of a velocity but by a flick, in points per second.
  var velocityJump = 0.0
  /// The largest distance by which a part moves farther than the finger, in points.
  var excess = 0.0
  /// The largest relative error of the area.
  var areaError = 0.0
  /// The range of the lengths, in lengths at rest.
  var (shortest, longest) = (1.0, 1.0)
  /// The largest distance by which the outline passes a stop, in points.
  var overtravel = 0.0
  /// The number of outlines that are not convex.
  var dents = 0

  init(seed: UInt64, tuning: JellyTrackTuning) {
    generator = SeededGenerator(seed: seed)
    limits = tuning.limits
    // With a larger tolerance a part that is slow comes to rest at once.
    drop = SlidingDrop(at: Self.cells[0], springs: tuning.springs, tolerance: 1e-14)
  }

  private var parts: [SpringMotion<Double>] {
    [drop.left, drop.right, drop.mass, drop.width, drop.lift]
  }

  mutating func step() {
    now += generator.pick([0, 1.0 / 240, 1.0 / 120, 0.03, 0.1, 0.4])
    let before = parts
    var (allowed, isFlick) = (0.0, false)
    switch generator.next() % 6 {
    case 0:
      drop.send(to: generator.pick(Self.cells), now: now)
      finger = nil
    case 1: drop.setLifted(generator.chance(0.5), now: now)
    case 2 where finger == nil:
      let mass = drop.mass.value(at: now)
      drop.hold(at: ends(around: mass), now: now)
      finger = mass
    case 3:
      guard let last = finger else { break }
      let step = generator.uniform(-3...3) * generator.pick([2, 20, 80])
      let next = min(max(last + step, -30), 380)
      allowed = abs(next - last)
      drop.drag(to: ends(around: next), now: now)
      finger = next
    case 4 where finger != nil:
      drop.release(velocity: generator.pick([0, 300, -2000, 1e4, -1e4]), now: now)
      drop.send(to: generator.pick(Self.cells), now: now)
      (finger, isFlick) = (nil, true)
    default: break
    }
    for (old, new) in zip(before, parts) {
      let moved = abs(new.value(at: now) - old.value(at: now))
      if allowed > 0 { excess = max(excess, moved - allowed) } else { jump = max(jump, moved) }
    }
    // The width must not overshoot, and can lose its velocity.
    for (old, new) in zip(before, parts) where !isFlick && new != drop.width {
      velocityJump = max(velocityJump, abs(new.velocity(at: now) - old.velocity(at: now)))
    }
    for later in [0, 0.01, 0.05, 0.2] { draw(at: now + later) }
  }

  private func ends(around middle: Double) -> DropEnds {
    let half = drop.width.target / 2
    return DropEnds(left: middle - half, right: middle + half)
  }

  private mutating func draw(at time: Double) {
    let state = drop.state(at: time)
    let pose = DropPose(state, Self.size, limits: limits)
    var outline = Outline()
    pose.draw(on: DropAxis(position: 0), into: &outline)
    areaError = max(areaError, abs(outline.dropArea(around: pose.center) / pose.area - 1))
    if !outline.isConvex { dents += 1 }
    let length = 2 * pose.halfLength / (state.width + Self.size.growth.x * state.lift)
    (shortest, longest) = (min(shortest, length), max(longest, length))
    let overlap = Self.size.growth.x * state.lift / 2
    overtravel = max(
      overtravel, pose.center + pose.halfLength - 341 - overlap,
      2 - overlap - pose.center + pose.halfLength)
  }
}

extension Outline {
  /// The exact area of a drop's outline, in square points.
  fileprivate func dropArea(around center: Double) -> Double {
    segments.reduce(0) { sum, segment in
      let points = segment.points.map { $0 - Vector2(center, 0) }
      if points.count == 2 {
        return sum + (points[0].x * points[1].y - points[0].y * points[1].x) / 2
      }
      return sum
        + Cubic(start: points[0], control1: points[1], control2: points[2], end: points[3]).area
    }
  }

  /// A Boolean value that indicates whether the outline, which runs clockwise on a screen, nowhere
  /// turns to the left, and turns round once.
  fileprivate var isConvex: Bool {
    let all = segments.flatMap { $0.flattened(6) }
    var points: [Vector2] = []
    // A direction between points that are nearer is that of their rounding errors.
    for point in all where points.last.map({ (point - $0).magnitude > 1e-6 }) ?? true {
      points.append(point)
    }
    if let first = points.first, let last = points.last, (first - last).magnitude <= 1e-6 {
      points.removeLast()
    }
    var turn = 0.0
    for index in points.indices {
      let (a, b, c) = (
        points[index], points[(index + 1) % points.count], points[(index + 2) % points.count]
      )
      let (one, other) = ((b - a) / (b - a).magnitude, (c - b) / (c - b).magnitude)
      let cross = one.x * other.y - one.y * other.x
      guard cross > -1e-6 else { return false }
      turn += Vector2((one * other).sum(), cross).angle
    }
    return abs(turn - 2 * .pi) < 1e-3
  }
}

@Suite("A drop to which anything happens")
struct DropInvariantTests {
  private func trials(_ tuning: JellyTrackTuning) -> [DropTrial] {
    (1...12).map { (seed: UInt64) in
      var trial = DropTrial(seed: seed, tuning: tuning)
      for _ in 0..<400 { trial.step() }
      return trial
    }
  }

  @Test("Moves only with the finger's step, and no part farther", arguments: TuningPreset.presets)
  func doesNotJump(preset: TuningPreset) {
    for trial in trials(.preset(preset)) {
      expect(trial.jump, isLessThan: 1e-9)
      expect(trial.excess, isLessThan: 1e-9)
    }
  }

  @Test(
    "Keeps its velocities but at a flick",
    arguments: [TuningPreset.standard, .liquid])
  func keepsVelocities(preset: TuningPreset) {
    for trial in trials(.preset(preset)) { expect(trial.velocityJump, isLessThan: 1e-9) }
  }

  @Test("Keeps its area, and is convex", arguments: TuningPreset.presets)
  func keepsArea(preset: TuningPreset) {
    for trial in trials(.preset(preset)) {
      expect(trial.areaError, isLessThan: 1e-12)
      expect(trial.dents, equals: 0)
    }
  }

  @Test("Stays within the limits of its length and of its track", arguments: TuningPreset.presets)
  func staysWithinLimits(preset: TuningPreset) {
    let tuning = JellyTrackTuning.preset(preset)
    for trial in trials(tuning) {
      expect(trial.longest, isLessThan: 1 + tuning.maximumStretch)
      expect(trial.shortest, isGreaterThan: 1 - tuning.maximumSqueeze)
      expect(trial.overtravel, isLessThan: tuning.maximumOvertravel)
    }
  }
}

/// The drop as a shape: a random one, in any tuning.
@Suite("A drop of any shape")
struct DropShapeTests {
  private struct Drop {
    var state: DropState
    var size: DropSize
    var limits: DropLimits

    var pose: DropPose { DropPose(state, size, limits: limits) }

    var outline: Outline {
      var outline = Outline()
      pose.draw(on: DropAxis(position: 0), into: &outline)
      return outline
    }

    /// Creates a drop of any length, from a circle to a long box, with round ends or corners.
    init(using generator: inout SeededGenerator, isRound: Bool = false) {
      let height = generator.uniform(8...40)
      let width = height * generator.pick([1, 1, 37.0 / 24, generator.uniform(0.4...5)])
      let length =
        width * generator.pick([1, generator.uniform(0.2...1), generator.uniform(1...4)])
      let left = generator.uniform(0...100)
      let mass = left + length / 2 + generator.uniform(-1...1) * width
      state = DropState(
        ends: DropEnds(left: left, right: left + length), mass: mass, width: width,
        lift: generator.uniform(0...1.1))
      let fullness = isRound ? 1 : generator.pick([1, 1, generator.uniform(0...1)])
      size = DropSize(
        height: height, radius: height / 2 * fullness, growth: Vector2(12, 8),
        stops: generator.chance(0.3) ? DropEnds(left: left - 3, right: left + width + 9) : nil)
      var tuning = JellyTrackTuning.preset(generator.pick(TuningPreset.presets))
      if generator.chance(0.5), !isRound {
        tuning.maximumStretch = generator.uniform(0.1...4)
        tuning.maximumSqueeze = generator.uniform(0.05...0.9)
        tuning.maximumTaper = generator.uniform(0...0.9)
      }
      limits = tuning.limits
    }
  }

  @Test("It is convex, and has its area, at any stretch")
  func isConvex() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<2000 {
      let drop = Drop(using: &generator)
      let outline = drop.outline
      expect(outline.isConvex, "\(drop)")
      let pose = drop.pose
      expect(
        abs(outline.dropArea(around: pose.center) / pose.area - 1), isLessThan: 1e-11, "\(drop)")
    }
  }

  /// A tail that is blunt would be a bottle, a pointed one a pebble.
  @Test("The ends of a stretched drop are round at any thickness")
  func endsAreRound() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<2000 {
      let drop = Drop(using: &generator, isRound: true)
      let pose = drop.pose
      // One that is upright at rest becomes a ball first.
      guard drop.state.width >= drop.size.height, pose.halfLength > pose.halfHeight else {
        continue
      }
      let arcs = drop.outline.segments.filter { $0.points.count == 4 }
      expect(arcs.count, equals: 4)
      // At its tip an arc is as curved as an ellipse, whose radius there is b²/a.
      for arc in [arcs[0], arcs[1]] {
        let isLeft = arc == arcs[0]
        let (tip, control) = isLeft ? (arc.start, arc.points[1]) : (arc.end, arc.points[2])
        let far = isLeft ? arc.points[2] : arc.points[1]
        // The radius of curvature at the end of a cubic: 3/2·|h|²/(distance of the next control).
        let handle = (control - tip).magnitude
        let radius = 1.5 * handle * handle / abs(far.x - tip.x)
        let taper = isLeft ? 1 - pose.taper : 1 + pose.taper
        expect((0.5...1.3).contains(radius / (pose.halfHeight * taper)), "\(drop)")
      }
    }
  }

  @Test("It is a continuous function of its parts, and its thickness has one speed at rest")
  func isContinuous() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<1000 {
      var drop = Drop(using: &generator)
      let before = drop.outline
      drop.state.ends.right += 1e-7
      drop.state.mass -= 1e-7
      drop.state.lift += 1e-8
      expect(before.pointDistance(to: drop.outline), isLessThan: 1e-4, "\(drop)")
    }
    var ball = Drop(using: &generator, isRound: true)
    ball.size = DropSize(height: 24, radius: 12)
    ball.limits = JellyTrackTuning.standard.limits
    ball.state = DropState(
      ends: DropEnds(left: 0, right: 24), mass: 12, width: 24, lift: 0)
    func height(stretchedBy step: Double) -> Double {
      var drop = ball
      (drop.state.ends.right, drop.state.mass) = (24 + step, 12 + step / 2)
      return drop.pose.halfHeight
    }
    let rest = height(stretchedBy: 0)
    let (grown, shrunk) = (height(stretchedBy: 1e-4) - rest, rest - height(stretchedBy: -1e-4))
    expect(abs(grown / shrunk - 1), isLessThan: 1e-3)
  }

  @Test("It stays finite on its way to a width that cannot be seen, and to another one then")
  func invisibleWidth() {
    var drop = SlidingDrop(
      at: DropEnds(left: 0, right: 40), springs: JellyTrackTuning.standard.springs,
      tolerance: 1e-3)
    drop.send(to: DropEnds(left: 0, right: 1e-300), now: 0)
    drop.move(to: DropEnds(left: 0, right: 40), width: 40, scale: 1, now: 0.02)
    for time in [0.02, 0.1, 2] {
      let state = drop.state(at: time)
      expect((0...80).contains(state.width), "\(state) at \(time)")
    }
  }

  /// The ends of such a drop coincide, so that rounding errors could choose their tangent.
  @Test("A lean that cannot be seen changes nothing that can, also of a drop that is nearly round")
  func leansSmoothly() {
    var generator = SeededGenerator(seed: 24)
    for _ in 0..<2000 {
      let width = generator.uniform(10...50)
      let height = width * generator.pick([1, generator.uniform(0.9...1.1), 6])
      let length = width * (1 + generator.pick([1e-2, 1e-4, 1e-6, 1e-8]))
      func outline(lean: Double) -> Outline {
        let drop = DropPose(
          DropState(
            ends: DropEnds(left: 0, right: length), mass: length / 2 - lean, width: width, lift: 0),
          DropSize(height: height, radius: height / 2),
          limits: JellyTrackTuning.liquid.limits)
        var outline = Outline()
        drop.draw(on: DropAxis(position: 0), into: &outline)
        return outline
      }
      let distance = outline(lean: 1e-3).lineDistance(to: outline(lean: -1e-3))
      expect(distance, isLessThan: 3e-3, "\(width) by \(height), \(length) long")
    }
  }

  @Test("After a long way it is squeezed by little more than after a short one")
  func isTame() {
    /// The shortest length, in lengths at rest, and the longest height, in lengths, on a way.
    func squeeze(way: Double, preset: TuningPreset) -> (length: Double, height: Double) {
      let tuning = JellyTrackTuning.preset(preset)
      var drop = SlidingDrop(
        at: DropEnds(left: 0, right: 37), springs: tuning.springs, tolerance: 1e-3)
      drop.send(to: DropEnds(left: way, right: way + 37), now: 0)
      let size = DropSize(height: 24, radius: 12)
      var (length, height) = (Double.infinity, 0.0)
      for step in 0...600 {
        let pose = DropPose(
          drop.state(at: 0.001 * Double(step)), size, limits: tuning.limits)
        length = min(length, pose.halfLength / 18.5)
        height = max(height, pose.halfHeight / pose.halfLength)
      }
      return (length, height)
    }
    // A switch, and a slider from 90 % to 5 %.
    let (short, far) = (squeeze(way: 22, preset: .standard), squeeze(way: 132, preset: .standard))
    expect((0.92...0.97).contains(short.length))
    // It lies, and does not stand.
    expect(far.length > 0.88 && far.height < 0.85)
  }
}
