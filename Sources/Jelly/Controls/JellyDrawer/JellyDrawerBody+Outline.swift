extension JellyDrawerBody {
  /// Draws the outline as it is at `time`, in points, y down; nothing without a size.
  ///
  /// The panel begins 200 pt outside of the container, so that no gap opens when it passes its
  /// largest detent. A dismissed drawer is outside of the container, and a host need not show it.
  @inline(__always)
  public func draw(at time: Double, into path: inout some PathBuilder) {
    draw(at: time, relativeToContent: false, into: &path)
  }

  /// Draws the outline as it is at `time`, relative to the place of the content
  /// (``contentFrame(at:)``): there only the waves of the edge move it.
  ///
  /// For a host that moves the content and the outline in one box.
  @inline(__always)
  @_spi(Jelly) public func drawPanel(at time: Double, into path: inout some PathBuilder) {
    draw(at: time, relativeToContent: true, into: &path)
  }

  private func draw(
    at time: Double, relativeToContent: Bool, into path: inout some PathBuilder
  ) {
    let size = size
    guard min(size.x, size.y) > 0 else { return }
    withEdge(at: time) { extent, _, nodes in
      let edge = DrawerEdge(
        extent: extent, container: settings.edge.asTop(size: size), radius: cornerRadius,
        origin: relativeToContent ? contentFrame(of: Pose(extent, of: self)).origin : .zero)
      edge.draw(nodes, on: size, settings.edge, into: &path)
    }
  }

  /// The displacement of the edge at `time` by a wave where it is highest, in points: the index n
  /// is that of the wave with n + 1 halves, up to ``waveCount``.
  @_spi(Jelly) public func wave(_ index: Int, at time: Double) -> Double {
    waves.state(at: time).places[index]
  }

  /// The number of waves that the edge is a sum of.
  @_spi(Jelly) public static var waveCount: Int { DrivenWaves.count }

  /// The radius of the free corners, in points.
  var cornerRadius: Double {
    min(settings.cornerRadius, Self.maximumCornerShare * settings.edge.asTop(size: size).x)
  }

  /// The length of the edge between its corners, in points.
  var edgeLength: Double { settings.edge.asTop(size: size).x - 2 * cornerRadius }

  /// The greatest radius of a corner, as a share of the width: half of it is left for the edge.
  private static var maximumCornerShare: Double { 0.25 }

  /// Calls a function with the extent at `time`, the amplitude of the panel's motion, and the edge
  /// as it is drawn, relative to the extent.
  @inline(__always)
  func withEdge<Result>(
    at time: Double, _ body: (Double, Double, SoftEdgeNodes) -> Result
  ) -> Result {
    let state = waves.frame(at: time)
    let extent: Double =
      switch self.state {
      case .held(let grip): grip.extent
      case .free: freeExtent(state.offset, at: time)
      }
    let container = settings.edge.asTop(size: size).y
    let shown = state.places * DrawerEdge.share(of: extent, in: container)
    return withScratch(SIMD16<Double>.self) { amplitudes in
      for n in 0..<DrivenWaves.count { amplitudes[n] = shown[n] }
      return SoftEdgeNodes.with(amplitudes, isPinned: false) { nodes in
        nodes.lift(within: .headroom(settings.headroom))
        nodes.limit(
          to: SoftLimit(
            linearRange: tuning.reach.linearRange, softRange: tuning.reach.softRange,
            coefficient: 1))
        return body(extent, waves.amplitude(of: state.offset, state.velocity), nodes)
      }
    }
  }
}

extension SoftEdgeNodes {
  /// Moves the whole edge out where its deepest dent would pass the headroom.
  ///
  /// A shift keeps the shape of the edge: a dent that is flattened has shoulders.
  fileprivate func lift(within headroom: SoftLimit) {
    let minimum = min(range.minimum, 0)
    let lift = headroom.limited(minimum) - minimum
    for node in 0...Self.count { displacements[node] += lift }
  }

  /// Limits the displacement outwards.
  fileprivate func limit(to reach: SoftLimit) {
    for node in 0...Self.count {
      let place = displacements[node]
      guard place > reach.linearRange else { continue }
      displacements[node] = reach.limited(place)
      rises[node] *= reach.slope(at: place)
    }
  }
}

/// The outline of a panel with a free edge, for a panel that hangs from the top.
struct DrawerEdge {
  let extent: Double
  /// Width and depth of the container.
  let container: Vector2
  /// The radius of the free corners.
  let radius: Double
  /// The point of the container from which the outline is drawn.
  let origin: Vector2

  /// The share of the waves that is shown: the edge is straight where it comes in, leaves, or
  /// covers the container.
  static func share(of extent: Double, in container: Double) -> Double {
    // The product is smooth, also in a container that is shorter than both distances.
    smoothStep(extent) * smoothStep(container - extent)
  }

  /// The share that no panel exceeds at the end of its way to an extent, when it is at most 0.1 pt
  /// away: the steepest change is 1.5 in ``fadeDistance``.
  static func share(atRestOf extent: Double, in container: Double) -> Double {
    min(
      share(of: extent, in: container) + 2 * Limits.restTolerance * 1.5 / fadeDistance * 2, 1)
  }

  private static func smoothStep(_ distance: Double) -> Double {
    let z = min(max(distance / fadeDistance, 0), 1)
    return z * z * (3 - 2 * z)
  }

  /// The distance from either end of its way within which the edge gets straight, in points.
  ///
  /// With half of it the corners turn within a few frames, and with twice as much the edge of a
  /// panel that a finger holds at half of its way is nearly straight.
  private static var fadeDistance: Double { 120 }

  /// The distance from the container's edge at which the panel begins, in points: more than any
  /// overpull or overshoot.
  private static var outside: Double { 200 }

  /// Draws the panel from its beginning at the left, the free edge from left to right.
  ///
  /// The corners are arcs that move with the ends of the edge, which are level: a sum of cosines
  /// does not have a slope there.
  @inline(__always)
  func draw(
    _ nodes: SoftEdgeNodes, on size: Vector2, _ side: RectEdge, into path: inout some PathBuilder
  ) {
    let width = container.x
    let step = (width - 2 * radius) / Double(SoftEdgeNodes.count)
    // A corner is at most as high as the panel is long.
    let height = min(radius, extent)
    let handle = Vector2(radius, height) * (1 - Disc.quarterHandle)
    let left = extent + nodes.displacements[0]
    let right = extent + nodes.displacements[SoftEdgeNodes.count]
    func point(_ x: Double, _ y: Double) -> Vector2 {
      side.fromTop(Vector2(x, y), in: size) - origin
    }
    func node(_ index: Int, third: Double) -> Vector2 {
      point(
        radius + step * (Double(index) + third / 3),
        extent + nodes.displacements[index] + third * nodes.rises[index])
    }
    path.move(to: point(0, -Self.outside))
    path.addLine(to: point(0, left - height))
    path.addCurve(
      to: node(0, third: 0), control1: point(0, left - handle.y),
      control2: point(handle.x, left))
    for index in 1...SoftEdgeNodes.count {
      path.addCurve(
        to: node(index, third: 0), control1: node(index - 1, third: 1),
        control2: node(index, third: -1))
    }
    path.addCurve(
      to: point(width, right - height), control1: point(width - handle.x, right),
      control2: point(width, right - handle.y))
    path.addLine(to: point(width, -Self.outside))
    path.closeSubpath()
  }
}
