import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("A soft elastic field")
struct JellyFieldSoftTests {
  private static let sizes: [Vector2] = [[300, 56], [200, 120], [120, 44], [44, 44]]

  private func pressed(
    _ points: [Vector2], size: Vector2 = [300, 56], radius: Double = 14
  ) -> JellyFieldBody {
    var field = JellyFieldBody(size: size, settings: .init(cornerRadius: radius))
    for (finger, point) in points.enumerated() {
      _ = field.handle(.touchBegan(point, id: finger), at: 0)
    }
    return field
  }

  @Test("Is free up to 0.45 of half its height, and gives way beyond")
  func freeBulge() {
    let frame = SoftBoxFrame(size: [300, 44], cornerRadius: 10, headroom: 100)
    func bulge(_ sum: Double) -> Double {
      frame.limited(SoftSum(displacement: sum, slope: 0)).displacement
    }
    expect(bulge(0.449 * 22), equals: 0.449 * 22)
    expect(bulge(0.455 * 22), isLessThan: 0.455 * 22)
  }

  @Test("comes to rest under a still finger, as deep as its overshoot")
  func depth() {
    let field = pressed([[150, 10]])
    expect(field.restTime, isLessThan: 3)
    expect(abs(field.sideDisplacements(at: field.restTime).x + 10), isLessThan: 0.5)
    // The pressed part comes out elsewhere.
    expect(field.sideDisplacements(at: field.restTime).z, isGreaterThan: 0.1)
    expect(field.outline(at: field.restTime), equals: field.outline(at: 100))
  }

  @Test("is pushed in first at the side that the focus comes from")
  func focusSide() {
    let sides: [(RectEdge, Int)] = [(.top, 0), (.right, 1), (.bottom, 2), (.left, 3)]
    for (side, index) in sides {
      var field = JellyFieldBody(size: [200, 120], settings: .init(cornerRadius: 14))
      _ = field.handle(.focused(from: side), at: 0)
      let bulges = field.sideDisplacements(at: 0.02)
      expect(bulges[index], isLessThan: -0.5, "\(side)")
      for other in 0..<4 where other != index {
        expect(bulges[other], isGreaterThan: bulges[index] / 4)
      }
    }
  }

  @Test("keeps its area", arguments: sizes)
  func area(size: Vector2) {
    var field = pressed([[10, 10], size - [20, 5]], size: size)
    let area = field.outline(at: 0).area
    for step in 0...60 {
      let time = Double(step) / 40
      expect(abs(field.outline(at: time).area / area - 1), isLessThan: 1e-9)
      if step == 20 { _ = field.handle(.touchEnded([10, 10]), at: time) }
      if step == 25 { _ = field.handle(.touchEnded([10, 10], id: 1), at: time) }
    }
  }

  @Test("is smooth at every joint, and does not fold", arguments: sizes)
  func smoothness(size: Vector2) {
    let field = pressed([[0, 0], [size.x / 2, 0]], size: size)
    for step in 0...30 {
      let curves = field.outline(at: Double(step) / 60).curves
      for (before, after) in zip(curves, curves.dropFirst() + curves.prefix(1)) {
        expect(degrees(between: before.directionAtEnd, after.directionAtStart), isLessThan: 0.1)
      }
    }
  }

  @Test("dents under each of several fingers, and lets go of one at a time")
  func fingers() {
    var field = pressed([[75, 0], [225, 0], [150, 56]])
    let still = field.outline(at: 2)
    for x in [75.0, 225] { expect(abs(still.depth(atX: x) - 10), isLessThan: 1) }
    _ = field.handle(.touchEnded([75, 0], id: 0), at: 2)
    let after = field.outline(at: 4)
    expect(after.depth(atX: 75), isLessThan: 3)
    expect(abs(after.depth(atX: 225) - 10), isLessThan: 1)
  }

  @Test("takes the dent along with a finger that moves")
  func slide() {
    var field = pressed([[60, 0]])
    _ = field.handle(.touchMoved([220, 5]), at: 0.5)
    let still = field.outline(at: 3)
    expect(abs(still.depth(atX: 220) - 10), isLessThan: 1)
    expect(still.depth(atX: 60), isLessThan: 3)
  }

  @Test("A mirrored touch gives the mirrored outline")
  func mirror() {
    let (left, right) = (pressed([[40, 3]]), pressed([[260, 3]]))
    for step in 0...60 {
      let (a, b) = (
        left.sideDisplacements(at: Double(step) / 60),
        right.sideDisplacements(at: Double(step) / 60)
      )
      expect(abs(a.x - b.x) < 1e-9 && abs(a.z - b.z) < 1e-9)
      expect(abs(a.y - b.w) < 1e-9 && abs(a.w - b.y) < 1e-9)
    }
  }

  @Test("A tap without any duration, focus, and code set it in motion")
  func taps() {
    for events: [JellyFieldBody.Event] in [
      [.touchBegan([150, 3]), .touchEnded([150, 3])], [.focused()], [.nudged],
    ] {
      var field = JellyFieldBody(size: [300, 56], settings: .init(cornerRadius: 14))
      for event in events { _ = field.handle(event, at: 0) }
      let dents = (0...20).map { field.sideDisplacements(at: Double($0) / 100).x }
      expect(dents.min()!, isLessThan: -3)
      expect(dents.max()!, isLessThan: 10)
      expect(field.restTime, isLessThan: 3)
    }
  }

  @Test("A second press at the same place does not dent it twice")
  func again() {
    var field = pressed([[150, 0]])
    for press in 1...20 { _ = field.handle(.touchBegan([150, 0]), at: Double(press)) }
    expect(abs(field.sideDisplacements(at: 30).x + 10), isLessThan: 0.5)
  }

  @Test("No dent reaches the content, and where there is space it goes as deep as before")
  func keepsClearOfContent() {
    for (headroom, limit) in [(0, 0.2), (4, 4), (10, 10)] as [(Double, Double)] {
      for overshoot in [-30, 10, 40] as [Double] {
        let settings = JellyFieldBody.Settings(
          pressDepth: overshoot, cornerRadius: 14, headroom: headroom)
        var field = JellyFieldBody(size: [300, 56], settings: settings, tuning: .liquid)
        for (finger, point) in ([[20, 3], [150, 0], [160, 56]] as [Vector2]).enumerated() {
          _ = field.handle(.touchBegan(point, id: finger), at: 0.03 * Double(finger))
        }
        let depths = stride(from: 0.06, to: 2, by: 0.01).flatMap { time in
          if time > 0.5 { _ = field.handle(.touchEnded([150, 0], id: 1), at: time) }
          return field.outline(at: time).curves.flatMap { curve in
            stride(from: 0, to: 1, by: 0.25).map { depth(of: curve.point(at: $0), in: field) }
          }
        }
        expect(depths.max()!, isAtMost: 1.02 * limit)
        if overshoot > 0 { expect(depths.max()!, isGreaterThan: 0.4 * limit) }
      }
    }
    let far = JellyFieldBody.Settings(cornerRadius: 14, headroom: 100)
    let field = pressed([[150, 3]])
    var clear = JellyFieldBody(size: field.size, settings: far)
    _ = clear.handle(.touchBegan([150, 3]), at: 0)
    expect(clear.outline(at: 0.1), equals: field.outline(at: 0.1))
  }

  /// Returns the depth of a point inside the outline at rest.
  private func depth(of point: Vector2, in field: JellyFieldBody) -> Double {
    let radius = field.settings.cornerRadius
    let half = field.size / 2 - [radius, radius]
    let beyond = Vector2(abs(point.x - field.size.x / 2), abs(point.y - field.size.y / 2)) - half
    let outside = Vector2(max(beyond.x, 0), max(beyond.y, 0)).magnitude
    return radius - outside - min(max(beyond.x, beyond.y), 0)
  }

  @Test("Another headroom is adopted at rest, and moves nothing")
  func adoptsHeadroomAtRest() {
    let field = pressed([[150, 3]])
    var other = field
    _ = other.handle(.settingsChanged(.init(cornerRadius: 14, headroom: 2)), at: 0.1)
    for time in stride(from: 0.1, to: 1, by: 0.01) {
      expect(
        abs(other.sideDisplacements(at: time).x - field.sideDisplacements(at: time).x),
        isLessThan: 1e-6)
    }
    _ = other.handle(.touchEnded([150, 3]), at: 1)
    _ = other.handle(.touchBegan([150, 3]), at: 20)
    expect(other.sideDisplacements(at: 23).x, isGreaterThan: -2)
  }

  @Test("An outline becomes soft, or not, only at rest, and looks the same at rest")
  func adoption() {
    var field = JellyFieldBody(
      size: [300, 56], settings: .init(cornerRadius: 14), tuning: .classic)
    _ = field.handle(.touchBegan([150, 0]), at: 0)
    _ = field.handle(.tuningChanged(.standard), at: 0.1)
    expect(field.outline(at: 0.12).letters.count, isLessThan: 20)
    let rest = field.outline(at: field.restTime)
    _ = field.handle(.touchEnded([150, 0]), at: field.restTime + 1)
    let soft = field.outline(at: field.restTime)
    expect(soft.letters.count, isGreaterThan: 40)
    expect(max(soft.lineDistance(to: rest), rest.lineDistance(to: soft)), isLessThan: 1e-9)
  }

  @Test("It has waves as long as its outline is soft, whatever its next tuning is")
  func wavesOfAnOldTuning() {
    var field = pressed([[150, 0]])
    _ = field.handle(.touchEnded([150, 0]), at: 1)
    _ = field.handle(.tuningChanged(.classic), at: 1.05)
    expect(field.hasWaves && field.wave(1, at: 1.1) != 0)
    // The next event after the rest finds it classic.
    _ = field.handle(.rejected, at: field.restTime)
    expect(!field.hasWaves)
  }

  @Test("A small or a large number moves it no farther than its headroom")
  func hugePushes() {
    var field = JellyFieldBody(
      size: [300, 56], settings: .init(pressDepth: 1e6, cornerRadius: 14))
    _ = field.handle(.touchBegan([150, 0]), at: 0)
    for step in 0...50 {
      for point in field.outline(at: Double(step) / 50).points {
        expect(point.x > -60 && point.x < 360 && point.y > -60 && point.y < 116)
      }
    }
  }
}

extension Outline {
  /// Returns the distance of the upper side from the line y = 0 at a place, in points.
  fileprivate func depth(atX x: Double) -> Double {
    let upper = points.filter { $0.y < 28 && abs($0.x - x) < 9 }
    return upper.map(\.y).max() ?? 0
  }
}
