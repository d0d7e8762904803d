#if canImport(SwiftUI) && !os(watchOS)
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
    /// SwiftUI reports a new size to a view once. While a layout is animated, shapes are shown in
    /// rectangles between the old one and the new one.
    nonisolated init<Control: JellyControl>(fitted control: Control, at time: Double) {
      draw = { pen, size in
        var fitted = control
        if fitted.size != Vector2(size) { _ = fitted.handle(.sizeChanged(Vector2(size)), at: time) }
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
