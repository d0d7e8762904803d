#if canImport(SwiftUI)
  import Accessibility

  /// Lets assistive technologies say words, in the user's language.
  @MainActor func announce(_ words: String) {
    AccessibilityNotification.Announcement(localized(words)).post()
  }
#endif
