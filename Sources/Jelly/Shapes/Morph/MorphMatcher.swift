/// Finds what becomes what in two drawings: which contours, which places on them, and with what
/// turn of the whole.
///
///     contours ─▸ turn, or symmetry ─▸ families ─▸ pairs of nodes ─▸ pairs of joints ─▸ pieces
///
/// 1. The whole drawing is tried in six directions. Without a turn, both drawings may be symmetric.
/// 2. Contours are assigned to contours by an estimated cost. What is left over joins a family: a
///    parent of one drawing and the children that it becomes in the other one.
/// 3. A dynamic program pairs the nodes of two contours.
///
/// Nothing comes from nowhere: children are cut off their parent, or grow from inside of it.
///
/// All of it is written in one direction, from a parent in the first drawing to its children in the
/// second. Where the parent is in the second one, the ``reversed`` matcher does the same, and
/// ``add(_:)`` turns each piece around.
///
/// What half and double of a number do is beside it: how many of 282 pairs of drawings change, the
/// 40 pairs of the tests and others of the same drawings. A pair changes if a point of its outline
/// is 0.02 sizes elsewhere on its way.
struct MorphMatcher {
  let memory: MorphMemory
  /// What has been found.
  let pieces: MorphPieces
  /// The axes of the drawings if both are their own images; nil with a turn.
  private(set) var symmetry: MorphSymmetry?
  /// The turn of the second drawing about the middle of the box, in radians.
  private(set) var turn = 0.0
  private var isReversed = false
  /// The nodes of a curve are at most its length through this number apart.
  let density: Int
  private let spent: UnsafeMutableBufferPointer<Int>

  init(density: Int = standardDensity, in memory: MorphMemory) throws(MorphError) {
    (self.memory, self.density) = (memory, density)
    // Those of lines are there twice for a moment.
    pieces = try MorphPieces(memory, capacity: 3 * MorphMatch.maximumPieces)
    spent = try memory.allocate(1)
    spent[0] = 0
  }

  /// The density at first.
  ///
  /// With 24 nodes thin arms are cut off, with 96 the dynamic program takes four times as long and
  /// finds the same.
  static var standardDensity: Int { 48 }
  /// The density where a match does not fit the memory otherwise.
  static var sparseDensity: Int { 24 }

  // MARK: Direction

  /// The matcher from the second drawing to the first.
  var reversed: Self {
    var matcher = self
    matcher.symmetry = symmetry?.reversed
    matcher.isReversed.toggle()
    return matcher
  }

  /// The matcher for a parent in the first drawing or, reversed, in the second.
  @inline(never)  // −1,846 B
  func directed(_ isReversed: Bool) -> Self { isReversed ? reversed : self }

  /// Adds a piece from the first drawing to the second.
  @inline(never)  // −4,601 B
  func add(_ piece: MorphPiece) throws(MorphError) {
    try pieces.add(isReversed ? piece.reversed : piece)
  }

  // MARK: Effort

  /// How much has been computed, in places of the dynamic program.
  private(set) var effort: Int {
    get { spent[0] }
    nonmutating set { spent[0] = newValue }
  }

  /// Adds to what has been computed.
  func spend(_ count: Int) { effort += count }

  /// Whether so much has been computed that what has been found so far must do.
  var isSpent: Bool { effort > Self.budget }
  /// Whether it must do also if a contour crosses itself on its way.
  var isOverspent: Bool { effort > 4 * Self.budget }

  /// The effort after which less is tried: about 3 ms.
  ///
  /// It changes 1 of 78 pairs of icons that people use. Of pairs at random, 90 % take a third of
  /// their time; with it for the weights of contours that cross, too, 3 % more of them cross.
  private static var budget: Int { 150_000 }

  // MARK: Match

  /// Matches two drawings.
  mutating func match(_ a: MorphDrawing, _ b: MorphDrawing) throws(MorphError) {
    let first = try MorphContours(of: a, in: memory)
    var second = try MorphContours(of: b, in: memory)
    guard a.count > 0 else { return }
    turn = try turn(from: first, to: second)
    if turn != 0 {
      second = try second.turned(by: -turn, in: memory)
    } else {
      symmetry = try symmetry(of: first, second)
    }
    if !first.fills.isEmpty, !second.fills.isEmpty {
      try match(fills: first.fills, second.fills)
      if first.strokes.isEmpty, second.strokes.isEmpty {
        let free = memory.mark
        replaceLumps(from: (a, first.fills), to: (b, second.fills))
        memory.mark = free
      }
    }
    if !first.strokes.isEmpty, !second.strokes.isEmpty {
      try match(strokes: first.strokes, second.strokes)
    }
    // What is in one drawing alone becomes what is in the other one alone.
    if !first.fills.isEmpty, second.fills.isEmpty, !second.strokes.isEmpty {
      try withoutSymmetry.match(
        fills: first.fills, strokes: second.strokes, isBeside: !first.strokes.isEmpty)
    }
    if !second.fills.isEmpty, first.fills.isEmpty, !first.strokes.isEmpty {
      try reversed.withoutSymmetry.match(
        fills: second.fills, strokes: first.strokes, isBeside: !second.strokes.isEmpty)
    }
  }

  private var withoutSymmetry: Self {
    var matcher = self
    matcher.symmetry = nil
    return matcher
  }

  /// The turn of the whole drawing that explains most of the way, in radians; 0 if none does.
  private func turn(
    from a: MorphContours, to b: MorphContours
  ) throws(MorphError) -> Double {
    let still = try a.estimatedCost(to: b, in: memory)
    var best = (key: Double.infinity, cost: 0.0, turn: 0.0)
    for index in 0..<5 {
      // In half turns.
      let angle =
        index == 0 ? 0.25 : index == 1 ? -0.25 : index == 2 ? 0.5 : index == 3 ? -0.5 : 1
      let cost = try memory.scratch { () throws(MorphError) in
        try a.estimatedCost(to: b.turned(by: -angle * .pi, in: memory), in: memory)
      }
      let key = (cost + Self.turnCost * angle * angle).quantized(to: 1e7)
      if key < best.key { best = (key, cost, angle * .pi) }
    }
    return best.cost < Self.turnShare * still - Self.leastTurnGain ? best.turn : 0
  }

  /// The cost of the square of a half turn, in squared sizes: neither half nor double changes a
  /// pair.
  static var turnCost: Double { 0.004 }
  /// The share of the cost without a turn that is left with one: more is no turn to the eye; half
  /// changes none, double 1.
  static var turnShare: Double { 0.2 }
  /// What a turn gains at least, in squared sizes: neither half nor double changes a pair.
  static var leastTurnGain: Double { 0.002 }

  /// The axes about which both drawings are their own images; of two, those with the lower cost.
  private func symmetry(
    of a: MorphContours, _ b: MorphContours
  ) throws(MorphError) -> MorphSymmetry? {
    let (first, second) = (try a.curves(in: memory), try b.curves(in: memory))
    var best: (symmetry: MorphSymmetry, cost: Double)?
    for index in 0..<2 {
      guard let x = try first.axis(along: index, in: memory),
        let y = try second.axis(along: index, in: memory)
      else { continue }
      let symmetry = MorphSymmetry(a: x, b: y)
      let fills = try symmetry.estimatedCost(
        memory.map(a.fills) { $0.curve }, memory.map(b.fills) { $0.curve }, bothWays: false,
        in: memory)
      let strokes = try symmetry.estimatedCost(
        memory.map(a.strokes) { $0.curve }, memory.map(b.strokes) { $0.curve }, bothWays: true,
        in: memory)
      let cost = (fills + strokes).quantized(to: 1e6)
      if best.map({ cost < $0.cost }) ?? true { best = (symmetry, cost) }
    }
    return best?.symmetry
  }
}
