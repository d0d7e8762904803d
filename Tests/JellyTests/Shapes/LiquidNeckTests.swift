import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// Two bodies that a seed makes, often degenerate.
private struct Pair {
  var first: LiquidBody
  var second: LiquidBody

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    first = Self.body(using: &generator)
    second = Self.body(using: &generator)
    // Often in one line, where the cores face each other.
    if generator.chance(0.3) { second.center.y = first.center.y + generator.pick([0, 3, 1e-12]) }
    if generator.chance(0.3) { second.center.x = first.center.x + generator.pick([0, 3, 1e-12]) }
  }

  init(_ first: LiquidBody, _ second: LiquidBody) { (self.first, self.second) = (first, second) }

  static func body(using generator: inout SeededGenerator) -> LiquidBody {
    var half = Vector2(generator.uniform(6...50), generator.uniform(6...40))
    if generator.chance(0.35) { half.y = half.x }
    return LiquidBody(
      center: Vector2(generator.uniform(-60...60), generator.uniform(-30...30)), halfSize: half,
      cornerRadius: generator.pick([0, 0.3, 0.6, 1, 1]) * min(half.x, half.y))
  }

  var frame: LiquidFrame { LiquidFrame(first, second) }
  var reversed: Self { Self(second, first) }
  var mirrored: Self {
    func mirrored(_ body: LiquidBody) -> LiquidBody {
      body.moved(by: Vector2(-2 * body.center.x, 0))
    }
    return Self(mirrored(first), mirrored(second))
  }

  /// The pair with another gap, along the axis; nil for cores that overlap too much for that.
  func with(gap: Double) -> Self? {
    let moved = Self(first, second.moved(by: frame.direction * (gap - frame.gap)))
    return abs(moved.frame.gap - gap) < 1e-10 ? moved : nil
  }

  func neck(
    _ amount: Double, _ radius: Double = 12, widening: Vector2 = [1, 1]
  ) -> LiquidNeck {
    LiquidNeck(first, second, amount: amount, ballRadius: radius, widening: widening)
  }

  func bodiesOutline() -> Outline {
    var outline = Outline()
    first.draw(into: &outline)
    second.draw(into: &outline)
    return outline
  }

  func outline(_ amount: Double, _ radius: Double = 12) -> Outline {
    var outline = bodiesOutline()
    neck(amount, radius).draw(into: &outline)
    return outline
  }

  func tails(_ growth: Double, partingGap: Double) -> Outline {
    var outline = bodiesOutline()
    for (body, other) in [(first, second), (second, first)] {
      LiquidTail(of: body, towards: other, growth: growth, partingGap: partingGap)?
        .draw(into: &outline)
    }
    return outline
  }
}

@Suite("A neck of two bodies")
struct LiquidNeckTests {
  @Test("Has balls that touch both bodies", arguments: seeds(1...1000))
  func touches(seed: UInt64) {
    let pair = Pair(seed: seed)
    guard pair.frame.gap < 30 else { return }
    let amount = Double(seed % 5) / 4
    // As wide as eleven third bodies on one side can make it.
    for widening in [[1, 1], [1, 9], [40, 1], [120, 120]] as [Vector2] {
      for ball in pair.neck(amount, widening: widening).balls {
        for body in [pair.first, pair.second] {
          let distance = body.clearance(of: ball.center).distance
          expect(abs(distance - ball.radius), isLessThan: 1e-8, "seed \(seed), \(widening)")
        }
        for (body, foot) in [(pair.first, ball.firstFoot), (pair.second, ball.secondFoot)] {
          expect(abs(body.clearance(of: foot).distance), isLessThan: 1e-8, "seed \(seed)")
        }
      }
    }
  }

  @Test("Has the same balls in closed form and by Newton's method", arguments: seeds(1...1000))
  func closedForms(seed: UInt64) {
    let pair = Pair(seed: seed)
    let (frame, amount) = (pair.frame, 0.25 + Double(seed % 4) / 4)
    guard frame.gap > 1e-3, frame.gap < 30 else { return }
    let solver = LiquidPair(pair.first, pair.second, frame)
    for side in [-1.0, 1] {
      for rise in [nil, 2 * amount, 20 * amount] as [Double?] {
        let ball = solver.ball(side: side, rise: rise)
        let place = solver.solved(side: side, rise: rise)
        let other = frame.point(place.x, side * place.y)
        expect((ball.center - other).magnitude, isLessThan: 1e-6, "seed \(seed)")
        expect(abs(ball.radius - place.z), isLessThan: 1e-6, "seed \(seed)")
      }
    }
    // The heights in contact, by the places where the outlines cross.
    let heights = solver.contactHeights(radius: 10 * amount)
    let near = pair.second.moved(by: frame.direction * -frame.gap)
    let crossings = LiquidCrossings(pair.first, near, radius: 10 * amount)
    var expected = Vector2.zero
    for index in 0..<crossings.count {
      let height = frame.height(of: crossings[index])
      expected = pointwiseMax(expected, Vector2(-height, height))
    }
    expect((heights - expected).magnitude, isLessThan: 1e-6, "seed \(seed)")
  }

  @Test(
    "Is the mirror image for mirrored bodies, and the same in both orders",
    arguments: seeds(1...300))
  func symmetry(seed: UInt64) {
    let pair = Pair(seed: seed)
    guard pair.frame.gap < 20, abs(pair.frame.gap) > 1e-6 else { return }
    let amount = 0.2 + Double(seed % 5) / 5
    func places(_ pair: Pair, _ sign: Double) -> [Vector2] {
      pair.neck(amount).balls.map { Vector2(sign * $0.center.x, $0.center.y) }
    }
    let own = places(pair, 1)
    for others in [places(pair.mirrored, -1), places(pair.reversed, 1)] {
      expect(others.count, equals: own.count, "seed \(seed)")
      for place in own {
        let nearest = others.map { ($0 - place).magnitude }.min() ?? .infinity
        expect(nearest, isLessThan: 1e-6, "seed \(seed)")
      }
    }
  }

  @Test("Has arcs between flat sides that face the axis, within rounding", arguments: seeds(1...60))
  func rounding(seed: UInt64) {
    var pair = Pair(seed: seed)
    pair.second.center.y = pair.first.center.y
    guard let pair = pair.with(gap: 4.1) else { return }
    let (above, below) = pair.neck(0.3).sides
    for ball in [above, below] where (ball.toFirst * ball.toSecond).sum() < -1 + 1e-12 {
      expect(abs(pair.frame.components(of: ball.middle).x), isLessThan: 1e-12, "seed \(seed)")
    }
  }

  @Test("Gets thinner as the gap grows", arguments: seeds(1...300))
  func thickness(seed: UInt64) {
    let pair = Pair(seed: seed)
    // As in a group: with larger balls than that a small body has a hump in the middle.
    let partingGap = min(20, 1.6 * min(pair.first.smallestHalf, pair.second.smallestHalf))
    let thicknesses = (1...19).compactMap { step -> Double? in
      let share = Double(step) / 20
      let amount = (1 - share).squareRoot() * (1 - share / 2)
      guard let moved = pair.with(gap: partingGap * share) else { return nil }
      let (above, below) = moved.neck(amount, 0.6 * partingGap).sides
      return [above, below].reduce(0) { $0 + abs(moved.frame.height(of: $1.center)) - $1.radius }
    }
    for (thickness, next) in zip(thicknesses, thicknesses.dropFirst()) {
      expect(next, isLessThan: thickness + 1e-6, "seed \(seed)")
    }
  }

  @Test("Parts into two whole tails", arguments: seeds(1...60))
  func parting(seed: UInt64) {
    guard let pair = Pair(seed: seed).with(gap: 16) else { return }
    // A spline's error along an arc of 30 pt.
    expect(
      pair.outline(0).areaDistance(to: pair.tails(1, partingGap: 16)), isLessThan: 0.1,
      "seed \(seed)")
  }

  @Test("Does not jump where the bodies begin to overlap", arguments: seeds(1...60))
  func contact(seed: UInt64) {
    let pair = Pair(seed: seed)
    guard let over = pair.with(gap: -1e-9) else { return }
    let outline = over.outline(0.8)
    // Down to the roundings of a row that is laid out in thirds of a point.
    for gap in [0, 1e-15, 1e-14, 1e-13, 1e-12, 1e-11, 1e-10, 1e-9, 1e-8, 1e-7] {
      guard let near = pair.with(gap: gap) else { continue }
      let distance = near.outline(0.8).areaDistance(to: outline)
      expect(distance, isLessThan: 0.1, "seed \(seed), \(near.frame.gap)")
    }
  }

  @Test("Is that of a gap of nothing where a row's gap is a rounding", arguments: seeds(1...60))
  func rows(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var left = generator.uniform(0...200) / 3
    let body = { () -> LiquidBody in
      let half = Vector2(1 + Double(generator.next() % 90), 6 + Double(generator.next() % 90)) / 3
      let body = LiquidBody(
        center: [left + half.x, generator.pick([0, 1.0 / 3, 4])], halfSize: half,
        cornerRadius: generator.pick([0, 0, 4, .infinity]))
      left += 2 * half.x
      return body
    }
    let pair = Pair(body(), body())
    let outlines = [-1e-9, 1e-9].compactMap { pair.with(gap: $0)?.outline(0.8) }
    // Of the places that are next to that of the layout, some leave a gap just above 0.
    for rounding in -4...4 {
      var row = pair
      row.second.center.x += Double(rounding) * row.second.center.x.ulp
      guard abs(row.frame.gap) < 1e-6 else { continue }
      for outline in outlines {
        expect(
          row.outline(0.8).areaDistance(to: outline), isLessThan: 0.1, "seed \(seed), \(rounding)")
      }
    }
  }

  @Test("Is that of square corners where their radii vanish", arguments: seeds(1...200))
  func squareCorners(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (first, second) = (Pair.body(using: &generator), Pair.body(using: &generator))
    func pair(_ radius: Double, _ otherRadius: Double) -> Pair? {
      func body(_ body: LiquidBody, _ radius: Double) -> LiquidBody {
        LiquidBody(center: body.center, halfSize: body.halfSize, cornerRadius: radius)
      }
      return Pair(body(first, radius), body(second, otherRadius)).with(gap: 3)
    }
    guard let square = pair(0, 0)?.outline(0.8) else { return }
    // Beside the ball's radius all of these are a rounding, and the product of two is often 0.
    for radius in [1e-300, 1e-200, 1e-100, 1e-30, 1e-18, 1e-16, 1e-14, 1e-12] {
      for other in [0, radius / 3, radius] {
        for near in [pair(radius, other), pair(other, radius)].compactMap({ $0?.outline(0.8) }) {
          expect(
            near.areaDistance(to: square), isLessThan: 0.1, "seed \(seed), \(radius), \(other)")
        }
      }
    }
  }

  /// Radii of corners, as shares of the largest: from none over roundings to half of a side.
  private static let shares = [0, 1e-300, 1e-15, 1e-9, 1e-3, 0.3, 0.8, 1]

  /// The pair of a seed with other radii, in every other seed side by side in a row.
  private func pair(_ seed: UInt64, _ share: Double, _ otherShare: Double) -> Pair {
    let pair = Pair(seed: seed)
    func body(_ body: LiquidBody, _ share: Double) -> LiquidBody {
      LiquidBody(
        center: body.center, halfSize: body.halfSize, cornerRadius: share * body.smallestHalf)
    }
    let (first, second) = (body(pair.first, share), body(pair.second, otherShare))
    guard seed % 2 == 0 else { return Pair(first, second) }
    let reach = first.halfSize.x + second.halfSize.x + 1
    return Pair(
      first, second.moved(by: Vector2(first.center.x + reach - second.center.x, 0)))
  }

  @Test("Touches corners of any radius, at any gap", arguments: seeds(1...200))
  func corners(seed: UInt64) {
    for share in Self.shares {
      for other in Self.shares {
        let pair = pair(seed, share, other)
        for gap in [1e-16, 1e-15, 4e-15, 3e-14, 1e-12, 1e-9, 1e-7, 2e-6, 1e-5, 1e-3, 0.1, 1, 8] {
          guard let near = pair.with(gap: gap) else { continue }
          let isAligned = near.frame.direction.x * near.frame.direction.y == 0
          let neck = near.neck(Double(seed % 4) / 4, 9)
          // A gap that does not count as one has other balls in a group.
          guard near.frame.gap > 0, neck.isApart || isAligned else { continue }
          for ball in [neck.sides.0, neck.sides.1] {
            for (body, foot) in [(near.first, ball.firstFoot), (near.second, ball.secondFoot)] {
              let comment: Comment = "seed \(seed), \(share), \(other), \(near.frame.gap)"
              expect(abs(body.clearance(of: foot).distance), isAtMost: 1e-9, comment)
              let distance = body.clearance(of: ball.center).distance
              expect(abs(distance - ball.radius), isAtMost: 1e-9, comment)
            }
          }
        }
      }
    }
  }

  @Test("Does not jump between corners of any radius, at any gap", arguments: seeds(1...200))
  func gaps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      let pair = pair(seed, generator.pick(Self.shares), generator.pick(Self.shares))
      // In a group this one begins to count as a gap.
      for gap in [-1e-8, 1e-6 - 1e-9, generator.logarithmic(1e-9...16)] {
        guard let near = pair.with(gap: gap), let far = pair.with(gap: gap + 2e-8) else { continue }
        let distance = near.outline(0.8, 9).areaDistance(to: far.outline(0.8, 9))
        expect(distance, isAtMost: 0.1, "seed \(seed), \(near), \(gap)")
      }
    }
  }

  @Test("Fills the four corners of a cross")
  func cross() {
    let upright = LiquidBody(center: .zero, halfSize: [8, 40], cornerRadius: 8)
    let flat = LiquidBody(center: .zero, halfSize: [40, 8], cornerRadius: 8)
    expect(Pair(upright, flat).neck(1, 6).balls.count, equals: 4)
  }

  @Test("Is finite for degenerate bodies", arguments: seeds(1...1000))
  func degenerate(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func body() -> LiquidBody {
      let half = generator.pick([
        Vector2(0, 0), Vector2(20, 20), Vector2(40, 0), Vector2(0, 30), Vector2(1e6, 1e-6),
      ])
      return LiquidBody(
        center: generator.pick([.zero, Vector2(20, 0), Vector2(40, 1e-12), Vector2(60, 20)]),
        halfSize: half, cornerRadius: generator.pick([0, 20, 1e-9, .infinity]))
    }
    let pair = Pair(body(), body())
    let amount = generator.pick([0, 1e-9, 0.5, 1, 1.2])
    expect(pair.outline(amount, generator.pick([0, 1e-9, 6, 12])).isFinite, "seed \(seed)")
    expect(pair.tails(generator.pick([1e-9, 0.5, 1]), partingGap: 20).isFinite, "seed \(seed)")
  }

  @Test("Has tails that get shorter as they draw back", arguments: seeds(1...60))
  func tails(seed: UInt64) {
    guard let pair = Pair(seed: seed).with(gap: 18) else { return }
    let tips = (1...10).map { step -> Double in
      var outline = Outline()
      LiquidTail(
        of: pair.first, towards: pair.second, growth: Double(step) / 10, partingGap: 16)?
        .draw(into: &outline)
      let frame = pair.frame
      return outline.segments.map { frame.components(of: $0.end - frame.origin).x }.max() ?? 0
    }
    for (tip, next) in zip(tips, tips.dropFirst()) {
      expect(next, isGreaterThan: tip, "seed \(seed)")
    }
  }

  private func thick(_ first: Disc, _ second: Disc, _ share: Double) -> Outline {
    var outline = Outline()
    first.draw(into: &outline)
    second.draw(into: &outline)
    LiquidNeck.draw(between: first, second, share: share, into: &outline, deformation: .none)
    return outline
  }

  @Test(
    "Between equal discs that lie apart it is its share of their thickness",
    arguments: [0, 0.2, 0.5, 0.8, 1], [21, 40, 100])
  func share(share: Double, distance: Double) {
    let outline = thick(
      Disc(center: .zero, radius: 10), Disc(center: Vector2(distance, 0), radius: 10), share)
    let middle = outline.contours[2][0].end
    expect((middle - Vector2(distance / 2, -10 * share)).magnitude, isAtMost: 1e-7)
  }

  @Test("By thickness, leaves both discs without a kink", arguments: seeds(1...300))
  func leaves(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (r1, r2) = (generator.logarithmic(0.5...40), generator.logarithmic(0.5...40))
    let distance = abs(r1 - r2) + generator.logarithmic(1e-6...200)
    let turn = generator.uniform(-3.2...3.2)
    let (first, second) = (
      Disc(center: [3, 5], radius: r1),
      Disc(center: [3, 5] + distance * Vector2(cosine(turn), sine(turn)), radius: r2)
    )
    let outline = thick(first, second, generator.pick([0.01, 0.5, 0.99, 1]))
    expect(outline.isFinite, "seed \(seed)")
    let neck = outline.contours[2]
    for (disc, foot, direction) in [
      (first, neck[0].start, neck[0].directionAtStart),
      (second, neck[1].end, neck[1].directionAtEnd),
    ] {
      let normal = (foot - disc.center) / disc.radius
      expect(abs(normal.magnitude - 1), isAtMost: 1e-9, "seed \(seed)")
      guard direction.magnitude > 1e-4 else { continue }
      expect(abs((normal * direction).sum()) / direction.magnitude, isAtMost: 1e-6, "seed \(seed)")
    }
  }

  @Test("By thickness, does not jump where discs begin to overlap", arguments: seeds(1...60))
  func touching(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (r1, r2) = (generator.uniform(5...30), generator.uniform(5...30))
    let share = generator.uniform(0.01...1)
    let first = Disc(center: .zero, radius: r1)
    let outlines = [1 - 1e-9, 1 + 1e-9].map { (factor: Double) -> Outline in
      thick(first, Disc(center: Vector2((r1 + r2) * factor, 0), radius: r2), share)
    }
    expect(outlines[0].areaDistance(to: outlines[1]), isAtMost: 1e-3)
  }
}
