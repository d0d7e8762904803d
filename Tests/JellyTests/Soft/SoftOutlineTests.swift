import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A soft outline")
struct SoftOutlineTests {
  private func pressed(_ points: [Vector2], on form: Form = .pill) -> SoftOutline {
    var outline = form.outline()
    for (finger, point) in points.enumerated() {
      outline.handle(.touchBegan(point, finger: finger), at: 0)
    }
    return outline
  }

  @Test("at rest is the contour that it was made of", arguments: Form.allCases)
  func rest(form: Form) {
    let drawn = form.outline().outline(at: 0)
    #expect(abs(drawn.area - form.area) < 1e-9 * abs(form.area))
    for (point, _) in form.points {
      #expect(form.outline().distance(to: point) < 0.05)
    }
  }

  @Test("keeps its area, however many fingers pull", arguments: Form.allCases)
  func area(form: Form) {
    var outline = pressed([[20, 3], [40, 110]], on: form)
    let area = outline.outline(at: 0).area
    for step in 0...60 {
      let time = Double(step) / 40
      #expect(abs(outline.outline(at: time).area / area - 1) < 1e-9)
      switch step {
      case 5: outline.handle(.touchMoved([-5, -30]), at: time)
      case 10: outline.handle(.touchMoved([70, 130], finger: 1), at: time)
      case 20: outline.handle(.touchEnded([-5, -30]), at: time)
      case 25: outline.handle(.touchCancelled, at: time)
      case 30: outline.handle(.poked([30, 0]), at: time)
      default: break
      }
    }
  }

  @Test("gives way to a finger that presses, and comes out elsewhere")
  func press() {
    let outline = pressed([[0, 60]])
    let still = outline.outline(at: outline.restTime)
    #expect(abs(still.leftmost(atY: 60) - 0.3 * 30) < 1)
    #expect(still.rightmost(atY: 60) > 60.1)
    #expect(outline.restTime < 4)
    #expect(still == outline.outline(at: 1000))
  }

  @Test("is drawn along by a finger, in both directions, and less and less")
  func pull() {
    var outline = pressed([[60, 60]])
    let pressed = outline.outline(at: outline.restTime).rightmost(atY: 60)
    outline.handle(.touchMoved([70, 60]), at: 10)
    let right = outline.outline(at: outline.restTime)
    #expect(abs(right.rightmost(atY: 60) - pressed - 10) < 1)
    outline.handle(.touchMoved([90, 60]), at: 20)
    let high = outline.outline(at: outline.restTime)
    outline.handle(.touchMoved([90, 75]), at: 25)
    let down = outline.outline(at: outline.restTime)
    #expect(abs(high.rightmost(atY: 75) - high.rightmost(atY: 45)) < 0.5)
    #expect(down.rightmost(atY: 75) > down.rightmost(atY: 45) + 3)
    outline.handle(.touchMoved([2000, 60]), at: 30)
    let far = outline.outline(at: outline.restTime).rightmost(atY: 60)
    #expect(far > 90 && far < 60 + 2 * 30)
  }

  @Test("is pulled by two fingers at two places, and rings on where one lets go")
  func twoFingers() {
    var outline = pressed([[60, 60], [0, 60]])
    outline.handle(.touchMoved([75, 60], finger: 0), at: 0.1)
    outline.handle(.touchMoved([-15, 60], finger: 1), at: 0.1)
    let wide = outline.outline(at: outline.restTime)
    #expect(wide.rightmost(atY: 60) > 64 && wide.leftmost(atY: 60) < -4)
    let time = outline.restTime
    outline.handle(.touchEnded([75, 60], finger: 0), at: time)
    #expect(outline.restTime > time + 0.3)
    let one = outline.outline(at: outline.restTime)
    #expect(one.rightmost(atY: 60) < 62 && one.leftmost(atY: 60) < -4)
  }

  @Test("A finger that is flicked off leaves it ringing with the finger's velocity")
  func flick() {
    var outline = pressed([[60, 60]])
    for step in 1...8 {
      outline.handle(.touchMoved([60 + 4 * Double(step), 60]), at: Double(step) / 120)
    }
    let time = 8.0 / 120
    let held = outline
    outline.handle(.touchEnded([92, 60]), at: time)
    func speed(_ outline: SoftOutline) -> Double {
      let step = 1e-6
      let (now, next) = (outline.outline(at: time), outline.outline(at: time + step))
      return (next.rightmost(atY: 60) - now.rightmost(atY: 60)) / step
    }
    #expect(abs(speed(outline) - speed(held)) < 1)
    #expect(abs(speed(held)) > 20)
    let places = (0...60).map { outline.outline(at: time + Double($0) / 120).rightmost(atY: 60) }
    #expect(places.min()! < 59)
  }

  @Test("rings after a poke and after a touch without any duration, and comes home")
  func pokes() {
    for events: [SoftOutline.Event] in [
      [.poked([60, 60])], [.touchBegan([60, 60]), .touchEnded([60, 60])],
    ] {
      var outline = Form.pill.outline()
      let home = outline.outline(at: 0)
      for event in events { outline.handle(event, at: 0) }
      let places = (0...60).map { outline.outline(at: Double($0) / 120).rightmost(atY: 60) }
      #expect(places.min()! < 57)
      #expect(places.max()! > 60.3)
      #expect(outline.restTime < 4)
      #expect(outline.outline(at: outline.restTime) == home)
    }
  }

  @Test("is smooth at every joint where its contour is", arguments: Form.allCases)
  func smoothness(form: Form) {
    let outline = pressed([[30, 0], [60, 60]], on: form)
    for step in 0...30 {
      let curves = outline.outline(at: Double(step) / 60).curves
      for (before, after) in zip(curves, curves.dropFirst() + curves.prefix(1)) {
        #expect(degrees(between: before.directionAtEnd, after.directionAtStart) < 1)
      }
    }
  }

  @Test("does not dent so deep that two sides meet")
  func thin() {
    var outline = pressed([[0, 60], [60, 60]], on: .thin)
    for step in 0...40 {
      outline.handle(.touchMoved([60, 60], finger: 0), at: Double(step) / 60)
      outline.handle(.touchMoved([-60, 60], finger: 1), at: Double(step) / 60)
      let drawn = outline.outline(at: Double(step) / 60)
      #expect(drawn.rightmost(atY: 60) > drawn.leftmost(atY: 60))
    }
  }

  @Test("has a mirror image that is touched at the mirrored place")
  func mirror() {
    let (left, right) = (pressed([[0, 60]]), pressed([[60, 60]]))
    for step in 0...60 {
      let (a, b) = (left.outline(at: Double(step) / 60), right.outline(at: Double(step) / 60))
      for y in [30.0, 60, 90] {
        #expect(abs(a.leftmost(atY: y) + b.rightmost(atY: y) - 60) < 0.2)
      }
    }
  }

  @Test("stands still if it is calm, whatever touches it")
  func calm() {
    var outline = Form.pill.outline(.calm)
    let home = outline.outline(at: 0)
    outline.handle(.touchBegan([60, 60]), at: 0)
    outline.handle(.touchMoved([90, 60]), at: 0.1)
    outline.handle(.poked([0, 60]), at: 0.1)
    #expect(outline.outline(at: 0.2) == home)
    #expect(outline.restTime == 0.1)
    outline.handle(.tuned(.standard), at: 0.3)
    outline.handle(.touchMoved([90, 60]), at: 0.4)
    #expect(outline.outline(at: 0.5) == home)
  }

  @Test("comes home to its contour in another size")
  func resized() {
    var outline = pressed([[60, 60]])
    outline.handle(.resized([120, 240]), at: 0.1)
    outline.handle(.touchEnded([120, 120]), at: 0.2)
    let drawn = outline.outline(at: outline.restTime)
    #expect(abs(drawn.rightmost(atY: 120) - 120) < 1e-9)
    #expect(abs(drawn.area / Form.pill.area - 4) < 1e-9)
  }

  @Test("ignores what is no contour")
  func nonsense() {
    var contour = SoftContour()
    contour.addLine(to: [5, 5])
    contour.closeSubpath()
    #expect(contour.count == 0)
    contour.move(to: [.nan, 0])
    contour.move(to: [0, 0])
    contour.addLine(to: [.infinity, 0])
    for step in 1...100 { contour.addLine(to: [Double(step), Double(step * step % 7)]) }
    contour.closeSubpath()
    #expect(contour.count == 63)
    contour.move(to: [9, 9])
    contour.addLine(to: [1, 2])
    #expect(contour.count == 63)
    let outline = SoftOutline(contour, size: [100, 100], thickness: 3)
    #expect(outline.outline(at: 0).curves.count == 63)
  }
}

extension RecordedOutline {
  /// The places where the outline crosses a horizontal line, from left to right.
  private func crossings(_ y: Double) -> [Double] {
    curves.flatMap { curve -> [Double] in
      let points = (0...32).map { curve.point(at: Double($0) / 32) }
      return zip(points, points.dropFirst()).compactMap { start, end in
        guard (start.y <= y) != (end.y <= y) else { return nil }
        return start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
      }
    }.sorted()
  }

  fileprivate func leftmost(atY y: Double) -> Double { crossings(y).first ?? .infinity }
  fileprivate func rightmost(atY y: Double) -> Double { crossings(y).last ?? -.infinity }
}
