@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The motion of an edge under a finger in the standard and reduced tunings.
@Suite("A bar under a finger")
struct JellyBarFollowTests {
  private func bar(_ preset: TuningPreset, _ edge: JellyBarBody.EdgeCurve) -> JellyBarBody {
    JellyBarBody(size: [390, 100], settings: .init(curve: edge), tuning: .preset(preset))
  }

  /// Returns the depth of the edge under a pull straight down.
  private func depth(_ bar: JellyBarBody, pull: Double) -> Double {
    bar.after(Drag(start: [195, 50], end: [195, 50 + pull])).amplitudes(at: 0.2).depth
  }

  @Test(
    "Within the free range the edge hangs from the finger", arguments: JellyBarBody.EdgeCurve.whole)
  func freeRange(edge: JellyBarBody.EdgeCurve) {
    let bar = bar(.standard, edge)
    let reach = bar.model.tuning.depthLimit.linearRange / bar.model.tuning.pullRatio
    for pull in [1, 20, reach / 2, reach] {
      expect(
        abs(depth(bar, pull: pull) - bar.model.tuning.pullRatio * pull), isAtMost: 1e-12 * pull)
    }
  }

  @Test(
    "Pulled too far, it resists: deeper and deeper, ever less, never to the limit",
    arguments: [.standard, .reduced] as [TuningPreset], JellyBarBody.EdgeCurve.whole)
  func resists(preset: TuningPreset, edge: JellyBarBody.EdgeCurve) {
    let bar = bar(preset, edge)
    let limit = bar.model.tuning.depthLimit
    let reach = limit.linearRange / bar.model.tuning.pullRatio
    let depths = (0...100).map { depth(bar, pull: reach + 10 * Double($0)) }
    let steps = zip(depths, depths.dropFirst()).map { $1 - $0 }
    expect(steps.allSatisfy { $0 > 0 })
    expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
    expect(depth(bar, pull: 900_000), isLessThan: limit.linearRange + limit.softRange)
  }

  @Test(
    "The tip stands under the finger and never leaves the bar",
    arguments: JellyBarBody.EdgeCurve.whole)
  func tipStaysOnTheBar(edge: JellyBarBody.EdgeCurve) {
    let bar = bar(.standard, edge)
    let xs = stride(from: -400.0, through: 800, by: 20)
    let tips = xs.map { x in
      195 + bar.after(Drag(start: [195, 50], end: [x, 100])).amplitudes(at: 0.2).sideways
    }
    expect(zip(tips, tips.dropFirst()).allSatisfy { $0 < $1 })
    expect(tips.allSatisfy { $0 > 0 && $0 < 390 })
    for (x, tip) in zip(xs, tips) where abs(x - 195) < 0.27 * 390 {
      expect(abs(tip - x), isAtMost: 1e-9)
    }
  }

  @Test(
    "A finger above where it came down bends nothing", arguments: TuningPreset.presets,
    JellyBarBody.EdgeCurve.whole
  )
  func pushingUpDoesNothing(preset: TuningPreset, edge: JellyBarBody.EdgeCurve) {
    let bar = bar(preset, edge).after(Drag(start: [195, 50], end: [150, 10]))
    expect(bar.amplitudes(at: 0.2).depth, equals: 0)
    expect(bar.amplitudes(at: 0.2).wave, equals: 0)
  }

  @Test(
    "The edge is the same however often the finger was sampled", arguments: TuningPreset.presets,
    JellyBarBody.EdgeCurve.whole)
  func samplingDoesNotMatter(preset: TuningPreset, edge: JellyBarBody.EdgeCurve) {
    let bars = [1, 3, 12, 200].map { samples in
      bar(preset, edge).after(Drag(start: [195, 50], end: [230, 160], samples: samples))
    }
    let amplitudes = bars.map { $0.amplitudes(at: 0.2) }
    for other in amplitudes { expect((other - amplitudes[0]).magnitude, isAtMost: 1e-11) }
  }

  @Test("A finger's moves after it has left mean nothing", arguments: TuningPreset.presets)
  func movesAfterTheEnd(preset: TuningPreset) {
    let drag = Drag(start: [195, 50], end: [195, 150])
    let bar = bar(preset, .wave).released(from: drag)
    let disturbed = bar.after(.touchMoved([20, 400]), at: 0.25)
      .after(.touchEnded([20, 500]), at: 0.26).after(.touchCancelled, at: 0.27)
    for time in [0.27, 0.3, 0.5] {
      expect(disturbed.outline(at: time), equals: bar.outline(at: time))
    }
    expect(disturbed.restTime, equals: bar.restTime)
  }

  @Test("Taking hold and letting go are each said once")
  func effects() {
    var bar = bar(.standard, .quadratic)
    expect(bar.handle(.touchMoved([1, 1]), at: 0), equals: nil)
    expect(bar.handle(.touchBegan([195, 50]), at: 1), equals: .grabbed)
    expect(bar.handle(.touchBegan([100, 50]), at: 2), equals: nil)
    expect(bar.handle(.touchMoved([100, 90]), at: 3), equals: nil)
    expect(bar.handle(.tuningChanged(.reduced), at: 4), equals: nil)
    expect(bar.handle(.sizeChanged([300, 80]), at: 4), equals: nil)
    expect(bar.handle(.touchEnded([100, 90]), at: 5), equals: .released)
    expect(bar.handle(.touchEnded([100, 90]), at: 5), equals: nil)
    expect(bar.handle(.touchBegan([100, 90]), at: 5.1), equals: .grabbed)
    expect(bar.handle(.touchCancelled, at: 5.2), equals: .released)
    expect(bar.handle(.touchCancelled, at: 5.2), equals: nil)
  }

  @Test("While held, the rest time is that of the last event")
  func restTimeWhileHeld() {
    let bar = bar(.standard, .wave).after(Drag(start: [195, 50], end: [195, 150]))
    expect(bar.restTime, equals: 0.2)
  }

  @Test("An earlier time counts as that of the last event")
  func backwardTime() {
    let drag = Drag(start: [195, 50], end: [195, 150])
    let held = bar(.standard, .wave).after(drag)
    let late = held.after(.touchCancelled, at: 0.2)
    let early = held.after(.touchCancelled, at: -3)
    expect(early.restTime, equals: late.restTime)
    for time in [0, 0.2, 0.3, 0.5] {
      expect(early.outline(at: time), equals: late.outline(at: time))
    }
  }
}
