#if canImport(SwiftUI)
  import Jelly
  import SwiftUI

  /// A part of a body, as a shape.
  struct DrawnShape: Shape {
    private let draw: @Sendable (inout PathPen) -> Void

    /// Creates a shape from what a function draws, which starts at the rectangle's origin.
    nonisolated init(_ draw: @escaping @Sendable (inout PathPen) -> Void) {
      self.draw = draw
    }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
      var pen = PathPen(origin: rect.origin)
      draw(&pen)
      return pen.path
    }
  }
#endif
