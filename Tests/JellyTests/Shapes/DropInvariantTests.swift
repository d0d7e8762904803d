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
  /// The number of outlines whose upper half folds or crosses the axis.
  var folds = 0

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
    let segments = outline.segments
    var area = 0.0
    for segment in segments where segment.points.count == 4 {
      let points = segment.points.map { $0 - Vector2(pose.center, 0) }
      area +=
        Cubic(start: points[0], control1: points[1], control2: points[2], end: points[3]).area
    }
    areaError = max(areaError, abs(area / pose.area - 1))
    let upper = segments.prefix(4).flatMap { $0.flattened(8) }
    let isFolded =
      zip(upper, upper.dropFirst()).contains { $1.x - $0.x < -1e-6 }
      || upper.dropFirst().dropLast().contains { $0.y > 1e-9 }
    if isFolded { folds += 1 }
    let length = 2 * pose.halfLength / (state.width + Self.size.growth.x * state.lift)
    (shortest, longest) = (min(shortest, length), max(longest, length))
    let overlap = Self.size.growth.x * state.lift / 2
    overtravel = max(
      overtravel, pose.center + pose.halfLength - 341 - overlap,
      2 - overlap - pose.center + pose.halfLength)
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
      #expect(trial.jump < 1e-9)
      #expect(trial.excess < 1e-9)
    }
  }

  @Test(
    "Keeps its velocities but at a flick",
    arguments: [TuningPreset.standard, .liquid])
  func keepsVelocities(preset: TuningPreset) {
    for trial in trials(.preset(preset)) { #expect(trial.velocityJump < 1e-9) }
  }

  @Test("Keeps its area, and does not fold", arguments: TuningPreset.presets)
  func keepsArea(preset: TuningPreset) {
    for trial in trials(.preset(preset)) {
      #expect(trial.areaError < 1e-12)
      #expect(trial.folds == 0)
    }
  }

  @Test("Stays within the limits of its length and of its track", arguments: TuningPreset.presets)
  func staysWithinLimits(preset: TuningPreset) {
    let tuning = JellyTrackTuning.preset(preset)
    for trial in trials(tuning) {
      #expect(trial.longest < 1 + tuning.maximumStretch)
      #expect(trial.shortest > 1 - tuning.maximumSqueeze)
      #expect(trial.overtravel < tuning.maximumOvertravel)
    }
  }
}
