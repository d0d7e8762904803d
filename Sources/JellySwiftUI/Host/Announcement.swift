#if canImport(SwiftUI) && !os(watchOS)
  import Accessibility
  import Foundation

  /// Announces words by assistive technologies, in the user's language.
  @MainActor func announce(_ words: String) {
    AccessibilityNotification.Announcement(localized(words)).post()
  }

  /// Announces the words of a toast, when what is read has ended or at once.
  ///
  /// Without a priority an announcement interrupts what is read (Apple's page of it).
  @MainActor func announceToast(_ words: String, isUrgent: Bool) {
    var text = AttributedString(words)
    text.accessibilitySpeechAnnouncementPriority = isUrgent ? .high : .low
    AccessibilityNotification.Announcement(text).post()
  }
#endif
