@_spi(Jelly) import Jelly

// The functions of a page's icons, which flow by matches that are known. They are a module of their
// own, a tenth of the one that matches. Times are in seconds, lengths in CSS pixels.

/// Memory that the page has allocated for an icon.
typealias IconMemory = UnsafeMutableRawPointer

/// The number of bytes of an icon with a match.
@_expose(wasm, "iconSize") @_cdecl("iconSize")
func iconSize(_ cubics: Int, _ pieces: Int) -> Int {
  MemoryLayout<MorphMotion>.stride + MorphMotion.byteCount(cubics: cubics, pieces: pieces) + 32
}

/// Makes an icon of the numbers of a match; false if they are none.
@_expose(wasm, "iconMake") @_cdecl("iconMake")
func iconMake(
  _ memory: IconMemory, _ cubics: Int, _ pieces: Int, _ numbers: UnsafePointer<Double>,
  _ count: Int
) -> Bool {
  let start = (memory + MemoryLayout<MorphMotion>.stride).alignedUp(toMultipleOf: 16)
  let room = UnsafeMutableRawBufferPointer(
    start: start, count: MorphMotion.byteCount(cubics: cubics, pieces: pieces))
  guard var motion = MorphMotion(in: room, cubics: cubics, pieces: pieces),
    motion.readMatch(UnsafeBufferPointer(start: numbers, count: count))
  else { return false }
  memory.icon.initialize(to: motion)
  return true
}

/// Starts along the match, or back from where it is; returns the time from which on it rests.
@_expose(wasm, "iconStart") @_cdecl("iconStart")
func iconStart(
  _ memory: IconMemory, _ isBack: Bool, _ size: Double, _ x: Double, _ y: Double, _ wave: Double,
  _ time: Double
) -> Double {
  let start = MorphStart(
    .standard, size: size, place: Vector2(x, y), wave: wave, time: time)
  memory.icon.pointee.follow(start, isBack: isBack)
  return start.restTime
}

/// The share of the paint at the end at a time.
@_expose(wasm, "iconShare") @_cdecl("iconShare")
func iconShare(_ memory: IconMemory, _ time: Double) -> Double {
  memory.icon.pointee.share(at: time)
}

/// Draws a piece as it is at a time, in sizes; returns the address after its commands.
@_expose(wasm, "iconDraw") @_cdecl("iconDraw")
func iconDraw(
  _ memory: IconMemory, _ piece: Int, _ time: Double, _ numbers: UnsafeMutablePointer<Double>,
  _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var writer = NumberBuffer(at: numbers, limit: limit)
  memory.icon.pointee.draw(
    piece: piece, at: time, origin: .zero, size: 1, into: &writer)
  return writer.end
}

/// Draws the outline of a stroke along a piece at a time, in sizes; returns the address after it.
///
/// The join and the cap are the numbers of those of `StrokeOutline`.
@_expose(wasm, "iconStroke") @_cdecl("iconStroke")
func iconStroke(
  _ memory: IconMemory, _ piece: Int, _ time: Double, _ width: Double, _ join: Int, _ cap: Int,
  _ miterLimit: Double, _ numbers: UnsafeMutablePointer<Double>,
  _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var writer = NumberBuffer(at: numbers, limit: limit)
  let outline = StrokeOutline(
    width: width, join: StrokeOutline.Join(rawValue: join) ?? .miter,
    cap: StrokeOutline.Cap(rawValue: cap) ?? .butt, miterLimit: miterLimit)
  memory.icon.pointee.drawStroke(outline, piece: piece, at: time, into: &writer)
  return writer.end
}

extension IconMemory {
  fileprivate var icon: UnsafeMutablePointer<MorphMotion> {
    assumingMemoryBound(to: MorphMotion.self)
  }
}
