@_spi(Jelly) import JellySchema
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// A control works with any settings: it limits what is out of range, and keeps the rest.
@Suite("Settings of each control")
struct SettingsRangeTests {
  @Test("Are kept where a number is a recommended one")
  func kept() {
    struct Keeping: RandomControlVisitor {
      mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
        for index in 0..<NumberChanger.count(in: Control.Settings()) {
          // The other fields limit some numbers, but none to its default.
          let isKept = [0.0, 0.25, 0.75, 1].contains { share in
            var settings = Control.Settings()
            var changer = NumberChanger(index: index) {
              $0.lowerBound + share * ($0.upperBound - $0.lowerBound)
            }
            settings.accept(&changer)
            return settings != Control.Settings() && settings.clamped == settings
          }
          expect(isKept, "\(Control.name), number \(index)")
        }
      }
    }
    forEachControl(Keeping())
  }

  @Test("Are kept where a flag or a choice is another one")
  func keptChoices() {
    struct Keeping: RandomControlVisitor {
      mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
        var (settings, changer) = (Control.Settings(), ChoiceChanger())
        settings.accept(&changer)
        expect(settings.clamped, equals: settings, "\(Control.name)")
      }
    }
    forEachControl(Keeping())
  }

  @Test(
    "Are in range afterwards, whatever a number was",
    arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, -1, 5e-324, -9e-7, -0.0])
  func limited(number: Double) {
    struct Limiting: RandomControlVisitor {
      let number: Double

      mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
        for index in 0..<NumberChanger.count(in: Control.Settings()) {
          var settings = Control.Settings()
          var changer = NumberChanger(index: index) { [number] _ in number }
          settings.accept(&changer)
          var body = Control(size: [100, 40], settings: settings, tuning: .standard)
          checkRange(body.settings, index)
          body = Control(size: [100, 40], settings: Control.Settings(), tuning: .standard)
          _ = body.handle(.settingsChanged(settings), at: 1)
          checkRange(body.settings, index)
          expect(body.settings.clamped, equals: body.settings, "\(Control.name), number \(index)")
        }
      }

      private func checkRange(_ settings: some FieldVisitable, _ index: Int) {
        var (settings, check) = (settings, RangeCheck())
        settings.accept(&check)
        expect(check.outside, equals: [], "\(type(of: settings)), number \(index)")
      }
    }
    forEachControl(Limiting(number: number))
  }
}

/// A visitor that replaces one number, counted from 0.
private struct NumberChanger: NumberVisitor {
  let index: Int
  /// The index of the next number.
  private(set) var next = 0
  /// The number in its place, by the range of recommended ones.
  private let replacement: (ClosedRange<Double>) -> Double

  init(index: Int, _ replacement: @escaping (ClosedRange<Double>) -> Double) {
    self.index = index
    self.replacement = replacement
  }

  /// The count of numbers in the settings of a control.
  static func count(in settings: some FieldVisitable) -> Int {
    var (settings, counter) = (settings, Self(index: -1, \.lowerBound))
    settings.accept(&counter)
    return counter.next
  }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    if next == index { value = replacement(recommended) }
    next += 1
  }
}

/// A visitor that changes each flag and each choice.
private struct ChoiceChanger: NumberVisitor {
  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {}
  mutating func flag(_ value: inout Bool, _ name: StaticString) { value.toggle() }
  mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString) {
    value = Choice(rawValue: value.rawValue + 1) ?? Choice(rawValue: 0) ?? value
  }
}

/// A visitor that collects the names of numbers that are out of their range.
private struct RangeCheck: NumberVisitor {
  private(set) var outside: [String] = []

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    // A length that is too small to be seen is 0, also where that is not valid.
    let isVisible = unit != .points || abs(value) >= Limits.minimumLength
    // Infinity can stand for no limit, but a finite length could overflow.
    let isCounted = unit != .points || value == .infinity || abs(value) <= Limits.coordinate
    if value != 0, !isVisible || !isCounted || !valid.contains(value) {
      outside.append("\(name) is \(value)")
    }
  }
}
