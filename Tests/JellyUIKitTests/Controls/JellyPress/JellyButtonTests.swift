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
      #expect(screen.runningLinks.isEmpty)
      #expect(log.lines == ["primary", "up"])
    }

    @Test("moves its content with its middle")
    func content() {
      let button = button()
      #expect(button.contentView.transform == .identity)
      #expect(button.contentView.frame == button.bounds)
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 190, y: 125))
      finger.move(CGPoint(x: 230, y: 125))
      screen.run(for: 0.3)
      let transform = button.contentView.transform
      #expect(transform.a > 1.05 && transform.tx > 3)
      finger.lift()
      screen.run(for: 3)
      #expect(button.contentView.transform == .identity)
    }

    @Test("A finger that leaves beside it, or that the system takes, does not click")
    func misses() {
      let button = button()
      let rest = Outline(of: button.shape.path)
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 190, y: 125))
      finger.move(CGPoint(x: 190, y: 600))
      #expect(!button.isHighlighted)
      finger.lift()
      finger.press(CGPoint(x: 190, y: 125))
      #expect(button.isHighlighted)
      finger.cancel()
      #expect(log.lines.isEmpty && !button.isHighlighted)
      screen.run(for: 3)
      #expect(Outline(of: button.shape.path) == rest)
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
      #expect(button.contentView.transform.a > 1.02)
      #expect(Set(log.lines) == ["grabbed", "released", "primary", "up"])
      #expect(UIFeedbackGenerator.headlessFelt.isEmpty)
      button.playsHaptics = true
      finger.press(CGPoint(x: 190, y: 125))
      #expect(UIFeedbackGenerator.headlessFelt == ["prepare", "soft"])
    }

    @Test("Disabled, or out of its window, it is not pressed any longer")
    func release() {
      let button = button()
      let rest = Outline(of: button.shape.path)
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 190, y: 125))
      screen.run(for: 0.1)
      button.isEnabled = false
      #expect(!button.isHighlighted)
      #expect(button.accessibilityTraits == [.button, .notEnabled])
      #expect(!button.accessibilityActivate())
      screen.run(for: 3)
      #expect(Outline(of: button.shape.path) == rest)
      finger.lift()
      button.isEnabled = true
      finger.press(CGPoint(x: 190, y: 125))
      screen.run(for: 0.1)
      button.removeFromSuperview()
      screen.run(for: 3)
      screen.window.addSubview(button)
      screen.layout()
      #expect(Outline(of: button.shape.path) == rest)
      #expect(screen.runningLinks.isEmpty)
    }

    @Test("An assistive technology clicks it once, and it rises and goes back")
    func accessibility() {
      let button = button()
      let rest = Outline(of: button.shape.path)
      #expect(button.accessibilityLabel == "Send" && button.accessibilityTraits == .button)
      #expect(button.accessibilityActivate())
      #expect(log.lines == ["up", "primary"])
      screen.run(for: 0.2)
      #expect(button.contentView.transform.a > 1.05)
      screen.run(for: 3)
      #expect(!button.isHighlighted)
      #expect(Outline(of: button.shape.path) == rest)
      #expect(screen.runningLinks.isEmpty)
    }

    @Test("A remote clicks it while it has the focus")
    func remote() {
      let button = button()
      screen.press(.select, on: button)
      #expect(log.lines.isEmpty)
      screen.focus(button)
      screen.press(.select, on: button)
      #expect(log.lines == ["up", "primary"])
      #expect(!button.isHighlighted)
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
      #expect(card.transform != .identity)
      finger.move(CGPoint(x: 190, y: 105))
      finger.move(CGPoint(x: 190, y: 60))
      #expect(list.contentOffset.y > 10)
      screen.run(for: 3)
      #expect(card.transform == .identity)
      finger.lift()
    }

    @Test("has space for its title, and its own corners for a pointer")
    func layout() {
      let button = button()
      #expect(button.intrinsicContentSize == CGSize(width: 64, height: 48))
      #expect(button.sizeThatFits(.zero) == CGSize(width: 64, height: 48))
      #expect(button.hoverStyle?.shape == .capsule)
      button.cornerRadius = 12
      screen.layout()
      #expect(button.hoverStyle?.shape == .rect(cornerRadius: 12))
      #expect((button.focusEffect as? UIFocusHaloEffect)?.headlessRadius == 12)
      button.title = nil
      #expect(button.contentView.subviews.isEmpty)
      #expect(button.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }
  }
}
