/// Fills into strokes: a fill becomes the middle line of a stroke while it fades and the stroke
/// grows.

extension MorphMatcher {
  /// Matches filled contours with strokes; beside strokes with partners, each with the nearest.
  func match(fills: Fills, strokes: Strokes, isBeside: Bool) throws(MorphError) {
    let cost = try MorphCosts(memory, fills.count, strokes.count) {
      (row, column) throws(MorphError) in
      try fills[row].curve.estimatedCost(
        to: strokes[column].curve.doubled(in: memory), bothWays: false, in: memory)
    }
    let large = try large(fills.count) { abs(fills[$0].curve.area) }
    func collapse(_ row: Int, _ column: Int) throws(MorphError) {
      try collapseToStroke(
        fills[row], strokes[column], isSmall: !large.isAny { $0 == row })
    }
    if isBeside {
      for row in fills.indices {
        let free = memory.mark
        defer { memory.mark = free }
        let column = try least(strokes.count) { (column) throws(MorphError) in
          cost[row, column].quantized(to: 1e9)
        }
        try collapse(row, column)
      }
      return
    }
    for family in try families(cost) {
      let free = memory.mark
      defer { memory.mark = free }
      guard let parent = family.parent else { continue }
      if family.isReversed {
        for fill in family.children { try collapse(fill, parent) }
        continue
      }
      let main = try least(family.children.count) { (index) throws(MorphError) in
        cost[parent, family.children[index]]
      }
      for index in family.children.indices {
        let column = family.children[index]
        if index == main {
          try collapse(parent, column)
        } else {
          // A line grows from inside, from width 0.
          let stroke = strokes[column]
          let line = MorphFill(
            curve: try stroke.curve.doubled(in: memory), holes: try memory.allocate(0),
            paint: stroke.paint)
          try growFromFill(line, fills[parent], radius: Self.lineRadius)
        }
      }
    }
  }

  /// The radius of the copy of a line that grows inside of a fill, in sizes: half changes 50,
  /// double 49.
  static var lineRadius: Double { 0.1 }

  /// Adds a fill that becomes the middle line of a stroke.
  ///
  /// - Parameter isSmall: Whether it closes to a point of the line instead, as its holes do: a few
  ///   specks that are each the whole line would have as many cubics each.
  @inline(never)
  private func collapseToStroke(
    _ fill: MorphFill, _ stroke: MorphStroke, isSmall: Bool
  ) throws(MorphError) {
    let target = try stroke.curve.doubled(in: memory)
    if !isSmall {
      try add(
        MorphPiece(
          pair(fill.curve, target, bothWays: false), (fill.paint, stroke.paint), in: memory))
    }
    for index in (isSmall ? -1 : 0)..<fill.holes.count {
      let curve = index < 0 ? fill.curve : fill.holes[index]
      let middle = try curve.centroid(in: memory)
      let nearest = try least(64) { (index) throws(MorphError) in
        target.point(at: Double(index) / 64).square(to: middle).quantized(to: 1e9)
      }
      let point = target.point(at: Double(nearest) / 64)
      let growing = try MorphPiece(
        growing: curve, from: curve.cubics.mapped(in: memory) { $0.mapped { _ in point } },
        (stroke.paint, fill.paint), isHole: index >= 0, in: memory)
      try add(growing.reversed)
    }
  }
}
