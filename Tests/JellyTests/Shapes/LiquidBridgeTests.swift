@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("Liquid bridge")
struct LiquidBridgeTests {
  /// Two discs anywhere, apart or crossing, and any neck between them.
  struct Sample: CustomTestStringConvertible {
    let bridge: JellyBridge
    let neck: Double
    let testDescription: String

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let (r1, r2) = (generator.logarithmic(0.5...40), generator.logarithmic(0.5...40))
      let nearest = abs(r1 - r2)
      // Half of them cross, half lie up to four of their diameters apart.
      let distance =
        generator.chance(0.5)
        ? nearest + (r1 + r2 - nearest) * generator.uniform(0.02...1)
        : (r1 + r2) * generator.uniform(1...5)
      let turn = generator.uniform(-3.2...3.2)
      let start = Vector2(generator.uniform(-500...500), generator.uniform(-500...500))
      neck = generator.pick([0, 0.01, 0.5, 0.99, 1, generator.uniform(0...1)])
      bridge = JellyBridge(
        from: Disc(center: start, radius: r1),
        to: Disc(center: start + distance * Vector2(cosine(turn), sine(turn)), radius: r2),
        profile: .liquid(neck: neck))
      testDescription = "seed \(seed)"
    }

    var distance: Double { (bridge.to.center - bridge.from.center).magnitude }
    var along: Vector2 { (bridge.to.center - bridge.from.center) / distance }

    /// Returns a point by its way along the axis, from the first center, and its distance from it.
    func place(_ point: Vector2) -> Vector2 {
      let displacement = point - bridge.from.center
      return Vector2(
        (displacement * along).sum(), displacement.x * along.y - displacement.y * along.x)
    }

    func with(neck: Double) -> JellyBridge {
      JellyBridge(from: bridge.from, to: bridge.to, profile: .liquid(neck: neck))
    }
  }

  private static let samples = (1...200).map(Sample.init(seed:))
  /// A few roundings of coordinates of a few hundred points, after square roots of their
  /// differences.
  private static let rounding = 1e-9

  @Test("It is one closed contour of twelve cubics, clockwise", arguments: samples)
  func contour(sample: Sample) {
    let outline = sample.bridge.outline
    expect(outline.letters, equals: "MCCCCCCCCCCCCZ")
    expect(outline.isFinite)
    expect(outline.area, isGreaterThan: 0)
    expect((outline.segments.last?.start ?? .zero), equals: outline.segments.first?.start)
  }

  @Test("It has no kink", arguments: samples)
  func noKinks(sample: Sample) {
    // If only a neck of nothing is left, the two sides meet, and where discs cross without a neck
    // there is their corner.
    let isCorner = sample.neck == 0 && !sample.bridge.isApart
    let curves = sample.bridge.outline.curves.filter { ($0.end - $0.start).magnitude > 1e-6 }
    for (before, after) in zip(curves, curves.dropFirst() + curves.prefix(1)) where !isCorner {
      expect(degrees(between: before.directionAtEnd, after.directionAtStart), isAtMost: 0.1)
    }
  }

  @Test("It runs on both discs, and between them on circles outside of both", arguments: samples)
  func roundness(sample: Sample) {
    let (from, to) = (sample.bridge.from, sample.bridge.to)
    let curves = sample.bridge.outline.curves
    func check(_ curves: some Sequence<BezierSegment>, _ center: Vector2, _ radius: Double) {
      for point in curves.flatMap({ $0.flattened(40) }) {
        let error = ((point - center).magnitude - radius) / radius
        expect(abs(error), isAtMost: 0.0003 + Self.rounding)
      }
    }
    check(curves[0..<2] + curves[10..<12], from.center, from.radius)
    check(curves[4..<8], to.center, to.radius)
    for side in [curves[2..<4], curves[8..<10]] {
      for point in side.flatMap({ $0.flattened(40) }) {
        expect((point - from.center).magnitude, isAtLeast: from.radius - Self.rounding)
        expect((point - to.center).magnitude, isAtLeast: to.radius - Self.rounding)
      }
    }
  }

  @Test("Each side of the neck is an arc of a circle that touches both discs", arguments: samples)
  func fillets(sample: Sample) {
    guard sample.neck < 1 else { return }
    let side = sample.bridge.outline.curves[2..<4]
    guard let start = side.first?.start, let end = side.last?.end else { return }
    let (from, to) = (sample.bridge.from, sample.bridge.to)
    // The center lies on the rays from both centers through both joints, ρ beyond.
    let (e1, e2) = ((start - from.center) / from.radius, (end - to.center) / to.radius)
    let cross = e1.x * e2.y - e1.y * e2.x
    // Nearly parallel rays do not determine a point at which they meet.
    guard abs(cross) > 1e-3 else { return }
    let displacement = end - start
    let radius = (displacement.x * e2.y - displacement.y * e2.x) / cross
    let center = start + radius * e1
    for point in side.flatMap({ $0.flattened(20) }) {
      expect(abs((point - center).magnitude - radius), isAtMost: 0.0003 * radius + 1e-6)
    }
  }

  @Test("It is its own mirror image across the axis", arguments: samples)
  func symmetry(sample: Sample) {
    let there = sample.bridge.outline.points.map(sample.place)
    let back = there.reversed().map { Vector2($0.x, -$0.y) }
    expect(zip(there, back).allSatisfy { ($0 - $1).magnitude <= Self.rounding })
  }

  @Test("It is the same from either end", arguments: samples)
  func ends(sample: Sample) {
    let bridge = sample.bridge
    let turned = JellyBridge(from: bridge.to, to: bridge.from, profile: bridge.profile)
    expect(abs(turned.neckHalfWidth - bridge.neckHalfWidth), isAtMost: Self.rounding)
    // Half of the contour further on.
    let curves = bridge.outline.curves
    let moved = curves[6...] + curves[..<6]
    for (a, b) in zip(turned.outline.curves, moved) {
      expect(zip(a.points, b.points).allSatisfy { ($0 - $1).magnitude <= 1e-6 })
    }
  }

  @Test("The neck's half-width is that of the outline at its thinnest", arguments: samples)
  func thinnest(sample: Sample) {
    let bridge = sample.bridge
    let radius = min(bridge.from.radius, bridge.to.radius)
    expect(bridge.neckHalfWidth >= 0 && bridge.neckHalfWidth <= radius)
    let between = bridge.outline.curves[2..<4].flatMap { $0.flattened(200) }.map(sample.place)
      .filter { $0.x >= 0 && $0.x <= sample.distance }
    let thinnest = min(between.map(\.y).min() ?? .infinity, radius)
    // Of a round of at most 500 pt, a cubic is up to 0.028 % off.
    expect(abs(thinnest - bridge.neckHalfWidth), isAtMost: 0.00028 * 500)
  }

  @Test("A larger share is a thicker neck", arguments: samples)
  func thickness(sample: Sample) {
    let widths = (0...20).map { sample.with(neck: Double($0) / 20).neckHalfWidth }
    expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 + Self.rounding })
  }

  @Test("Discs that lie apart part at a share of 0: both sides touch the axis", arguments: samples)
  func parting(sample: Sample) {
    guard sample.bridge.isApart else { return }
    let parted = sample.with(neck: 0)
    expect(parted.neckHalfWidth, isAtMost: 1e-6)
    let heights = parted.outline.curves[2..<4].flatMap { $0.flattened(400) }.map(sample.place)
    // Of a round of at most 500 pt, a cubic is up to 0.028 % off.
    expect(heights.map { abs($0.y) }.min() ?? .infinity, isAtMost: 0.00028 * 500)
  }

  @Test(
    "Between equal discs that lie apart the neck is its share of their thickness",
    arguments: [0, 0.2, 0.5, 0.8, 1], [21, 40, 100])
  func share(neck: Double, distance: Double) {
    let bridge = JellyBridge(
      from: Disc(center: .zero, radius: 10), to: Disc(center: Vector2(distance, 0), radius: 10),
      profile: .liquid(neck: neck))
    expect(abs(bridge.neckHalfWidth - 10 * neck), isAtMost: 1e-12)
    let middle = bridge.outline.curves[2].end
    expect((middle - Vector2(distance / 2, -10 * neck)).magnitude, isAtMost: 1e-12)
  }

  @Test("With all of its share it is the hull: straight sides that touch both discs")
  func hull() {
    let bridge = JellyBridge(
      from: Disc(center: .zero, radius: 30), to: Disc(center: Vector2(50, 0), radius: 0),
      profile: .liquid(neck: 1))
    // The tangents from a point 50 away from the center of a circle of 30: 3, 4, 5.
    let side = bridge.outline.curves[2..<4]
    expect(((side.first?.start ?? .zero) - Vector2(18, -24)).magnitude, isAtMost: 1e-12)
    expect(((side.last?.end ?? .zero) - Vector2(50, 0)).magnitude, isAtMost: 1e-12)
    for point in side.flatMap(\.points) {
      expect(abs(3 * point.x - 4 * point.y - 150), isAtMost: 1e-9)
    }
  }

  @Test("Of nested discs it is the outer one", arguments: [0, 3, 6])
  func nested(distance: Double) {
    let inner = Disc(center: Vector2(40 + distance, 20), radius: 4)
    let outer = Disc(center: Vector2(40, 20), radius: 10)
    for (from, to) in [(inner, outer), (outer, inner)] {
      let bridge = JellyBridge(from: from, to: to, profile: .liquid(neck: 0.5))
      expect(bridge.isNested)
      expect(bridge.neckHalfWidth, equals: 4)
      let outline = bridge.outline
      for point in outline.curves.flatMap({ $0.flattened(40) }) {
        expect(abs((point - outer.center).magnitude - 10), isAtMost: 0.003)
      }
      expect(abs(outline.area - .pi * 100), isAtMost: 0.1)
    }
  }

  @Test("Whether the discs cross makes no jump, nor whether they are nested", arguments: 1...50)
  func continuity(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (r1, r2) = (generator.uniform(5...30), generator.uniform(5...30))
    let neck = generator.uniform(0.01...1)
    for border in [r1 + r2, abs(r1 - r2)] {
      let (inside, outside) = (border * (1 - 1e-9), border * (1 + 1e-9))
      let outlines = [inside, outside].map {
        JellyBridge(
          from: Disc(center: .zero, radius: r1), to: Disc(center: Vector2($0, 0), radius: r2),
          profile: .liquid(neck: neck)
        ).outline
      }
      // Near the border of nesting an angle goes with the square root of the distance.
      expect(outlines[0].lineDistance(to: outlines[1]), isAtMost: 0.02)
    }
  }

  @Test("Nothing makes it no number")
  func finite() {
    let lengths = [0, .leastNonzeroMagnitude, 1e-160, 1e-9, 1, 1e6]
    for r1 in lengths {
      for r2 in lengths {
        for distance in lengths {
          for neck in [.nan, -1, 0, 1e-300, 0.5, 1, 2, .infinity] {
            let bridge = JellyBridge(
              from: Disc(center: .zero, radius: r1),
              to: Disc(center: Vector2(0, distance), radius: r2), profile: .liquid(neck: neck))
            expect(bridge.outline.isFinite, "\(r1) \(r2) \(distance) \(neck)")
            expect(bridge.neckHalfWidth >= 0 && bridge.neckHalfWidth.isFinite)
          }
        }
      }
    }
  }
}
