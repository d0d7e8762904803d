/// Filled contours: what is cut off, what buds, and what becomes of holes.

/// The indices of some pieces.
struct MorphRange: BitwiseCopyable {
  var first, last: Int
  var isEmpty: Bool { first == last }
}

/// The pieces of a morph, while they are found.
struct MorphPieces {
  private var list: MorphList<MorphPiece>
  let memory: MorphMemory

  init(_ memory: MorphMemory, capacity: Int) throws(MorphError) {
    self.memory = memory
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

  /// Adds the images of pieces.
  mutating func addMirrored(
    _ range: MorphRange, _ symmetry: MorphSymmetry
  ) throws(MorphError) {
    for index in range.first..<range.last { try add(memory.mirrored(list[index], symmetry)) }
  }

  /// Removes the pieces between two indices.
  mutating func remove(from first: Int, to last: Int) {
    for index in last..<max(list.count, last) { list[first + index - last] = list[index] }
    list.removeLast(last - first)
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

  func curves<Value>(
    _ values: UnsafeMutableBufferPointer<Value>, _ curve: (Value) -> MorphCurve
  ) throws(MorphError) -> Curves {
    let out: Curves = try allocate(values.count)
    for index in values.indices { out[index] = curve(values[index]) }
    return out
  }

  typealias Fills = UnsafeMutableBufferPointer<MorphFill>

  /// Matches filled contours.
  func match(
    fills a: Fills, _ b: Fills, _ symmetry: MorphSymmetry?, into pieces: inout MorphPieces
  ) throws(MorphError) {
    let cost = try MorphCosts(self, a.count, b.count) { (row, column) throws(MorphError) in
      try rough(a[row].curve, b[column].curve, bothWays: false)
        + (a[row].holes.isEmpty != b[column].holes.isEmpty ? 0.02 : 0)
    }
    let groups = try groups(cost, curves(a) { $0.curve }, curves(b) { $0.curve }, symmetry)
    for group in groups {
      let start = mark
      defer { mark = start }
      if group.rows.isEmpty || group.columns.isEmpty {
        let isFlipped = group.columns.isEmpty
        let (own, others) = isFlipped ? (a, b) : (b, a)
        for index in isFlipped ? group.rows : group.columns {
          let nearest = try least(others.count) { (other) throws(MorphError) in
            (isFlipped ? cost[index, other] : cost[other, index]).quantized(to: 1e9)
          }
          try flipping(&pieces, isFlipped) { (pieces) throws(MorphError) in
            try addBud(
              own[index], from: others[nearest], isFlipped ? symmetry?.flipped : symmetry,
              into: &pieces)
          }
        }
        continue
      }
      let isFlipped = group.rows.count > 1
      let (parent, others) = isFlipped ? (b[group.columns[0]], a) : (a[group.rows[0]], b)
      let members = isFlipped ? group.rows : group.columns
      let children: Fills = try allocate(members.count)
      let costs: Numbers = try allocate(members.count)
      for index in members.indices {
        let member = members[index]
        children[index] = others[member]
        costs[index] =
          isFlipped ? cost[member, group.columns[0]] : cost[group.rows[0], member]
      }
      try flipping(&pieces, isFlipped) { (pieces) throws(MorphError) in
        try addFamily(
          parent, children, costs, isFlipped ? symmetry?.flipped : symmetry, into: &pieces)
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
    let nearest = try least(cells.count) { (index) throws(MorphError) in
      costs[cells[index]].quantized(to: 1e9)
    }
    let first = pieces.count
    var best: (work: Double, count: Int)?
    let single = 3...5 ~= cells.count ? cells.count : 0
    for attempt in 0..<(single + 2) {
      let free = mark
      defer { mark = free }
      let isLast = attempt == single + 1
      var chosen = try MorphList<Int>(self, capacity: cells.count)
      for index in cells.indices where isLast ? index == nearest : index != attempt - 1 {
        try chosen.append(cells[index])
      }
      let start = pieces.count
      guard let work = try addCells(parent, children, chosen.elements, symmetry, into: &pieces)
      else {
        pieces.remove(from: start, to: pieces.count)
        continue
      }
      let total = work + 0.12 * Double(cells.count - chosen.count) / Double(cells.count)
      if let best, total >= best.work - 1e-9 {
        pieces.remove(from: start, to: pieces.count)
      } else {
        if best != nil { pieces.remove(from: first, to: start) }
        best = (total, chosen.count)
      }
    }
  }

  /// The children that are large enough to be cut off.
  private func cells(_ count: Int, _ size: (Int) -> Double) throws(MorphError) -> Indices {
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
    let areOutlines =
      cells.count > 1 && !parent.holes.isEmpty
      && cells.areAll { children[$0].holes.count == 1 }
    if areOutlines, cells.count != 2 { return nil }
    var axis: MorphAxis?
    if let symmetry, try isOwnImage(parent.curve, symmetry.a) { axis = symmetry.a }
    let own = try curves(cells) { children[$0].curve }
    guard
      let made = try cut(
        parent.curve, into: own, around: parent.holes, cutsHoles: areOutlines, axis: axis)
    else { return nil }
    var sum = (work: 0.0, count: 0)
    let done: UnsafeMutableBufferPointer<MorphRange> = try allocate(children.count)
    for index in done.indices { done[index] = MorphRange(first: 0, last: 0) }
    for number in cells.indices {
      let free = mark
      defer { mark = free }
      let index = cells[number]
      let (child, part) = (children[index], made.cells[number])
      let first = pieces.count
      if cells.count > 1, let symmetry, let mate = try mate(of: child.curve, among: own, symmetry),
        cells[mate] != index, !done[cells[mate]].isEmpty
      {
        try pieces.addMirrored(done[cells[mate]], symmetry)
        continue
      }
      let pairing = try pair(part, child.curve, bothWays: false, symmetry)
      sum = (sum.work + pairing.work, sum.count + 1)
      let outer = try piece(
        pairing, (parent.paint, child.paint), kind: cells.count > 1 ? .cell : .whole)
      let polygon = try part.cubics.polygon(8, in: self)
      func isInside(_ hole: MorphCurve) throws(MorphError) -> Bool {
        polygon.winding(around: try centroid(hole, 6)) != 0
      }
      var holes = try MorphList<MorphCurve>(self, capacity: 2 * parent.holes.count)
      for hole in parent.holes {
        let crossings = areOutlines ? try crossings(hole, made.chord.0, made.chord.1) : nil
        if let crossings, crossings.count == 2 {
          for side in 0..<2 {
            let part = try self.part(of: hole, crossings, side)
            if try isInside(part) { try holes.append(part) }
          }
        } else {
          let isOwn = cells.count == 1 ? true : try isInside(hole)
          if isOwn { try holes.append(hole) }
        }
      }
      try addHoles(
        MorphFill(curve: part, holes: holes.elements, paint: parent.paint), child, outer,
        work: pairing.work, symmetry, into: &pieces)
      done[index] = MorphRange(first: first, last: pieces.count)
    }
    let all = try curves(children) { $0.curve }
    for index in children.indices where !cells.isAny({ $0 == index }) {
      let free = mark
      defer { mark = free }
      let first = pieces.count
      if let symmetry, let mate = try mate(of: all[index], among: all, symmetry), mate != index,
        !done[mate].isEmpty
      {
        try pieces.addMirrored(done[mate], symmetry)
        continue
      }
      try addBud(children[index], from: parent, symmetry, into: &pieces)
      done[index] = MorphRange(first: first, last: pieces.count)
    }
    return sum.count > 0 ? sum.work / Double(sum.count) : 0
  }

  /// A part of a hole that a chord cuts, closed by a straight line.
  private func part(
    of hole: MorphCurve, _ places: Numbers, _ side: Int
  ) throws(MorphError) -> MorphCurve {
    let (low, high) = (min(places[0], places[1]), max(places[0], places[1]))
    let body = try hole.chain(
      from: side == 0 ? low : high, to: side == 0 ? high : low + 1, in: self)
    let line: Cubics = try allocate(1)
    line[0] = MorphCubic(from: body[body.count - 1].end, to: body[0].start)
    return try MorphCurve(body.joined(line, in: self), isClosed: true, in: self)
  }

  /// A child that grows out of its parent, inside of which it begins as a small copy.
  private func addBud(
    _ child: MorphFill, from parent: MorphFill, _ symmetry: MorphSymmetry?,
    into pieces: inout MorphPieces
  ) throws(MorphError) {
    let polygon = try child.curve.cubics.polygon(8, in: self)
    let middle = polygon.centroid
    let isOwn = try isOwn(child.curve, symmetry)
    // The share of its root of the area that looks like a bud, and not like a speck.
    let radius = 0.35 * abs(child.curve.area).squareRoot()
    let found = hidingPlace(
      try area(of: parent), near: middle, radius: radius, on: isOwn ? symmetry?.a : nil)
    let reach = polygon.folded(0) { max($0, $1.distance(to: middle)) }
    let scale = 0.9 * found.radius / reach
    for index in -1..<child.holes.count {
      let curve = index < 0 ? child.curve : child.holes[index]
      try pieces.add(
        hidden(
          curve,
          from: curve.cubics.mapped(in: self) {
            $0.mapped { found.place + ($0 - middle) * scale }
          }, (parent.paint, child.paint), isHole: index >= 0, kind: .bud))
    }
  }

  // MARK: Holes

  /// Adds the pieces of a contour with its holes.
  ///
  /// A hole that the other one does not have closes to a point, or opens by a slit.
  private func addHoles(
    _ a: MorphFill, _ b: MorphFill, _ outer: MorphPiece, work: Double, _ symmetry: MorphSymmetry?,
    into pieces: inout MorphPieces
  ) throws(MorphError) {
    if abs(a.holes.count - b.holes.count) == 1, max(a.holes.count, b.holes.count) <= 2 {
      let isFlipped = a.holes.count < b.holes.count
      let (x, y) = isFlipped ? (b, a) : (a, b)
      var opened = 0
      if !y.holes.isEmpty {
        opened = try least(x.holes.count) { (index) throws(MorphError) in
          -(try rough(x.holes[index], y.holes[0], bothWays: false)).quantized(to: 1e9)
        }
      }
      let slit = try slit(
        x, x.holes[opened], y, work: work, isFlipped ? symmetry?.flipped : symmetry)
      if let slit {
        try flipping(&pieces, isFlipped) { (pieces) throws(MorphError) in
          try pieces.add(slit)
          guard !y.holes.isEmpty else { return }
          try addHole(reversed(x.holes[1 - opened]), reversed(y.holes[0]), x, y, nil, into: &pieces)
        }
        return
      }
    }
    try pieces.add(outer)
    guard !a.holes.isEmpty, !b.holes.isEmpty else {
      for hole in a.holes { try pieces.add(bubble(hole, a, b, symmetry)) }
      for hole in b.holes { try pieces.add(bubble(hole, b, a, symmetry?.flipped).flipped) }
      return
    }
    let (first, second): (Curves, Curves) = (
      try allocate(a.holes.count), try allocate(b.holes.count)
    )
    for index in first.indices { first[index] = try reversed(a.holes[index]) }
    for index in second.indices { second[index] = try reversed(b.holes[index]) }
    let cost = try MorphCosts(self, first.count, second.count) { (row, column) throws(MorphError) in
      try rough(first[row], second[column], bothWays: false)
    }
    let groups = try groups(cost, first, second, symmetry)
    for group in groups {
      if group.rows.isEmpty || group.columns.isEmpty {
        for index in group.rows { try pieces.add(bubble(a.holes[index], a, b, symmetry)) }
        for index in group.columns {
          try pieces.add(bubble(b.holes[index], b, a, symmetry?.flipped).flipped)
        }
        continue
      }
      let isFlipped = group.rows.count > 1
      let members = isFlipped ? group.rows : group.columns
      let costs: Numbers = try allocate(members.count)
      for index in members.indices {
        let member = members[index]
        costs[index] = isFlipped ? cost[member, group.columns[0]] : cost[group.rows[0], member]
      }
      let children = try curves(members) { isFlipped ? first[$0] : second[$0] }
      let hole = isFlipped ? second[group.columns[0]] : first[group.rows[0]]
      try flipping(&pieces, isFlipped) { (pieces) throws(MorphError) in
        try addHoles(
          hole, children, costs, isFlipped ? b : a, isFlipped ? a : b,
          isFlipped ? symmetry?.flipped : symmetry, into: &pieces)
      }
    }
  }

  /// A hole that becomes one or more.
  ///
  /// Holes must not overlap, which would fill them: chords are straight, and what can not be cut is
  /// a bubble.
  private func addHoles(
    _ parent: MorphCurve, _ children: Curves, _ costs: Numbers, _ own: MorphFill,
    _ other: MorphFill, _ symmetry: MorphSymmetry?, into pieces: inout MorphPieces
  ) throws(MorphError) {
    var cells = try cells(children.count) { abs(children[$0].area) }
    var axis: MorphAxis?
    if let symmetry, try isOwnImage(parent, symmetry.a) { axis = symmetry.a }
    var parts = try allocate(1, of: MorphCurve.self)
    parts[0] = parent
    let made = try cut(
      parent, into: curves(cells) { children[$0] }, around: allocate(0), hasTongues: false,
      axis: axis)
    if let made, cells.count <= 3 {
      parts = made.cells
    } else {
      cells = try list(
        least(children.count) { (index) throws(MorphError) in costs[index].quantized(to: 1e9) })
    }
    let all = try curves(cells) { children[$0] }
    let done: UnsafeMutableBufferPointer<MorphRange> = try allocate(children.count)
    for index in done.indices { done[index] = MorphRange(first: 0, last: 0) }
    for number in cells.indices {
      let index = cells[number]
      if cells.count > 1, let symmetry,
        let mate = try mate(of: children[index], among: all, symmetry), cells[mate] != index,
        !done[cells[mate]].isEmpty
      {
        try pieces.addMirrored(done[cells[mate]], symmetry)
        continue
      }
      let first = pieces.count
      try addHole(parts[number], children[index], own, other, symmetry, into: &pieces)
      done[index] = MorphRange(first: first, last: pieces.count)
    }
    for index in children.indices where !cells.isAny({ $0 == index }) {
      try pieces.add(
        bubble(reversed(children[index]), other, own, symmetry?.flipped).flipped)
    }
  }

  private func addHole(
    _ a: MorphCurve, _ b: MorphCurve, _ own: MorphFill, _ other: MorphFill,
    _ symmetry: MorphSymmetry?, into pieces: inout MorphPieces
  ) throws(MorphError) {
    var hole = try backwards(
      piece(pair(a, b, bothWays: false, symmetry), (own.paint, other.paint)))
    hole.isHole = true
    try pieces.add(hole)
  }

  /// A hole that opens to the outside: the slit with the least work; nil if it closes to a point
  /// with less.
  private func slit(
    _ a: MorphFill, _ hole: MorphCurve, _ b: MorphFill, work: Double, _ symmetry: MorphSymmetry?
  ) throws(MorphError) -> MorphPiece? {
    let nodes = try MorphNodes(a.curve, density: 40, in: self)
    let inner = try MorphNodes(hole, density: 16, in: self)
    let target = try MorphNodes(b.curve, density: 32, in: self)
    let size = abs(a.curve.area).squareRoot()
    /// The outer contour and the hole as one contour, joined by a slit between nodes of both.
    func keyhole(_ i: Int, _ j: Int) throws(MorphError) -> MorphCurve {
      let (u, v) = (nodes.places[i], inner.places[j])
      let out = try a.curve.chain(from: u, to: u + 1, in: self)
      let back = try hole.chain(from: v, to: v + 1, in: self)
      let (there, home): (Cubics, Cubics) = (try allocate(1), try allocate(1))
      there[0] = MorphCubic(from: out[0].start, to: back[0].start)
      home[0] = there[0].reversed
      return try MorphCurve(
        out.joined(there, in: self).joined(back.joined(home, in: self), in: self), isClosed: true,
        in: self)
    }
    // The work without a slit, and that of the hole that closes.
    let limit = work * a.curve.length + 0.12 * hole.length
    var best = (work: Double.infinity, gap: 0.0, outer: 0, inner: 0)
    for j in 0..<inner.count {
      let i = try least(nodes.count) { (i) throws(MorphError) in
        nodes.points[i].distance(to: inner.points[j]).quantized(to: 1e9)
      }
      let gap = nodes.points[i].distance(to: inner.points[j])
      guard gap <= 0.35 * size else { continue }
      if let symmetry,
        abs(symmetry.a.off(nodes.points[i])) + abs(symmetry.a.off(inner.points[j])) > 1e-3
      {
        continue
      }
      let found = try scratch { () throws(MorphError) in
        let curve = try keyhole(i, j)
        let bound = min(best.work, limit) / curve.length + 1e-9
        let own = try MorphNodes(curve, density: 32, in: self)
        let work = try align(own, target, isCyclic: true, bound: bound).work
        return (work * curve.length).quantized(to: 1e9)
      }
      if (found, gap) < (best.work, best.gap) || best.work == .infinity && found < .infinity {
        best = (found, gap, i, j)
      }
    }
    guard best.work < .infinity, best.work + 0.3 * best.gap <= limit else { return nil }
    return try piece(
      pairOnce(keyhole(best.outer, best.inner), b.curve, bothWays: false), (a.paint, b.paint),
      kind: .slit)
  }

  /// A hole that closes to a point inside the contour that has none.
  private func bubble(
    _ hole: MorphCurve, _ own: MorphFill, _ other: MorphFill, _ symmetry: MorphSymmetry?
  ) throws(MorphError) -> MorphPiece {
    let middle = try centroid(hole, 6)
    let (inside, outside) = (try area(of: own), try area(of: other))
    let (from, to) = (inside.outer.frame, outside.outer.frame)
    let wanted = to.middle + (middle - from.middle) / from.half * to.half
    let isOwn = try isOwn(hole, symmetry)
    var place = hidingPlace(
      outside, near: wanted, radius: 0.25 * abs(hole.area).squareRoot(),
      on: isOwn ? symmetry?.b : nil
    ).place
    if outside.contains(wanted), outside.distance(to: wanted) > 0.03 { place = wanted }
    let point = try hole.cubics.mapped(in: self) { $0.mapped { _ in place } }
    return try hidden(hole, from: point, (other.paint, own.paint), isHole: true, kind: .bubble)
      .flipped
  }
}
