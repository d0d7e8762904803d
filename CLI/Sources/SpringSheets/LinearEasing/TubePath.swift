/// A place of a tube that a path must pass between two heights.
struct Gate: Equatable, Sendable {
  let x: Double
  let lower: Double
  let upper: Double
}

/// The path of the fewest straight links through a tube.
///
/// The tube's floor and ceiling run straight from gate to gate; the first and the last gate are
/// points. The path's stops may lie anywhere in it, so it needs fewer than any that keeps to
/// points of a curve.
///
/// A link is drawn as the set of all lines that can still be it: below every ceiling and above
/// every floor passed so far. When a gate is above the highest of them (or below the lowest), that
/// extreme line, a ray that touches a floor and later a ceiling, divides what one more gate can be
/// reached from. Whatever path goes on must cross it behind the later touch, and whichever line
/// crosses it there can start the next link: nothing is lost by taking the ray itself as the link.
/// Each link thus reaches as far as any path of as many links can, which is why there is none of
/// fewer.
///
/// - SeeAlso: H. Imai and M. Iri, "An optimal algorithm for approximating a piecewise linear
///   function", Journal of Information Processing 9 (1986), 159–162. Theirs takes linear time by
///   keeping hulls; with some sixty gates a link, to search all of them is as quick.
struct TubePath {
  /// The links done, and where the stop behind each may lie.
  private var done: [(line: GraphLine, end: ClosedRange<Double>)] = []
  private var link: TubeLink
  private var last: Gate

  /// The stops of the path: the first and the last are the first and the last gate.
  ///
  /// - Precondition: At least two gates, x increasing, the first and the last as high as low.
  static func stops(through gates: [Gate]) -> [GraphPoint] {
    precondition(gates.count >= 2, "a path needs two ends")
    var path = TubePath(from: gates[0])
    for gate in gates.dropFirst() { path.pass(gate) }
    return path.stops(from: GraphPoint(x: gates[0].x, y: gates[0].lower))
  }

  private init(from start: Gate) {
    link = TubeLink()
    link.admit(start)
    last = start
  }

  private mutating func pass(_ gate: Gate) {
    if let ray = link.steepest, gate.lower > ray.line.height(at: gate.x) {
      let exit = Self.exit(of: ray.line, from: last.x, last.lower, to: gate.x, gate.lower)
      turn(at: ray, exit: exit)
      link = TubeLink(below: link.ceilings[ray.contact...], above: exit)
    } else if let ray = link.flattest, gate.upper < ray.line.height(at: gate.x) {
      let exit = Self.exit(of: ray.line, from: last.x, last.upper, to: gate.x, gate.upper)
      turn(at: ray, exit: exit)
      link = TubeLink(above: link.floors[ray.contact...], below: exit)
    }
    link.admit(gate)
    last = gate
  }

  private mutating func turn(at ray: TubeLink.Ray, exit: GraphPoint) {
    let start = min(ray.line.point.x, exit.x)
    done.append((ray.line, start...exit.x))
  }

  /// Where a line leaves the tube through a wall between two gates.
  private static func exit(
    of line: GraphLine, from x: Double, _ wall: Double, to nextX: Double, _ nextWall: Double
  ) -> GraphPoint {
    let inside = abs(line.height(at: x) - wall)
    let outside = abs(nextWall - line.height(at: nextX))
    let exit = x + (nextX - x) * (inside / (inside + outside))
    return GraphPoint(x: exit, y: line.height(at: exit))
  }

  private func stops(from start: GraphPoint) -> [GraphPoint] {
    var lines = done.map(\.line)
    lines.append(link.middle)
    let turns = done.indices.map { lines[$0].crossing(lines[$0 + 1], within: done[$0].end) }
    return [start] + turns + [GraphPoint(x: last.x, y: last.lower)]
  }
}

/// All lines that stay below some points and above others, by the two extreme ones.
struct TubeLink {
  /// A line that touches a floor and a ceiling, the later of them at the line's own point.
  struct Ray {
    let line: GraphLine
    /// Which of the ceilings or floors the later touch is.
    let contact: Int
  }

  private(set) var ceilings: [GraphPoint] = []
  private(set) var floors: [GraphPoint] = []
  /// The line that is highest behind all points, and touches a ceiling last; nil while nothing
  /// holds it down.
  private(set) var steepest: Ray?
  /// The line that is lowest behind all points, and touches a floor last.
  private(set) var flattest: Ray?

  /// Lines without a bound.
  init() {}

  /// The lines below some ceilings and above a floor behind them.
  init(below ceilings: some Sequence<GraphPoint>, above floor: GraphPoint) {
    for ceiling in ceilings { lower(to: ceiling) }
    raise(to: floor)
  }

  /// The lines above some floors and below a ceiling behind them.
  init(above floors: some Sequence<GraphPoint>, below ceiling: GraphPoint) {
    for floor in floors { raise(to: floor) }
    lower(to: ceiling)
  }

  /// Takes a gate that lies behind all points and that one of the lines passes.
  mutating func admit(_ gate: Gate) {
    lower(to: GraphPoint(x: gate.x, y: gate.upper))
    raise(to: GraphPoint(x: gate.x, y: gate.lower))
  }

  /// A line as far as can be from both extremes.
  var middle: GraphLine {
    guard let steepest else { return flattest?.line ?? level }
    guard let flattest else { return steepest.line }
    let x = max(steepest.line.point.x, flattest.line.point.x)
    let height = (steepest.line.height(at: x) + flattest.line.height(at: x)) / 2
    return GraphLine(
      through: GraphPoint(x: x, y: height),
      slope: (steepest.line.slope + flattest.line.slope) / 2)
  }

  private var level: GraphLine {
    GraphLine(through: ceilings.last ?? GraphPoint(x: 0, y: 0), slope: 0)
  }

  /// Bends the steepest line under a ceiling, about the floor that then holds it up.
  private mutating func lower(to ceiling: GraphPoint) {
    ceilings.append(ceiling)
    if let ray = steepest, ray.line.height(at: ceiling.x) <= ceiling.y { return }
    let lines = floors.lazy.filter { $0.x < ceiling.x }
      .map { GraphLine(through: ceiling, $0) }
    guard let line = lines.min(by: { $0.slope < $1.slope }) else { return }
    steepest = Ray(line: line, contact: ceilings.count - 1)
  }

  /// Lifts the flattest line over a floor, about the ceiling that then holds it down.
  private mutating func raise(to floor: GraphPoint) {
    floors.append(floor)
    if let ray = flattest, ray.line.height(at: floor.x) >= floor.y { return }
    let lines = ceilings.lazy.filter { $0.x < floor.x }
      .map { GraphLine(through: floor, $0) }
    guard let line = lines.max(by: { $0.slope < $1.slope }) else { return }
    flattest = Ray(line: line, contact: floors.count - 1)
  }
}
