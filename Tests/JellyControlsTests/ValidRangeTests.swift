@_spi(Jelly) import JellySchema
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("A valid tuning")
struct ValidRangeTests {
  @Test(
    "Is finite everywhere at both ends of the range of each number", arguments: seeds(1...14))
  func ends(seed: UInt64) { forEachControl(RangeEnds(generator: SeededGenerator(seed: seed))) }

  /// A row of events that was not finite.
  @Test(
    "Is finite with a stiffness of any size",
    arguments: [4.289558402632774e-154, 4.3e-154, 1e-150, 1e-160, 5e-324])
  func stiffness(stiffness: Double) {
    var tuning = JellyRefreshBody.Tuning.standard
    tuning.bar.soft.modal.areaStiffness = stiffness
    tuning.bar.soft.modal.waves.touchWidth = 1
    expect(tuning.isValid)
    var refresh = JellyRefreshBody(size: Vector2(0, 227.517), tuning: .reduced)
    _ = refresh.handle(.tuningChanged(tuning), at: 362)
    _ = refresh.handle(.sizeChanged([176.87, 164.44]), at: 230)
    expect(refresh.outline(at: 231).isFinite)
  }
}

/// Lets events happen to each control with every number of its tuning at an end of its range, one
/// after another; times also go back.
private struct RangeEnds: RandomControlVisitor {
  var generator: SeededGenerator

  mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
    for index in 0... {
      for place in RangeEnd.Place.allCases {
        let preset = Control.Tuning.preset(generator.pick(TuningPreset.presets))
        var tuning = generator.chance(0.5) ? preset : generator.valid(like: preset)
        var end = RangeEnd(index: index, place: place, generator: generator)
        tuning.accept(&end)
        generator = end.generator
        guard !end.change.isEmpty else { return }
        expect(tuning.isValid, "\(Control.name), \(end.change)")
        play(Control.self, tuning, "\(Control.name), \(end.change)")
      }
    }
  }

  private mutating func play<Control: RandomBody & SchemaControl>(
    _: Control.Type, _ tuning: Control.Tuning, _ name: String
  ) {
    let sizes: [Vector2] = [[0, 0], [0, 100], [390, 0], [1e-6, 1e-6], [200, 120], [1e6, 1e6]]
    let isFirst = generator.chance(0.5)
    var body = Control(
      size: generator.pick(sizes), settings: generator.valid(like: Control.Settings()),
      tuning: isFirst ? tuning : .reduced)
    var (time, last) = (100.0, [Control.Event]())
    for step in 0..<12 {
      let event: Control.Event =
        switch step % 6 {
        case 0: .tuningChanged(tuning)
        case 1 where generator.chance(0.5): .sizeChanged(generator.pick(sizes))
        default: body.randomEvent(using: &generator)
        }
      // A tuning stays, so that all events happen to this one.
      if step % 6 > 0, event.changesTuning { continue }
      _ = body.handle(event, at: time)
      last.append(event)
      var values = FiniteValues()
      for later in [time, time + 0.01, time + 0.3, body.restTime] where later < .infinity {
        body.writeValues(at: later, to: &values)
        body.writeModes(at: later, to: &values)
        body.writeLayout(to: &values)
        if !values.areFinite || !body.outline(at: later).isFinite {
          Issue.record("\(name): not finite at \(later) after \(last.suffix(4)), at \(time)")
          return
        }
      }
      time += generator.pick([0, 0.004, 0.016, 0.2, 3, -0.1, -50])
    }
  }
}

extension ControlEvent {
  fileprivate var changesTuning: Bool { "\(self)".hasPrefix("tuningChanged") }
}

/// A visitor that moves the number with an index to an end of its valid range, or next to 0 or to
/// infinity.
private struct RangeEnd: FieldVisitor {
  enum Place: CaseIterable {
    case lower, upper, near
  }

  let index: Int
  let place: Place
  var generator: SeededGenerator
  /// The name of the number and its value; empty if there is no such number.
  private(set) var change = ""
  private var count = 0

  init(index: Int, place: Place, generator: SeededGenerator) {
    (self.index, self.place, self.generator) = (index, place, generator)
  }

  private mutating func number(in valid: ClosedRange<Double>) -> Double {
    switch place {
    case .lower: return valid.lowerBound
    case .upper: return valid.upperBound
    case .near:
      let small = [5e-324, 1e-310, 1e-160, 4.289558402632774e-154, 1e-150, 1e-100, 1e-30, 1e-12]
      let near = small.flatMap { [$0, -$0] } + [.greatestFiniteMagnitude, 1e300, 1e6]
      return generator.pick(near.filter(valid.contains) + [valid.upperBound / 2])
    }
  }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    defer { count += 1 }
    guard count == index else { return }
    value = number(in: valid)
    change = "\(name) of \(value)"
  }

  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {
    defer { count += 1 }
    guard count == index else { return }
    let ratio = SpringParameter.dampingRatio.bounds
    value = DampedSpring(
      angularFrequency: number(in: SpringParameter.angularFrequency.bounds),
      dampingRatio: generator.pick([ratio.lowerBound, ratio.upperBound, 5e-324, 1e-160, 1]))
    change = "\(name) of \(value)"
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) {}
  mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString) {}
  mutating func beginGroup(_ name: StaticString) {}
  mutating func endGroup() {}
}

/// Looks whether values are finite.
private struct FiniteValues: ValueWriter {
  private(set) var areFinite = true

  mutating func write(_ name: StaticString, _ number: Double) {
    areFinite = areFinite && number.isFinite
  }

  mutating func write<Choice: NamedCase>(_ name: StaticString, _ choice: Choice) {}

  mutating func write(
    _ name: StaticString, count: Int, width: Int, _ row: (Int) -> SIMD4<Double>
  ) {
    for index in 0..<count {
      for column in 0..<width { areFinite = areFinite && row(index)[column].isFinite }
    }
  }
}
