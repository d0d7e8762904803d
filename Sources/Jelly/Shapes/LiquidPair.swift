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

  /// The parts of the profiles of both bodies on a side of the axis, apart from their radii.
  private struct Ends: Equatable {
    /// The ends of the cores over the axis, e₁ and e₂, in points.
    var firstEnd = 0.0
    var secondEnd = 0.0
    /// The depth of the cores along the axis, in points.
    var firstDepth = 0.0
    var secondDepth = 0.0
  }

  private func ends(side: Double) -> Ends {
    let across = isFlat ? 1 : 0
    let sign = side * (isFlat ? frame.direction.x : -frame.direction.y)
    func end(_ body: LiquidBody) -> Double {
      body.coreHalfSize[across] + sign * (body.center[across] - frame.origin[across])
    }
    return Ends(
      firstEnd: end(first), secondEnd: end(second),
      firstDepth: 2 * first.coreHalfSize[1 - across],
      secondDepth: 2 * second.coreHalfSize[1 - across])
  }

  /// The ball on a side of the axis.
  ///
  /// - Parameters:
  ///   - side: 1 or −1, the sign of its y.
  ///   - rise: Its height over that of the ball that touches the axis, in points; nil for that
  ///     ball itself.
  func ball(side: Double, rise: Double?) -> LiquidBall {
    let ends = isAligned ? ends(side: side) : Ends()
    if let found = sideBall(ends, rise: rise) {
      let ball = ball(found, side: side)
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
    if rise == other, !isAligned || isMirrored,
      let found = sideBall(isAligned ? ends(side: 1) : Ends(), rise: rise)
    {
      let balls = (ball(found, side: -1), ball(found, side: 1))
      if isAligned || areDiscs
        || touchesNearestCorners(balls.0.center) && touchesNearestCorners(balls.1.center)
      {
        return balls
      }
    }
    return (ball(side: -1, rise: rise), ball(side: 1, rise: other))
  }

  /// The height over the axis at which the ball on a side of it touches the first body; nil where
  /// that is not in closed form.
  func footHeight(side: Double, rise: Double?) -> Double? {
    guard isAligned else { return nil }
    let ends = ends(side: side)
    guard let found = closedForm(ends, rise: rise) else { return nil }
    let (over, reach) = (max(found.y - ends.firstEnd, 0), first.radius + found.z)
    return min(found.y, ends.firstEnd) + (reach > 0 ? over * first.radius / reach : 0)
  }

  /// Whether all on one side of the axis is the mirror image of the other side.
  var isMirrored: Bool { areDiscs || isAligned && ends(side: 1) == ends(side: -1) }

  /// Whether the axis is one of the screen's, and not between discs.
  private var isAligned: Bool { (isFlat || isUpright) && !areDiscs }

  /// Returns whether a ball touches only the ends of the axis.
  private func touchesNearestCorners(_ center: Vector2) -> Bool {
    let end = frame.point(frame.distance, 0)
    return (first.nearest(to: center) - frame.origin).magnitude < Self.nearness
      && (second.nearest(to: center) - end).magnitude < Self.nearness
  }

  /// The distance within which two points are one, in points: far above the roundings of places on
  /// a screen, which are 1e-13, and far below what can be seen.
  private static var nearness: Double { 1e-10 }

  /// A ball in x and y, as on the side 1.
  private struct SideBall {
    var place: Vector2
    var radius: Double
    /// The directions to the points where it touches the bodies, and to the middle between them.
    var toFirst: Vector2
    var toSecond: Vector2
    var middle: Vector2
  }

  private func sideBall(_ ends: Ends, rise: Double?) -> SideBall? {
    guard let found = closedForm(ends, rise: rise) else { return nil }
    let place = Vector2(found.x, found.y)
    // The point of a core that is nearest lies at an x within it, and no higher than its end.
    func direction(to x: Double, _ end: Double, _ radius: Double) -> Vector2 {
      let reach = radius + found.z
      return reach > 0 ? (Vector2(x, min(found.y, end)) - place) / reach : .zero
    }
    let distance = frame.distance
    let toFirst = direction(
      to: min(max(found.x, -ends.firstDepth), 0), ends.firstEnd, first.radius)
    let toSecond = direction(
      to: max(min(found.x, distance + ends.secondDepth), distance), ends.secondEnd, second.radius)
    return SideBall(
      place: place, radius: found.z, toFirst: toFirst, toSecond: toSecond,
      middle: LiquidBall.middle(of: toFirst, toSecond, side: 1))
  }

  private func ball(_ ball: SideBall, side: Double) -> LiquidBall {
    let across = frame.across * side
    func vector(_ components: Vector2) -> Vector2 {
      frame.direction * components.x + across * components.y
    }
    return LiquidBall(
      center: frame.origin + vector(ball.place), radius: ball.radius,
      toFirst: vector(ball.toFirst), toSecond: vector(ball.toSecond), middle: vector(ball.middle))
  }
}

// MARK: - In closed form

extension LiquidPair {
  // On a side of the axis each body is a profile: an upright side up to the end e of its core, then
  // a quarter of a circle of its radius r about the end, then a flat top as deep as its core.
  //
  //           ── e₁+r₁ ──╮                        ╭──── e₂+r₂ ────
  //                       ╲                      ╱
  //      ┄┄┄ core ┄┄┄┐ e₁  ╲        ball        ╱  e₂ ┌┄┄┄ core ┄┄┄
  //                  ┊      │      (x, y)      │      ┊
  //     ─ −depth ────0──────r₁────── gap ────d−r₂─────d──── d+depth ─ axis
  //
  // A ball at (x, y) of radius ρ touches
  //
  //     the side of a body, if y ≤ e       x = r₁ + ρ                     d − x = r₂ + ρ
  //     its corner                         x² + (y − e₁)² = (r₁ + ρ)²     the same of d − x, e₂, r₂
  //     its top, if x is over the core     y − e₁ = r₁ + ρ                y − e₂ = r₂ + ρ
  //
  // Two of these are linear in x and ρ, once their squares are subtracted. So each case is a
  // quotient, or a root of a quadratic. d is written as gap + r₁ + r₂ wherever radii are subtracted
  // from it: beside a square corner a difference of squares is of the order of the gap, and lost in
  // the roundings of d² where the gap is one.

  /// The place of a ball and its radius, where the cores face each other or are points; nil where
  /// it would touch the far end of a core.
  private func closedForm(_ ends: Ends, rise: Double?) -> SIMD3<Double>? {
    let pinch = pinch(of: ends)
    guard pinch.y < Limits.coordinate else { return nil }
    guard let rise else { return SIMD3(pinch.x, pinch.y, pinch.y) }
    return level(of: ends, at: pinch.y + rise)
  }

  /// The place of the ball that touches both bodies and the axis: ρ = y.
  private func pinch(of ends: Ends) -> Vector2 {
    let (e1, e2, r1, r2) = (ends.firstEnd, ends.secondEnd, first.radius, second.radius)
    let (distance, gap) = (frame.distance, frame.gap)
    // 1. Two sides: half-way between them.
    let half = gap / 2
    if half <= e1, half <= e2 { return Vector2(r1 + half, half) }
    // The smaller root of A·y² − 2B·y + C, which does not subtract nearly equal numbers.
    func root(_ a: Double, _ b: Double, _ c: Double) -> Double {
      c / (b + max(b * b - a * c, 0).squareRoot())
    }
    // (y − e)² − (r + y)² = e² − r² − by
    let (b1, b2) = (2 * (r1 + e1), 2 * (r2 + e2))
    // 2. The corner of the lower core, and the side of the other body if it reaches so high.
    if e1 < e2 {
      let y = root(1, gap + r1 + b1 / 2, gap * (gap + 2 * r1) + e1 * e1)
      if y <= e2 { return Vector2(r1 + gap - y, y) }
    } else if e2 < e1 {
      let y = root(1, gap + r2 + b2 / 2, gap * (gap + 2 * r2) + e2 * e2)
      if y <= e1 { return Vector2(r1 + y, y) }
    }
    // 3. Two corners: x = x₀ + slope·y. x₀ − r₁ follows from the gap, because both are nearly equal
    //    where discs nearly touch.
    let excess = (gap * (gap + 2 * r2) + (e2 - e1) * (e2 + e1)) / (2 * distance)
    let x0 = r1 + excess
    let slope = (b1 - b2) / (2 * distance)
    let y = root(slope * slope, b1 / 2 - x0 * slope, excess * (x0 + r1) + e1 * e1)
    return Vector2(x0 + slope * y, y)
  }

  /// The ball at a height y; nil where it would touch the far end of a core.
  private func level(of ends: Ends, at y: Double) -> SIMD3<Double>? {
    let (r1, r2, distance, gap) = (first.radius, second.radius, frame.distance, frame.gap)
    // The height over the end of each core; up to 0 the ball is beside the body's side.
    let (q1, q2) = (y - ends.firstEnd, y - ends.secondEnd)
    switch (q1 <= 0, q2 <= 0) {
    case (true, true):
      return SIMD3(r1 + gap / 2, y, gap / 2)
    case (true, false):
      return besideSide(of: r1, height: q2, over: r2, depth: ends.secondDepth)
        .map { SIMD3($0.x, y, $0.y) }
    case (false, true):
      return besideSide(of: r2, height: q1, over: r1, depth: ends.firstDepth)
        .map { SIMD3(distance - $0.x, y, $0.y) }
    case (false, false): break
    }
    // The root of two does not subtract nearly equal numbers.
    let k = r1 - r2
    let square = (gap + 2 * r1) * (gap + 2 * r2)
    let e = (ends.secondEnd - ends.firstEnd) * (q1 + q2) - square
    let root = k * (e * e + 4 * square * q1 * q1).squareRoot()
    let x =
      k * e > 0
      ? (2 * k * q1 - e) * (2 * k * q1 + e) / (2 * (root + distance * e))
      : (root - distance * e) / (2 * square)
    if x < 0 {
      return overTop(height: q1, of: r1, besides: q2, r2, depth: ends.firstDepth)
        .map { SIMD3(distance - $0.x, y, $0.y) }
    }
    if x > distance {
      return overTop(height: q2, of: r2, besides: q1, r1, depth: ends.secondDepth)
        .map { SIMD3($0.x, y, $0.y) }
    }
    return SIMD3(x, y, (x * x + q1 * q1).squareRoot() - r1)
  }

  /// The ball that touches the side of one body, of radius r, and of the other one the corner, or
  /// the top: its distance from the core of the first one, and its radius.
  private func besideSide(
    of r: Double, height q: Double, over other: Double, depth: Double
  ) -> Vector2? {
    var radius = (frame.gap + q * q / (frame.gap + 2 * other)) / 2
    if radius > frame.gap + other {
      radius = q - other
      if r + radius > frame.distance + depth { return nil }
    }
    return Vector2(r + radius, radius)
  }

  /// The ball that touches the top of one body, of radius r, and the corner of the other: its
  /// distance from the core of the other one, and its radius.
  private func overTop(
    height q: Double, of r: Double, besides otherHeight: Double, _ other: Double, depth: Double
  ) -> Vector2? {
    let radius = q - r
    let reach = other + radius
    let x = max(reach * reach - otherHeight * otherHeight, 0).squareRoot()
    return x > frame.distance + depth || depth == 0 ? nil : Vector2(x, radius)
  }

  /// Y(ρ′) on the sides −1 and 1: the heights of the balls of a radius that touch both bodies after
  /// these were moved until they touch; 0 without such a ball.
  func contactHeights(radius: Double) -> Vector2 {
    let sum = first.radius + second.radius
    guard radius > 0 else { return .zero }
    // The triangle of both centers and the ball's, by Heron's formula. Shares of the radii neither
    // underflow nor cancel where the radii vanish beside the ball's.
    let (share1, share2) = sum > 0 ? (first.radius / sum, second.radius / sum) : (0, 0)
    let height = 2 * (share1 * share2 * radius * (sum + radius)).squareRoot()
    if areDiscs { return Vector2(height, height) }
    if isFlat || isUpright {
      let (above, below) = (ends(side: -1), ends(side: 1))
      let height = contactHeight(above, radius: radius, distance: sum)
      return Vector2(
        height, above == below ? height : contactHeight(below, radius: radius, distance: sum))
    }
    if sum > 0 {
      let x = (sum + (share1 - share2) * (sum + 2 * radius)) / 2
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

  /// A profile on a side of the axis, moved outwards; x from the end of the core to the other one.
  private struct Profile {
    let end: Double
    let depth: Double
    let radius: Double

    /// The height of the flat top.
    var top: Double { end + radius }

    /// The height of the profile at an x that is not beyond its side.
    func height(at x: Double) -> Double {
      end + (x >= 0 ? half(x) : x >= -depth ? radius : half(x + depth))
    }

    /// Half of the chord of the circle about a corner at a distance from its middle.
    func half(_ distance: Double) -> Double {
      max(radius * radius - distance * distance, 0).squareRoot()
    }

    /// The x at which the flat top would meet the near corner of another profile; nil if it is
    /// above that.
    func meeting(_ other: Self, apart distance: Double) -> Double? {
      let height = top - other.end
      return height < other.radius ? distance - other.half(height) : nil
    }
  }

  /// The height of the ball of a radius that touches both bodies, if these just touched: that of
  /// the crossing of both profiles, moved outwards by the radius.
  ///
  /// - Parameter distance: The distance of the cores of bodies that touch.
  private func contactHeight(_ ends: Ends, radius: Double, distance: Double) -> Double {
    let one = Profile(
      end: ends.firstEnd, depth: ends.firstDepth, radius: first.radius + radius)
    let two = Profile(
      end: ends.secondEnd, depth: ends.secondDepth, radius: second.radius + radius)
    // 1. The side of one of them, which goes up to the end of its core.
    let atSecondSide = one.height(at: distance - two.radius)
    if atSecondSide <= two.end { return atSecondSide }
    let atFirstSide = two.height(at: distance - one.radius)
    if atFirstSide <= one.end { return atFirstSide }
    // 2. The top of one of them and the near corner of the other.
    let x1 = one.meeting(two, apart: distance)
    if let x1, x1 <= 0, x1 >= -one.depth { return one.top }
    let x2 = two.meeting(one, apart: distance)
    if let x2, x2 <= 0, x2 >= -two.depth { return two.top }
    // 3. Two corners: the far one of a profile whose top ends before it meets the other.
    let start = Vector2(x1.map { $0 < 0 } == true ? -one.depth : 0, one.end)
    let stop = Vector2(distance + (x2.map { $0 < 0 } == true ? two.depth : 0), two.end)
    let offset = stop - start
    let square = (offset * offset).sum()
    guard square > 0 else { return 0 }
    let (big1, big2) = (one.radius, two.radius)
    let share = (square + big1 * big1 - big2 * big2) / (2 * square)
    return one.end + share * offset.y
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
      let (fromFirst, fromSecond) = (vector(near1), vector(near2))
      var ball = LiquidBall(
        center: first.center + vector(out / 2), radius: radius, toFirst: -fromFirst,
        toSecond: -fromSecond,
        middle: LiquidBall.middle(of: -fromFirst, -fromSecond, side: side))
      ball.firstFoot = first.center + fromFirst * r1
      ball.secondFoot = second.center + fromSecond * r2
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
    let end = isAligned ? ends(side: side).firstEnd : 0
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
  private func clearances(
    _ x: Double, _ y: Double
  ) -> (distances: Vector2, firstNormal: Vector2, secondNormal: Vector2) {
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
    // Of 200,000 random pairs none takes more than 10 steps, and most take 4 or 5.
    for _ in 0..<20 {
      let (distances, firstNormal, secondNormal) = clearances(place.x, side * place.y)
      let error = distances - place.y
      // The derivatives of both errors by x are those normals' x, and by y these.
      let (b, d) = (side * firstNormal.y - 1, side * secondNormal.y - 1)
      let determinant = firstNormal.x * d - b * secondNormal.x
      // Parallel normals cross by a rounding: from such a place there is no step to a ball.
      if abs(determinant) < 1e-14 { break }
      let step =
        Vector2(
          d * error.x - b * error.y, firstNormal.x * error.y - secondNormal.x * error.x)
        / determinant
      place = Vector2(place.x - step.x, max(place.y - step.y, 0))
      // It converges by squares: the next error would be a rounding. A square corner is as curved
      // as the ball: a share of the distance instead leaves a small ball up to 6e-7 pt beside it.
      if abs(step.x) + abs(step.y) < max(1e-7 * place.y, 1e-14 * (1 + frame.distance)) { break }
    }
    return place
  }

  /// The ball at a height that touches both bodies: Newton's method, with a bracket, on the
  /// difference of the distances, which grows along the axis.
  private func level(side: Double, height: Double, from start: Double) -> SIMD3<Double> {
    // The middle of a ball of 550 pt that third bodies have widened lies far beyond both bodies. Of
    // both bodies their own sizes would do: 1 and 8 instead of 4 find the same balls.
    let reach = Self.reach * height
    var low = -4 * first.halfSize.sum() - reach
    var high = frame.distance + 4 * second.halfSize.sum() + reach
    var x = min(max(start, low), high)
    // Of 200,000 random balls none takes more than 18 steps. With at most 10, one of 40,000 misses
    // a body by 0.005 pt; with 5, one of 200, by up to 27 pt.
    for _ in 0..<40 {
      let (distances, firstNormal, secondNormal) = clearances(x, side * height)
      let value = distances.x - distances.y
      if value > 0 { high = x } else { low = x }
      let slope = firstNormal.x - secondNormal.x
      // Along parallel sides the difference does not grow: a rounding is not a slope. Any limit
      // from 1e-16 to 1e-2 finds the same balls.
      var next = slope > 1e-12 ? x - value / slope : x
      if !(next >= low && next <= high) { next = (low + high) / 2 }
      let step = abs(next - x)
      x = next
      // As above: with 1e-5 a ball is 4e-9 pt off, with 1e-3 0.00004 pt.
      if step < 1e-7 * (1 + frame.distance) { break }
    }
    let (distances, _, _) = clearances(x, side * height)
    return SIMD3(x, height, distances.sum() / 2)
  }

  /// The distance beyond the bodies in which a ball is searched, in its heights over the axis.
  ///
  /// With 0 a neck has a thorn in 1.6 % of the frames of dense groups, with 8 none of 144,000 balls
  /// is missed. Of 40,000 balls of random pairs 2 misses one by 0.03 pt, and 4 none.
  private static var reach: Double { 8 }
}
