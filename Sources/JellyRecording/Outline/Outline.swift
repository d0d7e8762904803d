public import Jelly

/// A recorded outline: exactly the commands with which a shape was drawn.
///
/// Use it to compare outlines, to write them to a file, or to draw them later.
public struct Outline: PathBuilder, Equatable, Sendable {
  /// A step of an outline, with points in the control's own coordinates.
  public enum Command: Equatable, Sendable {
    /// Starts a subpath at a point.
    case move(to: Vector2)
    /// Adds a straight line.
    case line(to: Vector2)
    /// Adds a quadratic Bézier curve.
    case quadCurve(to: Vector2, control: Vector2)
    /// Adds a cubic Bézier curve.
    case curve(to: Vector2, control1: Vector2, control2: Vector2)
    /// Closes the subpath with a straight line.
    case close
  }

  /// The steps, in order.
  public private(set) var commands: [Command] = []

  /// Makes an outline without any step.
  public init() {}

  /// Records the outline of a body as it is at `time`, in seconds.
  public init(of body: some ElasticBody, at time: Double) {
    body.draw(at: time, into: &self)
  }

  /// Starts a subpath at a point.
  public mutating func move(to point: Vector2) { commands.append(.move(to: point)) }

  /// Adds a straight line from the current point.
  public mutating func addLine(to point: Vector2) { commands.append(.line(to: point)) }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to point: Vector2, control: Vector2) {
    commands.append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    commands.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a straight line.
  public mutating func closeSubpath() { commands.append(.close) }
}
