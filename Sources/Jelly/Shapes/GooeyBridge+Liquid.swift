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
    /// r₁, in points; 0 where the second disc is the outline.
    var radius1: Double
    /// r₂, in points; 0 where the first disc is the outline.
    var radius2: Double
    /// d, in points.
    var distance: Double
    /// θ₁/2 as cosine and sine; θ from 0, along the axis, to π.
    var half1: Vector2
    /// θ₂/2 as cosine and sine.
    var half2: Vector2
    /// ρ, in points; infinity for the hull.
    var radius: Double

    /// Finds where the outline of a bridge leaves the discs.
    init(of bridge: GooeyBridge, neck: Double) {
      let (r1, r2) = (bridge.from.radius, bridge.to.radius)
      let d = bridge.axis.length
      guard d > abs(r1 - r2) else {
        // The outer disc alone; the inner one is the point of it that lies next on the axis.
        let half = r1 < r2 ? Vector2(0, 1) : Vector2(1, 0)
        self.init(
          radius1: r1 < r2 ? 0 : r1, radius2: r1 < r2 ? r2 : 0, distance: max(r1, r2),
          half1: half, half2: half, radius: 0)
        return
      }
      let share = neck > 0 ? min(neck, 1) : 0
      let sum = r1 + r2
      let k = (r1 - r2) / d
      let j = ((1 - k) * (1 + k)).squareRoot()
      // ρ as a fraction, since that of the hull has no denominator.
      let scale = 2 * (j * sum + 2 * (r1 * r2).squareRoot())
      let numerator = max(j * (d - sum) * (d + sum), 0) + scale * sum * share * share / 4
      let denominator = scale * (1 - share)
      let foot = (d + k * sum) / 2
      let across1 = r1 * denominator + numerator
      let across2 = r2 * denominator + numerator
      self.init(
        radius1: r1, radius2: r2, distance: d,
        half1: .half(cosine: (foot * denominator + k * numerator) / across1),
        half2: .half(cosine: ((foot - d) * denominator + k * numerator) / across2),
        radius: denominator > 0 ? numerator / denominator : .infinity)
    }

    private init(
      radius1: Double, radius2: Double, distance: Double,
      half1: Vector2, half2: Vector2, radius: Double
    ) {
      self.radius1 = radius1
      self.radius2 = radius2
      self.distance = distance
      self.half1 = half1
      self.half2 = half2
      self.radius = radius
    }

    /// Half of the neck's thickness, in points: at F's foot if that lies between the centres, else
    /// there is no neck but the smaller disc.
    var neckHalfWidth: Double {
      let (e1, e2) = (half1.doubled, half2.doubled)
      guard e1.x > 0, e2.x < 0, radius < .infinity else { return min(radius1, radius2) }
      // (r₁ + ρ)·sin θ₁ − ρ without the difference of large numbers.
      return max(radius1 * e1.y - radius * e1.x * e1.x / (1 + e1.y), 0)
    }
  }

  /// Draws twelve cubics from the rear: two for each side of the neck and four for each disc.
  ///
  /// Each is at most a quarter of a circle, and so at most 0.028 % of the radius off it.
  func drawContour(_ fillet: Fillet, into path: inout some PathBuilder) {
    let (half1, half2) = (fillet.half1, fillet.half2)
    let far = Vector2(fillet.distance, 0)
    let rear = Joint(on: .zero, fillet.radius1, Vector2(-1, 0))
    let back = Joint(on: .zero, fillet.radius1, Vector2(-half1.y, half1.x))
    let leave = Joint(on: .zero, fillet.radius1, half1.doubled)
    let arrive = Joint(on: far, fillet.radius2, half2.doubled)
    let fore = Joint(on: far, fillet.radius2, half2)
    let front = Joint(on: far, fillet.radius2, Vector2(1, 0))
    // The neck's side turns by θ₂ − θ₁. Its middle is a sagitta below that of its chord.
    let chord = (arrive.point - leave.point).magnitude
    let cosine = (half1 * half2).sum()
    let sine = half1.x * half2.y - half1.y * half2.x
    let normal = Vector2(
      half1.x * half2.x - half1.y * half2.y, half1.x * half2.y + half1.y * half2.x)
    let sagitta = chord / 2 * sine / (1 + cosine)
    let middle = Joint(
      point: (leave.point + arrive.point) / 2 - normal * sagitta, normal: normal)

    let handle1 = handle(chord: 2 * fillet.radius1 * half1.x, cosine: half1.y)
    let handle2 = handle(chord: 2 * fillet.radius2 * half2.y, cosine: half2.x)
    let neckHandle = handle(chord: chord, cosine: cosine)
    let frame = frame
    path.move(to: frame.place(rear.point))
    frame.arc(rear, back, handle1, into: &path)
    frame.arc(back, leave, handle1, into: &path)
    frame.arc(leave, middle, neckHandle, into: &path)
    frame.arc(middle, arrive, neckHandle, into: &path)
    frame.arc(arrive, fore, handle2, into: &path)
    frame.arc(fore, front, handle2, into: &path)
    frame.arc(front, fore.mirrored, handle2, into: &path)
    frame.arc(fore.mirrored, arrive.mirrored, handle2, into: &path)
    frame.arc(arrive.mirrored, middle.mirrored, neckHandle, into: &path)
    frame.arc(middle.mirrored, leave.mirrored, neckHandle, into: &path)
    frame.arc(leave.mirrored, back.mirrored, handle1, into: &path)
    frame.arc(back.mirrored, rear, handle1, into: &path)
    path.closeSubpath()
  }

  /// The handle of each of the two cubics of an arc with this chord that turns by 2ψ, cos ψ given.
  ///
  /// A cubic that touches an arc of ψ at both ends and half-way has handles of 4/3·tan ψ/4 radii.
  /// The chord is 2·sin ψ radii, so with c = cos ψ/2 that is chord/3c(1 + c), also of a straight
  /// arc.
  private func handle(chord: Double, cosine: Double) -> Double {
    let c = ((1 + cosine) / 2).squareRoot()
    return chord / (3 * c * (1 + c))
  }

  /// The axis as the contour's x, from the centre of the first disc, or from the nearest point of
  /// a second one around it.
  private var frame: Frame {
    let (along, length) = axis
    let isBack = length <= to.radius - from.radius
    return Frame(
      origin: isBack ? to.center - along * to.radius : from.center,
      along: along * stretch, across: Vector2(along.y, -along.x) / stretch)
  }

  /// A place on the contour, and which way it faces there: outwards of the outline.
  private struct Joint {
    let point: Vector2
    let normal: Vector2

    init(point: Vector2, normal: Vector2) {
      self.point = point
      self.normal = normal
    }

    init(on center: Vector2, _ radius: Double, _ normal: Vector2) {
      self.init(point: center + normal * radius, normal: normal)
    }

    /// The same on the other side of the axis.
    var mirrored: Joint {
      Joint(point: Vector2(point.x, -point.y), normal: Vector2(normal.x, -normal.y))
    }

    /// Which way a clockwise outline goes on.
    var tangent: Vector2 { Vector2(normal.y, -normal.x) }
  }

  /// Where the contour's axes lie: x along the axis, y to its left.
  private struct Frame {
    let origin: Vector2
    let along: Vector2
    let across: Vector2

    func place(_ point: Vector2) -> Vector2 { origin + along * point.x + across * point.y }

    func arc(
      _ start: Joint, _ end: Joint, _ handle: Double, into path: inout some PathBuilder
    ) {
      path.addCurve(
        to: place(end.point),
        control1: place(start.point + start.tangent * handle),
        control2: place(end.point - end.tangent * handle))
    }
  }
}

extension Vector2 {
  /// Half of the angle from 0 to π that has this cosine, as cosine and sine.
  fileprivate static func half(cosine: Double) -> Self {
    let kept = Swift.min(Swift.max(cosine, -1), 1)
    return Self(((1 + kept) / 2).squareRoot(), ((1 - kept) / 2).squareRoot())
  }

  /// Twice the angle of which this is the cosine and sine.
  fileprivate var doubled: Self { Self((x - y) * (x + y), 2 * x * y) }
}
