#if canImport(SwiftUI) && !os(watchOS)
  import Accessibility

  /// Announces words by assistive technologies, in the user's language.
  @MainActor func announce(_ words: String) {
    AccessibilityNotification.Announcement(localized(words)).post()
  }
#endif
