/// The measures and colors of toasts in both hosts, those of a page.
///
/// Lengths are in points.
package enum ToastLook {
  /// The space around the content: at each side, and above and below.
  package static let padding = (side: 20.0, end: 12.0)
  /// The distance between the text and the action.
  package static let gap = 12.0
  /// The radius of the corners.
  package static let cornerRadius = 24.0
  /// The distance between two toasts.
  package static let spacing = 6.0
  /// The distance from the edges of the window.
  package static let margin = 16.0
  /// The largest width: a line of 60 letters.
  package static let maximumWidth = 420.0

  /// The color in sRGB, between 0 and 1; dark on a light window.
  ///
  /// A text in white has a contrast of 16.8 : 1, and one in black, in dark mode, of 15 : 1.
  package static func surface(isDark: Bool) -> (red: Double, green: Double, blue: Double) {
    isDark ? (0.953, 0.949, 0.969) : (0.114, 0.110, 0.133)
  }
}
