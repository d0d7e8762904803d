import Jelly
import Testing

@Suite("A tap on a soft bar")
struct JellyBarTapTests {
  private func tapped(
    _ tuning: JellyBar.Tuning = .standard(), for duration: Double = 0.05, moving way: Double = 0,
    isCancelled: Bool = false
  ) -> JellyBar {
    var bar = JellyBar(size: [390, 100], tuning: tuning)
    bar.handle(.touchBegan([100, 50]), at: 0)
    bar.handle(.touchMoved([100 + way, 50]), at: duration)
    bar.handle(isCancelled ? .touchCancelled : .touchEnded([100 + way, 50]), at: duration)
    return bar
  }

  private func depth(of bar: JellyBar, at time: Double) -> Double {
    var deepest = Deepest()
    bar.draw(at: time, into: &deepest)
    return deepest.y - 100
  }

  @Test("pushes the edge in, and it rings and comes to rest")
  func rings() {
    let bar = tapped()
    let straight = JellyBar(size: [390, 100])
    #expect(depth(of: bar, at: 0.05) == depth(of: straight, at: 0))
    let swings = (6...60).map { depth(of: bar, at: Double($0) / 100) }
    // What sinks in under the finger rises beside it, and swings back.
    #expect((swings.max() ?? 0) > 2)
    #expect(bar.restTime < 2.5)
    #expect(abs(depth(of: bar, at: bar.restTime)) < 1e-9)
  }

  @Test("is weaker the longer it takes and the farther it moves")
  func strength() {
    func highest(for duration: Double = 0.05, moving way: Double = 0) -> Double {
      let bar = tapped(for: duration, moving: way)
      return (0...60).map { depth(of: bar, at: duration + Double($0) / 100) }.max() ?? 0
    }
    #expect(highest(for: 0.05) > highest(for: 0.2))
    #expect(highest(for: 0.2) > 0.1)
    #expect(highest(for: 0.4) < 1e-9)
    #expect(highest(moving: 5) < highest())
    #expect(highest(moving: 5) > 0.1)
    #expect(highest(moving: 20) < 1e-9)
  }

  @Test("moves nothing if it is taken away, in calm, on another edge, or with a speed of 0")
  func nothing() {
    var still = JellyBar.Tuning.standard()
    still.soft.tapSpeed = 0
    for bar in [
      tapped(isCancelled: true), tapped(.calm()), tapped(.standard(.single)),
      tapped(.standard(.wave)), tapped(still),
    ] {
      for step in 6...40 { #expect(abs(depth(of: bar, at: Double(step) / 100)) < 1e-9) }
    }
  }
}

/// Takes the lowest point of a path on the screen.
private struct Deepest: PathBuilder {
  var y = -Double.infinity

  mutating func move(to point: Vector2) { y = max(y, point.y) }
  mutating func addLine(to point: Vector2) { y = max(y, point.y) }
  mutating func addQuadCurve(to point: Vector2, control: Vector2) { y = max(y, point.y) }
  mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    y = max(y, point.y)
  }
  mutating func closeSubpath() {}
}
