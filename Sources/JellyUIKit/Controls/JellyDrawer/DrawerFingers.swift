#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Jelly
  import UIKit

  /// Decides which fingers on a drawer hold its panel, and which belong to its content.
  ///
  /// Over a scroll view the scroll view gets the finger, and the drawer takes its share of each
  /// step.
  @MainActor
  final class DrawerFingers {
    private weak var view: JellyDrawerView?
    private var willHold: () -> Void = {}
    private let fingers = PanelFingers()
    private var scroll: ScrollShare?

    /// Begins to decide.
    ///
    /// - Parameters:
    ///   - view: The drawer.
    ///   - willHold: Called before a finger holds the panel; it must not retain the view.
    func attach(to view: JellyDrawerView, willHold: @escaping () -> Void) {
      (self.view, self.willHold) = (view, willHold)
      fingers.attach(
        to: view,
        rules: PanelFingers.Rules(
          catches: { [weak view] _ in
            view.map { $0.host.body.isCatching(at: $0.host.now) } ?? false
          },
          receives: { [weak self] touch in
            self?.follow(touch.view)
            return true
          },
          begins: { [weak self] in self?.begins(by: $1) ?? false },
          willHold: willHold,
          send: { [weak view] in view?.host.send($0) }))
    }

    /// Lets all fingers go, as if the system had taken them away.
    func release() {
      fingers.release()
      scroll?.cancel()
      scroll = nil
    }

    private func begins(by way: Vector2) -> Bool {
      guard let view else { return false }
      let isAlong = (abs(way.y) > abs(way.x)) == view.host.body.settings.edge.isUpright
      return isAlong && scroll == nil
    }

    /// Shares the finger with the innermost scroll view along the axis.
    private func follow(_ touched: UIView?) {
      guard let view else { return }
      let edge = view.host.body.settings.edge
      let list = sequence(first: touched, next: { $0?.superview })
        .prefix { $0 !== view.contentView }
        .lazy.compactMap { $0 as? UIScrollView }.first { $0.canScroll(isUpright: edge.isUpright) }
      if let list, scroll?.isOf(list, from: edge) == true { return }
      scroll?.cancel()
      scroll = list.map { ScrollShare(of: $0, in: view, from: edge, willHold: willHold) }
    }
  }

  /// Divides the steps of a finger over a scroll view between the scroll view and a drawer.
  @MainActor
  final class ScrollShare {
    private weak var list: UIScrollView?
    private weak var view: JellyDrawerView?
    private let edge: Jelly.RectEdge
    private let willHold: () -> Void
    private var pull: ScrollPull?
    /// The last place of the finger.
    private var finger = Vector2.zero
    /// The place of the finger as the drawer sees it; nil while the drawer has had no share.
    private var held: Vector2?
    /// The distance that the list can scroll until the drawer moves inwards, in points.
    private var offset = 0.0
    /// The offset at which the list stays, because the drawer has got the finger's momentum.
    private var keptOffset: Double?
    private var observation: NSKeyValueObservation?

    init(
      of list: UIScrollView, in view: JellyDrawerView, from edge: Jelly.RectEdge,
      willHold: @escaping () -> Void
    ) {
      (self.list, self.view, self.edge, self.willHold) = (list, view, edge, willHold)
      pull = ScrollPull(of: list, past: edge.opposite, in: view, isAnywhere: true) { [weak self] in
        self?.take($0)
      }
      observation = list.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.stop() }
      }
    }

    func isOf(_ list: UIScrollView, from edge: Jelly.RectEdge) -> Bool {
      self.list === list && self.edge == edge
    }

    func cancel() { pull?.cancel() }

    private func take(_ pulled: PullMoment) {
      guard let view else { return }
      let time = pulled.moment.time
      switch pulled.moment.finger {
      case .began(let place):
        (finger, held, offset, keptOffset) = (place, nil, -pulled.distance, nil)
      case .moved(let place):
        share(place - finger, to: place, distance: pulled.distance, at: time)
      case .ended:
        guard let held else { return }
        view.host.send(.touchEnded(held), at: time)
        // The list keeps its momentum only if the panel needs none.
        if !view.host.body.isAtStop(at: view.host.now) { keptOffset = offset }
        stop()
      case .cancelled:
        if held != nil { view.host.send(.touchCancelled, at: time) }
      }
    }

    private func share(_ step: Vector2, to place: Vector2, distance: Double, at time: Double) {
      guard let view, let list else { return }
      let outwards = edge.outwards
      let length = (step * outwards).sum()
      let own = view.host.body.scrollShare(of: length, offset: offset, at: view.host.now)
      let start = held ?? finger
      finger = place
      if held == nil {
        offset = own == 0 ? -distance : offset
        guard own != 0 else { return }
        willHold()
        view.host.send(.touchBegan(start), at: time)
      }
      let next = start + step + outwards * (own - length)
      held = next
      view.host.send(.touchMoved(next), at: time)
      // UIKit has scrolled by the whole step, or will from where the pan began.
      offset = min(max(offset + length - own, 0), list.length(along: edge))
      list.setOffset(list.end(on: edge.opposite) - offset, outOf: edge.opposite)
    }

    private func stop() {
      guard let keptOffset, let list, !list.isPanned else { return }
      let place = list.end(on: edge.opposite) - keptOffset
      if list.offset(outOf: edge.opposite) != place {
        list.setOffset(place, outOf: edge.opposite)
      }
    }
  }

  extension UIScrollView {
    /// Returns whether a finger can scroll along an axis.
    fileprivate func canScroll(isUpright: Bool) -> Bool {
      let isBouncy = isUpright ? alwaysBounceVertical : alwaysBounceHorizontal
      return panGestureRecognizer.isEnabled
        && (isBouncy || length(along: isUpright ? .top : .left) > 0)
    }

    /// Returns the length by which the content is longer than what is visible, along the axis of an
    /// edge.
    fileprivate func length(along edge: Jelly.RectEdge) -> Double {
      end(on: edge) + end(on: edge.opposite)
    }

    /// Scrolls to a distance towards a side, in points, and ends a momentum.
    fileprivate func setOffset(_ offset: Double, outOf side: Jelly.RectEdge) {
      let step = side.outwards * (self.offset(outOf: side) - offset)
      setContentOffset(CGPoint(Vector2(contentOffset) + step), animated: false)
    }
  }
#endif
