/// Cuts a filled contour into cells by chords: what parts is a neck.
///
///     ╭─────┬─────╮     the chord from p to q, which leaves the share of the children on both
///     │     p     │     sides, is about across the line through their middles, and is short;
///     │     ╎)    │     it bulges into the next cell, which it overlaps
///     │     q     │
///     ╰─────┴─────╯

extension MorphMatcher {
  /// Cuts a filled contour into one cell for each child, by chords; nil if no chord fits.
  ///
  /// - Returns: The cells in the order of the children.
  func cut(
    _ curve: MorphCurve, into children: Curves, around holes: Curves, axis: MorphAxis?
  ) throws(MorphError) -> Curves? {
    let cells: Curves = try memory.allocate(children.count)
    guard children.count > 1 else {
      cells[0] = curve
      return cells
    }
    let plan = try plan(children)
    let nodes = try MorphNodes(curve, density: Self.cutDensity, in: memory)
    // They are given back at the end, and the cells are not.
    let kept = memory.keptMark
    defer { memory.keptMark = kept }
    let scores = try scores(nodes, plan.share, plan.aim, axis)
    let area = try MorphFill(curve: curve, holes: holes, paint: MorphPaint()).area(in: memory)
    let count = nodes.count
    // The least of each row.
    let columns: Indices = try memory.keep(count)
    func score(_ row: Int) -> Double { scores[row * count + columns[row]] }
    func findLeast(_ row: Int) throws(MorphError) {
      columns[row] = try least(count) { (column) throws(MorphError) in
        scores[row * count + column]
      }
    }
    for row in columns.indices { try findLeast(row) }
    /// Cuts a side of a chord into the cells of some children.
    func cutSide(
      from start: Double, to end: Double, into part: Indices
    ) throws(MorphError) -> Bool {
      let side = try cell(curve, from: start, to: end, in: area)
      let polygon = try side.cubics.polygon(6, in: memory)
      var inner = try MorphList<MorphCurve>(memory, capacity: holes.count)
      for hole in holes where polygon.winding(around: try hole.centroid(sides: 6, in: memory)) != 0
      {
        try inner.append(hole)
      }
      let made = try cut(
        side, into: memory.map(part) { children[$0] }, around: inner.elements, axis: axis)
      guard let made else { return false }
      for index in part.indices { cells[part[index]] = made[index] }
      return true
    }
    for attempt in 0..<Self.mostChords {
      guard attempt < Self.fewChords || !isSpent else { return nil }
      // What a chord takes that crosses the outline, in places.
      spend(Self.chordEffort)
      let free = memory.mark
      let first = try least(count) { (row) throws(MorphError) in score(row) }
      guard score(first) < .infinity else { return nil }
      let last = columns[first]
      scores[first * count + last] = .infinity
      try findLeast(first)
      let (p, q) = (nodes.points[min(first, last)], nodes.points[max(first, last)])
      let isInside = (0..<(Self.chordSamples + 1)).areAll { sample in
        let share = 0.04 + 0.92 * Double(sample) / Double(Self.chordSamples)
        return area.contains(p + (q - p) * share)
      }
      guard isInside else { continue }
      let (start, end, isForward) = (nodes.places[first], nodes.places[last], first < last)
      if try cutSide(from: start, to: end + (isForward ? 0 : 1), into: plan.first),
        try cutSide(from: end, to: start + (isForward ? 1 : 0), into: plan.second)
      {
        return cells
      }
      memory.mark = free
    }
    return nil
  }

  /// The part of a contour between two shares, closed by a chord.
  ///
  /// The chord bulges into the next cell as far as that is free, so that both overlap: what parts
  /// is a neck and not a slit.
  private func cell(
    _ curve: MorphCurve, from first: Double, to last: Double, in area: MorphArea
  ) throws(MorphError) -> MorphCurve {
    let body = try curve.chain(from: first, to: last, in: memory)
    let (start, end) = (body[body.count - 1].end, body[0].start)
    let chord = end - start
    let bulge: Cubics = try memory.allocate(1)
    bulge[0] = MorphCubic(from: start, to: end)
    for attempt in 0..<4 {
      let height = attempt == 0 ? 0.28 : attempt == 1 ? 0.18 : attempt == 2 ? 0.1 : 0.05
      let out = Vector2(chord.y, -chord.x) * (height * 4 / 3)
      let bent = MorphCubic(
        start: start, control1: start + Self.bulgeHandle * chord + out,
        control2: end - Self.bulgeHandle * chord + out,
        end: end)
      if (1..<10).areAll({ area.contains(bent.point(at: Double($0) / 10)) }) {
        bulge[0] = bent
        break
      }
    }
    return try MorphCurve(body.joined(bulge, in: memory), isClosed: true, in: memory)
  }

  /// The children on both sides of a chord across the main direction of their middles, the share of
  /// the first ones of the area, and the direction to the second ones.
  private func plan(
    _ children: Curves
  ) throws(MorphError) -> (first: Indices, second: Indices, share: Double, aim: Vector2) {
    let middles: Points = try memory.allocate(children.count)
    let sizes: Numbers = try memory.allocate(children.count)
    for index in children.indices {
      middles[index] = try children[index].centroid(in: memory)
      sizes[index] = abs(children[index].area)
    }
    let mean = middles.mean
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for middle in middles {
      let d = middle - mean
      (xx, xy, yy) = (xx + d.x * d.x, xy + d.x * d.y, yy + d.y * d.y)
    }
    let main = Vector2(angle: Vector2(xx - yy, 2 * xy).angle / 2)
    var order = try MorphList<Int>(memory, capacity: children.count)
    for index in children.indices { try order.append(index) }
    order.sort {
      ((middles[$0] - mean).dot(main)).quantized(to: 1e9)
        < ((middles[$1] - mean).dot(main)).quantized(to: 1e9)
    }
    let total = sizes.folded(0) { $0 + $1 }
    var (sum, best) = (0.0, (count: 1, share: 0.0))
    for index in 0..<(children.count - 1) {
      sum += sizes[order[index]] / total
      if index == 0 || abs(sum - 0.5) < abs(best.share - 0.5) - 1e-12 { best = (index + 1, sum) }
    }
    var (first, second) = (Vector2.zero, Vector2.zero)
    for index in order.elements.indices {
      let child = order.elements[index]
      if index < best.count {
        first += middles[child] * sizes[child] / (total * best.share)
      } else {
        second += middles[child] * sizes[child] / (total * (1 - best.share))
      }
    }
    return (
      Indices(rebasing: order.elements[..<best.count]),
      Indices(rebasing: order.elements[best.count...]), best.share, (second - first).direction
    )
  }

  /// The chords between two nodes that leave 3 % of the area on both sides, and their scores:
  /// 6·(share − wanted)² + (1 − cos of the direction) + 0.35·length/√area.
  ///
  /// The first side of a chord runs from the node of the row forwards to that of the column.
  private func scores(
    _ nodes: MorphNodes, _ share: Double, _ aim: Vector2, _ axis: MorphAxis?
  ) throws(MorphError) -> Numbers {
    let count = nodes.count
    let (areas, moments): (Numbers, Points) = (
      try memory.allocate(count + 1), try memory.allocate(count + 1)
    )
    (areas[0], moments[0]) = (0, .zero)
    for index in 0..<count {
      let (p, q) = (nodes.points[index], nodes.points[index + 1])
      areas[index + 1] = areas[index] + p.cross(q)
      moments[index + 1] = moments[index] + (p + q) * p.cross(q)
    }
    let total = areas[count]
    let out: Numbers = try memory.keep(count * count)
    for index in out.indices { out[index] = .infinity }
    for isFlipped in 0..<2 {
      for i in 0..<count {
        for j in 0..<count where j >= i + 2 {
          let (p, q) = (nodes.points[i], nodes.points[j])
          let closing = q.cross(p)
          let area = areas[j] - areas[i] + closing
          guard area > Self.leastCell * total, total - area > Self.leastCell * total else {
            continue
          }
          let moment = moments[j] - moments[i] + (p + q) * closing
          let way = (moments[count] - moment) / (3 * (total - area)) - moment / (3 * area)
          let cosine = way.direction.dot(aim)
          let size = isFlipped == 1 ? total - area : area
          let miss = size / total - share
          var score = Self.shareWeight * miss * miss + (isFlipped == 1 ? 1 + cosine : 1 - cosine)
          score += Self.lengthWeight * p.distance(to: q) / total.squareRoot()
          if let axis {
            // Of a contour that is its own image: a chord that is, too.
            let off = min(axis.mirror(p).distance(to: q), abs(axis.off(p)) + abs(axis.off(q)))
            score += Self.axisWeight * off
          }
          out[isFlipped == 1 ? j * count + i : i * count + j] = score.quantized(to: 1e9)
        }
      }
    }
    return out
  }

  /// The number of steps between the points of a chord that are tested to be inside: half changes
  /// 2, double 1.
  static var chordSamples: Int { 12 }
  /// The handles of a bulge along its chord, as a share of it: half changes 19, double 23.
  static var bulgeHandle: Double { 0.3 }
  /// The density of the nodes between which chords are tried: half and double change 19 each.
  static var cutDensity: Int { 64 }
  /// The number of chords that are tried before a contour is not cut: neither half nor double
  /// changes a pair.
  static var mostChords: Int { 200 }
  /// The number of chords that are tried even if the budget is spent: neither half nor double
  /// changes a pair.
  static var fewChords: Int { 8 }
  /// The effort of a chord that crosses the outline, in places of the dynamic program: neither half
  /// nor double changes a pair.
  static var chordEffort: Int { 200 }
  /// The least share of the area on a side of a chord: half changes 1, double none.
  static var leastCell: Double { 0.03 }
  /// The weight of the squared error of the share of the area: half changes 14, double 9.
  static var shareWeight: Double { 6 }
  /// The weight of the length of a chord, in roots of the area: half changes 11, double 16.
  static var lengthWeight: Double { 0.35 }
  /// The weight of the distance of a chord from its own image, in sizes: neither half nor double
  /// changes a pair.
  static var axisWeight: Double { 30 }
}
