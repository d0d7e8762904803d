#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// Follows a scroll view that pages, and scrolls it to a page.
  @MainActor
  final class PageScroll {
    /// Called whenever the scroll view has scrolled; it must not retain the follower.
    var onScroll: (() -> Void)?
    /// The axis along which pages run.
    var axis = JellyPagerBody.Axis.horizontal
    /// A Boolean value that indicates whether the first page is at the far end: on the right, or at
    /// the bottom.
    var isMirrored = false

    private weak var scrollView: UIScrollView?
    private var observation: NSKeyValueObservation?

    /// Begins to follow, and leaves the one before.
    func follow(_ scrollView: UIScrollView) {
      self.scrollView = scrollView
      observation = scrollView.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.onScroll?() }
      }
    }

    /// A Boolean value that indicates whether a finger drags it.
    var isDragged: Bool { scrollView?.isPanned ?? false }

    /// The distance from page to page, in points.
    var pageWidth: Double {
      guard let size = scrollView?.bounds.size else { return 0 }
      return axis.along(Vector2(size)).x
    }

    /// The distance from the first page, in points.
    var offset: Double {
      guard let scrollView else { return 0 }
      let offset = axis.along(Vector2(scrollView.contentOffset)).x
      return isMirrored ? end - offset : offset
    }

    /// Scrolls to a page, from 0.
    func scroll(to page: Int, animated: Bool) {
      let distance = Double(page) * pageWidth
      let offset = axis.along(Vector2(isMirrored ? end - distance : distance, 0))
      scrollView?.setContentOffset(CGPoint(offset), animated: animated)
    }

    /// The position of the last page, from the left or the top, in points.
    private var end: Double {
      axis.along(Vector2(scrollView?.contentSize ?? .zero)).x - pageWidth
    }
  }
#endif
