public import Jelly

/// A recorded outline: exactly the commands with which a shape was drawn.
///
/// Use it to compare outlines, to write them to a file, or to draw them later.
///
///     let outline = Outline(of: bar, at: 0.3)
///     outline.pathData    // "M0 0L390 0L390 100Q195 100 0 100Z"
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

  /// Creates an outline of some steps.
  public init(commands: [Command] = []) { self.commands = commands }

  /// Records the outline of a body as it is at `time`, in seconds.
  public init(of body: some JellyBody, at time: Double) {
    body.draw(at: time, into: &self)
  }

  /// Draws the steps, with all points multiplied by a scale.
  public func draw(into path: inout some PathBuilder, scale: Vector2 = Vector2(1, 1)) {
    for command in commands {
      switch command {
      case .move(let end): path.move(to: end * scale)
      case .line(let end): path.addLine(to: end * scale)
      case .quadCurve(let end, let control):
        path.addQuadCurve(to: end * scale, control: control * scale)
      case .curve(let end, let control1, let control2):
        path.addCurve(to: end * scale, control1: control1 * scale, control2: control2 * scale)
      case .close: path.closeSubpath()
      }
    }
  }

  /// Removes all steps, and keeps the memory for others.
  public mutating func removeAll() { commands.removeAll(keepingCapacity: true) }

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
