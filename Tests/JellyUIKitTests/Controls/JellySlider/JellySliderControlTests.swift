import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// A slider between a finger, a list, a keyboard and code.
  @MainActor
  struct JellySliderControlTests {
    /// A slider whose thumb moves 200 points, from 20.5 to 220.5.
    private func stage() -> DropStage<JellySliderControl> {
      let stage = DropStage(JellySliderControl.init, width: 241, height: 28)
      stage.note { "\($0.value)" }
      return stage
    }

    @Test("Its value is that of the finger at each move, and its targets are called")
    func drag() {
      let stage = stage()
      stage.drag(from: 20.5, 14, by: 100, count: 4)
      expect(stage.log.lines, equals: ["0.125", "0.25", "0.375", "0.5"])
      expect(stage.control.isTracking && stage.control.value == 0.5)
      stage.finger.lift()
      expect(!stage.control.isTracking && stage.log.lines.count == 4)
      stage.screen.run(for: 3)
      expect(stage.screen.runningLinks.isEmpty)
      let body = JellySliderBody(size: [241, 28], value: 0.5)
      expect(Outline(of: stage.control.drop.path), equals: Outline(of: body, at: 0))
    }

    @Test("Not continuous it calls its targets once, when the finger leaves or is taken away")
    func notContinuous() {
      for isCancelled in [false, true] {
        let stage = stage()
        stage.control.isContinuous = false
        stage.drag(from: 20.5, 14, by: 100, count: 4)
        expect(stage.log.lines.isEmpty && stage.control.value == 0.5)
        if isCancelled { stage.finger.cancel() } else { stage.finger.lift() }
        expect(stage.log.lines, equals: ["0.5"])
      }
    }

    @Test("A finger beside the thumb does nothing, as with UISlider, unless it may")
    func trackTouch() {
      let stage = stage()
      stage.noteEvents()
      expect(stage.control.point(inside: CGPoint(x: 200, y: 14), with: nil))
      stage.finger.press(stage.spot(120.5, 14))
      stage.finger.lift()
      expect(stage.control.value == 0 && stage.log.lines.isEmpty)
      stage.control.allowsTrackTouch = true
      stage.finger.press(stage.spot(120.5, 14))
      stage.finger.lift()
      expect(stage.control.value, equals: 0.5)
      expect(stage.log.lines, equals: ["down", "0.5", "value", "primary", "up inside"])
    }

    @Test(
      "Its whole area is its own, so that neither a card behind nor a finger that explores misses")
    func area() {
      let stage = stage()
      let card = UIControl(frame: CGRect(x: 0, y: 50, width: 390, height: 200))
      stage.screen.window.addSubview(card)
      stage.screen.window.addSubview(stage.control)
      card.addAction(UIAction { [log = stage.log] _ in log.add("card") }, for: .touchUpInside)
      for isEnabled in [true, false] {
        stage.control.isEnabled = isEnabled
        stage.finger.press(stage.spot(200, 14))
        stage.finger.lift()
        expect(stage.log.lines.isEmpty)
        let found = stage.screen.window.headlessAccessibilityHitTest(stage.spot(200, 14))
        expect(found as? UIView, equals: stage.control)
      }
    }

    @Test("A finger beside the thumb scrolls a list that scrolls along it")
    func besideThumb() {
      let stage = stage()
      let list = stage.scrolls()
      list.contentSize = CGSize(width: 2000, height: 844)
      stage.drag(from: 200, 14, by: -60)
      expect(list.contentOffset.x > 40 && stage.control.value == 0)
      stage.finger.lift()
      list.contentOffset.x = 0
      stage.drag(from: 20.5, 14, by: 60)
      expect(list.contentOffset.x == 0 && stage.control.value > 0.2)
      stage.finger.lift()
    }

    @Test("It sends the events of touches in the order of UISlider, each with one end")
    func touchEvents() {
      let stage = stage()
      stage.noteEvents()
      stage.drag(from: 20.5, 14, by: 100, count: 1)
      expect(stage.touchState, equals: "111")
      stage.finger.move(stage.spot(120.5, 200))
      expect(stage.touchState, equals: "100")
      stage.finger.move(stage.spot(120.5, 210))
      stage.finger.move(stage.spot(121.5, 14))
      expect(stage.touchState, equals: "111")
      stage.finger.lift()
      expect(stage.touchState, equals: "000")
      expect(
        stage.log.lines,
        equals: [
          "down", "0.5", "value", "primary", "inside", "outside", "exit", "outside", "0.505",
          "value", "primary", "inside", "enter", "up inside",
        ])
      stage.drag(from: 121.5, 14, by: 0, count: 1)
      stage.finger.lift(stage.spot(121.5, 200))
      expect(stage.log.lines.suffix(3), equals: ["down", "inside", "up outside"])
    }

    @Test("Not continuous it sends the value before the end of the touch")
    func endOfTouch() {
      let stage = stage()
      stage.control.isContinuous = false
      stage.noteEvents()
      stage.drag(from: 20.5, 14, by: 100, count: 1)
      stage.finger.lift()
      expect(
        stage.log.lines, equals: ["down", "inside", "0.5", "value", "primary", "up inside"])
    }

    @Test(
      "A touch that a list, the app or a window ends is cancelled once", arguments: 0..<4)
    func cancelledTouch(by way: Int) {
      let stage = stage()
      stage.noteEvents()
      stage.drag(from: 20.5, 14, by: 100, count: 1)
      switch way {
      case 0: stage.finger.cancel()
      case 1: stage.control.isEnabled = false
      case 2: stage.control.removeFromSuperview()
      default:
        stage.control.addAction(
          UIAction { [weak control = stage.control] _ in control?.isEnabled = false },
          for: .touchDragInside)
        stage.finger.move(stage.spot(120.5, 14))
      }
      stage.finger.lift()
      expect(stage.touchState, equals: "000")
      expect(stage.log.lines.filter { $0 == "cancel" }.count, equals: 1)
      expect(stage.log.lines.last, equals: "cancel")
    }

    @Test("A target that takes the event gets that of the finger")
    func event() {
      let stage = stage()
      stage.control.headlessTargetEvents = [.touchDown, .valueChanged]
      stage.drag(from: 20.5, 14, by: 100, count: 1)
      expect(stage.control.headlessSentEvents.count, equals: 2)
      expect(stage.control.headlessSentEvents.compactMap { $0 }.count, equals: 2)
      stage.finger.lift()
      stage.control.accessibilityIncrement()
      expect(stage.control.headlessSentEvents.compactMap { $0 }.count, equals: 2)
    }

    @Test("Code sets its value and its range, and nobody is told, as with UISlider")
    func code() {
      let stage = stage()
      stage.control.value = 2
      expect(stage.control.value, equals: 1)
      stage.control.maximumValue = 10
      stage.control.setValue(7, animated: true)
      expect(stage.control.value == 7 && !stage.screen.runningLinks.isEmpty)
      stage.control.value = .nan
      expect(stage.control.value, equals: 7)
      stage.control.maximumValue = 5
      expect(stage.control.value, equals: 5)
      stage.control.maximumValue = -1
      expect(stage.control.minimumValue == -1 && stage.control.value == -1)
      stage.control.minimumValue = 3
      expect(stage.control.maximumValue == 3 && stage.control.value == 3)
      stage.control.minimumValue = .nan
      stage.control.maximumValue = .infinity
      expect(stage.control.value.isFinite && stage.control.accessibilityValue != nil)
      expect(stage.log.lines.isEmpty)
    }

    @Test("Code that sets the value mid-drag is not fought, and the next move counts again")
    func codeMidDrag() {
      let stage = stage()
      stage.drag(from: 20.5, 14, by: 100, count: 1)
      stage.control.value = 0.9
      expect(stage.control.value == 0.9 && stage.control.isTracking)
      stage.finger.move(stage.spot(121.5, 14))
      expect(abs(stage.control.value - 0.505), isLessThan: 1e-6)
      stage.finger.lift()
    }

    @Test("With steps it ticks at each, and VoiceOver goes by them")
    func steps() {
      let stage = stage()
      stage.control.maximumValue = 4
      stage.control.stepValue = 1
      stage.drag(from: 20.5, 14, by: 110, count: 11)
      expect(stage.log.lines, equals: ["1.0", "2.0"])
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft", "soft"])
      stage.finger.lift()
      stage.control.accessibilityIncrement()
      expect(stage.control.value, equals: 3)
      stage.control.accessibilityDecrement()
      expect(stage.control.value, equals: 2)
    }

    @Test("Without steps it ticks only at its ends")
    func ticks() {
      let stage = stage()
      stage.drag(from: 20.5, 14, by: 250)
      expect(stage.control.value, equals: 1)
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft"])
    }

    @Test("In a list a finger along it drags, and one across it scrolls the list")
    func inList() {
      let stage = stage()
      let list = stage.scrolls()
      stage.finger.press(stage.spot(20.5, 14))
      for step in 1...14 {
        stage.screen.run(for: 0.03)
        stage.finger.move(stage.spot(20.5, 14 - 10 * Double(step)))
      }
      expect(list.contentOffset.y > 100 && stage.control.value == 0)
      stage.finger.lift()
      list.contentOffset.y = 0
      stage.drag(from: 20.5, 14, by: 100)
      expect(list.contentOffset.y == 0 && stage.control.value == 0.5)
    }

    @Test("VoiceOver hears a percentage, or what the app says, and changes it by tenths")
    func voiceOver() {
      let stage = stage()
      expect(stage.control.accessibilityTraits, equals: .adjustable)
      stage.control.value = 0.25
      expect(stage.control.accessibilityValue, equals: 0.25.formatted(.percent))
      stage.control.accessibilityIncrement()
      expect(abs(stage.control.value - 0.35) < 1e-6 && stage.log.lines.count == 1)
      stage.control.valueLabel = { "\(Int($0 * 100)) of 100" }
      expect(stage.control.accessibilityValue, equals: "35 of 100")
      stage.control.isEnabled = false
      stage.control.accessibilityIncrement()
      expect(stage.log.lines.count, equals: 1)
      expect(stage.control.accessibilityTraits, equals: [.adjustable, .notEnabled])
    }

    @Test("Arrows along it change the value, also where it is alone, and leave at its end")
    func remote() {
      for isAlone in [true, false] {
        let stage = stage()
        if !isAlone { stage.addNeighbors() }
        stage.control.value = 0.85
        stage.screen.focus(stage.control)
        expect(!stage.screen.swipe(.right))
        expect(stage.control.value, equals: 0.85, "a question changes nothing")
        expect(!stage.screen.press(.rightArrow, toward: .right))
        expect(abs(stage.control.value - 0.95), isLessThan: 1e-6)
        expect(!stage.screen.press(.rightArrow, toward: .right))
        expect(stage.control.value, equals: 1)
        expect(stage.screen.press(.rightArrow, toward: .right), equals: !isAlone)
        stage.screen.focus(stage.control)
        expect(stage.screen.press(.downArrow, toward: .down), equals: !isAlone)
        stage.screen.focus(stage.control)
        expect(!stage.screen.press(.leftArrow, toward: .left))
        expect(abs(stage.control.value - 0.9) < 1e-6 && stage.log.lines.count == 3)
      }
    }

    @Test("With steps that do not end at its range it leaves at the last one")
    func lastStep() {
      let stage = stage()
      stage.addNeighbors()
      stage.control.maximumValue = 10
      stage.control.stepValue = 4
      stage.control.value = 8
      stage.screen.focus(stage.control)
      expect(stage.screen.press(.rightArrow, toward: .right))
    }

    @Test("What an app says to VoiceOver stays, until the app takes it back")
    func ownWords() {
      let stage = stage()
      stage.control.accessibilityValue = "3 of 11"
      stage.control.accessibilityTraits.insert(.updatesFrequently)
      stage.control.setNeedsLayout()
      stage.control.layoutIfNeeded()
      stage.control.value = 0.5
      expect(stage.control.accessibilityValue, equals: "3 of 11")
      expect(stage.control.accessibilityTraits, equals: [.adjustable, .updatesFrequently])
      stage.control.isEnabled = false
      stage.control.isEnabled = true
      expect(stage.control.accessibilityTraits, equals: [.adjustable, .updatesFrequently])
      stage.control.accessibilityValue = nil
      stage.control.value = 0.25
      expect(stage.control.accessibilityValue, equals: 0.25.formatted(.percent))
    }

    @Test("It is as thick as it must be, also vertical, unless the app wants it otherwise")
    func hugging() {
      let control = JellySliderControl()
      expect(control.contentHuggingPriority(for: .vertical), equals: .defaultHigh)
      expect(control.contentHuggingPriority(for: .horizontal), equals: .defaultLow)
      control.setContentHuggingPriority(UILayoutPriority(rawValue: 900), for: .vertical)
      control.axis = .vertical
      expect(control.contentHuggingPriority(for: .horizontal).rawValue, equals: 900)
      expect(control.contentHuggingPriority(for: .vertical), equals: .defaultLow)
    }

    @Test("Its hover style is made again only for another size")
    func looks() {
      let stage = stage()
      let style = stage.control.hoverStyle
      stage.control.setNeedsLayout()
      stage.screen.layout()
      expect(style != nil && stage.control.hoverStyle === style)
      stage.control.frame.size.width = 300
      stage.screen.layout()
      expect(stage.control.hoverStyle !== style)
    }

    @Test("A vertical one has its smallest value at the bottom")
    func vertical() {
      let stage = DropStage(JellySliderControl.init, width: 28, height: 241)
      stage.control.axis = .vertical
      expect(
        stage.control.intrinsicContentSize,
        equals: CGSize(width: 28, height: UIView.noIntrinsicMetric))
      stage.finger.press(stage.spot(14, 220.5))
      stage.finger.move(stage.spot(14, 170.5))
      stage.finger.lift()
      expect(stage.control.value, equals: 0.25)
      stage.screen.focus(stage.control)
      expect(!stage.screen.press(.upArrow, toward: .up))
      expect(stage.control.value, isGreaterThan: 0.3)
    }

    @Test("From right to left its smallest value is at the right")
    func rightToLeft() {
      let stage = stage()
      stage.screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
      stage.drag(from: 220.5, 14, by: -50)
      expect(stage.control.value, equals: 0.25)
      stage.screen.focus(stage.control)
      expect(!stage.screen.press(.leftArrow, toward: .left))
      expect(stage.control.value, isGreaterThan: 0.3)
    }

    @Test("Disabled mid-drag it keeps the value of the last move")
    func disabled() {
      let stage = stage()
      stage.drag(from: 20.5, 14, by: 100)
      stage.control.isEnabled = false
      expect(!stage.control.isTracking && stage.control.value == 0.5)
      stage.finger.move(stage.spot(220.5, 14))
      expect(stage.control.value, equals: 0.5)
    }

    @Test("Its track has two colors, which follow the tint")
    func colors() {
      let stage = stage()
      let (track, fill) = (stage.control.outlines[0], stage.control.outlines[1])
      expect(fill.fillColor, equals: UIColor.systemBlue.cgColor)
      expect(track.fillColor, equals: UIColor.secondarySystemFill.cgColor)
      stage.control.minimumTrackTintColor = .systemRed
      stage.control.maximumTrackTintColor = .black
      stage.control.thumbTintColor = .systemBlue
      expect(fill.fillColor, equals: UIColor.systemRed.cgColor)
      expect(track.fillColor, equals: UIColor.black.cgColor)
      expect(stage.control.drop.fillColor, equals: UIColor.systemBlue.cgColor)
    }
  }
}
