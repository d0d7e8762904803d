import Jelly
@_spi(Jelly) import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// Buttons that give.
  @MainActor
  struct JellyButtonTests {
    private let screen = HeadlessScreen()
    private let log = Log()

    /// Returns a button on the screen whose events are written down.
    private func button() -> JellyButton {
      let button = JellyButton(frame: CGRect(x: 40, y: 100, width: 300, height: 50))
      button.title = "Send"
      button.addAction(UIAction { [log] _ in log.add("up") }, for: .touchUpInside)
      button.addAction(UIAction { [log] _ in log.add("primary") }, for: .primaryActionTriggered)
      screen.window.addSubview(button)
      screen.layout()
      return button
    }

    @Test("draws the core's outlines, bit for bit", arguments: ["standard", "liquid", "reduced"])
    func trace(tuning: String) throws {
      let button = button()
      button.cornerRadius = 12
      button.tuning = tuning == "reduced" ? .reduced : tuning == "liquid" ? .liquid : .standard
      let finger = HeadlessFinger(on: screen)
      var play = Play(on: screen, with: button)
      play.at(0.1) {
        finger.press(CGPoint(x: 110, y: 120))
        return [.init("touchBegan", Vector2(70, 20)), .init("pressBegan")]
      }
      play.at(0.15) {
        finger.move(CGPoint(x: 130, y: 110))
        return [.init("touchMoved", Vector2(90, 10))]
      }
      play.at(0.4) {
        finger.lift()
        return [.init("touchEnded", Vector2(90, 10)), .init("pressEnded")]
      }
      try play.expectEqualOutlines(
        control: "jelly-press", size: [300, 50], settings: ["cornerRadius": 12], tuning: tuning
      ) { Outline(of: button.shape.path) }
      expect(screen.runningLinks.isEmpty)
      expect(log.lines, equals: ["primary", "up"])
    }

    @Test("moves its content with its middle")
    func content() {
      let button = button()
      expect(button.contentView.transform, equals: .identity)
      expect(button.contentView.frame, equals: button.bounds)
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 190, y: 125))
      finger.move(CGPoint(x: 230, y: 125))
      screen.run(for: 0.3)
      let transform = button.contentView.transform
      expect(transform.a > 1.05 && transform.tx > 3)
      finger.lift()
      screen.run(for: 3)
      expect(button.contentView.transform, equals: .identity)
    }

    @Test("A new title is its label only if the old one was")
    func label() {
      let button = button()
      expect(button.accessibilityLabel, equals: "Send")
      button.title = "Answer"
      expect(button.accessibilityLabel, equals: "Answer")
      button.accessibilityLabel = "Send the mail"
      button.title = "Send"
      button.title = nil
      expect(button.accessibilityLabel, equals: "Send the mail")
      button.accessibilityTraits.insert(.updatesFrequently)
      button.isEnabled = false
      expect(button.accessibilityTraits, equals: [.button, .updatesFrequently, .notEnabled])
    }

    @Test("Made of an action it has the title of the action, and performs it")
    func primaryAction() {
      let action = UIAction(title: "Send") { [log] _ in log.add("sent") }
      let button = JellyButton(
        frame: CGRect(x: 40, y: 100, width: 300, height: 50), primaryAction: action)
      expect(button.title == "Send" && button.accessibilityLabel == "Send")
      screen.window.addSubview(button)
      button.performPrimaryAction()
      expect(log.lines == ["sent"] && button.isHighlighted)
      screen.run(for: 3)
      expect(!button.isHighlighted && screen.runningLinks.isEmpty)
      button.isEnabled = false
      button.performPrimaryAction()
      expect(log.lines, equals: ["sent"])
      expect(JellyButton(frame: .zero, primaryAction: nil).title, equals: nil)
    }

    @Test("It grows with the text size at once, and is aligned by its title")
    func textSize() {
      let button = button()
      let old = button.headlessFittedSize
      screen.window.headlessOverride(
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
      expect(button.headlessFittedSize, equals: button.intrinsicContentSize)
      expect(button.headlessFittedSize.width, isGreaterThan: old.width)
      expect(button.forFirstBaselineLayout is UILabel)
      button.title = nil
      expect(button.forFirstBaselineLayout === button)
    }

    @Test("Disabled it still takes its touches, so that no card behind it does")
    func disabledArea() {
      let button = button()
      button.isEnabled = false
      expect(screen.window.hitTest(CGPoint(x: 190, y: 125), with: nil) === button)
    }

    @Test("A finger that leaves beside it, or that the system takes, does not click")
    func misses() {
      let button = button()
      let rest = Outline(of: button.shape.path)
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 190, y: 125))
      finger.move(CGPoint(x: 190, y: 600))
      expect(!button.isHighlighted)
      finger.lift()
      finger.press(CGPoint(x: 190, y: 125))
      expect(button.isHighlighted)
      finger.cancel()
      expect(log.lines.isEmpty && !button.isHighlighted)
      screen.run(for: 3)
      expect(Outline(of: button.shape.path), equals: rest)
    }

    @Test("A short tap can be seen, and reports its effects")
    func tap() {
      let button = button()
      button.onEffect = { [log] in log.add("\($0)") }
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 190, y: 125))
      screen.run(for: 0.05)
      finger.lift()
      screen.run(for: 0.06)
      expect(button.contentView.transform.a, isGreaterThan: 1.02)
      expect(Set(log.lines), equals: ["grabbed", "released", "primary", "up"])
      expect(UIFeedbackGenerator.headlessFelt.isEmpty)
      button.playsHaptics = true
      finger.press(CGPoint(x: 190, y: 125))
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft"])
    }

    @Test("Disabled, or out of its window, it is not pressed any longer")
    func release() {
      let button = button()
      let rest = Outline(of: button.shape.path)
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 190, y: 125))
      screen.run(for: 0.1)
      button.isEnabled = false
      expect(!button.isHighlighted)
      expect(button.accessibilityTraits, equals: [.button, .notEnabled])
      expect(!button.accessibilityActivate())
      screen.run(for: 3)
      expect(Outline(of: button.shape.path), equals: rest)
      finger.lift()
      button.isEnabled = true
      finger.press(CGPoint(x: 190, y: 125))
      screen.run(for: 0.1)
      button.removeFromSuperview()
      screen.run(for: 3)
      screen.window.addSubview(button)
      screen.layout()
      expect(Outline(of: button.shape.path), equals: rest)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("An assistive technology clicks it once, and it rises and goes back")
    func accessibility() {
      let button = button()
      let rest = Outline(of: button.shape.path)
      expect(button.accessibilityLabel == "Send" && button.accessibilityTraits == .button)
      expect(button.accessibilityActivate())
      expect(log.lines, equals: ["up", "primary"])
      screen.run(for: 0.2)
      expect(button.contentView.transform.a, isGreaterThan: 1.05)
      screen.run(for: 3)
      expect(!button.isHighlighted)
      expect(Outline(of: button.shape.path), equals: rest)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("A remote clicks it while it has the focus")
    func remote() {
      let button = button()
      screen.press(.select, on: button)
      expect(log.lines.isEmpty)
      screen.focus(button)
      screen.press(.select, on: button)
      expect(log.lines, equals: ["up", "primary"])
      expect(!button.isHighlighted)
    }

    @Test("A list that scrolls with the finger ends the press")
    func list() {
      let list = UIScrollView(frame: screen.window.bounds)
      list.contentSize = CGSize(width: 390, height: 2000)
      screen.window.addSubview(list)
      let card = UIView(frame: CGRect(x: 40, y: 100, width: 300, height: 50))
      card.addInteraction(JellyPressInteraction())
      list.addSubview(card)
      screen.layout()
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 190, y: 125))
      screen.run(for: 0.1)
      expect(card.transform, differsFrom: .identity)
      finger.move(CGPoint(x: 190, y: 105))
      finger.move(CGPoint(x: 190, y: 60))
      expect(list.contentOffset.y, isGreaterThan: 10)
      screen.run(for: 3)
      expect(card.transform, equals: .identity)
      finger.lift()
    }

    @Test("has space for its title, and its own corners for a pointer")
    func layout() {
      let button = button()
      expect(button.intrinsicContentSize, equals: CGSize(width: 64, height: 48))
      expect(button.sizeThatFits(.zero), equals: CGSize(width: 64, height: 48))
      expect(button.hoverStyle?.shape, equals: .capsule)
      button.cornerRadius = 12
      screen.layout()
      expect(button.hoverStyle?.shape, equals: .rect(cornerRadius: 12))
      expect((button.focusEffect as? UIFocusHaloEffect)?.headlessRadius, equals: 12)
      button.title = nil
      expect(button.contentView.subviews.isEmpty)
      expect(button.intrinsicContentSize.width, equals: UIView.noIntrinsicMetric)
    }
  }
}
