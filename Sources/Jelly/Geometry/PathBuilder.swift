/// A receiver of an outline, one drawing command after another.
///
/// Conform the path type of your platform to it to draw a control there, such as `CGMutablePath`,
/// `SwiftUI.Path`, a buffer that a browser reads, a recorder or a Cairo context.
public protocol PathBuilder {
  /// Starts a subpath at a point.
  mutating func move(to point: Vector2)
  /// Adds a straight line from the current point.
  mutating func addLine(to point: Vector2)
  /// Adds a quadratic Bézier curve from the current point.
  mutating func addQuadCurve(to point: Vector2, control: Vector2)
  /// Adds a cubic Bézier curve from the current point.
  mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2)
  /// Closes the current subpath with a straight line.
  mutating func closeSubpath()
}
