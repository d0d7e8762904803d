/// The edge of its surroundings that a bar hangs from.
///
/// The bar's free edge is on the opposite side.
///
/// Formulas are written for a bar that hangs from the top. An edge converts the control's
/// coordinates to those of such a bar, and back.
public enum RectEdge: Int, Sendable {
  /// The bar hangs from the top; its lower edge is free.
  case top
  /// The bar stands on the bottom; its upper edge is free.
  case bottom
  /// The bar is fixed at the left; its right edge is free.
  case left
  /// The bar is fixed at the right; its left edge is free.
  case right

  /// The edge where lines of text begin.
  ///
  /// - Parameter isRightToLeft: Whether text runs from right to left.
  package static func leading(isRightToLeft: Bool) -> RectEdge { isRightToLeft ? .right : .left }

  /// The edge where lines of text end.
  ///
  /// - Parameter isRightToLeft: Whether text runs from right to left.
  package static func trailing(isRightToLeft: Bool) -> RectEdge { isRightToLeft ? .left : .right }

  /// The edge on the other side.
  package var opposite: RectEdge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    }
  }

  /// The direction away from the edge, across it: a unit vector.
  package var outwards: Vector2 { fromTop(Vector2(0, 1), in: .zero) }

  /// The size, in the coordinates of a bar that hangs from the top: x is the length along the edge,
  /// y the depth.
  package func asTop(size: Vector2) -> Vector2 {
    isUpright ? size : Vector2(size.y, size.x)
  }

  /// A point of the control, in the coordinates of a bar that hangs from the top.
  func asTop(_ point: Vector2, in size: Vector2) -> Vector2 {
    let facing = isMirrored ? mirrored(point, in: size) : point
    return isUpright ? facing : Vector2(facing.y, facing.x)
  }

  /// A point of a bar that hangs from the top, in the control's coordinates.
  func fromTop(_ point: Vector2, in size: Vector2) -> Vector2 {
    let facing = isUpright ? point : Vector2(point.y, point.x)
    return isMirrored ? mirrored(facing, in: size) : facing
  }

  /// A Boolean value that indicates whether the bar's free edge is horizontal.
  package var isUpright: Bool { self == .top || self == .bottom }

  /// A Boolean value that indicates whether the bar's free edge faces the origin.
  private var isMirrored: Bool { self == .bottom || self == .right }

  /// The point mirrored about the middle of the bar's depth.
  private func mirrored(_ point: Vector2, in size: Vector2) -> Vector2 {
    isUpright ? Vector2(point.x, size.y - point.y) : Vector2(size.x - point.x, point.y)
  }
}

@_spi(Jelly) extension RectEdge: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    }
  }
}
