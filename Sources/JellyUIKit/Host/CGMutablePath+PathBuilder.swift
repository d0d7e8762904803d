#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  // `closeSubpath()` is Core Graphics' own.
  extension CGMutablePath: PathBuilder {
    /// Starts a subpath at a point.
    public func move(to point: Vector2) { move(to: CGPoint(point)) }

    /// Adds a straight line from the current point.
    public func addLine(to point: Vector2) { addLine(to: CGPoint(point)) }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to point: Vector2, control: Vector2) {
      addQuadCurve(to: CGPoint(point), control: CGPoint(control))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
      addCurve(to: CGPoint(point), control1: CGPoint(control1), control2: CGPoint(control2))
    }
  }

  extension CGMutablePath {
    /// Returns the path that a closure draws.
    static func drawn(_ draw: (inout CGMutablePath) -> Void) -> CGPath {
      var path = CGMutablePath()
      draw(&path)
      return path
    }
  }

  extension CGPoint {
    init(_ point: Vector2) { self.init(x: point.x, y: point.y) }
  }

  extension CGSize {
    init(_ size: Vector2) { self.init(width: size.x, height: size.y) }
  }

  extension Vector2 {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
  }
#endif
