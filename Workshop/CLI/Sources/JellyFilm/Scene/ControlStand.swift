import Jelly

/// The position of a control in its surroundings.
struct ControlStand: Sendable {
  /// Width and height at rest, in points.
  let size: Vector2
  /// The side of its surroundings that it hangs from; nil if it stands free.
  let side: RectEdge?

  /// A place below the free edge, in the control's own coordinates.
  ///
  /// - Parameters:
  ///   - x: The place along the edge, in points.
  ///   - distance: The distance from the edge at rest, in points.
  func place(x: Double, distance: Double) -> Vector2 {
    switch side {
    case .top, nil: Vector2(x, size.y + distance)
    case .bottom: Vector2(x, -distance)
    case .left: Vector2(size.x + distance, x)
    case .right: Vector2(-distance, x)
    }
  }

  /// The box of the picture of a control.
  ///
  /// It is in whole points and has a margin round all points, but none at the side that the control
  /// hangs from, nor at the ends of its edge.
  ///
  /// - Parameters:
  ///   - low: The corner with the least coordinates of everything that is shown.
  ///   - high: The opposite corner.
  func stage(from low: Vector2, to high: Vector2) -> FilmStage {
    let (low, high) = (low - FilmStage.margin, high + FilmStage.margin)
    var origin = Vector2(low.x.rounded(.down), low.y.rounded(.down))
    var end = Vector2(high.x.rounded(.up), high.y.rounded(.up))
    switch side {
    case .top: (origin, end) = (Vector2(0, 0), Vector2(size.x, end.y))
    case .bottom: (origin, end) = (Vector2(0, origin.y), size)
    case .left: (origin, end) = (Vector2(0, 0), Vector2(end.x, size.y))
    case .right: (origin, end) = (Vector2(origin.x, 0), size)
    case nil: break
    }
    end = Vector2(end.x.rounded(.up), end.y.rounded(.up))
    return FilmStage(origin: origin, size: end - origin, isFlush: side != nil)
  }
}

/// The box that a film shows.
struct FilmStage: Sendable {
  /// The corner with the least coordinates, in points; whole numbers.
  let origin: Vector2
  /// Width and height, in points; whole numbers.
  let size: Vector2
  /// A Boolean value that indicates whether something reaches to the edge of the stage, and is cut
  /// off by its round corners.
  let isFlush: Bool

  /// The margin around the content, in points.
  static let margin = Vector2(repeating: 16)
  /// The radius of the stage's corners, in points.
  static let cornerRadius = 16.0
}
