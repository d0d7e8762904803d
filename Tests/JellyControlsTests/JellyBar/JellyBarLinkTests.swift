@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A bar that a list pulls")
struct JellyBarLinkTests {
  private let size = Vector2(390, 100)

  private func bar(
    _ preset: TuningPreset = .standard, _ edge: JellyBarBody.EdgeCurve = .wave,
    side: RectEdge = .top
  )
    -> JellyBarBody
  {
    JellyBarBody(
      size: side == .left || side == .right ? [100, 390] : size,
      settings: .init(curve: edge, edge: side), tuning: .preset(preset))
  }

  @Test(
    "Is drawn as under a finger that moves as far off the bar", arguments: TuningPreset.presets,
    [RectEdge.top, .bottom, .left, .right])
  func likeAFinger(preset: TuningPreset, side: RectEdge) {
    for edge in JellyBarBody.EdgeCurve.whole {
      var (pulled, touched) = (bar(preset, edge, side: side), bar(preset, edge, side: side))
      func point(_ distance: Double) -> Vector2 {
        side.fromTop(Vector2(150, distance), in: touched.size)
      }
      expect(touched.handle(.touchBegan(point(0)), at: 0), equals: .grabbed)
      _ = touched.handle(.touchMoved(point(1)), at: 0)
      expect(pulled.handle(.pullChanged(distance: 1, position: 150), at: 0), equals: .grabbed)
      for step in 1...20 {
        let (distance, time) = (4 * Double(step), Double(step) / 60)
        _ = touched.handle(.touchMoved(point(distance)), at: time)
        expect(
          pulled.handle(.pullChanged(distance: distance, position: 150), at: time), equals: nil)
        let apart = pulled.outline(at: time).pointDistance(to: touched.outline(at: time))
        expect(apart, isLessThan: 1e-9)
      }
      let time = 20.0 / 60
      expect(pulled.handle(.pullEnded, at: time), equals: .released)
      _ = touched.handle(.touchEnded(point(80)), at: time)
      for step in 0...20 {
        let later = time + Double(step) / 60
        expect(
          pulled.outline(at: later).pointDistance(to: touched.outline(at: later)), isLessThan: 1e-6)
      }
    }
  }

  @Test("Stays at rest until it is pulled past its end")
  func notPulled() {
    var bar = bar()
    expect(bar.handle(.pullChanged(distance: 0, position: 150), at: 0), equals: nil)
    expect(bar.handle(.pullChanged(distance: -20, position: 150), at: 0), equals: nil)
    expect(bar.handle(.pullEnded, at: 0), equals: nil)
    expect(!bar.isHeld)
  }

  @Test("Returns without a velocity when the pull is taken away")
  func cancelled() {
    var bar = bar()
    for step in 0...10 {
      _ = bar.handle(
        .pullChanged(distance: 10 * Double(step), position: 150), at: Double(step) / 60)
    }
    let now = 10.0 / 60
    let before = bar.outline(at: now)
    expect(bar.handle(.touchCancelled, at: now), equals: .released)
    expect(bar.outline(at: now).pointDistance(to: before), isLessThan: 1e-9)
    expect(bar.freeEdge.pulled.velocity(at: now, model: bar.model), equals: .zero)
  }

  @Test("A finger on the bar means nothing to a pull that has taken the edge over, and the reverse")
  func hands() {
    var bar = bar()
    _ = bar.handle(.touchBegan([195, 60]), at: 0)
    expect(bar.handle(.pullEnded, at: 0.1), equals: nil)
    expect(bar.isHeld)
    expect(bar.handle(.pullChanged(distance: 30, position: 195), at: 0.2), equals: nil)
    let pulled = bar.outline(at: 0.2)
    expect(bar.handle(.touchMoved([10, 90]), at: 0.3), equals: nil)
    expect(bar.handle(.touchEnded([10, 90]), at: 0.3), equals: nil)
    expect(bar.outline(at: 0.3), equals: pulled)
    expect(bar.handle(.pullEnded, at: 0.4), equals: .released)
  }
}
