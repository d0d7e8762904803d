/// What becomes what: the rough work of two contours, and a best assignment.

extension MorphMemory {
  /// 24 points of equal distance on a curve, with directions: with 12 letters are mistaken, 48 cost
  /// four times as much and choose the same.
  private struct Sample {
    var points, directions: Points
    static var count: Int { 24 }
  }

  private func sample(_ curve: MorphCurve) throws(MorphError) -> Sample {
    let count = Sample.count
    let out = Sample(points: try allocate(count), directions: try allocate(count))
    let steps = Double(curve.isClosed ? count : count - 1)
    for index in 0..<count { out.points[index] = curve.point(at: Double(index) / steps) }
    for index in 0..<count {
      let (before, after) = ((index + count - 1) % count, (index + 1) % count)
      let isFirst = !curve.isClosed && index == 0
      let isLast = !curve.isClosed && index == count - 1
      let chord = out.points[isLast ? index : after] - out.points[isFirst ? index : before]
      out.directions[index] = chord.direction
    }
    return out
  }

  /// The mean squared way and turn between two curves whose lengths correspond, at the best start
  /// and, for strokes, in the best direction.
  func rough(
    _ a: MorphCurve, _ b: MorphCurve, bothWays: Bool
  ) throws(MorphError) -> Double {
    try scratch { () throws(MorphError) in
      let (first, second) = (try sample(a), try sample(b))
      let count = Sample.count
      var best = Double.infinity
      for isBack in bothWays ? 0...1 : 0...0 {
        for shift in 0..<(a.isClosed || b.isClosed ? count : 1) {
          var sum = 0.0
          for index in 0..<count {
            // The closed one begins anywhere.
            let (i, j) = b.isClosed ? (index, index + shift) : (index + count - shift, index)
            let other = isBack == 1 ? 2 * count - 1 - j : j
            let (p, q) = (i % count, other % count)
            let dot = first.directions[p].dot(second.directions[q])
            sum +=
              first.points[p].square(to: second.points[q])
              + 0.06 * (isBack == 1 ? 1 + dot : 1 - dot)
          }
          best = min(best, sum)
        }
      }
      let ratio = Elementary.log((a.length + 0.02) / (b.length + 0.02))
      return best / Double(count) + 0.02 * ratio * ratio + (a.isClosed != b.isClosed ? 0.03 : 0)
    }
  }
}

/// A matrix of work: a row for each contour of the first drawing, a column for each of the second.
struct MorphCosts: BitwiseCopyable {
  let rows, columns: Int
  private let values: Numbers

  init(
    _ memory: MorphMemory, _ rows: Int, _ columns: Int,
    _ cost: (Int, Int) throws(MorphError) -> Double
  ) throws(MorphError) {
    (self.rows, self.columns) = (rows, columns)
    values = try memory.allocate(rows * columns)
    for row in 0..<rows {
      for column in 0..<columns {
        values[row * columns + column] = try memory.scratch { () throws(MorphError) in
          try cost(row, column)
        }
      }
    }
  }

  subscript(row: Int, column: Int) -> Double { values[row * columns + column] }

  func transposed(in memory: MorphMemory) throws(MorphError) -> Self {
    try Self(memory, columns, rows) { (row, column) throws(MorphError) in self[column, row] }
  }
}

typealias Indices = UnsafeMutableBufferPointer<Int>

/// Contours that become each other: one of both sides is alone or, if nothing corresponds, empty.
struct MorphGroup: BitwiseCopyable {
  var rows, columns: Indices

  var flipped: Self { Self(rows: columns, columns: rows) }
  var sides: (Indices, Indices) { (rows, columns) }
}

extension MorphMemory {
  func list(_ index: Int, _ other: Int? = nil) throws(MorphError) -> Indices {
    let out: Indices = try allocate(other == nil ? 1 : 2)
    out[0] = index
    if let other { out[1] = other }
    return out
  }

  /// The columns of the rows with the least sum of work: Kuhn and Munkres, with potentials.
  ///
  /// There are at most as many rows as columns.
  func assign(_ cost: MorphCosts) throws(MorphError) -> Indices {
    let (n, m) = (cost.rows, cost.columns)
    let (u, v, low): (Numbers, Numbers, Numbers) = (
      try allocate(n + 1), try allocate(m + 1), try allocate(m + 1)
    )
    let (rows, way): (Indices, Indices) = (try allocate(m + 1), try allocate(m + 1))
    let isUsed: UnsafeMutableBufferPointer<Bool> = try allocate(m + 1)
    for i in 0...n { u[i] = 0 }
    for j in 0...m { (v[j], rows[j], way[j]) = (0, 0, 0) }
    for i in 1..<(n + 1) {
      rows[0] = i
      for j in 0...m { (low[j], isUsed[j]) = (.infinity, false) }
      var column = 0
      repeat {
        isUsed[column] = true
        var (delta, next) = (Double.infinity, 0)
        for j in 1..<(m + 1) where !isUsed[j] {
          let reduced = cost[rows[column] - 1, j - 1] - u[rows[column]] - v[j]
          if reduced < low[j] - 1e-15 { (low[j], way[j]) = (reduced, column) }
          if low[j] < delta - 1e-15 { (delta, next) = (low[j], j) }
        }
        for j in 0...m {
          if isUsed[j] {
            u[rows[j]] += delta
            v[j] -= delta
          } else {
            low[j] -= delta
          }
        }
        column = next
      } while rows[column] != 0
      while column != 0 {
        rows[column] = rows[way[column]]
        column = way[column]
      }
    }
    let out: Indices = try allocate(n)
    for j in 1..<(m + 1) where rows[j] > 0 { out[rows[j] - 1] = j - 1 }
    return out
  }

  /// A best assignment; what is left over joins its best partner.
  func groups(
    _ cost: MorphCosts
  ) throws(MorphError) -> UnsafeMutableBufferPointer<MorphGroup> {
    guard cost.rows <= cost.columns else { return try flipped(groups(cost.transposed(in: self))) }
    return try groups(cost) { (column) throws(MorphError) in
      try least(cost.rows) { (row) throws(MorphError) in cost[row, column] }
    }
  }

  func flipped(
    _ groups: UnsafeMutableBufferPointer<MorphGroup>
  ) -> UnsafeMutableBufferPointer<MorphGroup> {
    for index in groups.indices { groups[index] = groups[index].flipped }
    return groups
  }

  /// A best assignment of at most as many rows as columns; what is left over joins the row that a
  /// function returns.
  func groups(
    _ cost: MorphCosts, partner: (Int) throws(MorphError) -> Int
  ) throws(MorphError) -> UnsafeMutableBufferPointer<MorphGroup> {
    let assigned = try assign(cost)
    let partners: Indices = try allocate(cost.columns)
    for column in partners.indices {
      partners[column] = -1
      guard !assigned.isAny({ $0 == column }) else { continue }
      partners[column] = try partner(column)
    }
    let out: UnsafeMutableBufferPointer<MorphGroup> = try allocate(cost.rows)
    for row in out.indices {
      var columns = try MorphList<Int>(self, capacity: cost.columns)
      try columns.append(assigned[row])
      for column in partners.indices where partners[column] == row { try columns.append(column) }
      out[row] = MorphGroup(rows: try list(row), columns: columns.elements)
    }
    return out
  }
}
