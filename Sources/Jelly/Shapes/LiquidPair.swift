/// Two bodies that lie apart, with the balls that touch both.
///
/// In the frame of the axis a body is a profile. Where the cores face each other, or the ball
/// touches only the nearest corners, all is in closed form: with the ends eᵢ, eⱼ of the cores over
/// the axis and the radii rᵢ, rⱼ a ball at (x, y) touches a flat side where y ≤ e, and else the
/// round corner at (0, e). In other frames Newton's method finds the ball.
struct LiquidPair {
  private let first: LiquidBody
  private let second: LiquidBody
  private let frame: LiquidFrame

  init(_ first: LiquidBody, _ second: LiquidBody, _ frame: LiquidFrame) {
    (self.first, self.second, self.frame) = (first, second, frame)
  }

  var areDiscs: Bool { first.coreHalfSize == .zero && second.coreHalfSize == .zero }
  /// Whether the axis is one of the screen's.
  private var isUpright: Bool { frame.direction.x == 0 }
  private var isFlat: Bool { frame.direction.y == 0 }

  /// The ends of both cores over the axis on a side, and their depths along it.
  private struct Ends: Equatable {
    var first = 0.0
    var second = 0.0
    var depths = Vector2.zero
  }

  private func ends(side: Double) -> Ends {
    let across = isFlat ? 1 : 0
    let sign = side * (isFlat ? frame.direction.x : -frame.direction.y)
    func end(_ body: LiquidBody) -> Double {
      body.coreHalfSize[across] + sign * (body.center[across] - frame.origin[across])
    }
    return Ends(
      first: end(first), second: end(second),
      depths: 2 * Vector2(first.coreHalfSize[1 - across], second.coreHalfSize[1 - across]))
  }

  /// The ball on a side of the axis.
  ///
  /// - Parameters:
  ///   - side: 1 or −1, the sign of its y.
  ///   - rise: Its height over that of the ball that touches the axis, in points; nil for that
  ///     ball itself.
  func ball(side: Double, rise: Double?) -> LiquidBall {
    let ends = isAligned ? ends(side: side) : Ends()
    if let profile = profile(ends, rise: rise) {
      let ball = ball(profile, side: side)
      if isAligned || areDiscs || touchesNearestCorners(ball.center) { return ball }
    }
    let found = solved(side: side, rise: rise)
    return LiquidBall(
      at: frame.point(found.x, side * found.y), radius: found.z, touching: first, second, side: side
    )
  }

  /// The balls on the sides −1 and 1.
  ///
  /// They are mirror images where the bodies are, which saves half
  /// of the work in a row of bodies.
  func balls(_ rise: Double?, _ other: Double?) -> (LiquidBall, LiquidBall) {
    if rise == other, areDiscs || !isAligned || ends(side: 1) == ends(side: -1),
      let profile = profile(isAligned ? ends(side: 1) : Ends(), rise: rise)
    {
      let balls = (ball(profile, side: -1), ball(profile, side: 1))
      if isAligned || areDiscs
        || touchesNearestCorners(balls.0.center) && touchesNearestCorners(balls.1.center)
      {
        return balls
      }
    }
    return (ball(side: -1, rise: rise), ball(side: 1, rise: other))
  }

  /// Whether the axis is one of the screen's, and not between discs.
  private var isAligned: Bool { (isFlat || isUpright) && !areDiscs }

  /// Returns whether a ball touches only the ends of the axis.
  private func touchesNearestCorners(_ center: Vector2) -> Bool {
    let end = frame.point(frame.distance, 0)
    return (first.nearest(to: center) - frame.origin).magnitude < Self.nearness
      && (second.nearest(to: center) - end).magnitude < Self.nearness
  }

  private static var nearness: Double { 1e-9 }

  /// A ball in x and y, as on the side 1.
  private struct Profile {
    var place: Vector2
    var radius: Double
    /// The directions to the points where it touches the bodies, and to the middle between them.
    var first: Vector2
    var second: Vector2
    var middle: Vector2
  }

  private func profile(_ ends: Ends, rise: Double?) -> Profile? {
    guard let found = closedForm(ends, rise: rise) else { return nil }
    let place = Vector2(found.x, found.y)
    func direction(to x: Double, _ end: Double, _ radius: Double) -> Vector2 {
      let reach = radius + found.z
      return reach > 0 ? (Vector2(x, min(found.y, end)) - place) / reach : .zero
    }
    let distance = frame.distance
    let near = direction(
      to: min(max(found.x, -ends.depths.x), 0), ends.first, first.radius)
    let far = direction(
      to: max(min(found.x, distance + ends.depths.y), distance), ends.second, second.radius)
    return Profile(
      place: place, radius: found.z, first: near, second: far,
      middle: LiquidBall.middle(of: near, far, side: 1))
  }

  private func ball(_ profile: Profile, side: Double) -> LiquidBall {
    let across = frame.across * side
    func vector(_ components: Vector2) -> Vector2 {
      frame.direction * components.x + across * components.y
    }
    return LiquidBall(
      center: frame.origin + vector(profile.place), radius: profile.radius,
      first: vector(profile.first), second: vector(profile.second), middle: vector(profile.middle))
  }
}

// MARK: - In closed form

extension LiquidPair {
  /// The place of a ball and its radius, where the cores face each other or are points; nil where
  /// it would touch the far end of a core.
  ///
  /// Formulas of a body's profile with a = r² − e² and b = 2(r + e); those of the ball of a given
  /// height are the equality of its distances to both profiles.
  private func closedForm(_ ends: Ends, rise: Double?) -> SIMD3<Double>? {
    let (e1, e2, r1, r2) = (ends.first, ends.second, first.radius, second.radius)
    let distance = frame.distance
    let half = frame.gap / 2
    let (a1, b1) = (r1 * r1 - e1 * e1, 2 * (r1 + e1))
    let (a2, b2) = (r2 * r2 - e2 * e2, 2 * (r2 + e2))
    // The smaller root of A·y² − 2B·y + C.
    func root(_ a: Double, _ b: Double, _ c: Double) -> Double {
      c / (b + max(b * b - a * c, 0).squareRoot())
    }
    var (x, y) = (r1 + half, half)
    if half > e1 || half > e2 {
      var isFound = false
      if e1 < e2 {
        let c = distance - r2
        y = root(1, c + b1 / 2, c * c - a1)
        (x, isFound) = (c - y, y <= e2)
      } else if e2 < e1 {
        let c = distance - r1
        y = root(1, c + b2 / 2, c * c - a2)
        (x, isFound) = (r1 + y, y <= e1)
      }
      if !isFound {
        // x₀ − r₁ by the gap, because both are nearly equal where discs nearly touch.
        let excess =
          (frame.gap * (distance - (r1 - r2)) + (e2 - e1) * (e2 + e1)) / (2 * distance)
        let x0 = r1 + excess
        let slope = (b1 - b2) / (2 * distance)
        y = root(slope * slope, b1 / 2 - x0 * slope, excess * (x0 + r1) + e1 * e1)
        x = x0 + slope * y
      }
    }
    guard y < Limits.coordinate else { return nil }
    guard let rise else { return SIMD3(x, y, y) }
    y += rise
    let (q1, q2, k) = (y - e1, y - e2, r1 - r2)
    let square = distance * distance - k * k
    func side(_ q: Double) -> Double { (square + q * q) / 2 }
    var radius = 0.0
    switch (q1 <= 0, q2 <= 0) {
    case (true, true):
      x = (distance + k) / 2
      radius = x - r1
    case (true, false):
      x = side(q2) / (distance - k)
      radius = x - r1
      if x > distance {
        radius = q2 - r2
        x = r1 + radius
        if x > distance + ends.depths.y { return nil }
      }
    case (false, true):
      var z = side(q1) / (distance + k)
      radius = z - r2
      if z > distance {
        radius = q1 - r1
        z = r2 + radius
        if z > distance + ends.depths.x { return nil }
      }
      x = distance - z
    case (false, false):
      let e = q1 * q1 + k * k - distance * distance - q2 * q2
      x =
        (k * max(e * e + 4 * square * q1 * q1, 0).squareRoot() - distance * e) / (2 * square)
      if x < 0 {
        // Over the top of the first body.
        radius = q1 - r1
        x = distance - max((r2 + radius) * (r2 + radius) - q2 * q2, 0).squareRoot()
        if x < -ends.depths.x || ends.depths.x == 0 { return nil }
      } else if x > distance {
        radius = q2 - r2
        x = max((r1 + radius) * (r1 + radius) - q1 * q1, 0).squareRoot()
        if x > distance + ends.depths.y || ends.depths.y == 0 { return nil }
      } else {
        radius = (x * x + q1 * q1).squareRoot() - r1
      }
    }
    return SIMD3(x, y, radius)
  }

  /// Y(ρ′) on the sides −1 and 1: the heights of the balls of a radius that touch both bodies after
  /// these were moved until they touch; 0 without such a ball.
  func contactHeights(radius: Double) -> Vector2 {
    let sum = first.radius + second.radius
    guard radius > 0 else { return .zero }
    let (big1, big2) = (first.radius + radius, second.radius + radius)
    // The triangle of both centers and the ball's, by Heron's formula.
    let height =
      sum > 0
      ? 2 * (first.radius * second.radius * radius * (sum + radius)).squareRoot() / sum : 0
    if areDiscs { return Vector2(height, height) }
    if isFlat || isUpright {
      let (above, below) = (ends(side: -1), ends(side: 1))
      let height = contactHeight(above, sum, big1, big2)
      return Vector2(height, above == below ? height : contactHeight(below, sum, big1, big2))
    }
    if sum > 0 {
      let x = (sum * sum + big1 * big1 - big2 * big2) / (2 * sum)
      let away = frame.direction * frame.gap
      func isAtCorners(_ y: Double) -> Bool {
        let center = frame.point(x, y)
        let end = frame.point(frame.distance, 0)
        return (first.nearest(to: center) - frame.origin).magnitude < Self.nearness
          && (second.nearest(to: center + away) - end).magnitude < Self.nearness
      }
      if isAtCorners(height), isAtCorners(-height) { return Vector2(height, height) }
    }
    let crossings = LiquidCrossings(
      first, second.moved(by: frame.direction * -frame.gap), radius: radius)
    var heights = Vector2.zero
    for index in 0..<crossings.count {
      let y = frame.height(of: crossings[index])
      heights = pointwiseMax(heights, Vector2(-y, y))
    }
    return heights
  }

  /// The crossing of two profiles, moved outwards by the radius, whose bodies touch.
  private func contactHeight(
    _ ends: Ends, _ sum: Double, _ big1: Double, _ big2: Double
  ) -> Double {
    func rise(_ radius: Double, _ x: Double) -> Double {
      max(radius * radius - x * x, 0).squareRoot()
    }
    func profile(_ end: Double, _ radius: Double, _ depth: Double, _ x: Double) -> Double {
      end + (x >= 0 ? rise(radius, x) : x >= -depth ? radius : rise(radius, x + depth))
    }
    let (e1, e2, depths) = (ends.first, ends.second, ends.depths)
    let y1 = profile(e1, big1, depths.x, sum - big2)
    if y1 <= e2 { return y1 }
    let y2 = profile(e2, big2, depths.y, sum - big1)
    if y2 <= e1 { return y2 }
    let (top1, top2) = (e1 + big1, e2 + big2)
    let (q1, q2) = (top1 - e2, top2 - e1)
    let (x1, x2) = (sum - rise(big2, q1), rise(big1, q2))
    if q1 < big2, x1 <= 0, x1 >= -depths.x { return top1 }
    if q2 < big1, x2 >= sum, x2 <= sum + depths.y { return top2 }
    let start = Vector2(q1 < big2 && x1 < -depths.x ? -depths.x : 0, e1)
    let stop = Vector2(q2 < big1 && x2 > sum + depths.y ? sum + depths.y : sum, e2)
    let offset = stop - start
    let square = (offset * offset).sum()
    guard square > 0 else { return 0 }
    let share = (square + big1 * big1 - big2 * big2) / (2 * square)
    return e1 + share * offset.y
      + max(big1 * big1 / square - share * share, 0).squareRoot() * offset.x
  }
}

// MARK: - Discs

extension LiquidPair {
  /// The balls of a radius on the sides −1 and 1 that touch two discs; nil if one lies within the
  /// other.
  ///
  /// Both centers and the ball's are a triangle of the sides d, r₁ + ρ and r₂ + ρ. With
  /// k = (r₁ − r₂)/d the ball lies from the centers in the directions
  ///
  ///     cos θ₁ = (d + k(r₁ + r₂ + 2ρ))/2(r₁ + ρ)        cos θ₂ = (k(r₁ + r₂ + 2ρ) − d)/2(r₂ + ρ)
  ///
  /// at a height by Heron's formula, whose factors are not negative. So nearly nothing is lost of a
  /// ball that is very large, or of discs that nearly touch.
  ///
  /// - Parameter height: The height of the balls' middles over the axis, in points, if it is known.
  func discBalls(radius: Double, height: Double? = nil) -> (LiquidBall, LiquidBall)? {
    let (r1, r2, distance) = (first.radius, second.radius, frame.distance)
    let (near, far) = (distance - (r1 - r2), distance + (r1 - r2))
    guard near > 0, far > 0 else { return nil }
    let sum = r1 + r2 + 2 * radius
    let square = (distance + sum) * max(2 * radius - frame.gap, 0) * near * far
    let y = height ?? square.squareRoot() / (2 * distance)
    let reach = (r1 - r2) / distance * sum
    let (out, back) = (Vector2(distance + reach, 2 * y), Vector2(reach - distance, 2 * y))
    let near1 = out / max(2 * (r1 + radius), Limits.minimumLength)
    let near2 = back / max(2 * (r2 + radius), Limits.minimumLength)
    func ball(_ side: Double) -> LiquidBall {
      func vector(_ part: Vector2) -> Vector2 { frame.vector(Vector2(part.x, side * part.y)) }
      let (first, second) = (vector(near1), vector(near2))
      var ball = LiquidBall(
        center: self.first.center + vector(out / 2), radius: radius, first: -first,
        second: -second, middle: LiquidBall.middle(of: -first, -second, side: side))
      ball.firstFoot = self.first.center + first * r1
      ball.secondFoot = self.second.center + second * r2
      return ball
    }
    return (ball(-1), ball(1))
  }

  /// The radius of the balls that touch two discs, which do not overlap, and that are some distance
  /// apart: ``pinch(side:)`` with both ends e of the cores lowered by half of it.
  ///
  /// - Parameter distance: The distance of the middles, in points.
  func pinchRadius(halfThickness: Double, distance: Double, gap: Double) -> Double {
    let (r1, r2) = (first.radius, second.radius)
    let slope = (r1 - r2) / distance
    let excess = gap * (distance - (r1 - r2)) / (2 * distance)
    let b = r1 - halfThickness - slope * (r1 + excess)
    let c = excess * (2 * r1 + excess) + halfThickness * halfThickness
    return c / (b + max(b * b - slope * slope * c, 0).squareRoot())
  }
}

// MARK: - Tails

extension LiquidPair {
  /// The place of the ball of a radius that touches the first body and a drop on the axis, on a
  /// side of it; nil if there is none that is farther from the axis than the drop's middle.
  ///
  /// - Parameters:
  ///   - side: 1 or −1, the sign of its y.
  ///   - drop: The drop; its middle is at x on the axis.
  func tailBall(side: Double, drop: LiquidBody, at x: Double, radius: Double) -> Vector2? {
    let isAligned = isFlat || isUpright
    let end = isAligned ? ends(side: side).first : 0
    let (big, small) = (first.radius + radius, drop.radius + radius)
    // The flat side of the body, or else its corner at (0, end).
    let step = big - x
    let square = small * small - step * step
    if square > 0, square <= end * end {
      return frame.point(big, side * square.squareRoot())
    }
    let distance = x * x + end * end
    if distance > 0, x > 0 {
      let share = (distance + big * big - small * small) / (2 * distance)
      let height = max(big * big / distance - share * share, 0).squareRoot()
      let place = Vector2(x * share + end * height, end - end * share + x * height)
      let center = frame.point(place.x, side * place.y)
      let isAtCorner =
        isAligned
        ? place.x >= 0 && place.y >= end
        : (first.nearest(to: center) - frame.origin).magnitude < Self.nearness
      if height > 0, isAtCorner { return center }
    }
    let crossings = LiquidCrossings(first, drop, radius: radius)
    var best: Vector2?
    var height = 0.0
    for index in 0..<crossings.count {
      let y = side * frame.height(of: crossings[index])
      if y > height { (best, height) = (crossings[index], y) }
    }
    return best
  }
}

// MARK: - By Newton's method

extension LiquidPair {
  /// The same as ``closedForm(_:rise:)`` for any frame.
  func solved(side: Double, rise: Double?) -> SIMD3<Double> {
    let place = solvedPinch(side: side)
    guard let rise else { return SIMD3(place.x, place.y, place.y) }
    return level(side: side, height: place.y + rise, from: place.x)
  }

  /// The distances of a point of the frame from both bodies, and their gradients in the frame.
  private func clearances(_ x: Double, _ y: Double) -> (Vector2, first: Vector2, second: Vector2) {
    let point = frame.point(x, y)
    let (near, far) = (first.clearance(of: point), second.clearance(of: point))
    return (
      Vector2(near.distance, far.distance), frame.components(of: near.normal),
      frame.components(of: far.normal)
    )
  }

  /// The place of the ball that touches both bodies and the axis, on a side of it.
  func pinch(side: Double) -> Vector2 {
    let ball = ball(side: side, rise: nil)
    return Vector2(frame.components(of: ball.center - frame.origin).x, ball.radius)
  }

  /// Newton's method in x and y for the ball that touches both bodies and the axis.
  private func solvedPinch(side: Double) -> Vector2 {
    var place = Vector2(first.radius + frame.gap / 2, frame.gap / 2)
    if frame.facingLength >= frame.gap { return place }
    for _ in 0..<20 {
      let (distances, first, second) = clearances(place.x, side * place.y)
      let error = distances - place.y
      let (b, d) = (side * first.y - 1, side * second.y - 1)
      let determinant = first.x * d - b * second.x
      if abs(determinant) < 1e-14 { break }
      let step =
        Vector2(d * error.x - b * error.y, first.x * error.y - second.x * error.x) / determinant
      place = Vector2(place.x - step.x, max(place.y - step.y, 0))
      // It converges by squares: the next error would be below 1e-13.
      if abs(step.x) + abs(step.y) < 1e-7 * (1 + frame.distance) { break }
    }
    return place
  }

  /// The ball at a height that touches both bodies: Newton's method, with a bracket, on the
  /// difference of the distances, which grows along the axis.
  private func level(side: Double, height: Double, from start: Double) -> SIMD3<Double> {
    // The middle of a ball of 550 pt that third bodies have widened lies far beyond both bodies.
    let reach = Self.reach * height
    var low = -4 * first.halfSize.sum() - reach
    var high = frame.distance + 4 * second.halfSize.sum() + reach
    var x = min(max(start, low), high)
    for _ in 0..<40 {
      let (distances, first, second) = clearances(x, side * height)
      let value = distances.x - distances.y
      if value > 0 { high = x } else { low = x }
      let slope = first.x - second.x
      var next = slope > 1e-12 ? x - value / slope : x
      if !(next >= low && next <= high) { next = (low + high) / 2 }
      let step = abs(next - x)
      x = next
      if step < 1e-7 * (1 + frame.distance) { break }
    }
    let (distances, _, _) = clearances(x, side * height)
    return SIMD3(x, height, distances.sum() / 2)
  }

  /// How far beyond the bodies a ball is searched, in its heights over the axis.
  private static var reach: Double { 8 }
}
