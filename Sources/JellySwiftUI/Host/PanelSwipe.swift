#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Jelly
  import JellyHosts
  import SwiftUI
  import UIKit

  /// What the view with a panel decides about the fingers on it.
  @MainActor
  struct PanelRules {
    /// Returns whether a finger that comes down may move the panel later.
    var receives: (UITouch) -> Bool = { _ in true }
    /// Returns whether a finger on a view moves the panel, by its way so far.
    var begins: (_ way: Vector2, _ touched: UIView?) -> Bool
    /// Called with whether a finger moves the panel.
    var holds: (Bool) -> Void = { _ in }
    /// Handles the pull of a trackpad; nil for a panel without pulls.
    var pull: ((PanelPull) -> Void)?
    /// The name of another recognizer that waits for the decision, beside those of lists.
    var waitingName: String?
  }

  /// A finger that moves a panel, such as that of a drawer or a row, along its axis; the list
  /// around the panel waits for the decision.
  struct PanelSwipe<Control: JellyControl>: UIGestureRecognizerRepresentable
  where Control.Event: TouchEvent {
    /// The model of the control.
    let model: JellyModel<Control>
    let rules: PanelRules

    func makeCoordinator(converter: CoordinateSpaceConverter) -> PanelJudge { PanelJudge(rules) }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.maximumNumberOfTouches = 1
      if rules.pull != nil { pan.allowedScrollTypesMask = .continuous }
      pan.delegate = context.coordinator
      return pan
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      context.coordinator.rules = rules
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      let (judge, point) = (context.coordinator, Vector2(context.converter.localLocation))
      let way = Vector2(recognizer.translation(in: nil))
      let isActive = recognizer.state == .began || recognizer.state == .changed
      if recognizer.state == .began {
        judge.pullStart = recognizer.numberOfTouches == 0 ? way : nil
        rules.holds(true)
      }
      switch recognizer.state {
      case _ where judge.pullStart != nil:
        let moved = PanelPull.moved(way - (judge.pullStart ?? .zero))
        rules.pull?(isActive ? moved : recognizer.state == .ended ? .ended : .cancelled)
      case .began: model.send(.touchBegan(point, id: 0))
      case .changed: model.send(.touchMoved(point, id: 0))
      case .ended: model.send(.touchEnded(point, id: 0))
      default: model.send(.touchCancelled)
      }
      if !isActive { rules.holds(false) }
    }
  }

  /// Decides whether a finger belongs to a panel or to what is in it or around it.
  @MainActor
  final class PanelJudge: NSObject, UIGestureRecognizerDelegate {
    var rules: PanelRules
    /// The way by which a pull has waited for the decision; nil for a finger.
    var pullStart: Vector2?
    private var place = TouchedView()

    init(_ rules: PanelRules) { self.rules = rules }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      place.view = touch.view
      return rules.receives(touch)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
      return rules.begins(Vector2(pan.translation(in: nil)), place.view)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      if let name = rules.waitingName, otherGestureRecognizer.name == name { return true }
      return place.isIn(listOf: otherGestureRecognizer)
    }
  }
#endif
