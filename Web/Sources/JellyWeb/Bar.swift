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
  _ memory: BarMemory, _ width: Double, _ height: Double, _ edge: Int32, _ side: Int32,
  _ tuning: Int32
) {
  memory.bar.initialize(
    to: JellyBar(
      size: Vector2(width, height), edge: JellyBar.Edge(code: edge), side: Side(code: side),
      tuning: JellyBar.Tuning(code: tuning)))
}

@_expose(wasm, "barTouchBegan") @_cdecl("barTouchBegan")
func barTouchBegan(_ memory: BarMemory, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  code(memory.bar.pointee.handle(.touchBegan(Vector2(x, y)), at: time))
}

@_expose(wasm, "barTouchMoved") @_cdecl("barTouchMoved")
func barTouchMoved(_ memory: BarMemory, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  code(memory.bar.pointee.handle(.touchMoved(Vector2(x, y)), at: time))
}

@_expose(wasm, "barTouchEnded") @_cdecl("barTouchEnded")
func barTouchEnded(_ memory: BarMemory, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  code(memory.bar.pointee.handle(.touchEnded(Vector2(x, y)), at: time))
}

@_expose(wasm, "barTouchCancelled") @_cdecl("barTouchCancelled")
func barTouchCancelled(_ memory: BarMemory, _ time: Double) -> Int32 {
  code(memory.bar.pointee.handle(.touchCancelled, at: time))
}

@_expose(wasm, "barResized") @_cdecl("barResized")
func barResized(_ memory: BarMemory, _ width: Double, _ height: Double, _ time: Double) {
  _ = memory.bar.pointee.handle(.resized(Vector2(width, height)), at: time)
}

@_expose(wasm, "barTuned") @_cdecl("barTuned")
func barTuned(_ memory: BarMemory, _ tuning: Int32, _ time: Double) {
  _ = memory.bar.pointee.handle(.tuned(JellyBar.Tuning(code: tuning)), at: time)
}

@_expose(wasm, "barEdge") @_cdecl("barEdge")
func barEdge(_ memory: BarMemory, _ edge: Int32) {
  memory.bar.pointee.edge = JellyBar.Edge(code: edge)
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

private func code(_ effect: JellyBar.Effect?) -> Int32 {
  switch effect {
  case nil: 0
  case .grabbed: 1
  case .released: 2
  }
}
