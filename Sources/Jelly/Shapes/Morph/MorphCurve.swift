/// A contour or a stroke: a chain of cubics, with places at shares of its length.
struct MorphCurve: BitwiseCopyable {
  var cubics: Cubics
  var isClosed: Bool
  /// The length, in sizes.
  private(set) var length: Double
  /// The shares of the length at which cubics begin, and 1.
  private(set) var ends: Numbers
  /// The shares of the length at 17 parameters of each cubic.
  private let table: Numbers

  init(_ cubics: Cubics, isClosed: Bool, in memory: MorphMemory) throws(MorphError) {
    self.cubics = cubics
    self.isClosed = isClosed
    let count = cubics.count
    ends = try memory.allocate(count + 1)
    table = try memory.allocate(count * Self.samples)
    var total = 0.0
    for index in cubics.indices {
      let cubic = cubics[index]
      ends[index] = total
      var last = cubic.start
      table[index * Self.samples] = total
      for sample in 1..<Self.samples {
        let point = cubic.point(at: Double(sample) / Double(Self.samples - 1))
        total += point.distance(to: last)
        last = point
        table[index * Self.samples + sample] = total
      }
    }
    length = total
    let isPoint = total < Self.point
    for index in 0..<count {
      ends[index] = isPoint ? Double(index) / Double(count) : ends[index] / total
    }
    ends[count] = 1
    for index in table.indices where !isPoint { table[index] /= total }
  }

  /// The cubic, and its parameter, at a share of the length from 0 to 1.
  func locate(_ u: Double, margin: Double = 1e-12) -> (cubic: Int, t: Double) {
    var (low, high) = (0, cubics.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ends[middle] <= u { low = middle } else { high = middle }
    }
    return (low, parameter(u, in: low, margin: margin))
  }

  /// The parameter of a cubic at a share of the length: exactly 0 and 1 at its ends.
  private func parameter(_ u: Double, in cubic: Int, margin: Double) -> Double {
    let (start, end) = (ends[cubic], ends[cubic + 1])
    guard u > start + margin else { return 0 }
    guard u < end - margin else { return 1 }
    guard length >= Self.point else { return (u - start) / (end - start) }
    let first = cubic * Self.samples
    var (low, high) = (0, Self.samples - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[first + middle] <= u { low = middle } else { high = middle }
    }
    let (left, right) = (table[first + low], table[first + low + 1])
    let share = right > left ? (u - left) / (right - left) : 0
    return (Double(low) + share) / Double(Self.samples - 1)
  }

  /// The point at a share of the length, of a closed curve in any round.
  func point(at u: Double) -> Vector2 {
    guard length >= Self.point else { return cubics[0].start }
    let (cubic, t) = locate(isClosed ? u.fraction : u)
    return cubics[cubic].point(at: t)
  }

  /// The curve between two shares that lie in one cubic, of a closed curve in any round.
  func part(from first: Double, to last: Double) -> MorphCubic {
    let round = isClosed ? Elementary.floor((first + last) / 2) : 0
    let (cubic, _) = locate(min(max((first + last) / 2 - round, 0), 1))
    let start = parameter(first - round, in: cubic, margin: 1e-9)
    let end = parameter(last - round, in: cubic, margin: 1e-9)
    return start == 0 && end == 1 ? cubics[cubic] : cubics[cubic].part(from: start, to: end)
  }

  /// The cubics between two shares, the first in the first round.
  func chain(
    from first: Double, to last: Double, in memory: MorphMemory
  ) throws(MorphError) -> Cubics {
    var out = try MorphList<MorphCubic>(memory, capacity: 2 * cubics.count + 2)
    var start = first
    func cut(_ place: Double) throws(MorphError) {
      guard place > first + 1e-9, place < last - 1e-9 else { return }
      try out.append(part(from: start, to: place))
      start = place
    }
    for round in 0..<(isClosed ? 2 : 1) {
      for index in 0..<cubics.count { try cut(ends[index] + Double(round)) }
    }
    try out.append(part(from: start, to: last))
    for index in 1..<max(out.count, 1) { out.values[index].start = out[index - 1].end }
    return out.elements
  }

  /// The end of a cubic that is nearest to a place, if it is near; or the place.
  func snapped(_ u: Double) -> Double {
    var (best, distance) = (u, Self.snapDistance)
    for end in ends where abs(end - u) < distance { (best, distance) = (end, abs(end - u)) }
    return best
  }

  /// The area inside of a closed curve: positive clockwise on screen.
  var area: Double { cubics.area }

  /// Whether the inside is a thin stroke.
  var isThin: Bool { area > 0 && area < Self.thinness * length * length }

  /// The largest share of the area of a thin contour in the square of its length: digits without a
  /// hole have 0.014 to 0.02, letters 0.011 to 0.022; stars have 0.04.
  ///
  /// Half changes 4, double 5.
  static var thinness: Double { 0.025 }
  /// The distance from the end of a cubic, as a share of the length, that is none: neither half nor
  /// double changes a pair.
  static var snapDistance: Double { 2e-3 }
  /// The number of places at which a cubic's length is known.
  private static var samples: Int { 17 }
  /// The length of a curve that is a point.
  static var point: Double { 1e-12 }
}

// MARK: - Other curves

extension MorphCurve {
  func reversed(in memory: MorphMemory) throws(MorphError) -> Self {
    try Self(cubics.reversed(in: memory), isClosed: isClosed, in: memory)
  }

  /// An open curve there and back, as a closed contour without an area.
  func doubled(in memory: MorphMemory) throws(MorphError) -> Self {
    guard !isClosed else { return self }
    return try Self(
      cubics.joined(cubics.reversed(in: memory), in: memory), isClosed: true, in: memory)
  }

  /// A closed curve from its sharpest corner, then the least y, then the least x: a start that the
  /// path does not decide.
  func canonical(in memory: MorphMemory) throws(MorphError) -> Self {
    guard isClosed, cubics.count > 1 else { return self }
    // The ends of cubics, and few nodes more.
    let nodes = try MorphNodes(self, density: 1, areAll: true, in: memory)
    var (best, cubic, found) = ((0.0, 0.0, 0.0), -1, 0)
    for node in 0..<nodes.count where nodes.breaks[node] {
      cubic += 1
      let key = (
        -abs(nodes.turns[node]).quantized(to: 1e3), nodes.points[node].y.quantized(to: 1e5),
        nodes.points[node].x.quantized(to: 1e5)
      )
      if cubic == 0 || key < best { (best, found) = (key, cubic) }
    }
    guard found > 0 else { return self }
    return try Self(cubics.rolled(found, in: memory), isClosed: true, in: memory)
  }

  /// The middle of the area inside, by a number of points of each cubic.
  func centroid(sides: Int = 8, in memory: MorphMemory) throws(MorphError) -> Vector2 {
    try memory.scratch { () throws(MorphError) in
      try cubics.polygon(sides, in: memory).centroid
    }
  }
}

// MARK: - Cubics

/// A cubic of a drawing or a part of one, with the place that it comes from.
struct MorphCubic: BitwiseCopyable {
  var start, control1, control2, end: Vector2
  /// The number of the drawing's cubic, and where on it the part begins and ends; −1 of what is
  /// new, such as a chord.
  var source = -1
  var range = (first: 0.0, last: 1.0)

  init(start: Vector2, control1: Vector2, control2: Vector2, end: Vector2) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  init(_ shape: Cubic) {
    self.init(
      start: shape.start, control1: shape.control1, control2: shape.control2, end: shape.end)
  }

  /// A straight cubic, with handles at thirds.
  init(from start: Vector2, to end: Vector2) {
    self.init(
      start: start, control1: start + (end - start) / 3, control2: end + (start - end) / 3, end: end
    )
  }

  var shape: Cubic {
    get { Cubic(start: start, control1: control1, control2: control2, end: end) }
    set {
      (start, control1, control2, end) =
        (newValue.start, newValue.control1, newValue.control2, newValue.end)
    }
  }

  var area: Double { shape.area }

  func point(at t: Double) -> Vector2 { shape.point(at: t) }

  /// The part between two values of t.
  func part(from first: Double, to last: Double) -> Self {
    var part = self
    let length = range.last - range.first
    part.shape = shape.part(from: first, to: last)
    part.range = (range.first + first * length, range.first + last * length)
    return part
  }

  var reversed: Self {
    var cubic = self
    (cubic.start, cubic.control1, cubic.control2, cubic.end) = (end, control2, control1, start)
    cubic.range = (range.last, range.first)
    return cubic
  }

  func mapped(_ map: (Vector2) -> Vector2) -> Self {
    var cubic = self
    cubic.shape = shape.mapped(map)
    return cubic
  }

  func isSame(as other: Self) -> Bool {
    start == other.start && control1 == other.control1 && control2 == other.control2
      && end == other.end
  }

  /// The directions at the start and the end; 0 of a point.
  var tangents: (start: Vector2, end: Vector2) {
    func first(_ a: Vector2, _ b: Vector2, _ c: Vector2) -> Vector2 {
      let vector = a.magnitude > 1e-9 ? a : b.magnitude > 1e-9 ? b : c
      return vector.magnitude > 1e-9 ? vector / vector.magnitude : .zero
    }
    return (
      first(control1 - start, control2 - start, end - start),
      first(end - control2, end - control1, end - start)
    )
  }

  /// The largest distance of the handles of a line from it, in sizes: neither half nor double
  /// changes a pair.
  static var lineTolerance: Double { 1e-4 }

  /// Whether the cubic is straight.
  var isLine: Bool {
    let chord = end - start
    let length = chord.magnitude
    guard length >= 1e-9 else { return true }
    return abs((control1 - start).cross(chord)) < Self.lineTolerance * length
      && abs((control2 - start).cross(chord)) < Self.lineTolerance * length
  }

  /// The largest distance of a control point from the start along one coordinate.
  var extent: Double {
    func largest(_ point: Vector2) -> Double { max(abs(point.x - start.x), abs(point.y - start.y)) }
    return max(largest(control1), max(largest(control2), largest(end)))
  }
}

extension Cubic: BitwiseCopyable {
  func mapped(_ map: (Vector2) -> Vector2) -> Self {
    Self(start: map(start), control1: map(control1), control2: map(control2), end: map(end))
  }

  static func - (left: Self, right: Self) -> Self { left + right * -1 }
  static func * (cubic: Self, factor: Double) -> Self { cubic.mapped { $0 * factor } }
}

extension Cubics {
  var area: Double { folded(0) { $0 + $1.area } }

  /// Copies of the cubics, changed by a function.
  func mapped(
    in memory: MorphMemory, _ map: (MorphCubic) -> MorphCubic
  ) throws(MorphError) -> Cubics {
    let out: Cubics = try memory.allocate(count)
    for index in indices { out[index] = map(self[index]) }
    return out
  }

  func reversed(in memory: MorphMemory) throws(MorphError) -> Cubics {
    let out: Cubics = try memory.allocate(count)
    for index in indices { out[count - 1 - index] = self[index].reversed }
    return out
  }

  /// The cubics of a closed curve from the start of another one.
  func rolled(_ first: Int, in memory: MorphMemory) throws(MorphError) -> Cubics {
    let out: Cubics = try memory.allocate(count)
    for index in indices { out[index] = self[(index + first) % count] }
    return out
  }

  func joined(_ other: Cubics, in memory: MorphMemory) throws(MorphError) -> Cubics {
    let out: Cubics = try memory.allocate(count + other.count)
    for index in indices { out[index] = self[index] }
    for index in other.indices { out[count + index] = other[index] }
    return out
  }

  /// Points on the cubics: a number of each, from its start.
  func polygon(_ number: Int, in memory: MorphMemory) throws(MorphError) -> Points {
    let out: Points = try memory.allocate(count * number)
    for index in indices {
      for sample in 0..<number {
        out[index * number + sample] = self[index].point(at: Double(sample) / Double(number))
      }
    }
    return out
  }
}

extension Points {
  /// How often the polygon goes around a point: positive clockwise on screen.
  func winding(around point: Vector2) -> Int {
    var (winding, last) = (0, self[count - 1])
    for next in self {
      if (last.y <= point.y) != (next.y <= point.y) {
        let side = (next - last).cross(point - last)
        if last.y <= point.y, side > 0 { winding += 1 }
        if last.y > point.y, side < 0 { winding -= 1 }
      }
      last = next
    }
    return winding
  }

  /// The middle of the area; of a polygon without one, the mean of its points.
  var centroid: Vector2 {
    var (sum, weight, last) = (Vector2.zero, 0.0, self[count - 1])
    for next in self {
      let w = last.cross(next)
      sum += (last + next) * w
      weight += w
      last = next
    }
    return abs(weight) < 1e-9 ? mean : sum / (3 * weight)
  }

  var mean: Vector2 { folded(Vector2.zero) { $0 + $1 } / Double(count) }

  var box: (start: Vector2, end: Vector2) {
    var (start, end) = (self[0], self[0])
    for point in self {
      start = Vector2(Swift.min(start.x, point.x), Swift.min(start.y, point.y))
      end = Vector2(Swift.max(end.x, point.x), Swift.max(end.y, point.y))
    }
    return (start, end)
  }

  /// The middle and half sizes of the box; a thin box counts as a third as wide as long, so that a
  /// bar's places across it do not count more than those along it.
  var frame: (middle: Vector2, half: Vector2) {
    let (start, end) = box
    let half = (end - start) / 2
    let least = Swift.max(Swift.max(half.x, half.y) / 3, 1e-6)
    return ((start + end) / 2, Vector2(Swift.max(half.x, least), Swift.max(half.y, least)))
  }
}
