/// The numbers of toasts, which are the same on every platform.
///
/// A page has them from here, too: `make schema` writes them for it.
public enum JellyToastNumbers {
  /// The largest number of toasts that are visible; in Sonner it is the same.
  public static let maximumVisible = 3
  /// The time for which a toast is visible by default, in seconds: two lines are read in less.
  public static let seconds = 5.0
  /// The shortest time of a toast with an action, in seconds.
  ///
  /// It is twice that of a text, because a person reads it, decides, and reaches for it. Material
  /// has 4 to 10.
  public static let actionSeconds = 10.0
  /// The distance from its place beyond which a toast that is let go is thrown away, in points.
  public static let throwDistance = 40.0
  /// The speed away from its place above which a toast that is let go is thrown away at any
  /// distance, in points per second; in vaul, whose drawers one flicks, it is the same.
  public static let throwSpeed = 400.0
  /// The distance to which a toast is thrown, as a multiple of that at which it is let go: it fades
  /// before it arrives, so that its speed at first is all that is seen of this.
  public static let throwReach = 4.0
  /// The time in which a toast fades, in seconds.
  public static let fadeDuration = 0.15
  /// The time from a toast to its text for screen readers, in seconds: they have found it by then.
  public static let announcementDelay = 0.1
  /// The largest height of a toast, as a share of that of the window: a longer text scrolls.
  public static let maximumShare = 0.75
}
