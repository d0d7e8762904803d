import Jelly
import JellyTestSupport
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// Drawers, alerts, fingers, keyboards and rotations in any order: nothing can get stuck.
  @MainActor
  struct JellyDrawerOrderTests {
    /// A controller in a drawer, another drawer and an alert on it, and what has been asked for.
    @MainActor
    final class App {
      let scene: DrawerScene
      let other = UIViewController()
      let alert = UIViewController()
      var random: SeededGenerator
      /// The acts so far, for the message of a failure.
      var acts: [String] = []
      /// The number of calls of each completion that UIKit must call.
      var completions: [Int] = []
      /// A Boolean value that indicates whether the delegate has heard that a person dismisses the
      /// drawer, and neither of its end nor has the drawer been caught.
      var isOwed = false
      /// The words that the delegate has heard out of order.
      var oddWords: [String] = []
      /// A container that is out of the window for a while.
      private var removed: UIView?

      init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        scene = DrawerScene()
        UIViewController.headlessHabits.asksBeforeRefusing = random.chance(0.5)
        UIViewController.headlessHabits.tellsThoseBetween = random.chance(0.5)
        other.jellyDrawer.detents = [.length(200), .length(400)]
        other.jellyDrawer.largestUndimmedDetent = random.chance(0.5) ? .length(400) : nil
        scene.onHeard = { [weak self] in self?.hear($0) }
        scene.view.onEffect = { [weak self] in self?.take($0) }
      }

      private func hear(_ word: String) {
        guard word == "will" || word == "did" else { return }
        if isOwed != (word == "did") { oddWords.append(word) }
        isOwed = word == "will"
      }

      /// A finger that brings the drawer back ends what a person has begun.
      ///
      /// One that UIKit takes away with the view does not.
      private func take(_ effect: JellyDrawerBody.Effect) {
        switch effect {
        case .selected, .dismissalAttempted: if scene.view.window != nil { isOwed = false }
        case .dismissed: if scene.drawer.selectedDetent != nil { isOwed = false }
        case .grabbed, .released: break
        }
      }

      /// Whether a drawer that is presented shows nothing, and is not on its way.
      func isStuck(_ controller: UIViewController) -> Bool {
        let drawer = controller.jellyDrawer
        let shown = controller.view.superview?.frame.intersection(drawer.drawerView.bounds) ?? .zero
        return controller.presentingViewController != nil
          && (drawer.selectedDetent == nil || controller.view.window == nil
            || min(shown.width, shown.height) < 20 || controller.isBeingDismissed)
      }

      /// Asks UIKit for something that it may refuse.
      func ask(_ act: (@escaping () -> Void) -> Void) {
        let before = scene.screen.refusals
        let index = completions.count
        completions.append(0)
        act { [weak self] in
          self?.completions[index] += 1
          self?.acts.append("done")
        }
        guard scene.screen.refusals > before else { return }
        // Nobody else asks meanwhile, so it is this one.
        completions[index] += 1
        acts.append("refused")
      }

      func present(_ new: UIViewController, on old: UIViewController) {
        let isAnimated = random.chance(0.7)
        ask { old.present(new, animated: isAnimated, completion: $0) }
      }

      func dismiss(_ controller: UIViewController) {
        guard controller.presentedViewController ?? controller.presentingViewController != nil
        else { return }
        let isAnimated = random.chance(0.7)
        ask { controller.dismiss(animated: isAnimated, completion: $0) }
      }

      func restore() {
        guard let view = removed else { return }
        removed = nil
        // UIKit may have taken it away in the meantime.
        if scene.content.view.isDescendant(of: view) { scene.screen.window.addSubview(view) }
      }

      func act() {
        let (screen, finger) = (scene.screen, scene.finger)
        let size = screen.window.bounds.size
        let point = CGPoint(
          x: Double.random(in: 0...size.width, using: &random),
          y: Double.random(in: 0...size.height, using: &random))
        let choice = Int.random(in: 0..<22, using: &random)
        acts.append("\(choice)")
        switch choice {
        case 0, 1: present(scene.content, on: scene.root)
        case 2: dismiss(scene.content)
        case 3: dismiss(scene.root)
        case 4: present(alert, on: random.chance(0.7) ? scene.content : other)
        case 5: dismiss(alert)
        case 6: present(other, on: scene.content)
        case 7: dismiss(other)
        case 8, 9:
          finger.lift()
          scene.drag(from: point, by: [0, 200], steps: Int.random(in: 3...12, using: &random))
        case 10:
          finger.lift()
          scene.drag(from: point, by: [20, -150], steps: 8, lifts: false)
        case 11: if random.chance(0.5) { finger.lift() } else { finger.cancel() }
        case 12:
          screen.window.frame.size = CGSize(width: size.height, height: size.width)
          screen.layout()
        case 13:
          let height = random.chance(0.5) ? 300.0 : 0
          screen.moveKeyboard(
            to: CGRect(x: 0, y: size.height - height, width: size.width, height: height))
        case 14:
          if removed != nil { return restore() }
          removed = scene.content.view.window == nil ? nil : scene.stage.superview
          removed?.removeFromSuperview()
        // The content refuses, or the delegate, of the drawer or of the one above.
        case 15: scene.content.isModalInPresentation = random.chance(0.5)
        case 16: scene.allowsDismissal = random.chance(0.5)
        case 17: other.isModalInPresentation = random.chance(0.5)
        case 18, 19: catchLeaving()
        case 20: askForDetents()
        default:
          if random.chance(0.3) { select(.large) }
          if random.chance(0.3) { _ = scene.stage.accessibilityPerformEscape() }
        }
      }

      private func select(_ detent: JellyDetent) {
        scene.drawer.selectedDetent = detent
        // Code has brought it back.
        if scene.content.presentingViewController != nil, scene.drawer.selectedDetent == detent {
          isOwed = false
        }
      }

      /// Other detents, also of a content without a height, and of nothing.
      private func askForDetents() {
        scene.drawer.detents = random.pick([
          [.length(300)], [.medium, .large], [.content], [.length(0)], [.length(0), .large],
        ])
        scene.drawer.largestUndimmedDetent = random.chance(0.3) ? scene.drawer.detents[0] : nil
        let height = random.chance(0.5) ? 0.0 : 250
        scene.content.view.headlessNeededSize = CGSize(width: 390, height: height)
        if random.chance(0.5) { scene.drawer.invalidateDetents() }
      }

      /// Dismisses the drawer, by code or by a person, and throws the leaving panel somewhere.
      private func catchLeaving() {
        let finger = scene.finger
        finger.lift()
        if random.chance(0.7) {
          dismiss(scene.content)
        } else {
          _ = scene.stage.accessibilityPerformEscape()
        }
        scene.screen.run(for: Double.random(in: 0...0.15, using: &random))
        let size = scene.screen.window.bounds.size
        let top = min(Double(scene.box.frame.minY) + 5, size.height - 1)
        let way = random.pick([150.0, 60, 5, -60, -150])
        scene.drag(
          from: CGPoint(x: size.width / 2, y: top), by: [0, way],
          steps: Int.random(in: 1...12, using: &random), lifts: random.chance(0.8))
      }

      /// Lets all that is under way end.
      func settle() {
        scene.finger.lift()
        restore()
        scene.screen.run(for: 3)
        scene.screen.run(for: 1)
      }

      /// Dismisses everything.
      func clear() {
        if scene.root.presentedViewController != nil {
          ask { scene.root.dismiss(animated: false, completion: $0) }
        }
        settle()
      }
    }

    @Test("In any order of code, a person and refusals the app can present, and all ends once")
    func anyOrder() {
      for seed: UInt64 in 1...300 {
        let app = App(seed: seed)
        let scene = app.scene
        for _ in 0..<14 {
          app.act()
          scene.screen.run(for: Double.random(in: 0...0.25, using: &app.random))
        }
        app.settle()
        let text: Testing.Comment = "seed \(seed): \(app.acts.joined(separator: " "))"
        expect(!app.isStuck(scene.content), text)
        expect(!app.isStuck(app.other), text)
        expect(scene.screen.openTransitions, equals: 0, text)
        if scene.content.presentingViewController != nil { expect(!app.isOwed, text) }
        app.clear()
        expect(scene.root.presentedViewController == nil, text)
        expect(app.completions.filter { $0 != 1 }.isEmpty, text)
        expect(app.oddWords.isEmpty && !app.isOwed, text)
        expect(scene.screen.openTransitions, equals: 0, text)
        expect(scene.screen.window.subviews.count, equals: 1, text)
        expect(scene.screen.runningLinks.isEmpty, text)
        // Something else, and the drawer.
        scene.root.present(app.alert, animated: true)
        scene.screen.run(for: 1)
        expect(app.alert.view.window != nil, text)
        app.alert.dismiss(animated: true)
        scene.screen.run(for: 1)
        scene.root.present(scene.content, animated: true)
        scene.screen.run(for: 3)
        expect(scene.content.view.window != nil && !app.isStuck(scene.content), text)
        expect(scene.stage.window != nil, text)
      }
    }

    @Test("An alert on a drawer that leaves goes with it, also while the alert comes")
    func alertOnLeaving() {
      for (delay, isAnimated) in [(0.02, true), (0.02, false), (0.15, true)] {
        let scene = DrawerScene().open()
        let alert = UIViewController()
        scene.drag(from: CGPoint(x: 195, y: 500), by: [0, 160])
        scene.screen.run(for: delay)
        scene.content.present(alert, animated: isAnimated)
        scene.screen.run(for: 2)
        expect(scene.screen.refusals, equals: 0, "UIKit has been asked too early")
        expect(scene.root.presentedViewController == nil)
        expect(alert.view.window == nil)
        expect(scene.heard, equals: ["will", "did"])
        scene.root.present(alert, animated: true)
        scene.screen.run(for: 1)
        expect(alert.view.window != nil)
      }
    }

    @Test("A second drawer on one that leaves goes with it")
    func drawerOnLeaving() {
      for tells in [true, false] {
        let scene = DrawerScene().open()
        UIViewController.headlessHabits.tellsThoseBetween = tells
        let other = UIViewController()
        other.jellyDrawer.detents = [.length(100)]
        other.jellyDrawer.largestUndimmedDetent = .length(100)
        scene.content.present(other, animated: true)
        scene.screen.run(for: 3)
        // Beside the second drawer, on the first one.
        scene.drag(from: CGPoint(x: 195, y: 480), by: [0, 160])
        scene.screen.run(for: 2)
        expect(scene.root.presentedViewController == nil, "\(tells)")
        expect(other.presentingViewController == nil)
        expect(scene.heard, equals: ["will", "did"])
        expect(scene.screen.runningLinks.isEmpty)
        _ = scene.open()
        expect(abs(scene.extent - 417), isLessThan: 0.01)
      }
    }

    @Test("An app presents in the calls of the delegate, and dismisses there")
    func inCalls() {
      let scene = DrawerScene().open()
      let next = UIViewController()
      scene.onHeard = { [weak scene] word in
        if word == "did" { scene?.root.present(next, animated: true) }
      }
      scene.drag(from: CGPoint(x: 195, y: 500), by: [0, 160])
      scene.screen.run(for: 2)
      expect(scene.root.presentedViewController === next)
      let again = DrawerScene().open()
      var isDone = false
      again.onHeard = { [weak again] word in
        if word == "will" { again?.content.dismiss(animated: true) { isDone = true } }
      }
      again.drag(from: CGPoint(x: 195, y: 500), by: [0, 160])
      again.screen.run(for: 2)
      expect(isDone)
      expect(again.root.presentedViewController == nil)
      expect(again.heard, equals: ["will", "did"])
    }

    @Test("A dismissal by code in one by a person completes, and the delegate hears of the end")
    func pairs() {
      for isAnimated in [true, false] {
        for delay in [0.02, 0.1] {
          let scene = DrawerScene().open()
          scene.drag(from: CGPoint(x: 195, y: 500), by: [0, 160])
          scene.screen.run(for: delay)
          var isDone = false
          scene.content.dismiss(animated: isAnimated) { isDone = true }
          scene.screen.run(for: 2)
          expect(isDone)
          expect(scene.heard, equals: ["will", "did"])
        }
      }
    }

    @Test("A dismissal by code that a finger catches is canceled, and the drawer stays")
    func caughtDismissal() {
      let scene = DrawerScene().open()
      var completions = 0
      scene.content.dismiss(animated: true) { completions += 1 }
      scene.screen.run(for: 0.06)
      let before = scene.extent
      expect(before > 50 && before < 400)
      scene.finger.press(CGPoint(x: 195, y: 835))
      scene.screen.run(for: 0.3)
      expect(abs(scene.extent - before), isLessThan: 10)
      expect(completions, equals: 0)
      scene.finger.move(CGPoint(x: 195, y: 600))
      scene.screen.run(for: 0.3)
      scene.finger.lift()
      scene.screen.run(for: 3)
      expect(completions, equals: 1)
      expect(abs(scene.extent - 417), isLessThan: 0.01)
      expect(scene.root.presentedViewController === scene.content)
      // And then it leaves.
      scene.content.dismiss(animated: true) { completions += 1 }
      scene.screen.run(for: 1)
      expect(completions, equals: 2)
      expect(scene.root.presentedViewController == nil)
      expect(scene.heard.isEmpty)
    }

    @Test("What UIKit refuses changes nothing: no window, presented twice, dismissed too early")
    func refused() {
      for asks in [false, true] {
        let scene = DrawerScene()
        UIViewController.headlessHabits.asksBeforeRefusing = asks
        scene.root.view.removeFromSuperview()
        scene.root.present(scene.content, animated: true)
        scene.screen.run(for: 1)
        expect(scene.root.presentedViewController == nil)
        scene.screen.window.addSubview(scene.root.view)
        scene.root.present(scene.content, animated: true)
        scene.content.dismiss(animated: true)
        scene.root.present(scene.content, animated: true)
        scene.screen.run(for: 0.05)
        scene.root.present(scene.content, animated: true)
        scene.content.present(scene.content, animated: true)
        scene.screen.run(for: 3)
        expect(abs(scene.extent - 417), isLessThan: 0.01, "\(asks)")
        expect(scene.drawer.selectedDetent, equals: .medium)
        scene.drag(from: CGPoint(x: 195, y: 500), by: [0, -300])
        expect(scene.heard, equals: ["detent"])
      }
    }

    @Test("An early look at the presentation controller changes nothing but its delegate")
    func earlyLook() {
      let (scene, ear) = (DrawerScene(), Ear())
      scene.drawer.delegate = nil
      scene.content.presentationController?.delegate = ear
      scene.drawer.selectedDetent = .large
      expect(scene.drawer.selectedDetent, equals: .large)
      _ = scene.open()
      expect(abs(scene.extent - 834), isLessThan: 0.01)
      _ = scene.stage.accessibilityPerformEscape()
      scene.screen.run(for: 2)
      expect(ear.heard, equals: ["will", "did"])
    }

    /// A delegate of UIKit's own presentation controller.
    private final class Ear: NSObject, UIAdaptivePresentationControllerDelegate {
      var heard: [String] = []
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        heard.append("will")
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        heard.append("did")
      }
    }

    @Test("A look before the drawer is there: UIKit presents the view, and takes it away")
    func tooEarlyLook() {
      let screen = HeadlessScreen()
      let (root, content) = (UIViewController(), UIViewController())
      screen.window.rootViewController = root
      _ = content.presentationController
      content.jellyDrawer.detents = [.medium, .large]
      var isDone = false
      root.present(content, animated: true) { isDone = true }
      screen.run(for: 1)
      expect(isDone)
      expect(content.view.window != nil)
      expect(content.view.frame, equals: screen.window.bounds)
      content.dismiss(animated: true) { isDone = false }
      screen.run(for: 1)
      expect(!isDone)
      expect(root.presentedViewController == nil)
      // UIKit asks for another one then.
      root.present(content, animated: true)
      screen.run(for: 2)
      expect(content.jellyDrawer.selectedDetent, equals: .medium)
    }

    @Test("A detent that is selected after present, before it has begun, is where it opens")
    func selectedAfterPresent() {
      let scene = DrawerScene()
      scene.root.present(scene.content, animated: true)
      scene.drawer.selectedDetent = .large
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 834), isLessThan: 0.01)
    }

    @Test("A drawer that is freed in a drag leaves nothing")
    func freedInDrag() {
      weak var freed: JellyDrawerPresentation?
      do {
        let scene = DrawerScene().open()
        freed = scene.drawer
        scene.drag(from: CGPoint(x: 195, y: 500), by: [0, -100], lifts: false)
        scene.screen.window.rootViewController = UIViewController()
        scene.stage.superview?.removeFromSuperview()
        scene.screen.run(for: 0.1)
        expect(scene.screen.runningLinks.isEmpty)
        scene.finger.lift()
      }
      _ = HeadlessScreen()
      expect(freed == nil)
    }
  }
}
