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
    public func post() {
      let text = text
      MainActor.assumeIsolated { Self.posted.append(text) }
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
