import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// A switch between a finger, a list, a keyboard and code.
  @MainActor
  struct JellySwitchTests {
    private func stage() -> DropStage<JellySwitch> {
      let stage = DropStage(JellySwitch.init, width: 63, height: 28)
      stage.note { "\($0.isOn)" }
      return stage
    }

    @Test("A tap turns it on, calls its targets once, and can be felt once")
    func tap() {
      let stage = stage()
      stage.finger.press(stage.spot(20, 14))
      expect(stage.control.isTracking)
      stage.finger.lift()
      expect(stage.control.isOn && !stage.control.isTracking)
      stage.screen.run(for: 2)
      expect(stage.log.lines, equals: ["true"])
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft"])
      expect(stage.screen.runningLinks.isEmpty)
      let body = JellySwitchBody(size: [63, 28], isOn: true)
      expect(Outline(of: stage.control.drop.path), equals: Outline(of: body, at: 0))
    }

    @Test("A drag turns it on when the finger leaves, and is felt in the middle")
    func drag() {
      let stage = stage()
      stage.drag(from: 20, 14, by: 30)
      expect(!stage.control.isOn && stage.log.lines.isEmpty)
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft"])
      stage.finger.lift()
      expect(stage.log.lines, equals: ["true"])
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft"])
    }

    @Test("Dragged there and back it is as it was, and nobody is told")
    func back() {
      let stage = stage()
      stage.drag(from: 20, 14, by: 30)
      stage.screen.run(for: 0.2)
      stage.finger.move(stage.spot(20, 14))
      stage.screen.run(for: 0.2)
      stage.finger.move(stage.spot(20, 14))
      stage.finger.lift()
      expect(!stage.control.isOn && stage.log.lines.isEmpty)
    }

    @Test("Code turns it on, at once or not, and nobody is told, as with UISwitch")
    func code() {
      let stage = stage()
      stage.control.isOn = true
      expect(stage.control.isOn && stage.screen.runningLinks.isEmpty)
      stage.control.setOn(false, animated: true)
      expect(!stage.control.isOn && !stage.screen.runningLinks.isEmpty)
      stage.screen.run(for: 2)
      expect(stage.log.lines.isEmpty && UIFeedbackGenerator.headlessFelt.isEmpty)
    }

    @Test("A value that a target sets is not told of again")
    func refusal() {
      let stage = stage()
      stage.control.addAction(
        UIAction { [weak control = stage.control] _ in control?.setOn(false, animated: true) },
        for: .valueChanged)
      stage.finger.press(stage.spot(20, 14))
      stage.finger.lift()
      expect(!stage.control.isOn && stage.log.lines == ["true"])
    }

    @Test("In a list a finger along it drags, and one across it scrolls the list")
    func inList() {
      let stage = stage()
      let list = stage.scrolls()
      stage.finger.press(stage.spot(20, 14))
      for step in 1...14 {
        stage.screen.run(for: 0.03)
        stage.finger.move(stage.spot(20, 14 - 10 * Double(step)))
      }
      expect(list.contentOffset.y, isGreaterThan: 100)
      stage.finger.lift()
      expect(!stage.control.isOn && !stage.control.isTracking)
      list.contentOffset.y = 0
      stage.drag(from: 20, 14, by: 30)
      stage.finger.lift()
      expect(list.contentOffset.y == 0 && stage.control.isOn)
    }

    @Test("Disabled mid-drag it keeps its value, and then ignores fingers and assistive technology")
    func disabled() {
      let stage = stage()
      stage.drag(from: 20, 14, by: 30)
      stage.control.isEnabled = false
      expect(!stage.control.isTracking && !stage.control.isOn)
      stage.finger.lift()
      stage.finger.press(stage.spot(20, 14))
      stage.finger.lift()
      expect(!stage.control.accessibilityActivate())
      expect(!stage.control.isOn && stage.log.lines.isEmpty)
      expect(stage.control.accessibilityTraits.contains(.notEnabled))
      stage.control.isEnabled = true
      expect(!stage.control.accessibilityTraits.contains(.notEnabled))
    }

    @Test("Removed mid-drag it keeps its value, and comes to rest")
    func removed() {
      let stage = stage()
      stage.drag(from: 20, 14, by: 30)
      stage.control.removeFromSuperview()
      expect(!stage.control.isTracking && !stage.control.isOn)
      stage.screen.window.addSubview(stage.control)
      stage.screen.run(for: 3)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("VoiceOver finds a switch button that is on or off, and turns it")
    func voiceOver() {
      let stage = stage()
      expect(stage.control.isAccessibilityElement)
      expect(stage.control.accessibilityTraits, equals: [.button, .toggleButton])
      expect(stage.control.accessibilityValue, equals: "0")
      expect(stage.control.accessibilityActivate())
      expect(stage.control.accessibilityValue == "1" && stage.log.lines == ["true"])
      stage.control.isOn = false
      expect(stage.control.accessibilityValue, equals: "0")
    }

    @Test("A remote, Return or Space that presses it turns it")
    func remote() {
      let stage = stage()
      stage.screen.focus(stage.control)
      stage.screen.press(.select, on: stage.control)
      expect(stage.control.isOn && stage.log.lines == ["true"])
      for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar] {
        let press = UIPress(headless: key)
        stage.control.pressesBegan([press], with: nil)
        stage.control.pressesEnded([press], with: nil)
      }
      expect(stage.log.lines, equals: ["true", "false", "true"])
    }

    @Test("It sends the events of touches, and the value before the end of one")
    func touchEvents() {
      let stage = stage()
      stage.noteEvents()
      stage.finger.press(stage.spot(20, 14))
      expect(stage.touchState, equals: "111")
      stage.finger.lift()
      expect(stage.touchState, equals: "000")
      expect(stage.log.lines, equals: ["down", "true", "value", "primary", "up inside"])
      stage.control.isEnabled = false
      stage.finger.press(stage.spot(20, 14))
      stage.finger.lift()
      expect(stage.log.lines.count, equals: 5)
    }

    @Test("Disabled it still takes its touches, so that no card behind it does")
    func disabledArea() {
      let stage = stage()
      stage.control.isEnabled = false
      let hit = stage.screen.window.hitTest(stage.spot(20, 14), with: nil)
      expect(hit?.isDescendant(of: stage.control), equals: true)
    }

    @Test("What an app says to VoiceOver stays")
    func ownWords() {
      let stage = stage()
      stage.control.accessibilityValue = "armed"
      stage.control.accessibilityTraits.insert(.updatesFrequently)
      stage.control.isOn = true
      stage.control.isEnabled = false
      expect(stage.control.accessibilityValue, equals: "armed")
      expect(
        stage.control.accessibilityTraits,
        equals: [.button, .toggleButton, .updatesFrequently, .notEnabled])
    }

    @Test("With on/off labels it shows a line where it is on, and a circle where it is off")
    func labels() {
      defer { UIAccessibility.headlessLabelsSwitches = false }
      let stage = stage()
      let (line, circle) = (stage.control.outlines[2], stage.control.outlines[3])
      expect(line.path == nil && circle.path == nil)
      UIAccessibility.headlessLabelsSwitches = true
      expect(Outline(of: line.path).points.map(\.x), equals: [12, 12])
      let right: Double = Outline(of: circle.path).points.map(\.x).max() ?? 0
      let expected: Double = 51 + 28.0 / 6
      expect(abs(right - expected), isLessThan: 1e-9)
      expect(line.opacity == 0 && circle.opacity == 1 && line.strokeColor != nil)
      stage.control.isOn = true
      expect(line.opacity == 1 && circle.opacity == 0)
      stage.screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
      expect(Outline(of: line.path).points.map(\.x), equals: [51, 51])
      UIAccessibility.headlessLabelsSwitches = false
      expect(line.path == nil && circle.path == nil)
      let small = JellySwitch(frame: CGRect(x: 0, y: 0, width: 41, height: 28))
      UIAccessibility.headlessLabelsSwitches = true
      expect(Outline(of: small.outlines[2].path).commands.isEmpty)
    }

    @Test("It keeps its size in a stack, as a UISwitch does")
    func hugging() {
      let control = JellySwitch()
      expect(control.contentHuggingPriority(for: .horizontal), equals: .defaultHigh)
      expect(control.contentHuggingPriority(for: .vertical), equals: .defaultHigh)
    }

    @Test("From right to left it is off at the right")
    func rightToLeft() {
      let stage = stage()
      stage.screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
      let body = JellySwitchBody(size: [63, 28], settings: .init(isRightToLeft: true))
      expect(Outline(of: stage.control.drop.path), equals: Outline(of: body, at: 0))
      stage.drag(from: 43, 14, by: -30)
      stage.finger.lift()
      expect(stage.control.isOn)
    }

    @Test("Its track gets the color of a switch that is on as the thumb moves")
    func colors() throws {
      let stage = stage()
      let fill = stage.control.outlines[1]
      expect(stage.control.drop.fillColor, equals: UIColor.white.cgColor)
      expect(fill.fillColor == UIColor.systemBlue.cgColor && fill.opacity == 0)
      stage.control.onTintColor = .systemRed
      stage.control.thumbTintColor = .black
      expect(fill.fillColor, equals: UIColor.systemRed.cgColor)
      expect(stage.control.drop.fillColor, equals: UIColor.black.cgColor)
      stage.control.setOn(true, animated: true)
      stage.screen.run(for: 0.05)
      expect(fill.opacity > 0 && fill.opacity < 1)
      stage.screen.run(for: 2)
      expect(fill.opacity, equals: 1)
      stage.control.isEnabled = false
      expect(fill.fillColor, equals: UIColor.systemGray4.cgColor)
    }

    @Test("It has the size of UISwitch without one of its own, and 44 points can be touched")
    func size() {
      let control = JellySwitch(frame: .zero)
      expect(control.frame.size, equals: CGSize(width: 63, height: 28))
      expect(control.intrinsicContentSize, equals: control.frame.size)
      let stage = stage()
      expect(stage.control.point(inside: CGPoint(x: 20, y: -7), with: nil))
      expect(!stage.control.point(inside: CGPoint(x: 20, y: -9), with: nil))
    }

    @Test("Under Reduce Motion the thumb does not pass its place")
    func reduceMotion() {
      let stage = stage()
      UIAccessibility.headlessReducesMotion = true
      stage.control.setOn(true, animated: true)
      for _ in 0..<60 {
        stage.screen.run(for: 1.0 / 120)
        let right = Outline(of: stage.control.drop.path).points.map(\.x).max() ?? 0
        expect(right, isAtMost: 61 + 1e-9)
      }
    }
  }
}
