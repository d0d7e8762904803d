/// The bulge of a sheet under a finger that presses it: jelly that is pressed from above goes
/// sideways.
///
///     b(x) = amount·(x − p)/(1 + |x − p|²/R²)
///
/// It is added to the flow of a sheet (``SheetMap``), and does not have a mode of its own. p is the
/// point of the drawing at rest under the finger. Alone it does not fold a drawing:
/// det(1 + ∇b) ≥ 1 − amount/8, up to an amount of 8.
///
/// Lengths are in the unit of R and p.
struct PressBulge: Equatable, Sendable {
  /// p.
  var center: Vector2
  /// The share by which the drawing is larger at the center.
  var amount: Double
  /// R: beyond it the drawing is hardly larger.
  var radius: Double

  /// Creates the bulge of a sheet that nothing presses.
  static var none: Self { Self(center: .zero, amount: 0, radius: 1) }

  /// R, in points.
  ///
  /// With half of it a button gets a bump around the finger, and with twice it swells as a whole,
  /// so that nobody sees where it is pressed.
  static var standardRadius: Double { 60 }

  /// The largest displacement by a bulge with an amount of 1, in points, of a point that is at most
  /// a distance away from its center: R/2 from R on.
  static func reach(in distance: Double) -> Double {
    let share = min(distance / standardRadius, 1)
    return standardRadius * share / (1 + share * share)
  }

  /// The displacement of a point of the drawing at rest, and its gradient.
  ///
  /// With d = x − p and s = 1/(1 + |d|²/R²) the gradient is
  ///
  ///     ∇b = amount·(s·1 − 2s²/R²·d dᵀ)
  func callAsFunction(_ point: Vector2) -> (displacement: Vector2, gradient: SheetTensor) {
    let arm = point - center
    let square = radius * radius
    let s = 1 / (1 + (arm * arm).sum() / square)
    let slope = -2 * amount * s * s / square
    let shear = slope * arm.x * arm.y
    let gradient = SheetTensor(
      xx: amount * s + slope * arm.x * arm.x, xy: shear, yx: shear,
      yy: amount * s + slope * arm.y * arm.y)
    return (arm * (amount * s), gradient)
  }

  /// The amount of the bulge of a drawing that is lifted: what adds an area to it.
  ///
  /// Of each side of a drawing only as much counts as lies near the finger: w/(1 + w/3R).
  ///
  /// - Parameters:
  ///   - size: The size of the drawing, in points.
  ///   - area: The area that a press adds, in square points.
  ///   - maximum: The largest amount.
  static func amount(forSize size: Vector2, adding area: Double, maximum: Double) -> Double {
    let near = size / (1 + size / (3 * standardRadius))
    let product = near.x * near.y
    return area < 2 * maximum * product ? area / 2 / product : maximum
  }
}
