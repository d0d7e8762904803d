#if canImport(SwiftUI)
  import Jelly
  import SwiftUI

  /// A part of a body, as a shape.
  struct DrawnShape: Shape {
    private let draw: @Sendable (inout PathPen, CGSize) -> Void

    /// Creates a shape from what a function draws, which starts at the rectangle's origin.
    nonisolated init(_ draw: @escaping @Sendable (inout PathPen) -> Void) {
      self.draw = { pen, _ in draw(&pen) }
    }

    /// Creates the outline of a control that is as large as the rectangle.
    ///
    /// SwiftUI tells a view its new size once. While a layout is animated it shows shapes in
    /// rectangles in between.
    nonisolated init<Control: JellyControl>(fitted jelly: Control, at time: Double) {
      draw = { pen, size in
        var fitted = jelly
        if fitted.size != Vector2(size) { _ = fitted.handle(.resized(Vector2(size)), at: time) }
        fitted.draw(at: time, into: &pen)
      }
    }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
      var pen = PathPen(origin: rect.origin)
      draw(&pen, rect.size)
      return pen.path
    }
  }
#endif
