@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("What a morph of any drawings keeps")
struct MorphLawTests {
  private static let pairs = MorphVectors.all

  // MARK: Ink

  @Test("The ink is the same before and after a catch", arguments: seeds(0...39))
  func ink(of seed: UInt64) throws {
    let index = Int(seed)
    for (step, time) in [0.03, 0.08, 0.2].enumerated() {
      let flow = try TestFlow(Self.pairs[index].start)
      flow.write(Self.pairs[index].end)
      try #require(flow.change())
      flow.write(Self.pairs[(index + 7 * step + 1) % Self.pairs.count].end)
      #expect(try flow.jumpOfInk(at: time) < 0.01, "at \(time)")
    }
  }

  @Test(
    "A hole stays open when its fill is caught on the way to a stroke",
    arguments: pairs.filter { $0.start.contains(where: \.hole) })
  func holes(of pair: MorphVectors.Case) throws {
    for (time, target) in [(0.03, pair.end), (0.06, Self.pairs[5].end), (0.1, pair.start)] {
      let flow = try TestFlow(pair.start)
      flow.write(Self.pairs[0].end)
      try #require(flow.change())
      // Not the way back, which keeps the pieces.
      flow.write(Self.pairs[1].start)
      #expect(try flow.jumpOfInk(at: time) < 0.01, "at \(time)")
      flow.write(target)
      #expect(try flow.jumpOfInk(at: time + 0.05) < 0.01, "at \(time + 0.05)")
    }
  }

  @Test("Where one path becomes several at a catch, its holes stay open", arguments: seeds(0...39))
  func paths(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func drawing(_ pen: inout MorphDrawing) {
      let (columns, rows) = (generator.pick([1, 2, 3]), generator.pick([1, 1, 2]))
      let (width, height) = (1 / Double(columns), 1 / Double(rows))
      for index in 0..<(columns * rows) {
        let (x, y) = (Double(index % columns) * width, Double(index / columns) * height)
        pen.addBox(x + 0.1 * width, y + 0.1 * height, 0.8 * width, 0.8 * height)
        guard generator.chance(0.7) else { continue }
        pen.addCircle(x + width / 2, y + height / 2, 0.3 * min(width, height))
      }
    }
    let flow = try TestFlow.between(drawing, drawing)
    for step in 1...4 {
      // Each part of the page's drawing has a paint of its own.
      flow.draw(MorphPaint(id: Int32(step)), isEvenOdd: true, drawing)
      #expect(try flow.jumpOfInk(at: 0.07 * Double(step)) < 0.01, "step \(step)")
    }
  }

  // MARK: Matches

  @Test("Drawings of many contours have a match")
  func many() throws {
    func grid(_ pen: inout MorphDrawing) {
      for index in 0..<25 {
        pen.addBox(0.04 + 0.2 * Double(index % 5), 0.04 + 0.2 * Double(index / 5), 0.12, 0.12)
      }
    }
    func list(_ pen: inout MorphDrawing) {
      for row in 0..<4 {
        pen.addCircle(0.1, 0.14 + 0.24 * Double(row), 0.06)
        pen.addBox(0.25, 0.08 + 0.24 * Double(row), 0.7, 0.12)
      }
    }
    func cog(_ pen: inout MorphDrawing) {
      pen.addPolygon(
        (0..<120).map { index -> (Double, Double) in
          let radius = index.isMultiple(of: 2) ? 0.45 : 0.38
          let place = Vector2(angle: Double(index) * .pi / 60) * radius
          return (0.5 + place.x, 0.5 + place.y)
        })
    }
    func star(_ pen: inout MorphDrawing) {
      pen.addPolygon(
        (0..<110).map { index -> (Double, Double) in
          let radius = index.isMultiple(of: 5) ? 0.45 : 0.3
          let place = Vector2(angle: Double(index) * .pi / 55) * radius
          return (0.5 + place.x, 0.5 + place.y)
        })
    }
    for (start, end) in [(grid, list), (list, grid), (cog, star)] {
      let flow = try TestFlow.between(start, end)
      #expect(flow.motion.restTime > 0)
      #expect(flow.pieces.contains { $0.hiding == nil })
      // And its time is bounded.
      let (a, b) = (flow.motion.former, flow.motion.shown)
      func effort(density: Int) throws -> Int {
        let memory = MorphMemory(flow.motion.scratch)
        let isReversed = try b.order(in: memory) < a.order(in: memory)
        var matcher = try MorphMatcher(density: density, in: memory)
        try matcher.match(isReversed ? b : a, isReversed ? a : b)
        return matcher.effort
      }
      // As a flow does: with fewer nodes if there is no room otherwise.
      let dense = try? effort(density: MorphMatcher.standardDensity)
      #expect(try dense ?? effort(density: MorphMatcher.sparseDensity) < 500_000)
    }
  }

  @Test("No match is found in a memory that is too small")
  func noRoom() throws {
    let flow = try TestFlow(Self.pairs[0].start)
    let memory = MorphMemory(UnsafeMutableRawBufferPointer(rebasing: flow.motion.scratch[..<4096]))
    #expect(throws: MorphError.noRoom) {
      try MorphMatch(from: flow.motion.shown, to: flow.motion.shown, in: memory)
    }
  }

  @Test("A point more in the middle of a line changes nothing")
  func points() throws {
    typealias Corners = [(Double, Double)]
    let house: Corners = [(0.5, 0.1), (0.9, 0.5), (0.8, 0.9), (0.2, 0.9), (0.1, 0.5)]
    let arrow: Corners = [
      (0.1, 0.4), (0.6, 0.4), (0.6, 0.2), (0.9, 0.5), (0.6, 0.8), (0.6, 0.6), (0.1, 0.6),
    ]
    func halved(_ corners: Corners) -> Corners {
      var out: Corners = []
      for index in corners.indices {
        let (start, end) = (corners[index], corners[(index + 1) % corners.count])
        out.append(start)
        out.append(((start.0 + end.0) / 2, (start.1 + end.1) / 2))
      }
      return out
    }
    for paint in [MorphPaint(), MorphPaint(width: 0.1)] {
      func flow(_ start: Corners, _ end: Corners) throws -> TestFlow {
        let flow = try TestFlow()
        flow.draw(paint) { $0.addPolygon(start) }
        flow.change(spring: .reducedMotion, at: -1)
        flow.draw(paint) { $0.addPolygon(end) }
        flow.change()
        return flow
      }
      let (own, other) = (try flow(house, arrow), try flow(halved(house), halved(arrow)))
      #expect(own.motion.cubicCount == other.motion.cubicCount)
      for (a, b) in zip(own.cubics(at: 0.1).joined(), other.cubics(at: 0.1).joined()) {
        #expect(a.start.distance(to: b.start) < 1e-9)
      }
    }
  }

  // MARK: Fills

  private static let fills = pairs.flatMap { [$0.start, $0.end] }.filter { contours in
    contours.allSatisfy { $0.width == 0 }
  }
  /// Pairs of a broken heart and of an open lock that cross with all weights.
  private static let tangled = [
    [3, 19], [3, 28], [0, 7], [7, 10], [7, 14], [7, 23], [7, 26], [7, 29], [7, 36],
  ]

  @Test("No contour crosses itself more than its ends do", arguments: fills.indices)
  func crossings(from start: Int) throws {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { bytes.deallocate() }
    for end in (start + 1)..<max(Self.fills.count, start + 1)
    where !Self.tangled.contains([start, end]) {
      let flow = try TestFlow(Self.fills[start])
      flow.write(Self.fills[end])
      try #require(flow.change())
      for piece in flow.pieces where piece.hiding == nil {
        func crossings(at time: Double) throws -> Int {
          flow.motion.write(piece, at: time, to: flow.motion.buffer)
          let memory = MorphMemory(bytes)
          let cubics = Cubics(rebasing: flow.motion.buffer[..<piece.count])
          return try cubics.polygon(4, in: memory).crossings(in: memory)
        }
        let most = max(try crossings(at: 0), try crossings(at: 1.99))
        for time in [0.04, 0.07, 0.1, 0.13] {
          #expect(try crossings(at: time) <= most, "to \(end) at \(time)")
        }
      }
    }
  }

  @Test("The parts of a bar have the shares of what they become")
  func shares() throws {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { bytes.deallocate() }
    // Of nodes in equal steps the errors cancel out, but for a bias.
    var bias = 0.0
    for step in 0..<416 {
      let memory = MorphMemory(bytes)
      func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) throws -> MorphCurve {
        var drawing = try MorphDrawing(in: memory)
        drawing.clear()
        drawing.begin(MorphPaint())
        drawing.addBox(x, y, width, height)
        drawing.finish()
        return try drawing.fills(in: memory)[0].curve
      }
      let share = 0.2 + 0.6 * (Double(step) + 0.5) / 416
      let children: Curves = try memory.allocate(2)
      children[0] = try box(0, 0.4, share - 0.02, 0.2)
      children[1] = try box(share + 0.02, 0.4, 1 - share - 0.02, 0.2)
      let matcher = try MorphMatcher(in: memory)
      let made = try matcher.cut(
        box(0, 0.4, 1, 0.2), into: children, around: memory.allocate(0), axis: nil)
      let cells = try #require(made)
      let wanted = children[0].area / (children[0].area + children[1].area)
      let found = cells[0].area / (cells[0].area + cells[1].area)
      // One step between two nodes is a 26th of the bar.
      #expect(abs(found - wanted) < 0.04, "\(share)")
      bias += (found - wanted) / 416
    }
    #expect(abs(bias) < 1e-9)
  }

  @Test(
    "What is large is cut off, and does not bud", arguments: 2...5, [0.5, 0.6, 0.7, 0.8, 0.9])
  func cells(_ count: Int, width: Double) throws {
    for height in [0.6, 0.7, 0.8, 0.9] {
      let flow = try TestFlow.between {
        $0.addBox(0.05, 0.35, 0.9, 0.3)
      } _: { pen in
        for index in 0..<count {
          let (x, side) = ((Double(index) + (1 - width) / 2) / Double(count), width / Double(count))
          pen.addBox(x, 0.5 - height / 2, side, height)
        }
      }
      #expect(flow.pieces.count == count)
      #expect(flow.pieces.allSatisfy { $0.hiding == nil }, "\(height)")
    }
  }

  @Test("A bud begins inside the wall that hides it", arguments: [0.05, 0.1, 0.16])
  func buds(_ wall: Double) throws {
    let flow = try TestFlow.between { pen in
      pen.addBox(0.1, 0.05, 0.8, 0.9)
      pen.addBox(0.1 + wall, 0.05 + wall, 0.8 - 2 * wall, 0.9 - 2 * wall)
    } _: { pen in
      pen.addBox(0.1, 0.05, 0.8, 0.9)
      pen.addBox(0.1 + wall, 0.05 + wall, 0.8 - 2 * wall, 0.9 - 2 * wall)
      pen.addBox(0.38, 0.4, 0.2, 0.2)
    }
    let buds = flow.pieces.filter { $0.hiding == .start && !$0.isHole }
    #expect(buds.count == 1)
    for bud in buds {
      for number in bud.first..<(bud.first + bud.count) {
        let place = flow.motion.points[number].start.start
        let inside = min(min(place.x - 0.1, 0.9 - place.x), min(place.y - 0.05, 0.95 - place.y))
        #expect(inside > 0 && inside < wall)
      }
    }
  }

  @Test("A sign in a circle is its own image on the way to another one")
  func signs() throws {
    func play(_ pen: inout MorphDrawing) {
      pen.addCircle(0.5, 0.5, 0.48)
      pen.addPolygon([(0.37, 0.28), (0.75, 0.5), (0.37, 0.72)])
    }
    func pause(_ pen: inout MorphDrawing) {
      pen.addCircle(0.5, 0.5, 0.48)
      pen.addBox(0.34, 0.31, 0.12, 0.38)
      pen.addBox(0.54, 0.31, 0.12, 0.38)
    }
    for (start, end) in [(play, pause), (pause, play)] {
      let flow = try TestFlow.between(start, end)
      for time in [0.03, 0.06, 0.15] {
        let cubics = flow.cubics(at: time).flatMap(\.self)
        let image = cubics.map { $0.mapped { Vector2($0.x, 1 - $0.y) } }
        #expect(distance(of: image, from: cubics) < 1e-3)
      }
    }
  }

  // MARK: Lines

  private typealias Drawing = (inout MorphDrawing) -> Void

  /// Icons of lines whose sides are contours, by the width of a line.
  private static func icons(_ width: Double) -> [Drawing] {
    let half = width / 2
    func ring(_ pen: inout MorphDrawing, _ radius: Double) {
      for radius in [radius + half, radius - half] {
        pen.addPolygon(
          (0..<12).map { index -> (Double, Double) in
            let place = Vector2(0.5, 0.5) + Vector2(angle: Double(index) * .pi / 6) * radius
            return (place.x, place.y)
          })
      }
    }
    func frame(
      _ pen: inout MorphDrawing, _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) {
      pen.addBox(x - half, y - half, width + 2 * half, height + 2 * half)
      pen.addBox(x + half, y + half, width - 2 * half, height - 2 * half)
    }
    return [
      { ring(&$0, 0.35) },
      { pen in
        frame(&pen, 0.15, 0.15, 0.7, 0.7)
        frame(&pen, 0.35, 0.35, 0.3, 0.3)
      },
      { pen in
        // A corner of two lines.
        pen.addPolygon([
          (0.2 - half, 0.1), (0.2 + half, 0.1), (0.2 + half, 0.8 - half), (0.9, 0.8 - half),
          (0.9, 0.8 + half), (0.2 - half, 0.8 + half),
        ])
      },
      { pen in
        // A plus.
        pen.addPolygon([
          (0.1, 0.5 - half), (0.5 - half, 0.5 - half), (0.5 - half, 0.1), (0.5 + half, 0.1),
          (0.5 + half, 0.5 - half), (0.9, 0.5 - half), (0.9, 0.5 + half), (0.5 + half, 0.5 + half),
          (0.5 + half, 0.9), (0.5 - half, 0.9), (0.5 - half, 0.5 + half), (0.1, 0.5 + half),
        ])
      },
    ]
  }

  /// Pairs of icons with and without holes.
  private static let pairsOfLines = [(0, 2), (0, 3), (1, 2), (1, 3)]

  /// The share of the places with ink that have only ink around them as far as a line is wide.
  private func lumps(_ ink: [Double], _ count: Int, reach: Int) -> Double {
    var (deep, all) = (0.0, 0.0)
    for row in reach..<(count - reach) {
      for column in reach..<(count - reach) where ink[row * count + column] > 0.5 {
        all += 1
        let isDeep = (-reach...reach).allSatisfy { y in
          (-reach...reach).allSatisfy { ink[(row + y) * count + column + $0] > 0.5 }
        }
        deep += isDeep ? 1 : 0
      }
    }
    return deep / max(all, 1)
  }

  @Test("A line does not become a lump", arguments: pairsOfLines)
  func lines(_ first: Int, _ second: Int) throws {
    let icons = Self.icons(0.07)
    for (start, end) in [(first, second), (second, first)] {
      let flow = try TestFlow.between(icons[start], icons[end])
      for time in [0.05, 0.08, 0.11] {
        #expect(lumps(flow.ink(at: time, count: 80), 80, reach: 3) < 0.04, "\(start), at \(time)")
      }
    }
  }

  @Test("What lines are on the way begins and ends as the drawings", arguments: pairsOfLines)
  func endsOfLines(_ first: Int, _ second: Int) throws {
    let icons = Self.icons(0.07)
    for (start, end) in [(first, second), (second, first)] {
      let flow = try TestFlow.between(icons[start], icons[end])
      for (time, drawing) in [(0.0, start), (flow.motion.restTime.nextDown, end)] {
        let still = try TestFlow()
        still.draw(isEvenOdd: true, icons[drawing])
        still.change(spring: .reducedMotion, at: -1)
        let (ink, own) = (flow.ink(at: time, count: 80), still.ink(at: 0, count: 80))
        let off = zip(ink, own).reduce(0) { $0 + abs($1.0 - $1.1) }
        #expect(off < 1, "\(start), at \(time)")
      }
    }
  }

  @Test("Lines whose sides travel together, and those that are not thin, stay fills")
  func thickLines() throws {
    for (width, first, second) in [(0.07, 0, 1), (0.125, 0, 2), (0.125, 1, 3)] {
      let icons = Self.icons(width)
      let flow = try TestFlow.between(icons[first], icons[second])
      #expect(flow.pieces.contains { $0.isHole }, "\(width), \(first)")
    }
  }

  // MARK: Strokes

  /// How many of two lines of a length get a stretch of a longer one, beside which they lie.
  private func stretches(_ middles: [Double], length: Double, beside offsets: [Double]) throws
    -> Int
  {
    let flow = try TestFlow()
    func line(_ pen: inout MorphDrawing, _ x: Double, _ y: Double, _ length: Double) {
      pen.move(to: Vector2(x - length / 2, y))
      pen.addLine(to: Vector2(x + length / 2, y))
    }
    flow.draw(MorphPaint(width: 0.05)) { line(&$0, 0.5, 0.5, 0.8) }
    flow.change(spring: .reducedMotion, at: -1)
    flow.draw(MorphPaint(width: 0.05)) { pen in
      for (x, y) in zip(middles, offsets) { line(&pen, x, 0.5 + y, length) }
    }
    try #require(flow.change())
    return flow.pieces.filter { $0.hiding == nil }.count
  }

  @Test("Two strokes do not get the same stretch, whichever is nearer to it")
  func stretches() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<400 {
      let length = generator.uniform(0.22...0.35)
      let middles = [generator.uniform(0.3...0.45), generator.uniform(0.5...0.7)]
      let found = try stretches(middles, length: length, beside: [-0.02, 0.03])
      // They lie over each other by a third of their lengths, or do not by 0.2.
      let gap = (middles[1] - middles[0]) / length
      if gap < 0.6 { #expect(found == 1, "\(gap)") }
      if gap > 0.8 { #expect(found == 2, "\(gap)") }
      #expect(try stretches(middles, length: length, beside: [0.03, -0.02]) == found, "\(gap)")
    }
  }

  // MARK: The shape

  @Test("A wave that is no number is refused, and nothing changes")
  func wave() throws {
    var shape = JellyShapeBody(size: Vector2(160, 160))
    let flow = try TestFlow(Self.pairs[35].start)
    flow.write(Self.pairs[0].end)
    let before = flow.motion.restTime
    #expect(!shape.changeDrawing(&flow.motion, from: Vector2(80, 80), wave: .nan, at: 1))
    #expect(flow.motion.restTime == before && shape.restTime <= 1)
    #expect(shape.changeDrawing(&flow.motion, from: Vector2(80, 80), wave: .infinity, at: 1))
  }

  @Test("A flow in a shape that grows comes to rest without a step", arguments: [4.0, 24])
  func growth(_ size: Double) throws {
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: DrawingFlow.byteCount, alignment: 16)
    defer { bytes.deallocate() }
    var shape = JellyShapeBody(size: Vector2(size, size))
    var flow = try #require(DrawingFlow(in: bytes, size: shape.size))
    func box(_ pen: inout DrawingFlow.Pen, _ x: Double) {
      pen.move(to: Vector2(x, 0.1) * size)
      pen.addLine(to: Vector2(x, 0.9) * size)
      pen.addLine(to: Vector2(0.9, 0.5) * size)
      pen.closeSubpath()
    }
    #expect(flow.show(MorphPaint()) { box(&$0, 0.1) })
    let event = flow.change(shape, to: MorphPaint(), from: .zero, at: 0) { box(&$0, 0.8) }
    shape.handle(try #require(event), at: 0)
    let before = flow.restTime
    shape.handle(.sizeChanged(Vector2(600, 600)), at: 0.05)
    flow.size = shape.size
    #expect(flow.restTime > before && shape.restTime >= flow.restTime)
    func nodes(at time: Double) -> [Vector2] {
      var path = Ends()
      flow.draw(at: time, into: &path)
      return path.points
    }
    for (own, end) in zip(nodes(at: flow.restTime.nextDown), nodes(at: flow.restTime)) {
      #expect(own.distance(to: end) < Limits.restTolerance)
    }
    // Smaller again: it may rest as late.
    shape.handle(.sizeChanged(Vector2(24, 24)), at: 0.1)
    flow.size = shape.size
    #expect(shape.restTime >= flow.restTime)
  }

  private struct Ends: PathBuilder {
    var points: [Vector2] = []
    mutating func move(to point: Vector2) { points.append(point) }
    mutating func addLine(to point: Vector2) { points.append(point) }
    mutating func addQuadCurve(to point: Vector2, control: Vector2) { points.append(point) }
    mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
      points.append(point)
    }
    mutating func closeSubpath() {}
  }
}
