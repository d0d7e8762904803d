@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A pull that is taken away")
struct JellyRefreshCancelTests {
  private func pulled(to distance: Double) -> JellyRefreshBody {
    var body = JellyRefreshBody(size: [375, 0])
    for step in 0...10 {
      let share = Double(step) / 10
      _ = body.handle(.pullChanged(distance: share * distance, position: 180), at: share / 6)
    }
    return body
  }

  @Test("Begins no work, armed or not, and reports it where it was armed", arguments: [40.0, 160])
  func noWork(distance: Double) {
    var body = pulled(to: distance)
    let isArmed = body.phase(at: 0.2) == .armed
    expect(isArmed, equals: (distance > 95))
    expect(body.handle(.pullCancelled, at: 0.2), equals: (isArmed ? .disarmed : nil))
    expect(body.phase(at: 0.2), equals: .idle)
    expect(body.phase(at: 5), equals: .idle)
    expect(body.inset(at: body.restTime), equals: 0)
  }

  @Test("Returns from where it is, without the finger's velocity")
  func goesHome() {
    var body = pulled(to: 160)
    let before = body.outline(at: 1.0 / 6)
    _ = body.handle(.pullCancelled, at: 1.0 / 6)
    expect(body.outline(at: 1.0 / 6).pointDistance(to: before), isLessThan: 1e-9)
    let fresh = body.inset(at: 1.0 / 6)
    expect(body.inset(at: 1.0 / 6 + 0.01), isLessThan: fresh)
  }

  @Test("Leaves the spinner where it is, also while the waves of a soft edge move")
  func keepsLoader() {
    var ringing = pulled(to: 90)
    _ = ringing.handle(.pullEnded, at: 0.2)
    _ = ringing.handle(.pullChanged(distance: 5, position: 90), at: 0.3)
    var rings = 0.0
    for time in stride(from: 0.3, to: 0.6, by: 0.02) {
      var body = ringing
      let (progress, place) = (body.progress(at: time), body.spinnerCenter(at: time))
      rings = max(rings, abs(body.amplitudes(at: time).wave - body.pulledAmplitudes(at: time).wave))
      _ = body.handle(.pullCancelled, at: time)
      expect(abs(body.progress(at: time) - progress), isLessThan: 1e-12)
      expect((body.spinnerCenter(at: time) - place).magnitude, isLessThan: 1e-12)
    }
    expect(rings, isGreaterThan: 1)
  }

  @Test("Leaves work that is being done, and the edge goes to where it waits")
  func keepsWork() {
    var body = pulled(to: 160)
    expect(body.handle(.pullEnded, at: 0.2), equals: .refreshBegan)
    _ = body.handle(.pullChanged(distance: 50, position: 180), at: 3)
    expect(body.handle(.pullCancelled, at: 3.1), equals: nil)
    expect(body.phase(at: 9), equals: .refreshing)
    expect(body.inset(at: 9), equals: 50)
  }

  @Test("Without a pull nothing happens")
  func notPulled() {
    var body = JellyRefreshBody(size: [375, 0])
    expect(body.handle(.pullCancelled, at: 0), equals: nil)
    expect(body.inset(at: 0), equals: 0)
  }

  @Test("The spinner is half-way to the edge, and no further in than where the edge waits")
  func loader() {
    for side in [JellyRefreshBody.VerticalEdge.top, .bottom] {
      let sign = side == .top ? 1.0 : -1
      var body = JellyRefreshBody(
        size: [375, 60], settings: .init(curve: .quadratic, edge: side), tuning: .standard)
      expect(body.spinnerCenter(at: 0), equals: [187.5, 30])
      _ = body.handle(.pullChanged(distance: 30, position: 100), at: 0)
      let near = body.inset(at: 0)
      expect(near > 0 && near < 50)
      expect(abs(body.spinnerCenter(at: 0).y - (30 + sign * near / 2)), isLessThan: 1e-12)
      _ = body.handle(.pullChanged(distance: 400, position: 100), at: 0.1)
      expect(body.spinnerCenter(at: 0.1), equals: [187.5, 30 + sign * 25])
    }
  }

  @Test("A refresh is shown for 0.4 s unless it is told otherwise")
  func minimum() {
    var body = JellyRefreshBody(size: [375, 0])
    expect(body.handle(.refreshBegan, at: 1), equals: .refreshBegan)
    expect(body.handle(.refreshEnded(.success), at: 1), equals: .refreshEnded(.success))
    expect(body.phase(at: 1.399), equals: .refreshing)
    expect(body.phase(at: 1.401), equals: .ending)
  }
}
