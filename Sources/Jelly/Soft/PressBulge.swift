/// The bulge of a sheet under a finger that presses it: jelly that is pressed from above goes
/// sideways.
///
///     b(x) = amount·(x − p)/(1 + |x − p|²/R²)
///
/// It is added to the displacement of a sheet, and does not have a mode of its own. p is the point of
/// the drawing at rest under the finger, and `amount` is a lift from 0 to 1 times
/// ``gain(forSize:)``. Alone it does not fold a drawing: det(1 + ∇b) ≥ 1 − amount/8, up to an amount
/// of 8.
struct PressBulge: Equatable, Sendable {
  /// p, in points.
  var center: Vector2
  /// The share by which the drawing is larger at the center; not negative.
  var amount: Double

  /// R, in points: beyond it the drawing is hardly larger; determined empirically.
  static var radius: Double { 60 }

  /// The displacement of a point of the drawing at rest, in points.
  func displacement(at point: Vector2) -> Vector2 {
    let arm = point - center
    return arm * (amount * falloff(at: arm))
  }

  /// The gradient of the displacement at a point of the drawing at rest.
  ///
  /// With d = x − p and s = 1/(1 + |d|²/R²) it is
  ///
  ///     ∇b = amount·(s·1 − 2s²/R²·d dᵀ)
  func gradient(at point: Vector2) -> SheetTensor {
    let arm = point - center
    let s = falloff(at: arm)
    let slope = -2 * amount * s * s / (Self.radius * Self.radius)
    let shear = slope * arm.x * arm.y
    return SheetTensor(
      xx: amount * s + slope * arm.x * arm.x, xy: shear, yx: shear,
      yy: amount * s + slope * arm.y * arm.y)
  }

  private func falloff(at arm: Vector2) -> Double {
    1 / (1 + (arm * arm).sum() / (Self.radius * Self.radius))
  }

  /// The amount of the bulge of a lifted drawing: what adds about 1,800 pt² to its area, as in
  /// iOS 26, and at most 0.4.
  ///
  /// Of each side of a drawing only as much counts as lies near the finger: w/(1 + w/3R).
  ///
  /// - Parameter size: The size of the drawing, in points; both lengths are positive.
  static func gain(forSize size: Vector2) -> Double {
    let near = size / (1 + size / (3 * radius))
    return min(maximumGain, addedArea / 2 / (near.x * near.y))
  }

  /// The area that a press adds, in square points: the fit √(1 + 1800/wh) to the scales of circles
  /// and capsules in recordings of iOS 26.
  private static var addedArea: Double { 1800 }
  /// The largest amount of a standard press; determined empirically.
  private static var maximumGain: Double { 0.4 }
}
