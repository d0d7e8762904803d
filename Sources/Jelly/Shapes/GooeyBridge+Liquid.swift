extension GooeyBridge {
  /// Where the liquid outline leaves the discs, and how round the neck is.
  ///
  /// On each side of the axis a circle of radius ρ lies outside, tangent to both discs. Its centre
  /// F makes a triangle with theirs, of sides r₁ + ρ, r₂ + ρ and d. With F's foot on the axis at
  ///
  ///     a = (d² + r₁² − r₂²)/2d + kρ        k = (r₁ − r₂)/d
  ///
  /// the outline leaves the discs in the directions of F, cos θ₁ = a/(r₁ + ρ) and
  /// cos θ₂ = (a − d)/(r₂ + ρ), and half of the neck is F's height less ρ. That is 0 at
  ///
  ///     ρ₀ = j(d² − σ²)/2(jσ + 2√(r₁r₂))        j = √(1 − k²), σ = r₁ + r₂
  ///
  /// and grows with ρ. Discs that cross start from ρ₀ = 0. The neck's share s chooses
  ///
  ///     ρ = (ρ₀ + σs²/4)/(1 − s)
  ///
  /// which makes it s times as thick as equal discs that lie apart, and the hull of any at s = 1.
  struct Fillet {
    /// r₁ and r₂, in points; 0 of the one of two nested discs that is not seen.
    var radii: Vector2
    /// d, in points.
    var distance: Double
    /// cos θ₁ and cos θ₂; θ from 0, along the axis, to π.
    var cosines: Vector2
    /// ρ, in points; infinity for the hull.
    var radius: Double

    /// Finds where the outline leaves two discs of which neither lies within the other.
    init(radii: Vector2, distance: Double, neck: Double) {
      let share = neck > 0 ? min(neck, 1) : 0
      let sum = radii.x + radii.y
      let k = (radii.x - radii.y) / distance
      // j and √(r₁r₂).
      let roots = Vector2((1 - k) * (1 + k), radii.x * radii.y).squareRoot()
      // ρ as a fraction, since that of the hull has no denominator.
      let scale = 2 * (roots.x * sum + 2 * roots.y)
      let parting = max(roots.x * (distance - sum) * (distance + sum), 0)
      let numerator = parting + scale * sum * share * share / 4
      let denominator = scale * (1 - share)
      let foot = (distance + k * sum) / 2
      let feet = Vector2(foot, foot - distance) * denominator + k * numerator
      self.radii = radii
      self.distance = distance
      let cosines = feet / (radii * denominator + numerator)
      self.cosines = Vector2(min(max(cosines.x, -1), 1), min(max(cosines.y, -1), 1))
      self.radius = denominator > 0 ? numerator / denominator : .infinity
    }

    /// The outer one of two nested discs; the inner one is the point of it that lies next on the
    /// axis.
    init(nested radii: Vector2) {
      let isBack = radii.x < radii.y
      self.radii = isBack ? Vector2(0, radii.y) : Vector2(radii.x, 0)
      self.distance = isBack ? radii.y : radii.x
      self.cosines = isBack ? Vector2(-1, -1) : Vector2(1, 1)
      self.radius = 0
    }

    /// a, where F's foot stands on the axis, in points from the first centre; for a finite ρ.
    var foot: Double { (radii.x + radius) * cosines.x }

    /// Half of the neck's thickness, in points: at F's foot if that lies between the centres, else
    /// there is no neck but the smaller disc.
    var neckHalfWidth: Double {
      guard cosines.x > 0, cosines.y < 0, radius < .infinity else {
        return min(radii.x, radii.y)
      }
      let sine = ((1 - cosines.x) * (1 + cosines.x)).squareRoot()
      // (r₁ + ρ)·sin θ₁ − ρ without the difference of large numbers.
      return max(radii.x * sine - radius * cosines.x * cosines.x / (1 + sine), 0)
    }
  }

  /// Where the liquid outline leaves the discs.
  func fillet(neck: Double) -> Fillet {
    let radii = Vector2(from.radius, to.radius)
    let distance = axis.length
    return distance > abs(radii.x - radii.y)
      ? Fillet(radii: radii, distance: distance, neck: neck) : Fillet(nested: radii)
  }

  /// Draws twelve cubics from the rear: two for each side of the neck and four for each disc.
  ///
  /// Each is at most a quarter of a circle, and so at most 0.028 % of the radius off it.
  func drawContour(neck: Double, into path: inout some PathBuilder) {
    let (direction, length) = axis
    let given = Vector2(from.radius, to.radius)
    let isNested = length <= abs(given.x - given.y)
    let fillet =
      isNested
      ? Fillet(nested: given) : Fillet(radii: given, distance: length, neck: neck)
    let isBack = isNested && given.x < given.y
    let contour = AxialContour(
      origin: isBack ? to.center - direction * given.y : from.center,
      direction: direction, stretch: stretch, scale: scale)

    // θ₁/2 and θ₂/2, then θ₁ and θ₂, each pair side by side.
    let cosines = ((1 + fillet.cosines) * 0.5).squareRoot()
    let sines = ((1 - fillet.cosines) * 0.5).squareRoot()
    let wholeSines = 2 * sines * cosines
    let (radii, far) = (fillet.radii, fillet.distance)
    let normal1 = Vector2(fillet.cosines.x, wholeSines.x)
    let normal2 = Vector2(fillet.cosines.y, wholeSines.y)
    let start = normal1 * radii.x
    let stop = normal2 * radii.y + Vector2(far, 0)
    // The neck's side turns by θ₂ − θ₁. Its middle lies a sagitta below that of its chord, along
    // which the way from start to stop lies.
    let cosine = cosines.x * cosines.y + sines.x * sines.y
    let sine = cosines.x * sines.y - sines.x * cosines.y
    let normal = Vector2(
      cosines.x * cosines.y - sines.x * sines.y, cosines.x * sines.y + sines.x * cosines.y)
    let way = stop - start
    let chord = way.x * normal.y - way.y * normal.x
    let sagitta = chord * 0.5 * sine / (1 + cosine)

    // The far side of a disc faces π/2 + θ₁/2, or θ₂/2, half-way round.
    let rear = contour.end(at: -radii.x, facing: -1)
    let backNormal = Vector2(-sines.x, cosines.x)
    let back = contour.joints(at: backNormal * radii.x, normal: backNormal)
    let leave = contour.joints(at: start, normal: normal1)
    let middle = contour.joints(at: (start + stop) * 0.5 - normal * sagitta, normal: normal)
    let arrive = contour.joints(at: stop, normal: normal2)
    let foreNormal = Vector2(cosines.y, sines.y)
    let fore = contour.joints(at: foreNormal * radii.y + Vector2(far, 0), normal: foreNormal)
    let front = contour.end(at: far + radii.y, facing: 1)

    let handles = AxialContour.handles(
      chords: 2 * radii * Vector2(cosines.x, sines.y), cosines: Vector2(sines.x, cosines.y))
    let neckHandle = AxialContour.handles(
      chords: Vector2(repeating: chord), cosines: Vector2(repeating: cosine)
    ).x
    path.move(to: rear.point)
    contour.arc(rear, back.above, handles.x, into: &path)
    contour.arc(back.above, leave.above, handles.x, into: &path)
    contour.arc(leave.above, middle.above, neckHandle, into: &path)
    contour.arc(middle.above, arrive.above, neckHandle, into: &path)
    contour.arc(arrive.above, fore.above, handles.y, into: &path)
    contour.arc(fore.above, front, handles.y, into: &path)
    contour.arc(front, fore.below, handles.y, into: &path)
    contour.arc(fore.below, arrive.below, handles.y, into: &path)
    contour.arc(arrive.below, middle.below, neckHandle, into: &path)
    contour.arc(middle.below, leave.below, neckHandle, into: &path)
    contour.arc(leave.below, back.below, handles.x, into: &path)
    contour.arc(back.below, rear, handles.x, into: &path)
    path.closeSubpath()
  }
}
