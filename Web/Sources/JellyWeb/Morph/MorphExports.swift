@_spi(Jelly) import Jelly

// The functions with which a page changes the drawing of a shape. They are a module of their own,
// which a page loads when one of its shapes changes its drawing. Times are in seconds, lengths in
// CSS pixels.

/// Memory that the page has allocated for a flow.
typealias FlowMemory = UnsafeMutableRawPointer

/// The number of bytes of a flow, which has room for the matching.
@_expose(wasm, "morphSize") @_cdecl("morphSize")
func morphSize() -> Int { MemoryLayout<MorphMotion>.stride + MorphMotion.byteCount + 32 }

/// Makes a flow without a drawing.
@_expose(wasm, "morphMake") @_cdecl("morphMake")
func morphMake(_ memory: FlowMemory) {
  let start = (memory + MemoryLayout<MorphMotion>.stride).alignedUp(toMultipleOf: 16)
  let room = UnsafeMutableRawBufferPointer(start: start, count: MorphMotion.byteCount)
  guard let motion = MorphMotion(in: room) else { fatalError("the room must be large enough") }
  memory.flow.initialize(to: motion)
}

/// Writes the next drawing of a flow, in sizes.
///
/// The drawing is the commands between two addresses, one node after another. Each begins with
/// ``NumberBuffer/Verb/path``, the number of its paint, the opacity of its fill, 1 for a stroke,
/// its width, the number of its color, and 1 for the even-odd rule.
@_expose(wasm, "morphDrawing") @_cdecl("morphDrawing")
func morphDrawing(
  _ memory: FlowMemory, _ start: UnsafePointer<Double>, _ stop: UnsafePointer<Double>
) {
  let flow = memory.flow
  flow.pointee.next.clear()
  var next = start
  func point() -> Vector2 {
    defer { next += 2 }
    return Vector2(next[0], next[1])
  }
  while next < stop {
    let verb = next.pointee
    next += 1
    switch verb {
    case NumberBuffer.Verb.move: flow.pointee.next.move(to: point())
    case NumberBuffer.Verb.line: flow.pointee.next.addLine(to: point())
    case NumberBuffer.Verb.quad:
      let control = point()
      flow.pointee.next.addQuadCurve(to: point(), control: control)
    case NumberBuffer.Verb.curve:
      let (control1, control2) = (point(), point())
      flow.pointee.next.addCurve(to: point(), control1: control1, control2: control2)
    case NumberBuffer.Verb.path:
      let id = Int32(next[0])
      flow.pointee.next.begin(
        next[2] == 0
          ? MorphPaint(id: id, fill: next[1])
          : MorphPaint(id: id, fill: next[1], width: next[3], color: UInt32(next[4])),
        isEvenOdd: next[5] != 0)
      next += 6
    default: flow.pointee.next.closeSubpath()
    }
  }
  flow.pointee.next.finish()
}

/// Shows the next drawing at once.
@_expose(wasm, "morphRest") @_cdecl("morphRest")
func morphRest(_ memory: FlowMemory) -> Bool { memory.flow.pointee.start(.rest) }

/// Starts to flow to the next drawing.
///
/// The numbers are those of a ``MorphStart``. It returns false if the drawings cannot be matched:
/// then nothing has changed.
@_expose(wasm, "morphStart") @_cdecl("morphStart")
func morphStart(_ memory: FlowMemory, _ numbers: UnsafePointer<Double>) -> Bool {
  memory.flow.pointee.start(
    MorphStart(
      spring: DampedSpring(angularFrequency: numbers[0], dampingRatio: numbers[1]),
      wave: numbers[2], place: Vector2(numbers[3], numbers[4]), time: numbers[5],
      restTime: numbers[6]))
}

/// Writes the number of cubics of a flow, 1 if its start was caught, and the paints of each piece.
///
/// These are the paint of the start and that of the end: number, opacity of the fill, width. It
/// returns the address after them.
@_expose(wasm, "morphPieces") @_cdecl("morphPieces")
func morphPieces(
  _ memory: FlowMemory, _ numbers: UnsafeMutablePointer<Double>,
  _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  let flow = memory.flow
  var writer = NumberBuffer(at: numbers, limit: limit)
  writer.append(Double(flow.pointee.cubicCount))
  writer.append(flow.pointee.startsCaught ? 1 : 0)
  for piece in 0..<flow.pointee.pieceCount {
    let paints = flow.pointee.paints(of: piece)
    for isEnd in 0..<2 {
      let paint = isEnd == 1 ? paints.end : paints.start
      writer.append(Double(paint.id))
      writer.append(paint.fill)
      writer.append(paint.width)
    }
  }
  return writer.end
}

/// Writes the match of a flow that has started from rest; returns the address after it.
@_expose(wasm, "morphMatch") @_cdecl("morphMatch")
func morphMatch(
  _ memory: FlowMemory, _ numbers: UnsafeMutablePointer<Double>,
  _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var writer = NumberBuffer(at: numbers, limit: limit)
  memory.flow.pointee.writeMatch { writer.append($0) }
  return writer.end
}

/// Writes what a flow shows at a time: the share of the new paint, and paths as a shape reads them.
///
/// The paths are those between two addresses: for each the numbers before its commands, the number
/// of its pieces, and these. They are drawn in a box; it returns the address after them.
@_expose(wasm, "morphDraw") @_cdecl("morphDraw")
func morphDraw(
  _ memory: FlowMemory, _ time: Double, _ width: Double, _ height: Double,
  _ paths: UnsafePointer<Double>, _ stop: UnsafePointer<Double>,
  _ commands: UnsafeMutablePointer<Double>, _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  let flow = memory.flow
  let size = max(width, height)
  let origin = (Vector2(width, height) - size) / 2
  var writer = NumberBuffer(at: commands, limit: limit)
  writer.append(flow.pointee.share(at: time))
  var next = paths
  while next < stop {
    for number in 0..<NumberBuffer.headSize { writer.append(next[number]) }
    next += NumberBuffer.headSize
    let count = Int(next.pointee)
    for piece in 1..<(count + 1) {
      flow.pointee.draw(
        piece: Int(next[piece]), at: time, origin: origin, size: size, into: &writer)
    }
    next += 1 + count
  }
  return writer.end
}

extension FlowMemory {
  fileprivate var flow: UnsafeMutablePointer<MorphMotion> {
    assumingMemoryBound(to: MorphMotion.self)
  }
}
