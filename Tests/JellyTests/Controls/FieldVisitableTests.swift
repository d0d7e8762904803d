@_spi(Jelly) import Jelly
import Testing

@_spi(Jelly) @testable import JellyTestSupport

/// Everything that reads, writes or checks an event or settings relies on what they show.
@Suite("What events and settings show")
struct FieldVisitableTests {
  @Test("Is every number that is in them", arguments: 1...200 as ClosedRange<UInt64>)
  func complete(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    check(JellyBarBody.random(using: &generator), using: &generator)
    check(JellyRefreshBody.random(using: &generator), using: &generator)
    check(JellyFieldBody.random(using: &generator), using: &generator)
    check(JellyPagerBody.random(using: &generator), using: &generator)
    check(JellyBadgeBody.random(using: &generator), using: &generator)
    check(JellyMenuBody.random(using: &generator), using: &generator)
  }

  private func check<Control: JellyControl & InvariantCheckable>(
    _ control: Control, using generator: inout SeededGenerator
  ) where Control.Event: VisitableEvent {
    let settings = generator.valid(like: Control.Settings())
    for event in [.settingsChanged(settings), control.randomEvent(using: &generator)] {
      // The parts of a tuning that do not matter to a curve are not shown.
      var (copy, shown) = (event, ShownNumbers())
      let name = copy.accept(&shown)
      if "\(name)" == "tuningChanged" { continue }
      for number in numbers(in: event) {
        let isShown = shown.all.contains { $0 == number || $0.isNaN && number.isNaN }
        #expect(isShown || number == 0, "\(number) of \(event)")
      }
    }
  }

  /// Every number in a value, found by reflection.
  private func numbers(in value: Any) -> [Double] {
    switch value {
    case let number as Double: [number]
    case let number as Int: [Double(number)]
    case let point as Vector2: [point.x, point.y]
    default: Mirror(reflecting: value).children.flatMap { numbers(in: $0.value) }
    }
  }
}
