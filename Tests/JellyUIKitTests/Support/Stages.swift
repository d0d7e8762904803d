import Jelly
@_spi(Jelly) import JellyRecording
import JellyUIKit
import UIKit

/// A list with a refresh control on a screen, and a finger.
@MainActor
struct ListStage {
  let screen: HeadlessScreen
  let list: UIScrollView
  let refresh: JellyRefreshControl
  let finger: HeadlessFinger

  init() {
    screen = HeadlessScreen()
    finger = HeadlessFinger(on: screen)
    list = UIScrollView(frame: screen.window.bounds)
    list.contentSize = CGSize(width: 390, height: 2000)
    refresh = JellyRefreshControl()
    list.refreshControl = refresh
    screen.window.addSubview(list)
    screen.layout()
  }

  /// Pulls the list down by some points of the finger's, in frames of their own.
  func pull(_ distance: Double) {
    finger.press(CGPoint(x: 200, y: 200))
    finger.move(CGPoint(x: 200, y: 211))
    for step in 1...10 {
      screen.run(for: 0.01)
      finger.move(CGPoint(x: 200, y: 211 + distance * Double(step) / 10))
    }
  }

  /// Lifts the finger, and lets the next frame see it.
  func lift() {
    finger.lift()
    screen.run(for: 0.01)
  }
}

/// A scroll view with four pages, a page control, and a finger.
@MainActor
final class PageStage {
  let screen: HeadlessScreen
  let scroll: UIScrollView
  let pages: JellyPageControl
  let finger: HeadlessFinger

  init() {
    screen = HeadlessScreen()
    finger = HeadlessFinger(on: screen)
    scroll = UIScrollView(frame: CGRect(x: 35, y: 100, width: 320, height: 500))
    scroll.contentSize = CGSize(width: 4 * 320, height: 500)
    pages = JellyPageControl(frame: CGRect(x: 100, y: 640, width: 160, height: 44))
    pages.numberOfPages = 4
    pages.scrollView = scroll
    screen.window.addSubview(scroll)
    screen.window.addSubview(pages)
    screen.layout()
  }

  private var told = 0.0

  /// Returns the trace's event for where the scroll is, if it has moved.
  func scrolled() -> [[JSONValue.Member]] {
    let offset = scroll.contentOffset.x
    guard offset != told else { return [] }
    told = offset
    return [
      .init("scrolled", ("offset", .number(offset)), ("isDragging", .bool(scroll.isDragging)))
    ]
  }
}

/// A badge on an icon, and a finger.
@MainActor
struct BadgeStage {
  let screen: HeadlessScreen
  let icon: UIView
  let badge: JellyBadgeView
  /// The view that the badge draws on, which lies above the window while the badge is away.
  let canvas: UIView
  let finger: HeadlessFinger
  let shape: CAShapeLayer

  init() {
    screen = HeadlessScreen()
    finger = HeadlessFinger(on: screen)
    icon = UIView(frame: CGRect(x: 150, y: 300, width: 60, height: 60))
    badge = JellyBadgeView(frame: CGRect(x: 36, y: 0, width: 24, height: 24))
    badge.text = "3"
    canvas = badge.raised
    shape = canvas.drawing
    icon.addSubview(badge)
    screen.window.addSubview(icon)
    screen.layout()
  }

  /// Returns a point of the badge's on the screen.
  func spot(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: 186 + x, y: 300 + y) }
}

/// A menu with three items, and a finger.
@MainActor
final class MenuStage {
  let screen: HeadlessScreen
  let menu: JellyMenuButton
  let finger: HeadlessFinger
  private(set) var chosen: [String] = []

  init() {
    screen = HeadlessScreen()
    finger = HeadlessFinger(on: screen)
    menu = JellyMenuButton(frame: CGRect(x: 160, y: 500, width: 56, height: 56))
    menu.menu = UIMenu(
      children: ["Note", "Photo", "Voice"].map { title in
        UIAction(title: title) { [weak self] _ in self?.chosen.append(title) }
      })
    screen.window.addSubview(menu)
    screen.layout()
  }

  /// Returns a point of the menu's on the screen.
  func spot(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: 160 + x, y: 500 + y) }

  var buttons: [UIButton] { menu.subviews.compactMap { $0 as? UIButton } }

  /// The button, then the items.
  var outline: Outline {
    Outline(of: menu.outlines[1].path, menu.outlines[0].path)
  }
}

/// A switch, a slider or segments on a screen, and a finger.
@MainActor
struct DropStage<Control: UIControl & JellyView> {
  let screen: HeadlessScreen
  let control: Control
  let finger: HeadlessFinger
  /// The values at the times at which the targets were called.
  let log = Log()

  init(_ make: (CGRect) -> Control, width: Double, height: Double) {
    screen = HeadlessScreen()
    finger = HeadlessFinger(on: screen)
    control = make(CGRect(x: 40, y: 100, width: width, height: height))
    screen.window.addSubview(control)
    screen.layout()
  }

  /// Writes a value down whenever the targets are called.
  func note(_ value: @escaping (Control) -> String) {
    control.addAction(
      UIAction { [weak control, log] _ in if let control { log.add(value(control)) } },
      for: .valueChanged)
  }

  /// Writes the names of the events down of which the targets are told.
  func noteEvents() {
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("again", .touchDownRepeat), ("inside", .touchDragInside),
      ("outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("up inside", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
      ("value", .valueChanged), ("primary", .primaryActionTriggered),
    ]
    for (name, event) in events {
      control.addAction(UIAction { [log] _ in log.add(name) }, for: event)
    }
  }

  /// A Boolean value that indicates whether the control is tracked, highlighted, and has the finger
  /// inside, as a word.
  var touchState: String {
    let states = [control.isTracking, control.isHighlighted, control.isTouchInside]
    return states.map { $0 ? "1" : "0" }.joined()
  }

  /// Puts views around the control that may have the focus.
  func addNeighbors() { screen.addNeighbors(of: control) }

  /// Returns a point of the control's on the screen.
  func spot(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: 40 + x, y: 100 + y) }

  /// Drags a finger to the right, in frames of its own; it stays down.
  func drag(from x: Double, _ y: Double, by distance: Double, count: Int = 10) {
    finger.press(spot(x, y))
    for step in 1...count {
      screen.run(for: 0.01)
      finger.move(spot(x + distance * Double(step) / Double(count), y))
    }
  }

  /// Puts the control into a list that fills the screen.
  func scrolls() -> UIScrollView {
    let list = UIScrollView(frame: screen.window.bounds)
    list.contentSize = CGSize(width: 390, height: 2000)
    screen.window.addSubview(list)
    list.addSubview(control)
    screen.layout()
    return list
  }
}

/// A view that may have the focus.
private final class FocusableView: UIView {
  override var canBecomeFocused: Bool { true }
}

extension HeadlessScreen {
  /// Puts views around a view that may have the focus.
  func addNeighbors(of view: UIView) {
    for (x, y) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
      let frame = view.frame.offsetBy(dx: x * view.frame.width, dy: y * view.frame.height)
      window.addSubview(FocusableView(frame: frame))
    }
  }
}

extension UIControl {
  /// The layer of the drop of a switch, a slider or segments.
  var drop: CAShapeLayer {
    // The first view behind the fingers is the canvas; the drop and its shadow are on the next one.
    let layers = subviews.dropFirst().first?.layer.sublayers ?? []
    guard let shape = layers.lazy.compactMap({ $0 as? CAShapeLayer }).first else {
      fatalError("nothing is drawn on it")
    }
    return shape
  }
}

extension JellyBadgeView {
  /// The view that it draws on, while that lies in its own place.
  var raised: UIView { subviews.last ?? self }
}

extension UIView {
  /// The outline at the back of what is drawn on it.
  var drawing: CAShapeLayer {
    guard let shape = layer.sublayers?.first as? CAShapeLayer else {
      fatalError("nothing is drawn on it")
    }
    return shape
  }
}

extension JellyPageControl {
  /// The layer of the ball: above the track and its progress.
  var ball: CAShapeLayer { outlines[2] }
}
