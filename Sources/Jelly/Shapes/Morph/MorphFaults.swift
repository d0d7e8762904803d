/// Faults of a contour on its way: it crosses itself, or its two sides come too near each other.
///
///     ╭──╮        the start and the end are fine, and what is      ╲╱
///     ╰──╯        mixed of them is not: two sides change places    ╱╲

extension MorphMatcher {
  /// The first pairing of the weights without a fault between, or that with the fewest.
  ///
  /// Of two thin contours, such as digits, both sides of a stroke must keep their distance, too:
  /// all weights are tried until the width is off by less than a seventh. With a quarter 3 → 4 and
  /// 4 → 5 stay lumps; with a tenth more weights are tried, and the same ones chosen.
  ///
  /// The 10 pairs of digits have 1 contour that crosses itself (6 times), 0.93 of their ink at
  /// least and 3 specks without this choice, and none, 0.97 and 2 with it. Terms of the work do not
  /// help: the middles of the largest circles inside (1, 6 times, 0.95 and 3) and their radii (1, 6
  /// times, 0.93 and 4) move the lumps, and the turn at the tips of strokes tears 2 → 3.
  func leastFaulty(
    _ pair: (MorphWeights) throws(MorphError) -> MorphPairing
  ) throws(MorphError) -> MorphPairing {
    var best: (faults: Double, pairing: MorphPairing)?
    for index in 0..<MorphWeights.count {
      let free = memory.mark
      let pairing = try pair(.choice(index))
      let isThin = pairing.a.isThin && pairing.b.isThin
      if !isThin, index == MorphWeights.countOfThick { break }
      let faults = try memory.scratch { () throws(MorphError) -> Double in
        try MorphPiece(pairing, in: memory).faults(isThin: isThin, in: memory)
      }
      if best.map({ faults < $0.faults }) ?? true {
        best = (faults, pairing)
      } else {
        memory.mark = free
      }
      if faults < Self.tolerableFaults || isOverspent && !isThin { break }
    }
    guard let best else { throw .noRoom }
    return best.pairing
  }

  /// The faults from which on other weights are tried: a width off by a seventh; half changes none,
  /// double 2.
  static var tolerableFaults: Double { 0.15 }
}

extension MorphPiece {
  /// Writes the cubics at a share of the way from the start to the end.
  func mix(_ share: Double, into cubics: Cubics) {
    for index in cubics.indices {
      cubics[index].shape = start[index].shape * (1 - share) + end[index].shape * share
    }
  }

  /// The number of crossings of a closed contour with itself on its way, beyond those at its ends;
  /// of a thin one with the mean share, below 1, by which its width is not between those at its
  /// ends.
  fileprivate func faults(isThin: Bool, in memory: MorphMemory) throws(MorphError) -> Double {
    let mixed: Cubics = try memory.allocate(start.count)
    func polygon(_ share: Double) throws(MorphError) -> Points {
      mix(share, into: mixed)
      for index in mixed.indices where isSmooth[index] {
        MorphJoints.smooth(
          mixed, index, before: (index == 0 ? mixed.count : index) - 1, kink: 0)
      }
      return try mixed.polygon(Self.faultSides, in: memory)
    }
    let (start, end) = (try polygon(0), try polygon(1))
    let ends = max(try start.crossings(in: memory), try end.crossings(in: memory))
    let (first, last): (Numbers, Numbers) =
      try isThin
      ? (start.radii(in: memory), end.radii(in: memory))
      : (memory.allocate(0), memory.allocate(0))
    let mean = (first.folded(0) { $0 + $1 } + last.folded(0) { $0 + $1 }) / Double(2 * start.count)
    var (number, off, length) = (0, 0.0, 1e-12)
    for quarter in 1...3 {
      let share = Double(quarter) / 4
      let shape = try polygon(share)
      number += max(try shape.crossings(in: memory) - ends, 0)
      guard isThin else { continue }
      let radii = try shape.radii(in: memory)
      for index in shape.indices {
        let next = index + 1 < shape.count ? index + 1 : 0
        let side = start[index].distance(to: start[next]) + end[index].distance(to: end[next])
        let wanted = first[index] + (last[index] - first[index]) * share
        off += side * min(abs(radii[index] - wanted) / mean, 1)
        length += side
      }
    }
    return Double(number) + off / length
  }

  /// The number of sides of each cubic that are tested for crossings: half changes 8, double 3.
  static var faultSides: Int { 4 }
}

extension Points {
  /// The radii of the largest circles inside of a polygon that touch it at its corners: half of its
  /// width there.
  fileprivate func radii(in memory: MorphMemory) throws(MorphError) -> Numbers {
    let out: Numbers = try memory.allocate(count)
    for index in indices {
      let (before, after) = (index > 0 ? index : count, (index + 1) % count)
      let chord = (self[after] - self[before - 1]).direction
      out[index] = 0.5
      for point in self {
        let way = point - self[index]
        let (height, square) = (chord.cross(way), way.dot(way))
        // A nearer point is a neighbor on the same side.
        guard height > 1e-3, square > 1e-4 else { continue }
        out[index] = Swift.min(out[index], square / (2 * height))
      }
    }
    return out
  }

  /// The number of crossings of a closed polygon with itself.
  func crossings(in memory: MorphMemory) throws(MorphError) -> Int {
    var points = try MorphList<Vector2>(memory, capacity: count)
    for index in indices
    where index == 0 || self[index].distance(to: self[index - 1]) > 1e-6 {
      try points.append(self[index])
    }
    if points.count > 1, points[0].distance(to: points[points.count - 1]) < 1e-6 {
      points.removeLast()
    }
    let sides = points.count
    guard sides >= 4 else { return 0 }
    func end(_ side: Int) -> Vector2 { points[side + 1 < sides ? side + 1 : 0] }
    var number = 0
    for i in 0..<(sides - 2) {
      let (a, b) = (points[i], end(i))
      let (low, high) = (
        Vector2(Swift.min(a.x, b.x), Swift.min(a.y, b.y)),
        Vector2(Swift.max(a.x, b.x), Swift.max(a.y, b.y))
      )
      for j in (i + 2)..<sides {
        let (p, q) = (points[j], end(j))
        guard Swift.max(p.x, q.x) > low.x, Swift.min(p.x, q.x) < high.x,
          Swift.max(p.y, q.y) > low.y,
          Swift.min(p.y, q.y) < high.y
        else { continue }
        let (first, second) = (b - a, q - p)
        let own = first.cross(p - a) * first.cross(q - a)
        let other = second.cross(a - p) * second.cross(b - p)
        if own < -1e-18, other < -1e-18 { number += 1 }
      }
    }
    return number
  }
}
