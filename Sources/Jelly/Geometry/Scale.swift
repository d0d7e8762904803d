/// Makes wider and higher what is drawn, as seen from a point that stays.
struct Scale: Equatable, Sendable {
  /// The point that stays.
  var pivot: Vector2
  /// How much wider and higher; 1 for neither.
  var factors: Vector2

  /// Changes nothing.
  static var none: Self { Self(pivot: .zero, factors: Vector2(1, 1)) }

  /// Where a point comes to lie.
  func place(_ point: Vector2) -> Vector2 { pivot + (point - pivot) * factors }
}
