/// The position and the deformation of a drop that slides along a line: a pure function of five
/// numbers.
///
/// With the ends l and r, the mass m and the width w, all along the line, a drop has
///
///     e = (r − l)/w − 1                           its stretch, or below 0 its squeeze
///     lean = (l + r)/2 − m                        the distance of its mass from its middle
///     L(e) = e/(1 + e/stretch), e ≥ 0             the stretch within its limits
///            e/(1 − e/squeeze), e < 0
///     center = m + lean·L(e)/e                    half = W/2·(1 + L(e))
///
/// A drop whose length is limited shrinks towards its mass, so an end that is where it belongs
/// stays there. The area is that of the drop at rest, whatever the length is.
struct DropPose: Equatable, Sendable {
  /// The position of the center along the line, in points.
  var center: Double
  /// Half of the length, and half of the thickness without the taper, in points.
  var halfLength, halfHeight: Double
  /// The radii of the corners along and across the line, in points.
  var corner: Vector2
  /// The share by which the right end is thicker than the middle and the left end is thinner; below
  /// 0 the left end is thicker.
  var taper: Double
  /// The distance by which the drop passes the right stop, in points; below 0 the left stop.
  var overtravel = 0.0
  /// The area of the outline, in square points.
  var area: Double

  /// Creates the pose of a drop.
  init(_ state: DropState, _ size: DropSize, limits: DropLimits) {
    let length = Self.positive(state.width + size.growth.x * state.lift)
    let width = Self.positive(state.width)
    let stretch = (state.ends.width - state.width) / width
    let lean = state.ends.middle - state.mass
    center = state.mass + lean * limits.ratio(of: stretch)
    halfLength = length / 2 * (1 + limits.limited(stretch))
    if let stops = size.stops {
      // A lifted drop overlaps its track on all sides.
      let overlap = (length - state.width) / 2
      let (least, greatest) = (stops.left - overlap, stops.right + overlap)
      let right = limits.stopped(center + halfLength - greatest)
      let left = limits.stopped(least - (center - halfLength))
      let squeeze = right.squeeze + left.squeeze
      if squeeze > 0 {
        halfLength = length / 2 * (1 + limits.limited(stretch - squeeze / length))
        // A drop that is squeezed from both sides lies between its places at either stop.
        let share = right.squeeze / squeeze
        let places = (
          right: greatest + right.passed - halfLength, left: least - left.passed + halfLength
        )
        center = share * places.right + (1 - share) * places.left
        overtravel = share * right.passed - (1 - share) * left.passed
      }
    }
    let height = Self.positive(size.height + size.growth.y * state.lift)
    let growth = min(size.growth.x, size.growth.y) * state.lift / 2
    let radius = max(min(size.radius + growth, min(height, length) / 2), 0)
    let factor = 2 * halfLength / length
    let thickness: Double
    (area, thickness, corner) = Self.areaKept(
      length: length, height: height, radius: radius, stretchedBy: factor)
    corner.x = min(corner.x, halfLength)
    halfHeight = height / 2 * thickness
    // A drop that is squeezed is plump: a taper would make it a pebble. The square of the share
    // does not change the speed of a drop that passes its length at rest.
    let squeeze = min(factor - 1, 0) / limits.squeeze
    let plumpness = 1 - squeeze * squeeze
    let side = halfLength - corner.x
    // Sides that are short cannot slope much.
    let maximum = min(
      limits.taper * plumpness * plumpness, Self.steepestSide * side / halfHeight)
    // The ends of a drop that is almost a circle coincide. With the share of its sides in it, the
    // tangent of its ends, and so the approximation by cubics, does not turn with a lean that
    // cannot be seen.
    taper =
      maximum > 0 ? Self.limited(-2 * lean / width * side / halfLength, to: maximum) : 0
  }

  /// The area of a box with round corners, and the thickness and the corners that keep it when the
  /// length is multiplied by λ.
  ///
  /// The ends of a drop that is stretched become as round as those of a capsule, and a circle that
  /// is squeezed becomes an ellipse: with the radius ρ, the length W, the height H, k = (4 − π)ρ²
  /// and g = 1 − (2ρ/W)⁴/max(λ, 1)⁴, the radii are ρ(gμ + (1 − g)λ) and ρμ. The area A = WH − k is
  /// kept if
  ///
  ///     μ = 2A/(B + √(B² − 4kgA)),  B = λ(WH − k(1 − g))
  ///
  /// At λ = μ = 1 the radii do not depend on g, so no thickness changes its speed there.
  private static func areaKept(
    length: Double, height: Double, radius: Double, stretchedBy factor: Double
  ) -> (area: Double, thickness: Double, corner: Vector2) {
    let fullness = 2 * radius / (length * max(factor, 1))
    let straightness = 1 - fullness * fullness * (fullness * fullness)
    let cut = (4 - Double.pi) * radius * radius
    let area = length * height - cut
    let linear = factor * (length * height - cut * (1 - straightness))
    let root = max(linear * linear - 4 * cut * straightness * area, 0).squareRoot()
    let thickness = 2 * area / (linear + root)
    let alongRadius = radius * (straightness * thickness + (1 - straightness) * factor)
    return (area, thickness, Vector2(alongRadius, radius * thickness))
  }

  /// The same pose, mirrored on a line of a length.
  func mirrored(in length: Double) -> Self {
    var pose = self
    (pose.center, pose.taper, pose.overtravel) = (length - center, -taper, -overtravel)
    return pose
  }

  /// A number that is almost `value` if that is small, and approaches ±`maximum`.
  static func limited(_ value: Double, to maximum: Double) -> Double {
    let ratio = value / maximum
    return value / (1 + ratio * ratio).squareRoot()
  }

  /// A length above 0; an oscillation of the width or of the lift can pass 0.
  private static func positive(_ length: Double) -> Double { max(length, minimumLength) }

  /// The smallest side of a drop, in points: the stretch of a narrower one would show the rounding
  /// errors of its ends.
  fileprivate static var minimumLength: Double { 0.1 }

  /// The greatest slope of a side, as a share of that from one corner to the other.
  ///
  /// A side touches both ends if this times the ratio of their radii is below 1. With μ ≥ π/4λ the
  /// ratio is at most 1 + 4/πλ² − 1/λ⁴, which is 1.41 where it is largest.
  private static var steepestSide: Double { 0.7 }
}

/// The measures of a drop at rest, in points.
struct DropSize: Equatable, Sendable {
  /// The thickness across the line.
  var height: Double
  /// The radius of the corners.
  var radius: Double
  /// The amounts by which a lifted drop is longer (x) and thicker (y).
  var growth = Vector2.zero
  /// The ends that a drop at rest does not pass; nil if there are none.
  var stops: DropEnds?

  /// The distance from its target at which a part of a drop of a width counts as arrived, in
  /// points.
  ///
  /// An outline depends on several parts. An end moves each side of a drop by its own way times
  /// half of the thickness over the length, which is more than that way where a drop is more than
  /// twice as thick as long.
  func tolerance(forWidth width: Double) -> Double {
    Limits.restTolerance / 3 * min(2 * max(width, DropPose.minimumLength) / (height + growth.y), 1)
  }
}

/// The limits of a drop's deformation.
struct DropLimits: Equatable, Sendable {
  /// The limit of the stretch, and that of the squeeze, in widths; not 0.
  var stretch, squeeze: Double
  /// The greatest distance by which a drop passes a stop, in points.
  var overtravel: Double
  /// The greatest share by which one end is thinner and the other thicker.
  var taper: Double

  /// The limits of a shape that is only longer or shorter.
  static var none: Self {
    Self(stretch: .infinity, squeeze: .infinity, overtravel: 0, taper: 0)
  }

  /// The distance by which a drop passes a stop, and by which the stop squeezes it, if it would
  /// pass the stop by a distance.
  fileprivate func stopped(_ distance: Double) -> (passed: Double, squeeze: Double) {
    guard distance > 0 else { return (0, 0) }
    let passed = distance / (1 + distance / overtravel)
    return (passed, distance - passed)
  }

  /// L(e)/e: the share of a stretch that is shown.
  fileprivate func ratio(of stretch: Double) -> Double {
    1 / (1 + abs(stretch) / (stretch > 0 ? self.stretch : squeeze))
  }

  /// L(e): a stretch within the limits.
  fileprivate func limited(_ stretch: Double) -> Double { stretch * ratio(of: stretch) }
}
