@_spi(Jelly) import JellySchema
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// Sizes, radii and diameters that no screen shows, mixed with plausible ones.
@Suite("Numbers that are too small to be seen")
struct SmallNumberTests {
  @Test("Leave each control finite and at rest", arguments: seeds(1...200))
  func controls(seed: UInt64) { forEachControl(SmallNumbers(seed: seed)) }

  @Test("Count as 0 at the door", arguments: [9e-7, -9e-7, 1e-300, 5e-324, .nan])
  func door(value: Double) {
    expect(Limits.length(value), equals: 0)
    expect(Limits.size(Vector2(value, value)), equals: .zero)
    if value == value { expect(Limits.position(Vector2(value, value)), equals: .zero) }
  }
}

/// Lets events happen to a control, a frame or so apart, and looks whether what it draws is finite
/// and stays from the rest time on.
private struct SmallNumbers: RandomControlVisitor {
  let seed: UInt64

  mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
    var visitor = SmallNumberVisitor(generator: SeededGenerator(seed: seed))
    for _ in 0..<10 {
      var settings = Control.Settings()
      settings.accept(&visitor)
      var body = Control(
        size: visitor.generator.smallSize(), settings: settings, tuning: visitor.tuning())
      var time = 0.0
      for _ in 0..<12 {
        guard var event = visitor.generator.event(of: body) else { continue }
        _ = event.accept(&visitor)
        _ = body.handle(event, at: time)
        let rest = body.restTime
        let times = [time, time + 0.01, time + 0.1, rest, rest + 0.3, rest + 10]
        guard times.allSatisfy({ body.outline(at: $0).isFinite }) else {
          Issue.record("seed \(seed): \(body) is not finite after \(event)")
          return
        }
        let home = body.outline(at: rest).bits
        guard rest == .infinity || times.suffix(2).allSatisfy({ body.outline(at: $0).bits == home })
        else {
          Issue.record("seed \(seed): \(body) moves after its rest time, after \(event)")
          return
        }
        time += visitor.generator.pick([0.004, 0.016, 0.2])
      }
    }
  }
}

/// A visitor that replaces each field, most of them by small numbers.
private struct SmallNumberVisitor: FieldVisitor {
  var generator: SeededGenerator

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    switch unit {
    case .count: value = generator.pick([0, 1, 2, 6, 12])
    case .ratio where generator.chance(0.5): value = generator.uniform(recommended)
    default: value = (generator.chance(0.2) ? -1 : 1) * generator.smallSize().x
    }
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) { value = generator.chance(0.5) }

  mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString) {
    value = Choice(rawValue: generator.pick([0, 1, 2])) ?? value
  }

  mutating func tuning(_ value: inout some JellyTuning & FieldVisitable) { value = tuning() }
  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {}
  mutating func beginGroup(_ name: StaticString) {}
  mutating func endGroup() {}

  /// Returns one of the named tunings.
  mutating func tuning<Tuning: JellyTuning>() -> Tuning {
    .preset(generator.pick(TuningPreset.presets))
  }
}

extension SeededGenerator {
  /// Returns two lengths, the small ones as likely as the plausible ones.
  fileprivate mutating func smallSize() -> Vector2 {
    let lengths = [
      5e-324, 1e-310, 1e-300, 1e-290, 1e-160, 1e-30, 1e-12, 9e-7, 1e-6, 1e-3, 0, 8, 24, 44, 300,
    ]
    return Vector2(pick(lengths), pick(lengths))
  }

  /// Returns an event to be filled in, mostly one that only this kind of control has.
  fileprivate mutating func event<Control: SchemaControl>(of control: Control) -> Control.Event? {
    Control.event(Int(next() % 12), settings: control.settings)
  }
}
