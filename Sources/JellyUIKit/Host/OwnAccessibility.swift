#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The accessibility value that a control assigns while the app does not assign another one.
  @MainActor
  struct OwnAccessibilityValue {
    private var assigned: String?

    /// Assigns a value, or nil for none, if the present one is the control's, or nil.
    mutating func assign(_ value: String?, to view: UIView) {
      let present = view.accessibilityValue
      guard present == nil || present == assigned else { return }
      assigned = value
      view.accessibilityValue = value
    }
  }

  extension UIView {
    /// Reports whether a person can use the view, and keeps the traits that the app has assigned.
    func describeEnabled(_ isEnabled: Bool) {
      if isEnabled {
        accessibilityTraits.remove(.notEnabled)
      } else {
        accessibilityTraits.insert(.notEnabled)
      }
    }
  }
#endif
