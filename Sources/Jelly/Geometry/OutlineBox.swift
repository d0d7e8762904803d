/// A rectangle around an outline: around all its points and handles, so that no curve leaves it.
///
/// It is itself a ``PathBuilder``; draw an outline into it to learn how much room that takes. A host
/// asks for it where its platform wants a rectangle: for a pane of glass that an outline is cut out
/// of, or for a picture.
///
///     var box = OutlineBox()
///     bar.draw(at: 0.1, into: &box)
///     box.size
public struct OutlineBox: PathBuilder, Equatable, Sendable {
  /// The corner with the least x and y, in points; infinity while nothing has been drawn.
  public private(set) var least = Vector2(.infinity, .infinity)
  /// The corner with the greatest x and y, in points; −infinity while nothing has been drawn.
  public private(set) var greatest = Vector2(-.infinity, -.infinity)

  /// Makes an empty box.
  public init() {}

  /// Whether nothing has been drawn.
  public var isEmpty: Bool { least.x > greatest.x }

  /// Width and height, in points; zero while nothing has been drawn.
  public var size: Vector2 { isEmpty ? .zero : greatest - least }

  private mutating func include(_ point: Vector2) {
    least = Vector2(min(least.x, point.x), min(least.y, point.y))
    greatest = Vector2(max(greatest.x, point.x), max(greatest.y, point.y))
  }

  public mutating func move(to point: Vector2) { include(point) }

  public mutating func addLine(to point: Vector2) { include(point) }

  public mutating func addQuadCurve(to point: Vector2, control: Vector2) {
    include(control)
    include(point)
  }

  public mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    include(control1)
    include(control2)
    include(point)
  }

  public mutating func closeSubpath() {}
}
