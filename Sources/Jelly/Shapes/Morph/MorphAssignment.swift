/// What becomes what: an estimated cost of each contour into each other one, and the assignment
/// with the least sum.

extension MorphCurve {
  /// Points of equal distance on a curve, with directions.
  private struct Sample {
    var points, directions: Points
    /// With 12 points letters are mistaken, 48 cost four times as much and choose the same.
    static var count: Int { 24 }
  }

  private func sample(in memory: MorphMemory) throws(MorphError) -> Sample {
    let count = Sample.count
    let out = Sample(points: try memory.allocate(count), directions: try memory.allocate(count))
    let steps = Double(isClosed ? count : count - 1)
    for index in 0..<count { out.points[index] = point(at: Double(index) / steps) }
    for index in 0..<count {
      let (before, after) = ((index + count - 1) % count, (index + 1) % count)
      let isFirst = !isClosed && index == 0
      let isLast = !isClosed && index == count - 1
      let chord = out.points[isLast ? index : after] - out.points[isFirst ? index : before]
      out.directions[index] = chord.direction
    }
    return out
  }

  /// An estimate of the cost of this curve into another one: the mean squared way and turn of
  /// places at equal shares of the length, at the best start and, for strokes, in the best
  /// direction.
  func estimatedCost(
    to other: MorphCurve, bothWays: Bool, in memory: MorphMemory
  ) throws(MorphError) -> Double {
    try memory.scratch { () throws(MorphError) in
      let (first, second) = (try sample(in: memory), try other.sample(in: memory))
      let count = Sample.count
      var best = Double.infinity
      for isBack in bothWays ? 0...1 : 0...0 {
        for shift in 0..<(isClosed || other.isClosed ? count : 1) {
          var sum = 0.0
          for index in 0..<count {
            // The closed one begins anywhere.
            let (i, j) = other.isClosed ? (index, index + shift) : (index + count - shift, index)
            let back = isBack == 1 ? 2 * count - 1 - j : j
            let (p, q) = (i % count, back % count)
            let dot = first.directions[p].dot(second.directions[q])
            sum +=
              first.points[p].square(to: second.points[q])
              + Self.turnCost * (isBack == 1 ? 1 + dot : 1 - dot)
          }
          best = min(best, sum)
        }
      }
      let ratio = Elementary.log(
        (length + Self.shortLength) / (other.length + Self.shortLength))
      return best / Double(count) + Self.stretchCost * ratio * ratio
        + (isClosed != other.isClosed ? Self.openingCost : 0)
    }
  }

  /// The cost of a turn by a quarter, in squared sizes: half and double change 5 each.
  static var turnCost: Double { 0.06 }
  /// The cost of e times the length, in squared sizes: half changes 3, double 11.
  static var stretchCost: Double { 0.02 }
  /// A length beside which a ratio of lengths does not matter, in sizes: neither half nor double
  /// changes a pair.
  static var shortLength: Double { 0.02 }
  /// The cost of opening or closing a curve, in squared sizes: half changes 2, double none.
  static var openingCost: Double { 0.03 }
}

/// A matrix of costs: a row for each contour of the first drawing, a column for each of the second.
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

  /// The columns of the rows with the least sum of costs: Kuhn and Munkres, with potentials.
  ///
  /// There are at most as many rows as columns. The time grows with rows² · columns.
  func assignment(in memory: MorphMemory) throws(MorphError) -> Indices {
    let (n, m) = (rows, columns)
    let (u, v, low): (Numbers, Numbers, Numbers) = (
      try memory.allocate(n + 1), try memory.allocate(m + 1), try memory.allocate(m + 1)
    )
    let (rows, way): (Indices, Indices) = (
      try memory.allocate(m + 1), try memory.allocate(m + 1)
    )
    let isUsed: UnsafeMutableBufferPointer<Bool> = try memory.allocate(m + 1)
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
          let reduced = self[rows[column] - 1, j - 1] - u[rows[column]] - v[j]
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
    let out: Indices = try memory.allocate(n)
    for j in 1..<(m + 1) where rows[j] > 0 { out[rows[j] - 1] = j - 1 }
    return out
  }
}

// MARK: - Families

typealias Indices = UnsafeMutableBufferPointer<Int>
typealias Families = UnsafeMutableBufferPointer<MorphFamily>

/// A contour of one drawing, the parent, and those of the other one that it becomes.
struct MorphFamily: BitwiseCopyable {
  /// nil if the children correspond to nothing: then each grows from one of the other contours.
  var parent: Int?
  var children: Indices
  /// Whether the parent is in the second drawing.
  ///
  /// Two that become each other have no direction: there the parent is in the first one.
  var isReversed: Bool

  init(_ parent: Int?, _ children: Indices, isReversed: Bool) {
    (self.parent, self.children, self.isReversed) = (parent, children, isReversed)
    guard isReversed, children.count == 1, let parent else { return }
    (self.parent, self.isReversed) = (children[0], false)
    children[0] = parent
  }
}

extension MorphMatcher {
  /// A best assignment; what is left over joins its best partner.
  func families(_ cost: MorphCosts) throws(MorphError) -> Families {
    let isReversed = cost.rows > cost.columns
    let cost = try isReversed ? cost.transposed(in: memory) : cost
    return try families(cost, isReversed: isReversed) { (column) throws(MorphError) in
      try least(cost.rows) { (row) throws(MorphError) in cost[row, column] }
    }
  }

  /// A best assignment of at most as many rows as columns; what is left over joins the row that a
  /// function returns.
  func families(
    _ cost: MorphCosts, isReversed: Bool, partner: (Int) throws(MorphError) -> Int
  ) throws(MorphError) -> Families {
    let assigned = try cost.assignment(in: memory)
    let partners: Indices = try memory.allocate(cost.columns)
    for column in partners.indices {
      partners[column] = -1
      guard !assigned.isAny({ $0 == column }) else { continue }
      partners[column] = try partner(column)
    }
    let out: Families = try memory.allocate(cost.rows)
    for row in out.indices {
      var columns = try MorphList<Int>(memory, capacity: cost.columns)
      try columns.append(assigned[row])
      for column in partners.indices where partners[column] == row { try columns.append(column) }
      out[row] = MorphFamily(row, columns.elements, isReversed: isReversed)
    }
    return out
  }
}
