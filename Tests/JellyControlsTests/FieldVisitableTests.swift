@_spi(Jelly) import JellySchema
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// Everything that reads, writes, limits or checks settings, a tuning or an event relies on what
/// they show.
@Suite("What settings, tunings and events show")
struct FieldVisitableTests {
  @Test("Is every field that is in them, to be changed")
  func complete() {
    struct Completeness: RandomControlVisitor {
      mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
        check("settings", Control.Settings()) { $0.accept(&$1) }
        for preset in TuningPreset.presets {
          check("\(preset)", Control.Tuning.preset(preset)) { $0.accept(&$1) }
        }
        var number = 0
        while let event = Control.event(number, settings: Control.Settings()) {
          check("event", event) { _ = $0.accept(&$1) }
          number += 1
        }
      }

      private func check<Value>(
        _ name: String, _ value: Value, _ change: (inout Value, inout FieldChanger) -> Void
      ) {
        var (changed, changer) = (value, FieldChanger())
        change(&changed, &changer)
        var comparison = FieldComparison()
        comparison.compare(value, changed, name)
        expect(comparison.untouched.subtracting(comparison.changed), equals: [], "\(Value.self)")
      }
    }
    forEachControl(Completeness())
  }
}

/// A visitor that changes every field.
private struct FieldChanger: FieldVisitor {
  var visitsOmitted: Bool { true }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    value = value == recommended.upperBound ? recommended.lowerBound : recommended.upperBound
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) { value.toggle() }

  mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString) {
    value = Choice(rawValue: value.rawValue + 1) ?? Choice(rawValue: 0) ?? value
  }

  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {
    value = DampedSpring(response: 0.123, dampingRatio: 0.789)
  }

  mutating func beginGroup(_ name: StaticString) {}
  mutating func endGroup() {}
}

/// The places of the fields of a value, found by reflection, that a change has reached, and of
/// those that it has not.
private struct FieldComparison {
  var changed: Set<String> = []
  var untouched: Set<String> = []

  mutating func compare(_ old: Any, _ new: Any, _ place: String) {
    let (mirror, other) = (Mirror(reflecting: old), Mirror(reflecting: new))
    switch old {
    case is DampedSpring: break
    case let point as Vector2:
      let other = new as? Vector2 ?? point
      compare(point.x, other.x, place + ".x")
      return compare(point.y, other.y, place + ".y")
    case let widths as SIMD4<Double>:
      let other = new as? SIMD4<Double> ?? widths
      for index in 0..<4 { compare(widths[index], other[index], "\(place)[\(index)]") }
      return
    case let limit as SoftLimit:
      // Its third number is not public, and no tuning has another one.
      let other = new as? SoftLimit ?? limit
      compare(limit.linearRange, other.linearRange, place + ".linearRange")
      return compare(limit.softRange, other.softRange, place + ".softRange")
    default:
      guard mirror.displayStyle != .optional, !mirror.children.isEmpty else { break }
      for (child, other) in zip(mirror.children, other.children) {
        // Each curve of an edge shows those fields that matter to it.
        let place = old is EdgeTuning ? "EdgeTuning" : place
        compare(child.value, other.value, place + "." + (child.label ?? ""))
      }
      return
    }
    // An event without fields stays as it is.
    if mirror.displayStyle == .enum, place == "event" { return }
    // By description, since NaN is not equal to itself.
    if "\(old)" == "\(new)" { untouched.insert(place) } else { changed.insert(place) }
  }
}
