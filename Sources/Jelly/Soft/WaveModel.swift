/// The model of the waves along an edge, or round an outline, and of their contact with fingers.
///
///     pinned      u = Σ Bₙ·sin nθ                  θ = πx, x in shares of the length
///     free        u = Σ Aₙ·cos nθ                  θ = πx
///     periodic    u = Σ Aₙ·cos nθ + Bₙ·sin nθ      θ = 2πx
///     ωₙ² = ω₁²·(f + (1 − f)·h²(1 + εh²)/(1 + ε))
///
/// These are the modes of a string under tension that is stiff against bending and lies on an
/// elastic foundation (Fletcher & Rossing, The Physics of Musical Instruments, ch. 2). ω₁ is the
/// spring's frequency, f the foundation, ε the bending, and h the number of half waves on the
/// length that the spring belongs to: n on an edge, so that a spring has the same effect on every
/// width; on an outline the half waves on 200 pt.
struct WaveModel: Sendable {
  /// The boundary condition at the ends.
  enum EndCondition: Sendable {
    /// They stay, and may turn.
    case pinned
    /// They move freely.
    case free
    /// There are none: the outline of a box. A finger presses it and does not draw it along; the
    /// area is kept by what draws it.
    case periodic
  }

  /// The boundary condition at the ends.
  let endCondition: EndCondition
  /// The length along which waves run, in points; positions are shares of it.
  let length: Double
  /// The spring of the longest wave.
  let spring: DampedSpring
  /// The relation of the other waves to the longest one, and to the finger that holds them.
  let waves: WaveTuning
  /// The stiffness with which a pinned edge keeps its area, in stiffnesses of the longest wave;
  /// free ends keep it exactly.
  var areaStiffness = 0.0
  /// The number of waves.
  var waveCount = Self.maximumWaveCount

  /// The largest number of waves.
  static var maximumWaveCount: Int { 16 }

  /// The number of coordinates: A₁, B₁, A₂, B₂ and so on, or only one of each pair.
  var count: Int { waveCount * perWave }
  private var perWave: Int { endCondition == .periodic ? 2 : 1 }

  /// A Boolean value that indicates whether the shape takes the steps of a finger at once, so that
  /// the tip stays on the finger.
  var isDirect: Bool { endCondition != .periodic }

  /// A Boolean value that indicates whether waves move: round an outline, a spring that must not
  /// overshoot moves none.
  ///
  /// Then no finger holds the shape, and it decays by the spring.
  var isModal: Bool { isDirect || spring.isUnderdamped }
}

// MARK: - Stiffness

extension WaveModel {
  /// The damping of all waves.
  var damping: RayleighDamping {
    RayleighDamping(
      frequency: SoftBody.frequency(of: spring), ratio: spring.dampingRatio,
      stiffnessCoefficient: isModal ? waves.stiffnessDamping : 0)
  }

  /// ω² of a coordinate, as it moves.
  func square(of coordinate: Int) -> Double { isModal ? stiffness(of: coordinate) : ownSquare }

  /// ω₁².
  private var ownSquare: Double {
    let frequency = SoftBody.frequency(of: spring)
    return frequency * frequency
  }

  /// The stiffness of a coordinate, per second squared.
  func stiffness(of coordinate: Int) -> Double {
    let n = Double(coordinate / perWave + 1)
    let halves = isDirect ? n : 2 * n * Self.lengthOfSpring / max(length, Self.shortest)
    let own =
      halves * halves * (1 + waves.bendingStiffness * halves * halves)
      / (1 + waves.bendingStiffness)
    return max(
      ownSquare * (waves.foundationFraction + (1 - waves.foundationFraction) * own),
      SoftBody.minimumStiffness)
  }

  /// The length of an edge that is as stiff as the outline of a box, in points: half of the wave
  /// whose spring is the tuning's.
  private static var lengthOfSpring: Double { 200 }
  /// On a shorter outline, waves are as stiff as on this one, in points.
  ///
  /// There the longest wave of a box is 6 times as fast as the spring: 15 Hz for a response of
  /// 0.4 s. On 20 pt it would be 40 Hz, which a screen of 60 Hz does not show.
  private static var shortest: Double { 40 }

  /// The mean of a wave over the edge.
  private func mean(_ wave: Int) -> Double {
    wave % 2 == 0 ? 2 / (Double(wave + 1) * .pi) : 0
  }

  /// The stiffness of the attachment that keeps the area of a pinned edge, per second squared.
  ///
  /// The squares of the means add up to one half, hence the 2.
  private var areaAttachment: Double { endCondition == .pinned ? 2 * areaStiffness * ownSquare : 0 }

  /// Attaches what keeps the area, if anything does.
  func attachArea(to body: inout SoftBody) {
    body.detach(SoftBody.areaSlot)
    guard isModal, areaAttachment > 0 else { return }
    body.attach(SoftBody.areaSlot, stiffness: areaAttachment) { means in
      for n in 0..<count { means[n] = mean(n) }
    }
    body.setTarget(SoftBody.areaSlot, 0)
  }

  /// Writes the shape that a constant force of 1 at a finger gives to the body: K⁻¹c, with K the
  /// stiffness of the body without fingers and c the finger's influence.
  func writeStaticResponse(
    _ influence: UnsafePointer<Double>, to response: UnsafeMutablePointer<Double>
  ) {
    for n in 0..<count { response[n] = influence[n] / stiffness(of: n) }
    guard endCondition == .pinned else { return }
    var (own, pull) = (0.0, 0.0)
    for n in 0..<count {
      own += mean(n) * mean(n) / stiffness(of: n)
      pull += mean(n) * response[n]
    }
    // The area, by Sherman and Morrison's formula.
    let share = areaAttachment * pull / (1 + areaAttachment * own)
    for n in 0..<count { response[n] -= share * mean(n) / stiffness(of: n) }
  }
}

// MARK: - Positions

extension WaveModel {
  /// The distance from one position to another, with its sign; round an outline the shorter one.
  func distance(from start: Double, to end: Double) -> Double {
    let distance = end - start
    return isDirect ? distance : distance - Elementary.floor(distance + 0.5)
  }

  /// Writes the displacement that one unit of each coordinate makes at a position.
  func writeWaves(at position: Double, to waves: UnsafeMutablePointer<Double>) {
    let step = Elementary.sincos(Double(perWave) * .pi * position)
    var (cosine, sine) = (step.cos, step.sin)
    for n in 0..<waveCount {
      switch endCondition {
      case .pinned: waves[n] = sine
      case .free: waves[n] = cosine
      case .periodic: (waves[2 * n], waves[2 * n + 1]) = (cosine, sine)
      }
      (cosine, sine) = (
        cosine * step.cos - sine * step.sin, sine * step.cos + cosine * step.sin
      )
    }
  }

  /// The displacement of a shape at a position, in points.
  func tip(of shape: UnsafePointer<Double>, at position: Double) -> Double {
    withScratch(ModalVector.self) { waves in
      writeWaves(at: position, to: waves)
      return product(waves, shape)
    }
  }

  /// The sum of the products of two vectors, such as the displacement of a shape as a finger
  /// measures it: c·q.
  func product(_ left: UnsafePointer<Double>, _ right: UnsafePointer<Double>) -> Double {
    var sum = 0.0
    for n in 0..<count { sum += left[n] * right[n] }
    return sum
  }
}

// MARK: - Fingers

extension WaveModel {
  /// The width of a finger in shares of the length, as the standard deviation of a bell, such that
  /// the waves can show it.
  ///
  /// On a length that is short for a finger, the finger is as wide as a quarter of the longest half
  /// wave.
  var fingerWidth: Double {
    let maximumWidth = 0.25 / Double(perWave)
    let minimum = Self.minimumBlur / (.pi * Double(count))
    return length > 0 ? min(max(waves.touchWidth / length, minimum), maximumWidth) : maximumWidth
  }

  /// κσ of the shortest wave under the narrowest finger that the waves show well.
  ///
  /// With it, 16 waves differ from many by at most 0.03 pt; measured.
  private static var minimumBlur: Double { 2.4 }

  /// The factor by which a finger blurs a wave: the mean over its bell, e^(−(κσ)²/2).
  private func window(_ wave: Int) -> Double {
    let blur = Double((wave + 1) * perWave) * .pi * fingerWidth
    return Elementary.exp(-blur * blur / 2)
  }

  /// The stiffness of a finger's contact, per second squared.
  var contactStiffness: Double {
    var sum = 0.0
    for n in 0..<waveCount { sum += window(n) * window(n) }
    return waves.contactFrequency * waves.contactFrequency / (sum * Double(perWave) / 2)
  }

  /// Writes the part of each coordinate in what a finger measures at a position.
  @inline(never)
  func writeInfluence(at position: Double, to influence: UnsafeMutablePointer<Double>) {
    writeWaves(at: position, to: influence)
    for n in 0..<count { influence[n] *= window(n / perWave) }
  }
}
