/// Announcements to assistive technologies.
public enum AccessibilityNotification {
  /// Something to be said.
  public struct Announcement {
    /// The announcements posted since the start; for tests.
    @MainActor public static var posted: [String] = []

    private let text: String

    /// Creates an announcement of a text.
    public init(_ announcement: String) { text = announcement }

    /// Says it.
    @MainActor public func post() { Self.posted.append(text) }
  }
}
