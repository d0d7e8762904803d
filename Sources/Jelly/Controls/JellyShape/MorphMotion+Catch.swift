extension MorphMotion {
  /// Writes what is shown at a time as a drawing, ``caught``, and returns the velocities of its
  /// cubics.
  ///
  /// Cubics would add up with catches: those of the drawings before, and of the new one. So smooth
  /// joints that are seen least are left out until what is caught has 2.2 times as many as the new
  /// drawing: after any number of catches a drawing of 30 cubics has at most 96.
  mutating func `catch`(
    at time: Double, budget count: Int, in memory: MorphMemory
  ) throws(MorphError) -> Cubics {
    caught.clear()
    let velocities: Cubics = try memory.allocate(Self.maximumCubics)
    let share = share(at: time)
    let kept = min(max(2.2 * Double(count), 32) / Double(cubicCount), 1)
    for index in 0..<pieceCount {
      let piece = pieces[index]
      // The velocity of what is shown, joints and turn included: a symmetric difference.
      let step = 1e-6
      let first = caught.cubicCount
      let places: Cubics = try memory.allocate(piece.count)
      write(piece, at: time, shift: -step, to: places)
      for number in 0..<piece.count { velocities[first + number] = places[number] }
      write(piece, at: time, shift: step, to: places)
      for number in 0..<piece.count {
        velocities[first + number] =
          (places[number] - velocities[first + number]) * (0.5 / step)
      }
      write(piece, at: time, to: places)
      let isPoint = places.areAll { cubic in
        cubic.extent < 1e-7 && cubic.start.distance(to: places[0].start) < 1e-7
      }
      guard !isPoint else { continue }
      let own = Cubics(rebasing: velocities[first..<(first + piece.count)])
      let left = MorphMerge.merge(places, own, to: Int(kept * Double(piece.count)))
      try caught.add(
        Cubics(rebasing: places[..<left]), isClosed: piece.isClosed, isHole: piece.isHole,
        piece.paints.start.mixed(with: piece.paints.end, share, id: Int32(index)))
    }
    caught.findParents(from: 0)
    return velocities
  }
}

/// Smooth joints that are left out.
private enum MorphMerge {
  /// Merges cubics of one contour where that is seen least; returns how many are left.
  static func merge(_ cubics: Cubics, _ velocities: Cubics, to kept: Int) -> Int {
    var count = cubics.count
    while count > max(kept, 2) {
      var best = (index: -1, error: Self.precision)
      for index in 1..<count {
        let error = Self.merged(cubics[index - 1], cubics[index]).error
        if error < best.error { best = (index, error) }
      }
      guard best.index > 0 else { break }
      let (merged, t, _) = Self.merged(cubics[best.index - 1], cubics[best.index])
      cubics[best.index - 1] = merged
      let (a, b) = (velocities[best.index - 1], velocities[best.index])
      velocities[best.index - 1] = Self.joined(a, b, t)
      for index in best.index..<(count - 1) {
        cubics[index] = cubics[index + 1]
        velocities[index] = velocities[index + 1]
      }
      count -= 1
    }
    return count
  }

  /// A joint that is left out moves the outline by less, in sizes: 0.08 pt at 160 pt.
  static var precision: Double { 5e-4 }

  /// The cubic of which two are parts, or nearly: its parameter at the joint, and the distance.
  static func merged(_ a: Cubic, _ b: Cubic) -> (cubic: Cubic, t: Double, error: Double) {
    let (into, away) = (a.end.distance(to: a.control2), b.control1.distance(to: b.start))
    guard into > 1e-9, away > 1e-9 else { return (a, 0, .infinity) }
    let t = into / (into + away)
    let cubic = joined(a, b, t)
    var error = 0.0
    for sample in 1...4 {
      let u = Double(sample) / 4
      error = max(error, cubic.point(at: t * u).distance(to: a.point(at: u)))
      error = max(error, cubic.point(at: t + (1 - t) * u).distance(to: b.point(at: u)))
    }
    return (cubic, t, error)
  }

  static func joined(_ a: Cubic, _ b: Cubic, _ t: Double) -> Cubic {
    Cubic(
      start: a.start, control1: a.start + (a.control1 - a.start) / t,
      control2: b.end + (b.control2 - b.end) / (1 - t), end: b.end)
  }
}

extension MorphPaint {
  /// The paint between this and another one.
  func mixed(with other: Self, _ share: Double, id: Int32) -> Self {
    var paint = other
    paint.id = id
    paint.fill = fill + (other.fill - fill) * share
    paint.width = width + (other.width - width) * share
    paint.isStroke = isStroke || other.isStroke
    return paint
  }
}

extension MorphDrawing {
  /// The velocity of a cubic that is a part of one of the drawing; of what is new, that of the
  /// nearest place: it is hidden then.
  func velocity(of cubic: Cubic, _ velocities: Cubics) -> Cubic {
    // The nearest cubics by a few points.
    var near = (
      first: (index: -1, error: Double.infinity), second: (index: -1, error: Double.infinity)
    )
    let middle = cubic.point(at: 0.5)
    for index in 0..<cubicCount {
      let own = cubics[index]
      var least = (1e9, 1e9, 1e9)
      for sample in 0...8 {
        let point = own.point(at: Double(sample) / 8)
        least = (
          min(least.0, point.square(to: cubic.start)), min(least.1, point.square(to: middle)),
          min(least.2, point.square(to: cubic.end))
        )
      }
      let error = max(least.0, max(least.1, least.2))
      if error < near.first.error {
        near = ((index, error), near.first)
      } else if error < near.second.error {
        near.second = (index, error)
      }
    }
    var best = (index: 0, error: Double.infinity, start: 0.0, end: 0.0)
    for number in 0..<2 {
      let index = number == 0 ? near.first.index : near.second.index
      guard index >= 0, best.error > 1e-7 else { continue }
      let start = place(of: cubic.start, on: cubics[index])
      let end = place(of: cubic.end, on: cubics[index])
      let error = max(
        start.error, max(end.error, place(of: middle, on: cubics[index]).error))
      if error < best.error { best = (index, error, start.t, end.t) }
    }
    guard best.error < .infinity else { return cubic.mapped { _ in .zero } }
    let own = velocities[best.index]
    if abs(best.start - best.end) < 1e-9 {
      let velocity = own.point(at: best.start)
      return own.mapped { _ in velocity }
    }
    return own.part(from: best.start, to: best.end)
  }

  /// The parameter of a cubic nearest to a point, and the distance there.
  private func place(of point: Vector2, on cubic: Cubic) -> (t: Double, error: Double) {
    var best = (t: 0.0, square: Double.infinity)
    for sample in 0...16 {
      let t = Double(sample) / 16
      let square = cubic.point(at: t).square(to: point)
      if square < best.square { best = (t, square) }
    }
    var (low, high) = (max(best.t - 1.0 / 16, 0), min(best.t + 1.0 / 16, 1))
    for _ in 0..<36 {
      let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
      if cubic.point(at: a).square(to: point) < cubic.point(at: b).square(to: point) {
        high = b
      } else {
        low = a
      }
    }
    let t = (low + high) / 2
    return (t, cubic.point(at: t).distance(to: point))
  }
}
