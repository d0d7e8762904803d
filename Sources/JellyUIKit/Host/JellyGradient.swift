#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A gradient of colors along a line, which fills an outline.
  ///
  ///     bar.fillGradient = JellyGradient(colors: [.systemTeal, .systemIndigo])
  ///
  /// The line is fixed to the control at rest. So the colors stay where they are while the outline
  /// moves over them.
  public struct JellyGradient: Equatable, Sendable {
    /// The colors along the line, at equal distances; dynamic colors are resolved again when the
    /// traits change.
    public var colors: [UIColor]
    /// The place of the first color, in shares of the control's width and height.
    public var start: CGPoint
    /// The place of the last color, in shares of the control's width and height.
    public var end: CGPoint

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - colors: The colors along the line, at equal distances.
    ///   - start: The place of the first color; by default the middle of the upper side.
    ///   - end: The place of the last color; by default the middle of the lower side.
    public init(
      colors: [UIColor], start: CGPoint = CGPoint(x: 0.5, y: 0),
      end: CGPoint = CGPoint(x: 0.5, y: 1)
    ) {
      self.colors = colors
      self.start = start
      self.end = end
    }
  }
#endif
