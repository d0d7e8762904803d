extension JellyBridge {
  /// The points where the liquid outline leaves the discs, and the roundness of the neck.
  ///
  /// On each side of the axis a circle of radius ρ lies outside, tangent to both discs. Its center
  /// F makes a triangle with theirs, of sides r₁ + ρ, r₂ + ρ and d. With F's foot on the axis at
  ///
  ///     a = (d² + r₁² − r₂²)/2d + kρ        k = (r₁ − r₂)/d
  ///
  /// the outline leaves the discs in the directions of F, cos θ₁ = a/(r₁ + ρ) and cos θ₂ = (a −
  /// d)/(r₂ + ρ), and half of the neck is F's height less ρ. That is 0 at
  ///
  ///     ρ₀ = j(d² − σ²)/2(jσ + 2√(r₁r₂))        j = √(1 − k²), σ = r₁ + r₂
  ///
  /// and grows with ρ. Discs that cross start from ρ₀ = 0. The neck's share s chooses
  ///
  ///     ρ = (ρ₀ + σs²/4)/(1 − s)
  ///
  /// which makes the neck s times as thick as the discs, if they are equal and lie apart. At s = 1
  /// the outline is the hull of any two discs.
  ///
  /// If discs nearly touch, both angles are small, and a cosine would lose them: an error of the
  /// distance in its last digit would move the outline by a million times as much. So the fillet
  /// has 1 − cos θ₁ = (1 − k)(ρ − g/2)/(r₁ + ρ) and 1 + cos θ₂ = (1 + k)(ρ − g/2)/(r₂ + ρ) with the
  /// gap g = d − σ, where
  ///
  ///     ρ₀ − g/2 = g²(d + σ)/2(jσ + 2√(r₁r₂))(jd + 2√(r₁r₂))
  ///
  /// is a sum of what is not negative.
  struct Fillet {
    /// r₁ and r₂, in points; of two nested discs the inner one, which is not seen, has 0.
    var radii: Vector2
    /// d, in points.
    var distance: Double
    /// 1 − cos θ₁ and 1 + cos θ₂; θ from 0, along the axis, to π.
    var versines: Vector2
    /// ρ, in points; infinity for the hull.
    var radius: Double

    /// Creates the fillet of two discs of which neither lies within the other.
    init(radii: Vector2, distance: Double, neck: Double) {
      let share = neck > 0 ? min(neck, 1) : 0
      let sum = radii.x + radii.y
      let gap = distance - sum
      let k = (radii.x - radii.y) / distance
      // ρ and ρ − g/2 are kept as fractions, since the hull's denominator is 0.
      let (parting, scale) = Self.parting(radii: radii, distance: distance)
      let thickness = scale * (sum * share * share / 4)
      let numerator = max(parting, 0) + thickness
      let denominator = scale * (1 - share)
      let excess =
        gap > 0
        ? thickness + scale * (gap * share / 2) + Self.excess(radii: radii, distance: distance)
        : thickness - denominator * gap / 2
      let versines = Vector2(1 - k, 1 + k) * excess / (radii * denominator + numerator)
      self.radii = radii
      self.distance = distance
      self.versines = Vector2(min(max(versines.x, 0), 2), min(max(versines.y, 0), 2))
      self.radius = denominator > 0 ? numerator / denominator : .infinity
    }

    /// Creates the fillet of two nested discs: the outer disc, and the inner one reduced to the
    /// point of the outer disc that lies nearest to it on the axis.
    init(nested radii: Vector2) {
      let isBack = radii.x < radii.y
      self.radii = isBack ? Vector2(0, radii.y) : Vector2(radii.x, 0)
      self.distance = isBack ? radii.y : radii.x
      self.versines = isBack ? Vector2(2, 0) : Vector2(0, 2)
      self.radius = 0
    }

    /// ρ₀ of two discs that lie apart, in points.
    static func partingRadius(radii: Vector2, distance: Double) -> Double {
      let (numerator, denominator) = parting(radii: radii, distance: distance)
      return numerator / denominator
    }

    /// The position of F's foot on the axis at ρ₀, in points from the middle between the centers.
    static func partingFoot(radii: Vector2, distance: Double) -> Double {
      let radius = partingRadius(radii: radii, distance: distance)
      return (radii.x - radii.y) / distance * ((radii.x + radii.y) / 2 + radius)
    }

    /// ρ₀ as a fraction; negative for discs that cross.
    private static func parting(
      radii: Vector2, distance: Double
    ) -> (numerator: Double, denominator: Double) {
      let sum = radii.x + radii.y
      let k = (radii.x - radii.y) / distance
      // j and √(r₁r₂).
      let roots = Vector2((1 - k) * (1 + k), radii.x * radii.y).squareRoot()
      return (
        roots.x * ((distance - sum) * (distance + sum)), 2 * (roots.x * sum + 2 * roots.y)
      )
    }

    /// ρ₀ − g/2 of discs that lie apart, times the denominator of ρ₀.
    private static func excess(radii: Vector2, distance: Double) -> Double {
      let sum = radii.x + radii.y
      let difference = radii.x - radii.y
      let gap = distance - sum
      // jd and 2√(r₁r₂).
      let roots = Vector2(
        (distance - difference) * (distance + difference), 4 * radii.x * radii.y
      ).squareRoot()
      return gap * gap * (distance + sum) / (roots.x + roots.y)
    }

    /// Half of the neck's thickness, in points.
    ///
    /// It is measured at F's foot if that lies between the centers; else the smaller disc is the
    /// thinnest part.
    var neckHalfWidth: Double {
      guard versines.x < 1, versines.y < 1, radius < .infinity else {
        return min(radii.x, radii.y)
      }
      let cosine = 1 - versines.x
      let sine = (versines.x * (2 - versines.x)).squareRoot()
      // (r₁ + ρ)·sin θ₁ − ρ without the difference of large numbers.
      return max(radii.x * sine - radius * cosine * cosine / (1 + sine), 0)
    }
  }

  /// The fillet of this bridge's discs.
  func fillet(neck: Double, distance: Double) -> Fillet {
    let radii = Vector2(from.radius, to.radius)
    return distance > abs(radii.x - radii.y)
      ? Fillet(radii: radii, distance: distance, neck: neck) : Fillet(nested: radii)
  }

  /// Draws twelve cubics from the rear: two for each side of the neck and four for each disc.
  ///
  /// Each cubic spans at most a quarter of a circle, so it deviates by at most 0.028 % of the
  /// radius.
  func drawContour(neck: Double, into path: inout some PathBuilder) {
    let (direction, distance) = axis
    let fillet = fillet(neck: neck, distance: distance)
    let (r1, r2) = (fillet.radii.x, fillet.radii.y)
    // θ₁/2 and θ₂/2 side by side, then both θ.
    let (small, large) = (fillet.versines * 0.5, 1 - fillet.versines * 0.5)
    let cosines = Vector2(large.x, small.y).squareRoot()
    let sines = Vector2(small.x, large.y).squareRoot()
    let wholeSines = 2 * sines * cosines
    let leave = Vector2(1 - fillet.versines.x, wholeSines.x)
    let arrive = Vector2(fillet.versines.y - 1, wholeSines.y)
    // The middles of the discs' far sides face π/2 + θ₁/2 and θ₂/2.
    let back = Vector2(-sines.x, cosines.x)
    let fore = Vector2(cosines.y, sines.y)
    let far = Vector2(fillet.distance, 0)

    // The neck's side is an arc of θ₂ − θ₁. Its middle lies a sagitta below the middle of its
    // chord, and its span, the vector from one end to the other, lies along the chord.
    let (start, stop) = (leave * r1, far + arrive * r2)
    let cosine = cosines.x * fore.x + sines.x * fore.y
    let sine = cosines.x * fore.y - sines.x * fore.x
    let side = Vector2(
      cosines.x * fore.x - sines.x * fore.y, cosines.x * fore.y + sines.x * fore.x)
    let span = stop - start
    let chord = span.x * side.y - span.y * side.x
    let middle = (start + stop) * 0.5 - side * (chord * 0.5 * sine / (1 + cosine))

    let handle1 = AxialPen.handle(chord: 2 * r1 * cosines.x, cosine: sines.x)
    let handle2 = AxialPen.handle(chord: 2 * r2 * sines.y, cosine: cosines.y)
    let neckHandle = AxialPen.handle(chord: chord, cosine: cosine)
    let flip = Vector2(1, -1)
    var pen = AxialPen(
      // Of two nested discs only the outer one is drawn, from its rear.
      origin: r1 > 0 ? from.center : to.center - direction * fillet.distance,
      direction: direction, deformation: deformation, rear: -r1)
    let (dip, tip, rise) = (pen.place(of: middle), pen.place(of: far), pen.place(of: middle * flip))
    path.move(to: pen.place)
    pen.arc(round: pen.origin, r1, to: back, handle: handle1, into: &path)
    pen.arc(round: pen.origin, r1, to: leave, handle: handle1, into: &path)
    pen.arc(round: dip, 0, to: side, handle: neckHandle, into: &path)
    pen.arc(round: tip, r2, to: arrive, handle: neckHandle, into: &path)
    pen.arc(round: tip, r2, to: fore, handle: handle2, into: &path)
    pen.arc(round: tip, r2, to: Vector2(1, 0), handle: handle2, into: &path)
    pen.arc(round: tip, r2, to: fore * flip, handle: handle2, into: &path)
    pen.arc(round: tip, r2, to: arrive * flip, handle: handle2, into: &path)
    pen.arc(round: rise, 0, to: side * flip, handle: neckHandle, into: &path)
    pen.arc(round: pen.origin, r1, to: leave * flip, handle: neckHandle, into: &path)
    pen.arc(round: pen.origin, r1, to: back * flip, handle: handle1, into: &path)
    pen.arc(round: pen.origin, r1, to: Vector2(-1, 0), handle: handle1, into: &path)
    path.closeSubpath()
  }
}
