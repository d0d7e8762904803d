/// A linear deformation of a drawing about a point, which stays in place or is moved.
struct Deformation: Sendable {
  /// The point about which the drawing is deformed.
  var pivot: Vector2
  /// The position of that point after the deformation.
  private var image: Vector2
  /// The image of a unit to the right.
  private var right: Vector2
  /// The image of a unit down.
  private var down: Vector2

  /// A scaling of the width by `factors.x` and of the height by `factors.y`.
  init(pivot: Vector2, factors: Vector2 = Vector2(1, 1)) {
    self.pivot = pivot
    image = pivot
    right = Vector2(factors.x, 0)
    down = Vector2(0, factors.y)
  }

  /// The deformation that changes nothing.
  static var none: Self { Self(pivot: .zero) }

  /// The same deformation, followed by a stretch that keeps every area.
  ///
  /// With the stretch S = (x, y) it is √(1 + |S|²)·1 + (x y; y −x), whose determinant is 1: along
  /// an axis at the angle θ from the right, with S = s·(cos 2θ, sin 2θ), lengths grow by
  /// √(1 + s²) + s, and across it they shrink as much. For small S it is the second mode of a drop.
  func stretched(by stretch: Vector2) -> Self {
    guard stretch != .zero else { return self }
    let mean = (1 + (stretch * stretch).sum()).squareRoot()
    func image(_ vector: Vector2) -> Vector2 {
      vector * mean
        + Vector2(
          stretch.x * vector.x + stretch.y * vector.y, stretch.y * vector.x - stretch.x * vector.y)
    }
    var stretched = self
    stretched.right = image(right)
    stretched.down = image(down)
    return stretched
  }

  /// The same deformation, followed by the move that takes the pivot to a place.
  func taking(toPlace place: Vector2) -> Self {
    var moved = self
    moved.image = place
    return moved
  }

  /// The stretch of 1 along a vector with a length of 1; shorter ones stretch less, by the square.
  ///
  /// It does not need an angle, so it is smooth where the vector is zero.
  static func stretch(along vector: Vector2) -> Vector2 {
    Vector2(vector.x * vector.x - vector.y * vector.y, 2 * vector.x * vector.y)
  }

  /// Returns the image of a vector.
  func vector(_ vector: Vector2) -> Vector2 { right * vector.x + down * vector.y }

  /// The place of a point after the deformation.
  func place(_ point: Vector2) -> Vector2 { image + vector(point - pivot) }
}
