/// The nodes of a curve: the ends of its cubics, and points between them.
///
/// The last node is the end of the curve; of a closed one it is the first again.
struct MorphNodes: BitwiseCopyable {
  /// The shares of the length.
  let places: Numbers
  let points: Points
  /// The turn at each node, between the chords to a place before and one after it, in half turns.
  let turns: Numbers
  let directions: Points
  /// The nodes at which cubics begin, and the last.
  let breaks: UnsafeMutableBufferPointer<Bool>

  /// The number of nodes without the last.
  var count: Int { points.count - 1 }

  /// - Parameters:
  ///   - density: The nodes are at most the length through this number apart.
  ///   - areAll: Whether each cubic begins at a node, also of a curve of many.
  init(
    _ curve: MorphCurve, density: Int, areAll: Bool = false, in memory: MorphMemory
  ) throws(MorphError) {
    func number(_ index: Int) -> Int {
      let share = curve.ends[index + 1] - curve.ends[index]
      let number = max(1, Int(Elementary.floor(share * Double(density) + 0.5)))
      guard number == 1, !curve.cubics[index].isLine else { return number }
      // A bent cubic is more than its chord.
      let (start, end) = curve.cubics[index].tangents
      return start.dot(end) < Self.bentCosine ? 2 : 1
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
    let reach = Self.turnReach
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

  /// The distance of these places, as a share of the length: at 1/120 rounded corners are no
  /// corners, at 1/30 neighbors are one.
  ///
  /// Half changes 146, double 154.
  static var turnReach: Double { 1.0 / 60 }
  /// The cosine of the turn of a cubic, 30°, from which on it has a node inside.
  static var bentCosine: Double { 0.87 }
  /// A curve with more nodes leaves out those that are near the one before.
  ///
  /// Time and memory grow with the square of the number.
  /// Half changes 108, double none.
  private static var maximumCount: Int { 96 }
  /// The least distance of two nodes then, as a share of the length.
  ///
  /// Neither half nor double changes a pair.
  private static var leastDistance: Double { 1.0 / 72 }
}
