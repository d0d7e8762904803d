import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("The outline of a stroke")
struct StrokeOutlineTests {
  private static let radius = 0.04

  /// A line of three cubics, and its outline.
  private struct Line {
    let cubics: Cubics
    var outline = Shape()
    let isClosed: Bool

    init(
      seed: UInt64, isStraight: Bool = false, isClosed: Bool = false,
      join: StrokeOutline.Join = .round, cap: StrokeOutline.Cap = .round
    ) {
      var generator = SeededGenerator(seed: seed)
      func share() -> Double { Double.random(in: 0...1, using: &generator) }
      var nodes = (0...3).map { _ in Vector2(share(), share()) }
      if isClosed { nodes[3] = nodes[0] }
      cubics = .allocate(capacity: 3)
      for index in 0..<3 {
        let (start, way) = (nodes[index], nodes[index + 1] - nodes[index])
        let aside = Vector2(-way.y, way.x) * (isStraight ? 0 : 0.5)
        cubics.initializeElement(
          at: index,
          to: MorphCubic(
            start: start, control1: start + way / 3 + aside * (share() - 0.5),
            control2: start + way * (2 / 3) + aside * (share() - 0.5), end: nodes[index + 1]))
      }
      self.isClosed = isClosed
      draw(join, cap)
    }

    mutating func draw(_ join: StrokeOutline.Join, _ cap: StrokeOutline.Cap) {
      let stroke = StrokeOutline(width: 2 * radius, join: join, cap: cap, miterLimit: 4)
      outline = Shape()
      stroke.draw(cubics, count: 3, isClosed: isClosed, into: &outline)
    }

    /// The distance of a point to the line.
    func distance(to point: Vector2) -> Double {
      var least = Double.infinity
      for index in 0..<3 {
        for step in 0...200 {
          least = min(least, (cubics[index].point(at: Double(step) / 200) - point).magnitude)
        }
      }
      return least
    }
  }

  @Test("With round joins and caps it is what is nearer to the line than half the width")
  func distance() {
    for seed: UInt64 in 1...60 {
      let line = Line(seed: seed, isStraight: seed % 3 == 0, isClosed: seed % 2 == 0)
      defer { line.cubics.deallocate() }
      var generator = SeededGenerator(seed: seed + 1000)
      for _ in 0..<300 {
        let point = Vector2(
          Double.random(in: -0.2...1.2, using: &generator),
          Double.random(in: -0.2...1.2, using: &generator))
        let share = line.distance(to: point) / Self.radius
        // The side of a curve is one cubic: where it bends within its width that is 0.35 off.
        guard abs(share - 1) > (seed % 3 == 0 ? 0.02 : 0.4) else { continue }
        expect(line.outline.contains(point), equals: share < 1, "seed \(seed), \(point), \(share)")
      }
    }
  }

  @Test("Its commands depend on the style, not on the shape", arguments: [0, 1, 2])
  func commands(style: Int) throws {
    let join = try #require(StrokeOutline.Join(rawValue: style))
    let cap = try #require(StrokeOutline.Cap(rawValue: style))
    for isClosed in [false, true] {
      let letters = (UInt64(1)...40).map { seed -> String in
        let line = Line(
          seed: seed, isStraight: seed % 3 == 0, isClosed: isClosed, join: join, cap: cap)
        defer { line.cubics.deallocate() }
        return line.outline.letters
      }
      expect(Set(letters).count, equals: 1)
    }
  }

  @Test("A point with round caps is a dot")
  func dot() {
    let line = Line(seed: 1)
    defer { line.cubics.deallocate() }
    let place = Vector2(0.5, 0.5)
    for index in 0..<3 { line.cubics[index] = MorphCubic(from: place, to: place) }
    var dot = line
    dot.draw(.round, .round)
    for angle in stride(from: 0.1, to: 6, by: 0.3) {
      let way = Vector2(angle: angle) * Self.radius
      expect(dot.outline.contains(place + way * 0.97), equals: true)
      expect(dot.outline.contains(place + way * 1.03), equals: false)
    }
  }

  @Test("A straight line ends at its end, or half the width later")
  func caps() {
    let line = Line(seed: 1)
    defer { line.cubics.deallocate() }
    for index in 0..<3 {
      line.cubics[index] = MorphCubic(
        from: Vector2(0.2 * Double(index + 1), 0.5), to: Vector2(0.2 * Double(index + 2), 0.5))
    }
    for (cap, end) in [(StrokeOutline.Cap.butt, 0.8), (.square, 0.84), (.round, 0.84)] {
      var ended = line
      ended.draw(.miter, cap)
      expect(ended.outline.contains(Vector2(end - 0.002, 0.5)), equals: true)
      expect(ended.outline.contains(Vector2(end + 0.002, 0.5)), equals: false)
      expect(ended.outline.contains(Vector2(1 - end + 0.002, 0.5)), equals: true)
      expect(ended.outline.contains(Vector2(1 - end - 0.002, 0.5)), equals: false)
    }
  }

  @Test("A corner is mitered up to the limit, and cut beyond")
  func corners() {
    let line = Line(seed: 1)
    defer { line.cubics.deallocate() }
    let corner = Vector2(0.8, 0.5)
    for (down, isMiter) in [(0.6, true), (0.2, false)] {
      let ends = [Vector2(0.2, 0.5), corner, Vector2(0.2, 0.5 + down), Vector2(0, 0.5 + down)]
      for index in 0..<3 { line.cubics[index] = MorphCubic(from: ends[index], to: ends[index + 1]) }
      let bisector = ((corner - ends[0]) / 0.6 + (corner - ends[2]) / (corner - ends[2]).magnitude)
      let way = bisector / bisector.magnitude
      for join in [StrokeOutline.Join.miter, .bevel] {
        var joined = line
        joined.draw(join, .butt)
        let isLong = isMiter && join == .miter
        expect(joined.outline.contains(corner + way * (1.5 * Self.radius)), equals: isLong)
        expect(joined.outline.contains(corner + way * (0.05 * Self.radius)), equals: true)
      }
    }
  }
}

/// The contours of an outline as polygons.
private struct Shape: PathBuilder {
  var letters = ""
  private var contours: [[Vector2]] = []

  mutating func move(to point: Vector2) {
    letters += "M"
    contours.append([point])
  }

  mutating func addLine(to point: Vector2) {
    letters += "L"
    contours[contours.count - 1].append(point)
  }

  mutating func addQuadCurve(to point: Vector2, control: Vector2) { letters += "Q" }

  mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    letters += "C"
    let start = contours.last?.last ?? .zero
    let curve = Cubic(start: start, control1: control1, control2: control2, end: point)
    for step in 1...24 { contours[contours.count - 1].append(curve.point(at: Double(step) / 24)) }
  }

  mutating func closeSubpath() { letters += "Z" }

  /// Whether the non-zero rule fills a point.
  func contains(_ point: Vector2) -> Bool {
    var winding = 0
    for contour in contours {
      for (a, b) in zip(contour, contour.dropFirst() + contour.prefix(1))
      where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return winding != 0
  }
}
