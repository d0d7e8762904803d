// In canonical coordinates, with the actions at the right; ``MirroredPath`` turns them for another
// side.
extension JellyRowBody {
  /// Draws the outline as it is at `time`, in points, y down: the drops, and the row with their
  /// necks; nothing without a size.
  ///
  /// The far end of the row moves out of its box with the content, and never into it.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    draw(nil, isMarked: false, at: time, into: &path)
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

  /// Draws one layer.
  package func draw(_ layer: Layer, at time: Double, into path: inout some PathBuilder) {
    draw(layer, isMarked: false, at: time, into: &path)
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
    let state = waves.frame(at: time)
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
  private func facing(_ point: Vector2) -> Vector2 {
    direction > 0 ? Vector2(size.x - point.x, point.y) : point
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
      var bond = (growth: 0.0, hit: 0.0)
      var ring = 0.0
      if replanTimes[index] <= motionTime, motionTime < .infinity {
        let drop = self.bond(index, at: motionTime, springs)
        bond = drop.bond.frame(at: motionTime, springs)
        ring = drop.ring.value(at: time)
      } else {
        bond = bonds.read(index) { $0.frame(at: motionTime, springs) }
        ring = rings.read(index) { $0.value(at: time) }
      }
      (drop.growth, drop.gap, drop.shown) = (bond.growth, left - edge, shown)
      let half = Vector2((right - left) / 2, layout.height * size / 2 * min(share, 1))
      let center = Vector2((left + right) / 2, self.size.y * share / 2)
      let pull =
        tuning.pull * min(layout.partingGap / max(min(half.x, half.y), 1), 1)
        * force(of: drop, layout) * shown
      drop.body = LiquidBody(center: center, halfSize: half, cornerRadius: min(half.x, half.y))
        .stretched(by: LiquidBody.limitedStretch(pull + ring + bond.hit))
      let away = index == 0 ? 0 : PanelEdge.smoothStep(fullness / 0.6)
      drop.center = center
      if index == 0, fullness > 0 {
        let inner = center.x - drop.body.halfSize.x + layout.height / 2
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
    guard layout.partingGap > Limits.minimumLength else { return 0 }
    return LiquidBond.force(drop.growth, drop.gap / layout.partingGap)
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
  private func rowBody(_ extent: Double, movedBy displacement: Double, share: Double) -> LiquidBody
  {
    let (x, half) = (size.x - extent + displacement, size.y * share / 2)
    return LiquidBody(
      center: Vector2((x - Self.length) / 2, half), halfSize: Vector2((x + Self.length) / 2, half),
      cornerRadius: cornerRadius * share)
  }

  /// The way by which the row as a body goes on outside of its box, in points: more than a drop is
  /// long.
  private static var length: Double { 600 }

  /// The neck of a drop, at the place of the edge where its foot stands.
  ///
  /// The foot is found with the neck on the middle of the edge.
  func neck(
    _ drop: Drop, _ extent: Double, share: Double, _ nodes: SoftEdgeNodes, _ layout: RowLayout
  ) -> (neck: LiquidNeck, displacement: Double) {
    let amount = LiquidBond.amount(drop.growth, drop.gap / layout.partingGap)
    let radius = tuning.filletFraction * layout.partingGap
    let middle = SoftEdgeNodes.count / 2
    var displacement = nodes.displacements[middle]
    func neck() -> LiquidNeck {
      LiquidNeck(
        rowBody(extent, movedBy: displacement, share: share), drop.body, amount: amount,
        ballRadius: radius)
    }
    let first = neck()
    var height = first.footHeight ?? 0
    if !first.isApart {
      first.forEachCrossing { height = max(height, abs($0.firstFoot.y - size.y * share / 2)) }
    }
    guard height > 0 else { return (first, displacement) }
    let place = min(
      height / share / (edgeLength / Double(SoftEdgeNodes.count)), Double(middle))
    let node = Int(min(place, Double(middle - 1)))
    let part = place - Double(node)
    displacement =
      nodes.displacements[middle + node] * (1 - part)
      + nodes.displacements[middle + 1 + node] * part
    return (neck(), displacement)
  }

  // MARK: - Drawing

  private func draw(
    _ layer: Layer?, isMarked: Bool, at time: Double, into path: inout some PathBuilder
  ) {
    guard min(size.x, size.y) > 0 else { return }
    withUnsafeMutablePointer(to: &path) {
      var path = MirroredPath(base: $0, width: direction > 0 ? size.x : nil)
      draw(layer, isMarked, at: time, into: &path)
    }
  }

  private func draw(
    _ layer: Layer?, _ isMarked: Bool, at time: Double, into path: inout some PathBuilder
  ) {
    let (pose, layout) = (pose(at: time), layout)
    let (extent, share) = (pose.extent, pose.share)
    let drops = drops(pose, layout, at: time)
    withEdge(of: pose, drops, layout) { nodes in
      let deepest = nodes.range.minimum
      func mark() { if isMarked { path.move(to: .zero) } }
      mark()
      if layer == nil || layer == .row {
        PanelEdge(
          extent: size.x - extent, container: Vector2(size.y * share, size.x),
          radius: cornerRadius * share,
          cornerHeight: min(cornerRadius, max(extent, 0)), origin: .zero,
          outside: max(extent, 0)
        ).draw(nodes, on: Vector2(size.x, size.y * share), .left, into: &path)
      }
      for index in 0..<4 {
        let drop = index < layout.count ? drops[index] : Drop()
        // A drop stays under the row until the edge has passed it where it is dented most.
        let end = drop.body.center.x + drop.body.halfSize.x - size.x + extent
        let isSeen =
          index < layout.count && (drop.shown > 0 || end > deepest + Self.smallestCorner)
          && size.y * share > Self.smallestHeight
        let isBonded = isSeen && drop.growth > 0 && layout.partingGap > Limits.minimumLength
        let isWhole = isBonded && drop.growth > 1 && drop.gap < layout.partingGap
        let row = rowBody(
          extent, movedBy: nodes.displacements[SoftEdgeNodes.count / 2], share: share)
        mark()
        if isBonded, !isWhole, layer == nil || layer == .tails {
          tail(of: row, towards: drop.body, drop.growth, layout)?.draw(into: &path)
        }
        let neck =
          isWhole && (layer == nil || layer == .row || layer == .drop(index))
          ? self.neck(drop, extent, share: share, nodes, layout).neck : nil
        mark()
        // The sides of a neck are half of its cost.
        let sides = neck.flatMap { $0.isApart ? $0.sides : nil }
        if let neck, layer == nil || layer == .row {
          func sleeve(_ ball: LiquidBall) { ball.drawSleeve(depth: cornerRadius, into: &path) }
          if let sides {
            sleeve(sides.0)
            sleeve(sides.1)
          } else {
            neck.forEachCrossing(sleeve)
          }
        }
        mark()
        guard isSeen, layer == nil || layer == .drop(index) else { continue }
        drop.body.draw(into: &path)
        if let sides { neck?.draw(sides, into: &path) } else { neck?.draw(into: &path) }
        if isBonded, !isWhole {
          tail(of: drop.body, towards: row, drop.growth, layout)?.draw(into: &path)
        }
        if index == 0, pose.fullness > 0 { drawSwallowing(drops, layout, into: &path) }
      }
    }
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
        body, front, amount: min(depth / Self.swallowingDepth, 1).squareRoot(),
        ballRadius: tuning.filletFraction * layout.partingGap
      ).draw(into: &path)
    }
  }

  /// The depth at which the fillets of what is swallowed are whole, in points.
  private static var swallowingDepth: Double { 8 }
  /// The smallest corner between what is swallowed and the front that has a fillet, in points: far
  /// above roundings, and far below what can be seen.
  private static var smallestCorner: Double { 1e-6 }
  /// The smallest height at which a row has drops, in points.
  private static var smallestHeight: Double { 0.01 }
}

extension LiquidBall {
  /// Draws the sleeve of a row, whose edge is at the right: from the foot along the arc to its
  /// middle, and level back.
  ///
  /// So a neck in the drop's color has a core of nothing where it parts, and colors are continuous.
  fileprivate func drawSleeve(depth: Double, into path: inout some PathBuilder) {
    guard radius > 0 else { return }
    let arc = firstHalf
    let (foot, tip) = (
      Vector2(arc.start.x - depth, arc.start.y), Vector2(arc.start.x - depth, arc.end.y)
    )
    // Clockwise, as the row.
    if arc.start.y < arc.end.y {
      path.move(to: arc.start)
      path.addCurve(to: arc.end, control1: arc.control1, control2: arc.control2)
      path.addLine(to: tip)
      path.addLine(to: foot)
    } else {
      path.move(to: arc.end)
      path.addCurve(to: arc.start, control1: arc.control2, control2: arc.control1)
      path.addLine(to: foot)
      path.addLine(to: tip)
    }
    path.closeSubpath()
  }
}

/// A path that is drawn as in a mirror.
struct MirroredPath<Base: PathBuilder>: PathBuilder {
  let base: UnsafeMutablePointer<Base>
  /// The width of what is mirrored about its middle; nil for a path as it is.
  let width: Double?

  private func place(_ point: Vector2) -> Vector2 {
    width.map { Vector2($0 - point.x, point.y) } ?? point
  }

  mutating func move(to point: Vector2) { base.pointee.move(to: place(point)) }
  mutating func addLine(to point: Vector2) { base.pointee.addLine(to: place(point)) }
  mutating func addQuadCurve(to point: Vector2, control: Vector2) {
    base.pointee.addQuadCurve(to: place(point), control: place(control))
  }
  mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    base.pointee.addCurve(
      to: place(point), control1: place(control1), control2: place(control2))
  }
  mutating func closeSubpath() { base.pointee.closeSubpath() }
}
