/// Strokes into strokes: a parent is divided among the children that lie along it, and what is left
/// over grows out of a stroke that hides it.
///
///     ━━━━━━━━━      ━━━━ ━━━━       ━━━━━━━━━      ━━━━━━━━━
///                ─▸                             ─▸      ╲
///       divided at the middle of the gap        from a stretch of it, or from a point

extension MorphMatcher {
  /// Matches strokes.
  func match(strokes a: Strokes, _ b: Strokes) throws(MorphError) {
    let cost = try MorphCosts(memory, a.count, b.count) { (row, column) throws(MorphError) in
      try a[row].curve.estimatedCost(to: b[column].curve, bothWays: true, in: memory)
        + (a[row].paint.color != b[column].paint.color ? Self.colorCost : 0)
    }
    let found = try families(
      cost, strokes: memory.map(a) { $0.curve }, memory.map(b) { $0.curve })
    for family in found {
      let free = memory.mark
      defer { memory.mark = free }
      let matcher = directed(family.isReversed)
      let (parents, others) = family.isReversed ? (b, a) : (a, b)
      if let parent = family.parent {
        let costs = try memory.map(family.children) {
          (family.isReversed ? cost[$0, parent] : cost[parent, $0]).quantized(to: 1e9)
        }
        try matcher.addFamily(
          parents[parent], memory.map(family.children) { others[$0] }, costs, parents)
      } else {
        for child in family.children {
          let free = memory.mark
          defer { memory.mark = free }
          try matcher.growFromStroke(others[child], parents)
        }
      }
    }
  }

  /// The cost of another color, in squared sizes: neither half nor double changes a pair.
  static var colorCost: Double { 0.02 }

  private func families(
    _ cost: MorphCosts, strokes a: Curves, _ b: Curves
  ) throws(MorphError) -> Families {
    guard symmetry == nil else { return try families(cost, a, b) }
    // What is left over joins the one that it can grow from at the lowest cost.
    let isReversed = a.count > b.count
    let (few, many) = isReversed ? (b, a) : (a, b)
    return try families(
      isReversed ? cost.transposed(in: memory) : cost, isReversed: isReversed
    ) { (column) throws(MorphError) in
      try least(few.count) { (row) throws(MorphError) in
        try memory.scratch { () throws(MorphError) in
          try nearestStretch(of: few[row], many[column]).cost.quantized(to: 1e9)
        }
      }
    }
  }

  /// The pieces of each child: the parent's stretches, as far as it has them, and what grows from
  /// the others.
  private func addFamily(
    _ parent: MorphStroke, _ children: Strokes, _ costs: Numbers, _ others: Strokes
  ) throws(MorphError) {
    let a = parent.curve
    let made: UnsafeMutableBufferPointer<MorphPiece?> = try memory.allocate(children.count)
    for index in made.indices { made[index] = nil }
    func add(_ index: Int, _ curve: MorphCurve) throws(MorphError) {
      made[index] = try MorphPiece(
        pair(curve, children[index].curve, bothWays: true),
        (parent.paint, children[index].paint), in: memory)
    }
    func nearest(_ isChoice: (Int) -> Bool) throws(MorphError) -> Int {
      try least(children.count) { (index) throws(MorphError) in
        isChoice(index) ? costs[index] : .infinity
      }
    }
    if let symmetry, children.count == 2, try a.isOwnImage(symmetry.a, in: memory),
      try !children[0].curve.isOwnImage(symmetry.b, in: memory)
    {
      let (first, second) = try halves(of: a, children[0].curve, children[1].curve, symmetry)
      try add(0, first)
      try add(1, second)
    } else if try !divide(parent, children, into: made) {
      let isAnyClosed = a.isClosed && children.isAny { $0.curve.isClosed }
      try add(nearest { !isAnyClosed || children[$0].curve.isClosed }, a)
    }
    for index in children.indices {
      let free = memory.mark
      defer { memory.mark = free }
      if let piece = made[index] {
        try self.add(piece)
      } else {
        try growFromStroke(children[index], others)
      }
    }
  }

  /// The halves of a parent that is its own image for two children that are not.
  ///
  /// Each goes its own way. A parent without halves is there twice.
  private func halves(
    of parent: MorphCurve, _ first: MorphCurve, _ second: MorphCurve, _ symmetry: MorphSymmetry
  ) throws(MorphError) -> (MorphCurve, MorphCurve) {
    guard !parent.isClosed, try parent.half(symmetry.a, in: memory) != nil else {
      return (parent, parent)
    }
    let cut = try parent.snapped(parent.places(on: symmetry.a, in: memory)[0])
    let means = (first.mean(across: symmetry.b), second.mean(across: symmetry.b))
    let endsFirst = symmetry.a.off(parent.point(at: 1)) < 0
    /// The half from the axis on that runs forwards, or backwards.
    func half(isAfter: Bool) throws(MorphError) -> MorphCurve {
      let body = try parent.chain(from: isAfter ? cut : 0, to: isAfter ? 1 : cut, in: memory)
      return try MorphCurve(
        isAfter ? body : body.reversed(in: memory), isClosed: false, in: memory)
    }
    return (
      try half(isAfter: (means.0 < means.1 - 1e-9) == endsFirst),
      try half(isAfter: (means.1 < means.0 + 1e-9) == endsFirst)
    )
  }

  // MARK: Pairs of curves

  /// The best correspondence of two curves, open or closed.
  func pair(
    _ a: MorphCurve, _ b: MorphCurve, bothWays: Bool
  ) throws(MorphError) -> MorphPairing {
    if let halves = try pairHalves(a, b) { return halves }
    guard !bothWays, a.isClosed, b.isClosed else { return try pairOnce(a, b, bothWays: bothWays) }
    return try leastFaulty { (weights) throws(MorphError) in
      try pairOnce(a, b, bothWays: false, weights)
    }
  }

  private func pairOnce(
    _ first: MorphCurve, _ b: MorphCurve, bothWays: Bool, _ weights: MorphWeights = .choice(0)
  ) throws(MorphError) -> MorphPairing {
    let a = try first.canonical(in: memory)
    let own = try MorphNodes(a, density: density, in: memory)
    var best: MorphPairing?
    for isBack in bothWays ? 0...1 : 0...0 {
      let other = try isBack == 1 ? b.reversed(in: memory) : b
      let nodes = try MorphNodes(other, density: density, in: memory)
      let bound = best?.cost ?? .infinity
      // The closed one is cut where it is best.
      let isSwapped = a.isClosed && !other.isClosed
      let found = try align(
        isSwapped ? nodes : own, isSwapped ? own : nodes, isCyclic: isSwapped || other.isClosed,
        weights: weights, bound: bound)
      guard found.cost.quantized(to: 1e9) < bound.quantized(to: 1e9) || best == nil else {
        continue
      }
      if isSwapped {
        for index in found.pairs.indices {
          found.pairs[index] = MorphPair(a: found.pairs[index].b, b: found.pairs[index].a)
        }
      }
      best = MorphPairing(
        a: a, b: other, pairs: .nodes(found.pairs), isClosed: a.isClosed && other.isClosed,
        cost: found.cost)
    }
    guard let best else { throw .noRoom }
    return best
  }

  // MARK: Stretches

  /// A part of a stroke along which a child lies.
  private struct Stretch: BitwiseCopyable {
    var cost: Double
    var start, share: Double
    /// The child as it runs there.
    var body: MorphCurve

    var middle: Double { start + share / 2 }
  }

  /// The stretch of a stroke that is about as long as another one, nearest and most parallel.
  private func nearestStretch(
    of a: MorphCurve, _ b: MorphCurve
  ) throws(MorphError) -> Stretch {
    let share = a.length > 1e-9 ? min(1, b.length / a.length) : 1
    let starts = a.isClosed ? Self.closedStarts : share < 1 ? Self.openStarts + 1 : 1
    var best = (cost: Double.infinity, start: 0.0, roll: 0, isBack: false)
    func body(_ roll: Int, isBack: Bool) throws(MorphError) -> MorphCurve {
      let cubics = try b.isClosed ? b.cubics.rolled(roll, in: memory) : b.cubics
      return try MorphCurve(
        isBack ? cubics.reversed(in: memory) : cubics, isClosed: false, in: memory)
    }
    for roll in 0..<(b.isClosed ? b.cubics.count : 1) {
      for isBack in 0..<2 {
        let free = memory.mark
        defer { memory.mark = free }
        let body = try body(roll, isBack: isBack == 1)
        let points: Points = try memory.allocate(9)
        for sample in points.indices { points[sample] = body.point(at: Double(sample) / 8) }
        for index in 0..<starts {
          let start =
            a.isClosed
            ? Double(index) / Double(Self.closedStarts)
            : starts > 1 ? (1 - share) * Double(index) / Double(Self.openStarts) : 0
          let cost = cost(of: a, from: start, share: share, to: points)
          if cost < best.cost - 1e-9 { best = (cost, start, roll, isBack == 1) }
        }
      }
    }
    return Stretch(
      cost: best.cost, start: best.start, share: share,
      body: try body(best.roll, isBack: best.isBack))
  }

  /// The mean squared way from nine places of a stretch to the points of a child, and its turn.
  private func cost(
    of a: MorphCurve, from start: Double, share: Double, to points: Points
  ) -> Double {
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
    return way / 9 + Self.stretchTurnCost * turn / 8
  }

  /// The number of starts that are tried on a closed parent: half changes 3, double 2.
  static var closedStarts: Int { 48 }
  /// The number of steps between the starts that are tried on an open parent: neither half nor
  /// double changes a pair.
  static var openStarts: Int { 32 }
  /// The cost of a turn by a quarter: as much as a third of a size; half changes 7, double 4.
  static var stretchTurnCost: Double { 0.1 }

  /// The two pairs of a stretch and all of a child.
  private func ends(from first: Double, to last: Double) throws(MorphError) -> Pairs {
    let out: Pairs = try memory.allocate(2)
    (out[0], out[1]) = (MorphPair(a: first, b: 0), MorphPair(a: last, b: 1))
    return out
  }

  // MARK: Growth

  /// Adds a stroke that has no partner: it grows out of one of the others, at the lowest cost of
  /// all ways.
  @inline(never)  // −6,014 B
  private func growFromStroke(_ child: MorphStroke, _ others: Strokes) throws(MorphError) {
    // One that is its own image grows as its own image, or from a place on the axis.
    if let symmetry, try isOwnImage(child.curve, symmetry),
      let piece = try piece(growing: child, from: others, symmetry)
    {
      return try add(piece)
    }
    guard let piece = try piece(growing: child, from: others, nil) else { throw .noRoom }
    try add(piece)
  }

  /// Whether a curve is its own image about one of both axes.
  private func isOwnImage(
    _ curve: MorphCurve, _ symmetry: MorphSymmetry
  ) throws(MorphError) -> Bool {
    if try curve.isOwnImage(symmetry.b, in: memory) { return true }
    return try curve.isOwnImage(symmetry.a, in: memory)
  }

  private func piece(
    growing child: MorphStroke, from others: Strokes, _ symmetry: MorphSymmetry?
  ) throws(MorphError) -> MorphPiece? {
    let b = child.curve
    var best: (pairing: MorphPairing, paint: MorphPaint, cost: Double)?
    for other in others {
      let (free, before) = (memory.mark, best?.cost)
      defer { if best?.cost == before { memory.mark = free } }
      func attempt(_ pairing: MorphPairing, cost: Double) {
        let cost = cost.quantized(to: 1e9)
        if best.map({ cost < $0.cost }) ?? true { best = (pairing, other.paint, cost) }
      }
      let a = other.curve
      if let symmetry {
        if let halves = try pairHalves(a, b) {
          attempt(halves, cost: try costAsImage(a, b))
        }
        for place in try a.places(on: symmetry.a, in: memory) {
          let pairing = try outOfPoint(of: a, b, at: place)
          attempt(pairing, cost: pairing.cost)
        }
      } else {
        let near = try nearestStretch(of: a, b)
        let pairing = MorphPairing(
          a: a, b: near.body,
          pairs: .nodes(try ends(from: near.start, to: near.start + near.share)),
          isClosed: false, cost: near.cost)
        attempt(pairing, cost: pairing.cost)
        let point = try outOfPoint(of: a, b)
        attempt(point, cost: point.cost)
      }
    }
    guard let best else { return nil }
    var out = try MorphPiece(best.pairing, (best.paint, child.paint), in: memory)
    out.hiding = .start
    return out
  }

  /// The cost of a stroke that grows as its own image out of all of another one.
  private func costAsImage(_ a: MorphCurve, _ b: MorphCurve) throws(MorphError) -> Double {
    var (there, back) = (0.0, 0.0)
    for sample in 0...16 {
      let point = a.point(at: Double(sample) / 16)
      there += point.square(to: b.point(at: Double(sample) / 16))
      back += point.square(to: b.point(at: Double(16 - sample) / 16))
    }
    return try a.isClosed
      ? a.estimatedCost(to: b, bothWays: true, in: memory)
      : Self.imageShare * min(there, back) / 17
  }

  /// A child that grows out of a point of a stroke, which hides it; by default the nearest.
  private func outOfPoint(
    of a: MorphCurve, _ b: MorphCurve, at place: Double? = nil
  ) throws(MorphError) -> MorphPairing {
    let points: Points = try memory.allocate(33)
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
      a: a, b: try MorphCurve(b.cubics, isClosed: false, in: memory),
      pairs: .nodes(try ends(from: u, to: u)), isClosed: false,
      cost: a.point(at: u).square(to: middle) + Self.spreadCost * spread + Self.pointCost)
  }

  /// The share of the cost of a stroke that grows as its own image: half changes 1, double 5.
  static var imageShare: Double { 0.5 }
  /// The weight of the size of a child that grows from a point: half changes 3, double 5.
  static var spreadCost: Double { 0.3 }
  /// The least cost of growth from a point, in squared sizes: half changes 5, double 7.
  static var pointCost: Double { 0.004 }

  // MARK: Division

  /// Divides a parent among the children that lie along it: bounds in the middles of the gaps.
  ///
  /// - Returns: false if fewer than two children lie along it.
  private func divide(
    _ parent: MorphStroke, _ children: Strokes, into made: UnsafeMutableBufferPointer<MorphPiece?>
  ) throws(MorphError) -> Bool {
    guard children.count > 1 else { return false }
    let a = parent.curve
    let taken = try spans(of: a, children)
    let covered = taken.folded(0) { $0 + $1.stretch.share }
    guard taken.count >= 2, covered > Self.leastCovered,
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
        a.chain(from: start, to: start + high - low, in: memory), isClosed: false, in: memory)
      let span = taken[index]
      let found = try align(
        MorphNodes(part, density: density, in: memory),
        MorphNodes(span.stretch.body, density: density, in: memory), isCyclic: false)
      let pairing = MorphPairing(
        a: part, b: span.stretch.body, pairs: .nodes(found.pairs), isClosed: false,
        cost: found.cost)
      made[span.child] = try MorphPiece(
        pairing, (parent.paint, children[span.child].paint), in: memory)
    }
    return true
  }

  private struct Span: BitwiseCopyable {
    var stretch: Stretch
    var child: Int
  }

  /// The stretches of a parent along which children lie, in their order, without those that a
  /// nearer child has: greedy, by cost.
  private func spans(
    of a: MorphCurve, _ children: Strokes
  ) throws(MorphError) -> UnsafeMutableBufferPointer<Span> {
    var spans = try MorphList<Span>(memory, capacity: children.count)
    for index in children.indices where !children[index].curve.isClosed {
      let stretch = try nearestStretch(of: a, children[index].curve)
      if stretch.cost < Self.mostSpanCost { try spans.append(Span(stretch: stretch, child: index)) }
    }
    spans.sort { ($0.stretch.cost, $0.child) < ($1.stretch.cost, $1.child) }
    var taken = try MorphList<Span>(memory, capacity: children.count)
    for span in spans.elements {
      let isFree = taken.elements.areAll {
        let gap = span.stretch.middle - $0.stretch.middle
        let distance = a.isClosed ? abs((gap + 0.5).fraction - 0.5) : abs(gap)
        return distance > Self.spanDistance * (span.stretch.share + $0.stretch.share)
      }
      if isFree { try taken.append(span) }
    }
    taken.sort { $0.stretch.middle < $1.stretch.middle }
    return taken.elements
  }

  /// The cost from which on a child does not lie along its parent, in squared sizes: neither half
  /// nor double changes a pair.
  static var mostSpanCost: Double { 0.02 }
  /// The least distance of the middles of two children, as a share of both lengths: half changes
  /// none, double 1.
  static var spanDistance: Double { 0.35 }
  /// The share of a parent that its children cover at least if it is divided: half changes 3,
  /// double 1.
  static var leastCovered: Double { 0.4 }
}
