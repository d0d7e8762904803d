/// A filled contour with its holes.
struct MorphFill: BitwiseCopyable {
  var curve: MorphCurve
  var holes: Curves
  var paint: MorphPaint
}

/// The polygons of a filled contour and its holes.
struct MorphArea: BitwiseCopyable {
  var outer: Points
  var holes: UnsafeMutableBufferPointer<Points>

  func contains(_ point: Vector2) -> Bool {
    holes.folded(outer.winding(around: point)) { $0 + $1.winding(around: point) } != 0
  }

  /// The distance of a point from the nearest corner of the polygons.
  func cornerDistance(to point: Vector2) -> Double {
    func least(_ points: Points) -> Double { points.folded(1e9) { min($0, $1.square(to: point)) } }
    return holes.folded(least(outer)) { min($0, least($1)) }.squareRoot()
  }

  /// The distance of a point from the nearest side of the polygons.
  func distance(to point: Vector2) -> Double {
    func least(_ points: Points) -> Double {
      var (least, last) = (1e9, points[points.count - 1])
      for next in points {
        let side = next - last
        let share = (point - last).dot(side) / (side.dot(side) + 1e-18)
        least = min(least, (last + side * min(max(share, 0), 1)).square(to: point))
        last = next
      }
      return least
    }
    return holes.folded(least(outer)) { min($0, least($1)) }.squareRoot()
  }
}

extension MorphMemory {
  func area(of fill: MorphFill) throws(MorphError) -> MorphArea {
    let holes = try map(fill.holes) { (hole) throws(MorphError) in
      try hole.cubics.polygon(6, in: self)
    }
    return MorphArea(outer: try fill.curve.cubics.polygon(8, in: self), holes: holes)
  }

  func centroid(_ curve: MorphCurve, _ number: Int = 8) throws(MorphError) -> Vector2 {
    try scratch { () throws(MorphError) in try curve.cubics.polygon(number, in: self).centroid }
  }

  // MARK: Hiding places

  /// A point deep inside a filled contour and near a point, on a grid of 20 × 20, and the radius
  /// that is free there, at most the one wanted: least distance + 3·(missing depth).
  ///
  /// - Parameters:
  ///   - axis: On which the point is; nil for anywhere.
  ///   - isExact: Whether the depth is the distance from sides, and not from corners. That to
  ///     corners takes a tenth of the time, and is enough but beside long walls.
  func hidingPlace(
    _ area: MorphArea, near point: Vector2, radius: Double, on axis: MorphAxis?,
    isExact: Bool = false
  ) -> (place: Vector2, radius: Double) {
    let (start, end) = area.outer.box
    let step = (end - start) / 20
    var best = (place: Vector2.zero, radius: 0.0, score: Double.infinity)
    for row in 0..<20 {
      for column in 0..<20 {
        let free = start + step * (Vector2(Double(column), Double(row)) + 0.5)
        let place = axis?.onAxis(free) ?? free
        let way = place.distance(to: point)
        guard way < best.score + 1e-8, area.contains(place) else { continue }
        let depth = isExact ? area.distance(to: place) : area.cornerDistance(to: place)
        let score = (way + 3 * max(radius - depth, 0)).quantized(to: 1e9)
        if score < best.score { best = (place, min(depth, radius), score) }
      }
    }
    if best.score < .infinity { return (best.place, best.radius) }
    return (area.outer.mean, 0)
  }

  // MARK: Chords

  /// Cuts a filled contour into one cell for each child, by chords; nil if no chord fits.
  ///
  /// - Returns: The cells in the order of the children.
  func cut(
    _ curve: MorphCurve, into children: Curves, around holes: Curves, axis: MorphAxis?
  ) throws(MorphError) -> Curves? {
    let cells: Curves = try allocate(children.count)
    guard children.count > 1 else {
      cells[0] = curve
      return cells
    }
    let plan = try plan(children)
    let nodes = try MorphNodes(curve, density: 64, in: self)
    // They are given back at the end, and the cells are not.
    let kept = keptMark
    defer { keptMark = kept }
    let scores = try scores(nodes, plan.share, plan.aim, axis)
    let area = try area(of: MorphFill(curve: curve, holes: holes, paint: MorphPaint()))
    let count = nodes.count
    // The least of each row.
    let columns: Indices = try keep(count)
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
      let polygon = try side.cubics.polygon(6, in: self)
      var inner = try MorphList<MorphCurve>(self, capacity: holes.count)
      for hole in holes where polygon.winding(around: try centroid(hole, 6)) != 0 {
        try inner.append(hole)
      }
      let made = try cut(
        side, into: map(part) { children[$0] }, around: inner.elements, axis: axis)
      guard let made else { return false }
      for index in part.indices { cells[part[index]] = made[index] }
      return true
    }
    for attempt in 0..<200 {
      guard attempt < 8 || !isSpent else { return nil }
      // What a chord takes that crosses the outline, in places.
      spend(200)
      let free = mark
      let first = try least(count) { (row) throws(MorphError) in score(row) }
      guard score(first) < .infinity else { return nil }
      let last = columns[first]
      scores[first * count + last] = .infinity
      try findLeast(first)
      let (p, q) = (nodes.points[min(first, last)], nodes.points[max(first, last)])
      let isInside = (0..<13).areAll {
        area.contains(p + (q - p) * (0.04 + 0.92 * Double($0) / 12))
      }
      guard isInside else { continue }
      let (start, end, isForward) = (nodes.places[first], nodes.places[last], first < last)
      if try cutSide(from: start, to: end + (isForward ? 0 : 1), into: plan.first),
        try cutSide(from: end, to: start + (isForward ? 1 : 0), into: plan.second)
      {
        return cells
      }
      mark = free
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
    let body = try curve.chain(from: first, to: last, in: self)
    let (start, end) = (body[body.count - 1].end, body[0].start)
    let chord = end - start
    let tongue: Cubics = try allocate(1)
    tongue[0] = MorphCubic(from: start, to: end)
    for bulge in 0..<4 {
      let height = bulge == 0 ? 0.28 : bulge == 1 ? 0.18 : bulge == 2 ? 0.1 : 0.05
      let out = Vector2(chord.y, -chord.x) * (height * 4 / 3)
      let bent = MorphCubic(
        start: start, control1: start + 0.3 * chord + out, control2: end - 0.3 * chord + out,
        end: end)
      if (1..<10).areAll({ area.contains(bent.point(at: Double($0) / 10)) }) {
        tongue[0] = bent
        break
      }
    }
    return try MorphCurve(body.joined(tongue, in: self), isClosed: true, in: self)
  }

  /// The children on both sides of a chord across the main direction of their middles, the share of
  /// the first ones of the area, and the direction to the second ones.
  private func plan(
    _ children: Curves
  ) throws(MorphError) -> (first: Indices, second: Indices, share: Double, aim: Vector2) {
    let middles: Points = try allocate(children.count)
    let sizes: Numbers = try allocate(children.count)
    for index in children.indices {
      middles[index] = try centroid(children[index])
      sizes[index] = abs(children[index].area)
    }
    let mean = middles.mean
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for middle in middles {
      let d = middle - mean
      (xx, xy, yy) = (xx + d.x * d.x, xy + d.x * d.y, yy + d.y * d.y)
    }
    let main = Vector2(angle: Vector2(xx - yy, 2 * xy).angle / 2)
    var order = try MorphList<Int>(self, capacity: children.count)
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
    let (areas, moments): (Numbers, Points) = (try allocate(count + 1), try allocate(count + 1))
    (areas[0], moments[0]) = (0, .zero)
    for index in 0..<count {
      let (p, q) = (nodes.points[index], nodes.points[index + 1])
      areas[index + 1] = areas[index] + p.cross(q)
      moments[index + 1] = moments[index] + (p + q) * p.cross(q)
    }
    let total = areas[count]
    let out: Numbers = try keep(count * count)
    for index in out.indices { out[index] = .infinity }
    for isFlipped in 0..<2 {
      for i in 0..<count {
        for j in 0..<count where j >= i + 2 {
          let (p, q) = (nodes.points[i], nodes.points[j])
          let closing = q.cross(p)
          let area = areas[j] - areas[i] + closing
          guard area > 0.03 * total, total - area > 0.03 * total else { continue }
          let moment = moments[j] - moments[i] + (p + q) * closing
          let way = (moments[count] - moment) / (3 * (total - area)) - moment / (3 * area)
          let cosine = way.direction.dot(aim)
          let size = isFlipped == 1 ? total - area : area
          let miss = size / total - share
          var score = 6 * miss * miss + (isFlipped == 1 ? 1 + cosine : 1 - cosine)
          score += 0.35 * p.distance(to: q) / total.squareRoot()
          if let axis {
            // Of a contour that is its own image: a chord that is, too.
            let off = min(axis.mirror(p).distance(to: q), abs(axis.off(p)) + abs(axis.off(q)))
            score += 30 * off
          }
          out[isFlipped == 1 ? j * count + i : i * count + j] = score.quantized(to: 1e9)
        }
      }
    }
    return out
  }
}
