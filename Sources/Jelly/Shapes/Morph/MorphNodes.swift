/// The nodes of a curve: the ends of its cubics, and points between them.
///
/// The last node is the end of the curve; of a closed one it is the first again.
struct MorphNodes: BitwiseCopyable {
  /// The shares of the length.
  let places: Numbers
  let points: Points
  /// The turn at each node, between the chords to 1/60 of the length before and after it, in half
  /// turns: at 1/120 rounded corners are no corners, at 1/30 neighbors are one.
  let turns: Numbers
  let directions: Points
  /// The nodes at which cubics begin, and the last.
  let breaks: UnsafeMutableBufferPointer<Bool>

  /// The number of nodes without the last.
  var count: Int { points.count - 1 }

  /// - Parameter density: The nodes are at most the length through this number apart; nil for that
  ///   of the memory.
  /// - Parameter areAll: Whether each cubic begins at a node, also of a curve of many.
  init(
    _ curve: MorphCurve, density: Int? = nil, areAll: Bool = false, in memory: MorphMemory
  ) throws(MorphError) {
    let density = density ?? memory.density
    func number(_ index: Int) -> Int {
      let share = curve.ends[index + 1] - curve.ends[index]
      let number = max(1, Int(Elementary.floor(share * Double(density) + 0.5)))
      guard number == 1, !curve.cubics[index].isLine else { return number }
      // A bent cubic is more than its chord if it turns by more than 30°.
      let (start, end) = curve.cubics[index].tangents
      return start.dot(end) < 0.87 ? 2 : 1
    }
    let most = curve.cubics.indices.folded(1) { $0 + number($1) }
    let isCrowded = !areAll && most > Self.maximumCount
    let (places, breaks): (Numbers, UnsafeMutableBufferPointer<Bool>) = (
      try memory.allocate(most), try memory.allocate(most)
    )
    var node = 0
    for index in curve.cubics.indices {
      let (start, end) = (curve.ends[index], curve.ends[index + 1])
      let number = number(index)
      for step in 0..<number {
        let place = start + (end - start) * Double(step) / Double(number)
        if isCrowded, node > 0, place - places[node - 1] < Self.leastDistance { continue }
        places[node] = place
        breaks[node] = step == 0
        node += 1
      }
    }
    places[node] = 1
    breaks[node] = true
    let total = node + 1
    self.places = Numbers(rebasing: places[..<total])
    self.breaks = UnsafeMutableBufferPointer(rebasing: breaks[..<total])
    points = try memory.allocate(total)
    turns = try memory.allocate(total)
    directions = try memory.allocate(total)
    for node in 0..<total { points[node] = curve.point(at: places[node]) }
    if curve.isClosed { points[node] = points[0] }
    let reach = 1.0 / 60
    func near(_ u: Double) -> Vector2 {
      curve.point(at: curve.isClosed ? u : min(max(u, 0), 1))
    }
    for node in 0..<total {
      let before = points[node] - near(places[node] - reach)
      let after = near(places[node] + reach) - points[node]
      turns[node] = Vector2(before.dot(after), before.cross(after)).angle / .pi
      directions[node] = (before.direction + after.direction).direction
    }
    if !curve.isClosed { (turns[0], turns[node]) = (0, 0) }
  }

  /// A curve with more nodes leaves out those that are near the one before.
  ///
  /// Time and memory grow with the square of the number.
  private static var maximumCount: Int { 96 }
  /// The least distance of two nodes then, as a share of the length.
  private static var leastDistance: Double { 1.0 / 72 }
}

// MARK: - Dynamic program

/// The weights of the work: of stretching, turning, moving within the box, and losing a corner.
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

/// Places on two curves that correspond.
struct MorphPair: BitwiseCopyable {
  var a, b: Double

  /// The place on the first (0) or second curve.
  subscript(side: Int) -> Double {
    get { side == 0 ? a : b }
    set { if side == 0 { a = newValue } else { b = newValue } }
  }
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

extension MorphMemory {
  /// Finds the pairs of nodes with the least work of one curve into another.
  ///
  /// T. Sederberg and E. Greenwood, SIGGRAPH 1992, 25, with the turn at a node instead of the angle
  /// of a polygon. The work of a step is table[step][node of a][node of b].
  ///
  /// - Parameters:
  ///   - isCyclic: b is closed, and any of its nodes can be where a begins.
  ///   - bound: Work above which the result does not matter.
  /// - Returns: The work, infinite above the bound; the pairs, which grow, b's into a second round.
  func align(
    _ a: MorphNodes, _ b: MorphNodes, isCyclic: Bool, weights: MorphWeights = .choice(0),
    bound: Double = .infinity
  ) throws(MorphError) -> (work: Double, pairs: UnsafeMutableBufferPointer<MorphPair>) {
    let (m, n) = (a.count, b.count)
    var best = (work: bound, start: 0, key: Double.infinity)
    var pairs = try MorphList<MorphPair>(self, capacity: m + n + 2)
    let free = mark
    defer { mark = free }
    let table = try costs(a, b, isCyclic: isCyclic, weights)
    let width = n + 1
    // Three places before each row, and one row, are out of reach: no step needs a test.
    let rows: Numbers = try allocate(5 * (width + 3))
    for index in rows.indices { rows[index] = Self.outOfReach }
    let base = rows.baseAddress.unsafelyUnwrapped + 3
    func row(_ i: Int) -> UnsafeMutablePointer<Double> {
      base + (i < 0 ? 4 : i & 3) * (width + 3)
    }
    var back: UnsafeMutableBufferPointer<Int8> = try allocate((m + 1) * width)
    var bestBack: UnsafeMutableBufferPointer<Int8> = try allocate((m + 1) * width)
    let rest = try leastRest(table, isCyclic: isCyclic)
    let starts = try starts(a, b, isCyclic: isCyclic, weights)
    // The first start is tried near the straight way before, for a limit.
    var straight = Double.infinity
    for attempt in -1..<starts.count {
      let (start, isStraight) = (starts[max(attempt, 0)], attempt < 0)
      // A way that is above the best whole, with the least work that is left, can not be better.
      let limit = min(best.work, straight) + 1e-9
      var (w1, w2, w3) = (Window(), Window(), Window())
      for i in 0...m {
        let (r0, r1, r2, r3) = (row(i), row(i - 1), row(i - 2), row(i - 3))
        let (t11, t12) = (table.row(0, i - 1, start - 1), table.row(1, i - 1, start - 2))
        let (t21, t13) = (table.row(2, i - 2, start - 1), table.row(3, i - 1, start - 3))
        let (t31, t10) = (table.row(4, i - 3, start - 1), table.row(5, i - 1, start))
        let ladder = table.row(6, i, start)
        let back = back.baseAddress.unsafelyUnwrapped + i * width
        for w in 0..<width { r0[w] = Self.outOfReach }
        let most = limit - rest[i]
        let middle = i * n / m
        let reach = isStraight ? Self.straightReach : n
        let first = max(i == 0 ? 0 : min(w1.first, min(w2.first, w3.first)), middle - reach)
        let last = i == 0 ? 0 : max(w1.last + 3, max(w2.last, w3.last) + 1)
        var (window, run, isOpen) = (Window(), Double.infinity, true)
        // The second round of b begins in the same row again.
        let turn = isCyclic ? n - start : n
        for round in 0...1 where isOpen {
          let (shift, total) = round == 0 ? (0, 0) : (n, ladder[turn])
          var w = round == 0 ? first : max(first, turn + 1)
          let end = min(round == 0 ? turn : n, middle + reach)
          while w <= end {
            let j = w - shift
            // Steps along b alone.
            let sum = ladder[j] + total
            if w > last, run + sum > most {
              isOpen = false
              break
            }
            var value = i == 0 && w == 0 ? 0 : Self.outOfReach
            var number: Int8 = 0
            func attempt(_ new: Double, _ index: Int8) {
              let isBetter = new < value - 1e-15
              value = isBetter ? new : value
              number = isBetter ? index : number
            }
            attempt(r1[w - 1] + t11[j], 0)
            attempt(r1[w - 2] + t12[j], 1)
            attempt(r2[w - 1] + t21[j], 2)
            attempt(r1[w - 3] + t13[j], 3)
            attempt(r3[w - 1] + t31[j], 4)
            attempt(r1[w] + t10[j], 5)
            run = min(run, value - sum)
            let isBetter = run + sum < value - 1e-12
            value = isBetter ? run + sum : value
            r0[w] = value
            back[w] = isBetter ? 6 : number
            if value <= most {
              window.first = min(window.first, w)
              window.last = w
            }
            w += 1
          }
        }
        spend(w1.count)
        (w1, w2, w3) = (window, w1, w2)
        if w1.isEmpty, w2.isEmpty, w3.isEmpty { break }
      }
      guard !w1.isEmpty else { continue }
      if isStraight {
        straight = row(m)[n]
        continue
      }
      let work = row(m)[n]
      let key = work.quantized(to: 1e12)
      guard work <= limit, key < best.key || key == best.key && start < best.start else {
        continue
      }
      best = (work, start, key)
      (back, bestBack) = (bestBack, back)
    }
    guard best.key < .infinity else { return (.infinity, pairs.elements) }
    var (i, w) = (m, n)
    while i >= 0, w >= 0 {
      let j = best.start + w
      try pairs.append(
        MorphPair(a: a.places[i], b: isCyclic && j >= n ? b.places[j - n] + 1 : b.places[j]))
      guard i > 0 || w > 0 else { break }
      let (di, dj) = step(Int(bestBack[i * width + w]))
      (i, w) = (i - di, w - dj)
    }
    var found = pairs.elements
    found.reverse()
    return (best.work, found)
  }

  /// The places in a row from which a way can still be the best.
  private struct Window {
    var first = Int.max
    var last = -4
    var isEmpty: Bool { last < 0 }
    var count: Int { isEmpty ? 0 : last - first + 1 }
  }

  /// The least work from each node of a on, wherever on b: the least steps, by rows of the table.
  ///
  /// With it nine of ten places are left out; the result is the same to the bit.
  private func leastRest(_ table: Table, isCyclic: Bool) throws(MorphError) -> Numbers {
    let (m, n) = (table.rows - 1, table.width - 4)
    let rest: Numbers = try allocate(m + 1)
    rest[m] = 0
    for left in 1..<(m + 1) {
      let i = m - left
      rest[i] = .infinity
      for index in 0..<stepCount {
        let (di, dj) = step(index)
        guard di > 0, i + di <= m, dj <= n else { continue }
        let row = table.row(index, i, 0)
        var least = Double.infinity
        for j in 0..<(isCyclic ? n : n + 1 - dj) { least = min(least, row[j]) }
        rest[i] = min(rest[i], least + rest[i + di])
      }
    }
    return rest
  }

  /// How far a way is from the straight one, in nodes, that gives the first limit.
  private static var straightReach: Int { 6 }
  /// The work of what can not be reached.
  private static var outOfReach: Double { 1e18 }

  /// The work of each step from each pair of nodes, and the sums of steps along b alone.
  private struct Table {
    let values: Numbers
    /// The number of rows of each step, and of places in a row, three of them before the first.
    let rows, width: Int

    /// The values of a step from a node of a, from a node of b on; any values out of reach.
    func row(_ step: Int, _ i: Int, _ j: Int) -> UnsafeMutablePointer<Double> {
      values.baseAddress.unsafelyUnwrapped + (step * rows + max(i, 0)) * width + j + 3
    }
  }

  /// The starts on b from that which looks best: then most others are given up early.
  private func starts(
    _ a: MorphNodes, _ b: MorphNodes, isCyclic: Bool, _ weights: MorphWeights
  ) throws(MorphError) -> UnsafeMutableBufferPointer<Int> {
    guard isCyclic else {
      let one: UnsafeMutableBufferPointer<Int> = try allocate(1)
      one[0] = 0
      return one
    }
    let (m, n) = (a.count, b.count)
    let (frameA, frameB) = (a.points.frame, b.points.frame)
    let works: Numbers = try allocate(n)
    var order = try MorphList<Int>(self, capacity: n)
    for start in 0..<n {
      works[start] = 0
      for sample in 0..<12 {
        let (i, j) = (sample * m / 12, (start + sample * n / 12) % n)
        let p = (a.points[i] - frameA.middle) / frameA.half
        let q = (b.points[j] - frameB.middle) / frameB.half
        works[start] +=
          weights.place * p.square(to: q)
          + weights.turn * (1 - a.directions[i].dot(b.directions[j]))
      }
      try order.append(start)
    }
    order.sort { works[$0] < works[$1] }
    return order.elements
  }

  private func costs(
    _ a: MorphNodes, _ b: MorphNodes, isCyclic: Bool, _ weights: MorphWeights
  ) throws(MorphError) -> Table {
    let (m, n) = (a.count, b.count)
    let rowWidth = n + 4
    let table = Table(
      values: try allocate(stepCount * (m + 1) * rowWidth), rows: m + 1, width: rowWidth)
    for index in table.values.indices { table.values[index] = 0 }
    let frames = (a.points.frame, b.points.frame)
    /// One chord of a curve: its share of the length, direction, middle, turn at its end, and the
    /// turns passed over.
    struct Chord: BitwiseCopyable {
      var length: Double
      var direction, middle: Vector2
      var turn, passed: Double
    }
    let chords: UnsafeMutableBufferPointer<Chord> = try allocate(n + 1)
    func chord(
      _ nodes: MorphNodes, _ frame: (middle: Vector2, half: Vector2), from first: Int, by step: Int
    ) -> Chord {
      let count = nodes.count
      func index(_ node: Int) -> Int { node > count ? node - count : node }
      let last = index(first + step)
      let places = nodes.places
      var passed = 0.0
      for node in 1..<max(step, 1) {
        let turn = nodes.turns[index(first + node)]
        passed += turn * turn
      }
      let middle = (nodes.points[first] + nodes.points[last]) / 2 - frame.middle
      return Chord(
        length: places[last] - places[first] + (first + step > count ? 1 : 0),
        direction: step == 0
          ? nodes.directions[first] : (nodes.points[last] - nodes.points[first]).direction,
        middle: middle / frame.half, turn: step == 0 ? 0 : nodes.turns[last], passed: passed)
    }
    for index in 0..<stepCount {
      let (di, dj) = step(index)
      guard di <= m, dj <= n else { continue }
      // An open curve ends: what would step beyond it is not read.
      let width = isCyclic ? n : max(n + 1 - dj, 0)
      for j in 0..<width { chords[j] = chord(b, frames.1, from: j, by: dj) }
      for i in 0...(m - di) {
        let p = chord(a, frames.0, from: i, by: di)
        let row = table.row(index, i, 0)
        for j in 0..<width {
          let q = chords[j]
          let (length, difference) = ((p.length + q.length) / 2, p.length - q.length)
          let turn = p.turn - q.turn
          row[j] =
            weights.stretch * difference * difference / (p.length + q.length + 1e-9)
            + weights.turn * (1 - p.direction.dot(q.direction)) * length
            + weights.place * p.middle.square(to: q.middle) / 4 * length
            + weights.corner * (turn * turn + p.passed + q.passed)
        }
        guard isCyclic else { continue }
        row[n] = row[0]
        for j in 1..<4 { row[-j] = row[(3 * n - j) % n] }
      }
    }
    for i in 0...m {
      let row = table.row(6, i, 0)
      var sum = 0.0
      for j in 0...n {
        let step = row[j]
        row[j] = sum
        sum += step
      }
    }
    return table
  }
}
