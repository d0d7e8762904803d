/// The set of all lines that stay below some points and above others, stored as its two extreme
/// lines.
struct TubeLink {
  /// A line that touches a floor and a ceiling, the later of them at the line's own point.
  struct Ray {
    let line: GraphLine
    /// The index of the ceiling or floor of the later touch.
    let contact: Int
  }

  private(set) var ceilings = TubeWall(isFloor: false)
  private(set) var floors = TubeWall(isFloor: true)
  /// The line that is highest behind all points, and touches a ceiling last; nil while no ceiling
  /// limits it.
  private(set) var steepest: Ray?
  /// The line that is lowest behind all points, and touches a floor last.
  private(set) var flattest: Ray?

  /// Creates the set of all lines.
  init() {}

  /// The lines below some ceilings and above a floor behind them.
  init(below ceilings: some Sequence<GraphPoint>, above floor: GraphPoint) {
    for ceiling in ceilings { self.ceilings.append(ceiling) }
    lift(over: floor)
    floors.append(floor)
  }

  /// The lines above some floors and below a ceiling behind them.
  init(above floors: some Sequence<GraphPoint>, below ceiling: GraphPoint) {
    for floor in floors { self.floors.append(floor) }
    bend(under: ceiling)
    ceilings.append(ceiling)
  }

  /// Takes a gate that lies behind all points and that one of the lines passes.
  mutating func admit(_ gate: Gate) {
    let ceiling = GraphPoint(x: gate.x, y: gate.upper)
    let floor = GraphPoint(x: gate.x, y: gate.lower)
    bend(under: ceiling)
    lift(over: floor)
    ceilings.append(ceiling)
    floors.append(floor)
  }

  /// The line in the middle between both extremes.
  var middle: GraphLine? {
    guard let steepest = steepest?.line, let flattest = flattest?.line else {
      return steepest?.line ?? flattest?.line
    }
    let x = max(steepest.point.x, flattest.point.x)
    let height = (steepest.height(at: x) + flattest.height(at: x)) / 2
    return GraphLine(
      through: GraphPoint(x: x, y: height), slope: (steepest.slope + flattest.slope) / 2)
  }

  /// Bends the steepest line under a ceiling, about the floor that then holds it up.
  private mutating func bend(under ceiling: GraphPoint) {
    if let ray = steepest, ray.line.height(at: ceiling.x) <= ceiling.y { return }
    guard let line = floors.tangent(from: ceiling) else { return }
    steepest = Ray(line: line, contact: ceilings.points.count)
  }

  /// Lifts the flattest line over a floor, about the ceiling that then holds it down.
  private mutating func lift(over floor: GraphPoint) {
    if let ray = flattest, ray.line.height(at: floor.x) >= floor.y { return }
    guard let line = ceilings.tangent(from: floor) else { return }
    flattest = Ray(line: line, contact: floors.points.count)
  }
}

/// The points that a link must pass on one side, and those of them that a line can touch.
///
/// Those are their hull. As the lines tilt one way only, the point that they touch goes only
/// forward on it: every point is looked at once or twice.
struct TubeWall {
  /// All points, from left to right.
  private(set) var points: [GraphPoint] = []
  private var hull: [GraphPoint] = []
  private var touch = 0
  /// 1 for a floor, −1 for a ceiling.
  private let side: Double

  init(isFloor: Bool) {
    side = isFloor ? 1 : -1
  }

  /// Adds a point behind all others.
  mutating func append(_ point: GraphPoint) {
    points.append(point)
    while hull.count >= 2, isHidden(hull[hull.count - 1], hull[hull.count - 2], point) {
      hull.removeLast()
    }
    hull.append(point)
    touch = min(touch, hull.count - 1)
  }

  /// The line through a point behind that touches the wall and is elsewhere on the free side of it.
  mutating func tangent(from point: GraphPoint) -> GraphLine? {
    guard touch < hull.count, hull[touch].x < point.x else { return nil }
    var line = GraphLine(through: point, hull[touch])
    while touch + 1 < hull.count, hull[touch + 1].x < point.x {
      let next = GraphLine(through: point, hull[touch + 1])
      guard side * next.slope <= side * line.slope else { break }
      line = next
      touch += 1
    }
    return line
  }

  /// Returns whether a point lies behind the straight line between its neighbors.
  private func isHidden(_ point: GraphPoint, _ left: GraphPoint, _ right: GraphPoint) -> Bool {
    let turn = (point.y - left.y) * (right.x - left.x) - (right.y - left.y) * (point.x - left.x)
    return side * turn <= 0
  }
}
