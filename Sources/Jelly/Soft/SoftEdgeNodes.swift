/// The edge of a bar at 25 places at equal distances, from which its outline is drawn.
///
/// Between two of them a cubic with the edge's own places and slopes at both ends is at most 0.05
/// pt off, however an edge of 16 waves is pulled.
struct SoftEdgeNodes {
  /// The number of pieces.
  static let count = 24

  /// u at each node, in points.
  let displacements: UnsafeMutablePointer<Double>
  /// The rise of u over a third of a piece, by its slope at the node, in points.
  let rises: UnsafeMutablePointer<Double>

  /// Calls a function with the nodes of an edge with these amplitudes of its waves.
  @inline(__always)
  static func with<Result>(
    _ amplitudes: UnsafePointer<Double>, isPinned: Bool, _ body: (Self) -> Result
  ) -> Result {
    withScratch(SIMD64<Double>.self) {
      let nodes = Self(displacements: $0, rises: $0 + 32)
      nodes.fill(amplitudes, isPinned: isPinned)
      return body(nodes)
    }
  }

  /// Computes the nodes.
  ///
  /// Half of the waves are even about the middle and half are odd, so sums over one half of the
  /// edge give both halves. The waves come one from another: sin (n+2)θ = 2cos 2θ·sin nθ − sin
  /// (n−2)θ.
  ///
  /// Only one copy of it is compiled, since every frame of every bar calls it.
  @inline(never)
  private func fill(_ amplitudes: UnsafePointer<Double>, isPinned: Bool) {
    withScratch(SIMD32<Double>.self) { ofSines in
      // The values that are summed with the sines and those that are summed with the cosines:
      // places and rises, or rises and places.
      let ofCosines = ofSines + 16
      for n in 0..<WaveModel.maximumWaveCount {
        let rise = amplitudes[n] * Double(n + 1) * (.pi / Double(3 * Self.count))
        if isPinned {
          (ofSines[n], ofCosines[n]) = (amplitudes[n], rise)
        } else {
          (ofSines[n], ofCosines[n]) = (-rise, amplitudes[n])
        }
      }
      let (sines, cosines) = (Self.sines, Self.cosines)
      sum(ofSines, ofCosines, 0, sines.0, cosines.0, isPinned: isPinned)
      sum(ofSines, ofCosines, 2, sines.1, cosines.1, isPinned: isPinned)
      sum(ofSines, ofCosines, 4, sines.2, cosines.2, isPinned: isPinned)
      sum(ofSines, ofCosines, 6, sines.3, cosines.3, isPinned: isPinned)
      sum(ofSines, ofCosines, 8, sines.4, cosines.4, isPinned: isPinned)
      sum(ofSines, ofCosines, 10, sines.5, cosines.5, isPinned: isPinned)
      fillMiddle(ofSines, ofCosines, isPinned: isPinned)
    }
  }

  /// Sums the waves in the middle, where every other wave is 0.
  private func fillMiddle(
    _ ofSines: UnsafePointer<Double>, _ ofCosines: UnsafePointer<Double>,
    isPinned: Bool
  ) {
    var (sine, cosine) = (0.0, 0.0)
    for n in stride(from: 0, to: WaveModel.maximumWaveCount, by: 4) {
      sine += ofSines[n] - ofSines[n + 2]
      cosine += ofCosines[n + 3] - ofCosines[n + 1]
    }
    displacements[Self.count / 2] = isPinned ? sine : cosine
    rises[Self.count / 2] = isPinned ? cosine : sine
  }

  /// Sums the waves at two nodes, and at their mirror images.
  ///
  /// All that it needs for two nodes fits into the registers of a processor; for four it would not.
  private func sum(
    _ ofSines: UnsafePointer<Double>, _ ofCosines: UnsafePointer<Double>, _ first: Int,
    _ sines: Vector2, _ cosines: Vector2, isPinned: Bool
  ) {
    // Odd and even waves are two chains, which a processor follows side by side.
    let twice = 2 * cosines
    let step = twice * twice - 2
    var (sine, sineBefore) = (sines, -sines)
    var (evenSine, evenSineBefore) = (twice * sines, Vector2.zero)
    var (cosine, cosineBefore) = (cosines, cosines)
    var (evenCosine, evenCosineBefore) = (twice * cosines - 1, Vector2(1, 1))
    var (sineFirst, sineSecond) = (Vector2.zero, Vector2.zero)
    var (cosineFirst, cosineSecond) = (Vector2.zero, Vector2.zero)
    for n in stride(from: 0, to: WaveModel.maximumWaveCount, by: 2) {
      sineFirst += ofSines[n] * sine
      cosineFirst += ofCosines[n] * cosine
      sineSecond += ofSines[n + 1] * evenSine
      cosineSecond += ofCosines[n + 1] * evenCosine
      (sine, sineBefore) = (step * sine - sineBefore, sine)
      (evenSine, evenSineBefore) = (step * evenSine - evenSineBefore, evenSine)
      (cosine, cosineBefore) = (step * cosine - cosineBefore, cosine)
      (evenCosine, evenCosineBefore) = (step * evenCosine - evenCosineBefore, evenCosine)
    }
    // The sines' first waves are even about the middle, the cosines' odd.
    let ofSines = (sineFirst + sineSecond, sineFirst - sineSecond)
    let ofCosines = (cosineSecond + cosineFirst, cosineSecond - cosineFirst)
    store(isPinned ? ofSines : ofCosines, displacements, first)
    store(isPinned ? ofCosines : ofSines, rises, first)
  }

  /// Stores two nodes and their mirror images, whose order is the other way round.
  @inline(__always)
  private func store(
    _ nodes: (here: Vector2, there: Vector2), _ vector: UnsafeMutablePointer<Double>, _ first: Int
  ) {
    let there = nodes.there
    UnsafeMutableRawPointer(vector + (Self.count - 1 - first)).storeBytes(
      of: Vector2(there.y, there.x), as: Vector2.self)
    UnsafeMutableRawPointer(vector + first).storeBytes(of: nodes.here, as: Vector2.self)
  }

  private typealias Table = (Vector2, Vector2, Vector2, Vector2, Vector2, Vector2)

  /// The sines of 0 to 11 times 7.5°.
  private static var sines: Table {
    (
      Vector2(0, 0.13052619222005157), Vector2(0.25881904510252074, 0.3826834323650898),
      Vector2(0.5, 0.6087614290087207), Vector2(0.7071067811865476, 0.7933533402912352),
      Vector2(0.8660254037844386, 0.9238795325112867),
      Vector2(0.9659258262890683, 0.9914448613738104)
    )
  }

  /// Their cosines.
  private static var cosines: Table {
    (
      Vector2(1, 0.9914448613738104), Vector2(0.9659258262890683, 0.9238795325112867),
      Vector2(0.8660254037844386, 0.7933533402912352),
      Vector2(0.7071067811865476, 0.6087614290087207), Vector2(0.5, 0.3826834323650898),
      Vector2(0.25881904510252074, 0.13052619222005157)
    )
  }
}

extension SoftEdgeNodes {
  /// The least and the largest displacement of a node, in points.
  var range: (minimum: Double, largest: Double) {
    var (minimum, largest) = (displacements[0], displacements[0])
    for node in 1...Self.count {
      minimum = min(minimum, displacements[node])
      largest = max(largest, displacements[node])
    }
    return (minimum, largest)
  }

  /// Keeps an edge that has dropped by `base` from rising above its headroom.
  func limit(to headroom: SoftLimit, base: Double) {
    for node in 0...Self.count {
      let place = displacements[node] + base
      guard place < -headroom.linearRange else { continue }
      displacements[node] = headroom.limited(place) - base
      rises[node] *= headroom.slope(at: place)
    }
  }

  /// Draws a bar with this edge from the origin, the free edge first.
  ///
  /// - Parameters:
  ///   - size: Width and height of the bar, in points.
  ///   - side: The edge that the bar hangs from.
  ///   - base: How far the whole edge has dropped, in points.
  ///   - path: Receives the outline.
  func draw(on size: Vector2, _ side: RectEdge, base: Double, into path: inout some PathBuilder) {
    let top = side.asTop(size: size)
    let step = top.x / Double(Self.count)
    func node(_ index: Int, third: Double) -> Vector2 {
      side.fromTop(
        Vector2(
          step * (Double(index) + third / 3),
          top.y + base + displacements[index] + third * rises[index]),
        in: size)
    }
    path.move(to: side.fromTop(.zero, in: size))
    path.addLine(to: node(0, third: 0))
    for index in 1...Self.count {
      path.addCurve(
        to: node(index, third: 0), control1: node(index - 1, third: 1),
        control2: node(index, third: -1))
    }
    path.addLine(to: side.fromTop(Vector2(top.x, 0), in: size))
    path.closeSubpath()
  }
}
