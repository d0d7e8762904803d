import Jelly

/// A control as a page sees it: numbers in, numbers out.
///
/// A new control conforms to this in a file of its own and gets a line in ``Page/init(kind:)``.
protocol PageBody: ElasticBody {
  /// Makes a control at rest.
  init(size: Vector2, settings: Settings)

  /// What an event's number stands for: 0 tuned, 1 resized; a finger has 2 come down, 3 moved,
  /// 4 left, 5 been taken away; from 6 on the control's own.
  static func event(_ code: Int32, _ point: Vector2, _ settings: Settings) -> Event

  /// An effect as a number, from 1 on.
  static func code(of effect: Effect) -> Int32

  /// What the control says beside its outline.
  func write(valuesAt time: Double, into numbers: inout NumberBuffer)
}

/// The numbers that make a control what it is, in the order in which its element lists them.
///
/// First comes the tuning. Enumerations are small numbers, in the order in which the page lists
/// their names.
typealias Settings = UnsafePointer<Double>

/// Memory that the page has set aside for a control.
typealias BodyMemory = UnsafeMutableRawPointer

/// What a page can ask of a control, whichever it is.
struct Page {
  /// How many bytes one takes.
  let size: Int
  let make: (BodyMemory, Vector2, Settings) -> Void
  let handle: (BodyMemory, Int32, Vector2, Settings, Double) -> Int32
  let restTime: (BodyMemory) -> Double
  let draw: (BodyMemory, Double, inout NumberBuffer) -> Void
  let values: (BodyMemory, Double, inout NumberBuffer) -> Void

  init<Body: PageBody>(of _: Body.Type) {
    size = MemoryLayout<Body>.stride
    make = { memory, size, settings in
      memory.body(Body.self).initialize(to: Body(size: size, settings: settings))
    }
    handle = { memory, code, point, settings, time in
      let effect = memory.body(Body.self).pointee
        .handle(Body.event(code, point, settings), at: time)
      return effect.map(Body.code) ?? 0
    }
    restTime = { $0.body(Body.self).pointee.restTime }
    draw = { memory, time, numbers in
      memory.body(Body.self).pointee.draw(at: time, into: &numbers)
    }
    values = { memory, time, numbers in
      memory.body(Body.self).pointee.write(valuesAt: time, into: &numbers)
    }
  }
}

extension BodyMemory {
  fileprivate func body<Body>(_: Body.Type) -> UnsafeMutablePointer<Body> {
    assumingMemoryBound(to: Body.self)
  }
}
