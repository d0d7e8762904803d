#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Colours that run into each other along a line, to fill an outline with.
  ///
  ///     bar.fillGradient = ElasticGradient(colors: [.systemTeal, .systemIndigo])
  ///
  /// The line belongs to the control at rest. So the colours stay where they are while the outline
  /// moves over them.
  public struct ElasticGradient: Equatable, Sendable {
    /// The colours along the line, at equal distances; dynamic colours are resolved anew when the
    /// traits change.
    public var colors: [UIColor]
    /// The point at which the first colour is, in shares of the control's width and height.
    public var start: CGPoint
    /// The point at which the last colour is, in shares of the control's width and height.
    public var end: CGPoint

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - colors: The colours along the line.
    ///   - start: The point at which the first colour is; by default the middle of the upper side.
    ///   - end: The point at which the last colour is; by default the middle of the lower side.
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
