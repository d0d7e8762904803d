/// The outline of a box as a sum of waves that run round it.
///
///     u(s) = Σ Aₙ·cos κₙs + Bₙ·sin κₙs        κₙ = 2πn/P
///
/// s is the distance along the perimeter P, clockwise from the left end of the upper side. A wave
/// is as stiff as one of the same length on an edge of 200 pt, so a spring feels the same on every
/// box. Places are in shares of P.
///
/// The waves do not change how long the outline is on average. The area, which they do change a
/// little, is kept by ``SoftNodes``.
typealias SoftBox = SoftShape<SoftBoxLaw>

/// How the waves of a box and its fingers are made, for one perimeter.
///
/// There are two waves of each length, a cosine and a sine, because a round has no beginning. The
/// coordinates are A₁, B₁, A₂, B₂ and so on. Places are in shares of the round.
struct SoftBoxLaw: SoftLaw {
  typealias Room = ThirtyTwoModes

  /// The length of the outline at rest, in points.
  let length: Double
  /// The spring of a wave with a length of 400 pt.
  let spring: DampedSpring
  /// How the other waves follow, and how a finger holds them.
  let waves: SoftWaves

  var count: Int { ThirtyTwoModes.capacity }
  var coordinatesPerWave: Int { 2 }

  func stiffness(of coordinate: Int) -> Double {
    stiffness(
      halves: 2 * Double(coordinate / 2 + 1) * Self.lengthOfSpring / max(length, Self.shortest))
  }

  /// The length of the edge whose longest wave has the tuning's spring, in points.
  private static var lengthOfSpring: Double { 200 }
  /// On a shorter outline, waves are as stiff as on this one, in points.
  private static var shortest: Double { 40 }

  /// A finger pokes the outline, which yields; it does not draw it along.
  var isDirect: Bool { false }

  /// The area is kept by what draws the outline.
  func attachVolume(to body: inout SoftBody<Room>) {}

  /// An outline that does not move yields to no finger.
  func holdStatically(_ body: inout SoftBody<Room>, _ holds: inout SoftHolds) {
    holds.detach(from: &body)
  }
}

// MARK: - Shapes

extension SoftBoxLaw {
  func writeWaves(at place: Double, to waves: UnsafeMutablePointer<Double>) {
    let step = Elementary.sincos(2 * .pi * place)
    var (cosine, sine) = (step.cos, step.sin)
    for n in stride(from: 0, to: count, by: 2) {
      (waves[n], waves[n + 1]) = (cosine, sine)
      (cosine, sine) = (
        cosine * step.cos - sine * step.sin, sine * step.cos + cosine * step.sin
      )
    }
  }

  func writeStaticResponse(
    _ influence: UnsafePointer<Double>, to response: UnsafeMutablePointer<Double>
  ) {
    for n in 0..<count { response[n] = influence[n] / stiffness(of: n) }
  }

  /// The shorter of the two, clockwise positive.
  func distance(from start: Double, to end: Double) -> Double {
    let distance = end - start
    return distance - Elementary.floor(distance + 0.5)
  }
}
