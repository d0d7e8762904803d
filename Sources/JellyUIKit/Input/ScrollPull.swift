#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// Makes a finger of the pan that pulls a scroll view past one of its ends; a trackpad's pan, too.
  ///
  /// Scrolling stays the scroll view's own. Its offset wakes the pull up, by key-value observation;
  /// from then on a link looks at the pan once a frame, because a finger that moves only to the
  /// side, or leaves, changes no offset.
  @MainActor
  final class ScrollPull {
    private let side: Side
    private let report: (FingerMoment) -> Void
    private weak var scrollView: UIScrollView?
    private weak var view: UIView?
    private var observation: NSKeyValueObservation?
    private var link: UIUpdateLink?
    private var state = State.idle

    private enum State {
      /// No finger pulls.
      case idle
      /// One does: where it is, and how far its pan has gone.
      case pulling(place: Vector2, translation: Vector2)
    }

    /// Begins to follow.
    ///
    /// - Parameters:
    ///   - scrollView: What is pulled.
    ///   - side: The end of it past which it is pulled.
    ///   - view: In whose points the finger is told.
    ///   - report: Takes what the finger does; it must not retain the view.
    init(
      of scrollView: UIScrollView, past side: Side, in view: UIView,
      report: @escaping (FingerMoment) -> Void
    ) {
      self.scrollView = scrollView
      self.side = side
      self.view = view
      self.report = report
      let link = UIUpdateLink(view: scrollView) { [weak self] link, info in
        guard let self else {
          link.isEnabled = false
          return
        }
        look(at: info.modelTime)
      }
      link.isEnabled = false
      link.requiresContinuousUpdates = true
      link.preferredFrameRateRange = .elastic
      self.link = link
      observation = scrollView.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.wake() }
      }
    }

    /// Lets go, as if the system had taken the finger away.
    func cancel(at time: Double = CACurrentMediaTime()) {
      link?.isEnabled = false
      guard case .pulling = state else { return }
      state = .idle
      report(FingerMoment(.cancelled, at: time))
    }

    private func wake() {
      guard let scrollView, scrollView.isPanned, scrollView.isBeyond(side) else { return }
      link?.isEnabled = true
      look(at: CACurrentMediaTime())
    }

    private func look(at time: Double) {
      guard let scrollView, let view else { return cancel(at: time) }
      let pan = scrollView.panGestureRecognizer
      let isPulled = scrollView.isPanned && scrollView.isBeyond(side)
      switch (state, isPulled) {
      case (.idle, true):
        let place = Vector2(pan.location(in: view))
        state = .pulling(place: place, translation: Vector2(pan.translation(in: view)))
        report(FingerMoment(.began(place), at: time))
      case (.pulling(let last, let way), true):
        // A pointer stays where it is while a trackpad scrolls: its way counts, not its place.
        let translation = Vector2(pan.translation(in: view))
        let place = last + (translation - way)
        state = .pulling(place: place, translation: translation)
        report(FingerMoment(.moved(place), at: time))
      case (.pulling(let last, _), false):
        // A pan that is over tells nothing any more.
        state = .idle
        report(FingerMoment(.ended(last), at: time))
      case (.idle, false):
        break
      }
      if case .idle = state { link?.isEnabled = false }
    }
  }

  extension UIScrollView {
    /// Whether a finger, or a trackpad, drags it.
    var isPanned: Bool {
      panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed
    }

    /// Whether it shows what is beyond the end of its content on a side.
    func isBeyond(_ side: Side) -> Bool {
      let inset = adjustedContentInset
      let end = CGPoint(
        x: max(contentSize.width + inset.right - bounds.width, -inset.left),
        y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
      return switch side {
      case .top: contentOffset.y < -inset.top
      case .bottom: contentOffset.y > end.y
      case .left: contentOffset.x < -inset.left
      case .right: contentOffset.x > end.x
      }
    }
  }
#endif
