import Jelly
import JellyTestSupport
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// A thousand rounds of create, use, remove in mid-motion, for each control.
  @MainActor
  struct LifeTests {
    /// Makes a thousand controls, each used and then removed at some moment of its motion, and
    /// counts what is left.
    private func rounds(_ round: (HeadlessScreen, HeadlessFinger, Int) -> UIView) {
      let screen = HeadlessScreen()
      let kinds = ["UIView", "CALayer", "CADisplayLink"]
      var random = SeededGenerator(seed: 7)
      let before = kinds.map(HeadlessCount.alive)
      for index in 0..<1000 {
        weak var freed: UIView?
        do {
          let finger = HeadlessFinger(on: screen)
          let control = round(screen, finger, index)
          freed = control
          screen.run(for: Double.random(in: 0...0.3, using: &random))
          control.removeFromSuperview()
          // Every third is still held.
          finger.lift()
        }
        expect(freed, equals: nil)
      }
      expect(kinds.map(HeadlessCount.alive), equals: before)
      expect(screen.runningLinks.isEmpty)
      expect(screen.window.subviews.isEmpty)
      expect(screen.window.gestureRecognizers?.isEmpty ?? true)
    }

    @Test("Refresh controls")
    func refresh() {
      rounds { screen, finger, index in
        let list = UIScrollView(frame: screen.window.bounds)
        list.contentSize = CGSize(width: 390, height: 2000)
        let refresh = JellyRefreshControl()
        refresh.action = { [weak refresh] in refresh?.setNeedsLayout() }
        list.refreshControl = refresh
        screen.window.addSubview(list)
        screen.layout()
        finger.press(CGPoint(x: 200, y: 200))
        finger.move(CGPoint(x: 200, y: 211))
        screen.run(for: 0.02)
        finger.move(CGPoint(x: 210, y: index % 2 == 0 ? 620 : 320))
        if index % 3 > 0 { finger.lift() }
        return list
      }
    }

    @Test("Views and fields")
    func fields() {
      rounds { screen, finger, index in
        let frame = CGRect(x: 40, y: 100, width: 300, height: 44)
        let field = index % 2 == 0 ? JellyBoxView(frame: frame) : JellyTextField(frame: frame)
        screen.window.addSubview(field)
        screen.layout()
        finger.press(CGPoint(x: 90, y: 120))
        if index % 3 > 0 { finger.lift() }
        if index % 5 == 0 { (field as? JellyTextField)?.reject("no") }
        return field
      }
    }

    @Test("Buttons, and views that are pressed")
    func presses() {
      rounds { screen, finger, index in
        let frame = CGRect(x: 40, y: 100, width: 300, height: 50)
        let view = index % 2 == 0 ? JellyButton(frame: frame) : UIView(frame: frame)
        if let button = view as? JellyButton {
          button.title = "Send"
          button.addAction(
            UIAction { [weak button] _ in button?.setNeedsLayout() }, for: .touchUpInside)
          if index % 5 == 0 { _ = button.accessibilityActivate() }
        } else {
          let interaction = JellyPressInteraction()
          view.addInteraction(interaction)
          interaction.onEffect = { [weak view] _ in view?.setNeedsLayout() }
        }
        screen.window.addSubview(view)
        screen.layout()
        finger.press(CGPoint(x: 90, y: 120))
        screen.run(for: 0.02)
        finger.move(CGPoint(x: 90 + Double(index % 7) * 20, y: 120))
        if index % 3 > 0 { finger.lift() }
        return view
      }
    }

    @Test("Page controls")
    func pages() {
      rounds { screen, finger, index in
        let pages = JellyPageControl(frame: CGRect(x: 100, y: 600, width: 160, height: 44))
        pages.numberOfPages = 4
        pages.addAction(UIAction { [weak pages] _ in pages?.setNeedsLayout() }, for: .valueChanged)
        screen.window.addSubview(pages)
        screen.layout()
        finger.press(CGPoint(x: 250, y: 620))
        if index % 3 > 0 { finger.lift() }
        return pages
      }
    }

    @Test("Badges")
    func badges() {
      rounds { screen, finger, index in
        let badge = JellyBadgeView(frame: CGRect(x: 200, y: 300, width: 24, height: 24))
        badge.addAction(
          UIAction { [weak badge] _ in badge?.restore() }, for: .primaryActionTriggered)
        screen.window.addSubview(badge)
        screen.layout()
        finger.press(CGPoint(x: 212, y: 312))
        screen.run(for: 0.02)
        finger.move(CGPoint(x: 212, y: 330 + Double(index % 7) * 40))
        if index % 3 > 0 { finger.lift() }
        return badge
      }
    }

    @Test("Menus")
    func menus() {
      rounds { screen, finger, index in
        let menu = JellyMenuButton(frame: CGRect(x: 160, y: 500, width: 56, height: 56))
        menu.menu = UIMenu(
          children: ["Note", "Photo"].map { title in
            UIAction(title: title) { [weak menu] _ in menu?.setNeedsLayout() }
          })
        screen.window.addSubview(menu)
        screen.layout()
        finger.press(CGPoint(x: 188, y: 528))
        if index % 3 > 0 { finger.lift() }
        return menu
      }
    }

    @Test("Groups")
    func groups() {
      rounds { screen, finger, index in
        let group = JellyGroupView(frame: CGRect(x: 20, y: 100, width: 350, height: 100))
        group.allowsDragging = true
        group.onJoinChange = { [weak group] _, _, _ in group?.setNeedsLayout() }
        for x in [0.0, 46, 150] {
          let drop = UIView(frame: CGRect(x: x, y: 30, width: 40, height: 40))
          group.addSubview(drop)
          if x == 46 { group.hub = index % 4 == 0 ? drop : nil }
        }
        screen.window.addSubview(group)
        screen.layout()
        finger.press(CGPoint(x: 40, y: 150))
        screen.run(for: 0.02)
        finger.move(CGPoint(x: 60 + Double(index % 7) * 20, y: 150))
        screen.run(for: 0.02)
        if index % 3 > 0 { finger.lift() }
        if index % 5 == 0 { group.subviews.last?.removeFromSuperview() }
        return group
      }
    }

    @Test("Rows")
    func rows() {
      rounds { screen, finger, index in
        let list = UIScrollView(frame: screen.window.bounds)
        list.contentSize = CGSize(width: 390, height: 2000)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 100, width: 390, height: 76)
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
          [weak cell] _, _, done in
          cell?.setNeedsLayout()
          if index % 2 == 0 { done(index % 4 == 0) }
        }
        cell.jellyRow.trailing = UISwipeActionsConfiguration(actions: [delete])
        list.addSubview(cell)
        screen.window.addSubview(list)
        screen.layout()
        finger.press(CGPoint(x: 370, y: 140))
        finger.move(CGPoint(x: 350, y: 140))
        screen.run(for: 0.02)
        finger.move(CGPoint(x: 350 - Double(index % 7) * 50, y: 140))
        if index % 3 > 0 { finger.lift() }
        if index % 5 == 0 { cell.removeInteraction(cell.jellyRow) }
        return list
      }
    }

    @Test("Drawers")
    func drawers() {
      rounds { screen, finger, index in
        let root = UIViewController()
        root.view.frame = screen.window.bounds
        screen.window.addSubview(root.view)
        let content = UIViewController()
        content.jellyDrawer.onProgress = { [weak content] _ in content?.view.setNeedsLayout() }
        root.present(content, animated: true)
        screen.layout()
        let container = screen.window.subviews.last ?? UIView()
        screen.run(for: 0.1)
        finger.press(CGPoint(x: 200, y: 820))
        finger.move(CGPoint(x: 200, y: 700 + Double(index % 7) * 20))
        if index % 3 > 0 { finger.lift() }
        content.dismiss(animated: index % 2 == 0)
        root.view.removeFromSuperview()
        return container
      }
    }

    @Test("Switches, sliders and segments")
    func drops() {
      rounds { screen, finger, index in
        let frame = CGRect(x: 40, y: 600, width: 300, height: 44)
        let control: UIControl =
          switch index % 3 {
          case 0: JellySwitch(frame: frame)
          case 1: JellySliderControl(frame: frame)
          default: JellySegmentedControl(frame: frame, actions: [UIAction(title: "Day") { _ in }])
          }
        control.addAction(
          UIAction { [weak control] _ in control?.setNeedsLayout() }, for: .valueChanged)
        (control as? JellySegmentedControl)?.insertSegment(withTitle: "Week", at: 1, animated: true)
        screen.window.addSubview(control)
        screen.layout()
        finger.press(CGPoint(x: 60, y: 620))
        screen.run(for: 0.02)
        finger.move(CGPoint(x: 60 + Double(index % 7) * 40, y: 620))
        if index % 4 > 0 { finger.lift() }
        return control
      }
    }
  }
}
