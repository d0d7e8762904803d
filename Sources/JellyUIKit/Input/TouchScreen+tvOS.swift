#if os(tvOS)
  import UIKit

  // A television has one finger at most, no status bar, and one system grey; it does not mark what
  // has the focus by itself.
  extension UIView {
    /// Whether the view shows by itself that it has the focus.
    var showsFocus: Bool { isFocused }

    func takeAllFingers() {}
    func offerLargeViews() {}
    func showLarge(as title: String) {}
  }

  extension UIScrollView {
    func leaveStatusBar() {}
  }

  extension UIColor {
    /// What a page is marked with that is not shown.
    static var pageMark: UIColor { .systemGray }
    /// What a page control that is touched lies on.
    static var pageBackground: UIColor { .darkGray }
  }
#endif
