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
    return try leastCrossed { (weights) throws(MorphError) in
      try pairOnce(a, b, bothWays: false, weights)
    }
  }

  func pairOnce(
    _ first: MorphCurve, _ b: MorphCurve, bothWays: Bool, _ weights: MorphWeights = .choice(0)
  ) throws(MorphError) -> MorphPairing {
    let a = try first.isClosed ? canonical(first) : first
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
    let nodes = try MorphNodes(curve, in: self)
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

  /// A stretch there and back, as a closed contour without an area.
  private func folded(
    _ a: MorphCurve, from start: Double, share: Double, isBack: Bool, _ b: MorphCurve,
    work: Double
  ) throws(MorphError) -> MorphPairing {
    let first = a.isClosed ? start.fraction : start
    var body = try a.chain(from: first, to: first + share, in: self)
    if isBack { body = try body.reversed(in: self) }
    let there = try body.joined(body.reversed(in: self), in: self)
    return MorphPairing(
      a: try MorphCurve(there, isClosed: true, in: self), b: b, pairs: try ends(0, 0, 1, 1),
      isClosed: true, work: work)
  }

  private func foldedWork(
    _ a: MorphCurve, from start: Double, share: Double, isBack: Bool, _ b: MorphCurve
  ) -> Double {
    (0..<16).folded(0) {
      let fold = 1 - abs(1 - 2 * Double($1) / 16)
      let u = start + share * (isBack ? 1 - fold : fold)
      return $0 + a.point(at: u).square(to: b.point(at: Double($1) / 16))
    } / 16
  }

  /// For a closed child: a stretch, half as long, there and back.
  ///
  /// On the axis, of curves that are
  /// their own images, around a place where the parent crosses it.
  private func foldedStretch(
    _ a: MorphCurve, _ b: MorphCurve, _ symmetry: MorphSymmetry? = nil
  ) throws(MorphError) -> MorphPairing? {
    guard a.length >= 1e-9 else { return nil }
    let share = min(1, b.length / 2 / a.length)
    var best = (work: Double.infinity, start: 0.0, first: 0.0, roll: 0, isBack: false)
    /// The child from a place, or from the start of a cubic.
    func body(_ first: Double, _ roll: Int) throws(MorphError) -> MorphCurve {
      try MorphCurve(
        symmetry == nil
          ? b.cubics.rolled(roll, in: self) : b.chain(from: first, to: first + 1, in: self),
        isClosed: true, in: self)
    }
    if let symmetry {
      for u in try axisPlaces(a, symmetry.a) {
        for v in try axisPlaces(b, symmetry.b) {
          let start = u - share / 2
          guard a.isClosed || start >= -1e-9 && start + share <= 1 + 1e-9 else { continue }
          let first = (v - 0.25).fraction
          let body = try body(first, 0)
          for isBack in 0..<2 {
            let work = foldedWork(a, from: start, share: share, isBack: isBack == 1, body)
            if work < best.work - 1e-9 { best = (work, start, first, 0, isBack == 1) }
          }
        }
      }
    } else {
      for roll in b.cubics.indices {
        let free = mark
        defer { mark = free }
        let body = try body(0, roll)
        let starts = a.isClosed ? 32 : share < 1 ? 17 : 1
        for index in 0..<starts {
          let start =
            a.isClosed
            ? Double(index) / 32 : starts > 1 ? (1 - share) * Double(index) / 16 : 0
          let work = foldedWork(a, from: start, share: share, isBack: false, body)
          if work < best.work - 1e-9 { best = (work, start, 0, roll, false) }
        }
      }
    }
    guard best.work < .infinity else { return nil }
    return try folded(
      a, from: best.start, share: share, isBack: best.isBack, body(best.first, best.roll),
      work: best.work)
  }

  /// A child that grows out of a point of a stroke, which hides it.
  private func outOfPoint(
    _ a: MorphCurve, _ b: MorphCurve, axis: MorphAxis? = nil
  ) throws(MorphError) -> MorphPairing? {
    let points: Points = try allocate(33)
    for index in points.indices { points[index] = b.point(at: Double(index) / 32) }
    let middle = points.mean
    func off(_ u: Double) -> Double { axis.map { abs($0.off(a.point(at: u))) } ?? 0 }
    let index = try least(a.isClosed ? 64 : 65) { (index) throws(MorphError) in
      let point = a.point(at: Double(index) / 64)
      let nearest = points.folded(1e9) { min($0, $1.square(to: point)) }
      return
        (point.square(to: middle) + nearest + 100 * max(off(Double(index) / 64) - 0.012, 0))
        .quantized(to: 1e9)
    }
    var u = Double(index) / 64
    guard off(u) <= 0.02 else { return nil }
    if axis != nil {
      var best = (u, off(u).quantized(to: 1e9))
      for step in -20...20 {
        let near = min(max(u + Double(step) / 20 / 64, 0), 1)
        let distance = off(near).quantized(to: 1e9)
        if distance < best.1 { best = (near, distance) }
      }
      u = best.0
    }
    let spread = points.folded(0) { $0 + $1.square(to: middle) } / 33
    return MorphPairing(
      a: a, b: try MorphCurve(b.cubics, isClosed: false, in: self), pairs: try ends(u, 0, u, 1),
      isClosed: false, work: a.point(at: u).square(to: middle) + 0.3 * spread + 0.004)
  }

  /// How a stroke that has no partner grows out of one of the others: the least work of all ways.
  private func peel(
    _ child: MorphStroke, from others: Strokes, _ symmetry: MorphSymmetry?
  ) throws(MorphError) -> MorphPiece {
    let b = child.curve
    var best: (pairing: MorphPairing, paint: MorphPaint, work: Double)?
    func attempt(_ pairing: MorphPairing?, _ paint: MorphPaint, work: Double? = nil) {
      guard let pairing else { return }
      let work = (work ?? pairing.work).quantized(to: 1e9)
      if best.map({ work < $0.work }) ?? true { best = (pairing, paint, work) }
    }
    let isOwn = try isOwn(b, symmetry)
    for other in others {
      let a = other.curve
      if isOwn, let symmetry {
        var work = Double.infinity
        if let halves = try halves(a, b, symmetry) {
          if a.isClosed {
            work = try rough(a, b, bothWays: true)
          } else {
            var (there, back) = (0.0, 0.0)
            for sample in 0...16 {
              let original = a.point(at: Double(sample) / 16)
              there += original.square(to: b.point(at: Double(sample) / 16))
              back += original.square(to: b.point(at: Double(16 - sample) / 16))
            }
            work = 0.5 * min(there, back) / 17
          }
          attempt(halves, other.paint, work: work)
        }
        if b.isClosed, work > 0.02 { attempt(try foldedStretch(a, b, symmetry), other.paint) }
        attempt(try outOfPoint(a, b, axis: symmetry.a), other.paint)
        continue
      }
      let near = try nearestStretch(a, b)
      if b.isClosed, a.isClosed, near.share > 0.8 {
        attempt(try pair(a, b, bothWays: true), other.paint, work: near.work)
      } else {
        attempt(
          MorphPairing(
            a: a, b: near.body, pairs: try ends(near.start, 0, near.start + near.share, 1),
            isClosed: false, work: near.work), other.paint)
      }
      if b.isClosed { attempt(try foldedStretch(a, b), other.paint) }
      attempt(try outOfPoint(a, b), other.paint)
    }
    guard let best else {
      guard symmetry != nil else { throw .noRoom }
      return try peel(child, from: others, nil)
    }
    var out = try piece(best.pairing, (best.paint, child.paint), kind: .peel)
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
    let (first, second) = (try curves(a) { $0.curve }, try curves(b) { $0.curve })
    let found: UnsafeMutableBufferPointer<MorphGroup>
    if symmetry != nil {
      found = try groups(cost, first, second, symmetry)
    } else {
      // What is left over joins the one that it can peel from with the least work.
      func grouped(
        _ cost: MorphCosts, _ rows: Curves, _ columns: Curves
      ) throws(MorphError) -> UnsafeMutableBufferPointer<MorphGroup> {
        try groups(cost) { (column) throws(MorphError) in
          try least(rows.count) { (row) throws(MorphError) in
            try nearestStretch(rows[row], columns[column]).work.quantized(to: 1e9)
          }
        }
      }
      found =
        try a.count <= b.count
        ? grouped(cost, first, second) : flipped(grouped(cost.transposed(in: self), second, first))
    }
    /// The pieces of pairs, to mirror them.
    struct Done: BitwiseCopyable { var row, column, piece: Int }
    var done = try MorphList<Done>(self, capacity: found.count)
    for group in found {
      let start = mark
      defer { mark = start }
      if group.rows.isEmpty || group.columns.isEmpty {
        let isFlipped = group.columns.isEmpty
        for index in isFlipped ? group.rows : group.columns {
          let piece = try peel(
            isFlipped ? a[index] : b[index], from: isFlipped ? b : a,
            isFlipped ? symmetry?.flipped : symmetry)
          try pieces.add(isFlipped ? piece.flipped : piece)
        }
        continue
      }
      if let symmetry, group.rows.count == 1, group.columns.count == 1 {
        let (row, column) = (group.rows[0], group.columns[0])
        let i = try mate(of: first[row], among: first, symmetry.flipped)
        let j = try mate(of: second[column], among: second, symmetry)
        if i != row, let image = done.elements.find({ $0.row == i && $0.column == j }) {
          try done.append(Done(row: row, column: column, piece: pieces.count))
          try pieces.addMirrored(MorphRange(first: image.piece, last: image.piece + 1), symmetry)
          continue
        }
        try done.append(Done(row: row, column: column, piece: pieces.count))
      }
      let isFlipped = group.rows.count > 1
      let members = isFlipped ? group.rows : group.columns
      let (children, costs): (Strokes, Numbers) = (
        try allocate(members.count), try allocate(members.count)
      )
      for index in members.indices {
        let member = members[index]
        children[index] = isFlipped ? a[member] : b[member]
        costs[index] = isFlipped ? cost[member, group.columns[0]] : cost[group.rows[0], member]
      }
      try flipping(&pieces, isFlipped) { (pieces) throws(MorphError) in
        try addFamily(
          isFlipped ? b[group.columns[0]] : a[group.rows[0]], children, costs,
          isFlipped ? b : a, isFlipped ? symmetry?.flipped : symmetry, into: &pieces)
      }
    }
  }

  /// The pieces of each child: the parent's stretches, as far as it has them, and what peels off.
  private func addFamily(
    _ parent: MorphStroke, _ children: Strokes, _ costs: Numbers, _ others: Strokes,
    _ symmetry: MorphSymmetry?, into pieces: inout MorphPieces
  ) throws(MorphError) {
    let a = parent.curve
    func paired(_ index: Int) throws(MorphError) -> MorphPiece {
      try piece(
        pair(a, children[index].curve, bothWays: true, symmetry),
        (parent.paint, children[index].paint))
    }
    guard children.count > 1 else { return try pieces.add(paired(0)) }
    let made: UnsafeMutableBufferPointer<MorphPiece?> = try allocate(children.count)
    for index in made.indices { made[index] = nil }
    func nearest(_ isChoice: (Int) -> Bool) throws(MorphError) -> Int {
      try least(children.count) { (index) throws(MorphError) in
        isChoice(index) ? costs[index].quantized(to: 1e9) : .infinity
      }
    }
    let isOwn: UnsafeMutableBufferPointer<Bool> = try allocate(children.count)
    for index in children.indices {
      isOwn[index] = try self.isOwn(children[index].curve, symmetry)
    }
    if let symmetry, try self.isOwn(a, symmetry.flipped) {
      if isOwn.isAny({ $0 }) {
        let index = try nearest { isOwn[$0] }
        made[index] = try paired(index)
      } else {
        // No child is its own image: each half of the parent goes its own way; a parent without
        // halves is there twice.
        let index = try nearest { _ in true }
        var half = try a.isClosed ? nil : half(a, symmetry.a)
        if let right = half, mean(of: children[index].curve, symmetry.b) < symmetry.b.place {
          half = try MorphCurve(
            right.cubics.mapped(in: self) { $0.mapped { symmetry.a.mirror($0) } }, isClosed: false,
            in: self)
        }
        made[index] = try piece(
          pair(half ?? a, children[index].curve, bothWays: true),
          (parent.paint, children[index].paint), kind: half != nil ? .part : .peel)
      }
    } else if try !divide(parent, children, into: made) {
      let isAnyClosed = a.isClosed && children.isAny { $0.curve.isClosed }
      let index = try nearest { !isAnyClosed || children[$0].curve.isClosed }
      made[index] = try paired(index)
    }
    let all = try curves(children) { $0.curve }
    for index in children.indices where made[index] == nil {
      if let symmetry, let mate = try mate(of: all[index], among: all, symmetry), mate != index,
        let image = made[mate]
      {
        made[index] = try kept(mirrored(image, symmetry))
      } else {
        made[index] = try scratch { () throws(MorphError) in
          try kept(peel(children[index], from: others, symmetry))
        }
      }
    }
    for piece in made { if let piece { try pieces.add(piece) } }
  }

  /// Divides a parent among the children that lie along it: bounds in the middles of the gaps.
  private func divide(
    _ parent: MorphStroke, _ children: Strokes, into made: UnsafeMutableBufferPointer<MorphPiece?>
  ) throws(MorphError) -> Bool {
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
        (parent.paint, children[span.child].paint), kind: .part)
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
  private func addMelting(
    _ fill: MorphFill, _ stroke: MorphStroke, into pieces: inout MorphPieces
  ) throws(MorphError) {
    let target = try doubled(stroke.curve)
    try pieces.add(
      piece(
        pair(fill.curve, target, bothWays: false), (fill.paint, stroke.paint), kind: .mixed))
    for hole in fill.holes {
      var piece = try backwards(
        piece(
          pair(reversed(hole), target, bothWays: false),
          (fill.paint, MorphPaint(id: fill.paint.id, fill: 0)), kind: .mixed))
      piece.isHole = true
      try pieces.add(piece)
    }
  }

  /// A stroke that grows from inside a fill, from width 0.
  private func addHidden(
    _ stroke: MorphStroke, _ curve: MorphCurve, in fill: MorphFill, _ start: MorphPaint,
    into pieces: inout MorphPieces
  ) throws(MorphError) {
    let found = hidingPlace(
      try area(of: fill), near: try centroid(stroke.curve, 4), radius: 0.1)
    let small = try shrunk(curve, to: found.place, radius: 0.9 * found.radius)
    try pieces.add(hidden(curve, from: small, (start, stroke.paint), kind: .bud))
  }

  /// Filled contours into strokes.
  ///
  /// Beside strokes that have partners, each fill melts into the
  /// nearest.
  func match(
    fills: Fills, strokes: Strokes, isBeside: Bool, into pieces: inout MorphPieces
  ) throws(MorphError) {
    let cost = try MorphCosts(self, fills.count, strokes.count) {
      (row, column) throws(MorphError) in
      try rough(fills[row].curve, doubled(strokes[column].curve), bothWays: false)
    }
    if isBeside {
      for row in fills.indices {
        let free = mark
        defer { mark = free }
        let column = try least(strokes.count) { (column) throws(MorphError) in
          cost[row, column].quantized(to: 1e9)
        }
        try addMelting(fills[row], strokes[column], into: &pieces)
      }
      return
    }
    for group in try groups(cost) {
      let free = mark
      defer { mark = free }
      guard group.rows.count == 1 else {
        for row in group.rows {
          try addMelting(fills[row], strokes[group.columns[0]], into: &pieces)
        }
        continue
      }
      let fill = fills[group.rows[0]]
      let main = try least(group.columns.count) { (index) throws(MorphError) in
        cost[group.rows[0], group.columns[index]]
      }
      for index in group.columns.indices {
        let column = group.columns[index]
        let stroke = strokes[column]
        if index == main {
          try addMelting(fill, stroke, into: &pieces)
        } else {
          try addHidden(
            stroke, doubled(stroke.curve), in: fill, fill.paint, into: &pieces)
        }
      }
    }
  }

  /// Strokes that grow out of a filled contour, inside which they begin, without a width.
  func hide(
    _ strokes: Strokes, in fills: Fills, into pieces: inout MorphPieces
  ) throws(MorphError) {
    for stroke in strokes {
      let free = mark
      defer { mark = free }
      let middle = try centroid(stroke.curve, 4)
      let nearest = try least(fills.count) { (index) throws(MorphError) in
        (0..<4).folded(1e9) {
          min($0, fills[index].curve.point(at: Double($1) / 4).distance(to: middle))
        }.quantized(to: 1e9)
      }
      var paint = stroke.paint
      paint.width = 0
      try addHidden(stroke, stroke.curve, in: fills[nearest], paint, into: &pieces)
    }
  }
}
