import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// A drawer and what is around it and in it: scroll views, keys, VoiceOver, settings.
  @MainActor
  struct JellyDrawerSurroundingsTests {
    /// A list in the drawer, 2000 points long.
    private func list(in scene: DrawerScene) -> UIScrollView {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
      list.autoresizingMask = [.flexibleWidth]
      list.contentSize = CGSize(width: 390, height: 2000)
      scene.content.view.addSubview(list)
      scene.screen.layout()
      return list
    }

    @Test(
      "A finger over a list lengthens the drawer first, then scrolls", arguments: [false, true])
    func grows(panGoesOn: Bool) {
      let scene = DrawerScene().open()
      UIScrollView.headlessHabits.panGoesOn = panGoesOn
      let list = list(in: scene)
      scene.drag(
        from: CGPoint(x: 195, y: 700), by: [0, -300], steps: 60, lifts: false)
      expect(list.contentOffset.y, equals: 0)
      // But for the way that a pan waits for.
      expect(abs(scene.extent - 417 - 300), isLessThan: 16)
      let before = scene.extent
      for step in 1...60 {
        scene.screen.run(for: 1.0 / 120)
        scene.finger.move(CGPoint(x: 195, y: 400 - 5 * Double(step)))
      }
      expect(abs(scene.extent - 834), isLessThan: 0.01)
      expect(abs(Double(list.contentOffset.y) - (300 - (834 - before))), isLessThan: 0.01)
      // And back: the list first.
      for step in 1...90 {
        scene.screen.run(for: 1.0 / 120)
        scene.finger.move(CGPoint(x: 195, y: 100 + 4 * Double(step)))
      }
      expect(list.contentOffset.y, equals: 0)
      expect(scene.extent, isLessThan: 834)
      scene.screen.run(for: 0.2)
      scene.finger.lift()
      scene.screen.run(for: 3)
      expect(list.contentOffset.y, equals: 0)
      expect(scene.drawer.selectedDetent, equals: .large)
      expect(scene.screen.runningLinks.isEmpty)
    }

    @Test("A throw between two detents is the drawer's, and the list keeps no momentum of it")
    func momentum() {
      let scene = DrawerScene().open()
      UIScrollView.headlessHabits.coasts = true
      let list = list(in: scene)
      scene.drag(from: CGPoint(x: 195, y: 700), by: [0, -200], steps: 10)
      scene.screen.run(for: 3)
      expect(scene.drawer.selectedDetent, equals: .large)
      expect(list.contentOffset.y, equals: 0)
      // At its largest detent the list has it.
      scene.drag(from: CGPoint(x: 195, y: 300), by: [0, -150], steps: 10)
      let lifted = list.contentOffset.y
      scene.screen.run(for: 0.3)
      expect(lifted, isGreaterThan: 100)
      expect(list.contentOffset.y, isGreaterThan: lifted)
      expect(abs(scene.extent - 834), isLessThan: 0.01)
    }

    @Test("A list scrolls without the drawer if it does not expand by scrolling")
    func scrollsOnly() {
      let scene = DrawerScene()
      scene.drawer.prefersScrollingExpandsWhenScrolledToEdge = false
      _ = scene.open()
      let list = list(in: scene)
      scene.drag(from: CGPoint(x: 195, y: 700), by: [0, -200], lifts: false)
      expect(list.contentOffset.y, isGreaterThan: 150)
      expect(abs(scene.extent - 417), isLessThan: 0.01)
      scene.finger.lift()
      // Down again from its start: the drawer goes out.
      list.contentOffset.y = 0
      scene.drag(from: CGPoint(x: 195, y: 500), by: [0, 200], steps: 10)
      expect(scene.heard, equals: ["will"])
      expect(list.contentOffset.y, equals: 0)
    }

    @Test("A list across the drawer's axis scrolls by itself")
    func across() {
      let scene = DrawerScene().open()
      let list = list(in: scene)
      list.contentSize = CGSize(width: 2000, height: 300)
      scene.drag(from: CGPoint(x: 300, y: 600), by: [-200, 0])
      expect(list.contentOffset.x, isGreaterThan: 150)
      expect(abs(scene.extent - 417), isLessThan: 0.01)
      scene.screen.run(for: 1)
      scene.drag(from: CGPoint(x: 300, y: 600), by: [0, -200])
      expect(scene.drawer.selectedDetent, equals: .large)
    }

    @Test("Escape, by a key or by VoiceOver, and a tap beside it, dismiss it as a person does")
    func escapes() {
      for act in 0..<3 {
        let scene = DrawerScene().open()
        var effects: [JellyDrawerBody.Effect] = []
        scene.view.onEffect = { effects.append($0) }
        expect(scene.stage.accessibilityViewIsModal)
        expect(scene.stage.isFirstResponder)
        switch act {
        case 0: expect(scene.stage.accessibilityPerformEscape())
        case 1: scene.screen.press(.keyboardEscape)
        default:
          scene.finger.press(CGPoint(x: 195, y: 100))
          scene.finger.lift()
        }
        expect(scene.heard, equals: ["will"], "\(act)")
        expect(effects, equals: [.dismissed], "\(act)")
        scene.screen.run(for: 2)
        expect(scene.heard, equals: ["will", "did"], "\(act)")
        expect(!scene.stage.isFirstResponder)
        let posts = UIAccessibility.headlessPosts.map(\.0)
        expect(posts.filter { $0 == .screenChanged }.count, equals: 2)
      }
    }

    @Test("The grabber is adjustable, has a value, and a tap goes through the detents")
    func grabber() {
      let scene = DrawerScene(detents: [.large, .length(211), .medium])
      scene.drawer.prefersGrabberVisible = true
      var effects: [JellyDrawerBody.Effect] = []
      scene.view.onEffect = { effects.append($0) }
      _ = scene.open()
      let grabber = scene.grabber
      expect(grabber.isAccessibilityElement)
      expect(grabber.accessibilityTraits, equals: .adjustable)
      expect(grabber.accessibilityValue, equals: "25%")
      grabber.accessibilityIncrement()
      expect(grabber.accessibilityValue, equals: "Half screen")
      expect(scene.heard, equals: ["detent"])
      expect(effects, equals: [.selected(2)])
      grabber.accessibilityIncrement()
      grabber.accessibilityIncrement()
      expect(grabber.accessibilityValue, equals: "Full screen")
      grabber.accessibilityDecrement()
      expect(scene.drawer.selectedDetent, equals: .medium)
      scene.screen.run(for: 3)
      func tap() {
        scene.finger.press(grabber.center)
        scene.finger.lift()
        scene.screen.run(for: 3)
      }
      tap()
      expect(scene.drawer.selectedDetent, equals: .large)
      tap()
      expect(scene.drawer.selectedDetent, equals: .length(211))
      expect(grabber.bounds.width >= 44 && grabber.bounds.height >= 44)
      scene.drawer.detents = [.medium]
      expect(!grabber.isAccessibilityElement)
    }

    @Test("Undimmed, it lets the touches beside it through, and is not modal")
    func undimmed() {
      let scene = DrawerScene()
      scene.drawer.largestUndimmedDetent = .medium
      _ = scene.open()
      expect(!scene.stage.accessibilityViewIsModal)
      expect(!scene.stage.isFirstResponder)
      let hit = scene.screen.window.hitTest(CGPoint(x: 195, y: 100), with: nil)
      expect(hit === scene.root.view)
      expect(scene.screen.window.hitTest(CGPoint(x: 195, y: 700), with: nil) !== scene.root.view)
      scene.drawer.selectedDetent = .large
      expect(scene.stage.accessibilityViewIsModal)
      let dimmed = scene.screen.window.hitTest(CGPoint(x: 195, y: 5), with: nil)
      expect(dimmed !== scene.root.view)
    }

    @Test("A keyboard lengthens it in one motion, and the content keeps its place above it")
    func keyboard() {
      let scene = DrawerScene().open()
      scene.screen.window.headlessSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      func show(_ y: Double) {
        NotificationCenter.default.post(
          name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
          userInfo: [
            UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: y, width: 390, height: 844 - y)
          ])
      }
      show(544)
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 417 - 266), isLessThan: 0.01)
      expect(scene.content.additionalSafeAreaInsets.bottom, equals: 266)
      show(844)
      scene.screen.run(for: 3)
      expect(abs(scene.extent - 417), isLessThan: 0.01)
      expect(scene.content.additionalSafeAreaInsets.bottom, equals: 0)
    }

    @Test("Two undimmed drawers let the touches beside both through, and VoiceOver, too")
    func twoUndimmed() {
      let scene = DrawerScene()
      let other = UIViewController()
      for controller in [scene.content, other] {
        controller.jellyDrawer.largestUndimmedDetent = .large
      }
      other.jellyDrawer.detents = [.length(100)]
      other.jellyDrawer.largestUndimmedDetent = .length(100)
      _ = scene.open()
      let map = UIView(frame: scene.root.view.bounds)
      scene.root.view.addSubview(map)
      scene.content.present(other, animated: true)
      scene.screen.run(for: 3)
      let hit = { (y: Double) in
        scene.screen.window.hitTest(CGPoint(x: 195, y: y), with: nil)
      }
      expect(hit(100) === map)
      expect(hit(600) === scene.content.view)
      expect(hit(800) === other.view)
      let elements = { (view: UIView?) in
        (view?.accessibilityElements ?? []).compactMap { $0 as? UIView }
      }
      let upper = other.jellyDrawer.drawerView
      expect(elements(upper.superview), equals: [upper, scene.stage])
      expect(elements(scene.stage), equals: [scene.view, scene.root.view])
      // A drawer that is dimmed keeps what is below from both.
      scene.drawer.largestUndimmedDetent = nil
      scene.screen.run(for: 3)
      expect(hit(100) !== map && hit(100)?.isDescendant(of: scene.stage) == true)
      expect(elements(scene.stage).isEmpty)
    }

    @Test("A keyboard that does not cover its lower end does not lengthen it")
    func keyboards() {
      let scene = DrawerScene(detents: [.length(200)]).open()
      func length(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Double {
        scene.screen.moveKeyboard(to: CGRect(x: x, y: y, width: width, height: height))
        scene.screen.run(for: 3)
        return scene.extent.rounded()
      }
      expect(length(0, 544, 390, 300), equals: 500)
      // Reduce Motion and Prefer Cross-Fade Transitions (finn-no/FinniversKit#1208).
      expect(length(0, 0, 0, 0), equals: 200)
      // Undocked (danielamitay/DAKeyboardControl#48).
      expect(length(0, -64, 0, 0), equals: 200)
      expect(length(35, 200, 320, 260), equals: 200)
      expect(length(0, 300, 390, 300), equals: 200)
      expect(length(0, 844, 390, 300), equals: 200)
      expect(length(0, 544, 390, 300), equals: 500)
      expect(scene.content.additionalSafeAreaInsets.bottom, equals: 300)
      // That of the app beside this one.
      scene.screen.moveKeyboard(to: CGRect(x: 0, y: 444, width: 390, height: 400), isLocal: false)
      scene.screen.run(for: 3)
      expect(scene.extent.rounded(), equals: 200)
      expect(scene.content.additionalSafeAreaInsets.bottom, equals: 0)
      // On a screen of 1000 points a window that ends 56 points above the lower end.
      scene.screen.window.headlessPlace = CGPoint(x: 300, y: 100)
      expect(length(0, 700, 1000, 300), equals: 444)
      expect(length(0, 950, 1000, 50), equals: 200)
    }

    @Test("A keyboard that is there before lengthens it when it opens")
    func keyboardBefore() {
      for isAnimated in [true, false] {
        let scene = DrawerScene(detents: [.length(200)])
        scene.screen.window.headlessSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        scene.screen.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
        scene.root.present(scene.content, animated: isAnimated)
        scene.screen.run(for: 3)
        expect(abs(scene.extent - 466), isLessThan: 0.01)
        scene.screen.moveKeyboard(to: CGRect(x: 0, y: 844, width: 390, height: 300))
        scene.screen.run(for: 3)
        expect(abs(scene.extent - 200), isLessThan: 0.01)
        scene.content.dismiss(animated: false)
        scene.screen.run(for: 1)
        _ = scene.open()
        expect(abs(scene.extent - 200), isLessThan: 0.01)
      }
    }

    @Test("A side drawer comes from the side where lines begin")
    func sides() {
      for isRightToLeft in [false, true] {
        let scene = DrawerScene(detents: [.length(300)])
        scene.screen.window.headlessOverride(
          UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
        scene.drawer.edge = .leading
        _ = scene.open()
        let x = isRightToLeft ? 90.0 : 0
        expect(scene.box.frame, equals: CGRect(x: x, y: 0, width: 300, height: 844))
        let out = isRightToLeft ? 200.0 : -200
        scene.drag(from: CGPoint(x: x + 150, y: 400), by: [out, 0])
        expect(scene.heard, equals: ["will"])
      }
    }

    @Test("Where the height is compact, it has no small and no medium detent")
    func compact() {
      let scene = DrawerScene(size: CGSize(width: 844, height: 390))
      scene.screen.window.headlessOverride(UITraitCollection(verticalSizeClass: .compact))
      _ = scene.open()
      expect(scene.drawer.selectedDetent, equals: .large)
      scene.drawer.detents = [.medium]
      expect(scene.drawer.selectedDetent, equals: .large)
      scene.drawer.edge = .leading
      expect(scene.drawer.selectedDetent, equals: .medium)
    }

    @Test("Its edge stays straight while motion is reduced, and it goes to the same detents")
    func reduceMotion() {
      let scene = DrawerScene()
      UIAccessibility.headlessReducesMotion = true
      scene.root.present(scene.content, animated: true)
      for _ in 0..<30 {
        scene.screen.run(for: 1.0 / 120)
        // The free edge, between the corners.
        let top = scene.outline.points.map(\.y).min() ?? 0
        let edge = scene.outline.points.filter { $0.x > 30 && $0.x < 360 }.map(\.y)
        expect(edge.allSatisfy { abs($0 - top) < 1e-9 })
      }
      scene.screen.run(for: 1)
      expect(abs(scene.extent - 417), isLessThan: 0.01)
    }

    @Test("A page covers the container, moves the page below, and goes back by a finger")
    func page() {
      let scene = DrawerScene(detents: [.large])
      (scene.drawer.edge, scene.drawer.preferredCornerRadius) = (.trailing, 0)
      var shares: [Double] = []
      scene.drawer.onProgress = { shares.append($0) }
      _ = scene.open()
      expect(scene.box.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 844))
      expect(shares.first ?? 1, isLessThan: 0.1)
      expect(shares.last, equals: 1)
      scene.drag(from: CGPoint(x: 5, y: 400), by: [200, 0], lifts: false)
      expect(abs(scene.drawer.progress - 0.5), isLessThan: 0.06)
      scene.screen.run(for: 0.2)
      // Back: a cancel of the transition is a release to the other stop.
      scene.finger.move(CGPoint(x: 60, y: 400))
      scene.screen.run(for: 0.2)
      scene.finger.lift()
      scene.screen.run(for: 3)
      expect(scene.root.presentedViewController != nil)
      scene.drag(from: CGPoint(x: 5, y: 400), by: [250, 0])
      scene.screen.run(for: 2)
      expect(scene.root.presentedViewController == nil)
      expect(shares.last, equals: 0)
    }

    @Test(
      "It comes with the finger of a recognizer at the edge of the screen, from its first point",
      arguments: JellyDrawerPresentation.Edge.all)
    func edgePan(edge: JellyDrawerPresentation.Edge) {
      let scene = DrawerScene(detents: [.length(300)])
      scene.drawer.edge = edge
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      scene.root.view.addGestureRecognizer(pan)
      var isBegun = false
      let target = pan.calling {
        guard pan.state == .began, !isBegun else { return }
        isBegun = true
        scene.drawer.follow(pan)
        scene.root.present(scene.content, animated: true)
      }
      let (start, way): (CGPoint, Vector2) =
        switch edge {
        case .leading: (CGPoint(x: 5, y: 400), [200, 0])
        case .trailing: (CGPoint(x: 385, y: 400), [-200, 0])
        case .top: (CGPoint(x: 195, y: 5), [0, 200])
        case .bottom: (CGPoint(x: 195, y: 839), [0, -200])
        }
      func length() -> Double {
        let frame = scene.box.frame
        return switch edge {
        case .leading: frame.maxX
        case .trailing: 390 - frame.minX
        case .top: frame.maxY
        case .bottom: 844 - frame.minY
        }
      }
      scene.drag(from: start, by: way, steps: 40, lifts: false)
      // The free edge is where the finger is.
      scene.screen.run(for: 1.0 / 120)
      expect(abs(length() - 205), isLessThan: 0.5)
      scene.screen.run(for: 0.3)
      expect(abs(length() - 205), isLessThan: 0.5)
      scene.finger.lift()
      scene.screen.run(for: 3)
      expect(length(), equals: 300)
      expect(scene.heard.isEmpty)
      // Out again, by the same recognizer: the person has changed their mind.
      scene.content.dismiss(animated: false)
      scene.screen.run(for: 1)
      isBegun = false
      scene.drag(from: start, by: way, steps: 40, lifts: false)
      scene.finger.move(start)
      scene.screen.run(for: 0.2)
      scene.finger.lift()
      scene.screen.run(for: 3)
      expect(scene.heard, equals: ["will", "did"])
      expect(scene.root.presentedViewController == nil)
      withExtendedLifetime(target) {}
    }

    @Test("A recognizer that has ended before the drawer comes does not hold it")
    func endedPan() {
      let scene = DrawerScene(detents: [.length(300)])
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      scene.root.view.addGestureRecognizer(pan)
      scene.drag(from: CGPoint(x: 195, y: 700), by: [0, -100])
      scene.drawer.follow(pan)
      _ = scene.open()
      expect(abs(scene.extent - 300), isLessThan: 0.01)
    }
  }
}

extension JellyDrawerPresentation.Edge {
  fileprivate static var all: [Self] { [.leading, .trailing, .top, .bottom] }
}
