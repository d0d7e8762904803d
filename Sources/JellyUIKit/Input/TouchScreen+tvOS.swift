#if os(tvOS)
  import UIKit

  // A television has one finger at most, no status bar, and one system grey.
  extension UIView {
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
  }
#endif
