import Jelly

// The jelly bar as functions that JavaScript calls. A bar lives in memory that the page has set
// aside for it; times are seconds, lengths CSS pixels.

/// Memory that holds a bar.
typealias BarMemory = UnsafeMutableRawPointer

extension BarMemory {
  fileprivate var bar: UnsafeMutablePointer<JellyBar> { assumingMemoryBound(to: JellyBar.self) }
}

@_expose(wasm, "barSize") @_cdecl("barSize")
func barSize() -> Int { MemoryLayout<JellyBar>.stride }

@_expose(wasm, "barMake") @_cdecl("barMake")
func barMake(
  _ memory: BarMemory, _ width: Double, _ height: Double, _ side: Int32,
  _ tuning: Int32, _ edge: Int32
) {
  memory.bar.initialize(
    to: JellyBar(
      size: Vector2(width, height), side: Side(code: side),
      tuning: JellyBar.Tuning(code: tuning, edge: edge)))
}

/// A finger on a bar: 0 it has come down, 1 moved, 2 left, 3 been taken away.
@_expose(wasm, "barTouched") @_cdecl("barTouched")
func barTouched(
  _ memory: BarMemory, _ phase: Int32, _ x: Double, _ y: Double, _ time: Double
) -> Int32 {
  let point = Vector2(x, y)
  let event: JellyBar.Event =
    switch phase {
    case 0: .touchBegan(point)
    case 1: .touchMoved(point)
    case 2: .touchEnded(point)
    default: .touchCancelled
    }
  return switch memory.bar.pointee.handle(event, at: time) {
  case nil: 0
  case .grabbed: 1
  case .released: 2
  }
}

@_expose(wasm, "barResized") @_cdecl("barResized")
func barResized(_ memory: BarMemory, _ width: Double, _ height: Double, _ time: Double) {
  _ = memory.bar.pointee.handle(.resized(Vector2(width, height)), at: time)
}

@_expose(wasm, "barTuned") @_cdecl("barTuned")
func barTuned(_ memory: BarMemory, _ tuning: Int32, _ edge: Int32, _ time: Double) {
  _ = memory.bar.pointee.handle(.tuned(JellyBar.Tuning(code: tuning, edge: edge)), at: time)
}

@_expose(wasm, "barRestTime") @_cdecl("barRestTime")
func barRestTime(_ memory: BarMemory) -> Double { memory.bar.pointee.restTime }

@_expose(wasm, "barDepth") @_cdecl("barDepth")
func barDepth(_ memory: BarMemory, _ time: Double) -> Double {
  memory.bar.pointee.amplitudes(at: time).depth
}

@_expose(wasm, "barDraw") @_cdecl("barDraw")
func barDraw(
  _ memory: BarMemory, _ time: Double, _ commands: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var buffer = CommandBuffer(at: commands)
  memory.bar.pointee.draw(at: time, into: &buffer)
  return buffer.end
}
