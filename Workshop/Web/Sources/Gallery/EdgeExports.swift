@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

// The functions with which a page shows what a soft edge is made of. Times are in seconds, lengths
// in CSS pixels.

/// The number of bytes of a bar.
@_expose(wasm, "edgeSize") @_cdecl("edgeSize")
func edgeSize() -> Int { MemoryLayout<JellyBarBody>.stride }

/// Makes a bar with a soft edge in the page's memory.
@_expose(wasm, "edgeMake") @_cdecl("edgeMake")
func edgeMake(_ memory: BodyMemory, _ width: Double, _ height: Double) {
  memory.bar.initialize(to: JellyBarBody(size: Vector2(width, height), settings: .free))
}

/// Sends an event to a bar: a touch by its number, or 5 for another size.
@_expose(wasm, "edgeHandle") @_cdecl("edgeHandle")
func edgeHandle(
  _ memory: BodyMemory, _ event: Int32, _ x: Double, _ y: Double, _ number: Double,
  _ time: Double
) {
  let point = Vector2(x, y)
  let touch = JellyBarBody.Event.touch(
    Int(event), at: point, finger: Int(truncatingIfNeeded: Int64(number)))
  memory.bar.pointee.handle(touch ?? .sizeChanged(point), at: time)
}

/// Gives a bar a tuning: the number of its name, and numbers for what is changed of it; see
/// `FieldNumbers`.
@_expose(wasm, "edgeTune") @_cdecl("edgeTune")
func edgeTune(
  _ memory: BodyMemory, _ name: Int, _ numbers: UnsafePointer<Double>, _ time: Double
) {
  let bar = memory.bar
  var tuning = JellyBarBody.Tuning.preset(TuningPreset(rawValue: name) ?? .standard)
  var walk = FieldNumbers(numbers)
  tuning.accept(&walk)
  bar.pointee.handle(.tuningChanged(tuning), at: time)
}

/// Writes the parts of a bar's tuning, six numbers each, in their order; returns the address after
/// them.
///
/// Of a number: its value, the ends of its recommended range, its step, and the ends of its valid
/// range. Of a spring: its response, its damping ratio, and the ends of the range of recommended
/// damping ratios. Of a flag or a choice: its number.
@_expose(wasm, "edgeParts") @_cdecl("edgeParts")
func edgeParts(
  _ memory: BodyMemory, _ numbers: UnsafeMutablePointer<Double>,
  _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var tuning = memory.bar.pointee.tuning
  var parts = TuningParts(numbers: NumberBuffer(at: numbers, limit: limit))
  tuning.accept(&parts)
  return parts.numbers.end
}

@_expose(wasm, "edgeRestTime") @_cdecl("edgeRestTime")
func edgeRestTime(_ memory: BodyMemory) -> Double { memory.bar.pointee.restTime }

/// Writes the amplitudes of the edge's waves as a list; returns the address after them.
@_expose(wasm, "edgeWaves") @_cdecl("edgeWaves")
func edgeWaves(
  _ memory: BodyMemory, _ time: Double, _ numbers: UnsafeMutablePointer<Double>,
  _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var writer = NumberBuffer(at: numbers, limit: limit)
  memory.bar.pointee.writeModes(at: time, to: &writer)
  return writer.end
}

/// Writes the commands of the bar's outline with the first waves alone; returns the address after
/// them.
@_expose(wasm, "edgeDraw") @_cdecl("edgeDraw")
func edgeDraw(
  _ memory: BodyMemory, _ count: Int, _ time: Double,
  _ commands: UnsafeMutablePointer<Double>, _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var numbers = NumberBuffer(at: commands, limit: limit)
  memory.bar.pointee.draw(waves: waves(of: memory, count, time), into: &numbers)
  return numbers.end
}

/// Writes the commands of the free edge alone, as a line from its left end to its right end, with
/// all waves; returns the address after them.
@_expose(wasm, "edgeLine") @_cdecl("edgeLine")
func edgeLine(
  _ memory: BodyMemory, _ time: Double, _ commands: UnsafeMutablePointer<Double>,
  _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  var edge = FreeEdge(top: 0, numbers: NumberBuffer(at: commands, limit: limit))
  memory.bar.pointee.draw(waves: waves(of: memory, WaveTuning.count, time), into: &edge)
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
  _ memory: BodyMemory, _ wave: Int, _ amplitude: Double,
  _ commands: UnsafeMutablePointer<Double>, _ limit: UnsafeMutablePointer<Double>
) -> UnsafeMutablePointer<Double> {
  // So high that the wave is nowhere near the bar's other side.
  let bar = JellyBarBody(
    size: Vector2(memory.bar.pointee.size.x, 8 * amplitude), settings: .free)
  var waves = SIMD16<Double>.zero
  waves[wave] = amplitude
  var edge = FreeEdge(top: bar.size.y, numbers: NumberBuffer(at: commands, limit: limit))
  bar.draw(waves: waves, into: &edge)
  return edge.numbers.end
}

/// The first waves of a bar's edge, and 0 for the others.
private func waves(
  of memory: BodyMemory, _ count: Int, _ time: Double
) -> SIMD16<Double> {
  var waves = SIMD16<Double>.zero
  for wave in 0..<min(count, WaveTuning.count) {
    waves[wave] = memory.bar.pointee.wave(wave, at: time)
  }
  return waves
}

/// A visitor that writes the parts of a tuning as numbers; see `edgeParts`.
private struct TuningParts: FieldVisitor {
  var numbers: NumberBuffer

  private mutating func write(
    _ first: Double, _ second: Double = 0, _ third: Double = 0, _ fourth: Double = 0,
    _ range: ClosedRange<Double> = 0...0
  ) {
    numbers.append(Vector2(first, second))
    numbers.append(Vector2(third, fourth))
    numbers.append(Vector2(range.lowerBound, range.upperBound))
  }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    write(value, recommended.lowerBound, recommended.upperBound, step, valid)
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) { write(value ? 1 : 0) }

  mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString) {
    write(Double(value.rawValue))
  }

  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {
    let ratios = DampedSpring.recommendedDampingRatios
    write(value.response, value.dampingRatio, ratios.lowerBound, ratios.upperBound)
  }

  mutating func beginGroup(_ name: StaticString) {}
  mutating func endGroup() {}
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

extension BodyMemory {
  fileprivate var bar: UnsafeMutablePointer<JellyBarBody> {
    assumingMemoryBound(to: JellyBarBody.self)
  }
}

extension JellyBarBody.Settings {
  /// Nothing stands in the bar: an edge whose rise is limited is not the sum of its waves.
  fileprivate static var free: Self { Self(headroom: .greatestFiniteMagnitude) }
}
