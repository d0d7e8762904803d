/// Lines as fills: drawings of lines whose sides are contours, as most icon fonts have them.
///
/// Matched as fills, the two sides of a line part, and what is between them is black. So each
/// contour becomes a band: what is between it and a copy of it in the ink, beyond the middle of the
/// line. Together the bands are the drawing, and where sides part, white shows. Contours with
/// bands are matched as closed strokes, of which none is a hole.

/// The contours of a drawing of lines, as closed strokes that run clockwise on screen.
private struct MorphLines {
  var strokes: Strokes
  /// How far the copy of each cubic of the drawing is from it.
  var reaches: Numbers
  /// Half of the mean width of a line.
  var half: Double
  /// The ink.
  var area: MorphArea
}

extension MorphMatcher {
  /// Replaces the pieces of two drawings of lines by bands if lines become lumps on their way.
  ///
  /// In 30 random pairs of Phosphor's outlines the largest lump has 0.44 of the ink in the mean,
  /// and 0.09 with this; a quarter too much ink have 12 of them, and 2.
  ///
  /// Tried, and not as good: bands for all drawings of lines, as where both sides travel together
  /// they show two lines of half the width (heart to star), and lose ink (0.7 in list to x); bands
  /// of half the width and 30 %, as the lines on the way are faint.
  func replaceLumps(
    from a: (drawing: MorphDrawing, fills: Fills), to b: (drawing: MorphDrawing, fills: Fills)
  ) {
    let count = pieces.count
    var isMatched = false
    // Bands have twice as many cubics: where they find no room, the pieces stay.
    do throws(MorphError) {
      guard let first = try lines(of: a.drawing, a.fills),
        let second = try lines(of: b.drawing, b.fills),
        try lumps(in: pieces.elements, Self.lumpWidth * max(first.half, second.half))
          > Self.mostLumps
      else { return }
      try match(strokes: first.strokes, second.strokes)
      let last = pieces.count
      for index in count..<last {
        try memory.scratch { () throws(MorphError) in
          var band = pieces.elements[index]
          band.start = try self.band(band.start, isClosed: band.isClosed, first)
          band.end = try self.band(band.end, isClosed: band.isClosed, second)
          band.isClosed = true
          band.isSmooth = try MorphJoints.smoothJoints(
            band.start, band.end, isClosed: true, in: memory)
          (band.paints.start.color, band.paints.end.color) = (0, 0)
          try add(band)
        }
      }
      pieces.remove(from: count, to: last)
      let cubics = (count..<pieces.count).folded(0) { $0 + pieces.elements[$1].start.count }
      isMatched = cubics <= MorphMotion.maximumCubics
    } catch {}
    pieces.remove(from: isMatched ? 0 : count, to: isMatched ? count : pieces.count)
  }

  /// The contours of a drawing of lines; nil if a part of it is not a line.
  private func lines(of drawing: MorphDrawing, _ fills: Fills) throws(MorphError) -> MorphLines? {
    // What is caught can be bands already.
    guard !drawing.isIntermediate else { return nil }
    let reaches: Numbers = try memory.allocate(drawing.cubicCount)
    for index in reaches.indices { reaches[index] = 0 }
    var strokes = try MorphList<MorphStroke>(memory, capacity: drawing.count)
    var contours = try MorphList<MorphCurve>(memory, capacity: drawing.count)
    var (area, length) = (0.0, 1e-12)
    for fill in fills where !fill.isDot {
      area += fill.holes.folded(fill.curve.area) { $0 + $1.area }
      length += fill.holes.folded(fill.curve.length) { $0 + $1.length }
    }
    let half = area / length
    guard half < Self.widest / 2 else { return nil }
    for fill in fills {
      guard let reach = try reach(of: fill, half) else { return nil }
      for index in -1..<fill.holes.count {
        let curve = index < 0 ? fill.curve : fill.holes[index]
        try contours.append(curve)
        for cubic in curve.cubics { reaches[cubic.source] = reach }
        var paint = fill.paint
        // Outer sides are matched with outer sides first.
        paint.color = index < 0 ? 0 : 1
        try strokes.append(
          MorphStroke(curve: index < 0 ? curve : curve.reversed(in: memory), paint: paint))
      }
    }
    return MorphLines(
      strokes: strokes.elements, reaches: reaches, half: half,
      area: try MorphFill(contours: contours.elements).area(in: memory))
  }

  /// How wide the bands of a fill are, so that they leave nothing out; nil if it is not a line.
  ///
  /// Half of the width and 60 % more, as the ink is deeper where lines meet. With that, one in
  /// thirty of Phosphor's outlines leaves something out, and gets 85 %.
  private func reach(of fill: MorphFill, _ half: Double) throws(MorphError) -> Double? {
    if fill.isDot {
      let radius = 2 * fill.curve.area / fill.curve.length
      return radius < Self.largestDot * half ? radius : nil
    }
    for share in 0..<2 {
      let reach = (share == 0 ? Self.bandWidth : Self.wideBandWidth) * half
      let found = try probe(fill, reach)
      guard found.outside == 0 else { return nil }
      if found.deep == 0 { return reach }
    }
    return nil
  }

  /// The shares of a fill's contours, by length, from which a place at a distance in the ink is
  /// outside of it, and has no nearer contour.
  private func probe(
    _ fill: MorphFill, _ distance: Double
  ) throws(MorphError) -> (outside: Double, deep: Double) {
    try memory.scratch { () throws(MorphError) in
      let area = try fill.area(in: memory)
      var (outside, deep, sum) = (0.0, 0.0, 1e-12)
      for index in -1..<fill.holes.count {
        for cubic in index < 0 ? fill.curve.cubics : fill.holes[index].cubics
        where cubic.extent > Self.shortest * distance {
          let length = cubic.start.distance(to: cubic.end)
          sum += 3 * length
          for quarter in 1...3 {
            let t = Double(quarter) / 4
            let way = cubic.point(at: t + 0.01) - cubic.point(at: t - 0.01)
            let place = cubic.point(at: t) + Vector2(-way.y, way.x).direction * distance
            if !area.contains(place) {
              outside += length
            } else if area.distance(to: place) > Self.depthShare * distance {
              deep += length
            }
          }
        }
      }
      return (outside / sum, deep / sum)
    }
  }

  /// The mean share of the contours that have more ink beside them than a distance, on the way.
  ///
  /// It agrees with the largest lump in pixels: of 60 pairs all with a lump of 0.24 of the ink have
  /// more than 0.02 but three, and one with less. In the middle alone it misses eye to eye-slash.
  private func lumps(
    in pieces: UnsafeMutableBufferPointer<MorphPiece>, _ distance: Double
  ) throws(MorphError) -> Double {
    var sum = 0.0
    for step in 3...7 where step & 1 == 1 {
      let share = Double(step) / 10
      sum += try memory.scratch { () throws(MorphError) in
        let curves = try memory.map(pieces) { (piece) throws(MorphError) in
          let mixed = try piece.start.mapped(in: memory) { $0 }
          piece.mix(share, into: mixed)
          return try MorphCurve(mixed, isClosed: true, in: memory)
        }
        return try probe(MorphFill(contours: curves), distance).deep
      }
    }
    return sum / 3
  }

  // MARK: Bands

  /// The contour of a band: along a side of a line, and back along its copy in the ink.
  private func band(
    _ side: Cubics, isClosed: Bool, _ lines: MorphLines
  ) throws(MorphError) -> Cubics {
    let count = side.count
    let isClosed = isClosed || side[0].start == side[count - 1].end
    let moves: Points = try memory.allocate(count + 1)
    // A hole runs with the ink on its left.
    var isLeft = false
    for node in 0...count {
      var (into, away, reach) = (Vector2.zero, Vector2.zero, 0.0)
      for isAfter in 0..<2 {
        for offset in 0..<count {
          let place = isAfter == 1 ? node + offset : node - 1 - offset
          guard isClosed || 0..<count ~= place else { break }
          let cubic = side[(place + count) % count]
          guard cubic.source >= 0, cubic.range.first != cubic.range.last else { continue }
          reach = lines.reaches[cubic.source]
          isLeft = cubic.range.first > cubic.range.last
          guard cubic.extent > Self.shortest * reach else { continue }
          if isAfter == 1 { away = cubic.tangents.start } else { into = cubic.tangents.end }
          break
        }
      }
      if into == .zero { into = away }
      if away == .zero { away = into }
      let sum = into + away
      let out = Vector2(-sum.y, sum.x).direction * (isLeft ? -1 : 1)
      if (into.cross(away) > 0) != isLeft {
        // In a corner of the ink, where both sides meet that are moved.
        reach *= min(2 / max(sum.magnitude, Self.sharpest), Self.miter)
      } else if sum.magnitude > 0 {
        // Around a corner of the white, beyond the place where the middles of the lines meet.
        let (least, corner) = (reach, node < count ? side[node].start : side[node - 1].end)
        reach = max(reach, Self.innerReach * lines.half / max(sum.magnitude, Self.sharpest))
        for _ in 0..<Self.shortenings
        where reach > least && !lines.area.contains(corner + out * (Self.clearance * reach)) {
          reach = max(least, Self.shortening * reach)
        }
      }
      moves[node] = out * reach
    }
    let back = try side.mapped(in: memory) { $0 }
    for index in back.indices {
      let cubic = side[index]
      let (start, end) = (cubic.start + moves[index], cubic.end + moves[index + 1])
      // The handles turn and stretch as the chord does.
      let (chord, other) = (cubic.end - cubic.start, end - start)
      let turn = Vector2(chord.dot(other), chord.cross(other)) / (chord.dot(chord) + 1e-18)
      func turned(_ way: Vector2) -> Vector2 {
        Vector2(turn.x * way.x - turn.y * way.y, turn.y * way.x + turn.x * way.y)
      }
      back[index].shape = Cubic(
        start: start, control1: start + turned(cubic.control1 - cubic.start),
        control2: end + turned(cubic.control2 - cubic.end), end: end)
      back[index].source = -1
    }
    let (first, second) = (isLeft ? back : side, try (isLeft ? side : back).reversed(in: memory))
    let out: Cubics = try memory.allocate(2 * count + 2)
    for index in 0..<count { (out[index], out[count + 1 + index]) = (first[index], second[index]) }
    out[count] = MorphCubic(from: first[count - 1].end, to: second[0].start)
    out[2 * count + 1] = MorphCubic(from: second[count - 1].end, to: first[0].start)
    return out
  }

  /// The width of a lump, in half widths of a line: half changes 4, double 3.
  static var lumpWidth: Double { 2.2 }

  ///
  /// Neither half nor double changes a pair.
  static var mostLumps: Double { 0.02 }
  /// The width of a band, in half widths of a line, as the ink is deeper where lines meet: half
  /// changes none, double 3.
  static var bandWidth: Double { 1.6 }
  /// The width of a band that leaves something out otherwise, in half widths: neither half nor
  /// double changes a pair.
  static var wideBandWidth: Double { 1.85 }
  /// The largest radius of a dot between lines, in half widths of a line: neither half nor double
  /// changes a pair.
  static var largestDot: Double { 3 }
  /// The share of a distance from which on a place counts as that deep.
  static var depthShare: Double { 0.97 }
  /// The reach around a corner of the white, in half widths of a line: neither half nor double
  /// changes a pair.
  static var innerReach: Double { 2.1 }
  /// The least sum of the directions at a corner, so that a reach is finite: neither half nor
  /// double changes a pair.
  static var sharpest: Double { 0.2 }
  /// The most by which a reach grows at a corner of the ink: neither half nor double changes a
  /// pair.
  static var miter: Double { 3 }
  /// How often a reach that leaves the ink is shortened: neither half nor double changes a pair.
  static var shortenings: Int { 8 }
  /// The share of a reach that is in the ink: neither half nor double changes a pair.
  static var clearance: Double { 1.2 }
  /// The factor of one step that shortens a reach: neither half nor double changes a pair.
  static var shortening: Double { 0.85 }
  /// The width from which on a line is no line to the eye, in sizes: digits of 0.125 look hollow as
  /// bands, and regular icon fonts have 0.06 to 0.09.
  ///
  /// Half changes 3, double none.
  private static var widest: Double { 0.1 }
  /// The share of a distance in the ink from which on a cubic's direction counts: shorter ones come
  /// from rounded numbers.
  ///
  /// Neither half nor double changes a pair.
  private static var shortest: Double { 0.05 }
}

extension MorphFill {
  /// All contours of a drawing: their windings add up, whether they are holes or not.
  fileprivate init(contours: Curves) {
    self.init(
      curve: contours[0], holes: Curves(rebasing: contours[1...]), paint: MorphPaint())
  }

  /// The least share of the area of a dot in the square of its length: neither half nor double
  /// changes a pair.
  static var dotRoundness: Double { 0.06 }

  /// Whether it is a dot between lines: a circle has 0.08, a square 0.0625.
  fileprivate var isDot: Bool {
    holes.isEmpty && curve.area > Self.dotRoundness * curve.length * curve.length
  }
}
