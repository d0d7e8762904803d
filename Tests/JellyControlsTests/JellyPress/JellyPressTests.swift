import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// A surface that swells under a finger, and the numbers of iOS 26 that it has.
@Suite("JellyPressBody")
struct JellyPressTests {
  @Test("Holds the invariants, in any order, at any time", arguments: TuningPreset.presets)
  func holdsInvariants(preset: TuningPreset) {
    for seed in seeds(1...200) {
      let size: Vector2 = seed % 2 == 0 ? [300, 50] : [56, 56]
      checkInvariants(
        of: JellyPressBody(size: size, tuning: .preset(preset)), events: 30, seed: seed)
    }
  }

  @Test(
    "Holds the invariants with any size",
    arguments: [
      [0, 0], [0, 28], [300, 0], [1e-300, 1e-300], [1e308, 1e308], [-1, -1], [.nan, .infinity],
    ] as [Vector2])
  func holdsInvariantsOfAnySize(size: Vector2) {
    for seed in seeds(1...60) { checkInvariants(of: JellyPressBody(size: size), seed: seed) }
  }

  @Test("A circle of 56 pt is 74 pt wide within 150 ms, passes it by 1 to 2%, and settles by 280")
  func circle() throws {
    var press = JellyPressBody(size: [56, 56])
    press.handle(.touchBegan([28, 28]), at: 0)
    let widths = (0...400).map { width(of: press, at: Double($0) / 1000) }
    let first = try #require(widths.firstIndex { $0 >= 74 })
    expect((120...160).contains(first))
    let most = try #require(widths.max())
    expect((74 * 1.01...74 * 1.03).contains(most))
    expect(widths[280...].allSatisfy { abs($0 - width(of: press, at: 9)) < 0.5 })
    press.handle(.touchEnded([28, 28]), at: 1)
    for time in stride(from: 1.35, through: 2, by: 0.01) {
      expect(abs(width(of: press, at: time) - 56), isLessThan: 0.5)
    }
  }

  @Test(
    "The ends of a pulled surface go along with its middle",
    arguments: [[300, 50], [147, 44], [160, 120]] as [Vector2], TuningPreset.presets)
  func endsGoAlong(size: Vector2, preset: TuningPreset) {
    for share in [0.3, 0.5, 0.7] {
      let point = size * Vector2(share, 0.5)
      var press = JellyPressBody(size: size, tuning: .preset(preset))
      press.handle(.touchBegan(point), at: 0)
      let before = [0, 1].map { press.localFrame(at: size * Vector2($0, 0.5), time: 2).origin.y }
      press.handle(.touchMoved(point + Vector2(54, 54)), at: 2)
      let pull = press.localFrame(at: point, time: 4).origin.y - point.y
      for (x, old) in zip([0.0, 1], before) {
        let way = press.localFrame(at: size * Vector2(x, 0.5), time: 4).origin.y - old
        expect(way, isAtLeast: (abs(x - share) > 0.5 ? 0.3 : 0.55) * pull - 1e-9)
      }
    }
  }

  @Test("A circle at rest has the area of a circle")
  func area() {
    let outline = Outline(of: JellyPressBody(size: [56, 56]), at: 0)
    expect(abs(outline.area / (.pi * 28 * 28) - 1), isAtMost: 1e-3)
  }

  @Test("The point under the finger stays, and the others go away from it", arguments: Self.sizes)
  func swellsAboutTheFinger(size: Vector2) {
    var press = JellyPressBody(size: size)
    let point = size * Vector2(0.3, 0.4)
    press.handle(.touchBegan(point), at: 0)
    for time in [0.05, 0.15, 1] {
      expect((press.localFrame(at: point, time: time).origin - point).magnitude, isLessThan: 1e-9)
      for share: Vector2 in [[0, 0], [1, 0], [0.5, 1]] {
        let place = press.localFrame(at: share * size, time: time).origin
        expect((place - point).magnitude, isGreaterThan: (share * size - point).magnitude)
      }
    }
  }

  @Test("A finger pulls by at most the limit, and the surface does not fold", arguments: Self.sizes)
  func pulls(size: Vector2) {
    for tuning: JellyPressBody.Tuning in [.standard, .liquid] {
      var press = JellyPressBody(size: size, tuning: tuning)
      let point = size * Vector2(0.8, 0.5)
      press.handle(.touchBegan(point), at: 0)
      press.handle(.touchMoved(point + Vector2(400, 300)), at: 0.1)
      let pulled = press.localFrame(at: point, time: 2).origin - point
      expect(pulled.magnitude, isLessThan: tuning.pullLimit)
      expect(pulled.magnitude, isGreaterThan: tuning.pullLimit / 2)
      for step in 0...200 {
        for row in 0...8 {
          let share = Vector2(Double(step % 20) / 19, Double(row) / 8)
          let frame = press.localFrame(at: share * size, time: 0.1 + Double(step) / 200)
          expect(frame.xAxis.x * frame.yAxis.y - frame.xAxis.y * frame.yAxis.x, isGreaterThan: 0.3)
        }
      }
    }
  }

  @Test("The point that is under a place is there", arguments: Self.sizes)
  func findsPoints(size: Vector2) {
    var press = JellyPressBody(size: size, tuning: .liquid)
    press.handle(.touchBegan(size * 0.25), at: 0)
    press.handle(.touchMoved(size * 0.25 + Vector2(80, -40)), at: 0.1)
    press.handle(.touchBegan(size * Vector2(0.8, 0.7), id: 1), at: 0.15)
    press.handle(.touchEnded(size * 0.25), at: 0.3)
    for time in [0.05, 0.12, 0.25, 0.35, 0.5] {
      for share: Vector2 in [[0.1, 0.1], [0.5, 0.5], [0.9, 0.2]] {
        let point = share * size
        let place = press.localFrame(at: point, time: time).origin
        expect((press.point(under: place, at: time) - point).magnitude, isLessThan: 1e-6)
      }
    }
  }

  @Test("Is the given rectangle at rest, with sides only where there are some")
  func outline() {
    func path(_ size: Vector2, _ radius: Double) -> String {
      let press = JellyPressBody(size: size, settings: .init(cornerRadius: radius))
      var outline = Outline()
      press.draw(at: 0, into: &outline)
      return outline.pathData
    }
    expect(path([40, 20], 0), equals: "M0 0L40 0L40 20L0 20L0 0Z")
    expect(path([40, 20], .infinity).filter { $0 == "C" }.count, equals: 4)
    expect(path([40, 20], .infinity).filter { $0 == "L" }.count, equals: 2)
    expect(path([20, 20], .infinity).filter { $0 == "L" }.isEmpty)
    expect(path([40, 20], 4).filter { $0 == "L" }.count, equals: 4)
    expect(path([40, 0], 4).isEmpty)
  }

  @Test("A key lifts it about its middle, and a finger moves the bulge without a jump")
  func key() {
    var (pressed, touched) = (JellyPressBody(size: [300, 50]), JellyPressBody(size: [300, 50]))
    expect(pressed.handle(.pressBegan, at: 0), equals: nil)
    expect(touched.handle(.touchBegan([150, 25]), at: 0), equals: .grabbed)
    let corner: Vector2 = [10, 10]
    expect(place(of: corner, on: pressed, at: 0.2), equals: place(of: corner, on: touched, at: 0.2))
    expect(pressed.handle(.touchBegan([20, 10]), at: 0.3), equals: .grabbed)
    expect(pressed.handle(.touchEnded([20, 10]), at: 0.4), equals: .released)
    // The key is still down.
    expect(place(of: corner, on: pressed, at: 5), differsFrom: corner)
    expect(pressed.handle(.pressEnded, at: 6), equals: nil)
    expect(place(of: corner, on: pressed, at: 12), equals: corner)
  }

  @Test("Swells as much under Reduce Motion, without an overshoot, and does not follow")
  func reducedMotion() {
    var (standard, reduced) = (JellyPressBody(size: [300, 50]), JellyPressBody(size: [300, 50]))
    reduced.handle(.tuningChanged(.reduced), at: 0)
    standard.handle(.touchBegan([100, 20]), at: 0)
    reduced.handle(.touchBegan([100, 20]), at: 0)
    let end = place(of: [0, 0], on: reduced, at: 3)
    expect((end - place(of: [0, 0], on: standard, at: 3)).magnitude, isLessThan: 0.02)
    for time in stride(from: 0.0, to: 0.5, by: 0.01) {
      expect(place(of: [0, 0], on: reduced, at: time).x, isAtLeast: end.x - 1e-9)
    }
    reduced.handle(.touchMoved([140, 60]), at: 3)
    expect(place(of: [0, 0], on: reduced, at: 4), equals: end)
    expect(reduced.handle(.touchEnded([140, 60]), at: 4), equals: .released)
  }

  private static var sizes: [Vector2] { [[56, 56], [300, 50], [160, 120]] }

  private func place(of point: Vector2, on press: JellyPressBody, at time: Double) -> Vector2 {
    press.localFrame(at: point, time: time).origin
  }

  private func width(of press: JellyPressBody, at time: Double) -> Double {
    place(of: [press.size.x, press.size.y / 2], on: press, at: time).x
      - place(of: [0, press.size.y / 2], on: press, at: time).x
  }
}
