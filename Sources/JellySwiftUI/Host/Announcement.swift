#if canImport(SwiftUI)
  import Accessibility
  import Foundation

  /// Lets assistive technologies say a text, in the app's language if it has the text.
  @MainActor func announce(_ text: String) {
    let localized = Bundle.main.localizedString(forKey: text, value: nil, table: nil)
    AccessibilityNotification.Announcement(localized).post()
  }
#endif
