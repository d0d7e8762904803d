#if canImport(SwiftUI) && !os(watchOS)
  public import Jelly
  public import SwiftUI

  /// The outline of any body of the core at a time, as a shape to fill, stroke or clip with.
  ///
  /// You can animate the time: an animation from one time to another plays the motion of the body
  /// between the two.
  public struct JellyOutlineShape<Control: JellyBody>: Shape {
    /// The body.
    public let control: Control
    /// The time at which the body is shown, in seconds on the clock of its events.
    public nonisolated var animatableData: Double

    /// Creates the shape of a body as it is at `time`, in seconds on the clock of its events.
    public nonisolated init(_ control: Control, at time: Double) {
      self.control = control
      self.animatableData = time
    }

    /// The behavior of the shape where text runs from right to left: fixed, because the body
    /// itself is mirrored.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Returns the outline, from the rectangle's origin on; the body has a size of its own.
    public nonisolated func path(in rect: CGRect) -> Path {
      var pen = PathPen(origin: rect.origin)
      control.draw(at: animatableData, into: &pen)
      return pen.path
    }
  }

  /// Draws outlines into SwiftUI's kind of path.
  struct PathPen: PathBuilder {
    /// The path that has been drawn.
    private(set) var path = Path()
    private let origin: CGPoint

    /// Creates a pen that adds `origin` to all points.
    init(origin: CGPoint = .zero) {
      self.origin = origin
    }

    mutating func move(to point: Vector2) { path.move(to: place(point)) }
    mutating func addLine(to point: Vector2) { path.addLine(to: place(point)) }
    mutating func addQuadCurve(to point: Vector2, control: Vector2) {
      path.addQuadCurve(to: place(point), control: place(control))
    }
    mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
      path.addCurve(to: place(point), control1: place(control1), control2: place(control2))
    }
    mutating func closeSubpath() { path.closeSubpath() }

    private func place(_ point: Vector2) -> CGPoint {
      CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    }
  }

  extension Vector2 {
    init(_ point: CGPoint) { self.init(point.x, point.y) }
    init(_ size: CGSize) { self.init(size.width, size.height) }
  }
#endif
