/// A gate of a tube: a path must pass it between two heights.
struct Gate: Equatable, Sendable {
  let x: Double
  let lower: Double
  let upper: Double
}

/// The path of the fewest straight links through a tube.
///
/// The tube's floor and ceiling run straight from gate to gate; the first and the last gate are
/// points. The path's stops may lie anywhere in it, so it needs fewer than any that keeps to points
/// of a curve.
///
/// A link is kept as the set of all lines that it can still be: below every ceiling and above every
/// floor passed so far. A gate may be above the highest of these lines (or below the lowest). This
/// extreme line is a ray that touches a floor and later a ceiling. Every path that continues must
/// cross the ray behind the later touch, and every line that crosses it there can start the next
/// link. So nothing is lost if the ray itself becomes the link. Each link gets as far as any path
/// with as many links can, so no path has fewer.
///
/// - SeeAlso: H. Imai and M. Iri, "An optimal algorithm for approximating a piecewise linear
///   function", Journal of Information Processing 9 (1986), 159–162. As theirs, it takes linear
///   time.
struct TubePath {
  /// The finished links, and the range in which the stop behind each may lie.
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
      link = TubeLink(below: link.ceilings.points[ray.contact...], above: exit)
    } else if let ray = link.flattest, gate.upper < ray.line.height(at: gate.x) {
      let exit = Self.exit(of: ray.line, from: last.x, last.upper, to: gate.x, gate.upper)
      turn(at: ray, exit: exit)
      link = TubeLink(above: link.floors.points[ray.contact...], below: exit)
    }
    link.admit(gate)
    last = gate
  }

  private mutating func turn(at ray: TubeLink.Ray, exit: GraphPoint) {
    let start = min(ray.line.point.x, exit.x)
    done.append((ray.line, start...exit.x))
  }

  /// The point where a line leaves the tube through a wall between two gates.
  private static func exit(
    of line: GraphLine, from x: Double, _ wall: Double, to nextX: Double, _ nextWall: Double
  ) -> GraphPoint {
    let inside = abs(line.height(at: x) - wall)
    let outside = abs(nextWall - line.height(at: nextX))
    let exit = x + (nextX - x) * (inside / (inside + outside))
    return GraphPoint(x: exit, y: line.height(at: exit))
  }

  private func stops(from start: GraphPoint) -> [GraphPoint] {
    let lines = done.map { $0.line } + [link.middle].compactMap { $0 }
    let turns = done.indices.prefix(lines.count - 1).map {
      lines[$0].crossing(lines[$0 + 1], within: done[$0].end)
    }
    return [start] + turns + [GraphPoint(x: last.x, y: last.lower)]
  }
}
