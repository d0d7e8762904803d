#if os(tvOS)
  import UIKit

  // A television has at most one finger, no status bar, and one system gray. It does not mark the
  // view that has the focus by itself.
  extension UIView {
    /// A Boolean value that indicates whether the view shows by itself that it has the focus.
    var showsFocus: Bool { isFocused }

    func answerLooks(cornerRadius: CGFloat) {}
    func takeAllFingers() {}
    func offerLargeViews() {}

    /// Calls a closure for each swipe over a remote while the view has the focus, until the objects
    /// that are returned are freed.
    func takeSwipes(_ action: @escaping (UIFocusHeading) -> Void) -> [AnyObject] {
      let directions: [(UISwipeGestureRecognizer.Direction, UIFocusHeading)] = [
        (.left, .left), (.right, .right), (.up, .up), (.down, .down),
      ]
      return directions.map { direction, heading in
        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        swipe.direction = direction
        addGestureRecognizer(swipe)
        return swipe.calling { action(heading) }
      }
    }

    func showLarge(as title: String) {}
  }

  extension UIScrollView {
    func leaveStatusBar() {}
  }

  extension UIColor {
    /// The color of the dot of a page that is not selected.
    static var pageMark: UIColor { .systemGray }
    /// The background of a page control that is touched.
    static var pageBackground: UIColor { .darkGray }
    /// The track of a switch or a slider.
    static var trackFill: UIColor { .darkGray }
    /// The drop under a selected segment in the dark.
    static var darkSegment: UIColor { .systemGray }
  }
#endif
