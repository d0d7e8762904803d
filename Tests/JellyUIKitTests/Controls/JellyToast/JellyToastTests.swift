import Jelly
import Testing
import UIKit

@testable import JellyUIKit

extension UIKitTests {
  @Suite("A toast", .serialized)
  @MainActor
  struct JellyToastTests {
    let screen: HeadlessScreen
    let finger: HeadlessFinger

    init() {
      let screen = HeadlessScreen()
      (self.screen, finger) = (screen, HeadlessFinger(on: screen))
      ToastLayer.after = { [weak screen] seconds, act in screen?.wait(for: seconds, act) }
    }

    /// The window of the toasts of a scene.
    private func window(_ scene: UIWindowScene? = nil) -> ToastWindow? {
      (scene ?? screen.scene).windows.lazy.compactMap { $0 as? ToastWindow }.first
    }

    /// The toasts that are visible, the oldest first, and the drop with a number.
    private func views(_ scene: UIWindowScene? = nil) -> [ToastView] {
      let group = window(scene)?.rootViewController?.view.subviews.first
      return (group?.subviews ?? []).compactMap { $0 as? ToastView }
        .filter { !$0.isHidden && $0.alpha > 0 }
    }

    private func texts(_ scene: UIWindowScene? = nil) -> [String] {
      views(scene).map { parts(of: $0).lazy.compactMap { $0 as? UILabel }.first?.text ?? "" }
    }

    /// The views in a toast, which scroll.
    private func parts(of view: ToastView) -> [UIView] { view.subviews.first?.subviews ?? [] }

    private var announced: [String] {
      UIAccessibility.headlessPosts.filter { $0.0 == .announcement }.compactMap(\.1)
    }

    private func undo(_ run: @escaping () -> Void) -> UIAction {
      UIAction(title: "Undo") { _ in run() }
    }

    @Test("Is shown from viewDidLoad on, announced once, and leaves after five seconds")
    func time() async {
      let toast = JellyToast.show("Saved")
      screen.run(for: 1)
      expect(texts(), equals: ["Saved"])
      expect(announced, equals: ["Saved"])
      screen.run(for: 3.9)
      expect(texts(), equals: ["Saved"])
      screen.run(for: 0.3)
      expect(texts(), equals: [])
      screen.run(for: 2)
      expect(window() == nil)
      #expect(await toast.end == .time)
    }

    @Test("Lies above everything, and touches beside it reach the app")
    func layers() throws {
      JellyToast.show("Saved", in: screen.scene)
      screen.run(for: 2)
      let toast = try #require(window())
      expect(toast.windowLevel.rawValue, isGreaterThan: UIWindow.Level.normal.rawValue)
      expect(toast.canBecomeKey, equals: false)
      expect(toast.hitTest(CGPoint(x: 10, y: 10), with: nil) == nil)
      let center = try #require(views().first).center
      expect(toast.hitTest(center, with: nil) != nil)
    }

    @Test("Runs its action once, after it has left")
    func action() async {
      var runs: [[String]] = []
      let toast = JellyToast.show("Moved", action: undo { runs.append(texts()) })
      screen.run(for: 9)
      expect(announced, equals: ["Moved, Undo"])
      let button = views().first?.button
      button?.sendActions(for: .primaryActionTriggered)
      button?.sendActions(for: .primaryActionTriggered)
      expect(runs, equals: [[]])
      #expect(await toast.end == .action)
    }

    @Test("An action shows another toast, which stays")
    func actionThatShows() {
      JellyToast.show("Moved", action: undo { JellyToast.show("Moved back") })
      screen.run(for: 1)
      _ = views().first?.accessibilityPerformMagicTap()
      screen.run(for: 1)
      expect(texts(), equals: ["Moved back"])
    }

    @Test("An update keeps the view, starts the time again, and shows anew after the end")
    func update() async {
      let toast = JellyToast.show("Sending")
      screen.run(for: 4)
      let view = views().first
      toast.update("Sent")
      screen.run(for: 4)
      expect(views().first === view)
      expect(texts(), equals: ["Sent"])
      expect(announced, equals: ["Sending", "Sent"])
      toast.dismiss()
      #expect(await toast.end == .code)
      screen.run(for: 1)
      toast.update("Sent again")
      screen.run(for: 1)
      expect(texts(), equals: ["Sent again"])
    }

    @Test("Counts those that wait, of a thousand")
    func thousand() {
      let all = (0..<1000).map { JellyToast.show("\($0)") }
      screen.run(for: 1)
      expect(Set(texts()), equals: ["+997", "997", "998", "999"])
      expect(announced, equals: ["997", "998", "999"])
      expect(window()?.rootViewController?.view.subviews.first?.subviews.count ?? 0, isLessThan: 9)
      for toast in all { toast.dismiss() }
      screen.run(for: 1)
      expect(window() == nil)
    }

    @Test("A fast flick throws it away, and one that is pulled springs back")
    func flick() async throws {
      let toast = JellyToast.show("Saved")
      screen.run(for: 1)
      let view = try #require(views().first)
      let start = view.center
      finger.press(start)
      for step in 1...3 {
        screen.run(for: 0.05)
        finger.move(CGPoint(x: start.x + CGFloat(step) * 9, y: start.y))
      }
      screen.run(for: 0.3)
      finger.move(CGPoint(x: start.x + 28, y: start.y))
      finger.lift()
      screen.run(for: 1)
      expect(texts(), equals: ["Saved"])
      finger.press(start)
      for step in 1...5 {
        screen.run(for: 0.01)
        finger.move(CGPoint(x: start.x + CGFloat(step) * 12, y: start.y))
      }
      finger.lift()
      screen.run(for: 0.05)
      expect(view.transform.tx, isGreaterThan: -500)
      screen.run(for: 1)
      expect(texts(), equals: [])
      #expect(await toast.end == .person)
    }

    @Test("With VoiceOver one with an action does not end")
    func assistance() {
      UIAccessibility.headlessReads = true
      JellyToast.show("Moved", action: undo {})
      JellyToast.show("Saved")
      screen.run(for: 60)
      expect(texts(), equals: ["Moved"])
      let view = views().first
      expect(view?.accessibilityCustomActions?.count, equals: 2)
      view?.accessibilityElementDidBecomeFocused()
      UIAccessibility.headlessReads = false
      screen.run(for: 60)
      expect(texts(), equals: ["Moved"])
      view?.accessibilityElementDidLoseFocus()
      screen.run(for: 11)
      expect(texts(), equals: [])
    }

    @Test("Lies above a keyboard that comes")
    func keyboard() throws {
      JellyToast.show("Saved", seconds: .infinity)
      screen.run(for: 1)
      screen.moveKeyboard(to: CGRect(x: 0, y: 500, width: 390, height: 344))
      screen.run(for: 1)
      let view = try #require(views().first)
      expect(view.center.y + view.bounds.height / 2, isAtMost: 500)
    }

    @Test("Puts the newest at the edge, and wraps a text beside its action")
    func layout() throws {
      JellyToast.setEdge(.top, in: screen.scene)
      JellyToast.show("Saved")
      JellyToast.show(String(repeating: "word ", count: 30), action: undo {})
      screen.run(for: 1)
      let all = views()
      expect(all[1].center.y, isLessThan: all[0].center.y)
      expect(all[1].bounds.width, isAtMost: 358)
      let button = try #require(all[1].button)
      expect(button.frame.minY, isAtLeast: parts(of: all[1])[0].frame.maxY)
      JellyToast.setEdge(.bottom, in: screen.scene)
      screen.run(for: 1)
      expect(all[1].center.y, isGreaterThan: all[0].center.y)
    }

    @Test("Its time stands still under a finger whose touch the drag has canceled")
    func drag() throws {
      JellyToast.show("Saved")
      screen.run(for: 1)
      let view = try #require(views().first)
      let start = view.center
      finger.press(start)
      for step in 1...4 {
        screen.run(for: 0.1)
        finger.move(CGPoint(x: start.x + CGFloat(step) * 7, y: start.y))
      }
      view.touchesCancelled([], with: nil)
      screen.run(for: 20)
      expect(texts(), equals: ["Saved"])
      finger.lift()
      screen.run(for: 6)
      expect(texts(), equals: [])
    }

    @Test("One that leaves with VoiceOver on it does not stop the time of others")
    func focus() throws {
      JellyToast.show("Saved")
      screen.run(for: 1)
      let view = try #require(views().first)
      view.accessibilityElementDidBecomeFocused()
      _ = view.accessibilityPerformEscape()
      JellyToast.show("Sent")
      screen.run(for: 6)
      expect(texts(), equals: [])
    }

    @Test("Asks a clock for an hour at most")
    func longTime() {
      var waits: [TimeInterval] = []
      let after = ToastLayer.after
      ToastLayer.after = {
        waits.append($0)
        after($0, $1)
      }
      let toast = JellyToast.show("Saved", seconds: .greatestFiniteMagnitude)
      screen.run(for: 1)
      expect(waits.max() ?? 0, equals: 3600)
      toast.dismiss()
      screen.run(for: 1)
    }

    @Test("A sheet leaves the status bar to the controller below, and a full screen takes it")
    func statusBar() {
      let root = UIViewController()
      screen.window.rootViewController = root
      JellyToast.show("Saved", seconds: .infinity)
      screen.run(for: 1)
      let controller = window()?.rootViewController
      for (style, isTaken) in [(UIModalPresentationStyle.automatic, false), (.fullScreen, true)] {
        let next = UIViewController()
        next.modalPresentationStyle = style
        root.present(next, animated: false)
        screen.run(for: 1)
        expect(root.presentedViewController === next)
        expect(controller?.childForStatusBarStyle === (isTaken ? next : root))
        root.dismiss(animated: false)
        screen.run(for: 1)
      }
    }

    @Test("Each scene has its own, which end with it")
    func scenes() async {
      let other = UIWindowScene.headlessConnect(.background)
      let here = JellyToast.show("Here", in: screen.scene)
      let there = JellyToast.show("There", in: other)
      screen.run(for: 20)
      expect(texts(), equals: [])
      expect(texts(other), equals: ["There"])
      #expect(await here.end == .time)
      other.headlessMove(to: .unattached)
      #expect(await there.end == .code)
      let late = JellyToast.show("Late", in: other)
      #expect(await late.end == .code)
    }

    @Test("Waits for a scene in front")
    func before() {
      screen.scene.headlessMove(to: .foregroundInactive)
      let toast = JellyToast.show("Saved")
      JellyToast.show("Gone").dismiss()
      screen.run(for: 20)
      expect(texts(), equals: [])
      screen.scene.headlessMove(to: .foregroundActive)
      screen.run(for: 1)
      expect(texts(), equals: ["Saved"])
      toast.dismiss()
    }

    @Test("A text without a letter is not shown")
    func empty() async {
      let toast = JellyToast.show(" \n")
      screen.run(for: 1)
      expect(window() == nil)
      #expect(await toast.end == .code)
    }

    @Test("Shows the result of work in the same place")
    func work() async throws {
      struct Lost: Error {}
      let value = try await JellyToast.show("Sending", done: "Sent") { 3 }
      expect(value, equals: 3)
      screen.run(for: 1)
      expect(texts(), equals: ["Sent"])
      expect(announced, equals: ["Sent"])
      let none: Void? = try await JellyToast.show("Sending", failed: { "\($0)" }) { throw Lost() }
      expect(none == nil)
      screen.run(for: 1)
      expect(texts().last, equals: "Lost()")
      await #expect(throws: Lost.self) { try await JellyToast.show("Sending") { throw Lost() } }
      await #expect(throws: CancellationError.self) {
        try await JellyToast.show("Sending", failed: { "\($0)" }) { throw CancellationError() }
      }
      screen.run(for: 1)
      expect(texts().count, equals: 2)
    }

    @Test("Shows a view in place of its text, which VoiceOver reads all the same")
    func customView() throws {
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
      let toast = JellyToast.show("Saved", customView: badge)
      screen.run(for: 1)
      let view = try #require(views().first)
      expect(badge.isDescendant(of: view))
      expect(view.bounds.size, equals: CGSize(width: 160, height: 64))
      expect(announced, equals: ["Saved"])
      let label = UILabel()
      (label.text, label.accessibilityLabel, label.isAccessibilityElement) = ("!", "Lost", true)
      badge.addSubview(label)
      toast.update("", customView: badge)
      screen.run(for: 1)
      expect(announced, equals: ["Saved", "Lost"])
      toast.update("Sent")
      screen.run(for: 1)
      expect(badge.superview == nil)
      expect(texts(), equals: ["Sent"])
    }

    @Test("Waits for what VoiceOver reads, and interrupts it as an alert")
    func urgency() {
      JellyToast.show("Saved")
      JellyToast.show("Lost", role: .alert)
      screen.run(for: 1)
      expect(announced, equals: ["Saved", "Lost"])
      expect(UIAccessibility.headlessPriorities, equals: ["low", "high"])
    }

    @Test("Waits with the focus, where Return runs its action and Escape removes it")
    func keys() async throws {
      var runs = 0
      let moved = JellyToast.show("Moved", action: undo { runs += 1 })
      screen.run(for: 1)
      let view = try #require(views().first)
      screen.focus(view)
      screen.run(for: 20)
      expect(texts(), equals: ["Moved"])
      screen.press(.select, on: view)
      expect(runs, equals: 1)
      #expect(await moved.end == .action)
      let saved = JellyToast.show("Saved")
      screen.run(for: 1)
      let next = try #require(views().first)
      screen.focus(next)
      screen.press(.menu, on: next)
      #expect(await saved.end == .person)
      screen.focus(nil)
    }

    @Test("Plays the haptic of its role once, and again if an update has another role")
    func haptics() {
      let toast = JellyToast.show("Sending")
      screen.run(for: 1)
      toast.update("Still sending")
      screen.run(for: 1)
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft"])
      toast.update("Lost", role: .alert)
      screen.run(for: 1)
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft", "prepare", "rigid"])
    }

    @Test("Has a border with Increase Contrast, also if that comes while it is shown")
    func contrast() throws {
      JellyToast.show("Saved", seconds: .infinity)
      screen.run(for: 1)
      let view = try #require(views().first)
      expect(view.layer.borderWidth, equals: 0)
      window()?.headlessOverride(UITraitCollection(accessibilityContrast: .high))
      expect(view.layer.borderWidth, equals: 1)
      expect(view.layer.borderColor, equals: UIColor.white.cgColor)
    }

    @Test("Scrolls a text that is higher than three quarters of the window, and keeps still then")
    func scrolling() throws {
      JellyToast.show(String(repeating: "word ", count: 40))
      screen.run(for: 1)
      let view = try #require(views().first)
      let scroll = try #require(view.subviews.first as? UIScrollView)
      expect(scroll.isScrollEnabled, equals: false)
      let largest = UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      window()?.headlessOverride(largest)
      screen.run(for: 1)
      expect(view.bounds.height, equals: 844 * JellyToastNumbers.maximumShare)
      expect(scroll.isScrollEnabled)
      expect(scroll.contentSize.height, isGreaterThan: view.bounds.height)
      let start = view.center
      finger.press(start)
      for step in 1...6 {
        screen.run(for: 0.05)
        finger.move(CGPoint(x: start.x, y: start.y - CGFloat(step) * 12))
      }
      expect(scroll.contentOffset.y, isGreaterThan: 0)
      screen.run(for: 20)
      expect(texts().count, equals: 1)
      finger.lift()
      screen.run(for: 1)
      expect(texts().count, equals: 1)
      screen.run(for: 6)
      expect(texts(), equals: [])
    }

    @Test("With Reduce Motion it fades in its place")
    func reducedMotion() throws {
      UIAccessibility.headlessReducesMotion = true
      JellyToast.show("Saved")
      screen.run(for: 1)
      let view = try #require(views().first)
      let start = view.center
      finger.press(start)
      for step in 1...5 {
        screen.run(for: 0.01)
        finger.move(CGPoint(x: start.x + CGFloat(step) * 20, y: start.y))
      }
      finger.lift()
      expect(view.center, equals: start)
      screen.run(for: 1)
      expect(texts(), equals: [])
    }
  }
}
