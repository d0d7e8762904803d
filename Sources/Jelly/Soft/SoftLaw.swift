/// How the waves of a soft shape are made, and how fingers hold them.
protocol SoftLaw: Sendable {
  /// The room for the amplitudes.
  associatedtype Room: ModalRoom

  /// The number of coordinates, a multiple of four up to the capacity of the room.
  var count: Int { get }
  /// The number of coordinates of each wave, and of half waves of the longest one on the length.
  var coordinatesPerWave: Int { get }
  /// The length along which waves run, in points; places are shares of it.
  var length: Double { get }
  /// The spring of the longest wave.
  var spring: DampedSpring { get }
  /// How the other waves follow, and how a finger holds them.
  var waves: SoftWaves { get }
  /// Whether the shape takes the steps of a finger at once, so that the tip stays on the finger.
  var isDirect: Bool { get }
  /// The stiffness of a coordinate, per second squared.
  func stiffness(of coordinate: Int) -> Double
  /// Attaches what keeps the area, if anything does.
  func attachVolume(to body: inout SoftBody<Room>)

  /// Holds a body whose waves do not move.
  func holdStatically(_ body: inout SoftBody<Room>, _ holds: inout SoftHolds)

  /// Writes the shape that a constant force of 1 at a finger gives to the body: K⁻¹c, with K the
  /// stiffness of the body without fingers and c the finger's influence, as
  /// ``writeInfluence(at:to:)`` has it.
  func writeStaticResponse(
    _ influence: UnsafePointer<Double>, to response: UnsafeMutablePointer<Double>)
  /// Writes the displacement that one unit of each coordinate makes at a place.
  func writeWaves(at place: Double, to waves: UnsafeMutablePointer<Double>)
  /// The distance from one place to another, with its sign.
  func distance(from start: Double, to end: Double) -> Double
}

extension SoftLaw {
  /// Whether the waves move: a spring without a swing moves none.
  ///
  /// Then the shape is at rest under the fingers at once, and decays by the spring.
  var rings: Bool { spring.carriesVelocity }

  /// The displacement of a shape at a place, in points.
  func tip(of shape: UnsafePointer<Double>, at place: Double) -> Double {
    withNumbers(Scratch.self) { waves in
      writeWaves(at: place, to: waves)
      var sum = 0.0
      for n in 0..<count { sum += waves[n] * shape[n] }
      return sum
    }
  }

  /// The damping of all waves.
  var damping: RayleighDamping {
    RayleighDamping(
      frequency: spring.angularFrequency, ratio: spring.dampingRatio,
      crispness: rings ? waves.crispness : 0)
  }

  /// ω² of a coordinate, as it moves.
  func square(of coordinate: Int) -> Double { rings ? stiffness(of: coordinate) : ownSquare }

  /// ω₁².
  var ownSquare: Double { spring.angularFrequency * spring.angularFrequency }

  /// The stiffness of a wave, per second squared; see ``SoftEdge``.
  ///
  /// - Parameter halves: n, the number of half waves on the length that the spring belongs to.
  func stiffness(halves n: Double) -> Double {
    let own = n * n * (1 + waves.bending * n * n) / (1 + waves.bending)
    return ownSquare * (waves.foundation + (1 - waves.foundation) * own)
  }
}

// MARK: - Fingers

extension SoftLaw {
  /// The width of a finger in shares of the length, as the standard deviation of a bell, such that
  /// the waves can show it.
  ///
  /// On a length that is short for a finger, the finger is as wide as a quarter of the longest half
  /// wave.
  var fingerWidth: Double {
    let widest = 0.25 / Double(coordinatesPerWave)
    let least = Self.leastBlur / (.pi * Double(count))
    return length > 0 ? min(max(waves.fingerWidth / length, least), widest) : widest
  }

  /// κσ of the shortest wave under the narrowest finger that the waves show well.
  ///
  /// With it, 16 waves differ from many by at most 0.03 pt; measured.
  static var leastBlur: Double { 2.4 }

  /// How much a finger blurs each wave.
  private var windows: Windows {
    Windows(blur: Double(coordinatesPerWave) * .pi * fingerWidth)
  }

  /// The stiffness of a finger's hold, per second squared.
  var grip: Double {
    var windows = windows
    var sum = 0.0
    for _ in 0..<count / coordinatesPerWave {
      let window = windows.next()
      sum += window * window
    }
    return waves.grip * waves.grip / (sum * Double(coordinatesPerWave) / 2)
  }

  /// Writes the part of each coordinate in what a finger measures at a place: the mean over the
  /// finger's bell.
  @inline(never)  // −453 B
  func writeInfluence(at place: Double, to influence: UnsafeMutablePointer<Double>) {
    writeWaves(at: place, to: influence)
    var (windows, window) = (windows, 0.0)
    for n in 0..<count {
      if n % coordinatesPerWave == 0 { window = windows.next() }
      influence[n] *= window
    }
  }
}

/// How much a finger blurs each wave: e^(−(nb)²/2) for n = 1, 2, ….
///
/// One exponential is enough for all, because each is the one before it times a ratio that
/// itself shrinks by a constant ratio.
private struct Windows {
  private var window: Double
  private var ratio: Double
  private let shrinking: Double

  /// - Parameter blur: b, the width of the finger in radians of the longest wave.
  init(blur: Double) {
    window = Elementary.exp(-blur * blur / 2)
    shrinking = window * window
    ratio = shrinking * window
  }

  mutating func next() -> Double {
    defer {
      window *= ratio
      ratio *= shrinking
    }
    return window
  }
}
