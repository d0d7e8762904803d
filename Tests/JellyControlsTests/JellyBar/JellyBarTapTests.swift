import Jelly
import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@Suite("A tap on a soft bar")
struct JellyBarTapTests {
  private func tapped(
    _ edge: JellyBarBody.EdgeCurve = .soft, _ tuning: JellyBarBody.Tuning = .standard,
    for duration: Double = 0.05, moving displacement: Double = 0,
    isCancelled: Bool = false
  ) -> JellyBarBody {
    var bar = JellyBarBody(size: [390, 100], settings: .init(curve: edge), tuning: tuning)
    bar.handle(.touchBegan([100, 50]), at: 0)
    bar.handle(.touchMoved([100 + displacement, 50]), at: duration)
    bar.handle(isCancelled ? .touchCancelled : .touchEnded([100 + displacement, 50]), at: duration)
    return bar
  }

  private func depth(of bar: JellyBarBody, at time: Double) -> Double {
    (bar.outline(at: time).commands.compactMap { $0.points.last?.y }.max() ?? 0) - 100
  }

  @Test("pushes the edge in, and it oscillates and comes to rest")
  func rings() {
    let bar = tapped()
    let straight = JellyBarBody(size: [390, 100])
    expect(depth(of: bar, at: 0.05), equals: depth(of: straight, at: 0))
    let swings = (6...60).map { depth(of: bar, at: Double($0) / 100) }
    // The edge sinks in under the finger, rises beside it, and oscillates back.
    expect((swings.max() ?? 0), isGreaterThan: 2)
    expect(bar.restTime, isLessThan: 2.5)
    expect(abs(depth(of: bar, at: bar.restTime)), isLessThan: 1e-9)
  }

  @Test("is weaker the longer it takes and the farther it moves")
  func strength() {
    func highest(for duration: Double = 0.05, moving displacement: Double = 0) -> Double {
      let bar = tapped(for: duration, moving: displacement)
      return (0...60).map { depth(of: bar, at: duration + Double($0) / 100) }.max() ?? 0
    }
    expect(highest(for: 0.05), isGreaterThan: highest(for: 0.2))
    expect(highest(for: 0.2), isGreaterThan: 0.1)
    expect(highest(for: 0.4), isLessThan: 1e-9)
    expect(highest(moving: 5), isLessThan: highest())
    expect(highest(moving: 5), isGreaterThan: 0.1)
    expect(highest(moving: 20), isLessThan: 1e-9)
  }

  @Test("moves nothing if it is taken away, in reduced, on another edge, or with a speed of 0")
  func nothing() {
    var still = JellyBarBody.Tuning.standard
    still.soft.modal.tapVelocity = 0
    for bar in [
      tapped(isCancelled: true), tapped(.soft, .reduced), tapped(.quadratic), tapped(.wave),
      tapped(.soft, still),
    ] {
      for step in 6...40 { expect(abs(depth(of: bar, at: Double(step) / 100)), isLessThan: 1e-9) }
    }
  }
}
