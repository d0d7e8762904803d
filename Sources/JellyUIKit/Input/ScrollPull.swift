#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// Reports what a finger does that pulls a scroll view past one of its ends; a trackpad's pan,
  /// too.
  ///
  /// The scroll view scrolls as usual. A change of its offset wakes the pull up, by key-value
  /// observation. From then on a link reads the pan once a frame, because a finger that leaves, or
  /// moves only to the side, does not change the offset. A pull ends when its finger leaves, and
  /// not before: a refresh control may move the end of the content under the finger.
  ///
  /// A drawer shares every step with its scroll view: it asks for pulls that begin anywhere, whose
  /// distance is negative before the end.
  @MainActor
  final class ScrollPull {
    private let side: RectEdge
    private let isAnywhere: Bool
    private let report: (PullMoment) -> Void
    private weak var scrollView: UIScrollView?
    private weak var view: UIView?
    private var observation: NSKeyValueObservation?
    private var panTarget: AnyObject?
    private lazy var link = FrameLink { [weak self] in self?.look(at: $0) }
    private var state = State.idle
    /// The offset of the scroll view beyond its end when no finger held it there last.
    private var freeOffset: Double?

    private enum State {
      /// No finger pulls.
      case idle
      /// A finger pulls: its place, the translation of its pan, and the offset from which it pulls.
      case pulling(place: Vector2, translation: Vector2, origin: Double)
    }

    /// Begins to follow.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view that is pulled.
    ///   - side: The end of the scroll view past which it is pulled.
    ///   - view: The view in whose coordinates the finger's place is reported.
    ///   - isAnywhere: Whether a pull also begins before the end.
    ///   - report: The closure that receives what the finger does; it must not retain the view.
    init(
      of scrollView: UIScrollView, past side: RectEdge, in view: UIView, isAnywhere: Bool = false,
      report: @escaping (PullMoment) -> Void
    ) {
      self.scrollView = scrollView
      self.side = side
      self.isAnywhere = isAnywhere
      self.view = view
      self.report = report
      observation = scrollView.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.wake() }
      }
      // It reports the end of a pull, and whether the system has canceled the touch.
      panTarget = scrollView.panGestureRecognizer.calling { [weak self] in self?.wake() }
    }

    /// Lets go, as if the system had taken the finger away.
    func cancel(at time: Double = CACurrentMediaTime()) {
      link.stop()
      guard case .pulling = state else { return }
      state = .idle
      report(PullMoment(.cancelled, distance: 0, at: time))
    }

    private func wake() {
      guard let scrollView else { return }
      let isBeyond = scrollView.offset(outOf: side) > scrollView.end(on: side)
      switch state {
      case .pulling:
        look(at: CACurrentMediaTime())
      case .idle where scrollView.isPanned:
        guard isBeyond || isAnywhere else { return }
        link.run()
        look(at: CACurrentMediaTime())
      case .idle:
        freeOffset = isBeyond && !isAnywhere ? scrollView.offset(outOf: side) : nil
      }
    }

    private func look(at time: Double) {
      guard let scrollView, let view else { return cancel(at: time) }
      let pan = scrollView.panGestureRecognizer
      let offset = scrollView.offset(outOf: side)
      switch state {
      case .idle:
        guard scrollView.isPanned, isAnywhere || offset > scrollView.end(on: side) else { break }
        let place = Vector2(pan.location(in: view))
        let translation = Vector2(pan.translation(in: view))
        // A list that is caught while it returns is pulled from where it is.
        let origin = freeOffset ?? scrollView.end(on: side)
        freeOffset = nil
        state = .pulling(place: place, translation: translation, origin: origin)
        report(PullMoment(.began(place), distance: offset - origin, at: time))
      case .pulling(let last, let before, let origin):
        guard scrollView.isPanned else {
          // A pan that has ended does not have a translation.
          state = .idle
          let isCancelled = pan.state == .cancelled || pan.state == .failed
          let finger = isCancelled ? Finger.cancelled : .ended(last)
          report(PullMoment(finger, distance: offset - origin, at: time))
          break
        }
        // A pointer does not move while a trackpad scrolls, so the pan's translation counts, and
        // not its place.
        let translation = Vector2(pan.translation(in: view))
        guard translation != before else { break }
        let place = last + (translation - before)
        state = .pulling(place: place, translation: translation, origin: origin)
        report(PullMoment(.moved(place), distance: offset - origin, at: time))
      }
      if case .idle = state { link.stop() }
    }
  }

  extension UIScrollView {
    /// A Boolean value that indicates whether a finger, or a trackpad, drags it.
    var isPanned: Bool {
      panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed
    }

    /// Returns the distance that it is scrolled towards a side, in points.
    func offset(outOf side: RectEdge) -> Double {
      -(Vector2(contentOffset) * side.outwards).sum()
    }

    /// Returns the distance to the end of the content towards a side, in points.
    func end(on side: RectEdge) -> Double {
      let inset = adjustedContentInset.length(at: side)
      guard side == .bottom || side == .right else { return inset }
      let sizes = (side.asTop(size: Vector2(contentSize)), side.asTop(size: Vector2(bounds.size)))
      return max(
        sizes.0.y + inset - sizes.1.y, -adjustedContentInset.length(at: side.opposite))
    }
  }

  extension UIEdgeInsets {
    /// Returns the inset at an edge.
    func length(at edge: RectEdge) -> Double {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .left: left
      case .right: right
      }
    }
  }
#endif
