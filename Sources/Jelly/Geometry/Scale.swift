/// A scaling of a drawing about a point that stays in place.
struct Scale: Equatable, Sendable {
  /// The point that stays in place.
  var pivot: Vector2
  /// The factors of the width (x) and of the height (y); 1 changes nothing.
  var factors: Vector2

  /// The scaling that changes nothing.
  static var none: Self { Self(pivot: .zero, factors: Vector2(1, 1)) }

  /// The place of a point after the scaling.
  func place(_ point: Vector2) -> Vector2 { pivot + (point - pivot) * factors }
}
