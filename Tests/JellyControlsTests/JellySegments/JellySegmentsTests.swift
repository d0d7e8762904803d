import JellyRecording
import Testing

@testable import Jelly

@Suite("Segments")
struct JellySegmentsTests {
  private func segments(_ count: Int, selected: Int = 0) -> JellySegmentsBody {
    JellySegmentsBody(
      size: Vector2(304, 32), settings: .init(segmentCount: count), selectedIndex: selected)
  }

  @Test("Select the segment under a tap", arguments: [false, true])
  func tap(isRightToLeft: Bool) {
    var control = JellySegmentsBody(
      size: Vector2(304, 32), settings: .init(segmentCount: 4, isRightToLeft: isRightToLeft))
    let point = Vector2(isRightToLeft ? 104 : 200, 16)
    control.handle(.touchBegan(point), at: 0)
    expect(control.handle(.touchEnded(point), at: 0.1), equals: .changed(2))
    control.handle(.touchBegan(point), at: 1)
    expect(control.handle(.touchEnded(point), at: 1.1), equals: .released)
  }

  @Test("Report each segment that a drag crosses, and select the last")
  func drag() {
    var control = segments(4)
    control.handle(.touchBegan(Vector2(40, 16)), at: 0)
    var effects: [JellySegmentsBody.Effect] = []
    for step in 1...44 {
      let point = Vector2(40 + 5 * Double(step), 16)
      if let effect = control.handle(.touchMoved(point), at: Double(step) / 20) {
        effects.append(effect)
      }
    }
    expect(effects, equals: [.crossed(1), .crossed(2), .crossed(3)])
    expect(control.selectedIndex, equals: 0)
    expect(control.handle(.touchEnded(Vector2(260, 16)), at: 4), equals: .changed(3))
  }

  @Test("Flow to a finger that drags from beside the drop")
  func dragBeside() {
    var control = segments(4)
    control.handle(.touchBegan(Vector2(200, 16)), at: 0)
    let before = control.thumb(at: 0.1).center.x
    expect(control.handle(.touchMoved(Vector2(210, 16)), at: 0.1), equals: .crossed(2))
    expect(abs(control.thumb(at: 0.1).center.x - before), isLessThan: 1e-9)
    expect(abs(control.thumb(at: 0.6).center.x - 210), isLessThan: 0.1)
  }

  @Test("Fill the control in proportion to their widths")
  func widths() {
    let control = JellySegmentsBody(
      size: Vector2(304, 32),
      settings: .init(segmentCount: 3, widths: .init(first: 50, second: 100)), selectedIndex: 1)
    // The third segment is as wide as the first two on average.
    let frames = (0..<3).map { control.frame(ofSegment: $0) }
    expect(abs(frames[0].size.x - 300 * 50 / 225), isLessThan: 1e-9)
    expect(abs(frames[1].size.x - 300 * 100 / 225), isLessThan: 1e-9)
    expect(abs(frames[2].origin.x + frames[2].size.x - 302), isLessThan: 1e-9)
    expect(abs(control.thumb(at: 0).size.x - frames[1].size.x), isLessThan: 1e-9)
  }

  @Test(
    "Have the same place for each index and position, also beyond the eighth",
    arguments: [1, 8, 9, 200])
  func many(count: Int) {
    let control = segments(count)
    var end = 2.0
    for index in 0..<count {
      let frame = control.frame(ofSegment: index)
      expect(abs(frame.origin.x - end), isLessThan: 1e-9)
      end = frame.origin.x + frame.size.x
      let layout = control.track.layout
      let middle = frame.origin.x + frame.size.x / 2
      expect(layout.value(ofTapAt: middle, insteadOf: -5), equals: Double(index))
      expect(layout.value(at: middle, insteadOf: -5), equals: Double(index))
    }
    expect(abs(end - 302), isLessThan: 1e-9)
  }

  @Test("Show nothing and do nothing without a segment")
  func none() {
    var control = segments(0, selected: 3)
    expect(control.selectedIndex, equals: -1)
    expect(control.handle(.touchBegan(Vector2(20, 16)), at: 0), equals: nil)
    expect(control.handle(.stepped(steps: 1), at: 0), equals: nil)
    expect(Outline(of: control, at: 1).commands.isEmpty)
    expect(control.handle(.settingsChanged(.init(segmentCount: 2)), at: 1), equals: .changed(0))
  }

  @Test("Keep one of a smaller number of segments selected")
  func fewer() {
    var control = segments(5, selected: 4)
    expect(control.handle(.settingsChanged(.init(segmentCount: 2)), at: 0), equals: .changed(1))
  }

  @Test("Continue with the first segment after the last, as radio buttons do")
  func keys() {
    var control = segments(3, selected: 2)
    expect(control.handle(.stepped(steps: 1), at: 0), equals: .changed(0))
    expect(control.handle(.stepped(steps: -1), at: 0), equals: .changed(2))
    expect(control.handle(.stepped(steps: 3), at: 0), equals: nil)
    expect(control.handle(.stepped(steps: 1e300), at: 0), differsFrom: .changed(3))
    expect((0..<3).contains(control.selectedIndex))
  }

  @Test("Take every index for the nearest one", arguments: [(-1, 0), (Int.min, 0), (Int.max, 2)])
  func index(given: Int, selected: Int) {
    expect(segments(3, selected: given).selectedIndex, equals: selected)
  }
}
