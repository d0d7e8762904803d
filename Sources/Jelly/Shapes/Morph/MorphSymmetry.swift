/// A vertical (0) or horizontal (1) axis, by its coordinate along x or y.
struct MorphAxis: BitwiseCopyable {
  var index: Int
  var place: Double

  func off(_ point: Vector2) -> Double { point.along(index) - place }

  func mirror(_ point: Vector2) -> Vector2 {
    index == 0 ? Vector2(2 * place - point.x, point.y) : Vector2(point.x, 2 * place - point.y)
  }

  func onAxis(_ point: Vector2) -> Vector2 {
    index == 0 ? Vector2(place, point.y) : Vector2(point.x, place)
  }
}

/// The axes of two drawings that are their own images: images are matched as images.
///
/// The *pairs* of one half are mirrored and never the points, so that both ends stay exact.
struct MorphSymmetry: BitwiseCopyable {
  var a, b: MorphAxis

  var flipped: Self { Self(a: b, b: a) }

  /// The distance of a point from the other curve that still counts as an image, in sizes: icons
  /// on a grid of 24 with three digits are exact to half of it.
  static var precision: Double { 1.5e-3 }
}

typealias Curves = UnsafeMutableBufferPointer<MorphCurve>

extension MorphMemory {
  // MARK: Images

  /// Whether a curve is the image of another one, or of itself.
  func isImage(_ c: MorphCurve, _ o: MorphCurve, _ axis: MorphAxis) throws(MorphError) -> Bool {
    guard c.isClosed == o.isClosed, abs(c.length - o.length) <= 0.01 * c.length + 1e-4 else {
      return false
    }
    guard try isNear(c, o, axis) else { return false }
    return try isNear(o, c, axis)
  }

  /// Whether the image of each point of a curve is near the other curve.
  private func isNear(_ c: MorphCurve, _ o: MorphCurve, _ axis: MorphAxis) throws(MorphError)
    -> Bool
  {
    try scratch { () throws(MorphError) in
      let polygon = try o.cubics.polygon(24, in: self)
      let end = o.cubics[o.cubics.count - 1].end
      let limit = MorphSymmetry.precision * MorphSymmetry.precision
      // What is found for one point is near what is found for the next.
      var last = 0
      for cubic in c.cubics {
        for sample in 0..<4 {
          let t = sample == 0 ? 0 : sample == 1 ? 0.25 : sample == 2 ? 0.5 : 1
          let point = axis.mirror(cubic.point(at: t))
          let found = (0..<polygon.count).isAny { offset in
            let side = (offset & 1 == 0 ? offset / 2 : polygon.count - 1 - offset / 2) + last
            let start = polygon[side % polygon.count]
            let next = side % polygon.count + 1
            let chord = (next < polygon.count ? polygon[next] : end) - start
            let share = (point - start).dot(chord) / (chord.dot(chord) + 1e-18)
            guard (start + chord * min(max(share, 0), 1)).square(to: point) <= limit else {
              return false
            }
            last = side % polygon.count
            return true
          }
          guard found else { return false }
        }
      }
      return true
    }
  }

  func isOwnImage(_ curve: MorphCurve, _ axis: MorphAxis) throws(MorphError) -> Bool {
    try isImage(curve, curve, axis)
  }

  /// The middle axis along a coordinate if the curves together are their own image.
  func axis(of curves: Curves, _ index: Int) throws(MorphError) -> MorphAxis? {
    guard !curves.isEmpty else { return nil }
    var (low, high) = (Double.infinity, -Double.infinity)
    for curve in curves {
      for cubic in curve.cubics {
        for sample in 0...16 {
          let place = cubic.point(at: Double(sample) / 16).along(index)
          (low, high) = (min(low, place), max(high, place))
        }
      }
    }
    let axis = MorphAxis(index: index, place: (low + high) / 2)
    for curve in curves {
      var isFound = false
      for other in curves where !isFound { isFound = try isImage(curve, other, axis) }
      guard isFound else { return nil }
    }
    return axis
  }

  // MARK: Orbits

  /// The indices of curves that are images of each other.
  ///
  /// It is one that is its own image, or two: the right (lower) one comes first.
  private typealias Orbit = Indices
  private typealias Orbits = UnsafeMutableBufferPointer<Orbit>

  /// The orbits of curves; nil if a curve has no image.
  private func orbits(_ curves: Curves, _ axis: MorphAxis) throws(MorphError) -> Orbits? {
    let isSeen: UnsafeMutableBufferPointer<Bool> = try allocate(curves.count)
    for index in isSeen.indices { isSeen[index] = false }
    var out = try MorphList<Orbit>(self, capacity: curves.count)
    for i in curves.indices where !isSeen[i] {
      if try isOwnImage(curves[i], axis) {
        try out.append(list(i))
        continue
      }
      var mate: Int?
      for j in (i + 1)..<curves.count where mate == nil && !isSeen[j] {
        if try isImage(curves[i], curves[j], axis) { mate = j }
      }
      guard let mate else { return nil }
      isSeen[mate] = true
      let isLeft = mean(of: curves[i], axis) < axis.place
      try out.append(isLeft ? list(mate, i) : list(i, mate))
    }
    return out.elements
  }

  /// The mean place of a curve across an axis.
  func mean(of curve: MorphCurve, _ axis: MorphAxis) -> Double {
    let count = curve.isClosed ? 96 : 97
    return (0..<count).folded(0) { $0 + curve.point(at: Double($1) / 96).along(axis.index) }
      / Double(count)
  }

  /// Rough work of images, to choose between two axes.
  func mismatch(
    _ a: Curves, _ b: Curves, bothWays: Bool, _ symmetry: MorphSymmetry
  ) throws(MorphError) -> Double {
    guard let x = try orbits(a, symmetry.a), let y = try orbits(b, symmetry.b), !x.isEmpty,
      !y.isEmpty
    else { return 0 }
    var cost = try MorphCosts(self, x.count, y.count) { (row, column) throws(MorphError) in
      let isAlike = x[row].count == y[column].count
      let count = isAlike ? x[row].count : 1
      var work = 0.0
      for side in 0..<count {
        work += try rough(a[x[row][side]], b[y[column][side]], bothWays: bothWays)
      }
      return work / Double(count) + (isAlike ? 0 : 0.1)
    }
    if cost.rows > cost.columns { cost = try cost.transposed(in: self) }
    let assigned = try assign(cost)
    return assigned.indices.folded(0) { $0 + cost[$1, assigned[$1]] }
      + 0.03 * Double(cost.columns - cost.rows)
  }

  /// As `groups(_:)`, with images matched as images.
  func groups(
    _ cost: MorphCosts, _ a: Curves, _ b: Curves, _ symmetry: MorphSymmetry?
  ) throws(MorphError) -> UnsafeMutableBufferPointer<MorphGroup> {
    guard let symmetry, let x = try orbits(a, symmetry.a), let y = try orbits(b, symmetry.b) else {
      return try groups(cost)
    }
    return try x.count <= y.count
      ? groups(cost, a, x, b, y, symmetry)
      : flipped(groups(cost.transposed(in: self), b, y, a, x, symmetry.flipped))
  }

  /// The groups of at most as many orbits of the first drawing as of the second one: each of these
  /// becomes one or more.
  private func groups(
    _ cost: MorphCosts, _ a: Curves, _ x: Orbits, _ b: Curves, _ y: Orbits,
    _ symmetry: MorphSymmetry
  ) throws(MorphError) -> UnsafeMutableBufferPointer<MorphGroup> {
    let works = try MorphCosts(self, x.count, y.count) { (row, column) throws(MorphError) in
      let (p, q) = (x[row], y[column])
      if p.count == q.count {
        return p.indices.folded(0) { $0 + cost[p[$1], q[$1]] } / Double(p.count)
      }
      let isFirst = p.count == 1
      let (single, other) = isFirst ? (a[p[0]], b[q[0]]) : (b[q[0]], a[p[0]])
      if !single.isClosed, let half = try half(single, isFirst ? symmetry.a : symmetry.b) {
        return try rough(half, other, bothWays: true) + 0.01
      }
      var least = Double.infinity
      for i in p { for j in q { least = min(least, cost[i, j]) } }
      return least + 0.03
    }
    var out = try MorphList<MorphGroup>(self, capacity: a.count + b.count + 1)
    let none: Indices = try allocate(0)
    for group in try groups(works) {
      let (row, columns) = (group.rows[0], group.columns)
      let hasPairs = columns.isAny { y[$0].count == 2 }
      /// The curves of all columns, or those of pairs on a side.
      func curves(_ side: Int? = nil) throws(MorphError) -> Indices {
        var out = try MorphList<Int>(self, capacity: 2 * columns.count)
        for column in columns where side == nil || y[column].count == 2 {
          for index in y[column].indices where side == nil || index == side {
            try out.append(y[column][index])
          }
        }
        return out.elements
      }
      if x[row].count == 1 || columns.count == 1 && !hasPairs {
        try out.append(MorphGroup(rows: x[row], columns: curves()))
      } else if hasPairs {
        // Each image goes its own way.
        for side in 0..<2 {
          try out.append(MorphGroup(rows: list(x[row][side]), columns: curves(side)))
        }
        for column in columns where y[column].count == 1 {
          try out.append(MorphGroup(rows: none, columns: y[column]))
        }
      } else {
        // The nearest of several single ones gets the pair.
        let nearest = try least(columns.count) { (index) throws(MorphError) in
          works[row, columns[index]].quantized(to: 1e9)
        }
        for index in columns.indices {
          try out.append(
            MorphGroup(rows: index == nearest ? x[row] : none, columns: y[columns[index]]))
        }
      }
    }
    return out.elements
  }

  // MARK: Halves

  /// The places at which a curve crosses an axis, to the last bit.
  func axisPlaces(_ curve: MorphCurve, _ axis: MorphAxis) throws(MorphError) -> Numbers {
    func off(_ u: Double) -> Double {
      let off = axis.off(curve.point(at: u))
      return abs(off) < 1e-7 ? 0 : off
    }
    let steps = 480
    var out = try MorphList<Double>(self, capacity: steps)
    var before = off(0)
    for index in 0..<steps {
      let u = Double(index) / Double(steps)
      let after = off(Double(index + 1) / Double(steps))
      if before == 0 {
        try out.append(u)
      } else if before * after < 0 {
        var (low, high) = (u, Double(index + 1) / Double(steps))
        for _ in 0..<44 {
          let middle = (low + high) / 2
          if axis.off(curve.point(at: middle)) * before > 0 { low = middle } else { high = middle }
        }
        try out.append(high)
      }
      before = after
    }
    return out.elements
  }

  /// The half of a curve on the right (lower) side of an axis; nil if it does not have one.
  func half(_ curve: MorphCurve, _ axis: MorphAxis) throws(MorphError) -> MorphCurve? {
    var cuts = try MorphList<Double>(self, capacity: 480)
    for place in try axisPlaces(curve, axis) {
      // The end of a cubic near the axis is on it.
      let snapped = curve.snapped(place)
      let cut = (curve.isClosed ? snapped.fraction : snapped).quantized(to: 1e12)
      if !cuts.elements.isAny({ $0 == cut }) { try cuts.append(cut) }
    }
    cuts.sort { $0 < $1 }
    func onAxis(_ point: inout Vector2) { point = axis.onAxis(point) }
    if curve.isClosed {
      guard cuts.count == 2 else { return nil }
      let first = try curve.chain(from: cuts[0], to: cuts[1], in: self)
      let second = try curve.chain(from: cuts[1], to: cuts[0] + 1, in: self)
      func mean(_ part: Cubics) -> Double {
        part.folded(0) { $0 + $1.point(at: 0.5).along(axis.index) } / Double(part.count)
      }
      let part = mean(first) >= mean(second) ? first : second
      onAxis(&part[0].start)
      onAxis(&part[part.count - 1].end)
      return try MorphCurve(part, isClosed: false, in: self)
    }
    guard cuts.count == 1, cuts[0] >= 1e-9, cuts[0] <= 1 - 1e-9 else { return nil }
    var part = try curve.chain(from: cuts[0], to: 1, in: self)
    if axis.off(part[part.count - 1].end) < 0 {
      part = try curve.chain(from: 0, to: cuts[0], in: self).reversed(in: self)
    }
    onAxis(&part[0].start)
    return try MorphCurve(part, isClosed: false, in: self)
  }

  /// The correspondence of two curves that are their own images: that of their halves, and its
  /// image; nil if they are not.
  func halves(
    _ a: MorphCurve, _ b: MorphCurve, _ symmetry: MorphSymmetry
  ) throws(MorphError) -> MorphPairing? {
    guard a.isClosed == b.isClosed, let first = try span(a, symmetry.a),
      let second = try span(b, symmetry.b)
    else { return nil }
    func pair(_ weights: MorphWeights) throws(MorphError) -> MorphPairing {
      let nodes = (
        try MorphNodes(first.half, in: self), try MorphNodes(second.half, in: self)
      )
      let found = try align(nodes.0, nodes.1, isCyclic: false, weights: weights)
      let marks = try marks(
        MorphPairing(
          a: first.half, b: second.half, pairs: found.pairs, isClosed: false, work: found.work))
      let count = marks.count
      let all: UnsafeMutableBufferPointer<MorphPair> = try allocate(2 * count - 1)
      for index in 0..<count {
        let mark = marks[index]
        // The one half runs from the axis, and the other one to it.
        let (right, left) = (a.isClosed ? index : count - 1 + index, 2 * count - 2 - index)
        func places(_ u: Double, _ start: Double, _ length: Double) -> (Double, Double) {
          a.isClosed
            ? (start + u * length, start + 1 - u * (1 - length))
            : (start + u * (1 - start), start - u * start)
        }
        let (x, y) = (
          places(mark.a, first.start, first.length), places(mark.b, second.start, second.length)
        )
        all[a.isClosed ? left : count - 1 - index] = MorphPair(a: x.1, b: y.1)
        all[right] = MorphPair(a: x.0, b: y.0)
      }
      return MorphPairing(
        a: first.curve, b: second.curve, pairs: try exactMarks(first.curve, second.curve, all),
        isClosed: a.isClosed, work: found.work, areMarks: true)
    }
    guard a.isClosed else { return try pair(.choice(0)) }
    return try leastFaulty { (weights) throws(MorphError) in try pair(weights) }
  }

  /// A curve that is its own image, its half, where that begins, and its share of the length.
  private func span(
    _ c: MorphCurve, _ axis: MorphAxis
  ) throws(MorphError) -> (curve: MorphCurve, half: MorphCurve, start: Double, length: Double)? {
    guard try isOwnImage(c, axis), let half = try half(c, axis) else { return nil }
    let places = try axisPlaces(c, axis)
    guard !places.isEmpty else { return nil }
    if c.isClosed {
      func nearest(_ point: Vector2) throws(MorphError) -> Double {
        let index = try least(places.count) { (index) throws(MorphError) in
          c.point(at: places[index]).distance(to: point)
        }
        return c.snapped(places[index]).fraction
      }
      let start = try nearest(half.cubics[0].start)
      let end = try nearest(half.cubics[half.cubics.count - 1].end)
      return (c, half, start, (end - start).fraction)
    }
    let u = c.snapped(places[0])
    guard axis.off(c.point(at: 1)) < 0 else { return (c, half, u, 1 - u) }
    return (try reversed(c), half, 1 - u, u)
  }

  func reversed(_ curve: MorphCurve) throws(MorphError) -> MorphCurve {
    try MorphCurve(curve.cubics.reversed(in: self), isClosed: curve.isClosed, in: self)
  }

  /// Moves marks to the ends of cubics that they stand for, and adds the ends that have none.
  private func exactMarks(
    _ a: MorphCurve, _ b: MorphCurve, _ marks: UnsafeMutableBufferPointer<MorphPair>
  ) throws(MorphError) -> UnsafeMutableBufferPointer<MorphPair> {
    var out = try MorphList<MorphPair>(
      self, capacity: marks.count + 4 * (a.ends.count + b.ends.count) + 2)
    for mark in marks { try out.append(mark) }
    let last = marks.count - 1
    for side in 0..<2 {
      forEachEnd(of: side == 0 ? a : b, from: marks[0][side], to: marks[last][side]) { end in
        var (best, distance) = (-1, 3e-3)
        for index in 1..<max(last, 1) where abs(out[index][side] - end) < distance {
          (best, distance) = (index, abs(out[index][side] - end))
        }
        if best > 0 { out.values[best][side] = end }
      }
    }
    for side in 0..<2 {
      forEachEnd(of: side == 0 ? a : b, from: marks[0][side], to: marks[last][side]) { end in
        guard !out.elements.isAny({ abs($0[side] - end) <= 1e-9 }) else { return }
        guard let next = out.elements.firstIndex(where: { $0[side] >= end }), next > 0 else {
          return
        }
        let (before, after) = (out[next - 1], out[next])
        let share = (end - before[side]) / max(after[side] - before[side], 1e-12)
        var mark = MorphPair(
          a: before.a + share * (after.a - before.a), b: before.b + share * (after.b - before.b))
        mark[side] = end
        out.insertIfRoom(mark, at: next)
      }
    }
    out.sortSides()
    return out.elements
  }
}
