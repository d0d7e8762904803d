#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Jelly
  import JellyHosts
  import UIKit

  /// Decides which fingers on a view hold its panel, and which belong to its content.
  ///
  /// A finger that comes down while the panel is on its way catches the panel at once. At rest the
  /// content gets the finger until it moves along the panel's axis.
  @MainActor
  final class PanelFingers: NSObject, UIGestureRecognizerDelegate {
    /// What the owner decides; no closure may retain the view.
    struct Rules {
      /// Returns whether a finger that comes down at a point of the view catches the panel.
      var catches: (Vector2) -> Bool
      /// Returns whether a finger that comes down may move the panel later.
      var receives: (UITouch) -> Bool
      /// Returns whether a finger from a point begins to move the panel by its way so far.
      var begins: (_ start: Vector2, _ way: Vector2) -> Bool
      /// Called before a finger holds the panel.
      var willHold: () -> Void
      /// Lets the body handle what the fingers do that hold the panel.
      var send: ([FingerMoment]) -> Void
      /// Handles the pull of a trackpad; nil for a panel without pulls.
      var pull: ((PanelPull) -> Void)?
      /// A Boolean value that indicates whether a list around the view waits for the decision.
      var delaysLists = false
    }

    private weak var view: UIView?
    private var rules: Rules?
    /// Follows all fingers, with the times of their samples.
    private let watch = PressWatch(target: nil, action: nil)
    /// Takes a finger from the content that moves along the axis.
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    /// Takes a finger from the content that catches the panel; it recognizes at once.
    private let hold = UILongPressGestureRecognizer(target: nil, action: nil)
    private var panTarget: AnyObject?
    private var isHolding = false
    /// The way by which a pull has waited for the decision; nil while no trackpad pulls.
    private var pullStart: Vector2?
    private var last: FingerMoment?

    /// Begins to decide.
    func attach(to view: UIView, rules: Rules) {
      (self.view, self.rules) = (view, rules)
      watch.onMoments = { [weak self] in self?.take($0) }
      watch.attach(to: view)
      hold.minimumPressDuration = 0
      pan.maximumNumberOfTouches = 1
      if rules.pull != nil { pan.allowedScrollTypesMask = .continuous }
      for recognizer in [hold, pan] {
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
      }
      panTarget = pan.calling { [weak self] in self?.panned() }
    }

    /// Ends to decide.
    func detach() {
      release()
      for recognizer in [hold, pan, watch] { view?.removeGestureRecognizer(recognizer) }
    }

    /// Lets all fingers go, as if the system had taken them away.
    func release() {
      watch.releaseTouches()
      if pullStart != nil { rules?.pull?(.cancelled) }
      pullStart = nil
    }

    private func take(_ moments: [FingerMoment]) {
      if case .began(let place) = moments.first?.finger, !isHolding, rules?.catches(place) == true {
        begin()
      }
      if isHolding { rules?.send(moments) }
      last = moments.last
      if !watch.isPressed { isHolding = false }
    }

    private func panned() {
      let way = Vector2(pan.translation(in: view))
      if pan.state == .began, pan.numberOfTouches == 0 {
        pullStart = way
        rules?.willHold()
      }
      if let pullStart {
        let isActive = pan.state == .began || pan.state == .changed
        if !isActive { self.pullStart = nil }
        rules?.pull?(
          isActive ? .moved(way - pullStart) : pan.state == .ended ? .ended : .cancelled)
      }
      guard pan.state == .began, pullStart == nil, !isHolding, let last, let view else { return }
      begin()
      // From here on, so that the panel does not jump by the way that the pan has waited for.
      let place = Vector2(pan.location(in: view))
      rules?.send([FingerMoment(.began(place), by: last.name, at: last.time)])
    }

    private func begin() {
      isHolding = true
      rules?.willHold()
    }

    // UIGestureRecognizerDelegate

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let rules, let view else { return false }
      if gestureRecognizer === hold { return rules.catches(Vector2(touch.location(in: view))) }
      return rules.receives(touch)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard gestureRecognizer === pan, let rules, let view else { return true }
      let way = Vector2(pan.translation(in: view))
      return rules.begins(Vector2(pan.location(in: view)) - way, way)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard gestureRecognizer === pan, rules?.delaysLists == true, let view,
        let list = otherGestureRecognizer.view
      else { return false }
      return list !== view && view.isDescendant(of: list)
    }
  }
#endif
