import JellyRecording
@_spi(Jelly) import JellySchema
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// The rest times of all controls, against what can be seen of their motions.
@Suite("The rest of all controls")
struct RestTests {
  @Test("Comes when a tenth of the time to rest is over unseen, at most in the median")
  func tails() { forEachControl(Tails()) }
}

/// Measures how much of the motions after random events nobody sees.
private struct Tails: RandomControlVisitor {
  mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
    var shares: [Double] = []
    forEachMotion(of: Control.self, seeds: 1...120) { body, time in
      let (rest, count) = (body.shown(at: body.restTime), 200)
      let step = (body.restTime - time) / Double(count)
      let last = (0..<count).last {
        body.shown(at: time + step * Double($0)).distance(to: rest) > Limits.restTolerance
      }
      // A motion that nobody sees at all is not one that ends late.
      if let last { shares.append(1 - Double(last + 1) / Double(count)) }
    }
    expect(shares.count, isAtLeast: 40, "\(Control.name)")
    let median = shares.sorted()[shares.count / 2]
    // A sheet that fingers hold moves by 32 modes, of which no point has the sum. A bound by its
    // energy would be closer, but with it shapes whose sizes differ by 1e-9 pt were 1.3 pt apart.
    expect(median, isAtMost: Control.bendsDrawing ? 0.2 : 0.1, "\(Control.name)")
  }
}

/// Calls a function with each body that moves after a random event, and the time of the event.
///
/// The bodies have the tunings that they come with: with random springs most of a motion can be
/// that of one that hardly moves anything.
private func forEachMotion<Control: RandomBody & SchemaControl>(
  of _: Control.Type, seeds: ClosedRange<UInt64>, _ use: (Control, Double) -> Void
) {
  for seed in seeds {
    var generator = SeededGenerator(seed: seed)
    let random = Control.random(using: &generator)
    var body = Control(
      size: random.size, settings: random.settings,
      tuning: .preset(generator.pick(TuningPreset.presets)))
    var (time, flowEnd) = (0.0, 0.0)
    for _ in 0..<16 {
      time += generator.chance(0.7) ? 1.0 / 60 : generator.uniform(0.03...1)
      let event = body.randomEvent(using: &generator)
      _ = body.handle(event, at: time)
      // Nobody draws what flows.
      if let flow = body.morphStart(of: event) { flowEnd = flow.restTime }
      guard time >= flowEnd, body.isRecommended else { continue }
      if body.restTime > time, body.restTime < time + 20 { use(body, time) }
    }
  }
}

extension SchemaControl {
  /// What is shown at a time.
  fileprivate func shown(at time: Double) -> Shown<Self> {
    var shown = Shown(control: self, time: time)
    show(at: time, to: &shown)
    return shown
  }
}

/// The layers of a picture as outlines and numbers that can be compared.
private struct Shown<Control: SchemaControl>: PictureWriter {
  let control: Control
  let time: Double
  var outlines: [Outline] = []
  /// Numbers of which a change by ``Limits/restTolerance`` can just be seen.
  var numbers: [Double] = []

  /// The largest distance of two points, or what looks like one.
  func distance(to other: Self) -> Double {
    let moved = zip(numbers, other.numbers).map { abs($0 - $1) }.max() ?? 0
    return zip(outlines, other.outlines).reduce(moved) { distance, outlines in
      let apart = outlines.0.pointDistance(to: outlines.1)
      // Two that touch have one outline, and two when they part.
      return max(
        distance,
        apart < .infinity
          ? apart
          : max(outlines.0.lineDistance(to: outlines.1), outlines.1.lineDistance(to: outlines.0)))
    }
  }

  private mutating func add(_ numbers: [Double], opacity: Double = 1) {
    let faintness = Limits.restTolerance / Limits.faint
    self.numbers += numbers.map { opacity > 0 ? $0 : 0 } + [opacity * faintness]
  }

  mutating func part(_ number: Int, role: PaintRole, opacity: Double) {
    var outline = Outline()
    if opacity > 0 { control.draw(part: number, at: time, into: &outline) }
    outlines.append(outline)
    add([], opacity: opacity)
  }

  mutating func dot(_ disc: Disc, role: PaintRole, opacity: Double) {
    add([disc.center.x, disc.center.y, disc.radius], opacity: opacity)
  }

  mutating func plus(
    at center: Vector2, reach: Double, width: Double, turn: Double, role: PaintRole
  ) {
    add([center.x, center.y, reach, width, turn * reach])
  }

  mutating func ring(_ disc: Disc, arc: Double, turn: Double, role: PaintRole, opacity: Double) {
    add([disc.center.x, disc.center.y, disc.radius, arc * disc.radius], opacity: opacity)
  }

  mutating func label(at center: Vector2, height: Double, role: PaintRole, opacity: Double) {
    add([center.x, center.y, height], opacity: opacity)
  }

  mutating func textLine(from start: Vector2, length: Double, role: PaintRole) {
    add([start.x, start.y, length])
  }
}
