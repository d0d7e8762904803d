@testable import Jelly

extension MorphDrawing {
  mutating func addPolygon(_ corners: [(Double, Double)]) {
    move(to: Vector2(corners[0].0, corners[0].1))
    for (x, y) in corners.dropFirst() { addLine(to: Vector2(x, y)) }
    closeSubpath()
  }

  mutating func addBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    addPolygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  mutating func addCircle(_ x: Double, _ y: Double, _ radius: Double) {
    let handle = 0.5523 * radius
    let axes = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)].map { Vector2($0.0, $0.1) }
    let center = Vector2(x, y)
    move(to: center + axes[0] * radius)
    for side in 0..<4 {
      let (from, to) = (axes[side], axes[(side + 1) % 4])
      addCurve(
        to: center + to * radius, control1: center + from * radius + to * handle,
        control2: center + to * radius + from * handle)
    }
    closeSubpath()
  }
}

extension TestFlow {
  /// Writes the next drawing: one node.
  func draw(
    _ paint: MorphPaint = MorphPaint(), isEvenOdd: Bool = false,
    _ body: (inout MorphDrawing) -> Void
  ) {
    motion.next.clear()
    motion.next.begin(paint, isEvenOdd: isEvenOdd)
    body(&motion.next)
    motion.next.finish()
  }

  /// A flow from one drawing to another one, both one node.
  static func between(
    _ start: (inout MorphDrawing) -> Void, _ end: (inout MorphDrawing) -> Void
  ) throws -> TestFlow {
    let flow = try TestFlow()
    flow.draw(isEvenOdd: true, start)
    flow.change(spring: .reducedMotion, at: -1)
    flow.draw(isEvenOdd: true, end)
    flow.change()
    return flow
  }

  var pieces: [MorphMotion.Piece] { (0..<motion.pieceCount).map { motion.pieces[$0] } }

  /// The opacity at places of a square around the box, from -0.1 to 1.1, as hosts paint it: the
  /// pieces of one pair of paints are one path, filled by the non-zero rule.
  func ink(at time: Double, count: Int = 40) -> [Double] {
    struct Key: Hashable {
      let ids: [Int32]
      let isSeen: [Bool]
    }
    var paths: [Key: [Int]] = [:]
    var order: [Key] = []
    for piece in 0..<motion.pieceCount {
      let (start, end) = motion.paints(of: piece)
      let key = Key(
        ids: [start.id, end.id],
        isSeen: [start.fill > 0, start.width > 0, end.fill > 0, end.width > 0])
      if paths[key] == nil { order.append(key) }
      paths[key, default: []].append(piece)
    }
    let (share, cubics) = (motion.share(at: time), cubics(at: time))
    var ink = Array(repeating: 0.0, count: count * count)
    for key in order {
      let pieces = paths[key] ?? []
      let (start, end) = motion.paints(of: pieces[0])
      let polygons = pieces.map { piece in
        cubics[piece].flatMap { cubic in (0..<8).map { cubic.point(at: Double($0) / 8) } }
          + [
            motion.pieces[piece].isClosed
              ? cubics[piece][0].start : cubics[piece][cubics[piece].count - 1].end
          ]
      }
      let fill = start.fill + (end.fill - start.fill) * share
      let reach = (start.width + (end.width - start.width) * share) / 2
      let edges = polygons.flatMap { Array(zip($0, $0.dropFirst() + [$0[0]])) }
      let sides = reach > 5e-4 ? polygons.flatMap { Array(zip($0, $0.dropFirst())) } : []
      for row in 0..<count {
        let y = -0.1 + 1.2 * (Double(row) + 0.5) / Double(count) + 1.7e-9
        // Where the edges cross the row.
        let crossings: [(x: Double, turn: Int)] = edges.compactMap { a, b in
          guard (a.y <= y) != (b.y <= y) else { return nil }
          return (a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), b.y > a.y ? 1 : -1)
        }
        let near = sides.filter { min($0.y, $1.y) - reach < y && y < max($0.y, $1.y) + reach }
        for column in 0..<count {
          let place = Vector2(-0.1 + 1.2 * (Double(column) + 0.5) / Double(count), y)
          let winding = crossings.reduce(0) { $0 + ($1.x > place.x ? $1.turn : 0) }
          let isStroked = near.contains { a, b in
            let side = b - a
            let along = (place - a).dot(side) / (side.dot(side) + 1e-18)
            return (a + side * min(max(along, 0), 1)).square(to: place) < reach * reach
          }
          let opacity = isStroked ? 1 : winding == 0 ? 0 : min(max(fill, 0), 1)
          ink[row * count + column] += (1 - ink[row * count + column]) * opacity
        }
      }
    }
    return ink
  }

  /// The share of the box whose ink changes at once when the drawing does that is written.
  func jumpOfInk(at time: Double) throws -> Double {
    let before = ink(at: time)
    guard change(at: time) else { return 0 }
    let after = ink(at: time)
    return zip(before, after).reduce(0) { $0 + abs($1.0 - $1.1) } * 1.44 / Double(before.count)
  }
}
