public import Foundation

extension AttributeScopes {
  /// The attributes of texts for assistive technologies.
  public struct AccessibilityAttributes {
    /// The urgency of an announcement.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// The urgencies.
      public enum AnnouncementPriority: Hashable, Sendable {
        /// It waits for others.
        case low
        /// Others wait for it.
        case high
      }
      /// The urgencies.
      public typealias Value = AnnouncementPriority
      /// Its name.
      public static let name = "Accessibility.AnnouncementPriority"
    }
  }
}

extension AttributedString {
  /// The urgency of an announcement; on Apple's platforms found by its name in the scope.
  public var accessibilitySpeechAnnouncementPriority:
    AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority?
  {
    get { self[AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.self] }
    set {
      self[AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.self] = newValue
    }
  }
}

/// Announcements to assistive technologies.
public enum AccessibilityNotification {
  /// Something to be said.
  public struct Announcement {
    /// The announcements posted since the start; for tests.
    @MainActor public static var posted: [String] = []

    /// Those of them that interrupt; for tests.
    @MainActor public static var urgent: [String] = []

    private let text: String
    private var isUrgent = false

    /// Creates an announcement of a text.
    public init(_ announcement: String) { text = announcement }

    /// Creates an announcement of a text with attributes.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
      isUrgent = announcement.accessibilitySpeechAnnouncementPriority == .high
    }

    /// Says it.
    public func post() {
      let (text, isUrgent) = (text, isUrgent)
      MainActor.assumeIsolated {
        Self.posted.append(text)
        if isUrgent { Self.urgent.append(text) }
      }
    }
  }

  /// Another screen, into which the focus moves.
  public struct ScreenChanged {
    /// The number of those posted since the start; for tests.
    @MainActor public static var postedCount = 0

    /// Creates one for an element; nil for the first one.
    public init(_ element: Any? = nil) {}

    /// Tells of it.
    public func post() { MainActor.assumeIsolated { Self.postedCount += 1 } }
  }
}
