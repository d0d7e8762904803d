/// The dynamic program over two contours: the pairs of their nodes with the lowest cost.
///
/// T. Sederberg and E. Greenwood, SIGGRAPH 1992, 25, with the turn at a node instead of the angle
/// of a polygon. A row is a node i of a; a place w in it is a number of nodes of b after the start.
/// A pair is reached by one of seven steps, numbered here, from the pair where the step begins:
///
///             w−3  w−2  w−1   w
///      i−3     ·    ·    4    ·
///      i−2     ·    ·    2    ·       0: one chord of each
///      i−1     3    1    0    5       1 … 4: a chord of one is two or three of the other
///       i      ·    ·    6    ●       5, 6: a chord of one is a point of the other
///
/// For each start on b, the rows are filled from the first to the last; the best way is then traced
/// back. Rows are left out where the costs so far, with the least that is left, are above the best.

/// The weights of the cost: of stretching, turning, moving within the box, and losing a corner.
struct MorphWeights {
  var stretch, turn, place, corner: Double

  /// Weights that are tried in turn until the shapes between do not cross themselves.
  ///
  /// The first is right for nine of ten pairs; one set alone leaves 3 of 10 digits crossed, five
  /// leave 1. The last two are for thin contours: nearness alone, little or much.
  static func choice(_ index: Int) -> Self {
    switch index {
    case 0: Self(stretch: 1, turn: 0.5, place: 1.5, corner: 0.6)
    case 1: Self(stretch: 1, turn: 0.3, place: 5, corner: 0.3)
    case 2: Self(stretch: 0.5, turn: 1.5, place: 1, corner: 0.6)
    case 3: Self(stretch: 3, turn: 0.3, place: 1, corner: 0.1)
    case 4: Self(stretch: 1, turn: 1, place: 12, corner: 0.1)
    case 5: Self(stretch: 1, turn: 0.1, place: 5, corner: 0.1)
    default: Self(stretch: 0.1, turn: 0.1, place: 30, corner: 0.1)
    }
  }

  static var count: Int { 7 }
  static var countOfThick: Int { 5 }
}

/// The steps of the dynamic program: (nodes of a, nodes of b).
private func step(_ index: Int) -> (a: Int, b: Int) {
  switch index {
  case 0: (1, 1)
  case 1: (1, 2)
  case 2: (2, 1)
  case 3: (1, 3)
  case 4: (3, 1)
  case 5: (1, 0)
  default: (0, 1)
  }
}
private var stepCount: Int { 7 }

extension MorphMatcher {
  /// Finds the pairs of nodes with the lowest cost of one curve into another.
  ///
  /// - Parameters:
  ///   - isCyclic: b is closed, and any of its nodes can be where a begins.
  ///   - bound: A cost above which the result does not matter.
  /// - Returns: The cost, infinite above the bound; the pairs, which grow, b's into a second round.
  func align(
    _ a: MorphNodes, _ b: MorphNodes, isCyclic: Bool, weights: MorphWeights = .choice(0),
    bound: Double = .infinity
  ) throws(MorphError) -> (cost: Double, pairs: Pairs) {
    var pairs = try MorphList<MorphPair>(memory, capacity: a.count + b.count + 2)
    let free = memory.mark
    defer { memory.mark = free }
    var alignment = try MorphAlignment(a, b, isCyclic: isCyclic, weights, in: memory)
    let best = try alignment.best(bound: bound, weights, in: memory)
    spend(alignment.effort)
    guard let best else { return (.infinity, pairs.elements) }
    try alignment.trace(from: best.start, into: &pairs)
    return (best.cost, pairs.elements)
  }
}

/// The state of the dynamic program for two curves.
private struct MorphAlignment {
  private let a, b: MorphNodes
  private let isCyclic: Bool
  private let table: Table
  /// The least costs from each node of a on.
  private let rest: Numbers
  /// The costs of four rows, and of one that is out of reach.
  private let costs: Numbers
  /// The steps by which the places of all rows are reached, from the present start and the best.
  private var steps, bestSteps: UnsafeMutableBufferPointer<Int8>
  /// The number of places that have been filled.
  private(set) var effort = 0

  init(
    _ a: MorphNodes, _ b: MorphNodes, isCyclic: Bool, _ weights: MorphWeights,
    in memory: MorphMemory
  ) throws(MorphError) {
    (self.a, self.b, self.isCyclic) = (a, b, isCyclic)
    let width = b.count + 1
    table = try Table(a, b, isCyclic: isCyclic, weights, in: memory)
    // Three places before each row, and one row, are out of reach: no step needs a test.
    costs = try memory.allocate(5 * (width + 3))
    for index in costs.indices { costs[index] = Self.outOfReach }
    steps = try memory.allocate((a.count + 1) * width)
    bestSteps = try memory.allocate((a.count + 1) * width)
    rest = try table.leastRest(isCyclic: isCyclic, in: memory)
  }

  private func row(_ i: Int) -> UnsafeMutablePointer<Double> {
    costs.baseAddress.unsafelyUnwrapped + 3 + (i < 0 ? 4 : i & 3) * (b.count + 4)
  }

  // MARK: Starts

  /// The start on b with the lowest cost; nil if all are above a bound.
  mutating func best(
    bound: Double, _ weights: MorphWeights, in memory: MorphMemory
  ) throws(MorphError) -> (cost: Double, start: Int)? {
    let starts = try starts(weights, in: memory)
    var best = (cost: bound, start: 0, key: Double.infinity)
    // The first start is tried near the straight way before, for a limit.
    let straight = cost(from: starts[0], limit: bound + 1e-9, isStraight: true) ?? .infinity
    for start in starts {
      let limit = min(best.cost, straight) + 1e-9
      guard let cost = cost(from: start, limit: limit, isStraight: false) else { continue }
      let key = cost.quantized(to: 1e12)
      guard cost <= limit, key < best.key || key == best.key && start < best.start else {
        continue
      }
      best = (cost, start, key)
      (steps, bestSteps) = (bestSteps, steps)
    }
    return best.key < .infinity ? (best.cost, best.start) : nil
  }

  /// The starts on b from that which looks best: then most others are given up early.
  private func starts(
    _ weights: MorphWeights, in memory: MorphMemory
  ) throws(MorphError) -> UnsafeMutableBufferPointer<Int> {
    guard isCyclic else {
      let one: UnsafeMutableBufferPointer<Int> = try memory.allocate(1)
      one[0] = 0
      return one
    }
    let (m, n) = (a.count, b.count)
    let (frameA, frameB) = (a.points.frame, b.points.frame)
    let costs: Numbers = try memory.allocate(n)
    var order = try MorphList<Int>(memory, capacity: n)
    for start in 0..<n {
      costs[start] = 0
      for sample in 0..<Self.startSamples {
        let (i, j) = (sample * m / Self.startSamples, (start + sample * n / Self.startSamples) % n)
        let p = (a.points[i] - frameA.middle) / frameA.half
        let q = (b.points[j] - frameB.middle) / frameB.half
        costs[start] +=
          weights.place * p.square(to: q)
          + weights.turn * (1 - a.directions[i].dot(b.directions[j]))
      }
      try order.append(start)
    }
    order.sort { costs[$0] < costs[$1] }
    return order.elements
  }

  // MARK: Rows

  /// The places in a row from which a way can still be the best.
  private struct Window {
    var first = Int.max
    var last = -4
    var isEmpty: Bool { last < 0 }
    var count: Int { isEmpty ? 0 : last - first + 1 }
  }

  /// The windows of the last three rows, to which the longest step leads back.
  private struct Windows {
    var one = Window()
    var two = Window()
    var three = Window()

    mutating func add(_ window: Window) { (one, two, three) = (window, one, two) }
    var areEmpty: Bool { one.isEmpty && two.isEmpty && three.isEmpty }
    var first: Int { min(one.first, min(two.first, three.first)) }
    /// The last place that a step other than the one along b reaches.
    var last: Int { max(one.last + 3, max(two.last, three.last) + 1) }
  }

  /// The cost from a start on b, which fills all rows; nil if it is above a limit.
  ///
  /// - Parameter isStraight: Whether only places near the straight way are tried.
  private mutating func cost(from start: Int, limit: Double, isStraight: Bool) -> Double? {
    var windows = Windows()
    for i in 0..<(a.count + 1) {
      let window = fill(i, from: start, after: windows, limit: limit, isStraight: isStraight)
      effort += windows.one.count
      windows.add(window)
      if windows.areEmpty { break }
    }
    return windows.one.isEmpty ? nil : row(a.count)[b.count]
  }

  /// A step to the places of a row: what it costs to where it begins, and from there.
  private struct Arrival {
    /// By place in the row.
    let before: UnsafeMutablePointer<Double>
    /// By node of b.
    let own: UnsafeMutablePointer<Double>
  }

  private func arrival(_ index: Int, _ i: Int, from start: Int) -> Arrival {
    let (di, dj) = step(index)
    return Arrival(before: row(i - di) - dj, own: table.row(index, i - di, start - dj))
  }

  /// Fills a row with the lowest costs to its places, and the steps by which they are reached.
  private func fill(
    _ i: Int, from start: Int, after windows: Windows, limit: Double, isStraight: Bool
  ) -> Window {
    let (n, costs) = (b.count, row(i))
    let (a0, a1, a2) = (
      arrival(0, i, from: start), arrival(1, i, from: start), arrival(2, i, from: start)
    )
    let (a3, a4, a5) = (
      arrival(3, i, from: start), arrival(4, i, from: start), arrival(5, i, from: start)
    )
    let ladder = table.row(6, i, start)
    let steps = steps.baseAddress.unsafelyUnwrapped + i * (n + 1)
    for w in 0..<(n + 1) { costs[w] = Self.outOfReach }
    // A way that is above the best whole, with the least cost that is left, can not be better.
    let most = limit - rest[i]
    let middle = i * n / a.count
    let reach = isStraight ? Self.straightReach : n
    let first = max(i == 0 ? 0 : windows.first, middle - reach)
    let last = i == 0 ? 0 : windows.last
    var (window, run) = (Window(), Double.infinity)
    // The second round of b begins in the same row again.
    let turn = isCyclic ? n - start : n
    for round in 0...1 {
      let (shift, total) = round == 0 ? (0, 0) : (n, ladder[turn])
      var w = round == 0 ? first : max(first, turn + 1)
      let end = min(round == 0 ? turn : n, middle + reach)
      while w <= end {
        let j = w - shift
        // Steps along b alone.
        let sum = ladder[j] + total
        if w > last, run + sum > most { return window }
        var value = i == 0 && w == 0 ? 0 : Self.outOfReach
        var number: Int8 = 0
        func attempt(_ arrival: Arrival, _ index: Int8) {
          let new = arrival.before[w] + arrival.own[j]
          let isBetter = new < value - 1e-15
          value = isBetter ? new : value
          number = isBetter ? index : number
        }
        attempt(a0, 0)
        attempt(a1, 1)
        attempt(a2, 2)
        attempt(a3, 3)
        attempt(a4, 4)
        attempt(a5, 5)
        run = min(run, value - sum)
        let isBetter = run + sum < value - 1e-12
        value = isBetter ? run + sum : value
        costs[w] = value
        steps[w] = isBetter ? 6 : number
        if value <= most {
          window.first = min(window.first, w)
          window.last = w
        }
        w += 1
      }
    }
    return window
  }

  /// Adds the pairs along the best way, from its start.
  func trace(from start: Int, into pairs: inout MorphList<MorphPair>) throws(MorphError) {
    let n = b.count
    var (i, w) = (a.count, n)
    while i >= 0, w >= 0 {
      let j = start + w
      try pairs.append(
        MorphPair(a: a.places[i], b: isCyclic && j >= n ? b.places[j - n] + 1 : b.places[j]))
      guard i > 0 || w > 0 else { break }
      let (di, dj) = step(Int(bestSteps[i * (n + 1) + w]))
      (i, w) = (i - di, w - dj)
    }
    var found = pairs.elements
    found.reverse()
  }

  /// How far a way is from the straight one, in nodes, that gives the first limit.
  ///
  /// Half changes 1, double none.
  private static var straightReach: Int { 6 }
  /// The number of nodes by which starts are put in order: half changes 1, double none.
  private static var startSamples: Int { 12 }
  /// The cost of what can not be reached.
  private static var outOfReach: Double { 1e18 }
}

/// The cost of each step from each pair of nodes, and the sums of steps along b alone.
private struct Table {
  private let values: Numbers
  /// The number of rows of each step, and of places in a row, three of them before the first.
  private let rows, width: Int

  /// The values of a step from a node of a, from a node of b on; any values out of reach.
  func row(_ step: Int, _ i: Int, _ j: Int) -> UnsafeMutablePointer<Double> {
    values.baseAddress.unsafelyUnwrapped + (step * rows + max(i, 0)) * width + j + 3
  }

  /// The least costs from each node of a on, wherever on b: the least steps, by rows of the table.
  ///
  /// With it nine of ten places are left out; the result is the same to the bit.
  func leastRest(isCyclic: Bool, in memory: MorphMemory) throws(MorphError) -> Numbers {
    let (m, n) = (rows - 1, width - 4)
    let rest: Numbers = try memory.allocate(m + 1)
    rest[m] = 0
    for left in 1..<(m + 1) {
      let i = m - left
      rest[i] = .infinity
      for index in 0..<stepCount {
        let (di, dj) = step(index)
        guard di > 0, i + di <= m, dj <= n else { continue }
        let row = row(index, i, 0)
        var least = Double.infinity
        for j in 0..<(isCyclic ? n : n + 1 - dj) { least = min(least, row[j]) }
        rest[i] = min(rest[i], least + rest[i + di])
      }
    }
    return rest
  }

  /// One chord of a curve: its share of the length, direction, middle, turn at its end, and the
  /// turns passed over.
  private struct Chord: BitwiseCopyable {
    var length: Double
    var direction, middle: Vector2
    var turn, passed: Double

    init(
      _ nodes: MorphNodes, _ frame: (middle: Vector2, half: Vector2), from first: Int, by step: Int
    ) {
      let count = nodes.count
      func index(_ node: Int) -> Int { node > count ? node - count : node }
      let last = index(first + step)
      let places = nodes.places
      passed = 0
      for node in 1..<max(step, 1) {
        let turn = nodes.turns[index(first + node)]
        passed += turn * turn
      }
      length = places[last] - places[first] + (first + step > count ? 1 : 0)
      direction =
        step == 0 ? nodes.directions[first] : (nodes.points[last] - nodes.points[first]).direction
      middle = ((nodes.points[first] + nodes.points[last]) / 2 - frame.middle) / frame.half
      turn = step == 0 ? 0 : nodes.turns[last]
    }

    func cost(to other: Self, _ weights: MorphWeights) -> Double {
      let (mean, difference) = ((length + other.length) / 2, length - other.length)
      let turn = turn - other.turn
      return weights.stretch * difference * difference / (length + other.length + 1e-9)
        + weights.turn * (1 - direction.dot(other.direction)) * mean
        + weights.place * middle.square(to: other.middle) / 4 * mean
        + weights.corner * (turn * turn + passed + other.passed)
    }
  }

  init(
    _ a: MorphNodes, _ b: MorphNodes, isCyclic: Bool, _ weights: MorphWeights,
    in memory: MorphMemory
  ) throws(MorphError) {
    let (m, n) = (a.count, b.count)
    (rows, width) = (m + 1, n + 4)
    values = try memory.allocate(stepCount * rows * width)
    for index in values.indices { values[index] = 0 }
    let frames = (a.points.frame, b.points.frame)
    let chords: UnsafeMutableBufferPointer<Chord> = try memory.allocate(n + 1)
    for index in 0..<stepCount {
      let (di, dj) = step(index)
      guard di <= m, dj <= n else { continue }
      // An open curve ends: what would step beyond it is not read.
      let width = isCyclic ? n : max(n + 1 - dj, 0)
      for j in 0..<width { chords[j] = Chord(b, frames.1, from: j, by: dj) }
      for i in 0...(m - di) {
        let chord = Chord(a, frames.0, from: i, by: di)
        let row = row(index, i, 0)
        for j in 0..<width { row[j] = chord.cost(to: chords[j], weights) }
        guard isCyclic else { continue }
        row[n] = row[0]
        for j in 1..<4 { row[-j] = row[(3 * n - j) % n] }
      }
    }
    for i in 0...m {
      let row = row(6, i, 0)
      var sum = 0.0
      for j in 0...n {
        let step = row[j]
        row[j] = sum
        sum += step
      }
    }
  }
}
