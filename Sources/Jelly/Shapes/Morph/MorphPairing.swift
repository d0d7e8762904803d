/// The places of two curves that correspond: of nodes, and then of joints, the ends of cubics.
///
///     a  ●────────●──●────────●     joints of a, with their places on b
///        │        │  │        │
///     b  ●────●───│──●────────●     and those of b, with their places on a
///             └───●  two that are near on both curves become one

typealias Pairs = UnsafeMutableBufferPointer<MorphPair>

/// Places on two curves that correspond.
struct MorphPair: BitwiseCopyable {
  var a, b: Double

  /// The place on the first (0) or second curve.
  subscript(side: Int) -> Double {
    get { side == 0 ? a : b }
    set { if side == 0 { a = newValue } else { b = newValue } }
  }
}

/// A curve of the first drawing and one of the second, with pairs of places on them.
struct MorphPairing: BitwiseCopyable {
  enum PairsOf: BitwiseCopyable {
    /// Those that the dynamic program finds.
    case nodes(Pairs)
    /// The common ends of the cubics of both.
    case joints(Pairs)
  }

  var a, b: MorphCurve
  var pairs: PairsOf
  var isClosed: Bool
  var cost: Double
}

extension MorphPairing {
  /// The ends of all cubics of both curves, each with its place on the other one.
  ///
  /// An end of each that are nearer than ``jointDistance`` on both curves are one.
  func jointPairs(in memory: MorphMemory) throws(MorphError) -> Pairs {
    let nodes: Pairs
    switch pairs {
    case .joints(let pairs): return pairs
    case .nodes(let pairs): nodes = pairs
    }
    let last = nodes[nodes.count - 1]
    let capacity = 4 * (a.ends.count + b.ends.count) + 2
    var joints = try MorphList<MorphPair>(memory, capacity: capacity)
    var second = try MorphList<MorphPair>(memory, capacity: capacity)
    var first = try MorphList<MorphPair>(memory, capacity: capacity)
    a.forEachEnd(from: nodes[0].a, to: last.a) {
      first.appendIfRoom(MorphPair(a: $0, b: image(of: $0, nodes, { $0.a }, { $0.b })))
    }
    b.forEachEnd(from: nodes[0].b, to: last.b) {
      second.appendIfRoom(MorphPair(a: image(of: $0, nodes, { $0.b }, { $0.a }), b: $0))
    }
    let isUsed: UnsafeMutableBufferPointer<Bool> = try memory.allocate(second.count)
    for index in isUsed.indices { isUsed[index] = false }
    for end in first.elements {
      var best = (index: -1, distance: Self.jointDistance)
      for index in 0..<second.count where !isUsed[index] {
        let other = second[index]
        var distance = max(abs(end.a - other.a), abs(end.b - other.b))
        let isExact = nodes.isAny { abs($0.a - end.a) < 1e-9 && abs($0.b - other.b) < 1e-9 }
        if isExact { distance = 0 }
        if distance < best.distance { best = (index, distance) }
      }
      if best.index >= 0 { isUsed[best.index] = true }
      try joints.append(best.index >= 0 ? MorphPair(a: end.a, b: second[best.index].b) : end)
    }
    for index in 0..<second.count where !isUsed[index] { try joints.append(second[index]) }
    try joints.append(last)
    joints.sortSides()
    var kept = try MorphList<MorphPair>(memory, capacity: joints.count + 1)
    try kept.append(nodes[0])
    for joint in joints.elements {
      let before = kept[kept.count - 1]
      if joint.a - before.a > 1e-9 || joint.b - before.b > 1e-9 { try kept.append(joint) }
    }
    return kept.elements
  }

  /// The place on the other curve; the middle of a step on which this one stands still.
  private func image(
    of place: Double, _ pairs: Pairs,
    _ source: (MorphPair) -> Double, _ target: (MorphPair) -> Double
  ) -> Double {
    var (low, high) = (pairs.count, -1)
    for index in pairs.indices {
      let pair = pairs[index]
      if low == pairs.count, source(pair) >= place - 1e-12 { low = index }
      if source(pair) <= place + 1e-12 { high = index }
    }
    if high > low { return (target(pairs[low]) + target(pairs[high])) / 2 }
    if high == low { return target(pairs[low]) }
    guard low < pairs.count, high >= 0 else { return target(pairs[max(min(low, high), 0)]) }
    let (before, after) = (source(pairs[high]), source(pairs[low]))
    let share = (place - before) / (after - before)
    return target(pairs[high]) + (target(pairs[low]) - target(pairs[high])) * share
  }

  /// Shares of the length: with 0.01 rounded corners get a short cubic of their own, with 0.04
  /// corners of small icons move.
  ///
  /// Half changes 7, double 96.
  static var jointDistance: Double { 0.02 }
}

extension MorphCurve {
  /// Calls a function with the ends of cubics between two places, of a closed curve in all rounds.
  func forEachEnd(from first: Double, to last: Double, _ body: (Double) -> Void) {
    for round in isClosed ? -1...2 : 0...0 {
      for index in 0..<(cubics.count + (isClosed ? 0 : 1)) {
        let end = ends[index] + Double(round)
        if end > first + 1e-9, end < last - 1e-9 { body(end) }
      }
    }
  }
}

extension MorphList<MorphPair> {
  /// Sorts the places on each side: what is moved to another place may change the order, and the
  /// end of no cubic may be lost.
  func sortSides() {
    for side in 0..<2 {
      for index in 1..<Swift.max(count, 1) {
        let value = values[index][side]
        var place = index
        while place > 0, values[place - 1][side] > value {
          values[place][side] = values[place - 1][side]
          place -= 1
        }
        values[place][side] = value
      }
    }
  }
}

extension MorphList {
  /// Adds a value to a list whose capacity is known to be enough.
  mutating func appendIfRoom(_ value: Value) {
    do { try append(value) } catch {}
  }

  /// Inserts a value into a list whose capacity is known to be enough.
  mutating func insertIfRoom(_ value: Value, at index: Int) {
    appendIfRoom(value)
    var place = count - 1
    while place > index {
      values[place] = values[place - 1]
      place -= 1
    }
    values[index] = value
  }
}
