/// The side of its surroundings that a bar hangs from; its free edge is opposite.
///
/// Formulas are written for a bar that hangs from the top. A side turns the control's coordinates
/// into those of such a bar, and back.
public enum Side: Int, NamedChoice {
  /// Hangs from the top; the lower edge is free.
  case top
  /// Stands on the bottom; the upper edge is free.
  case bottom
  /// Fixed at the left; the right edge is free.
  case left
  /// Fixed at the right; the left edge is free.
  case right

  /// The side where lines of text begin.
  ///
  /// - Parameter isRightToLeft: Whether text runs from right to left.
  public static func leading(isRightToLeft: Bool) -> Side { isRightToLeft ? .right : .left }

  /// The side where lines of text end.
  ///
  /// - Parameter isRightToLeft: Whether text runs from right to left.
  public static func trailing(isRightToLeft: Bool) -> Side { isRightToLeft ? .left : .right }

  /// The size as a bar that hangs from the top has it: along the edge, and across.
  func asTop(size: Vector2) -> Vector2 {
    isUpright ? size : Vector2(size.y, size.x)
  }

  /// A point of the control as a bar that hangs from the top has it.
  func asTop(_ point: Vector2, in size: Vector2) -> Vector2 {
    let facing = isMirrored ? mirrored(point, in: size) : point
    return isUpright ? facing : Vector2(facing.y, facing.x)
  }

  /// A point of a bar that hangs from the top, in the control's coordinates.
  func fromTop(_ point: Vector2, in size: Vector2) -> Vector2 {
    let facing = isUpright ? point : Vector2(point.y, point.x)
    return isMirrored ? mirrored(facing, in: size) : facing
  }

  /// Whether the bar's edge runs from left to right.
  public var isUpright: Bool { self == .top || self == .bottom }

  /// Whether the bar faces the origin.
  private var isMirrored: Bool { self == .bottom || self == .right }

  /// The point as seen from the other end of the bar's depth.
  private func mirrored(_ point: Vector2, in size: Vector2) -> Vector2 {
    isUpright ? Vector2(point.x, size.y - point.y) : Vector2(size.x - point.x, point.y)
  }

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
