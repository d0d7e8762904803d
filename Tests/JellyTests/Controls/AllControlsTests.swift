@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema
import Testing

@_spi(Jelly) @testable import JellyTestSupport

/// The list of all controls, and their part in its tests and its traces.
@Suite("The list of all controls")
struct AllControlsTests {
  @Test("Has only controls that satisfy the invariants from any start", arguments: seeds(1...300))
  func invariants(seed: UInt64) {
    struct Trial: RandomControlVisitor {
      let seed: UInt64

      mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
        checkInvariants(ofRandom: Control.random, seed: seed)
      }
    }
    forEachControl(Trial(seed: seed))
  }

  @Test("Has a name for each control")
  func names() {
    struct Names: ControlVisitor {
      var all: [String] = []

      mutating func visit<Control: SchemaControl>(_ control: Control.Type) {
        all.append("\(Control.name)")
      }
    }
    var names = Names()
    forEachControl(&names)
    expect(Set(names.all).count, equals: names.all.count)
    expect(names.all.contains("jelly-bar"))
  }

  /// A trace cannot have an event that is not in the list, and no test has one that never happens
  /// at random.
  @Test("Has the events that happen at random, and no others")
  func events() {
    struct Events: RandomControlVisitor {
      mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
        var number = 0
        var listed: Set<String> = []
        while let event = Control.event(number, settings: Control.Settings()) {
          listed.insert(name(of: event))
          number += 1
        }
        expect(listed.count, equals: number, "\(Control.name)")
        var random: Set<String> = []
        for seed: UInt64 in 1...50 {
          var generator = SeededGenerator(seed: seed)
          var body = Control.random(using: &generator)
          for step in 0..<20 {
            let event = body.randomEvent(using: &generator)
            random.insert(name(of: event))
            _ = body.handle(event, at: Double(step) / 60)
          }
        }
        expect(random, equals: listed, "\(Control.name)")
      }

      private func name(of event: some VisitableEvent) -> String {
        var (event, shown) = (event, ShownNumbers())
        return "\(event.accept(&shown))"
      }
    }
    forEachControl(Events())
  }
}
