/// A filled contour with its holes.
struct MorphFill: BitwiseCopyable {
  var curve: MorphCurve
  var holes: Curves
  var paint: MorphPaint
}

/// A stroke with its paint.
struct MorphStroke: BitwiseCopyable {
  var curve: MorphCurve
  var paint: MorphPaint
}

typealias Fills = UnsafeMutableBufferPointer<MorphFill>
typealias Strokes = UnsafeMutableBufferPointer<MorphStroke>

/// The contours of a drawing as curves: tidied, with starts and directions that the pen does not
/// decide.
struct MorphContours: BitwiseCopyable {
  var fills: Fills
  var strokes: Strokes

  init(of drawing: MorphDrawing, in memory: MorphMemory) throws(MorphError) {
    fills = try drawing.fills(in: memory)
    strokes = try drawing.strokes(in: memory)
  }

  /// The outer contours, the holes, and the strokes.
  func curves(in memory: MorphMemory) throws(MorphError) -> Curves {
    let number = fills.folded(strokes.count) { $0 + 1 + $1.holes.count }
    var out = try MorphList<MorphCurve>(memory, capacity: number)
    for fill in fills {
      try out.append(fill.curve)
      for hole in fill.holes { try out.append(hole) }
    }
    for stroke in strokes { try out.append(stroke.curve) }
    return out.elements
  }

  /// The contours turned about the middle of the box.
  func turned(by angle: Double, in memory: MorphMemory) throws(MorphError) -> Self {
    let direction = Vector2(angle: angle)
    func turned(_ curve: MorphCurve) throws(MorphError) -> MorphCurve {
      try MorphCurve(
        curve.cubics.mapped(in: memory) { $0.mapped { $0.turned(direction) } },
        isClosed: curve.isClosed, in: memory)
    }
    var contours = self
    contours.fills = try memory.map(fills) { (fill) throws(MorphError) in
      let holes = try memory.map(fill.holes) { (hole) throws(MorphError) in try turned(hole) }
      return MorphFill(curve: try turned(fill.curve), holes: holes, paint: fill.paint)
    }
    contours.strokes = try memory.map(strokes) { (stroke) throws(MorphError) in
      MorphStroke(curve: try turned(stroke.curve), paint: stroke.paint)
    }
    return contours
  }

  /// The estimated cost of a whole drawing into another one.
  func estimatedCost(to other: Self, in memory: MorphMemory) throws(MorphError) -> Double {
    try Self.estimatedCost(
      memory.map(fills) { $0.curve }, memory.map(other.fills) { $0.curve }, bothWays: false,
      in: memory)
      + Self.estimatedCost(
        memory.map(strokes) { $0.curve }, memory.map(other.strokes) { $0.curve },
        bothWays: true, in: memory)
  }

  /// The mean over pairs, weighted by length, and a cost of each contour that is left over.
  private static func estimatedCost(
    _ a: Curves, _ b: Curves, bothWays: Bool, in memory: MorphMemory
  ) throws(MorphError) -> Double {
    guard !a.isEmpty, !b.isEmpty else { return 0 }
    let (few, many) = a.count <= b.count ? (a, b) : (b, a)
    let cost = try MorphCosts(memory, few.count, many.count) { (row, column) throws(MorphError) in
      // The cost does not depend on which is the first, but for its last bits.
      try a.count <= b.count
        ? few[row].estimatedCost(to: many[column], bothWays: bothWays, in: memory)
        : many[column].estimatedCost(to: few[row], bothWays: bothWays, in: memory)
    }
    let assigned = try cost.assignment(in: memory)
    var (sum, weights) = (0.0, 1e-12)
    for row in assigned.indices {
      let weight = (few[row].length * many[assigned[row]].length).squareRoot()
      sum += cost[row, assigned[row]] * weight
      weights += weight
    }
    return sum / weights + leftoverCost * Double(many.count - few.count)
  }

  /// The cost of a contour that is left over, in squared sizes: neither half nor double changes a
  /// pair.
  static var leftoverCost: Double { 0.05 }
}

// MARK: - From a drawing

extension MorphDrawing {
  /// Decides which of two drawings comes first: the length, then the mean y, then the mean x.
  func order(in memory: MorphMemory) throws(MorphError) -> (Double, Double, Double) {
    try memory.scratch { () throws(MorphError) in
      var (length, sum) = (0.0, Vector2.zero)
      for index in 0..<count {
        let curve = try MorphCurve(cubics(of: index), isClosed: self[index].isClosed, in: memory)
        let number = curve.isClosed ? 32 : 33
        let mean = (0..<number).folded(Vector2.zero) { $0 + curve.point(at: Double($1) / 32) }
        sum += curve.length * mean / Double(number)
        length += curve.length
      }
      let mean = sum / (length + 1e-12)
      return (length.quantized(to: 1e5), mean.y.quantized(to: 1e5), mean.x.quantized(to: 1e5))
    }
  }

  /// The cubics without empty ones, and straight lines that continue in one direction as one: what
  /// a pen adds must not matter.
  ///
  /// What is shown between, at a catch, keeps its lines: each has a velocity of its own.
  private func tidyCubics(
    of contour: Int, isClosed: Bool, in memory: MorphMemory
  ) throws(MorphError) -> Cubics {
    let cubics = try numberedCubics(of: contour, in: memory)
    var out = try MorphList<MorphCubic>(memory, capacity: cubics.count + 1)
    func continues(_ a: MorphCubic, _ b: MorphCubic) -> Bool {
      !isIntermediate && a.isLine && b.isLine
        && a.tangents.end.dot(b.tangents.start) > 1 - 1e-7
    }
    /// The first of two lines with the end of the second.
    func joined(_ a: MorphCubic, _ b: MorphCubic) -> MorphCubic {
      var line = MorphCubic(from: a.start, to: b.end)
      line.source = a.source
      return line
    }
    for cubic in cubics where cubic.extent > Self.point {
      if out.count > 0, continues(out[out.count - 1], cubic) {
        out[out.count - 1] = joined(out[out.count - 1], cubic)
      } else {
        try out.append(cubic)
      }
    }
    if out.count == 0 { try out.append(cubics[0]) }
    if isClosed, out.count > 2, continues(out[out.count - 1], out[0]) {
      out[0] = joined(out[out.count - 1], out[0])
      out.removeLast()
    }
    return out.elements
  }

  /// A contour's cubics, which have their numbers in the drawing.
  func numberedCubics(of contour: Int, in memory: MorphMemory) throws(MorphError) -> Cubics {
    let out = try cubics(of: contour).mapped(in: memory) { $0 }
    for index in out.indices {
      out[index].source = self[contour].first + index
      out[index].range = (0, 1)
    }
    return out
  }

  func fills(in memory: MorphMemory) throws(MorphError) -> Fills {
    var out = try MorphList<MorphFill>(memory, capacity: count)
    func curve(_ index: Int) throws(MorphError) -> MorphCurve {
      try MorphCurve(
        tidyCubics(of: index, isClosed: true, in: memory), isClosed: true, in: memory
      ).canonical(in: memory)
    }
    for index in 0..<count
    where !self[index].paint.isStroke && !self[index].isHole && !isNegligible(index) {
      var holes = try MorphList<MorphCurve>(memory, capacity: count)
      for hole in 0..<count where self[hole].isHole && self[hole].parent == index {
        try holes.append(curve(hole))
      }
      try out.append(
        MorphFill(curve: try curve(index), holes: holes.elements, paint: self[index].paint))
    }
    return out.elements
  }

  fileprivate func strokes(in memory: MorphMemory) throws(MorphError) -> Strokes {
    var out = try MorphList<MorphStroke>(memory, capacity: count)
    for index in 0..<count
    where self[index].paint.isStroke && !isNegligible(index) {
      let all = self.cubics(of: index)
      let (start, end) = (all[0].start, all[all.count - 1].end)
      let isClosed =
        self[index].isClosed
        || !isIntermediate && all.count > 1 && start.distance(to: end) < Self.closingDistance
      var cubics = try tidyCubics(of: index, isClosed: isClosed, in: memory)
      if isClosed {
        cubics[cubics.count - 1].end = cubics[0].start
        // What is caught can be a hole of a fill that is still seen.
        let isInPath = isIntermediate && self[index].paint.fill > 0
        if !isInPath, cubics.area < 0 { cubics = try cubics.reversed(in: memory) }
      } else {
        // The end with the smaller key is the start.
        func key(_ point: Vector2) -> Double {
          (point.x + Self.endSlope * point.y).quantized(to: 1e6)
        }
        if key(cubics[0].start) > key(cubics[cubics.count - 1].end) {
          cubics = try cubics.reversed(in: memory)
        }
      }
      try out.append(
        MorphStroke(
          curve: MorphCurve(cubics, isClosed: isClosed, in: memory).canonical(in: memory),
          paint: self[index].paint))
    }
    return out.elements
  }

  /// The distance of ends, in sizes, below which a stroke is closed: neither half nor double
  /// changes a pair.
  static var closingDistance: Double { 0.004 }
  /// The slope by which the start of an open stroke is chosen, which no icon has: half changes 3,
  /// double 1.
  static var endSlope: Double { 1.31 }
}
