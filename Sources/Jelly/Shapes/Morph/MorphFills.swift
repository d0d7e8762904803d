/// Filled contours: what is cut off, what buds, and what becomes of holes.

/// The pieces of a morph, while they are found.
struct MorphPieces {
  private var list: MorphList<MorphPiece>
  private let keptMark: Int
  let memory: MorphMemory

  init(_ memory: MorphMemory, capacity: Int) throws(MorphError) {
    self.memory = memory
    keptMark = memory.keptMark
    list = try MorphList(memory, capacity: capacity)
  }

  var count: Int { list.count }
  var elements: UnsafeMutableBufferPointer<MorphPiece> { list.elements }

  /// Adds a piece, whose cubics stay until the next match.
  mutating func add(_ piece: MorphPiece) throws(MorphError) { try list.append(memory.kept(piece)) }

  /// Turns around the pieces from an index on.
  func flip(from first: Int) {
    for index in first..<list.count { list[index] = list[index].flipped }
  }

  /// Removes the pieces between two indices, and gives back their memory.
  mutating func remove(from first: Int, to last: Int) {
    let distance = memory.giveBack(from: mark(before: first), to: mark(before: last))
    for index in last..<max(list.count, last) {
      list[first + index - last] = list[index].moved(by: distance)
    }
    list.removeLast(last - first)
  }

  private func mark(before index: Int) -> Int {
    index == 0 ? keptMark : memory.keptMark(after: list[index - 1].isSmooth)
  }
}

extension MorphMemory {
  /// Runs a part of the match in the other direction.
  func flipping(
    _ pieces: inout MorphPieces, _ isFlipped: Bool,
    _ body: (inout MorphPieces) throws(MorphError) -> Void
  ) throws(MorphError) {
    let first = pieces.count
    try body(&pieces)
    if isFlipped { pieces.flip(from: first) }
  }

  /// The results of a function for each of some values.
  func map<Value, Result: BitwiseCopyable>(
    _ values: UnsafeMutableBufferPointer<Value>,
    _ transform: (Value) throws(MorphError) -> Result
  ) throws(MorphError) -> UnsafeMutableBufferPointer<Result> {
    let out: UnsafeMutableBufferPointer<Result> = try allocate(values.count)
    for index in values.indices { out[index] = try transform(values[index]) }
    return out
  }

  typealias Fills = UnsafeMutableBufferPointer<MorphFill>

  /// Matches filled contours.
  func match(
    fills a: Fills, _ b: Fills, _ symmetry: MorphSymmetry?, into pieces: inout MorphPieces
  ) throws(MorphError) {
    let cost = try MorphCosts(self, a.count, b.count) { (row, column) throws(MorphError) in
      try rough(a[row].curve, b[column].curve, bothWays: false)
    }
    let groups = try groups(cost, map(a) { $0.curve }, map(b) { $0.curve }, symmetry)
    for group in groups {
      let free = mark
      defer { mark = free }
      let isFlipped = group.columns.isEmpty || group.rows.count > 1
      let (parents, others) = isFlipped ? (b, a) : (a, b)
      let (own, members) = isFlipped ? group.flipped.sides : group.sides
      func work(_ parent: Int, _ member: Int) -> Double {
        (isFlipped ? cost[member, parent] : cost[parent, member]).quantized(to: 1e9)
      }
      try flipping(&pieces, isFlipped) { (pieces) throws(MorphError) in
        guard let parent = own.first else {
          for member in members {
            let nearest = try least(parents.count) { (parent) throws(MorphError) in
              work(parent, member)
            }
            try addBud(
              others[member], from: parents[nearest], isFlipped ? symmetry?.flipped : symmetry,
              into: &pieces)
          }
          return
        }
        try addFamily(
          parents[parent], map(members) { others[$0] }, map(members) { work(parent, $0) },
          isFlipped ? symmetry?.flipped : symmetry, into: &pieces)
      }
    }
  }

  /// One contour and the one or more that it becomes.
  ///
  /// It is cut, and those under a fifth of the largest bud from it: at a tenth dots are cut off by
  /// long necks, at a third wings bud.
  private func addFamily(
    _ parent: MorphFill, _ children: Fills, _ costs: Numbers, _ symmetry: MorphSymmetry?,
    into pieces: inout MorphPieces
  ) throws(MorphError) {
    let cells = try cells(children.count) { abs(children[$0].curve.area) }
    guard cells.count > 1 else {
      _ = try addCells(parent, children, cells, symmetry, into: &pieces)
      return
    }
    // All are cut off, or all but one, or only the nearest. Of more than five, all but one are not
    // tried: each try costs as much as a match.
    let nearest = try least(cells.count) { (index) throws(MorphError) in costs[cells[index]] }
    let first = pieces.count
    var best = Double.infinity
    let single = 3...5 ~= cells.count ? cells.count : 0
    for attempt in 0..<(single + 2) {
      let free = mark
      defer { mark = free }
      let isLast = attempt == single + 1
      if isSpent, best < .infinity { break }
      var chosen = try MorphList<Int>(self, capacity: cells.count)
      for index in cells.indices where isLast ? index == nearest : index != attempt - 1 {
        try chosen.append(cells[index])
      }
      let start = pieces.count
      guard let work = try addCells(parent, children, chosen.elements, symmetry, into: &pieces)
      else { continue }
      let total = work + 0.12 * Double(cells.count - chosen.count) / Double(cells.count)
      let isBest = total < best - 1e-9
      pieces.remove(from: isBest ? first : start, to: isBest ? start : pieces.count)
      if isBest { best = total }
    }
  }

  /// The contours that are no specks beside the largest: of children, those that are cut off.
  func cells(_ count: Int, _ size: (Int) -> Double) throws(MorphError) -> Indices {
    let largest = (0..<count).folded(0) { max($0, size($1)) }
    var out = try MorphList<Int>(self, capacity: count)
    for index in 0..<count where size(index) >= 0.2 * largest { try out.append(index) }
    return out.elements
  }

  /// Adds the pieces for a choice of the children that are cut off.
  ///
  /// - Returns: Their mean work; nil if the parent can not be cut so.
  private func addCells(
    _ parent: MorphFill, _ children: Fills, _ cells: Indices, _ symmetry: MorphSymmetry?,
    into pieces: inout MorphPieces
  ) throws(MorphError) -> Double? {
    var axis: MorphAxis?
    if let symmetry, try isOwnImage(parent.curve, symmetry.a) { axis = symmetry.a }
    let made = try cut(
      parent.curve, into: map(cells) { children[$0].curve }, around: parent.holes, axis: axis)
    guard let made else { return nil }
    var sum = 0.0
    for number in cells.indices {
      let free = mark
      defer { mark = free }
      let (child, part) = (children[cells[number]], made[number])
      let pairing = try pair(part, child.curve, bothWays: false, symmetry)
      sum += pairing.work
      try pieces.add(piece(pairing, (parent.paint, child.paint)))
      let polygon = try part.cubics.polygon(8, in: self)
      var holes = try MorphList<MorphCurve>(self, capacity: parent.holes.count)
      for hole in parent.holes {
        let isInside = try polygon.winding(around: centroid(hole, 6)) != 0
        if cells.count == 1 || isInside { try holes.append(hole) }
      }
      try addHoles(
        MorphFill(curve: part, holes: holes.elements, paint: parent.paint), child, symmetry,
        into: &pieces)
    }
    for index in children.indices where !cells.isAny({ $0 == index }) {
      try scratch { () throws(MorphError) in
        try addBud(children[index], from: parent, symmetry, into: &pieces)
      }
    }
    return sum / Double(max(cells.count, 1))
  }

  /// A child that grows out of its parent, inside of which it begins as a small copy.
  ///
  /// - Parameter radius: Of the copy, at most; nil for the share of the root of the child's area
  ///   that looks like a bud, and not like a speck.
  func addBud(
    _ child: MorphFill, from parent: MorphFill, _ symmetry: MorphSymmetry? = nil,
    radius: Double? = nil, into pieces: inout MorphPieces
  ) throws(MorphError) {
    let polygon = try child.curve.cubics.polygon(8, in: self)
    let middle = polygon.centroid
    let radius = radius ?? 0.35 * abs(child.curve.area).squareRoot()
    let (outside, axis) = (try area(of: parent), try axis(child.curve, symmetry))
    let reach = polygon.folded(0) { max($0, $1.distance(to: middle)) }
    func copy(isExact: Bool) -> (place: Vector2, scale: Double) {
      let found = hidingPlace(outside, near: middle, radius: radius, on: axis, isExact: isExact)
      return (found.place, reach > 1e-9 ? 0.9 * found.radius / reach : 0)
    }
    var found = copy(isExact: false)
    let isHidden = polygon.areAll { point in
      let own = found.place + (point - middle) * found.scale
      return outside.contains(own) || outside.distance(to: own) < MorphDrawing.dust
    }
    if !isHidden { found = copy(isExact: true) }
    // A line around the parent would be seen around the bud.
    var paint = parent.paint
    paint.width = 0
    for index in -1..<child.holes.count {
      let curve = index < 0 ? child.curve : child.holes[index]
      try pieces.add(
        hidden(
          curve,
          from: curve.cubics.mapped(in: self) {
            $0.mapped { found.place + ($0 - middle) * found.scale }
          }, (paint, child.paint), isHole: index >= 0))
    }
  }

  /// The axis of the first drawing if a curve of the second is its own image: what is hidden in the
  /// first is hidden on it.
  private func axis(
    _ curve: MorphCurve, _ symmetry: MorphSymmetry?
  ) throws(MorphError) -> MorphAxis? {
    guard let symmetry, try isOwnImage(curve, symmetry.b) else { return nil }
    return symmetry.a
  }

  // MARK: Holes

  /// Adds the holes of a contour: one that the other contour does not have closes to a point.
  private func addHoles(
    _ first: MorphFill, _ second: MorphFill, _ symmetry: MorphSymmetry?,
    into pieces: inout MorphPieces
  ) throws(MorphError) {
    let isFlipped = first.holes.count > second.holes.count
    let (a, b) = isFlipped ? (second, first) : (first, second)
    guard !b.holes.isEmpty else { return }
    let cost = try MorphCosts(self, a.holes.count, b.holes.count) {
      (row, column) throws(MorphError) in
      try rough(a.holes[row], b.holes[column], bothWays: false)
    }
    let assigned = try assign(cost)
    try flipping(&pieces, isFlipped) { (pieces) throws(MorphError) in
      for row in a.holes.indices {
        let pairing = try pair(
          a.holes[row], b.holes[assigned[row]], bothWays: false,
          isFlipped ? symmetry?.flipped : symmetry)
        var hole = try piece(pairing, (a.paint, b.paint))
        hole.isHole = true
        try pieces.add(hole)
      }
      for index in b.holes.indices where !assigned.isAny({ $0 == index }) {
        try pieces.add(
          bubble(b.holes[index], b, a, isFlipped ? symmetry?.flipped : symmetry))
      }
    }
  }

  /// A hole that opens from a point inside the contour that has none.
  private func bubble(
    _ hole: MorphCurve, _ own: MorphFill, _ other: MorphFill, _ symmetry: MorphSymmetry?
  ) throws(MorphError) -> MorphPiece {
    let middle = try centroid(hole, 6)
    let outside = try area(of: other)
    let isFree = outside.contains(middle) && outside.cornerDistance(to: middle) > 0.03
    let place =
      isFree
      ? middle
      : hidingPlace(
        outside, near: middle, radius: 0.25 * abs(hole.area).squareRoot(),
        on: try axis(hole, symmetry)
      ).place
    let point = try hole.cubics.mapped(in: self) { $0.mapped { _ in place } }
    return try hidden(hole, from: point, (other.paint, own.paint), isHole: true)
  }
}
