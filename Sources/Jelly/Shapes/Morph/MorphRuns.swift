/// Fewer cubics for a contour that is caught, so that they do not add up from catch to catch.
///
/// Greedy merging: of all cubics that are neighbors, those two become one whose merger is seen
/// least, and again, in O(n²) for n cubics. What they become is fitted by least squares to samples
/// of all cubics that it replaces, and its velocity to theirs:
///
///     a ●──────╮            the ends are kept; the handles h₁ and h₂ solve the normal equations
///              │ samples    of Σ (p(t) − sample)², with p(t) = rest(t) + b₁(t)·h₁ + b₂(t)·h₂
///              ╰──────● b
struct MorphRuns {
  /// The cubics before, and their velocities.
  private let places, velocities: Cubics
  private let samples: UnsafeMutableBufferPointer<Sample>

  /// A point of the cubics before, its velocity, and its parameter on the one that they become.
  private struct Sample: BitwiseCopyable {
    var t: Double
    var point, velocity: Vector2

    /// The weights of the handles.
    var weights: (Double, Double) { (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t) }

    /// The part of the ends in the point of a cubic.
    func rest(_ start: Vector2, _ end: Vector2) -> Vector2 {
      (1 - t) * (1 - t) * (1 - t) * start + t * t * t * end
    }
  }

  /// Merges cubics of one contour where that is seen least.
  ///
  /// - Returns: How many are left.
  static func merge(
    _ cubics: Cubics, _ velocities: Cubics, to kept: Int, in memory: MorphMemory
  ) throws(MorphError) -> Int {
    guard cubics.count > 2 else { return cubics.count }
    let runs = Self(
      places: try cubics.mapped(in: memory) { $0 },
      velocities: try velocities.mapped(in: memory) { $0 },
      samples: try memory.allocate(sampleCount * cubics.count))
    var count = cubics.count
    // The first of the cubics before that each one now replaces; the error of merging it with the
    // one before it.
    let (firsts, errors): (Indices, Numbers) = (
      try memory.allocate(count + 1), try memory.allocate(count)
    )
    for index in 0...count { firsts[index] = index }
    for index in 1..<count { errors[index] = runs.fit(index - 1, index + 1).error }
    while count > 2 {
      // What had been one cubic is one again.
      var best = (index: -1, error: count > kept ? 1.0 : equalError)
      for index in 1..<count where errors[index] < best.error { best = (index, errors[index]) }
      guard best.index > 0 else { break }
      let fit = runs.fit(firsts[best.index - 1], firsts[best.index + 1])
      cubics[best.index - 1].shape = fit.place
      velocities[best.index - 1].shape = fit.velocity
      for index in best.index..<count {
        firsts[index] = firsts[index + 1]
        guard index + 1 < count else { break }
        (cubics[index], velocities[index]) = (cubics[index + 1], velocities[index + 1])
        errors[index] = errors[index + 1]
      }
      count -= 1
      for index in max(best.index - 1, 1)..<min(best.index + 1, max(count, 1)) {
        errors[index] = runs.fit(firsts[index - 1], firsts[index + 1]).error
      }
    }
    return count
  }

  /// The cubic with the least squared distance from some others, and its velocity.
  ///
  /// - Returns: The error is 1 at what is just not seen, and infinite where a corner would be lost.
  private func fit(_ first: Int, _ last: Int) -> (place: Cubic, velocity: Cubic, error: Double) {
    let (a, b) = (places[first].shape, places[last - 1].shape)
    let (u, v) = (velocities[first].shape, velocities[last - 1].shape)
    let none = (place: a, velocity: u, error: Double.infinity)
    guard let samples = sample(first, last) else { return none }
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    var (px, py, vx, vy) = (Vector2.zero, Vector2.zero, Vector2.zero, Vector2.zero)
    for sample in samples {
      let (x, y) = sample.weights
      (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y)
      let p = sample.point - sample.rest(a.start, b.end)
      let q = sample.velocity - sample.rest(u.start, v.end)
      (px, py, vx, vy) = (px + p * x, py + p * y, vx + q * x, vy + q * y)
    }
    let determinant = xx * yy - xy * xy
    guard determinant > 1e-9 else { return none }
    func solved(_ x: Vector2, _ y: Vector2, _ start: Vector2, _ end: Vector2) -> Cubic {
      Cubic(
        start: start, control1: (x * yy - y * xy) / determinant,
        control2: (y * xx - x * xy) / determinant, end: end)
    }
    let (place, velocity) = (solved(px, py, a.start, b.end), solved(vx, vy, u.start, v.end))
    var error = 0.0
    for sample in samples {
      error = max(
        error, place.point(at: sample.t).distance(to: sample.point) / Self.precision)
      error = max(
        error,
        velocity.point(at: sample.t).distance(to: sample.velocity) / Self.velocityPrecision)
    }
    return error.isFinite ? (place, velocity, error) : none
  }

  /// Samples of cubics, with their parameters on one cubic; nil if there is a corner between them.
  ///
  /// Handles at a joint have the ratio of the parameters beside it, as if one cubic had been cut
  /// there; then what had been one is the same again.
  private func sample(_ first: Int, _ last: Int) -> UnsafeMutableBufferPointer<Sample>? {
    /// The handles into the start of a cubic and away from it.
    func handles(_ index: Int) -> (into: Double, away: Double) {
      let (before, after) = (places[index - 1], places[index])
      return (before.end.distance(to: before.control2), after.control1.distance(to: after.start))
    }
    var (total, length) = (1.0, 1.0)
    for index in (first + 1)..<last {
      let (into, away) = handles(index)
      guard into > 1e-6, away > 1e-6,
        places[index - 1].tangents.end.dot(places[index].tangents.start) > Self.cornerCosine
      else { return nil }
      length *= away / into
      total += length
    }
    var (start, count) = (0.0, 0)
    length = 1
    for index in first..<last {
      if index > first {
        let (into, away) = handles(index)
        length *= away / into
      }
      for number in 1...Self.sampleCount {
        let t = Double(number) / Double(Self.sampleCount)
        samples[count] = Sample(
          t: (start + t * length) / total, point: places[index].point(at: t),
          velocity: velocities[index].point(at: t))
        count += 1
      }
      start += length
    }
    return UnsafeMutableBufferPointer(rebasing: samples[..<count])
  }

  /// The number of samples of each cubic.
  static var sampleCount: Int { 4 }
  /// The error below which cubics have been one before.
  static var equalError: Double { 1e-3 }
  /// The cosine of the turn at a joint, 26°, that is a corner.
  static var cornerCosine: Double { 0.9 }
  /// What is left out moves the outline by less, in sizes: 0.05 pt at 160 pt.
  static var precision: Double { 5e-4 }
  /// And its velocity by less, in sizes per second.
  static var velocityPrecision: Double { 0.2 }
}
