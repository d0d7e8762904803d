// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CJelly
@_spi(Jelly) import Jelly

// The functions of `jelly.h`, where they are documented; the compiler compares each with its
// declaration there. They are public, because the linker of a shared library sees no others.

/// What lies before a body in its memory.
private struct BodyHeader {
  /// The alignment of the memory, and the length of the header, so that the body is aligned, too.
  static let alignment = Int(JELLY_ALIGNMENT)

  /// The number of the body's kind.
  let kind: Int32
}

/// A `JellyBody` of C.
private typealias Body = OpaquePointer

extension Body {
  fileprivate var kind: Int32 { UnsafePointer<BodyHeader>(self).pointee.kind }
  fileprivate var functions: NumberedControl { NumberedControl(kind: kind) }
  fileprivate var memory: BodyMemory { BodyMemory(self) + BodyHeader.alignment }

  /// Returns whether an event is one of the body's kind, or one that all such bodies have.
  fileprivate func has(_ event: Int32) -> Bool {
    guard event >> 8 == JELLY_ANY >> 8 else { return event >> 8 == kind }
    return event < JELLY_EVENT_TOUCH_BEGAN || NumberedControl.touchedKinds >> kind & 1 != 0
  }
}

/// Returns whether the library has a kind.
private func has(_ kind: Int32) -> Bool { kind >= 0 && kind < NumberedControl.kindCount }

@c @implementation
public func jelly_schema() -> UInt32 { NumberedControl.schema }

@c @implementation
public func jelly_body_size(_ kind: Int32) -> Int {
  has(kind) ? BodyHeader.alignment + NumberedControl(kind: kind).size : 0
}

@c @implementation
public func jelly_body_init(
  _ memory: UnsafeMutableRawPointer!, _ kind: Int32, _ width: Double, _ height: Double,
  _ tuning: Int32, _ settings: UnsafePointer<Double>!, _ count: Int
) -> OpaquePointer! {
  guard let memory, has(kind), Int(bitPattern: memory) % BodyHeader.alignment == 0 else {
    return nil
  }
  memory.initializeMemory(as: BodyHeader.self, to: BodyHeader(kind: kind))
  let body = Body(memory)
  // A tuning that does not exist is the standard one; 0 says that nothing of it is changed.
  withNumbers([Double(tuning), 0], settings, count) {
    body.functions.make(body.memory, Vector2(width, height), $0)
  }
  return body
}

/// Calls back with numbers for the core: first ones, those of the host, and NaN for all others.
@inline(__always)
private func withNumbers<Result>(
  _ first: InlineArray<2, Double>?, _ numbers: UnsafePointer<Double>?, _ count: Int,
  _ use: (Numbers) -> Result
) -> Result {
  withUnsafeTemporaryAllocation(of: Double.self, capacity: NumberedControl.mostNumbers) {
    buffer in
    buffer.initialize(repeating: .nan)
    if let first { (buffer[0], buffer[1]) = (first[0], first[1]) }
    let start = first == nil ? 0 : 2
    if let numbers {
      for index in 0..<max(min(count, buffer.count - start), 0) {
        buffer[start + index] = numbers[index]
      }
    }
    return use(buffer.baseAddress.unsafelyUnwrapped)
  }
}

@c @implementation
public func jelly_body_create(
  _ kind: Int32, _ width: Double, _ height: Double, _ tuning: Int32,
  _ settings: UnsafePointer<Double>!, _ count: Int
) -> OpaquePointer! {
  var memory: UnsafeMutableRawPointer?
  guard has(kind), posix_memalign(&memory, BodyHeader.alignment, jelly_body_size(kind)) == 0 else {
    return nil
  }
  return jelly_body_init(memory, kind, width, height, tuning, settings, count)
}

// `free` is a reserved name; this calls it.
@c @implementation
public func jelly_body_destroy(_ body: OpaquePointer!) {
  UnsafeMutableRawPointer(body)?.deallocate()
}

@c @implementation
public func jelly_body_kind(_ body: OpaquePointer!) -> Int32 { body?.kind ?? -1 }

@c @implementation
public func jelly_body_handle(
  _ body: OpaquePointer!, _ event: Int32, _ fields: UnsafePointer<Double>!, _ count: Int,
  _ time: Double
) -> JellyEffect {
  guard let body, body.has(event) else { return JellyEffect(kind: 0, index: 0) }
  let effect = withNumbers(nil, fields, count) {
    body.functions.handle(body.memory, Int(event & 255), time, $0)
  }
  return JellyEffect(kind: effect & 255, index: effect >> 8)
}

@c @implementation
public func jelly_body_rest_time(_ body: OpaquePointer!) -> Double {
  body.map { $0.functions.restTime($0.memory) } ?? -.infinity
}

@c @implementation
public func jelly_body_draw(
  _ body: OpaquePointer!, _ part: Int32, _ time: Double, _ numbers: UnsafeMutablePointer<Double>!,
  _ capacity: Int
) -> Int {
  written(numbers, capacity) { buffer in
    if let body { body.functions.draw(body.memory, Int(part), time, &buffer) }
  }
}

@c @implementation
public func jelly_body_values(
  _ body: OpaquePointer!, _ time: Double, _ numbers: UnsafeMutablePointer<Double>!, _ capacity: Int
) -> Int {
  written(numbers, capacity) { buffer in
    if let body { body.functions.values(body.memory, time, &buffer) }
  }
}

@c @implementation
public func jelly_body_layout(
  _ body: OpaquePointer!, _ numbers: UnsafeMutablePointer<Double>!, _ capacity: Int
) -> Int {
  written(numbers, capacity) { buffer in
    if let body { body.functions.layout(body.memory, &buffer) }
  }
}

/// Returns how many numbers a body has; without memory they are only counted.
@inline(__always)
private func written(
  _ numbers: UnsafeMutablePointer<Double>?, _ capacity: Int,
  _ write: (inout NumberBuffer) -> Void
) -> Int {
  // An address at which nothing is read or written.
  guard let start = numbers ?? UnsafeMutablePointer(bitPattern: BodyHeader.alignment) else {
    return 0
  }
  var buffer = NumberBuffer(at: start, limit: numbers == nil ? start : start + max(capacity, 0))
  write(&buffer)
  return buffer.end - start + buffer.omitted
}

@c @implementation
public func jelly_shape_bend(
  _ shape: OpaquePointer!, _ part: Int32, _ time: Double, _ drawing: UnsafePointer<Double>!,
  _ drawing_count: Int, _ numbers: UnsafeMutablePointer<Double>!, _ capacity: Int
) -> Int {
  written(numbers, capacity) { buffer in
    guard let shape, shape.kind == Int32(JELLY_SHAPE.rawValue), let drawing else { return }
    let body = shape.memory.assumingMemoryBound(to: JellyShapeBody.self)
    body.pointee.draw(part: Int(part), at: time, into: &buffer) { pen in
      var next = drawing
      let end = drawing + max(drawing_count, 0)
      func point() -> Vector2 {
        defer { next += 2 }
        return Vector2(next[0], next[1])
      }
      // A command that is not one, or not whole, ends the drawing.
      while next < end {
        let verb = next.pointee
        next += 1
        switch verb {
        case NumberBuffer.Verb.move where end - next >= 2: pen.move(to: point())
        case NumberBuffer.Verb.line where end - next >= 2: pen.addLine(to: point())
        case NumberBuffer.Verb.quad where end - next >= 4:
          let control = point()
          pen.addQuadCurve(to: point(), control: control)
        case NumberBuffer.Verb.curve where end - next >= 6:
          let (control1, control2) = (point(), point())
          pen.addCurve(to: point(), control1: control1, control2: control2)
        case NumberBuffer.Verb.close: pen.closeSubpath()
        default: return
        }
      }
    }
  }
}
