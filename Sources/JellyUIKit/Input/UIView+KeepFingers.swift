#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Keeps the fingers that come down on it from what it lies in: a list does not scroll by them.
    func keepFingers() {
      // Recognized at once, it has won before any other recognizer has begun.
      let hold = UILongPressGestureRecognizer(target: nil, action: nil)
      hold.minimumPressDuration = 0
      hold.cancelsTouchesInView = false
      addGestureRecognizer(hold)
    }
  }
#endif
