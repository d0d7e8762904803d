@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// Catching the edge in mid-air, and taking it over from another finger.
@Suite("A bar caught")
struct JellyBarCatchTests {
  private static let drag = Drag(start: [150, 40], end: [210, 150])
  /// Near the top of the first swing, in the dent after it, near the end.
  private static let delays = [0.0, 0.03, 0.1, 0.2, 0.3]
  private static let places: [Vector2] = [[210, 150], [195, 60], [20, 300], [380, -40]]

  private func free(_ preset: TuningPreset, _ edge: JellyBarBody.EdgeCurve) -> JellyBarBody {
    JellyBarBody(size: [390, 100], settings: .init(curve: edge), tuning: .preset(preset)).released(
      from: Self.drag)
  }

  private func distance(_ a: EdgeAmplitudes, _ b: EdgeAmplitudes) -> Double { (a - b).magnitude }

  @Test(
    "It stands still where it was caught, as long as the finger does", arguments: delays, places)
  func standsStill(delay: Double, place: Vector2) {
    let time = Self.drag.endTime + delay
    for preset in TuningPreset.presets {
      for edge in JellyBarBody.EdgeCurve.whole {
        let free = free(preset, edge)
        guard time < free.restTime else { continue }
        var held = free.after(.touchBegan(place), at: time)
        expect(held.isHeld)
        let caught = free.amplitudes(at: time)
        for later in [0, 0.016, 0.5, 60] {
          expect(
            distance(held.amplitudes(at: time + later), caught), isAtMost: 1e-9, "\(preset) \(edge)"
          )
        }
        // Samples of a finger that rests change nothing either.
        held = held.after(.touchMoved(place), at: time + 0.1)
        expect(
          distance(held.amplitudes(at: time + 0.1), caught), isAtMost: 1e-9, "\(preset) \(edge)")
      }
    }
  }

  @Test("Let go again at once, it returns to rest from there", arguments: delays)
  func letGoAgain(delay: Double) {
    let time = Self.drag.endTime + delay
    for edge in JellyBarBody.EdgeCurve.whole {
      let place = Vector2(210, 150)
      let free = free(.standard, edge)
      let again = free.after(.touchBegan(place), at: time)
        .after(.touchEnded(place), at: time + 0.2)
      let caught = free.amplitudes(at: time)
      expect(distance(again.amplitudes(at: time + 0.2), caught), isAtMost: 1e-9)
      expect(again.restTime, isLessThan: time + 2)
      expect(
        again.velocity(after: time + 0.2).magnitude, isAtMost: 250 * 1e-6 * caught.magnitude + 1e-6)
    }
  }

  /// The residual is taken up over 48 points of the finger's way, so a point more moves the edge by
  /// at most the pull's own share (1) and 2/48 of the residual, which is at most as long as the
  /// edge is displaced and the finger is aside.
  ///
  /// A wave has no more of a place than can be seen of it (`JellyBarPlaceTests`), so of a wave the
  /// depth counts here.
  @Test("What the finger's place does not explain is taken up without a jump", arguments: delays)
  func residualIsTakenUp(delay: Double) {
    let time = Self.drag.endTime + delay
    for edge in JellyBarBody.EdgeCurve.whole {
      var bar = free(.standard, edge).after(.touchBegan([40, 60]), at: time)
      var before = bar.amplitudes(at: time)
      let residual = before.magnitude + 195
      for step in 1...200 {
        bar = bar.after(
          .touchMoved([40, 60 + 0.5 * Double(step)]), at: time + 0.004 * Double(step))
        let now = bar.amplitudes(at: time + 1)
        var moved = now - before
        if edge == .wave { moved.sideways = 0 }
        expect(moved.magnitude, isAtMost: 0.5 * (1 + residual * 2 / 48) + 1e-9)
        before = now
      }
      // A hundred points on, the edge is where that pull puts it.
      let pull = bar.model.pull(
        holding: free(.standard, edge).amplitudes(at: time), finger: 40 - 195)
      let wanted = bar.model.amplitudes(for: pull + Vector2(0, 100))
      expect(distance(before, wanted), isAtMost: 1e-9)
    }
  }

  @Test("Another finger takes the edge over without a jump", arguments: places)
  func secondFinger(place: Vector2) {
    for preset in TuningPreset.presets {
      for edge in JellyBarBody.EdgeCurve.whole {
        let held = JellyBarBody(
          size: [390, 100], settings: .init(curve: edge), tuning: .preset(preset)
        )
        .after(Self.drag)
        let taken = held.after(.touchBegan(place), at: 0.25)
        let jump = distance(held.amplitudes(at: 0.25), taken.amplitudes(at: 0.25))
        expect(jump, isAtMost: 1e-9, "\(preset) \(edge)")
        expect(taken.isHeld)
        // From then on it follows that one.
        let pulled = taken.after(.touchMoved(place + Vector2(0, 60)), at: 0.3)
        expect(pulled.amplitudes(at: 0.3).depth, isGreaterThan: held.amplitudes(at: 0.25).depth)
      }
    }
  }

  @Test(
    "Caught at rest, it starts from rest", arguments: TuningPreset.presets,
    JellyBarBody.EdgeCurve.whole)
  func caughtAtRest(preset: TuningPreset, edge: JellyBarBody.EdgeCurve) {
    let free = free(preset, edge)
    let late = free.restTime + 0.001
    let held = free.after(.touchBegan([100, 40]), at: late)
    expect(held.outline(at: late), equals: free.outline(at: late))
    let fresh = JellyBarBody(
      size: [390, 100], settings: .init(curve: edge), tuning: .preset(preset)
    )
    .after(.touchBegan([100, 40]), at: late)
    let (one, other) = (
      held.after(.touchMoved([130, 90]), at: late + 0.1),
      fresh.after(.touchMoved([130, 90]), at: late + 0.1)
    )
    expect(one.outline(at: late + 0.1), equals: other.outline(at: late + 0.1))
  }
}

extension JellyBarCatchTests {
  @Test("An edge caught and let go goes on as fast as it was held, while its residual is taken up")
  func releaseDuringSlack() {
    // Caught in its dent, which no pull explains, and moved by less than the residual's length.
    var bar = JellyBarBody(size: [390, 100], settings: .init(curve: .quadratic), tuning: .standard)
    _ = bar.handle(.touchBegan([195, 50]), at: 0)
    _ = bar.handle(.touchMoved([195, 150]), at: 0.1)
    _ = bar.handle(.touchEnded([195, 150]), at: 0.3)
    _ = bar.handle(.touchBegan([195, 50]), at: 0.5)
    expect(bar.amplitudes(at: 0.5).depth, isLessThan: -5)
    for step in 1...8 {
      _ = bar.handle(.touchMoved([195, 50 + 3 * Double(step)]), at: 0.5 + 0.01 * Double(step))
    }
    let before = bar.amplitudes(at: 0.58).depth
    var next = bar
    _ = next.handle(.touchMoved([195, 74.03]), at: 0.5801)
    let held = (next.amplitudes(at: 0.5801).depth - before) / 0.0001
    _ = bar.handle(.touchEnded([195, 74]), at: 0.58)
    let free = (bar.amplitudes(at: 0.58001).depth - before) / 0.00001
    // The spring itself bends the way in the time of the difference: ω₀²x·0.01 ms, below 2 pt/s.
    expect(abs(free - held), isLessThan: 3)
  }
}
