@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema
import Testing

@_spi(Jelly) @testable import JellyTestSupport

/// The list of all controls, and their part in its tests and its traces.
@Suite("The list of all controls")
struct AllControlsTests {
  @Test("Has only controls that satisfy the invariants from any start", arguments: seeds(1...600))
  func invariants(seed: UInt64) {
    struct Trial: RandomControlVisitor {
      let seed: UInt64

      mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
        checkInvariants(ofRandom: Control.random, events: 30, seed: seed)
      }
    }
    forEachControl(Trial(seed: seed))
  }

  @Test(
    "Has only controls that satisfy them in any size",
    arguments: [
      [0, 0], [0, 100], [390, 0], [1e-300, 1e-300], [1e308, 1e308], [-1, -1], [.nan, .infinity],
    ] as [Vector2], seeds(1...40))
  func sizes(size: Vector2, seed: UInt64) {
    struct Trial: RandomControlVisitor {
      let size: Vector2
      let seed: UInt64

      mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
        var generator = SeededGenerator(seed: seed)
        let other = Control.random(using: &generator)
        let control = Control(size: size, settings: other.settings, tuning: other.tuning)
        checkInvariants(of: control, seed: seed)
      }
    }
    forEachControl(Trial(size: size, seed: seed))
  }

  /// A fault that the fuzz tests have found, and its seeds.
  struct Fault: Sendable, CustomTestStringConvertible {
    let control: String
    let testDescription: String
    let seeds: [UInt64]

    init(_ control: String, _ description: String, _ seeds: [UInt64]) {
      (self.control, testDescription, self.seeds) = (control, description, seeds)
    }
  }

  @Test(
    "Has only controls that satisfy them where one did not",
    arguments: [
      Fault(
        "jelly-bar", "A finger very far away lost digits, and a thin bar dented",
        [10_044_283, 10_773_080]),
      Fault(
        "jelly-field", "Faint waves ended at once, and waves were far higher than their headroom",
        [10_088_428, 10_174_126]),
      Fault(
        "jelly-badge", "A rounding error of a huge reach grew to a jump",
        [1_000_029_427, 1_000_222_185, 1_000_301_194, 10_843_620]),
      Fault(
        "jelly-pager", "A stretch too small to be seen turned a square", [2_000_876_886]),
      Fault(
        "jelly-menu", "A rounding error of a bond, or of an item on the button, grew to a jump",
        [1_000_007_606, 700_002_689, 1_030_711, 10_064_023, 40_172_387, 41_055_440]),
      Fault(
        "jelly-menu", "The rest of a bridge recoiled farther than a whole one is thick",
        [40_809_391]),
      Fault(
        "jelly-menu", "Springs of opening and closing differed a million times in stiffness",
        [41_464_709]),
      Fault(
        "jelly-menu", "An event came after an item's rest and before that of its bond",
        [41_895_357]),
    ])
  func faults(_ fault: Fault) {
    struct Trial: RandomControlVisitor {
      let fault: Fault
      var isKnown = false

      mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
        guard "\(Control.name)" == fault.control else { return }
        isKnown = true
        for seed in fault.seeds {
          checkInvariants(ofRandom: Control.random, events: 64, seed: seed)
        }
      }
    }
    var trial = Trial(fault: fault)
    forEachControl(&trial)
    expect(trial.isKnown)
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
