// Drops are in canonical coordinates, with the actions at the right; ``facing(_:)`` turns them for
// another side.
extension JellyRowBody {
  /// Draws the outline as it is at `time`, in points, y down: the drops, and the row with their
  /// necks; nothing without a size.
  ///
  /// The far end of the row moves out of its box with the content, and never into it.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    draw(nil, at: time, into: &path)
  }

  /// A layer of the drawing, for hosts that give each action a color.
  package enum Layer: Equatable, Sendable {
    /// The row, with the sleeves of its necks: over all others.
    case row
    /// What is left of necks on the row: below all others.
    case tails
    /// A drop, by its index from the outermost one, with its part of a neck: over those with a
    /// higher index.
    case drop(Int)
  }

  /// Draws all layers by one evaluation: the row; then, for each of four drops from the outermost
  /// one, its tail on the row, its sleeves, and the drop itself.
  ///
  /// In front of each of the thirteen is a mark: a move that nothing follows.
  package func drawMarked(at time: Double, into path: inout some PathBuilder) {
    draw(nil, isMarked: true, at: time, into: &path)
  }

  /// A drop as it is drawn, and what its icon needs.
  package struct Drop: Sendable {
    var body = LiquidBody.nowhere
    /// The growth of its bond with the row.
    var growth = 0.0
    /// Its gap from the row's edge, without stretches, in points.
    var gap = 0.0
    /// The share of it that is out of the row.
    package var shown = 0.0
    /// The place of its icon, in the row's own coordinates.
    package var center = Vector2.zero
    /// The scale of its icon, and its opacity.
    package var scale = 0.0
    package var opacity = 0.0

    /// Width and height, in points.
    package var size: Vector2 { 2 * body.halfSize }
  }

  /// A row at some time, by one evaluation of each of its motions.
  package struct Pose {
    /// The extent, in points.
    package let extent: Double
    /// See ``JellyRowBody/fullness(at:)``.
    package let fullness: Double
    /// The share of its height.
    package let share: Double
    /// A Boolean value that indicates whether the row catches a finger that comes down, because it
    /// visibly moves by itself; any other finger is the content's until it moves across.
    package let isCatching: Bool
    /// The amplitudes of the waves of the edge, in points.
    let waves: DrivenWaves.Vector
  }

  /// The pose at a time.
  package func pose(at time: Double) -> Pose {
    let state = waves.state(at: time)
    let extent: Double =
      switch self.state {
      case .held(let grip): grip.panel.extent
      case .free: waves.motion.target + state.offset
      }
    return Pose(
      extent: extent, fullness: fullness(at: time), share: heightShare(at: time),
      isCatching: !isHeld && !isLeaving
        && waves.amplitude(of: state.offset, state.velocity) > Limits.visibleAmplitude,
      waves: state.places)
  }

  /// The number of actions of the side that is seen.
  package var actionCount: Int { layout.count }

  /// The box of an action's drop in the open row: its center, in the row's own coordinates, and its
  /// size.
  package func actionBox(_ index: Int) -> (center: Vector2, size: Vector2) {
    let layout = layout
    var right = size.x - layout.margin
    for outer in 0..<index { right -= layout.widths[outer] + layout.spacing }
    let width = layout.widths[index]
    return (
      facing(Vector2(right - width / 2, size.y / 2)), Vector2(width, layout.height)
    )
  }

  /// The drops of a row with a pose.
  package func drops(of pose: Pose, at time: Double) -> (Drop, Drop, Drop, Drop) {
    let all = drops(pose, layout, at: time)
    func own(_ index: Int) -> Drop {
      var drop = all[index]
      drop.center = facing(drop.center)
      return drop
    }
    return (own(0), own(1), own(2), own(3))
  }

  /// A point in the row's own coordinates, or back.
  func facing(_ point: Vector2) -> Vector2 {
    direction > 0 ? Vector2(size.x - point.x, point.y) : point
  }

  private func facing(_ body: LiquidBody) -> LiquidBody {
    var body = body
    body.center = facing(body.center)
    return body
  }

  func drops(_ pose: Pose, _ layout: RowLayout, at time: Double) -> Four<Drop> {
    let (springs, motionTime) = (bondSprings, motionTime(at: time))
    let (extent, fullness, share) = (pose.extent, pose.fullness, pose.share)
    let (edge, stretch) = (size.x - extent, layout.stretch(at: extent))
    var right = size.x - layout.margin
    var drops = Four(all: Drop())
    for index in 0..<layout.count {
      let width = layout.widths[index] * stretch
      var drop = Drop()
      let shown = min(max((right - edge) / width, 0), 1)
      let size = 1 - (1 - tuning.seed) * (1 - shown) * (1 - shown)
      var left = right - width * size
      if index == 0, fullness != 0 {
        left = layout.front(fullness, at: extent, left: left, right: right)
      }
      // Without a gap drops have no necks.
      let bond =
        layout.partingGap > Limits.minimumLength
        ? bonds.read(index) { $0.frame(at: motionTime, springs) } : (growth: 0, stretch: 0)
      (drop.growth, drop.gap, drop.shown) = (bond.growth, left - edge, shown)
      let half = Vector2((right - left) / 2, layout.height * size / 2 * min(share, 1))
      let center = Vector2((left + right) / 2, self.size.y * share / 2)
      let pull =
        tuning.pull * min(layout.partingGap / max(min(half.x, half.y), 1), 1)
        * force(of: drop, layout) * shown
      drop.body = LiquidBody(center: center, halfSize: half, cornerRadius: min(half.x, half.y))
        .stretched(by: LiquidBody.limitedStretch(pull + bond.stretch))
      let away = index == 0 ? 0 : PanelEdge.smoothStep(fullness / 0.6)
      drop.center = center
      if index == 0, fullness > 0 {
        let inner = center.x - drop.body.halfSize.x + layout.widths[0] / 2
        drop.center.x += (inner - center.x) * min(fullness, 1)
      }
      drop.scale = size * (0.8 + 0.2 * shown) * (1 - 0.3 * away)
      drop.opacity = PanelEdge.smoothStep((shown - 0.3) / 0.55) * (1 - away) * min(share, 1)
      right -= width + layout.spacing
      drops[index] = drop
    }
    return drops
  }

  /// The force of a drop's neck or tails.
  private func force(of drop: Drop, _ layout: RowLayout) -> Double {
    drop.growth == 0 ? 0 : LiquidBond.force(drop.growth, drop.gap / layout.partingGap)
  }

  // MARK: - The edge

  /// The length of the edge between its corners, in points.
  var edgeLength: Double { max(size.y - 2 * cornerRadius, 1) }

  /// The radius of the corners of the open row, in points.
  var cornerRadius: Double { min(settings.cornerRadius, max(size.y - 1, 0) / 2) }

  /// The distance from either end of its way within which the edge gets straight, in points: less
  /// than a drop.
  static var fadeDistance: Double { 40 }

  /// Calls a function with the moving edge of a row with a pose.
  @inline(__always)
  func withEdge<Result>(
    of pose: Pose, _ drops: Four<Drop>, _ layout: RowLayout, _ body: (SoftEdgeNodes) -> Result
  ) -> Result {
    let share = PanelEdge.share(of: pose.extent, in: size.x, fadingWithin: Self.fadeDistance)
    let shown = pose.waves * share
    var bump = 0.0
    for index in 0..<layout.count { bump += force(of: drops[index], layout) }
    bump *= tuning.bump * share
    return withScratch(SIMD16<Double>.self) { amplitudes in
      for n in 0..<DrivenWaves.count { amplitudes[n] = shown[n] }
      return SoftEdgeNodes.with(amplitudes, isPinned: false) { nodes in
        // A neck draws the edge out, and lets it spring back.
        let (step, height) = (edgeLength / Double(SoftEdgeNodes.count), max(layout.height, 1))
        for node in 0...SoftEdgeNodes.count {
          let place = (cornerRadius + step * Double(node) - size.y / 2) / height
          let z = min(max(place, -1), 1)
          let left = 1 - z * z
          nodes.displacements[node] += bump * left * left
          nodes.rises[node] -= bump * 4 * z * left / height * step / 3
        }
        nodes.lift(within: .headroom(settings.headroom))
        nodes.limit(
          to: SoftLimit(
            linearRange: tuning.reach.linearRange, softRange: tuning.reach.softRange,
            coefficient: 1))
        return body(nodes)
      }
    }
  }

  /// The displacement of the edge by a wave where it is highest at `time`, in points.
  @_spi(Jelly) public func wave(_ index: Int, at time: Double) -> Double {
    waves.state(at: time).places[index]
  }

  /// The number of waves that the edge is a sum of.
  @_spi(Jelly) public static var waveCount: Int { DrivenWaves.count }

  // MARK: - Necks

  /// The row as a body for necks, with its edge moved outwards.
  private func rowBody(_ pose: Pose, movedBy displacement: Double) -> LiquidBody {
    let (x, half) = (size.x - pose.extent + displacement, size.y * pose.share / 2)
    return facing(
      LiquidBody(
        center: Vector2((x - Self.length) / 2, half),
        halfSize: Vector2((x + Self.length) / 2, half), cornerRadius: cornerRadius * pose.share))
  }

  /// The way by which the row as a body goes on outside of its box, in points: more than a drop is
  /// long.
  private static var length: Double { 600 }

  /// The neck of a drop, and the displacement of the edge where its foot stands.
  ///
  /// The foot is found with the neck on the middle of the edge.
  func neck(
    _ drop: Drop, _ pose: Pose, _ nodes: SoftEdgeNodes, _ layout: RowLayout
  ) -> (neck: LiquidNeck, displacement: Double) {
    let amount = LiquidBond.amount(drop.growth, drop.gap / layout.partingGap)
    let radius = tuning.filletFraction * layout.partingGap
    let middle = SoftEdgeNodes.count / 2
    var displacement = nodes.displacements[middle]
    func neck() -> LiquidNeck {
      LiquidNeck(
        rowBody(pose, movedBy: displacement), facing(drop.body), amount: amount,
        ballRadius: radius)
    }
    let first = neck()
    let height =
      first.footHeight
      ?? first.crossingSides.map { abs($0.0.firstFoot.y - size.y * pose.share / 2) } ?? 0
    guard height > 0 else { return (first, displacement) }
    let place = min(
      height / pose.share / (edgeLength / Double(SoftEdgeNodes.count)), Double(middle))
    let node = Int(min(place, Double(middle - 1)))
    let part = place - Double(node)
    displacement =
      nodes.displacements[middle + node] * (1 - part)
      + nodes.displacements[middle + 1 + node] * part
    return (neck(), displacement)
  }

  // MARK: - Drawing

  /// Draws one layer, or all for nil.
  package func draw(
    _ layer: Layer?, isMarked: Bool = false, at time: Double, into path: inout some PathBuilder
  ) {
    guard min(size.x, size.y) > 0 else { return }
    let (pose, layout) = (pose(at: time), layout)
    let (extent, share) = (pose.extent, pose.share)
    let drops = drops(pose, layout, at: time)
    withEdge(of: pose, drops, layout) { nodes in
      let deepest = nodes.range.minimum
      /// Begins a layer, and returns whether it is drawn.
      func begins(_ own: Layer) -> Bool {
        if isMarked { path.move(to: .zero) }
        return layer == nil || layer == own
      }
      if begins(.row) {
        PanelEdge(
          extent: size.x - extent, container: Vector2(size.y * share, size.x),
          radius: cornerRadius * share, cornerHeight: min(cornerRadius, max(extent, 0)),
          origin: .zero, outside: max(extent, 0), isTurned: direction > 0
        ).draw(
          nodes, on: Vector2(size.x, size.y * share), direction > 0 ? .right : .left, into: &path)
      }
      let inner = facing(
        Vector2(size.x - extent + deepest - Self.neckDepth, size.y * share / 2))
      let row = rowBody(pose, movedBy: nodes.displacements[SoftEdgeNodes.count / 2])
      for index in 0..<4 {
        let drop = index < layout.count ? drops[index] : Drop()
        let body = facing(drop.body)
        // A drop stays under the row until the edge has passed it where it is dented most.
        let end = drop.body.center.x + drop.body.halfSize.x - size.x + extent
        let isSeen =
          index < layout.count && (drop.shown > 0 || end > deepest + Self.smallestCorner)
          && size.y * share > Self.smallestHeight
        let isWhole = isSeen && drop.growth > 1 && drop.gap < layout.partingGap
        let hasTails = isSeen && drop.growth > 0 && !isWhole
        if begins(.tails), hasTails {
          tail(of: row, towards: body, drop.growth, layout)?.draw(into: &path)
        }
        let neck = isWhole && layer != .tails ? neck(drop, pose, nodes, layout).neck : nil
        // The sides of a neck are half of its cost.
        let sides = neck.flatMap { $0.isApart ? $0.sides : $0.crossingSides }
        if begins(.row), let sides {
          drawSleeve(of: sides.0, into: &path)
          drawSleeve(of: sides.1, into: &path)
        }
        guard begins(.drop(index)), isSeen else { continue }
        body.draw(into: &path)
        if let sides {
          LiquidNeck.draw(sides, between: inner, body.center, into: &path)
        }
        if hasTails { tail(of: body, towards: row, drop.growth, layout)?.draw(into: &path) }
        if index == 0, pose.fullness > 0 { drawSwallowing(drops, layout, into: &path) }
      }
    }
  }

  /// Draws what belongs to the row of a side of a neck: from the foot along the arc to its middle,
  /// and level back.
  ///
  /// So a neck in the drop's color has a core of nothing where it parts, and colors are continuous.
  private func drawSleeve(of ball: LiquidBall, into path: inout some PathBuilder) {
    guard ball.radius > 0 else { return }
    let (arc, inwards) = (ball.firstHalf, Vector2(direction * cornerRadius, 0))
    // Clockwise, as the row.
    let isForwards = (arc.start.y < arc.end.y) == (direction < 0)
    path.move(to: isForwards ? arc.start : arc.end)
    path.addCurve(
      to: isForwards ? arc.end : arc.start, control1: isForwards ? arc.control1 : arc.control2,
      control2: isForwards ? arc.control2 : arc.control1)
    let (near, far) = (arc.start + inwards, Vector2(arc.start.x + inwards.x, arc.end.y))
    path.addLine(to: isForwards ? far : near)
    path.addLine(to: isForwards ? near : far)
    path.closeSubpath()
  }

  private func tail(
    of body: LiquidBody, towards other: LiquidBody, _ growth: Double, _ layout: RowLayout
  ) -> LiquidTail? {
    LiquidTail(
      of: body, towards: other, growth: min(growth, 1), partingGap: layout.partingGap)
  }

  /// Draws what joins the outermost drop and those that it swallows.
  private func drawSwallowing(
    _ drops: Four<Drop>, _ layout: RowLayout, into path: inout some PathBuilder
  ) {
    let front = drops.first.body
    let inner = front.center.x - front.halfSize.x
    for index in 1..<max(layout.count, 1) where drops[index].shown > 0 {
      let body = drops[index].body
      let depth = body.center.x + body.halfSize.x - inner
      let rest = inner - (body.center.x - body.halfSize.x)
      // Bodies of one height, or with one end, have no corner that a fillet could round, but a
      // rounding would place one anywhere.
      let corner = min(rest, abs(front.halfSize.y - body.halfSize.y))
      guard depth > 0, corner > Self.smallestCorner else { continue }
      LiquidNeck(
        facing(body), facing(front), amount: min(depth / Self.swallowingDepth, 1).squareRoot(),
        ballRadius: tuning.filletFraction * layout.partingGap
      ).draw(into: &path)
    }
  }

  /// The depth in the row to which the contour of a neck reaches, in points.
  private static var neckDepth: Double { 8 }
  /// The depth at which the fillets of what is swallowed are whole, in points.
  private static var swallowingDepth: Double { 8 }
  /// The smallest corner between what is swallowed and the front that has a fillet, in points: far
  /// above roundings, and far below what can be seen.
  private static var smallestCorner: Double { 1e-6 }
  /// The smallest height at which a row has drops, in points.
  private static var smallestHeight: Double { 0.01 }
}
