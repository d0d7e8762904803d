extension SoftEdge {
  /// How the waves of an edge and its fingers are made, for one length and one tuning.
  struct Law: SoftHoldLaw {
    /// The length of the edge, in points.
    let length: Double
    /// The spring of the longest wave.
    let spring: DampedSpring
    /// How the other waves follow, and how a finger holds them.
    let tuning: SoftEdgeTuning
    /// The number of waves.
    var count = SoftEdge.count

    /// Whether the waves move: a spring without a swing moves none.
    ///
    /// Then the edge has its shape of rest under the fingers at once, and goes home by the spring.
    var rings: Bool { spring.carriesVelocity }

    /// The damping of all waves.
    var damping: RayleighDamping {
      RayleighDamping(
        frequency: spring.angularFrequency, ratio: spring.dampingRatio,
        crispness: rings ? tuning.crispness : 0)
    }

    /// ω² of a wave, by its index from 0 on.
    func square(of wave: Int) -> Double { rings ? stiffness(of: wave) : ownSquare }

    private var ownSquare: Double { spring.angularFrequency * spring.angularFrequency }

    /// The stiffness of a wave, per second squared.
    private func stiffness(of wave: Int) -> Double {
      let square = Double((wave + 1) * (wave + 1))
      let (foundation, bending) = (tuning.foundation, tuning.bending)
      let own = square * (1 + bending * square) / (1 + bending)
      return ownSquare * (foundation + (1 - foundation) * own)
    }
  }
}

// MARK: - Shapes

extension SoftEdge.Law {
  /// The displacement that one unit of a wave makes at a place, in shares of the length.
  func wave(_ wave: Int, at place: Double) -> Double {
    let angle = Elementary.sincos(Double(wave + 1) * .pi * place)
    return tuning.ends == .hinged ? angle.sin : angle.cos
  }

  /// The part of a wave in what a finger feels: the mean over the finger's bell.
  func patch(_ wave: Int, at place: Double) -> Double {
    self.wave(wave, at: place) * window(wave)
  }

  /// The mean of a wave over the edge.
  func mean(_ wave: Int) -> Double {
    wave % 2 == 0 ? 2 / (Double(wave + 1) * .pi) : 0
  }

  /// How much a finger blurs a wave: e^(−(κσ)²/2).
  private func window(_ wave: Int) -> Double {
    let blur = Double(wave + 1) * .pi * fingerWidth
    return Elementary.exp(-blur * blur / 2)
  }

  /// The finger's width, in shares of the length.
  ///
  /// Sixteen waves show a finger well whose κσ is 2.4 for the shortest. On an edge that is short
  /// for a finger, the finger is a quarter of the edge.
  var fingerWidth: Double {
    let least = Self.leastBlur / (.pi * Double(count))
    let width = length > 0 ? tuning.fingerWidth / length : Self.widestFinger
    return min(max(width, least), Self.widestFinger)
  }

  private static var leastBlur: Double { 2.4 }
  private static var widestFinger: Double { 0.25 }

  /// The stiffness of a finger's hold, per second squared.
  var grip: Double {
    var sum = 0.0
    for wave in 0..<count { sum += window(wave) * window(wave) }
    return tuning.grip * tuning.grip / (sum / 2)
  }

  /// The stiffness of the attachment that keeps the area, per second squared.
  ///
  /// The squares of the means add up to one half, hence the 2.
  var volume: Double { tuning.ends == .hinged ? 2 * tuning.volume * ownSquare : 0 }
}

extension SoftEdge.Law {
  /// The way from one place to another, in shares of the length.
  func way(from start: Double, to end: Double) -> Double { end - start }
}

// MARK: - Held still

extension SoftEdge.Law {
  /// Writes the shape that a still finger with a force of 1 gives to the edge: K⁻¹c, with K the
  /// stiffness of the edge and its volume.
  @inline(never)
  func writeStill(at place: Double, to still: UnsafeMutablePointer<Double>) {
    var (own, pull) = (0.0, 0.0)
    for n in 0..<count {
      still[n] = patch(n, at: place) / stiffness(of: n)
      own += mean(n) * mean(n) / stiffness(of: n)
      pull += mean(n) * still[n]
    }
    // The volume, by Sherman and Morrison's formula.
    let share = volume * pull / (1 + volume * own)
    for n in 0..<count { still[n] -= share * mean(n) / stiffness(of: n) }
  }

  /// What a finger at a place feels of a shape: c·q.
  func felt(_ shape: UnsafePointer<Double>, at place: Double) -> Double {
    var sum = 0.0
    for n in 0..<count { sum += patch(n, at: place) * shape[n] }
    return sum
  }

  /// The displacement of a shape at a place, in points.
  func tip(_ shape: UnsafePointer<Double>, at place: Double) -> Double {
    var sum = 0.0
    for n in 0..<count { sum += wave(n, at: place) * shape[n] }
    return sum
  }

  /// Calls a function with room for the shapes of the fingers.
  @inline(__always)
  static func withShapes<Result>(_ body: (UnsafeMutablePointer<Double>) -> Result) -> Result {
    var room = (SIMD64<Double>(), SIMD64<Double>())
    return withUnsafeMutablePointer(to: &room) {
      body(UnsafeMutableRawPointer($0).assumingMemoryBound(to: Double.self))
    }
  }

  /// The wish of a finger, for each point that the tip is to move.
  ///
  /// A finger feels the mean of the edge under it, which is less than the tip, and it gives a
  /// little. With this factor the tip itself comes to rest where the finger wants it.
  func wishForTip(at place: Double) -> Double {
    Self.withShapes { still in
      writeStill(at: place, to: still)
      let (felt, tip) = (felt(still, at: place), tip(still, at: place))
      guard tip > 0 else { return 1 }
      // A finger that is too weak for the edge does not wish for more than twice as much.
      return min((rings ? 1 / grip + felt : felt) / tip, 2)
    }
  }
}
