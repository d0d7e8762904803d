/// Filled contours into filled contours: children are cut off their parent, or grow inside of it.
///
///     ╭───────╮      ╭──╮╭──╮        ╭───────╮      ╭───────╮ ╭─╮
///     │       │  ─▸  │  ││  │        │     ▫ │  ─▸  │       │ ╰─╯
///     ╰───────╯      ╰──╯╰──╯        ╰───────╯      ╰───────╯
///            cut into cells          a small child is a copy inside of its parent at first

extension MorphMatcher {
  /// Matches filled contours.
  func match(fills a: Fills, _ b: Fills) throws(MorphError) {
    let cost = try MorphCosts(memory, a.count, b.count) { (row, column) throws(MorphError) in
      try a[row].curve.estimatedCost(to: b[column].curve, bothWays: false, in: memory)
    }
    let families = try families(
      cost, memory.map(a) { $0.curve }, memory.map(b) { $0.curve })
    for family in families {
      let free = memory.mark
      defer { memory.mark = free }
      let matcher = directed(family.isReversed)
      let (parents, others) = family.isReversed ? (b, a) : (a, b)
      func familyCost(_ parent: Int, _ child: Int) -> Double {
        (family.isReversed ? cost[child, parent] : cost[parent, child]).quantized(to: 1e9)
      }
      if let parent = family.parent {
        try matcher.addFamily(
          parents[parent], memory.map(family.children) { others[$0] },
          memory.map(family.children) { familyCost(parent, $0) })
      } else {
        for child in family.children {
          let nearest = try least(parents.count) { (parent) throws(MorphError) in
            familyCost(parent, child)
          }
          try matcher.growFromFill(others[child], parents[nearest])
        }
      }
    }
  }

  /// One contour and the one or more that it becomes.
  ///
  /// It is cut into cells for the children, and small ones grow inside of it.
  private func addFamily(
    _ parent: MorphFill, _ children: Fills, _ costs: Numbers
  ) throws(MorphError) {
    let large = try large(children.count) { abs(children[$0].curve.area) }
    guard large.count > 1 else {
      _ = try addCells(parent, children, large)
      return
    }
    // All are cut off, or all but one, or only the nearest. Of more than five, all but one are not
    // tried: each try costs as much as a match.
    let nearest = try least(large.count) { (index) throws(MorphError) in costs[large[index]] }
    let first = pieces.count
    var best = Double.infinity
    let single = 3...Self.mostTried ~= large.count ? large.count : 0
    for attempt in 0..<(single + 2) {
      let free = memory.mark
      defer { memory.mark = free }
      let isLast = attempt == single + 1
      if isSpent, best < .infinity { break }
      var chosen = try MorphList<Int>(memory, capacity: large.count)
      for index in large.indices where isLast ? index == nearest : index != attempt - 1 {
        try chosen.append(large[index])
      }
      let start = pieces.count
      guard let cost = try addCells(parent, children, chosen.elements) else { continue }
      let total =
        cost + Self.growthCost * Double(large.count - chosen.count) / Double(large.count)
      let isBest = total < best - 1e-9
      pieces.remove(from: isBest ? first : start, to: isBest ? start : pieces.count)
      if isBest { best = total }
    }
  }

  /// The most children of which all but one are tried: half changes 1, double none.
  static var mostTried: Int { 5 }
  /// The cost of growing all children that could be cut off: half and double change 1 each.
  static var growthCost: Double { 0.12 }

  /// The contours that are no specks beside the largest: of children, those that are cut off.
  func large(_ count: Int, _ size: (Int) -> Double) throws(MorphError) -> Indices {
    let largest = (0..<count).folded(0) { max($0, size($1)) }
    var out = try MorphList<Int>(memory, capacity: count)
    for index in 0..<count where size(index) >= Self.largeShare * largest { try out.append(index) }
    return out.elements
  }

  /// The share of the largest area from which on a child is cut off: at a tenth dots are cut off by
  /// long necks, at a third wings grow.
  ///
  /// Half changes 6, double 5.
  static var largeShare: Double { 0.2 }

  /// Adds the pieces for a choice of the children that are cut off.
  ///
  /// - Returns: Their mean cost; nil if the parent can not be cut so.
  private func addCells(
    _ parent: MorphFill, _ children: Fills, _ chosen: Indices
  ) throws(MorphError) -> Double? {
    let cells = try cut(
      parent.curve, into: memory.map(chosen) { children[$0].curve }, around: parent.holes,
      axis: axis(of: parent.curve, symmetry?.a))
    guard let cells else { return nil }
    var sum = 0.0
    for number in chosen.indices {
      let free = memory.mark
      defer { memory.mark = free }
      let (child, cell) = (children[chosen[number]], cells[number])
      let pairing = try pair(cell, child.curve, bothWays: false)
      sum += pairing.cost
      try add(MorphPiece(pairing, (parent.paint, child.paint), in: memory))
      let polygon = try cell.cubics.polygon(8, in: memory)
      var holes = try MorphList<MorphCurve>(memory, capacity: parent.holes.count)
      for hole in parent.holes {
        let isInside = try polygon.winding(around: hole.centroid(sides: 6, in: memory)) != 0
        if chosen.count == 1 || isInside { try holes.append(hole) }
      }
      try addHoles(
        MorphFill(curve: cell, holes: holes.elements, paint: parent.paint), child)
    }
    for index in children.indices where !chosen.isAny({ $0 == index }) {
      try memory.scratch { () throws(MorphError) in
        try growFromFill(children[index], parent)
      }
    }
    return sum / Double(max(chosen.count, 1))
  }

  /// An axis if a curve is its own image about it.
  private func axis(
    of curve: MorphCurve, _ axis: MorphAxis?
  ) throws(MorphError) -> MorphAxis? {
    guard let axis, try curve.isOwnImage(axis, in: memory) else { return nil }
    return axis
  }

  // MARK: Growth

  /// Adds a child that grows out of its parent, inside of which it begins as a small copy.
  ///
  /// - Parameter radius: Of the copy, at most; nil for a share of the root of the child's area.
  func growFromFill(
    _ child: MorphFill, _ parent: MorphFill, radius: Double? = nil
  ) throws(MorphError) {
    let polygon = try child.curve.cubics.polygon(8, in: memory)
    let middle = polygon.centroid
    let radius = radius ?? Self.copyShare * abs(child.curve.area).squareRoot()
    let (outside, axis) = (try parent.area(in: memory), try hidingAxis(of: child.curve))
    let reach = polygon.folded(0) { max($0, $1.distance(to: middle)) }
    func copy(isExact: Bool) -> (place: Vector2, scale: Double) {
      let found = outside.hidingPlace(near: middle, radius: radius, on: axis, isExact: isExact)
      return (found.place, reach > 1e-9 ? Self.copyFit * found.radius / reach : 0)
    }
    var found = copy(isExact: false)
    let isHidden = polygon.areAll { point in
      let own = found.place + (point - middle) * found.scale
      return outside.contains(own) || outside.distance(to: own) < MorphDrawing.negligibleSize
    }
    if !isHidden { found = copy(isExact: true) }
    // A line around the parent would be seen around the copy.
    var paint = parent.paint
    paint.width = 0
    for index in -1..<child.holes.count {
      let curve = index < 0 ? child.curve : child.holes[index]
      try add(
        MorphPiece(
          growing: curve,
          from: curve.cubics.mapped(in: memory) {
            $0.mapped { found.place + ($0 - middle) * found.scale }
          }, (paint, child.paint), isHole: index >= 0, in: memory))
    }
  }

  /// The radius of a copy, as a share of the root of its area: smaller ones look like specks; half
  /// changes 15, double 14.
  static var copyShare: Double { 0.35 }
  /// The share of the free radius that a copy fills: half changes 63, double 77.
  static var copyFit: Double { 0.9 }

  /// The axis of the first drawing if a curve of the second is its own image: what is hidden in the
  /// first is hidden on it.
  private func hidingAxis(of curve: MorphCurve) throws(MorphError) -> MorphAxis? {
    try axis(of: curve, symmetry?.b) == nil ? nil : symmetry?.a
  }

  // MARK: Holes

  /// Adds the holes of a contour: one that the other contour does not have closes to a point.
  private func addHoles(_ first: MorphFill, _ second: MorphFill) throws(MorphError) {
    let isReversed = first.holes.count > second.holes.count
    try directed(isReversed).addHoles(
      ofFewer: isReversed ? second : first, isReversed ? first : second)
  }

  /// Adds the holes of a contour that has at most as many as the other one.
  private func addHoles(ofFewer a: MorphFill, _ b: MorphFill) throws(MorphError) {
    guard !b.holes.isEmpty else { return }
    let cost = try MorphCosts(memory, a.holes.count, b.holes.count) {
      (row, column) throws(MorphError) in
      try a.holes[row].estimatedCost(to: b.holes[column], bothWays: false, in: memory)
    }
    let assigned = try cost.assignment(in: memory)
    for row in a.holes.indices {
      let pairing = try pair(a.holes[row], b.holes[assigned[row]], bothWays: false)
      var hole = try MorphPiece(pairing, (a.paint, b.paint), in: memory)
      hole.isHole = true
      try add(hole)
    }
    for index in b.holes.indices where !assigned.isAny({ $0 == index }) {
      try openHole(b.holes[index], of: b, in: a)
    }
  }

  /// Adds a hole that opens from a point inside the contour that has none.
  private func openHole(
    _ hole: MorphCurve, of own: MorphFill, in other: MorphFill
  ) throws(MorphError) {
    let middle = try hole.centroid(sides: 6, in: memory)
    let outside = try other.area(in: memory)
    let isFree =
      outside.contains(middle) && outside.cornerDistance(to: middle) > Self.holeDepth
    let place =
      isFree
      ? middle
      : outside.hidingPlace(
        near: middle, radius: Self.holeShare * abs(hole.area).squareRoot(),
        on: try hidingAxis(of: hole)
      ).place
    let point = try hole.cubics.mapped(in: memory) { $0.mapped { _ in place } }
    try add(
      MorphPiece(growing: hole, from: point, (other.paint, own.paint), isHole: true, in: memory))
  }

  /// The depth from which on a hole opens where it will be, in sizes: half and double change 2
  /// each.
  static var holeDepth: Double { 0.03 }
  /// The depth that a hole seeks, as a share of the root of its area: half changes 10, double 13.
  static var holeShare: Double { 0.25 }
}
