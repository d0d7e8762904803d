#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UIView {
    /// A Boolean value that indicates whether the view shows by itself that it has the focus; the
    /// system draws a ring around it.
    var showsFocus: Bool { false }

    /// Lets a pointer, or a gaze, and the ring of the focus find the view as a circle, or as a
    /// capsule where it is longer; or, with a corner radius, in points, as a rectangle.
    func answerLooks(cornerRadius: CGFloat) {
      hoverStyle = UIHoverStyle(
        shape: cornerRadius < .infinity ? .rect(cornerRadius: cornerRadius) : .capsule)
      focusEffect = UIFocusHaloEffect(
        roundedRect: bounds, cornerRadius: min(cornerRadius, bounds.width / 2, bounds.height / 2),
        curve: .circular)
    }

    /// Does nothing: only a television has a remote to swipe over.
    func takeSwipes(_ action: @escaping (UIFocusHeading) -> Void) -> [AnyObject] { [] }

    /// Lets the view get the touches of several fingers.
    func takeAllFingers() { isMultipleTouchEnabled = true }

    /// Lets the system show views in this view large; without that ``showLarge(as:)`` does nothing.
    func offerLargeViews() { addInteraction(UILargeContentViewerInteraction()) }

    /// Lets the large content viewer show the view with a title, while a finger stays on it.
    func showLarge(as title: String) {
      showsLargeContentViewer = true
      largeContentTitle = title
    }
  }

  extension UIScrollView {
    /// Leaves the tap on the status bar to other scroll views: if two accept it, UIKit scrolls
    /// neither of them.
    func leaveStatusBar() { scrollsToTop = false }
  }

  extension UIColor {
    /// The color of the dot of a page that is not selected.
    static var pageMark: UIColor { .systemGray4 }
    /// The background of a page control that is touched.
    static var pageBackground: UIColor { .tertiarySystemFill }
    /// The track of a switch or a slider.
    static var trackFill: UIColor { .secondarySystemFill }
    /// The drop under a selected segment in the dark.
    static var darkSegment: UIColor { .systemGray2 }
  }
#endif
