import Jelly
import JellyRecording
import SwiftUI
import Testing

@testable import JellySwiftUI

@Suite("An outline as a shape")
struct JellyOutlineShapeTests {
  private var pulled: JellyBarBody {
    var bar = JellyBarBody(size: [390, 100])
    _ = bar.handle(.touchBegan([195, 50]), at: 0)
    _ = bar.handle(.touchEnded([220, 150]), at: 0.1)
    return bar
  }

  @Test("is the outline of its body at its time", arguments: [0.1, 0.2, 0.5, 9])
  func outlines(time: Double) {
    let shape = JellyOutlineShape(pulled, at: time)
    expect(Outline(shape.path(in: .zero)), equals: Outline(of: pulled, at: time))
  }

  @Test("plays what its body does when its time is animated")
  func animation() {
    var shape = JellyOutlineShape(pulled, at: 0.1)
    shape.animatableData = 0.3
    expect(Outline(shape.path(in: .zero)), equals: Outline(of: pulled, at: 0.3))
  }

  @Test("begins where its rectangle does")
  func origin() {
    let shape = JellyOutlineShape(
      JellyBarBody(size: [20, 10], settings: .init(curve: .quadratic), tuning: .standard), at: 0)
    let path = shape.path(in: CGRect(x: 5, y: 7, width: 1, height: 1))
    expect(Outline(path).pathData, equals: "M5 7L25 7L25 17Q15 17 5 17Z")
  }

  @Test("goes along with a rectangle that is animated", arguments: [100.0, 390, 500])
  func fitted(width: Double) {
    let rest = JellyBarBody(size: [390, 100])
    let rect = CGRect(x: 0, y: 0, width: width, height: 80)
    expect(
      Outline(DrawnShape(fitted: rest, at: 0).path(in: rect)),
      equals: Outline(of: JellyBarBody(size: [width, 80]), at: 0))
    let own = CGRect(x: 0, y: 0, width: 390, height: 100)
    expect(
      Outline(DrawnShape(fitted: pulled, at: 0.2).path(in: own)),
      equals: Outline(of: pulled, at: 0.2))
  }
}
