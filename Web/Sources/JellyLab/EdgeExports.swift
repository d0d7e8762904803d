import Jelly
import JellyWords

// The functions with which a page shows what a soft edge is made of. Times are in seconds, lengths
// in CSS pixels.

/// Makes a bar with a soft edge; it stays until the page goes.
@_expose(wasm, "edgeMake") @_cdecl("edgeMake")
func edgeMake(_ width: Double, _ height: Double) -> UnsafeMutableRawPointer {
  let bar = UnsafeMutablePointer<JellyBar>.allocate(capacity: 1)
  bar.initialize(to: JellyBar(size: Vector2(width, height)))
  return UnsafeMutableRawPointer(bar)
}

/// Sends an event to a bar: a touch by its number, or 5 for another size.
@_expose(wasm, "edgeHandle") @_cdecl("edgeHandle")
func edgeHandle(
  _ memory: UnsafeMutableRawPointer, _ event: Int32, _ x: Double, _ y: Double, _ number: Double,
  _ time: Double
) {
  let point = Vector2(x, y)
  let touch = JellyBar.Event(number: event, at: point, finger: number)
  memory.bar.pointee.handle(touch ?? .resized(point), at: time)
}

/// Gives a bar a tuning: the number of its name, and numbers for what is changed of it; see
/// `TuningNumbers`.
@_expose(wasm, "edgeTune") @_cdecl("edgeTune")
func edgeTune(
  _ memory: UnsafeMutableRawPointer, _ name: Int, _ numbers: UnsafePointer<Double>, _ time: Double
) {
  let bar = memory.bar
  var tuning = bar.pointee.tuning.named(TuningName(rawValue: name) ?? .standard)
  var walk = TuningNumbers(numbers)
  tuning.show(to: &walk)
  bar.pointee.handle(.tuned(tuning), at: time)
}

@_expose(wasm, "edgeRestTime") @_cdecl("edgeRestTime")
func edgeRestTime(_ memory: UnsafeMutableRawPointer) -> Double { memory.bar.pointee.restTime }

/// Writes the amplitudes of the edge's waves as a list; returns the address after them.
@_expose(wasm, "edgeWaves") @_cdecl("edgeWaves")
func edgeWaves(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ numbers: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var writer = NumberBuffer(at: numbers)
  memory.bar.pointee.sayWaves(at: time, to: &writer)
  return writer.end
}

/// Writes the commands of the bar's outline with the first waves alone; returns the address after
/// them.
@_expose(wasm, "edgeDraw") @_cdecl("edgeDraw")
func edgeDraw(
  _ memory: UnsafeMutableRawPointer, _ count: Int, _ time: Double,
  _ commands: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var numbers = NumberBuffer(at: commands)
  memory.bar.pointee.draw(waves: waves(of: memory, count, time), into: &numbers)
  return numbers.end
}

/// Writes the commands of the free edge alone, as a line from its left end to its right end, with
/// all waves; returns the address after them.
@_expose(wasm, "edgeLine") @_cdecl("edgeLine")
func edgeLine(
  _ memory: UnsafeMutableRawPointer, _ time: Double, _ commands: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var edge = FreeEdge(top: 0, numbers: NumberBuffer(at: commands))
  memory.bar.pointee.draw(waves: waves(of: memory, SoftWaves.count, time), into: &edge)
  return edge.numbers.end
}

/// Writes the commands of one wave as such a line, on which 0 is the edge at rest; returns the
/// address after them.
///
/// - Parameters:
///   - memory: The bar.
///   - wave: The index of the wave.
///   - amplitude: How far it goes, in points.
///   - commands: The place for the commands.
@_expose(wasm, "edgeWave") @_cdecl("edgeWave")
func edgeWave(
  _ memory: UnsafeMutableRawPointer, _ wave: Int, _ amplitude: Double,
  _ commands: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  // So high that the wave is nowhere near the bar's other side.
  let bar = JellyBar(size: Vector2(memory.bar.pointee.size.x, 8 * amplitude))
  var waves = SIMD16<Double>.zero
  waves[wave] = amplitude
  var edge = FreeEdge(top: bar.size.y, numbers: NumberBuffer(at: commands))
  bar.draw(waves: waves, into: &edge)
  return edge.numbers.end
}

/// The first waves of a bar's edge, and 0 for the others.
private func waves(
  of memory: UnsafeMutableRawPointer, _ count: Int, _ time: Double
) -> SIMD16<Double> {
  var waves = SIMD16<Double>.zero
  for wave in 0..<min(count, SoftWaves.count) {
    waves[wave] = memory.bar.pointee.wave(wave, at: time)
  }
  return waves
}

/// The free edge alone of a bar that is drawn, from some height on.
private struct FreeEdge: PathBuilder {
  let top: Double
  var numbers: NumberBuffer
  private var hasBegun = false

  init(top: Double, numbers: NumberBuffer) {
    self.top = top
    self.numbers = numbers
  }

  private func onEdge(_ point: Vector2) -> Vector2 { point - Vector2(0, top) }

  mutating func move(to point: Vector2) {}

  /// A bar's first line goes to the start of its edge.
  mutating func addLine(to point: Vector2) {
    if !hasBegun { numbers.move(to: onEdge(point)) }
    hasBegun = true
  }

  mutating func addQuadCurve(to point: Vector2, control: Vector2) {
    numbers.addQuadCurve(to: onEdge(point), control: onEdge(control))
  }

  mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    numbers.addCurve(
      to: onEdge(point), control1: onEdge(control1), control2: onEdge(control2))
  }

  mutating func closeSubpath() {}
}

extension UnsafeMutableRawPointer {
  fileprivate var bar: UnsafeMutablePointer<JellyBar> {
    assumingMemoryBound(to: JellyBar.self)
  }
}
