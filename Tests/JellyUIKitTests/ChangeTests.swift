import Jelly
import JellyRecording
import Testing
import UIKit

@testable import JellyUIKit

extension UIKitTests {
  /// The changes that may happen to any control while it moves.
  @MainActor
  struct ChangeTests {
    enum Kind: CaseIterable {
      case bar, refresh, view, field, pages, badge, menu, toggle, slider, segments, button, drawer
      case group, row
    }

    enum Change: CaseIterable {
      case rotation, background, removal, reduceMotion, fullMotion, rightToLeft, dark, block
    }

    /// Returns a control that moves, the view that stands on the screen, and what the control
    /// draws.
    private func moving(_ kind: Kind, on screen: HeadlessScreen) -> (UIView, () -> Outline) {
      let finger = HeadlessFinger(on: screen)
      func show(_ view: UIView) {
        screen.window.addSubview(view)
        screen.layout()
      }
      switch kind {
      case .bar:
        let bar = JellyBarView(frame: CGRect(x: 0, y: 40, width: 390, height: 100))
        show(bar)
        finger.press(CGPoint(x: 195, y: 80))
        finger.move(CGPoint(x: 215, y: 180))
        finger.lift()
        return (bar, { Outline(of: bar.shape.path) })
      case .refresh:
        let list = UIScrollView(frame: screen.window.bounds)
        list.contentSize = CGSize(width: 390, height: 2000)
        let refresh = JellyRefreshControl()
        list.refreshControl = refresh
        show(list)
        finger.press(CGPoint(x: 200, y: 200))
        finger.move(CGPoint(x: 200, y: 211))
        finger.move(CGPoint(x: 210, y: 280))
        finger.lift()
        return (list, { Outline(of: refresh.shape.path) })
      case .view, .field:
        let frame = CGRect(x: 40, y: 100, width: 300, height: 44)
        let view = kind == .view ? JellyBoxView(frame: frame) : JellyTextField(frame: frame)
        show(view)
        finger.press(CGPoint(x: 90, y: 120))
        finger.lift()
        (view as? JellyBoxView)?.reject()
        return (view, { Outline(of: view.shape.path) })
      case .button:
        let button = JellyButton(frame: CGRect(x: 40, y: 100, width: 300, height: 50))
        button.title = "Send"
        show(button)
        finger.press(CGPoint(x: 90, y: 120))
        finger.move(CGPoint(x: 120, y: 140))
        finger.lift()
        return (button, { Outline(of: button.shape.path) })
      case .pages:
        let pages = JellyPageControl(frame: CGRect(x: 100, y: 600, width: 160, height: 44))
        pages.numberOfPages = 4
        show(pages)
        pages.currentPage = 2
        return (pages, { Outline(of: pages.ball.path) })
      case .badge:
        let badge = JellyBadgeView(frame: CGRect(x: 200, y: 300, width: 24, height: 24))
        show(badge)
        let shape = badge.raised.drawing
        finger.press(CGPoint(x: 212, y: 312))
        finger.move(CGPoint(x: 240, y: 340))
        finger.lift()
        return (badge, { Outline(of: shape.path) })
      case .menu:
        let menu = JellyMenuButton(frame: CGRect(x: 160, y: 500, width: 56, height: 56))
        menu.menu = UIMenu(children: ["Note", "Photo"].map { UIAction(title: $0) { _ in } })
        show(menu)
        menu.isOpen = true
        let shapes = menu.outlines
        return (menu, { Outline(of: shapes[1].path, shapes[0].path) })
      case .drawer:
        let (root, content) = (UIViewController(), UIViewController())
        screen.window.rootViewController = root
        content.jellyDrawer.detents = [.length(300)]
        root.present(content, animated: true)
        screen.layout()
        let container = screen.window.subviews.last ?? UIView()
        let drawer = content.jellyDrawer.drawerView
        screen.layout()
        return (container, { Outline(of: drawer.shape.path) })
      case .group:
        let group = JellyGroupView(frame: CGRect(x: 20, y: 100, width: 350, height: 100))
        for x in [0.0, 46, 150] {
          let drop = UIView(frame: CGRect(x: x, y: 30, width: 40, height: 40))
          drop.layer.cornerRadius = 20
          group.addSubview(drop)
        }
        show(group)
        group.subviews.last?.center.x = 100
        group.setNeedsLayout()
        screen.layout()
        return (group, { Outline(of: group.shape.path) })
      case .row:
        let row = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 76))
        row.addSubview(UIView(frame: row.bounds))
        row.jellyRow.trailing = UISwipeActionsConfiguration(
          actions: ["Delete", "Flag"].map {
            UIContextualAction(style: .normal, title: $0) { _, _, done in done(true) }
          })
        show(row)
        row.jellyRow.open()
        let shape = row.jellyRow.stage?.host.shape
        return (row, { Outline(of: shape?.path) })
      case .toggle, .slider, .segments:
        let frame = CGRect(x: 40, y: 600, width: 300, height: 44)
        let control: UIControl =
          switch kind {
          case .toggle: JellySwitch(frame: frame)
          case .slider: JellySliderControl(frame: frame)
          default: JellySegmentedControl(items: ["Day", "Week", "Month"])
          }
        control.frame = frame
        show(control)
        finger.press(CGPoint(x: 60, y: 622))
        screen.run(for: 0.02)
        finger.move(CGPoint(x: 200, y: 622))
        finger.lift()
        let drop = control.drop
        return (control, { Outline(of: drop.path) })
      }
    }

    private func make(_ change: Change, to view: UIView, on screen: HeadlessScreen) {
      switch change {
      case .rotation: view.frame.size.width = view.frame.width < 200 ? 80 : 844
      case .background:
        screen.enterBackground()
        screen.run(for: 0.05)
        screen.enterForeground()
      case .removal:
        view.removeFromSuperview()
        screen.run(for: 0.05)
        screen.window.addSubview(view)
      case .reduceMotion: UIAccessibility.headlessReducesMotion = true
      case .fullMotion: UIAccessibility.headlessReducesMotion = false
      case .rightToLeft:
        screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
      case .dark: screen.window.headlessOverride(UITraitCollection(headlessStyle: .dark))
      case .block: screen.block(until: screen.now + 0.5)
      }
    }

    @Test(
      "Any change in mid-motion, and any two: it comes to rest as if it had never moved",
      arguments: Kind.allCases)
    func changes(kind: Kind) {
      for first in Change.allCases {
        for second in Change.allCases {
          let screen = HeadlessScreen()
          let (view, outline) = moving(kind, on: screen)
          screen.run(for: 0.03)
          make(first, to: view, on: screen)
          screen.run(for: 0.04)
          make(second, to: view, on: screen)
          screen.run(for: 6)
          expect(screen.runningLinks.isEmpty, "\(first), \(second)")
          let rest = outline()
          expect(rest.points.allSatisfy { ($0 * 0) == .zero })
          // Out and in again: a control that had not come to rest would show it.
          view.removeFromSuperview()
          screen.run(for: 1)
          screen.window.addSubview(view)
          screen.run(for: 6)
          // A menu and a row close when they leave their window.
          let closes = kind == .menu || kind == .row
          expect(closes || outline() == rest, "\(first), \(second)")
          expect(!rest.commands.isEmpty)
        }
      }
    }

    @Test("A change that shows nothing new moves nothing", arguments: Kind.allCases)
    func idle(kind: Kind) {
      for change in [Change.background, .fullMotion, .dark] {
        let screen = HeadlessScreen()
        let (view, outline) = moving(kind, on: screen)
        screen.run(for: 6)
        let rest = outline()
        make(change, to: view, on: screen)
        expect(outline(), equals: rest, "\(change)")
        let updates = screen.updates
        screen.run(for: 1)
        expect(screen.updates, equals: updates, "\(change)")
      }
    }
  }
}
