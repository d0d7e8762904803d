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
      let edge = PanelEdge(
        extent: extent, container: settings.edge.asTop(size: size), radius: cornerRadius,
        // A corner is at most as high as the panel is long.
        cornerHeight: min(cornerRadius, extent),
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

  /// The share of the waves that is shown at an extent.
  func shownShare(of extent: Double, in container: Double) -> Double {
    PanelEdge.share(of: extent, in: container, fadingWithin: Self.fadeDistance)
  }

  /// The distance from either end of its way within which the edge gets straight, in points.
  ///
  /// With half of it the corners turn within a few frames, and with twice as much the edge of a
  /// panel that a finger holds at half of its way is nearly straight.
  static var fadeDistance: Double { 120 }

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
    let shown = state.places * shownShare(of: extent, in: container)
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
