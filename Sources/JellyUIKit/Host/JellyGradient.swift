#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A gradient of colours along a line, which fills an outline.
  ///
  ///     bar.fillGradient = JellyGradient(colors: [.systemTeal, .systemIndigo])
  ///
  /// The line is fixed to the control at rest. So the colours stay where they are while the outline
  /// moves over them.
  public struct JellyGradient: Equatable, Sendable {
    /// The colours along the line, at equal distances; dynamic colours are resolved again when the
    /// traits change.
    public var colors: [UIColor]
    /// The place of the first colour, in shares of the control's width and height.
    public var start: CGPoint
    /// The place of the last colour, in shares of the control's width and height.
    public var end: CGPoint

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - colors: The colours along the line, at equal distances.
    ///   - start: The place of the first colour; by default the middle of the upper side.
    ///   - end: The place of the last colour; by default the middle of the lower side.
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
