/// A stroke with its paint.
struct MorphStroke: BitwiseCopyable {
  var curve: MorphCurve
  var paint: MorphPaint
}

typealias Strokes = UnsafeMutableBufferPointer<MorphStroke>

extension MorphMemory {
  // MARK: Pairs of curves

  /// The best correspondence of two curves, open or closed.
  func pair(
    _ a: MorphCurve, _ b: MorphCurve, bothWays: Bool, _ symmetry: MorphSymmetry? = nil
  ) throws(MorphError) -> MorphPairing {
    if let symmetry, let halves = try halves(a, b, symmetry) { return halves }
    guard !bothWays, a.isClosed, b.isClosed else { return try pairOnce(a, b, bothWays: bothWays) }
    return try leastFaulty { (weights) throws(MorphError) in
      try pairOnce(a, b, bothWays: false, weights)
    }
  }

  func pairOnce(
    _ first: MorphCurve, _ b: MorphCurve, bothWays: Bool, _ weights: MorphWeights = .choice(0)
  ) throws(MorphError) -> MorphPairing {
    let a = try canonical(first)
    let own = try MorphNodes(a, in: self)
    var best: MorphPairing?
    for isBack in bothWays ? 0...1 : 0...0 {
      let other = try isBack == 1 ? reversed(b) : b
      let nodes = try MorphNodes(other, in: self)
      let bound = best?.work ?? .infinity
      // The closed one is cut where it is best.
      let isSwapped = a.isClosed && !other.isClosed
      let found = try align(
        isSwapped ? nodes : own, isSwapped ? own : nodes, isCyclic: isSwapped || other.isClosed,
        weights: weights, bound: bound)
      guard found.work.quantized(to: 1e9) < bound.quantized(to: 1e9) || best == nil else {
        continue
      }
      if isSwapped {
        for index in found.pairs.indices {
          found.pairs[index] = MorphPair(a: found.pairs[index].b, b: found.pairs[index].a)
        }
      }
      best = MorphPairing(
        a: a, b: other, pairs: found.pairs, isClosed: a.isClosed && other.isClosed,
        work: found.work)
    }
    guard let best else { throw .noRoom }
    return best
  }

  /// A closed curve from its sharpest corner, then the least y, then the least x: a start that the
  /// path does not decide.
  func canonical(_ curve: MorphCurve) throws(MorphError) -> MorphCurve {
    guard curve.isClosed, curve.cubics.count > 1 else { return curve }
    let nodes = try MorphNodes(curve, areAll: true, in: self)
    var (best, cubic, found) = ((0.0, 0.0, 0.0), -1, 0)
    for node in 0..<nodes.count where nodes.breaks[node] {
      cubic += 1
      let key = (
        -abs(nodes.turns[node]).quantized(to: 1e3), nodes.points[node].y.quantized(to: 1e5),
        nodes.points[node].x.quantized(to: 1e5)
      )
      if cubic == 0 || key < best { (best, found) = (key, cubic) }
    }
    guard found > 0 else { return curve }
    return try MorphCurve(curve.cubics.rolled(found, in: self), isClosed: true, in: self)
  }

  // MARK: Stretches

  private struct Stretch: BitwiseCopyable {
    var work: Double
    var start, share: Double
    /// The child as it runs there.
    var body: MorphCurve
  }

  /// The stretch of a stroke that is about as long as another one, nearest and most parallel.
  private func nearestStretch(_ a: MorphCurve, _ b: MorphCurve) throws(MorphError) -> Stretch {
    let share = a.length > 1e-9 ? min(1, b.length / a.length) : 1
    let starts = a.isClosed ? 48 : share < 1 ? 33 : 1
    var best = (work: Double.infinity, start: 0.0, roll: 0, isBack: false)
    func body(_ roll: Int, isBack: Bool) throws(MorphError) -> MorphCurve {
      let cubics = try b.isClosed ? b.cubics.rolled(roll, in: self) : b.cubics
      return try MorphCurve(
        isBack ? cubics.reversed(in: self) : cubics, isClosed: false, in: self)
    }
    for roll in 0..<(b.isClosed ? b.cubics.count : 1) {
      for isBack in 0..<2 {
        do {
          let free = mark
          defer { mark = free }
          let body = try body(roll, isBack: isBack == 1)
          let points: Points = try allocate(9)
          for sample in points.indices { points[sample] = body.point(at: Double(sample) / 8) }
          for index in 0..<starts {
            let start =
              a.isClosed
              ? Double(index) / 48 : starts > 1 ? (1 - share) * Double(index) / 32 : 0
            var (way, turn, last) = (0.0, 0.0, Vector2.zero)
            for sample in 0...8 {
              let p = a.point(at: start + share * Double(sample) / 8)
              way += p.square(to: points[sample])
              if sample > 0 {
                let (from, to) = (p - last, points[sample] - points[sample - 1])
                turn += 1 - from.dot(to) / (from.magnitude * to.magnitude + 1e-12)
              }
              last = p
            }
            // A turn by a quarter weighs as much as a third of a size.
            let work = way / 9 + 0.1 * turn / 8
            if work < best.work - 1e-9 { best = (work, start, roll, isBack == 1) }
          }
        }
      }
    }
    return Stretch(
      work: best.work, start: best.start, share: share,
      body: try body(best.roll, isBack: best.isBack))
  }

  private func ends(_ a: Double, _ b: Double, _ c: Double, _ d: Double) throws(MorphError)
    -> UnsafeMutableBufferPointer<MorphPair>
  {
    let out: UnsafeMutableBufferPointer<MorphPair> = try allocate(2)
    (out[0], out[1]) = (MorphPair(a: a, b: b), MorphPair(a: c, b: d))
    return out
  }

  /// A child that grows out of a point of a stroke, which hides it; by default the nearest.
  private func outOfPoint(
    _ a: MorphCurve, _ b: MorphCurve, at place: Double? = nil
  ) throws(MorphError) -> MorphPairing {
    let points: Points = try allocate(33)
    for index in points.indices { points[index] = b.point(at: Double(index) / 32) }
    let middle = points.mean
    let index = try least(a.isClosed ? 64 : 65) { (index) throws(MorphError) in
      let point = a.point(at: Double(index) / 64)
      let nearest = points.folded(1e9) { min($0, $1.square(to: point)) }
      return (point.square(to: middle) + nearest).quantized(to: 1e9)
    }
    let u = place ?? Double(index) / 64
    let spread = points.folded(0) { $0 + $1.square(to: middle) } / 33
    return MorphPairing(
      a: a, b: try MorphCurve(b.cubics, isClosed: false, in: self), pairs: try ends(u, 0, u, 1),
      isClosed: false, work: a.point(at: u).square(to: middle) + 0.3 * spread + 0.004)
  }

  /// How a stroke that has no partner grows out of one of the others: the least work of all ways.
  ///
  /// One that is its own image grows as its own image, or from a place on the axis.
  private func peel(
    _ child: MorphStroke, from others: Strokes, _ symmetry: MorphSymmetry?
  ) throws(MorphError) -> MorphPiece {
    let b = child.curve
    var symmetry = symmetry
    if let axes = symmetry, try !isOwnImage(b, axes.b), try !isOwnImage(b, axes.a) {
      symmetry = nil
    }
    var best: (pairing: MorphPairing, paint: MorphPaint, work: Double)?
    for other in others {
      let (free, before) = (mark, best?.work)
      defer { if best?.work == before { mark = free } }
      func attempt(_ pairing: MorphPairing?, work: Double? = nil) {
        guard let pairing else { return }
        let work = (work ?? pairing.work).quantized(to: 1e9)
        if best.map({ work < $0.work }) ?? true { best = (pairing, other.paint, work) }
      }
      let a = other.curve
      if let symmetry {
        if let halves = try halves(a, b, symmetry) {
          var (there, back) = (0.0, 0.0)
          for sample in 0...16 {
            let point = a.point(at: Double(sample) / 16)
            there += point.square(to: b.point(at: Double(sample) / 16))
            back += point.square(to: b.point(at: Double(16 - sample) / 16))
          }
          attempt(
            halves,
            work: try a.isClosed ? rough(a, b, bothWays: true) : 0.5 * min(there, back) / 17)
        }
        for place in try axisPlaces(a, symmetry.a) { attempt(try outOfPoint(a, b, at: place)) }
        continue
      }
      let near = try nearestStretch(a, b)
      attempt(
        MorphPairing(
          a: a, b: near.body, pairs: try ends(near.start, 0, near.start + near.share, 1),
          isClosed: false, work: near.work))
      attempt(try outOfPoint(a, b))
    }
    guard let best else {
      guard symmetry != nil else { throw .noRoom }
      return try peel(child, from: others, nil)
    }
    var out = try piece(best.pairing, (best.paint, child.paint))
    out.hiding = .start
    return out
  }

  // MARK: Groups

  func match(
    strokes a: Strokes, _ b: Strokes, _ symmetry: MorphSymmetry?, into pieces: inout MorphPieces
  ) throws(MorphError) {
    let cost = try MorphCosts(self, a.count, b.count) { (row, column) throws(MorphError) in
      try rough(a[row].curve, b[column].curve, bothWays: true)
        + (a[row].paint.color != b[column].paint.color ? 0.02 : 0)
    }
    let (first, second) = (try map(a) { $0.curve }, try map(b) { $0.curve })
    let found: UnsafeMutableBufferPointer<MorphGroup>
    if symmetry != nil {
      found = try groups(cost, first, second, symmetry)
    } else {
      // What is left over joins the one that it can peel from with the least work.
      let isFlipped = a.count > b.count
      let (few, many) = isFlipped ? (second, first) : (first, second)
      let grouped = try groups(isFlipped ? cost.transposed(in: self) : cost) {
        (column) throws(MorphError) in
        try least(few.count) { (row) throws(MorphError) in
          try scratch { () throws(MorphError) in
            try nearestStretch(few[row], many[column]).work.quantized(to: 1e9)
          }
        }
      }
      found = isFlipped ? flipped(grouped) : grouped
    }
    for group in found {
      let free = mark
      defer { mark = free }
      let isFlipped = group.columns.isEmpty || group.rows.count > 1
      let (parents, others) = isFlipped ? (b, a) : (a, b)
      let (own, members) = isFlipped ? group.flipped.sides : group.sides
      try flipping(&pieces, isFlipped) { (pieces) throws(MorphError) in
        guard let parent = own.first else {
          for member in members {
            let free = mark
            defer { mark = free }
            try pieces.add(
              peel(others[member], from: parents, isFlipped ? symmetry?.flipped : symmetry))
          }
          return
        }
        let works = try map(members) {
          (isFlipped ? cost[$0, parent] : cost[parent, $0]).quantized(to: 1e9)
        }
        try addFamily(
          parents[parent], map(members) { others[$0] }, works, parents,
          isFlipped ? symmetry?.flipped : symmetry, into: &pieces)
      }
    }
  }

  /// The pieces of each child: the parent's stretches, as far as it has them, and what peels off.
  private func addFamily(
    _ parent: MorphStroke, _ children: Strokes, _ works: Numbers, _ others: Strokes,
    _ symmetry: MorphSymmetry?, into pieces: inout MorphPieces
  ) throws(MorphError) {
    let a = parent.curve
    let made: UnsafeMutableBufferPointer<MorphPiece?> = try allocate(children.count)
    for index in made.indices { made[index] = nil }
    func add(_ index: Int, _ curve: MorphCurve) throws(MorphError) {
      made[index] = try piece(
        pair(curve, children[index].curve, bothWays: true, symmetry),
        (parent.paint, children[index].paint))
    }
    func nearest(_ isChoice: (Int) -> Bool) throws(MorphError) -> Int {
      try least(children.count) { (index) throws(MorphError) in
        isChoice(index) ? works[index] : .infinity
      }
    }
    if let symmetry, children.count == 2, try isOwnImage(a, symmetry.a),
      try !isOwnImage(children[0].curve, symmetry.b)
    {
      // No child is its own image: each half of the parent goes its own way; one without halves is
      // there twice.
      var cut: Double?
      if !a.isClosed, try half(a, symmetry.a) != nil {
        cut = try a.snapped(axisPlaces(a, symmetry.a)[0])
      }
      for index in 0..<2 {
        guard let cut else {
          try add(index, a)
          continue
        }
        let isFirst =
          mean(of: children[index].curve, symmetry.b)
          < mean(of: children[1 - index].curve, symmetry.b) + (index == 0 ? -1e-9 : 1e-9)
        let isAfter = isFirst == (symmetry.a.off(a.point(at: 1)) < 0)
        let body = try a.chain(from: isAfter ? cut : 0, to: isAfter ? 1 : cut, in: self)
        try add(
          index, MorphCurve(isAfter ? body : body.reversed(in: self), isClosed: false, in: self))
      }
    } else if try !divide(parent, children, into: made) {
      let isAnyClosed = a.isClosed && children.isAny { $0.curve.isClosed }
      try add(nearest { !isAnyClosed || children[$0].curve.isClosed }, a)
    }
    for index in children.indices {
      let free = mark
      defer { mark = free }
      if let piece = made[index] {
        try pieces.add(piece)
      } else {
        try pieces.add(peel(children[index], from: others, symmetry))
      }
    }
  }

  /// Divides a parent among the children that lie along it: bounds in the middles of the gaps.
  private func divide(
    _ parent: MorphStroke, _ children: Strokes, into made: UnsafeMutableBufferPointer<MorphPiece?>
  ) throws(MorphError) -> Bool {
    guard children.count > 1 else { return false }
    let a = parent.curve
    struct Span: BitwiseCopyable {
      var stretch: Stretch
      var child: Int
      var middle: Double { stretch.start + stretch.share / 2 }
    }
    var spans = try MorphList<Span>(self, capacity: children.count)
    for index in children.indices where !children[index].curve.isClosed {
      let stretch = try nearestStretch(a, children[index].curve)
      // A child with more work does not lie along its parent.
      if stretch.work < 0.02 { try spans.append(Span(stretch: stretch, child: index)) }
    }
    spans.sort { ($0.stretch.work, $0.child) < ($1.stretch.work, $1.child) }
    var taken = try MorphList<Span>(self, capacity: children.count)
    for span in spans.elements {
      let isFree = taken.elements.areAll {
        let gap = span.middle - $0.middle
        let distance = a.isClosed ? abs((gap + 0.5).fraction - 0.5) : abs(gap)
        return distance > 0.35 * (span.stretch.share + $0.stretch.share)
      }
      if isFree { try taken.append(span) }
    }
    taken.sort { $0.middle < $1.middle }
    let covered = taken.elements.folded(0) { $0 + $1.stretch.share }
    guard taken.count >= 2, covered > 0.4,
      !(a.isClosed && children.isAny { $0.curve.isClosed })
    else { return false }
    func bound(after index: Int) -> Double {
      let (x, y) = (taken[index].stretch, taken[(index + 1) % taken.count].stretch)
      return (x.start + x.share + y.start + (index + 1 == taken.count ? 1 : 0)) / 2
    }
    for index in 0..<taken.count {
      var low = index == 0 ? bound(after: taken.count - 1) - 1 : bound(after: index - 1)
      var high = bound(after: index)
      if !a.isClosed {
        if index == 0 { low = 0 }
        if index + 1 == taken.count { high = 1 }
      }
      let start = a.isClosed ? low.fraction : low
      let part = try MorphCurve(
        a.chain(from: start, to: start + high - low, in: self), isClosed: false, in: self)
      let span = taken[index]
      let found = try align(
        MorphNodes(part, in: self), MorphNodes(span.stretch.body, in: self), isCyclic: false)
      made[span.child] = try piece(
        MorphPairing(
          a: part, b: span.stretch.body, pairs: found.pairs, isClosed: false, work: found.work),
        (parent.paint, children[span.child].paint))
    }
    return true
  }

  // MARK: Fills into strokes

  /// An open curve there and back, as a closed contour without an area.
  private func doubled(_ curve: MorphCurve) throws(MorphError) -> MorphCurve {
    guard !curve.isClosed else { return curve }
    return try MorphCurve(
      curve.cubics.joined(curve.cubics.reversed(in: self), in: self), isClosed: true, in: self)
  }

  /// A fill that becomes the middle line of a stroke while it fades and the stroke grows.
  ///
  /// - Parameter isSmall: Whether it closes to a point of the line instead, as its holes do: a few
  ///   specks that are each the whole line would have as many cubics each.
  @inline(never)
  private func addMelting(
    _ fill: MorphFill, _ stroke: MorphStroke, isSmall: Bool, into pieces: inout MorphPieces
  ) throws(MorphError) {
    let target = try doubled(stroke.curve)
    if !isSmall {
      try pieces.add(
        piece(
          pair(fill.curve, target, bothWays: false), (fill.paint, stroke.paint)))
    }
    for index in (isSmall ? -1 : 0)..<fill.holes.count {
      let curve = index < 0 ? fill.curve : fill.holes[index]
      let middle = try centroid(curve)
      let nearest = try least(64) { (index) throws(MorphError) in
        target.point(at: Double(index) / 64).square(to: middle).quantized(to: 1e9)
      }
      let point = target.point(at: Double(nearest) / 64)
      try pieces.add(
        hidden(
          curve, from: curve.cubics.mapped(in: self) { $0.mapped { _ in point } },
          (stroke.paint, fill.paint), isHole: index >= 0
        ).flipped)
    }
  }

  /// Filled contours into strokes; beside strokes that have partners, each into the nearest.
  func match(
    fills: Fills, strokes: Strokes, isBeside: Bool, into pieces: inout MorphPieces
  ) throws(MorphError) {
    let cost = try MorphCosts(self, fills.count, strokes.count) {
      (row, column) throws(MorphError) in
      try rough(fills[row].curve, doubled(strokes[column].curve), bothWays: false)
    }
    let cells = try cells(fills.count) { abs(fills[$0].curve.area) }
    func addMelting(_ row: Int, _ column: Int) throws(MorphError) {
      try self.addMelting(
        fills[row], strokes[column], isSmall: !cells.isAny { $0 == row }, into: &pieces)
    }
    if isBeside {
      for row in fills.indices {
        let free = mark
        defer { mark = free }
        let column = try least(strokes.count) { (column) throws(MorphError) in
          cost[row, column].quantized(to: 1e9)
        }
        try addMelting(row, column)
      }
      return
    }
    for group in try groups(cost) {
      let free = mark
      defer { mark = free }
      guard group.rows.count == 1 else {
        for row in group.rows {
          try addMelting(row, group.columns[0])
        }
        continue
      }
      let main = try least(group.columns.count) { (index) throws(MorphError) in
        cost[group.rows[0], group.columns[index]]
      }
      for index in group.columns.indices {
        let column = group.columns[index]
        let stroke = strokes[column]
        if index == main {
          try addMelting(group.rows[0], column)
        } else {
          // A line grows from inside, from width 0.
          let line = MorphFill(
            curve: try doubled(stroke.curve), holes: try allocate(0), paint: stroke.paint)
          try addBud(line, from: fills[group.rows[0]], radius: 0.1, into: &pieces)
        }
      }
    }
  }
}
