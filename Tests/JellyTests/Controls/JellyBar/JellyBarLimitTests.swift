import Testing

@testable import Jelly

/// How far a finger can carry a standard edge, held and let go.
@Suite("Limits of a jelly bar")
struct JellyBarLimitTests {
  private func bar(_ edge: JellyBar.Edge) -> JellyBar {
    JellyBar(size: [390, 100], tuning: .standard(edge))
  }

  @Test(
    "Pulled beyond what is free, the edge gives ever less, and never all of what it may",
    arguments: JellyBar.Edge.whole)
  func resists(edge: JellyBar.Edge) {
    let limit = JellyBar.Tuning.standard(edge).depthLimit
    let depths = stride(from: 0.0, through: 4000, by: 25).map { pull in
      bar(edge).after(Drag(start: [195, 50], end: [195, 50 + pull])).amplitudes(at: 0.2).depth
    }
    let gains = zip(depths, depths.dropFirst()).map { $1 - $0 }
    #expect(gains.allSatisfy { $0 > 0 })
    // A gain is a difference of depths of hundreds of points.
    #expect(zip(gains, gains.dropFirst()).allSatisfy { $1 <= $0 + 1e-12 })
    #expect((depths.last ?? .infinity) < limit.free + limit.give)
  }

  @Test(
    "Pulled aside ever further, the tip stays on the bar",
    arguments: JellyBar.Edge.whole, [-1e6, -600, -195, 195, 600, 1e6] as [Double])
  func sidewaysIsLimited(edge: JellyBar.Edge, aside: Double) {
    let bar = bar(edge).after(Drag(start: [195, 50], end: [195 + aside, 150]))
    let sideways = bar.amplitudes(at: 0.2).sideways
    #expect(abs(sideways) < 0.45 * 390)
    #expect(sideways * aside > 0)
  }

  /// From a straight edge a velocity v carries a spring at most v/ω₀ far, damped ones less.
  @Test(
    "However fast it is flung, the edge dents the bar by no more than half of its height",
    arguments: JellyBar.Edge.whole, [500, 5000, 50_000] as [Double])
  func dentIsLimited(edge: JellyBar.Edge, speed: Double) {
    // Up to where the finger came down: let go straight, and as fast as the finger is.
    let way = 0.1 * speed
    let down = Drag(start: [195, 50], end: [195, 50 + way], duration: 0.1)
    let moves = (1...12).map { step in
      let share = Double(step) / 12
      return (
        event: JellyBar.Event.touchMoved([195, 50 + way * (1 - 0.999 * share)]),
        time: 0.1 + 0.1 * share
      )
    }
    let bar = bar(edge).after(down).after(moves)
      .after(.touchEnded([195, 50 + 0.001 * way]), at: 0.2)
    let depths = stride(from: 0.2, to: 2, by: 0.002).map { bar.amplitudes(at: $0).depth }
    #expect((depths.min() ?? -.infinity) >= -50)
    #expect((depths.min() ?? 0) < 0)
  }
}
