import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// A badge away from its place.
  @MainActor
  struct JellyBadgeViewTests {
    private func drag(_ stage: BadgeStage, by displacement: Double) {
      stage.finger.press(stage.spot(12, 12))
      for step in 1...10 {
        stage.screen.run(for: 0.01)
        stage.finger.move(stage.spot(12, 12 + displacement * Double(step) / 10))
      }
      stage.screen.run(for: 0.2)
    }

    @Test("A remote that presses it throws it away, and its targets are told once")
    func remote() {
      let stage = BadgeStage()
      let log = Log()
      stage.badge.addAction(
        UIAction { _ in log.add("told") }, for: .primaryActionTriggered)
      stage.screen.focus(stage.badge)
      let press = UIPress(headless: .select)
      stage.badge.pressesBegan([press], with: nil)
      stage.badge.pressesCancelled([press], with: nil)
      expect(log.lines.isEmpty)
      stage.screen.press(.select, on: stage.badge)
      expect(stage.badge.phase, equals: .dismissed)
      expect(log.lines, equals: ["told"])
      expect(!stage.badge.canBecomeFocused)
    }

    @Test("A number is shown, 0 hides it, and the next one brings it back")
    func count() {
      let stage = BadgeStage()
      stage.badge.count = 1234
      expect(stage.badge.text, equals: 1234.formatted())
      stage.badge.count = 0
      expect(stage.badge.isHidden)
      expect(stage.badge.text, equals: 1234.formatted(), "a badge on its way out keeps its number")
      stage.badge.count = 2
      expect(!stage.badge.isHidden)
      stage.badge.dismiss()
      stage.screen.run(for: 3)
      expect(stage.badge.phase, equals: .dismissed)
      stage.badge.count = 1
      expect(stage.badge.phase, differsFrom: .dismissed)
    }

    @Test("A badge that is disabled cannot be pulled")
    func disabled() {
      let stage = BadgeStage()
      stage.badge.isEnabled = false
      stage.finger.press(stage.spot(12, 12))
      stage.finger.move(stage.spot(80, 80))
      expect(stage.badge.phase, equals: .attached)
    }

    @Test("Pulled too far and let go it is thrown away, and comes back when it is restored")
    func dismissed() {
      let stage = BadgeStage()
      let log = Log()
      stage.badge.addAction(
        UIAction { _ in log.add("dismissed") }, for: .primaryActionTriggered)
      drag(stage, by: 300)
      expect(stage.badge.phase, equals: .detached)
      stage.finger.lift()
      expect(log.lines, equals: ["dismissed"])
      stage.screen.run(for: 3)
      expect(Outline(of: stage.shape.path).commands.isEmpty)
      expect(!stage.badge.isAccessibilityElement)
      expect(!stage.badge.point(inside: CGPoint(x: 12, y: 12), with: nil))
      stage.badge.restore()
      stage.screen.run(for: 3)
      expect(
        Outline(of: stage.shape.path), equals: Outline(of: JellyBadgeBody(size: [24, 24]), at: 0))
      expect(stage.badge.isAccessibilityElement)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("Away from its place it lies above all of the window, where nothing clips it")
    func raised() throws {
      let stage = BadgeStage()
      let canvas = stage.canvas
      stage.icon.clipsToBounds = true
      drag(stage, by: 60)
      expect(canvas.superview === stage.screen.window)
      expect(stage.screen.window.subviews.last === canvas)
      expect(canvas.frame, equals: CGRect(x: 186, y: 300, width: 24, height: 24))
      // Its surroundings may be scrolled away under the finger.
      stage.icon.frame.origin.y += 100
      stage.finger.move(stage.spot(12, 73))
      expect(canvas.frame.origin.y, equals: 400)
      stage.finger.lift()
      stage.screen.run(for: 3)
      expect(canvas.superview === stage.badge)
      expect(canvas.frame, equals: stage.badge.bounds)
    }

    @Test("In a list it is pulled, and the list does not scroll")
    func inList() {
      let stage = BadgeStage()
      let list = UIScrollView(frame: stage.screen.window.bounds)
      list.contentSize = CGSize(width: 390, height: 2000)
      stage.screen.window.addSubview(list)
      list.addSubview(stage.icon)
      drag(stage, by: 300)
      expect(stage.badge.phase, equals: .detached)
      expect(list.contentOffset, equals: .zero)
      stage.finger.lift()
      expect(stage.badge.phase, equals: .dismissed)
    }

    @Test("What stands on it goes with it")
    func label() throws {
      let stage = BadgeStage()
      let label = try #require(stage.canvas.subviews.first as? UILabel)
      expect(label.text, equals: "3")
      expect(label.adjustsFontForContentSizeCategory)
      drag(stage, by: 40)
      expect(label.center.y, equals: 52)
      stage.finger.lift()
      stage.screen.run(for: 3)
      expect(label.center, equals: CGPoint(x: 12, y: 12))
      stage.badge.dismiss()
      stage.screen.run(for: 3)
      expect(label.transform.a, equals: 0)
    }

    @Test("VoiceOver hears its name and can dismiss it")
    func voiceOver() throws {
      let stage = BadgeStage()
      expect(stage.badge.accessibilityLabel, equals: "3")
      stage.badge.accessibilityLabel = "3 unread"
      expect(stage.badge.accessibilityLabel, equals: "3 unread")
      let action = try #require(stage.badge.accessibilityCustomActions?.first)
      expect(action.name, equals: "Dismiss")
      expect(action.actionHandler?(action), equals: true)
      expect(stage.badge.phase, equals: .dismissed)
    }

    @Test("Under Reduce Motion it follows the finger without a neck, and fades")
    func reduceMotion() {
      let stage = BadgeStage()
      UIAccessibility.headlessReducesMotion = true
      drag(stage, by: 60)
      let outline = Outline(of: stage.shape.path)
      expect(outline.commands.count { $0 == .close }, equals: 1)
      stage.finger.lift()
      stage.badge.dismiss()
      stage.screen.run(for: 0.05)
      expect(stage.badge.phase, equals: .dismissed)
      stage.screen.run(for: 0.3)
      expect(stage.shape.superlayer === stage.canvas.layer)
      expect(stage.canvas.alpha, isLessThan: 0.01)
    }

    @Test("Small as it is, 44 points can be touched")
    func touchArea() {
      let stage = BadgeStage()
      expect(stage.badge.point(inside: CGPoint(x: -9, y: 33), with: nil))
      expect(!stage.badge.point(inside: CGPoint(x: -11, y: 33), with: nil))
    }

    @Test("Tearing can be felt, as an app likes, and need not be")
    func haptics() {
      let stage = BadgeStage()
      drag(stage, by: 300)
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft"])
      let hard = BadgeStage()
      hard.badge.hapticStyle = JellyHapticStyle(.rigid, intensity: 0.5)
      drag(hard, by: 300)
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "rigid 0.5"])
      let silent = BadgeStage()
      silent.badge.playsHaptics = false
      drag(silent, by: 300)
      expect(UIFeedbackGenerator.headlessFelt.isEmpty)
    }

    @Test("Another kind of haptics leaves no generator behind")
    func otherHaptics() {
      let stage = BadgeStage()
      let generators = { stage.badge.interactions.count { $0 is UIFeedbackGenerator } }
      for weight in [JellyHapticStyle.Weight.soft, .rigid, .heavy] {
        stage.badge.hapticStyle = JellyHapticStyle(weight)
        expect(generators(), equals: 0)
        drag(stage, by: 20)
        expect(generators(), equals: 1)
        stage.finger.lift()
        stage.screen.run(for: 3)
      }
    }
  }
}
