import JellyRecording
import Testing

@testable import Jelly

@Suite("A switch")
struct JellySwitchTests {
  private let size = Vector2(63, 28)

  private func tapped(_ tuning: JellyTrackTuning) -> JellySwitchBody {
    var control = JellySwitchBody(size: size, tuning: tuning)
    control.handle(.touchBegan(Vector2(30, 14)), at: 0)
    expect(control.handle(.touchEnded(Vector2(30, 14)), at: 0.1), equals: .changed(true))
    return control
  }

  @Test(
    "Has gone nine tenths of its way soon after a tap",
    arguments: [(TuningPreset.standard, 0.1), (.classic, 0.1), (.liquid, 0.11), (.reduced, 0.07)])
  func speed(preset: TuningPreset, duration: Double) {
    let control = tapped(.preset(preset))
    expect(control.isOn)
    expect(control.progress(at: 0.1), equals: 0)
    expect(control.thumb(at: 0.1 + duration).center.x, isGreaterThan: 20.5 + 0.9 * 22)
  }

  @Test("Is at rest for the eye half a second after a tap")
  func settling() {
    let control = tapped(.standard)
    let rest = Outline(of: control, at: .infinity).segments
    for step in 0...60 {
      let outline = Outline(of: control, at: 0.6 + Double(step) / 60).segments
      for (segment, other) in zip(outline, rest) {
        expect((segment.end - other.end).magnitude, isLessThan: 0.5)
      }
    }
  }

  @Test("Stretches on its way, but not for Reduce Motion")
  func stretch() {
    func longest(_ tuning: JellyTrackTuning) -> Double {
      let control = tapped(tuning)
      return (0...60).map { control.thumb(at: 0.1 + Double($0) / 120).size.x }.max() ?? 0
    }
    expect(longest(.standard), isGreaterThan: 1.15 * 37)
    expect(longest(.liquid), isGreaterThan: longest(.standard))
    // It is still lifted.
    expect(longest(.reduced), isLessThan: 37 + 10.1)
  }

  @Test("Reports the middle once, and takes the side where the finger leaves")
  func drag() {
    var control = JellySwitchBody(size: size)
    expect(control.handle(.touchBegan(Vector2(20, 14)), at: 0), equals: .grabbed)
    var effects: [JellySwitchBody.Effect] = []
    for step in 1...30 {
      let point = Vector2(20 + Double(step), 14)
      if let effect = control.handle(.touchMoved(point), at: Double(step) / 10) {
        effects.append(effect)
      }
    }
    expect(effects, equals: [.crossed])
    expect(!control.isOn)
    expect(control.handle(.touchEnded(Vector2(50, 14)), at: 4), equals: .changed(true))
  }

  @Test("Returns from a drag that does not reach the middle, but not from a flick")
  func flick() {
    for (duration, isOn) in [(1.0, false), (0.02, true)] {
      var control = JellySwitchBody(size: size)
      control.handle(.touchBegan(Vector2(20, 14)), at: 0)
      for step in 1...4 {
        control.handle(
          .touchMoved(Vector2(20 + 4 * Double(step), 14)), at: duration * Double(step) / 4)
      }
      let effect = control.handle(.touchEnded(Vector2(36, 14)), at: duration)
      expect(effect, equals: (isOn ? .changed(true) : .released))
    }
  }

  @Test("Is mirrored from right to left, and longer at the end that the drop passes")
  func mirrored() {
    var (left, right) = (
      JellySwitchBody(size: size), JellySwitchBody(size: size, settings: .init(isRightToLeft: true))
    )
    left.handle(.toggled, at: 0)
    expect(right.handle(.toggled, at: 0), equals: .changed(true))
    for time in [0.05, 0.1, 0.15] {
      let (thumb, other) = (left.thumb(at: time), right.thumb(at: time))
      expect(abs(thumb.center.x + other.center.x - 63), isLessThan: 1e-12)
      expect(thumb.size, equals: other.size)
      expect(thumb.taper == -other.taper && thumb.overtravel == -other.overtravel)
    }
    expect(left.thumb(at: 0.15).overtravel, isGreaterThan: 0)
    var (track, rest) = (Outline(), Outline())
    left.drawTrack(at: 0.15, into: &track)
    left.drawTrack(at: 9, into: &rest)
    let (end, restEnd) = (
      track.segments.map(\.end.x).max() ?? 0, rest.segments.map(\.end.x).max() ?? 0
    )
    expect(abs(restEnd - 63), isLessThan: 1e-12)
    expect(abs(end - 63 - left.thumb(at: 0.15).overtravel), isLessThan: 1e-12)
  }

  @Test("Counts the first of two fingers")
  func twoFingers() {
    var control = JellySwitchBody(size: size)
    control.handle(.touchBegan(Vector2(20, 14), id: 1), at: 0)
    expect(control.handle(.touchBegan(Vector2(20, 14), id: 2), at: 0.1), equals: nil)
    expect(control.handle(.touchEnded(Vector2(20, 14), id: 2), at: 0.2), equals: nil)
    expect(control.isHeld)
    expect(control.handle(.touchEnded(Vector2(20, 14), id: 1), at: 0.3), equals: .changed(true))
  }

  @Test("Is where code sets it, at once or with an animation")
  func setting() {
    var control = JellySwitchBody(size: size)
    expect(control.handle(.valueChanged(isOn: true), at: 0), equals: nil)
    expect(control.isOn && control.progress(at: 0) == 0)
    expect(control.handle(.valueChanged(isOn: false, isAnimated: false), at: 0.05), equals: nil)
    expect(!control.isOn && control.progress(at: 0.05) == 0 && control.restTime == 0.05)
  }
}
