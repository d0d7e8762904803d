import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// A view controller in a drawer: opened, dragged, caught, dismissed.
  ///
  /// The container is 844 points high. A drawer may be 834 points long, so `.medium` is 417.
  @MainActor
  struct JellyDrawerTests {
    @Test("Its presentation ends as soon as it begins, and it comes to rest at its smallest detent")
    func opens() {
      let scene = DrawerScene(detents: [.large, .medium])
      var isDone = false
      scene.root.present(scene.content, animated: true) { isDone = true }
      scene.screen.layout()
      expect(isDone)
      expect(scene.root.presentedViewController === scene.content)
      scene.screen.run(for: 0.05)
      expect(scene.extent > 1 && scene.extent < 400)
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 417), isLessThan: 0.01)
      expect(scene.drawer.selectedDetent, equals: .medium)
      expect(scene.box.bounds.size.width, equals: 390)
      expect(scene.screen.runningLinks.isEmpty)
      // No person has done it.
      expect(scene.heard.isEmpty)
    }

    @Test("Without an animation it is there at once")
    func opensAtOnce() {
      let scene = DrawerScene()
      scene.drawer.selectedDetent = .large
      scene.root.present(scene.content, animated: false)
      scene.screen.layout()
      expect(abs(scene.extent - 834), isLessThan: 0.01)
      expect(scene.screen.runningLinks.isEmpty)
      expect(scene.drawer.selectedDetent, equals: .large)
    }

    @Test("Each frame is the core's, and the content's free side is at the extent")
    func frames() {
      let scene = DrawerScene()
      scene.root.present(scene.content, animated: true)
      var shapes: Set<String> = []
      for frame in 0..<240 {
        if frame == 60 {
          scene.finger.press(CGPoint(x: 100, y: 500))
          scene.finger.move(CGPoint(x: 100, y: 480))
        }
        if (61..<80).contains(frame) {
          scene.finger.move(CGPoint(x: 100, y: 480 - 6 * Double(frame - 60)))
        }
        if frame == 80 { scene.finger.lift() }
        scene.screen.run(until: Double(frame) / 120)
        let body = scene.log.replayed
        guard body.restTime > scene.screen.now else { continue }
        expect(scene.outline == scene.log.outline(at: scene.screen.now), "frame \(frame)")
        let (origin, size) = body.contentFrame(at: scene.screen.now)
        expect(scene.box.frame.minY, equals: origin.y)
        expect(scene.box.frame.height, equals: size.y)
        shapes.insert(scene.outline.pathData)
      }
      expect(shapes.count, isGreaterThan: 100)
    }

    @Test("A finger drags it to another detent, and the delegate hears of it once")
    func drags() {
      let scene = DrawerScene().open()
      scene.drag(from: CGPoint(x: 195, y: 500), by: [0, -300])
      expect(scene.drawer.selectedDetent, equals: .large)
      expect(scene.heard, equals: ["detent"])
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 834), isLessThan: 0.01)
      // Code changes it without a call.
      scene.drawer.animateChanges { scene.drawer.selectedDetent = .medium }
      expect(scene.screen.runningLinks.count, equals: 1)
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 417), isLessThan: 0.01)
      scene.drawer.selectedDetent = .large
      expect(abs(scene.extent - 834), isLessThan: 0.01)
      expect(scene.heard, equals: ["detent"])
    }

    @Test("A flick dismisses it: the controller goes when the panel is gone")
    func flicks() {
      let scene = DrawerScene().open()
      scene.drag(from: CGPoint(x: 195, y: 500), by: [0, 160])
      expect(scene.heard, equals: ["will"])
      expect(scene.root.presentedViewController != nil)
      scene.screen.run(for: 0.03)
      expect(scene.root.presentedViewController != nil)
      scene.screen.run(for: 1)
      expect(scene.heard, equals: ["will", "did"])
      expect(scene.root.presentedViewController == nil)
      expect(scene.content.view.superview == nil)
      expect(scene.screen.window.subviews.count, equals: 1)
      expect(scene.screen.runningLinks.isEmpty)
      // It opens again.
      _ = scene.open()
      expect(abs(scene.extent - 417), isLessThan: 0.01)
    }

    @Test("A drag across moves nothing, and a tap on the content reaches it")
    func across() {
      let scene = DrawerScene().open()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      scene.content.view.addSubview(button)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      scene.drag(from: CGPoint(x: 100, y: 500), by: [200, 20])
      expect(abs(scene.extent - 417), isLessThan: 0.01)
      scene.finger.press(CGPoint(x: 100, y: 500))
      scene.finger.lift()
      expect(taps, isGreaterThan: 0)
      expect(scene.screen.runningLinks.isEmpty)
    }

    @Test("It cannot be dismissed by a person whom the delegate or the controller refuses")
    func veto() {
      for isModal in [false, true] {
        let scene = DrawerScene().open()
        scene.allowsDismissal = isModal
        scene.content.isModalInPresentation = isModal
        scene.drag(from: CGPoint(x: 195, y: 500), by: [0, 300])
        expect(scene.heard, equals: ["attempt"])
        scene.screen.run(for: 3)
        expect(abs(scene.extent - 417), isLessThan: 0.01)
        expect(!scene.stage.accessibilityPerformEscape())
        expect(scene.heard, equals: ["attempt", "attempt"])
        // Code may.
        scene.content.dismiss(animated: true)
        scene.screen.run(for: 1)
        expect(scene.root.presentedViewController == nil)
      }
    }

    @Test("A delegate that refuses only at the end turns the panel round")
    func lateVeto() {
      let scene = DrawerScene().open()
      scene.drag(from: CGPoint(x: 195, y: 500), by: [0, 200], lifts: false)
      scene.allowsDismissal = false
      let before = scene.extent
      scene.finger.lift()
      expect(scene.heard, equals: ["attempt"])
      scene.screen.run(for: 1.0 / 120)
      // It goes on with its velocity.
      expect(scene.extent, isLessThan: before)
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 417), isLessThan: 0.01)
    }

    @Test("A finger catches it on its way in, and on its way out, without a jump")
    func catches() {
      let scene = DrawerScene()
      scene.root.present(scene.content, animated: true)
      scene.screen.run(for: 0.16)
      let before = scene.extent
      scene.finger.press(CGPoint(x: 195, y: 830))
      // Its place at the time of the touch, which is a little after the last frame.
      let caught = scene.extent
      expect(caught >= before && caught < before + 10)
      scene.screen.run(for: 0.5)
      expect(scene.extent, equals: caught)
      scene.finger.lift()
      scene.screen.run(for: 3)
      scene.heard = []
      scene.drag(from: CGPoint(x: 195, y: 500), by: [0, 120])
      expect(scene.heard, equals: ["will"])
      scene.screen.run(for: 0.02)
      scene.finger.press(CGPoint(x: 195, y: 800))
      scene.screen.run(for: 0.3)
      scene.finger.move(CGPoint(x: 195, y: 700))
      scene.screen.run(for: 0.3)
      scene.finger.move(CGPoint(x: 195, y: 600))
      scene.screen.run(for: 0.3)
      scene.finger.lift()
      expect(scene.heard, equals: ["will"])
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 417), isLessThan: 0.01)
      expect(scene.root.presentedViewController != nil)
    }

    @Test("Code dismisses it while a finger holds it, and completes when it is gone")
    func dismissedWhileHeld() {
      let scene = DrawerScene().open()
      scene.drag(from: CGPoint(x: 195, y: 500), by: [0, -100], lifts: false)
      var isDone = false
      scene.content.dismiss(animated: true) { isDone = true }
      scene.screen.run(for: 0.05)
      expect(!isDone)
      scene.finger.move(CGPoint(x: 195, y: 300))
      scene.screen.run(for: 1)
      expect(isDone)
      scene.finger.lift()
      expect(scene.root.presentedViewController == nil)
      expect(scene.heard.isEmpty)
    }

    @Test("A dismissal by code at once, or in the middle of one by a person, leaves nothing")
    func dismissedAtOnce() {
      let scene = DrawerScene().open()
      scene.content.dismiss(animated: false)
      expect(scene.root.presentedViewController == nil)
      expect(scene.screen.runningLinks.isEmpty)
      _ = scene.open()
      scene.drag(from: CGPoint(x: 195, y: 500), by: [0, 160])
      scene.screen.run(for: 0.02)
      scene.content.dismiss(animated: false)
      scene.screen.run(for: 1)
      expect(scene.root.presentedViewController == nil)
      expect(scene.screen.window.subviews.count, equals: 1)
      expect(scene.screen.runningLinks.isEmpty)
    }

    @Test("Other detents, another size and another edge in mid-flight: it rests where they are")
    func changes() {
      let scene = DrawerScene()
      scene.root.present(scene.content, animated: true)
      scene.screen.run(for: 0.1)
      let before = scene.extent
      scene.drawer.detents = [.length(300), .large]
      expect(scene.extent, equals: before)
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 300), isLessThan: 0.01)
      scene.screen.window.frame.size = CGSize(width: 844, height: 390)
      scene.screen.layout()
      // At rest a new size has its place at once.
      expect(abs(Double(scene.box.frame.minY) - 90), isLessThan: 0.01)
      // A drawer from the bottom is not wider than a line of text, and in the middle.
      expect(scene.view.frame, equals: CGRect(x: 102, y: 0, width: 640, height: 390))
      scene.drawer.edge = .trailing
      scene.screen.run(for: 3)
      expect(scene.box.frame, equals: CGRect(x: 544, y: 0, width: 300, height: 390))
    }

    @Test(
      "Bad detents: the nearest sound ones",
      arguments: [
        [], [.length(.nan)], [.length(1e9)], [.length(-5)], [.fraction(.infinity)],
        Array(repeating: JellyDetent.medium, count: 12), [.content],
      ])
    func badDetents(detents: [JellyDetent]) {
      let scene = DrawerScene(detents: detents).open()
      expect(scene.extent >= 43.99 && scene.extent <= 834.01)
      expect(scene.screen.runningLinks.isEmpty)
      scene.drawer.selectedDetent = .length(.nan)
      scene.drawer.largestUndimmedDetent = .small
      scene.content.dismiss(animated: true)
      scene.screen.run(for: 2)
      expect(scene.root.presentedViewController == nil)
    }

    /// A view with constraints that an app computes.
    private final class Measured: UIView {
      var length: () -> Double = { 0 }
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: length()) }
    }

    @Test("Content that is NaN long, or asks for the drawer while it is measured, has a length")
    func badContent() {
      for length in [Double.nan, .infinity, -5] {
        let scene = DrawerScene(detents: [.content])
        let view = Measured()
        view.length = { length }
        scene.content.view = view
        scene.content.preferredContentSize.height = length
        _ = scene.open()
        expect(abs(scene.extent - 417), isLessThan: 0.01, "\(length)")
        expect(scene.screen.runningLinks.isEmpty)
        scene.screen.run(for: 0.1)
        let updates = scene.screen.updates
        scene.screen.run(for: 1)
        expect(scene.screen.updates, equals: updates)
      }
      let scene = DrawerScene(detents: [.content])
      let view = Measured()
      view.length = { [weak scene] in
        scene?.drawer.detents = [.content]
        scene?.drawer.invalidateDetents()
        return scene?.drawer.selectedDetent == nil ? 100 : 200
      }
      scene.content.view = view
      _ = scene.open()
      scene.drawer.invalidateDetents()
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 200), isLessThan: 0.01)
    }

    @Test("Content whose constraints have changed is measured again when the app asks for it")
    func remeasured() {
      let scene = DrawerScene(detents: [.content])
      scene.content.view.headlessNeededSize = CGSize(width: 100, height: 222)
      _ = scene.open()
      scene.content.view.headlessNeededSize = CGSize(width: 100, height: 333)
      scene.drawer.animateChanges { scene.drawer.invalidateDetents() }
      expect(scene.screen.runningLinks.count, equals: 1)
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 333), isLessThan: 0.01)
    }

    @Test("A detent of the content is as long as the content, and follows it")
    func content() {
      let scene = DrawerScene(detents: [.content])
      scene.content.view.headlessNeededSize = CGSize(width: 100, height: 222)
      _ = scene.open()
      expect(abs(scene.extent - 222), isLessThan: 0.01)
      scene.content.preferredContentSize = CGSize(width: 0, height: 333)
      expect(scene.screen.runningLinks.count, equals: 1)
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 333), isLessThan: 0.01)
    }

    /// A controller that is told of its size.
    private final class Sized: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }

    @Test("In a rotation the content is told the size that it will have")
    func sizes() {
      for edge in [JellyDrawerPresentation.Edge.bottom, .leading] {
        let scene = DrawerScene()
        let content = Sized()
        content.jellyDrawer.detents = [.length(300)]
        content.jellyDrawer.edge = edge
        scene.root.present(content, animated: true)
        scene.screen.run(for: 3)
        scene.screen.window.frame.size = CGSize(width: 844, height: 390)
        scene.screen.layout()
        scene.screen.run(for: 1)
        expect(content.sizes, equals: [content.view.superview?.bounds.size ?? .zero])
        let isUpright = edge == .bottom
        expect(content.sizes.last?.width, equals: isUpright ? 640 : 300)
        expect(content.sizes.last?.height, equals: isUpright ? 300 : 390)
      }
    }

    @Test("Removal in mid-drag: nothing runs, and the drawer opens again")
    func removal() {
      let scene = DrawerScene().open()
      scene.drag(from: CGPoint(x: 195, y: 500), by: [0, -100], lifts: false)
      let container = scene.stage.superview
      container?.removeFromSuperview()
      expect(scene.screen.runningLinks.isEmpty)
      scene.finger.lift()
      if let container { scene.screen.window.addSubview(container) }
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 417), isLessThan: 0.01)
    }

    @Test("It frees everything, however it ends")
    func memory() {
      let kinds = ["UIView", "CALayer", "CADisplayLink"]
      _ = HeadlessScreen()
      let before = kinds.map(HeadlessCount.alive)
      for seconds in [0.0, 0.05, 3] {
        weak var freed: JellyDrawerPresentation?
        do {
          let scene = DrawerScene()
          freed = scene.drawer
          _ = scene.open(for: seconds)
          if seconds > 0 { scene.content.dismiss(animated: seconds < 1) }
          scene.screen.run(for: 1)
        }
        _ = HeadlessScreen()
        expect(freed == nil, "\(seconds)")
      }
      expect(kinds.map(HeadlessCount.alive), equals: before)
    }
  }
}
