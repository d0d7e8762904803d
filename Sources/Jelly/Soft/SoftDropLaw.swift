/// How the waves of a drop and its fingers are made, for one radius and one tuning.
///
///     r(θ) = R·√(1 + 2z(θ)/R)        z(θ) = Σ √n·(Aₙ·cos nθ + Bₙ·sin nθ), n = 2 …
///     ωₙ² = ω₂²·n(n² − 1)/6
///
/// These are the modes of a drop that its surface tension keeps together (Rayleigh, Proc. R. Soc.
/// 29 (1879) 71; in the plane: Lamb, Hydrodynamics, art. 273–275). A mode n has only an nth of the
/// drop's mass in motion, hence the √n: with it all coordinates have the same mass. Half of the
/// square of r is the area, so the area does not depend on the amplitudes, however large they are.
///
/// A₁ and B₁ are the place of the centre, in points from home: the drop as a whole swings there.
struct SoftDropLaw: SoftRoundLaw {
  typealias Room = ThirtyTwoModes

  /// R, the radius at rest, in points.
  let radius: Double
  let tuning: SoftDrop.Tuning
  /// The number of coordinates: two for each mode.
  var count = 2 * SoftDrop.modes

  /// The spring of the mode that makes an ellipse.
  var spring: DampedSpring { tuning.spring }
  var waves: SoftWaves { tuning.waves }

  func height(of n: Double) -> Double { n.squareRoot() }

  func stiffness(of coordinate: Int) -> Double {
    let n = Double(coordinate / 2 + 1)
    return n > 1 ? ownSquare * n * (n * n - 1) / 6 : homeSquare
  }

  /// ω₁², of the way home.
  private var homeSquare: Double {
    let frequency = 2 * .pi / tuning.homeTime
    return frequency * frequency
  }

  /// The spring that takes the centre home if nothing holds the drop.
  var homeSpring: DampedSpring {
    let square = square(of: 0)
    let frequency = square.squareRoot()
    return DampedSpring(
      angularFrequency: frequency, dampingRatio: damping.rate(ofSquare: square) / frequency)
  }

  /// A unit of z moves the outline by 1/√(1 + 2z/R), which is most in a dent; see ``SoftDropWave``.
  func reach(of coordinate: Int) -> Double {
    coordinate < 2 ? 1 : height(of: Double(coordinate / 2 + 1)) * SoftDropWave.steepest
  }

  var fingerWidth: Double { width(tuning.fingerWidth, of: 2 * .pi * radius) }

  /// The stiffness of a finger: what it holds is the outline, and not the place of the drop.
  var grip: Double {
    var windows = Windows(blur: 2 * .pi * fingerWidth)
    _ = windows.next()
    var sum = 0.0
    for n in 2...count / 2 {
      let window = windows.next()
      sum += Double(n) * window * window
    }
    return waves.grip * waves.grip / sum
  }

  /// The stiffness with which a finger drags the centre along, per second squared.
  var hold: Double { tuning.hold * tuning.hold }

  /// Writes the shape of a blow against the outline at a place: a finger's patch, less its short
  /// waves, and without the place of the drop.
  ///
  /// - Parameters:
  ///   - place: In shares of the round.
  ///   - roundness: How much weaker each wave is than the one before; 0 for a blow by a finger.
  ///   - blow: Gets the shape.
  func writeBlow(
    at place: Double, roundness: Double = 0, to blow: UnsafeMutablePointer<Double>
  ) {
    writePatch(at: place, to: blow)
    (blow[0], blow[1]) = (0, 0)
    var windows = Windows(blur: roundness)
    for n in stride(from: 2, to: count, by: 2) {
      let window = windows.next()
      blow[n] *= window
      blow[n + 1] *= window
    }
  }
}

extension SoftDrop {
  /// The number of modes, the place of the centre included.
  ///
  /// Eight show a drop under a finger. Twelve also show two drops that have just become one.
  static var modes: Int { 12 }
}

/// How far the outline of a drop is from its centre in one direction.
struct SoftDropWave {
  /// r, in points, and its slope by the angle.
  let radius: Double
  let slope: Double

  /// - Parameters:
  ///   - wave: z in this direction, in points, and its slope by the angle.
  ///   - radius: R, in points; positive.
  init(_ wave: SoftSum, radius: Double) {
    var share = 1 + 2 * wave.place / radius
    var shareSlope = 2 * wave.slope / radius
    if share < 2 * Self.core {
      // Deep dents come less and less near to the centre, and never reach it.
      let depth = 3 - share / Self.core
      share = Self.core * (1 + 1 / depth)
      shareSlope /= depth * depth
    }
    self.radius = radius * share.squareRoot()
    slope = radius * shareSlope / (2 * share.squareRoot())
  }

  /// The share of the area in a direction that no dent takes away; found by eye.
  private static var core: Double { 0.04 }

  /// The most by which the outline moves for a unit of z: where dents begin to be limited.
  static var steepest: Double { 1 / (2 * core).squareRoot() }
}
