extension SoftEdgeNodes {
  /// Moves the whole edge out where its deepest dent would pass the headroom.
  ///
  /// A shift keeps the shape of the edge: a dent that is flattened has shoulders.
  func lift(within headroom: SoftLimit) {
    let minimum = min(range.minimum, 0)
    let lift = headroom.limited(minimum) - minimum
    for node in 0...Self.count { displacements[node] += lift }
  }

  /// Limits the displacement outwards.
  func limit(to reach: SoftLimit) {
    for node in 0...Self.count {
      let place = displacements[node]
      guard place > reach.linearRange else { continue }
      displacements[node] = reach.limited(place)
      rises[node] *= reach.slope(at: place)
    }
  }
}

/// The outline of a panel with a free edge, for a panel that hangs from the top.
struct PanelEdge {
  let extent: Double
  /// Width and depth of the container.
  let container: Vector2
  /// The radius of the free corners.
  let radius: Double
  /// Their length along the panel's way.
  let cornerHeight: Double
  /// The point of the container from which the outline is drawn.
  let origin: Vector2
  /// The distance outside of the container's edge at which the panel begins, in points.
  ///
  /// By default it is more than any overpull or overshoot.
  var outside = 200.0
  /// Whether the panel is drawn with the ends of its edge exchanged, which turns a panel at another
  /// side by half a circle and does not mirror it: an edge that is its own image keeps its look,
  /// and is drawn clockwise as all other parts.
  var isTurned = false

  /// The share of the waves that is shown: the edge is straight where it comes in, leaves, or
  /// covers the container.
  ///
  /// - Parameters:
  ///   - extent: The extent of the panel, in points.
  ///   - container: The length of the container, in points.
  ///   - distance: The distance from either end of its way within which the edge gets straight.
  static func share(
    of extent: Double, in container: Double, fadingWithin distance: Double
  ) -> Double {
    // The product is smooth, also in a container that is shorter than both distances.
    smoothStep(extent / distance) * smoothStep((container - extent) / distance)
  }

  /// The share that no panel exceeds at the end of its way to an extent, when it is at most 0.1 pt
  /// away: the steepest change is 1.5 in the distance.
  static func share(
    atRestOf extent: Double, in container: Double, fadingWithin distance: Double
  ) -> Double {
    min(
      share(of: extent, in: container, fadingWithin: distance)
        + 2 * Limits.restTolerance * 1.5 / distance * 2, 1)
  }

  /// z²(3 − 2z) for z limited to 0 … 1.
  static func smoothStep(_ share: Double) -> Double {
    let z = min(max(share, 0), 1)
    return z * z * (3 - 2 * z)
  }

  /// Draws the panel from its beginning at the left, the free edge from left to right.
  ///
  /// The corners are arcs that move with the ends of the edge, which are level: a sum of cosines
  /// does not have a slope there.
  func draw(
    _ nodes: SoftEdgeNodes, on size: Vector2, _ side: RectEdge, into path: inout some PathBuilder
  ) {
    let width = container.x
    let step = (width - 2 * radius) / Double(SoftEdgeNodes.count)
    let height = cornerHeight
    let handle = Vector2(radius, height) * (1 - Disc.quarterHandle)
    let left = extent + nodes.displacements[0]
    let right = extent + nodes.displacements[SoftEdgeNodes.count]
    func point(_ x: Double, _ y: Double) -> Vector2 {
      side.fromTop(Vector2(isTurned ? width - x : x, y), in: size) - origin
    }
    func node(_ index: Int, third: Double) -> Vector2 {
      point(
        radius + step * (Double(index) + third / 3),
        extent + nodes.displacements[index] + third * nodes.rises[index])
    }
    path.move(to: point(0, -outside))
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
    path.addLine(to: point(width, -outside))
    path.closeSubpath()
  }
}
