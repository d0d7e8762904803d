@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A drawing that becomes another one")
struct MorphTests {
  private static let pairs = MorphVectors.all

  private func flow(_ pair: MorphVectors.Case) throws -> TestFlow {
    let flow = try TestFlow(pair.start)
    flow.write(pair.end)
    try #require(flow.change())
    return flow
  }

  // MARK: Correspondence

  @Test("Both ends are the drawings", arguments: pairs)
  func ends(of pair: MorphVectors.Case) throws {
    let flow = try flow(pair)
    #expect(distance(of: pair.start.outline, from: flow.cubics(at: 0).flatMap(\.self)) < 2e-4)
    #expect(distance(of: pair.end.outline, from: flow.cubics(at: 1.9999).flatMap(\.self)) < 2e-4)
  }

  @Test(
    "What is symmetric stays so", arguments: pairs.filter { $0.morph.symmetric }, [0.06, 0.15])
  func symmetric(of pair: MorphVectors.Case, at time: Double) throws {
    // A bud, or a stroke that peels, has a place beside the axis.
    guard !["speaker-low-fill to speaker-high-fill", "play to pause"].contains(pair.name) else {
      return
    }
    let flow = try flow(pair)
    let cubics = flow.cubics(at: time).flatMap(\.self)
    let points = cubics.flatMap { cubic in (0...8).map { cubic.point(at: Double($0) / 8) } }
    let off = [0, 1].map { axis in
      let places = points.map { $0.along(axis) }
      let sum = (places.min() ?? 0) + (places.max() ?? 0)
      let image = cubics.map { cubic in
        cubic.mapped { axis == 0 ? Vector2(sum - $0.x, $0.y) : Vector2($0.x, sum - $0.y) }
      }
      return distance(of: image, from: cubics)
    }
    #expect(min(off[0], off[1]) < 3e-3)
  }

  @Test("A drawing becomes itself without a motion", arguments: pairs)
  func identity(of pair: MorphVectors.Case) throws {
    let flow = try TestFlow(pair.start)
    flow.write(pair.start)
    try #require(flow.change())
    #expect(distance(of: flow.cubics(at: 0.1).flatMap(\.self), from: pair.start.outline) < 1e-5)
  }

  @Test("Neither the start nor the direction of a path matters", arguments: pairs, [1, 2])
  func start(of pair: MorphVectors.Case, roll: Int) throws {
    let flow = try flow(pair)
    let other = try TestFlow()
    other.write(pair.start, roll: roll, isReversed: roll == 1)
    try #require(other.change(spring: .reducedMotion, at: -1))
    other.write(pair.end, roll: 3 * roll, isReversed: true)
    try #require(other.change())
    for (own, its) in zip(flow.cubics(at: 0.1).joined(), other.cubics(at: 0.1).joined()) {
      #expect(own.start.distance(to: its.start) < 1e-9)
      #expect(own.control1.distance(to: its.control1) < 1e-9)
    }
  }

  @Test("The way back is the way there", arguments: pairs)
  func back(of pair: MorphVectors.Case) throws {
    let (there, back) = (try flow(pair), try TestFlow(pair.end))
    back.write(pair.start)
    try #require(back.change())
    try #require(there.motion.cubicCount == back.motion.cubicCount)
    for index in 0..<there.motion.cubicCount {
      let (own, its) = (there.motion.points[index], back.motion.points[index])
      // The turn is a motion of its own, so only lengths are the same with one.
      #expect(
        abs(own.start.start.distance(to: own.end.end) - its.end.start.distance(to: its.start.end))
          < 1e-9)
      #expect(own.isSmooth == its.isSmooth)
    }
  }

  @Test("A hole of a fill that becomes a stroke is in one path with the fill", arguments: pairs)
  func melting(of pair: MorphVectors.Case) throws {
    guard pair.start.contains(where: \.hole) else { return }
    let flow = try TestFlow(pair.start)
    flow.write(Self.pairs[0].end)
    try #require(flow.change())
    let pieces = (0..<flow.motion.pieceCount).map { flow.motion.pieces[$0] }
    try #require(pieces.contains { $0.isHole })
    for hole in pieces where hole.isHole {
      #expect(pieces.contains { !$0.isHole && $0.paints == hole.paints })
    }
  }

  /// Writes the outline of a stroke of straight lines.
  private func writeRibbon(_ points: [Vector2], _ drawing: inout MorphDrawing) {
    let normals = zip(points, points.dropFirst()).map { start, end in
      let chord = (end - start).direction
      return Vector2(-chord.y, chord.x)
    }
    let sides = points.indices.map { index in
      let (before, after) = (normals[max(index - 1, 0)], normals[min(index, normals.count - 1)])
      return 0.06 / (1 + before.dot(after)) * (before + after)
    }
    drawing.clear()
    drawing.begin(MorphPaint())
    drawing.move(to: points[0] - sides[0])
    for (point, side) in zip(points, sides).dropFirst() { drawing.addLine(to: point - side) }
    for (point, side) in zip(points, sides).reversed() { drawing.addLine(to: point + side) }
    drawing.closeSubpath()
    drawing.finish()
  }

  /// The strokes of digits.
  private static let ribbons: [[(Double, Double)]] = [
    [(0.35, 0.3), (0.5, 0.1), (0.5, 0.9)],
    [(0.2, 0.25), (0.5, 0.1), (0.75, 0.3), (0.25, 0.9), (0.8, 0.9)],
    [(0.2, 0.1), (0.8, 0.1), (0.45, 0.45), (0.8, 0.7), (0.5, 0.93), (0.2, 0.85)],
    [(0.65, 0.95), (0.6, 0.1), (0.15, 0.7), (0.9, 0.65)],
    [(0.8, 0.1), (0.25, 0.1), (0.22, 0.45), (0.6, 0.42), (0.8, 0.68), (0.55, 0.93), (0.2, 0.85)],
    [(0.7, 0.1), (0.3, 0.5), (0.35, 0.85), (0.7, 0.85), (0.72, 0.55), (0.45, 0.5)],
    [(0.2, 0.1), (0.8, 0.1), (0.4, 0.92)],
  ]

  /// How often an outline crosses itself.
  private func crossings(_ cubics: [Cubic]) -> Int {
    let points = cubics.flatMap { cubic in (0..<4).map { cubic.point(at: Double($0) / 4) } }
    let sides = Array(zip(points, points.dropFirst() + [points[0]]))
    return sides.enumerated().reduce(0) { sum, side in
      let (index, (a, b)) = side
      return sum
        + sides[min(index + 2, sides.count)...].filter { p, q in
          let own = (b - a).cross(p - a) * (b - a).cross(q - a)
          let other = (q - p).cross(a - p) * (q - p).cross(b - p)
          return own < -1e-18 && other < -1e-18
        }.count
    }
  }

  @Test("The sides of a digit do not cross on the way", arguments: 0..<7, 0..<7)
  func digits(from start: Int, to end: Int) throws {
    // These three pairs cross with all weights.
    let isTangled = [[0, 5], [3, 5], [4, 6]].contains([min(start, end), max(start, end)])
    guard start != end, !isTangled else { return }
    let flow = try TestFlow()
    writeRibbon(Self.ribbons[start].map { Vector2($0.0, $0.1) }, &flow.motion.next)
    try #require(flow.change(spring: .reducedMotion, at: -1))
    writeRibbon(Self.ribbons[end].map { Vector2($0.0, $0.1) }, &flow.motion.next)
    try #require(flow.change())
    let ends = [0, 1.99].map { crossings(flow.cubics(at: $0).flatMap(\.self)) }
    for time in [0.04, 0.07, 0.1, 0.13] {
      #expect(crossings(flow.cubics(at: time).flatMap(\.self)) <= max(ends[0], ends[1]), "\(time)")
    }
  }

  // MARK: Catch

  @Test("A flow that is caught does not jump", arguments: pairs.indices, [0.06, 0.12, 0.2])
  func `catch`(of index: Int, at time: Double) throws {
    let flow = try flow(Self.pairs[index])
    flow.write(Self.pairs[(index + 1) % Self.pairs.count].end)
    let jump = try #require(flow.jump(wave: index.isMultiple(of: 2) ? 0 : 0.35, at: time))
    #expect(jump.place < 1e-3)
    // It keeps its velocity: the outlines part with the square of the time.
    #expect(jump.soon < 1e-3)
  }

  @Test("A flow that is caught again and again does not jump, and ends exactly", arguments: 0..<60)
  func chain(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let flow = try flow(generator.pick(Self.pairs))
    var time = 0.0
    for _ in 0..<6 {
      time += generator.uniform(0.03...0.23)
      let pair = generator.pick(Self.pairs)
      let target = generator.chance(0.5) ? pair.start : pair.end
      flow.write(target)
      let place = Vector2(generator.uniform(0...1), generator.uniform(0...1))
      let jump = try #require(
        flow.jump(wave: generator.chance(0.5) ? 0 : 0.35, from: place, at: time))
      #expect(jump.place < 1e-3, "\(pair.name)")
      #expect(jump.soon < 1e-3, "\(pair.name)")
      let end = flow.cubics(at: time + 1.9999).flatMap(\.self)
      #expect(distance(of: target.outline, from: end) < 2e-4)
    }
  }

  @Test("Cubics do not add up with catches")
  func growth() throws {
    func count(_ contours: [MorphVectors.Contour]) -> Int {
      contours.reduce(0) { $0 + $1.cubics.count }
    }
    let fitting = Self.pairs.filter { count($0.end) <= 30 && count($0.start) <= 30 }
    try #require(fitting.count > 30)
    for (first, stride) in fitting.indices.flatMap({ first in [1, 3, 7].map { (first, $0) } }) {
      let flow = try TestFlow(fitting[first].start)
      for step in 0..<6 {
        flow.write(fitting[(first + step * stride) % fitting.count].end)
        guard !flow.motion.next.isSame(as: flow.motion.shown) else { continue }
        try #require(flow.change(at: 0.09 * Double(step)))
        #expect(flow.motion.cubicCount <= 96, "\(fitting[first].name) by \(stride), step \(step)")
      }
    }
  }

  @Test("A change back keeps the pieces and turns around", arguments: pairs)
  func turnBack(of pair: MorphVectors.Case) throws {
    let flow = try flow(pair)
    let before = flow.cubics(at: 0.1)
    let (count, share) = (flow.motion.cubicCount, flow.motion.share(at: 0.1))
    flow.write(pair.start)
    try #require(flow.change(at: 0.1))
    #expect(flow.motion.cubicCount == count)
    #expect(abs(flow.motion.share(at: 0.1) - (1 - share)) < 1e-12)
    for (own, its) in zip(before.joined(), flow.cubics(at: 0.1).joined()) {
      #expect(own.start.distance(to: its.start) < 1e-9)
      #expect(own.control2.distance(to: its.control2) < 1e-9)
    }
    flow.write(pair.end)
    try #require(flow.change(at: 0.2))
    #expect(flow.motion.cubicCount == count)
  }

  // MARK: Any drawings

  @Test("Any drawing becomes any other one, with finite numbers", arguments: pairs.indices)
  func finite(from index: Int) throws {
    for step in [3, 7, 11, 18, 29] {
      let flow = try TestFlow(Self.pairs[index].start)
      flow.write(Self.pairs[(index + step) % Self.pairs.count].end)
      try #require(flow.change(wave: 0.35, from: .zero))
      for time in [0, 0.1, 0.3] {
        for cubic in flow.cubics(at: time).joined() {
          #expect(cubic.start.isFinite && cubic.control1.isFinite && cubic.control2.isFinite)
          #expect(cubic.start.distance(to: Vector2(0.5, 0.5)) < 2)
        }
      }
    }
  }

  /// A drawing of any contours: curves, dots, lines without an area, and some that are refused.
  private func writeAnything(
    _ drawing: inout MorphDrawing, using generator: inout SeededGenerator
  ) {
    func point() -> Vector2 { Vector2(generator.uniform(0...1), generator.uniform(0...1)) }
    drawing.clear()
    for _ in 0..<generator.pick([0, 1, 1, 2, 2, 3, 5, 8, 40]) {
      let isStroke = generator.chance(0.5)
      let width = generator.chance(0.02) ? generator.oddNumber() : generator.uniform(0...0.1)
      drawing.begin(
        isStroke ? MorphPaint(fill: generator.pick([0, 0.5]), width: width) : MorphPaint(),
        isEvenOdd: generator.chance(0.5))
      for _ in 0..<generator.pick([1, 1, 2, 3]) {
        drawing.move(to: point())
        for _ in 0..<generator.pick([0, 1, 1, 2, 3, 4, 8, 12]) {
          switch generator.next() % 8 {
          case 0...2: drawing.addLine(to: point())
          case 3: drawing.addQuadCurve(to: point(), control: point())
          case 4...6: drawing.addCurve(to: point(), control1: point(), control2: point())
          default:
            let isOdd = generator.chance(0.02)
            drawing.addLine(to: isOdd ? Vector2(generator.oddNumber(), 0) : .zero)
          }
        }
        if generator.chance(0.6) { drawing.closeSubpath() }
      }
    }
    drawing.finish()
  }

  @Test("Any drawings flow without a jump, or are refused and change nothing", arguments: 0..<60)
  func anything(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let flow = try TestFlow(generator.pick(Self.pairs).start)
    var time = 0.0
    for _ in 0..<8 {
      time += generator.pick([0, 0.01, 0.05, 0.1, 0.2, 3])
      if generator.chance(0.7) {
        writeAnything(&flow.motion.next, using: &generator)
      } else {
        flow.write(
          generator.pick(Self.pairs).end, roll: Int(generator.next() % 5),
          isReversed: generator.chance(0.5))
      }
      let before = flow.cubics(at: time)
      let isMoving = time < flow.motion.restTime
      let place = Vector2(generator.oddNumber(), generator.uniform(0...1))
      guard let jump = flow.jump(wave: generator.pick([0, 0.35]), from: place, at: time) else {
        let after = flow.cubics(at: time)
        #expect(after.count == before.count)
        for (own, its) in zip(before.joined(), after.joined()) {
          #expect(own.start == its.start && own.control1 == its.control1)
        }
        continue
      }
      // A scribble's velocity may change: a handle without a length turns at once.
      let size = before.joined().map { max($0.start.magnitude, $0.end.magnitude) }.max() ?? 0
      if isMoving { #expect(jump.place < 1e-3 * max(size, 1)) }
      for late in [0, 0.05, 0.3, 1.9] {
        for cubic in flow.cubics(at: time + late).joined() {
          #expect(cubic.start.isFinite && cubic.control1.isFinite && cubic.control2.isFinite)
        }
      }
    }
  }

  // MARK: Bad input

  private static var square: [MorphVectors.Contour] { pairs[35].start }

  @Test("An empty drawing grows from the middle, and shrinks to it")
  func empty() throws {
    let flow = try TestFlow()
    flow.motion.next.clear()
    flow.motion.next.finish()
    #expect(flow.change())
    flow.write(Self.square)
    try #require(flow.change(at: 3))
    #expect(flow.cubics(at: 3).joined().allSatisfy { $0.start == Vector2(0.5, 0.5) })
    #expect(distance(of: Self.square.outline, from: flow.cubics(at: 4.999).flatMap(\.self)) < 1e-4)
    // Removed on its way: caught, and back to the middle.
    flow.motion.next.clear()
    flow.motion.next.finish()
    try #require(flow.change(at: 3.1))
    #expect(
      flow.cubics(at: 5).joined().allSatisfy { $0.start.distance(to: Vector2(0.5, 0.5)) < 1e-6 })
  }

  @Test("A drawing that is too large or not finite changes nothing")
  func refused() throws {
    let flow = try TestFlow(Self.square)
    func refuses(_ draw: (inout MorphDrawing) -> Void) -> Bool {
      flow.motion.next.clear()
      flow.motion.next.begin(MorphPaint(width: 0.1))
      draw(&flow.motion.next)
      flow.motion.next.finish()
      return !flow.change(at: 5) && flow.motion.restTime < 0
    }
    #expect(
      refuses { pen in
        pen.move(to: .zero)
        for step in 0...MorphDrawing.maximumCubics {
          pen.addLine(to: Vector2(Double(step % 7), Double(step % 5)) / 8)
        }
      })
    #expect(
      refuses { pen in
        for step in 0...32 {
          pen.move(to: .zero)
          pen.addLine(to: Vector2(Double(step + 1) / 40, 0.5))
        }
      })
    #expect(
      refuses { pen in
        pen.move(to: .zero)
        pen.addCurve(to: Vector2(1, 1), control1: Vector2(.nan, 0), control2: Vector2(1, 0))
      })
    #expect(
      refuses { pen in
        pen.move(to: Vector2(.infinity, 0))
        pen.addLine(to: Vector2(1, 1))
      })
  }

  @Test(
    "Where a flow that is caught has no match, one drawing shrinks and the other grows",
    arguments: pairs)
  func hiding(of pair: MorphVectors.Case) throws {
    let flow = try TestFlow(pair.start)
    flow.write(pair.end)
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: MorphMotion.byteCount, alignment: 16)
    defer { memory.deallocate() }
    let match = try MorphMatch(
      hiding: flow.motion.shown, flow.motion.next, in: MorphMemory(memory))
    let gone = match.pieces.filter { $0.hiding == .end }
    let new = match.pieces.filter { $0.hiding == .start }
    #expect(gone.count == flow.motion.shown.count && new.count == flow.motion.next.count)
    #expect(gone.count + new.count == match.pieces.count)
    #expect(distance(of: pair.start.outline, from: gone.flatMap { $0.start.map(\.shape) }) < 1e-5)
    #expect(distance(of: pair.end.outline, from: new.flatMap { $0.end.map(\.shape) }) < 1e-5)
    for piece in gone {
      // Its middle, and no stroke around that.
      #expect(piece.end.allSatisfy { $0.extent == 0 } && piece.paints.end.width == 0)
    }
  }

  @Test("Dots are strokes, and fills without an area are left out")
  func dots() throws {
    let flow = try TestFlow(Self.square)
    flow.motion.next.clear()
    flow.motion.next.begin(MorphPaint(width: 0.1))
    flow.motion.next.move(to: Vector2(0.3, 0.3))
    flow.motion.next.addLine(to: Vector2(0.3, 0.3))
    flow.motion.next.begin(MorphPaint())
    flow.motion.next.move(to: Vector2(0.1, 0.1))
    flow.motion.next.addLine(to: Vector2(0.9, 0.9))
    flow.motion.next.closeSubpath()
    flow.motion.next.finish()
    #expect(flow.motion.next.count == 1)
    try #require(flow.change())
    #expect(
      flow.cubics(at: 1.99).joined().allSatisfy { $0.start.distance(to: Vector2(0.3, 0.3)) < 1e-4 })
  }

  @Test("A contour that crosses itself may do so")
  func crossing() throws {
    let flow = try TestFlow(Self.square)
    flow.motion.next.clear()
    flow.motion.next.begin(MorphPaint(), isEvenOdd: true)
    flow.motion.next.move(to: Vector2(0.1, 0.1))
    flow.motion.next.addLine(to: Vector2(0.9, 0.8))
    flow.motion.next.addLine(to: Vector2(0.9, 0.1))
    flow.motion.next.addLine(to: Vector2(0.2, 0.9))
    flow.motion.next.closeSubpath()
    flow.motion.next.finish()
    #expect(flow.motion.next.count == 1)
    #expect(flow.change())
  }

  @Test("A hundred changes within a second stay within bounds")
  func hundred() throws {
    let flow = try TestFlow(Self.pairs[0].start)
    var generator = SeededGenerator(seed: 5)
    for step in 0..<100 {
      let time = Double(step) / 100
      flow.write(generator.pick(Self.pairs).end)
      flow.change(wave: 0.5, from: .zero, at: time)
      #expect(flow.motion.cubicCount <= MorphMotion.maximumCubics)
      for cubic in flow.cubics(at: time).joined() {
        #expect(cubic.start.distance(to: Vector2(0.5, 0.5)) < 2)
      }
    }
  }

  // MARK: The shape

  @Test("A change in a drag leaves the drawing in the fingers")
  func held() throws {
    var shape = JellyShapeBody(size: Vector2(160, 160))
    let flow = try TestFlow(Self.square)
    shape.handle(.touchBegan(Vector2(40, 40)), at: 0)
    shape.handle(.touchMoved(Vector2(10, 20)), at: 0.1)
    let before = shape.localFrame(at: Vector2(40, 40), time: 0.2).origin
    flow.write(Self.pairs[0].end)
    #expect(shape.changeDrawing(&flow.motion, from: Vector2(40, 40), at: 0.2))
    #expect(shape.isHeld)
    #expect(shape.localFrame(at: Vector2(40, 40), time: 0.2).origin.distance(to: before) < 1e-9)
    #expect(shape.restTime > 0.6)
    #expect(flow.motion.restTime == shape.morphRestTime)
    shape.handle(.sizeChanged(Vector2(80, 80)), at: 0.3)
    #expect(flow.cubics(at: 0.3).joined().allSatisfy { $0.start.isFinite })
  }

  @Test("With Reduce Motion the drawing changes at once")
  func reduced() throws {
    var shape = JellyShapeBody(size: Vector2(160, 160), tuning: .reduced)
    let flow = try TestFlow(Self.square)
    flow.write(Self.pairs[0].end)
    #expect(shape.changeDrawing(&flow.motion, at: 1))
    #expect(flow.motion.restTime == 1)
    #expect(flow.motion.share(at: 1) == 1)
    #expect(shape.restTime == 1)
  }

  @Test("A drawing that is refused leaves the shape as it is")
  func refusedShape() throws {
    var shape = JellyShapeBody(size: Vector2(160, 160))
    let flow = try TestFlow(Self.square)
    flow.motion.next.clear()
    flow.motion.next.begin(MorphPaint(width: .nan))
    flow.motion.next.finish()
    #expect(!shape.changeDrawing(&flow.motion, at: 1))
    #expect(shape.restTime <= 1)
  }
}
