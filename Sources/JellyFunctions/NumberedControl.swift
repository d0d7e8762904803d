@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// Memory that a host has allocated for a control.
typealias BodyMemory = UnsafeMutableRawPointer

/// Numbers from a host, in the order in which a control reads its fields.
typealias Numbers = UnsafePointer<Double>

/// The functions of a control as pages and C call them, the same for all kinds of control: numbers
/// in memory of the host.
///
/// It is not a module of its own: Embedded Swift compiles it with the functions that a language
/// sees, `Web/Sources/JellyWeb` and `C/Sources/JellyC`.
struct NumberedControl {
  /// The number of bytes of a control.
  let size: Int
  let make: (BodyMemory, Vector2, Numbers) -> Void
  let handle: (BodyMemory, Int, Double, Numbers) -> Int32
  let restTime: (BodyMemory) -> Double
  let draw: (BodyMemory, Int, Double, inout NumberBuffer) -> Void
  let values: (BodyMemory, Double, inout NumberBuffer) -> Void
  let waves: (BodyMemory, Double, inout NumberBuffer) -> Void
  let layout: (BodyMemory, inout NumberBuffer) -> Void
  let firstInvalidIndex: (BodyMemory, Numbers) -> Int

  init<Body: SchemaControl>(of _: Body.Type) {
    size = MemoryLayout<Body>.stride
    make = { memory, size, numbers in
      var fields = FieldNumbers(numbers)
      var (tuning, settings) = (Body.Tuning.standard, Body.Settings())
      fields.tuning(&tuning)
      settings.accept(&fields)
      let body = memory.body(Body.self)
      body.initialize(to: Body(size: size, settings: settings, tuning: tuning))
      body.pointee.acceptInitialState(&fields)
    }
    handle = { memory, number, time, numbers in
      var fields = FieldNumbers(numbers)
      let body = memory.body(Body.self)
      guard var event = Body.event(number, settings: body.pointee.settings) else { return 0 }
      _ = event.accept(&fields)
      guard let effect = body.pointee.handle(event, at: time) else { return 0 }
      let (kind, detail) = Body.number(of: effect)
      return Int32(truncatingIfNeeded: kind + 1 | (detail ?? 0) << 8)
    }
    restTime = { $0.body(Body.self).pointee.restTime }
    draw = { memory, part, time, numbers in
      memory.body(Body.self).pointee.draw(part: part, at: time, into: &numbers)
    }
    values = { memory, time, numbers in
      memory.body(Body.self).pointee.writeValues(at: time, to: &numbers)
    }
    waves = { memory, time, numbers in
      memory.body(Body.self).pointee.writeModes(at: time, to: &numbers)
    }
    layout = { $0.body(Body.self).pointee.writeLayout(to: &$1) }
    firstInvalidIndex = { memory, numbers in
      var tuning = memory.body(Body.self).pointee.tuning
      return tuning.change(by: numbers).firstInvalidIndex
    }
  }
}

extension BodyMemory {
  fileprivate func body<Body>(_: Body.Type) -> UnsafeMutablePointer<Body> {
    assumingMemoryBound(to: Body.self)
  }
}
