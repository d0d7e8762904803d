/// Drawings that are their own images in a mirror, and stay so on their way.
///
/// Curves that are images of each other are an orbit. Orbits are matched with orbits: so what is
/// left of the axis becomes what is left of it.
///
///      ╲  ┊  ╱                  ┊
///       ╲ ┊ ╱      a pair    ───┼───    a single curve, its own image

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

  var reversed: Self { Self(a: b, b: a) }
}

typealias Curves = UnsafeMutableBufferPointer<MorphCurve>

// MARK: - Images

extension MorphCurve {
  /// Whether a curve is the image of another one, or of itself.
  fileprivate func isImage(
    of other: Self, _ axis: MorphAxis, in memory: MorphMemory
  ) throws(MorphError) -> Bool {
    guard isClosed == other.isClosed,
      abs(length - other.length) <= Self.lengthTolerance * length + 1e-4
    else { return false }
    guard try isNear(other, axis, in: memory) else { return false }
    return try other.isNear(self, axis, in: memory)
  }

  func isOwnImage(_ axis: MorphAxis, in memory: MorphMemory) throws(MorphError) -> Bool {
    try isImage(of: self, axis, in: memory)
  }

  /// Whether the image of each point of a curve is near the other curve.
  private func isNear(
    _ other: Self, _ axis: MorphAxis, in memory: MorphMemory
  ) throws(MorphError) -> Bool {
    try memory.scratch { () throws(MorphError) in
      let polygon = try other.cubics.polygon(Self.imageSides, in: memory)
      let end = other.cubics[other.cubics.count - 1].end
      let limit = Self.imageTolerance * Self.imageTolerance
      // What is found for one point is near what is found for the next.
      var last = 0
      for cubic in cubics {
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

  /// The distance of a point from the other curve that still counts as an image, in sizes: icons
  /// on a grid of 24 with three digits are exact to half of it.
  ///
  /// Half changes 4, double none.
  static var imageTolerance: Double { 1.5e-3 }
  /// The share by which the lengths of images may differ: neither half nor double changes a pair.
  static var lengthTolerance: Double { 0.01 }
  /// The number of sides of each cubic from which the distance of an image is measured: neither
  /// half nor double changes a pair.
  static var imageSides: Int { 24 }

  /// The mean place of a curve across an axis.
  func mean(across axis: MorphAxis) -> Double {
    let count = isClosed ? 96 : 97
    return (0..<count).folded(0) { $0 + point(at: Double($1) / 96).along(axis.index) }
      / Double(count)
  }
}

extension Curves {
  /// The middle axis along a coordinate if the curves together are their own image.
  func axis(along index: Int, in memory: MorphMemory) throws(MorphError) -> MorphAxis? {
    guard !isEmpty else { return nil }
    var (low, high) = (Double.infinity, -Double.infinity)
    for curve in self {
      for cubic in curve.cubics {
        for sample in 0...16 {
          let place = cubic.point(at: Double(sample) / 16).along(index)
          (low, high) = (Swift.min(low, place), Swift.max(high, place))
        }
      }
    }
    let axis = MorphAxis(index: index, place: (low + high) / 2)
    for curve in self {
      var isFound = false
      for other in self where !isFound {
        isFound = try curve.isImage(of: other, axis, in: memory)
      }
      guard isFound else { return nil }
    }
    return axis
  }

  /// The orbits of curves; nil if a curve has no image.
  fileprivate func orbits(
    _ axis: MorphAxis, in memory: MorphMemory
  ) throws(MorphError) -> Orbits? {
    let isSeen: UnsafeMutableBufferPointer<Bool> = try memory.allocate(count)
    for index in isSeen.indices { isSeen[index] = false }
    var out = try MorphList<MorphOrbit>(memory, capacity: count)
    for i in indices where !isSeen[i] {
      if try self[i].isOwnImage(axis, in: memory) {
        try out.append(.single(i))
        continue
      }
      var mate: Int?
      for j in (i + 1)..<count where mate == nil && !isSeen[j] {
        if try self[i].isImage(of: self[j], axis, in: memory) { mate = j }
      }
      guard let mate else { return nil }
      isSeen[mate] = true
      let isLeft = self[i].mean(across: axis) < axis.place
      try out.append(isLeft ? .pair(mate, i) : .pair(i, mate))
    }
    return out.elements
  }
}

// MARK: - Orbits

/// A curve that is its own image, or two that are images of each other, by their numbers.
private enum MorphOrbit: BitwiseCopyable {
  case single(Int)
  /// The right (lower) one, and the left (upper) one.
  case pair(Int, Int)

  var first: Int {
    switch self {
    case .single(let index), .pair(let index, _): index
    }
  }

  var isPair: Bool { if case .pair = self { true } else { false } }
}

private typealias Orbits = UnsafeMutableBufferPointer<MorphOrbit>

extension MorphSymmetry {
  /// The estimated cost of images into images, to choose between two axes.
  func estimatedCost(
    _ a: Curves, _ b: Curves, bothWays: Bool, in memory: MorphMemory
  ) throws(MorphError) -> Double {
    guard let x = try a.orbits(self.a, in: memory), let y = try b.orbits(self.b, in: memory),
      !x.isEmpty, !y.isEmpty
    else { return 0 }
    var cost = try MorphCosts(memory, x.count, y.count) { (row, column) throws(MorphError) in
      func cost(_ i: Int, _ j: Int) throws(MorphError) -> Double {
        try a[i].estimatedCost(to: b[j], bothWays: bothWays, in: memory)
      }
      switch (x[row], y[column]) {
      case (.single(let i), .single(let j)): return try cost(i, j)
      case (.pair(let i, let k), .pair(let j, let l)): return try (cost(i, j) + cost(k, l)) / 2
      case (let p, let q): return try cost(p.first, q.first) + Self.unlikeCost
      }
    }
    if cost.rows > cost.columns { cost = try cost.transposed(in: memory) }
    let assigned = try cost.assignment(in: memory)
    return assigned.indices.folded(0) { $0 + cost[$1, assigned[$1]] }
      + Self.leftoverCost * Double(cost.columns - cost.rows)
  }

  /// The cost of a single curve that becomes a pair, in squared sizes: neither half nor double
  /// changes a pair.
  static var unlikeCost: Double { 0.1 }
  /// The cost of an orbit that is left over, in squared sizes: neither half nor double changes a
  /// pair.
  static var leftoverCost: Double { 0.03 }
}

extension MorphMatcher {
  /// As ``families(_:)``, with images matched as images.
  func families(_ cost: MorphCosts, _ a: Curves, _ b: Curves) throws(MorphError) -> Families {
    guard let symmetry, let x = try a.orbits(symmetry.a, in: memory),
      let y = try b.orbits(symmetry.b, in: memory)
    else { return try families(cost) }
    let isReversed = x.count > y.count
    return try isReversed
      ? families(
        cost.transposed(in: memory), (b, y), (a, x), symmetry.reversed, isReversed: true)
      : families(cost, (a, x), (b, y), symmetry, isReversed: false)
  }

  /// The families of at most as many orbits of the first curves as of the second ones: each of the
  /// first becomes one or more.
  private func families(
    _ cost: MorphCosts, _ first: (curves: Curves, orbits: Orbits),
    _ second: (curves: Curves, orbits: Orbits), _ symmetry: MorphSymmetry, isReversed: Bool
  ) throws(MorphError) -> Families {
    let (x, y) = (first.orbits, second.orbits)
    let costs = try MorphCosts(memory, x.count, y.count) { (row, column) throws(MorphError) in
      func splitCost(
        half single: MorphCurve, _ axis: MorphAxis, of other: MorphCurve, least: Double
      )
        throws(MorphError) -> Double
      {
        if !single.isClosed, let half = try single.half(axis, in: memory) {
          return try half.estimatedCost(to: other, bothWays: true, in: memory) + Self.halfCost
        }
        return least + Self.splitCost
      }
      switch (x[row], y[column]) {
      case (.single(let i), .single(let j)): return cost[i, j]
      case (.pair(let i, let k), .pair(let j, let l)): return (cost[i, j] + cost[k, l]) / 2
      case (.single(let i), .pair(let j, let l)):
        return try splitCost(
          half: first.curves[i], symmetry.a, of: second.curves[j],
          least: min(cost[i, j], cost[i, l]))
      case (.pair(let i, let k), .single(let j)):
        return try splitCost(
          half: second.curves[j], symmetry.b, of: first.curves[i],
          least: min(cost[i, j], cost[k, j]))
      }
    }
    var out = try MorphList<MorphFamily>(
      memory, capacity: first.curves.count + second.curves.count + 1)
    func add(_ parent: Int?, _ children: Indices) throws(MorphError) {
      try out.append(MorphFamily(parent, children, isReversed: isReversed))
    }
    for family in try families(costs) {
      guard let row = family.parent else { continue }
      let columns = family.children
      let hasPairs = columns.isAny { y[$0].isPair }
      switch x[row] {
      case .single(let index): try add(index, members(of: columns, y))
      case .pair(let right, let left) where hasPairs:
        // Each image goes its own way.
        try add(right, members(of: columns, y, side: .right))
        try add(left, members(of: columns, y, side: .left))
        for column in columns where !y[column].isPair {
          try add(nil, members(of: list(column), y))
        }
      case .pair(let right, let left):
        // The nearest of several single ones gets the pair.
        let nearest = try least(columns.count) { (index) throws(MorphError) in
          costs[row, columns[index]].quantized(to: 1e9)
        }
        for index in columns.indices {
          let single = y[columns[index]].first
          if index == nearest {
            try out.append(
              MorphFamily(single, list(right, left), isReversed: !isReversed))
          } else {
            try add(nil, list(single))
          }
        }
      }
    }
    return out.elements
  }

  private enum Side { case right, left }

  /// The curves of orbits, or those of pairs on a side.
  private func members(
    of columns: Indices, _ orbits: Orbits, side: Side? = nil
  ) throws(MorphError) -> Indices {
    var out = try MorphList<Int>(memory, capacity: 2 * columns.count)
    for column in columns {
      switch orbits[column] {
      case .single(let index): if side == nil { try out.append(index) }
      case .pair(let right, let left):
        if side != .left { try out.append(right) }
        if side != .right { try out.append(left) }
      }
    }
    return out.elements
  }

  private func list(_ index: Int, _ other: Int? = nil) throws(MorphError) -> Indices {
    let out: Indices = try memory.allocate(other == nil ? 1 : 2)
    out[0] = index
    if let other { out[1] = other }
    return out
  }

  /// The cost of cutting a curve in halves for a pair, in squared sizes: neither half nor double
  /// changes a pair.
  static var halfCost: Double { 0.01 }
  /// The cost of a curve without halves that becomes a pair, in squared sizes: neither half nor
  /// double changes a pair.
  static var splitCost: Double { 0.03 }
}
