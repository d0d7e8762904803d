import JellyRecording
import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A very slow spring")
struct SlowSpringTests {
  @Test("Brings every soft body to rest", arguments: [1e-9, 1e-6, 1e-5, 3e-5, 4e-5, 1e-3, 0.02])
  func rests(frequency: Double) {
    let spring = DampedSpring(angularFrequency: frequency, dampingRatio: 0.3)
    var bar = JellyBarBody.Tuning.standard
    bar.soft.spring = spring
    var field = JellyFieldBody.Tuning.standard
    field.spring = spring
    expectRest(of: JellyBarBody(size: [390, 100], tuning: bar))
    expectRest(of: JellyFieldBody(size: [300, 44], tuning: field))
    expectRest(of: JellyShapeBody(size: [200, 200], tuning: .init(spring: spring)))
  }

  @Test("Brings an outline of any length to rest", arguments: [40, 400, 1e4, 1e6])
  func rests(length: Double) {
    var tuning = JellyFieldBody.Tuning.standard
    tuning.waves.foundationFraction = 0
    tuning.spring = DampedSpring(angularFrequency: 0.1, dampingRatio: 0.3)
    expectRest(of: JellyFieldBody(size: [length, 44], tuning: tuning))
  }

  private func expectRest<Body: JellyControl>(of fresh: Body) where Body.Event: TouchEvent {
    var body = fresh
    let place = Vector2(fresh.size.x / 2, fresh.size.y - 1)
    _ = body.handle(.touchBegan(place, id: 0), at: 0)
    _ = body.handle(.touchMoved(place + [10, 60], id: 0), at: 0.1)
    _ = body.handle(.touchEnded(place + [10, 60], id: 0), at: 0.2)
    expect(body.restTime, isLessThan: .infinity)
    expect(Outline(of: body, at: body.restTime), equals: Outline(of: fresh, at: 0))
  }
}
