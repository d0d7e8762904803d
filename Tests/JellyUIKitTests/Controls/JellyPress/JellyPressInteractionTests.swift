import Jelly
@_spi(Jelly) import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// Views that give.
  @MainActor
  struct JellyPressInteractionTests {
    private let screen = HeadlessScreen()
    private let interaction = JellyPressInteraction()

    /// Shows a view with the interaction.
    private func add<View: UIView>(_ view: View) -> View {
      view.addInteraction(interaction)
      screen.window.addSubview(view)
      screen.layout()
      return view
    }

    private func card() -> UIView {
      add(UIView(frame: CGRect(x: 40, y: 100, width: 160, height: 120)))
    }

    /// Returns the transform of a press by a finger at (40, 30) that pulls to (90, 40) at once.
    private func expected(at time: Double) -> CGAffineTransform {
      var press = JellyPressBody(size: [160, 120], settings: .init(cornerRadius: 0))
      press.handle(.touchBegan([40, 30]), at: 0)
      press.handle(.touchMoved([90, 40]), at: 0)
      let frame = press.localFrame(at: [80, 60], time: time)
      return CGAffineTransform(
        a: frame.xAxis.x, b: frame.xAxis.y, c: frame.yAxis.x, d: frame.yAxis.y,
        tx: frame.origin.x - 80, ty: frame.origin.y - 60)
    }

    @Test("moves the view as the middle of a press, and restores it")
    func moves() {
      let card = card()
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 80, y: 130))
      finger.move(CGPoint(x: 130, y: 140))
      screen.run(for: 0.25)
      expect(card.transform, equals: expected(at: 0.25))
      expect(card.transform.tx, isGreaterThan: 2)
      screen.run(for: 3)
      expect(card.transform, differsFrom: .identity)
      finger.lift()
      screen.run(for: 3)
      expect(card.transform, equals: .identity)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("moves a view with another anchor by the same amount")
    func anchor() {
      let card = card()
      card.layer.anchorPoint = CGPoint(x: 0, y: 1)
      card.center = CGPoint(x: 40, y: 220)
      expect(card.frame.origin, equals: CGPoint(x: 40, y: 100))
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 80, y: 130))
      finger.move(CGPoint(x: 130, y: 140))
      screen.run(for: 0.25)
      // The way of the middle of the view, about each anchor.
      let press = expected(at: 0.25)
      let middle = CGPoint(x: 80, y: -60).applying(card.transform)
      expect(abs(middle.x - 80 - press.tx) < 1e-9 && abs(middle.y + 60 - press.ty) < 1e-9)
      expect(abs(card.transform.a - press.a) < 1e-12 && abs(card.transform.b - press.b) < 1e-12)
    }

    @Test("keeps the view's own transform, and the fingers' places on the view as it is at rest")
    func ownTransform() {
      let card = card()
      // A quarter of a turn, and half as large.
      let own = CGAffineTransform(a: 0, b: 0.5, c: -0.5, d: 0, tx: 0, ty: 0)
      card.transform = own
      let finger = HeadlessFinger(on: screen)
      // (40, 30) is (-40, -30) from the middle at (120, 160), which becomes (15, -20).
      finger.press(CGPoint(x: 135, y: 140))
      // (90, 40) is (10, -20) from it, which becomes (10, 5).
      finger.move(CGPoint(x: 130, y: 165))
      screen.run(for: 0.25)
      expect(card.transform, equals: expected(at: 0.25).concatenating(own))
      finger.lift()
      screen.run(for: 3)
      expect(card.transform, equals: own)
    }

    @Test("restores the view when it is removed, disabled or cancelled, and without a window")
    func release() {
      let card = card()
      let finger = HeadlessFinger(on: screen)
      func press() {
        finger.press(CGPoint(x: 80, y: 130))
        screen.run(for: 0.1)
        expect(card.transform, differsFrom: .identity)
      }
      press()
      finger.cancel()
      screen.run(for: 3)
      expect(card.transform, equals: .identity)
      press()
      interaction.isEnabled = false
      screen.run(for: 3)
      expect(card.transform, equals: .identity)
      finger.lift()
      interaction.isEnabled = true
      press()
      card.removeFromSuperview()
      expect(card.transform, equals: .identity)
      screen.run(for: 3)
      screen.window.addSubview(card)
      screen.layout()
      expect(card.transform, equals: .identity)
      finger.lift()
      press()
      card.removeInteraction(interaction)
      expect(card.transform == .identity && interaction.view == nil)
      expect(card.subviews.isEmpty && card.gestureRecognizers?.isEmpty != false)
      screen.run(for: 3)
      expect(card.transform == .identity && screen.runningLinks.isEmpty)
    }

    @Test("lets a control in it work, and does not press one that is disabled")
    func controls() {
      let log = Log()
      let button = add(UIControl(frame: CGRect(x: 40, y: 100, width: 160, height: 120)))
      button.addAction(UIAction { _ in log.add("up") }, for: .touchUpInside)
      let finger = HeadlessFinger(on: screen)
      interaction.onEffect = { log.add("\($0)") }
      finger.press(CGPoint(x: 80, y: 130))
      finger.lift()
      expect(Set(log.lines), equals: ["up", "grabbed", "released"])
      button.isEnabled = false
      screen.run(for: 3)
      finger.press(CGPoint(x: 80, y: 130))
      screen.run(for: 0.1)
      expect(button.transform, equals: .identity)
    }

    @Test("has the tuning, the motion and the observer that it is given, also before it has a view")
    func settings() throws {
      interaction.tuning = .liquid
      interaction.motion = .reduced
      let trace = TraceLog()
      interaction.observer = trace
      let card = card()
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 120, y: 160))
      finger.move(CGPoint(x: 180, y: 160))
      screen.run(for: 1)
      expect(card.transform.a > 1.02 && card.transform.tx == 0)
      expect(trace.json, differsFrom: nil)
      interaction.motion = .full
      expect(interaction.tuning, equals: .liquid)
      let other = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      screen.window.addSubview(other)
      other.addInteraction(interaction)
      expect(interaction.view === other && card.interactions.isEmpty)
      expect(card.transform, equals: .identity)
    }

    @Test("presses the view of an effect by its content")
    func effects() {
      let pane = add(UIVisualEffectView(effect: nil))
      expect(pane.subviews.allSatisfy { $0 === pane.contentView })
    }
  }
}
