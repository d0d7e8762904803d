#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UIView {
    /// Whether the view shows by itself that it has the focus; the system draws a ring around it.
    var showsFocus: Bool { false }

    /// Lets more than one finger reach it.
    func takeAllFingers() { isMultipleTouchEnabled = true }

    /// Lets views in it be shown large; without that ``showLarge(as:)`` does nothing.
    func offerLargeViews() { addInteraction(UILargeContentViewerInteraction()) }

    /// Shows it large, under a title, to whom it is too small while a finger stays on it.
    func showLarge(as title: String) {
      showsLargeContentViewer = true
      largeContentTitle = title
    }
  }

  extension UIScrollView {
    /// Leaves the tap on the status bar to the others: where two would take it, none does.
    func leaveStatusBar() { scrollsToTop = false }
  }

  extension UIColor {
    /// What a page is marked with that is not shown.
    static var pageMark: UIColor { .systemGray4 }
    /// What a page control that is touched lies on.
    static var pageBackground: UIColor { .tertiarySystemFill }
  }
#endif
