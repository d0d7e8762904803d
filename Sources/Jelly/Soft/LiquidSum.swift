/// A receiver of outlines that sums up how the liquid inside of them lies round a point.
///
/// A drop with the radius r(θ) has ½∮r²·cos nθ dθ = ∬cos nθ dA. The right side is a sum over all
/// liquid, whatever its form, so it also turns two drops, or a half of one, into the waves of one
/// drop. Each outline is taken as a polygon of short chords, and the liquid as the triangles
/// between them and the point.
struct LiquidSum: PathBuilder {
  /// The point.
  let origin: Vector2
  /// A direction in which the liquid must lie from ``edge`` to count; zero if all of it counts.
  private let side: Vector2
  private let edge: Vector2
  /// The area, in square points.
  private(set) var area = 0.0
  /// ∬p dA of the places p from the point.
  private var moment = Vector2.zero
  /// ∬cos nθ dA and ∬sin nθ dA, by n.
  private(set) var cosines = SIMD16<Double>()
  private(set) var sines = SIMD16<Double>()

  /// The start and the end of the present outline, and of the part of it that counts.
  private var start = Vector2.zero
  private var end = Vector2.zero
  private var firstKept: Vector2?
  private var lastKept = Vector2.zero

  /// - Parameters:
  ///   - origin: The point.
  ///   - side: If it is not zero, only the liquid in this direction from `edge` counts.
  ///   - edge: A point of the edge between what counts and what does not.
  init(around origin: Vector2, side: Vector2 = .zero, of edge: Vector2 = .zero) {
    (self.origin, self.side, self.edge) = (origin, side, edge)
  }

  /// The centre of gravity; the point itself if there is no liquid.
  var centroid: Vector2 { area > 0 ? origin + moment / area : origin }

  mutating func move(to point: Vector2) {
    (start, end) = (point, point)
    firstKept = nil
    if height(of: point) >= 0 { keep(point) }
  }

  mutating func addLine(to point: Vector2) {
    let (before, after) = (height(of: end), height(of: point))
    if (before >= 0) != (after >= 0) { keep(end + (point - end) * (before / (before - after))) }
    if after >= 0 { keep(point) }
    end = point
  }

  mutating func addQuadCurve(to point: Vector2, control: Vector2) {
    addCurve(
      to: point, control1: end + (control - end) * (2 / 3),
      control2: point + (control - point) * (2 / 3))
  }

  mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    Cubic(start: end, control1: control1, control2: control2, end: point)
      .forEachChord { addLine(to: $1) }
  }

  mutating func closeSubpath() {
    addLine(to: start)
    if let firstKept { keep(firstKept) }
  }

  /// How far a point lies on the side that counts.
  private func height(of point: Vector2) -> Double { ((point - edge) * side).sum() }

  /// Adds a corner of the polygon that counts.
  private mutating func keep(_ point: Vector2) {
    defer { lastKept = point }
    guard firstKept != nil else {
      firstKept = point
      return
    }
    let (from, to) = (lastKept - origin, point - origin)
    // A chord that is seen under a wide angle, such as an edge, is taken in parts.
    let isWide = (from * to).sum() < Self.narrow * from.magnitude * to.magnitude
    let parts = isWide ? Self.mostParts : 1
    var start = from
    for part in 1...parts {
      let end = from + (to - from) * (Double(part) / Double(parts))
      addChord(from: start, to: end)
      start = end
    }
  }

  /// The cosine of the widest angle of a chord that is taken as a whole.
  private static var narrow: Double { 0.97 }
  private static var mostParts: Int { 64 }

  /// Adds the triangle between the point and a chord, of which both ends are given from there.
  private mutating func addChord(from: Vector2, to: Vector2) {
    let share = from.cross(to) / 2
    let middle = from + to
    area += share
    moment += middle * (share / 3)
    let length = middle.magnitude
    guard length > 0 else { return }
    let step = middle / length
    var wave = step
    for n in 1...SoftDrop.modes {
      cosines[n] += share * wave.x
      sines[n] += share * wave.y
      wave = Vector2(wave.x * step.x - wave.y * step.y, wave.x * step.y + wave.y * step.x)
    }
  }
}
