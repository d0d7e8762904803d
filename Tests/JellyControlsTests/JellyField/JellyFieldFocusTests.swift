@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Focus of an elastic field")
struct JellyFieldFocusTests {
  private func pressed(
    from began: Double, to ended: Double? = nil, tuning: JellyFieldBody.Tuning = .standard
  ) -> JellyFieldBody {
    var field = JellyFieldBody(size: [300, 44], tuning: tuning)
    _ = field.handle(.touchBegan([20, 4]), at: began)
    if let ended { _ = field.handle(.touchEnded([20, 4]), at: ended) }
    return field
  }

  @Test("Bulges without a finger")
  func focused() {
    var field = JellyFieldBody(size: [300, 44])
    expect(field.handle(.focused(), at: 0), equals: .nudged)
    expect(field.handle(.focused(), at: 0.1), equals: .nudged)
  }

  @Test("Does not bulge again when a press brings it, while it is down or after it has left")
  func ofAPress() {
    for (began, ended, focus) in [(1.0, nil, 1.0), (1, nil, 1.399), (1, 2.0, 2), (1, 2, 2.399)] {
      var field = pressed(from: began, to: ended)
      let twin = field
      expect(field.handle(.focused(), at: focus), equals: nil)
      expect(field.outline(at: focus + 0.05), equals: twin.outline(at: focus + 0.05))
    }
  }

  @Test("Bulges when it comes later than a press brings it")
  func late() {
    var field = pressed(from: 1, to: 1.1)
    expect(field.handle(.focused(), at: 1.101 + JellyFieldBody.pressDuration), equals: .nudged)
  }

  @Test("A finger's lift moves no side")
  func lift() {
    let held = pressed(from: 0, tuning: .classic)
    let left = pressed(from: 0, to: 0.05, tuning: .classic)
    for step in 0...20 {
      let time = 0.05 + Double(step) / 20
      expect(held.outline(at: time), equals: left.outline(at: time))
    }
    expect(left.restTime, equals: held.restTime)
  }
}
