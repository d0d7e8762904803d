/// The free edge of a bar as a sum of waves, each of them a damped spring.
///
///     u(x) = Σ qₙ·sin nπx/L        or, with free ends,        u(x) = Σ qₙ·cos nπx/L
///     ωₙ² = ω₁²·(f + (1 − f)·n²(1 + εn²)/(1 + ε))
///
/// These are the modes of a string under tension that is stiff against bending and lies on an
/// elastic foundation (Fletcher & Rossing, The Physics of Musical Instruments, ch. 2). ω₁ is the
/// frequency of the spring, whatever the length L, so a spring feels the same on every width.
///
/// u is in points, positive away from the bar. Places along the edge are in shares of its length.
typealias SoftEdge = SoftShape<SoftEdgeLaw>

/// How the waves of an edge and its fingers are made, for one length.
///
/// Places are in shares of the length.
struct SoftEdgeLaw: SoftLaw {
  typealias Room = SixteenModes

  /// The length of the edge, in points.
  let length: Double
  /// The spring of the longest wave.
  let spring: DampedSpring
  /// How the other waves follow, and how a finger holds them.
  let waves: SoftWaves
  /// The stiffness with which the edge keeps its area, in stiffnesses of the longest wave.
  ///
  /// Free ends keep the area exactly, whatever this is.
  let volumeRatio: Double
  /// Whether the ends stay where they are, and may turn there; else they move freely.
  var isHinged = true
  /// The number of waves.
  var count = SixteenModes.capacity

  var isDirect: Bool { true }
  var coordinatesPerWave: Int { 1 }

  /// The stiffness of a wave, per second squared.
  func stiffness(of wave: Int) -> Double { stiffness(halves: Double(wave + 1)) }

  func holdStatically(_ body: inout SoftBody<SixteenModes>, _ holds: inout SoftHolds) {
    holds.holdStatically(&body, by: self)
  }
}

// MARK: - Shapes

extension SoftEdgeLaw {
  /// Writes the displacement that one unit of each wave makes at a place, in shares of the length.
  ///
  /// The waves come one from another: sin (n+1)θ = 2cos θ·sin nθ − sin (n−1)θ, and likewise cos.
  func writeWaves(at place: Double, to waves: UnsafeMutablePointer<Double>) {
    let angle = Elementary.sincos(.pi * place)
    var (last, wave) = isHinged ? (0.0, angle.sin) : (1.0, angle.cos)
    for n in 0..<count {
      waves[n] = wave
      (last, wave) = (wave, 2 * angle.cos * wave - last)
    }
  }

  /// Writes the mean of each wave over the edge.
  func writeMeans(to means: UnsafeMutablePointer<Double>) {
    for n in 0..<count { means[n] = mean(n) }
  }

  private func mean(_ wave: Int) -> Double {
    wave % 2 == 0 ? 2 / (Double(wave + 1) * .pi) : 0
  }

  /// The stiffness of the attachment that keeps the area, per second squared.
  ///
  /// The squares of the means add up to one half, hence the 2.
  var volume: Double { isHinged ? 2 * volumeRatio * ownSquare : 0 }

  func attachVolume(to body: inout SoftBody<SixteenModes>) {
    let slot = SoftBody<SixteenModes>.volumeSlot
    body.detach(slot)
    guard rings, volume > 0 else { return }
    body.attach(slot, stiffness: volume) { writeMeans(to: $0) }
    body.setTarget(slot, 0)
  }

  func distance(from start: Double, to end: Double) -> Double { end - start }

  func writeStaticResponse(
    _ influence: UnsafePointer<Double>, to response: UnsafeMutablePointer<Double>
  ) {
    var (own, pull) = (0.0, 0.0)
    for n in 0..<count {
      response[n] = influence[n] / stiffness(of: n)
      own += mean(n) * mean(n) / stiffness(of: n)
      pull += mean(n) * response[n]
    }
    // The volume, by Sherman and Morrison's formula.
    let share = volume * pull / (1 + volume * own)
    for n in 0..<count { response[n] -= share * mean(n) / stiffness(of: n) }
  }
}
