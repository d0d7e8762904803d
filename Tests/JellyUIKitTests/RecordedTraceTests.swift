import Jelly
@_spi(Jelly) import JellySchema
import Testing
import UIKit

@testable @_spi(Jelly) import JellyRecording
@testable import JellyUIKit

extension UIKitTests {
  /// All traces that every browser draws with the same bits, played on the views.
  ///
  /// Fingers do what fingers can: touches, taps and drags. Code does what only code can: settings,
  /// tunings, sizes, values, pushes, presses of keys, places of bodies. It also sends what a core
  /// must bear and no finger can do: one comes down beside the view, or twice. And a list scrolls
  /// in its own way, so what a trace has of a scroll is sent.
  @MainActor
  struct RecordedTraceTests {
    @Test(
      "A view draws what the core draws of a recorded trace, bit for bit",
      arguments: RecordedTrace.names)
    func trace(name: String) throws {
      let trace = try RecordedTrace(name)
      switch trace.control {
      case "jelly-badge": try play(trace.square, on: JellyBadgeView()) { _, _ in }
      case "jelly-bar":
        try play(trace, on: JellyBarView()) { view, start in
          let edges: [RectEdge: JellyBarView.Edge] = [
            .top: .top, .bottom: .bottom, .left: .leading, .right: .trailing,
          ]
          (view.edge, view.curve) = (edges[start.settings.edge] ?? .top, start.settings.curve)
        }
      case "jelly-drawer":
        let content = UIViewController()
        try play(trace, on: content.jellyDrawer.drawerView) { _, _ in }
      case "jelly-field": try play(trace, on: JellyBoxView()) { _, _ in }
      case "jelly-group":
        try play(trace.dragged, on: JellyGroupView()) { view, _ in
          view.allowsDragging = true
        } byCode: { view, event in
          guard case .bodyPlaced(let number, let box, _) = event else { return false }
          let children = view.subviews.filter { $0 !== view.host.canvas }
          let child = number < children.count ? children[number] : UIView(frame: .zero)
          child.bounds.size = CGSize(box.size)
          child.center = CGPoint(box.center)
          child.layer.cornerRadius = box.cornerRadius
          if number == children.count { view.addSubview(child) }
          view.setNeedsLayout()
          return true
        }
      case "jelly-menu":
        try play(trace, on: JellyMenuButton()) { view, start in
          view.menu = UIMenu(
            children: (0..<start.settings.itemCount).map { UIAction(title: "\($0)") { _ in } })
        } shown: {
          Outline(of: $0.outlines[1].path, $0.outlines[0].path)
        }
      case "jelly-pager":
        var list: DeafList?
        try play(trace, on: JellyPageControl()) { view, start in
          let width = start.settings.pageWidth
          list = DeafList(frame: CGRect(x: 0, y: 0, width: width, height: width))
          view.scrollView = list
          view.numberOfPages = start.settings.pageCount
        } shown: {
          Outline(of: $0.ball.path)
        }
      case "jelly-press": try play(trace, on: JellyButton()) { _, _ in }
      case "jelly-refresh": try play(trace, on: JellyRefreshControl()) { _, _ in }
      case "jelly-row":
        try play(trace.panned(), on: TracedRow(frame: .zero)) { row, _ in
          row.addActions()
        } shown: { row in
          let all = CGMutablePath()
          for layer in row.stage.layers { all.addPath(layer) }
          return Outline(of: all)
        }
      case "jelly-segments":
        try play(trace, on: JellySegmentedControl()) { view, start in
          for index in 0..<start.settings.segmentCount {
            view.insertSegment(withTitle: "\(index)", at: index, animated: false)
          }
          view.selectedSegmentIndex = start.selectedIndex
        }
      case "jelly-shape":
        try play(trace, on: JellyShapeView()) { view, start in
          let (size, box) = (view.bounds.size, start.settings.bounds)
          let path = CGMutablePath()
          path.addRect(
            CGRect(
              x: box.left * size.width, y: box.top * size.height,
              width: (box.right - box.left) * size.width,
              height: (box.bottom - box.top) * size.height))
          view.path = path
        }
      case "jelly-slider":
        try play(trace, on: JellySliderControl()) { view, start in
          view.minimumValue = Float(start.settings.minimumValue)
          view.maximumValue = Float(start.settings.maximumValue)
          view.setValue(Float(start.value), animated: false)
        }
      case "jelly-switch": try play(trace, on: JellySwitch()) { $0.isOn = $1.isOn }
      default: Issue.record("\(trace.control) must have a view here")
      }
    }

    /// Plays a trace on a view, and compares each frame with the core's.
    private func play<View: Hosting>(
      _ recorded: RecordedTrace, on make: @autoclosure () -> View,
      setUp: (View, View.Control) -> Void,
      byCode: (View, View.Control.Event) -> Bool = { _, _ in false },
      shown outline: (View) -> Outline = { Outline(of: $0.host.shape.path) }
    ) throws where View.Control: SchemaControl {
      let script: ControlScript<View.Control> = try recorded.script()
      // What the view's own settings have set in motion has come to rest before the first event.
      let start = (script.moments.first?.time ?? 0).rounded(.down) - 4
      // Not at the corner: a finger comes down beside the view, too.
      let origin = CGPoint(x: 256, y: 512)
      let screen = HeadlessScreen(size: CGSize(width: 1024, height: 2048), start: start)
      let view = make()
      view.frame = CGRect(origin: origin, size: CGSize(script.body.size))
      view.tuning = script.body.tuning
      screen.window.addSubview(view)
      screen.layout()
      setUp(view, script.body)
      screen.layout()
      view.host.send(.sizeChanged(script.body.size))
      view.host.set { $0 = script.body.settings }
      screen.run(for: 3)
      let log = TraceLog()
      view.observer = log
      var fingers: [Int: HeadlessFinger] = [:]
      var frames: RecordedTrace.Frames = []
      /// Shows the frames before a time, as long as any is requested.
      func show(until end: Double) {
        while !screen.runningLinks.isEmpty {
          let time = screen.nextFrameTime
          guard time < end else { return }
          screen.run(until: time)
          frames.append((time, outline(view)))
        }
        screen.block(until: end)
      }
      for (index, moment) in script.moments.enumerated() {
        let event = recorded.events[index]
        show(until: moment.time)
        screen.run(until: moment.time)
        let place = CGPoint(x: origin.x + (event.x ?? 0), y: origin.y + (event.y ?? 0))
        let (id, finger) = (event.id ?? 0, fingers[event.id ?? 0])
        switch event.type {
        case "touchBegan" where finger == nil && isOn(view, place, outline(view)):
          fingers[id] = HeadlessFinger(on: screen)
          fingers[id]?.press(place)
        case "touchMoved" where finger != nil: finger?.move(place)
        case "touchEnded" where finger != nil:
          finger?.lift(place)
          fingers[id] = nil
        case "touchCancelled" where !fingers.isEmpty:
          for finger in fingers.values { finger.cancel() }
          fingers = [:]
        case "tapped":
          let finger = HeadlessFinger(on: screen)
          finger.press(place)
          finger.lift(place)
        case "dragged":
          let finger = HeadlessFinger(on: screen)
          finger.press(CGPoint(x: place.x - 2 * UIPanGestureRecognizer.headlessSlop, y: place.y))
          finger.move(place)
          finger.lift(place)
        default: if !byCode(view, moment.event) { view.host.send(moment.event) }
        }
        // What has changed at once is laid out at once.
        let next = index + 1
        if recorded.unseen.contains(index) { continue }
        if next == script.moments.count || script.moments[next].time > moment.time {
          screen.layout()
          frames.append((screen.now, outline(view)))
        }
      }
      // A trace may end with a finger down.
      let isHeld = script.endTime == .infinity
      show(until: isHeld ? screen.now + 1 : max(script.endTime, screen.now) + 0.1)
      try recorded.expect(frames, recorded: log.json)
      #expect(screen.runningLinks.isEmpty || isHeld)
    }

    /// Returns whether a point of the window is on a view, or on what it draws beyond its bounds.
    private func isOn(_ view: UIView, _ place: CGPoint, _ outline: Outline) -> Bool {
      let point = view.convert(place, from: nil as UIView?)
      return view.bounds.contains(point)
        || CGMutablePath.drawn { outline.draw(into: &$0) }.contains(point)
    }
  }
}

/// A row with the actions of the trace, whose handlers complete nothing: the trace does.
private final class TracedRow: UIView, Hosting {
  private(set) lazy var stage = {
    guard let stage = jellyRow.makeStage() else { fatalError("a row must have a stage") }
    return stage
  }()
  var host: JellyHost<JellyRowBody> { stage.host }

  func addActions() {
    let actions = ["trash", "flag", "folder"].map { name in
      let action = UIContextualAction(
        style: name == "trash" ? .destructive : .normal, title: name
      ) { _, _, _ in }
      action.image = UIImage(systemName: name)
      return action
    }
    // Two letters and the padding are 64 points wide.
    let read = UIContextualAction(style: .normal, title: "OK") { _, _, _ in }
    jellyRow.trailing = UISwipeActionsConfiguration(actions: actions)
    jellyRow.leading = UISwipeActionsConfiguration(actions: [read])
  }
}

/// A list that does not scroll by itself.
private final class DeafList: UIScrollView {
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
}
