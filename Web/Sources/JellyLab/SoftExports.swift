import Jelly
import JellyWords

// The functions with which a page makes a drawing of its own soft. Times are in seconds, lengths in
// CSS pixels.

/// Makes a soft outline of the commands between two addresses; see `NumberBuffer`.
///
/// It stays until the page goes.
@_expose(wasm, "softMake") @_cdecl("softMake")
func softMake(
  _ start: UnsafePointer<Double>, _ stop: UnsafePointer<Double>, _ width: Double,
  _ height: Double, _ thickness: Double
) -> UnsafeMutableRawPointer {
  var contour = SoftContour()
  var next = start
  func point() -> Vector2 {
    defer { next += 2 }
    return Vector2(next[0], next[1])
  }
  while next < stop {
    let verb = next.pointee
    next += 1
    switch verb {
    case NumberBuffer.Verb.move: contour.move(to: point())
    case NumberBuffer.Verb.line: contour.addLine(to: point())
    case NumberBuffer.Verb.quad:
      let control = point()
      contour.addQuadCurve(to: point(), control: control)
    case NumberBuffer.Verb.curve:
      let (control1, control2) = (point(), point())
      contour.addCurve(to: point(), control1: control1, control2: control2)
    default: contour.closeSubpath()
    }
  }
  let body = UnsafeMutablePointer<SoftOutline>.allocate(capacity: 1)
  body.initialize(
    to: SoftOutline(contour, size: Vector2(width, height), thickness: thickness))
  return UnsafeMutableRawPointer(body)
}

/// Sends an event to an outline: a touch by its number, 4 for a poke with a strength, 5 for another
/// size, 6 for a tuning by the number of its name.
@_expose(wasm, "softHandle") @_cdecl("softHandle")
func softHandle(
  _ memory: UnsafeMutableRawPointer, _ event: Int32, _ x: Double, _ y: Double, _ number: Double,
  _ time: Double
) {
  let (point, body) = (Vector2(x, y), memory.outline)
  if let touch = SoftOutline.Event(number: event, at: point, finger: number) {
    body.pointee.handle(touch, at: time)
    return
  }
  switch event {
  case 4: body.pointee.handle(.poked(point, strength: number), at: time)
  case 5: body.pointee.handle(.resized(point), at: time)
  default:
    let name = TuningName(rawValue: Int(truncatingIfNeeded: Int64(number))) ?? .standard
    body.pointee.handle(.tuned(body.pointee.tuning.named(name)), at: time)
  }
}

@_expose(wasm, "softRestTime") @_cdecl("softRestTime")
func softRestTime(_ memory: UnsafeMutableRawPointer) -> Double { memory.outline.pointee.restTime }

/// The distance of a point from an outline at rest.
@_expose(wasm, "softDistance") @_cdecl("softDistance")
func softDistance(_ memory: UnsafeMutableRawPointer, _ x: Double, _ y: Double) -> Double {
  memory.outline.pointee.distance(to: Vector2(x, y))
}

/// Writes the commands of an outline; returns the address after them.
@_expose(wasm, "softDraw") @_cdecl("softDraw")
func softDraw(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ commands: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var numbers = NumberBuffer(at: commands)
  memory.outline.pointee.draw(at: time, into: &numbers)
  return numbers.end
}

/// Writes the heights of an outline's waves as a list; returns the address after them.
@_expose(wasm, "softWaves") @_cdecl("softWaves")
func softWaves(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ numbers: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var writer = NumberBuffer(at: numbers)
  writer.write(waves: { memory.outline.pointee.wave($0, at: time) })
  return writer.end
}

/// Writes commands as a line of SVG path data; returns the address after the line.
@_expose(wasm, "softText") @_cdecl("softText")
func softText(
  _ start: UnsafePointer<Double>, _ stop: UnsafePointer<Double>, _ text: UnsafeMutablePointer<UInt8>
) -> UnsafeMutablePointer<UInt8> {
  PathText.writeLine(from: start, to: stop, at: text)
}

extension UnsafeMutableRawPointer {
  fileprivate var outline: UnsafeMutablePointer<SoftOutline> {
    assumingMemoryBound(to: SoftOutline.self)
  }
}
