import JellyRecording
import Testing

@testable import Jelly

extension JellySliderBody {
  /// Returns a slider of 300 × 28 pt, whose drop has a way of 259 pt from 20.5 pt on.
  fileprivate static func sample(
    _ settings: Settings = Settings(), tuning: Tuning = .standard, value: Double = 0.5
  ) -> JellySliderBody {
    JellySliderBody(
      size: settings.axis.along(Vector2(300, 28)), settings: settings, tuning: tuning, value: value)
  }

  /// Returns the effects of a drag along the axis of the control.
  fileprivate mutating func drag(
    from start: Double, by steps: [Double], at time: Double = 0
  ) -> [Effect?] {
    func point(_ along: Double) -> Vector2 { settings.axis.along(Vector2(along, 14)) }
    var effects = [handle(.touchBegan(point(start)), at: time)]
    for (index, step) in steps.enumerated() {
      effects.append(handle(.touchMoved(point(start + step)), at: time + Double(index + 1) / 60))
    }
    return effects
  }
}

@Suite("A slider")
struct JellySliderTests {
  @Test(
    "Has exactly the finger's value at each move", arguments: TuningPreset.presets,
    [1.0, -1])
  func exactValue(preset: TuningPreset, direction: Double) {
    var slider = JellySliderBody.sample(
      .init(isRightToLeft: direction < 0), tuning: .preset(preset))
    slider.handle(.touchBegan(Vector2(155, 10)), at: 0)
    for step in 1...60 {
      let travel = Double(step * 37 % 130) - 60.5
      let effect = slider.handle(.touchMoved(Vector2(155 + travel, 14)), at: Double(step) / 120)
      let expected = 0.5 + direction * travel / 259
      expect(abs(slider.value - expected), isLessThan: 1e-12)
      expect(effect, equals: .changed(slider.value))
    }
  }

  @Test("Does not change its value when its thumb is touched, even in mid-air")
  func touch() {
    var slider = JellySliderBody.sample(value: 0.3)
    expect(slider.handle(.touchBegan(Vector2(100, 14)), at: 0), equals: .grabbed)
    expect(slider.handle(.touchMoved(Vector2(100, 18)), at: 0.1), equals: nil)
    expect(slider.handle(.touchEnded(Vector2(100, 14)), at: 0.2), equals: .released)
    expect(slider.value, equals: 0.3)
    slider.handle(.valueChanged(value: 0.9), at: 1)
    let mass = slider.track.drop.mass.value(at: 1.05)
    slider.handle(.touchBegan(Vector2(mass, 14)), at: 1.05)
    expect(slider.handle(.touchEnded(Vector2(mass, 14)), at: 1.1), equals: .released)
    expect(slider.value, equals: 0.9)
  }

  @Test("Ignores a touch beside its thumb, as UISlider, unless its settings allow it")
  func trackTouch() {
    var slider = JellySliderBody.sample(value: 0)
    expect(slider.handle(.touchBegan(Vector2(250, 14)), at: 0), equals: nil)
    expect(!slider.isHeld)
    var other = JellySliderBody.sample(.init(allowsTrackTouch: true), value: 0)
    expect(other.handle(.touchBegan(Vector2(150, 14)), at: 0), equals: .grabbed)
    expect(other.handle(.touchEnded(Vector2(150, 14)), at: 0.1), equals: .changed(0.5))
    expect(other.handle(.touchBegan(Vector2(250, 14)), at: 2), equals: .grabbed)
    expect(other.handle(.touchMoved(Vector2(257, 14)), at: 2.1), equals: .changed(236.5 / 259))
  }

  @Test("Snaps its value to steps, and goes to the step when the finger leaves")
  func steps() {
    var slider = JellySliderBody.sample(
      .init(minimumValue: 0, maximumValue: 10, step: 4), value: 3)
    expect(slider.value, equals: 4)
    let start = 20.5 + 259 * 0.4
    let effects = slider.drag(from: start, by: [10, 60, 200])
    expect(effects, equals: [.grabbed, nil, .changed(8), nil])
    // The last whole step is 8, and not 10.
    expect(slider.handle(.touchEnded(Vector2(400, 14)), at: 1), equals: .released)
    expect(slider.value, equals: 8)
    expect(abs(slider.track.drop.mass.target - (20.5 + 259 * 0.8)), isLessThan: 1e-9)
  }

  @Test("Counts steps of keys, and tenths of a range without steps")
  func keys() {
    var slider = JellySliderBody.sample(value: 0.5)
    expect(slider.handle(.stepped(steps: 1), at: 0), equals: .changed(0.6))
    expect(slider.handle(.stepped(steps: 100), at: 0), equals: .changed(1))
    expect(slider.handle(.stepped(steps: 1), at: 0), equals: nil)
    slider.handle(.settingsChanged(.init(maximumValue: 100, step: 5)), at: 0)
    expect(slider.value, equals: 0)
    expect(slider.handle(.stepped(steps: 3), at: 0), equals: .changed(15))
    expect(slider.handle(.stepped(steps: -10), at: 0), equals: .changed(0))
  }

  @Test("Takes the nearest valid number for one that is not")
  func badNumbers() {
    func value(_ settings: JellySliderBody.Settings, _ value: Double) -> Double {
      JellySliderBody.sample(settings, value: value).value
    }
    expect(value(.init(), .nan), equals: 0)
    expect(value(.init(), .infinity), equals: 1)
    expect(value(.init(), -3), equals: 0)
    expect(value(.init(minimumValue: .nan, maximumValue: .nan), 0.4), equals: 0.4)
    // An empty range has one value, and so has one that ends before it begins.
    expect(value(.init(minimumValue: 2, maximumValue: 2), 0.5), equals: 2)
    expect(value(.init(minimumValue: 5, maximumValue: -5), 0.5), equals: 5)
    // A step larger than the range leaves the smallest value.
    expect(value(.init(step: 3), 0.9), equals: 0)
    expect(value(.init(step: .nan), 0.9), equals: 0.9)
    expect(value(.init(step: -1), 0.9), equals: 0.9)
    expect(value(.init(minimumValue: -1e308, maximumValue: 1e308), 7), equals: 7)
    var slider = JellySliderBody.sample()
    slider.handle(.valueChanged(value: .nan), at: 0)
    expect(slider.value, equals: 0.5)
    slider.handle(.valueChanged(value: .infinity), at: 0)
    expect(slider.value, equals: 1)
    expect(
      slider.handle(.settingsChanged(.init(maximumValue: 0.75)), at: 0), equals: .changed(0.75))
  }

  @Test("Keeps its value where its thumb cannot move")
  func noWay() {
    for width in [0.0, 20, 41] {
      var slider = JellySliderBody(size: Vector2(width, 28), value: 0.25)
      slider.handle(.touchBegan(Vector2(width / 2, 14)), at: 0)
      slider.handle(.touchMoved(Vector2(300, 14)), at: 0.1)
      slider.handle(.touchEnded(Vector2(300, 14)), at: 0.2)
      expect(slider.value, equals: 0.25)
      expect(slider.progress(at: 1), equals: 0)
    }
  }

  @Test("Goes to a value that code sets in a drag, and leans on it until the finger moves on")
  func setWhileDragged() {
    var slider = JellySliderBody.sample()
    _ = slider.drag(from: 150, by: [26])
    slider.handle(.valueChanged(value: 0.1), at: 0.5)
    expect(slider.value, equals: 0.1)
    let stop = 20.5 + 259 * 0.1
    // Nothing jumps; the end before the finger is drawn out as at an end of the track.
    expect(abs(slider.track.drop.mass.value(at: 0.5) - 176), isLessThan: 1e-9)
    expect(abs(slider.track.drop.left.target - (stop - 18.5)), isLessThan: 1e-9)
    let lean = slider.track.drop.right.target - (stop + 18.5)
    expect(lean > 5 && lean < slider.tuning.pullLimit)
    var other = slider
    expect(other.handle(.touchEnded(Vector2(176, 14)), at: 0.6), equals: .released)
    expect(other.value, equals: 0.1)
    let mass = slider.track.drop.mass.value(at: 0.6)
    expect(slider.handle(.touchMoved(Vector2(180, 14)), at: 0.6), equals: .changed(159.5 / 259))
    expect(slider.track.drop.mass.value(at: 0.6), equals: mass)
    expect(slider.track.drop.mass.target, equals: 180)
    slider.handle(.valueChanged(value: 0.1), at: 0.7)
    expect(slider.handle(.touchCancelled, at: 0.8), equals: .released)
    expect(abs(slider.track.drop.mass.target - stop), isLessThan: 1e-9)
  }

  @Test("Stops at a value with which code answers each move, and hardly passes it")
  func stoppedByCode() {
    var slider = JellySliderBody.sample()
    let stop = 20.5 + 259 * 0.6
    slider.handle(.touchBegan(Vector2(150, 14)), at: 0)
    var time = 0.0
    for position in stride(from: 150.0, through: 270, by: 4) {
      time += 1.0 / 60
      slider.handle(.touchMoved(Vector2(position, 14)), at: time)
      if slider.value > 0.6 { slider.handle(.valueChanged(value: 0.6), at: time) }
      expect(slider.value, isAtMost: 0.6)
      // The mass goes half the way of the end that is drawn out, and takes one step of the finger.
      let mass = slider.track.drop.mass.value(at: time)
      expect(abs(mass - min(position, stop)), isLessThan: slider.tuning.pullLimit / 2)
    }
    expect(slider.handle(.touchEnded(Vector2(270, 14)), at: time), equals: .released)
    expect(slider.value, equals: 0.6)
    // It was held back, so that no velocity of the finger is passed on.
    expect(slider.track.drop.mass.velocity(at: time), isAtMost: 120)
  }

  @Test("Jumps to a mouse on its track, which drags it at once")
  func dragBegan() {
    var slider = JellySliderBody.sample(.init(allowsTrackTouch: true))
    slider.handle(.touchBegan(Vector2(202, 14)), at: 0)
    let mass = slider.track.drop.mass.value(at: 0)
    expect(slider.handle(.dragBegan, at: 0), equals: .changed(181.5 / 259))
    expect(slider.track.drop.mass.value(at: 0), equals: mass)
    expect(slider.handle(.touchMoved(Vector2(203, 14)), at: 0.1), equals: .changed(182.5 / 259))
    expect(slider.handle(.dragBegan, at: 0.1), equals: nil)
    expect(slider.handle(.touchEnded(Vector2(203, 14)), at: 0.2), equals: .released)
    expect(slider.handle(.dragBegan, at: 0.3), equals: nil)
    // A thumb is held where it is.
    slider.handle(.touchBegan(Vector2(190, 14)), at: 2)
    expect(slider.handle(.dragBegan, at: 2), equals: nil)
    expect(slider.value, equals: 182.5 / 259)
  }

  @Test("Selects nothing by a tap that ends far away", arguments: [73.0, -45], [100.0, 400])
  func farAway(across: Double, along: Double) {
    var slider = JellySliderBody.sample(.init(allowsTrackTouch: true), value: 0)
    slider.handle(.touchBegan(Vector2(100, 14)), at: 0)
    let isFar = abs(across - 14) > 66 || along > 344
    let effect = slider.handle(.touchEnded(Vector2(along, across)), at: 0.1)
    expect((effect == .released), equals: isFar)
    expect((slider.value == 0), equals: isFar)
  }

  @Test("Returns to its last value when it is disabled in a drag")
  func disabled() {
    var slider = JellySliderBody.sample()
    _ = slider.drag(from: 150, by: [25.9])
    var settings = slider.settings
    settings.isEnabled = false
    expect(slider.handle(.settingsChanged(settings), at: 0.5), equals: .released)
    expect(abs(slider.value - 0.6) < 1e-12 && !slider.isHeld)
    expect(slider.handle(.touchBegan(Vector2(180, 14)), at: 1), equals: nil)
    expect(slider.handle(.stepped(steps: 1), at: 1), equals: nil)
    slider.handle(.valueChanged(value: 0.2), at: 1)
    expect(slider.value, equals: 0.2)
  }

  @Test("Runs from the bottom to the top, and draws the same outline along another axis")
  func vertical() {
    var (flat, tall) = (
      JellySliderBody.sample(.init(isRightToLeft: true)),
      JellySliderBody.sample(.init(axis: .vertical))
    )
    let steps = [20.0, 60, 90, 91]
    expect(flat.drag(from: 150, by: steps), equals: tall.drag(from: 150, by: steps))
    expect(tall.value, isLessThan: 0.5)
    let (outline, other) = (Outline(of: flat, at: 0.1), Outline(of: tall, at: 0.1))
    for (segment, swapped) in zip(outline.segments, other.segments) {
      expect(segment.points, equals: swapped.points.map { Vector2($0.y, $0.x) })
    }
  }

  @Test("Sets a value without an animation at once")
  func unanimated() {
    var slider = JellySliderBody.sample(value: 0)
    slider.handle(.valueChanged(value: 1, isAnimated: false), at: 3)
    expect(slider.restTime, equals: 3)
    expect(slider.progress(at: 3), equals: 1)
    expect(Outline(of: slider, at: 3), equals: Outline(of: JellySliderBody.sample(value: 1), at: 0))
  }
}
