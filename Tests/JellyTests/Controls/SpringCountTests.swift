@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellySchema
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// The number of evaluations of springs in a frame, against the number of springs that move.
///
/// Only where assertions are on, as in a debug build: see ``SpringCount``.
@Suite("The evaluations of springs in a frame")
struct SpringCountTests {
  @Test("Of the outline are one for each spring that moves")
  func outlines() {
    forEachControl(FrameCounting())
  }

  @Test("Of a drawer's and a group's values are one for each spring that moves")
  func values() {
    var counting = FrameCounting()
    counting.valuesLimit = 1
    counting.check(JellyDrawerBody.self)
    counting.check(JellyGroupBody.self)
  }
}

/// Counts the evaluations of a control in mid-motion.
private struct FrameCounting: RandomControlVisitor {
  /// The largest number of evaluations for the values, for each spring that moves.
  ///
  /// Those of a refresh ask for its edge six times: a page reads them in a frame, and its outline
  /// is far more work.
  var valuesLimit = 6

  mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
    for seed: UInt64 in 1...40 {
      var generator = SeededGenerator(seed: seed)
      var body = Control.random(using: &generator)
      for step in 0..<30 {
        let time = Double(step) / 30
        _ = body.handle(body.randomEvent(using: &generator), at: time)
        let frame = time + 0.01
        let moving = movingSprings(in: body, at: frame)
        let outline = Evaluations.count {
          var outline = Outline()
          body.draw(at: frame, into: &outline)
        }
        let values = Evaluations.count {
          var writer = NoValues()
          body.writeValues(at: frame, to: &writer)
        }
        // A menu asks for an item once more for each neck that ends there.
        let limit = Control.self is JellyMenuBody.Type ? 2 : 1
        expect(outline, isAtMost: limit * moving, "\(Control.name), seed \(seed)")
        expect(values, isAtMost: valuesLimit * moving, "\(Control.name), seed \(seed)")
      }
    }
  }
}

/// A writer that needs the values, and does nothing with them.
private struct NoValues: ValueWriter {
  mutating func write(_ name: StaticString, _ number: Double) {}
  mutating func write<Choice: NamedCase>(_ name: StaticString, _ choice: Choice) {}
  mutating func write(
    _ name: StaticString, count: Int, width: Int, _ row: (Int) -> SIMD4<Double>
  ) {
    for index in 0..<count { _ = row(index) }
  }
}

/// The evaluations of springs by a task; those of other tests that run at the same time do not
/// count.
private final class Evaluations: @unchecked Sendable {
  @TaskLocal private static var current: Evaluations?
  private static let observing: Void = {
    SpringCount.observer = { Evaluations.current?.count += 1 }
  }()
  private var count = 0

  static func count(_ body: () -> Void) -> Int {
    _ = observing
    let evaluations = Evaluations()
    $current.withValue(evaluations) { body() }
    return evaluations.count
  }
}

// MARK: - Springs that move

/// A part of a body that springs move.
private protocol Moving {
  /// The number of evaluations that a frame needs.
  func springCount(at time: Double) -> Int
}

extension SpringMotion: Moving {
  fileprivate func springCount(at time: Double) -> Int { time < restTime ? 1 : 0 }
}

extension TwoStageMotion: Moving {
  fileprivate func springCount(at time: Double) -> Int { time < restTime ? 1 : 0 }
}

extension DrivenWaves: Moving {
  /// The panel, and all waves of its edge at once.
  fileprivate func springCount(at time: Double) -> Int { time < restTime ? 2 : 0 }
}

extension FreeSheet: Moving {
  fileprivate func springCount(at time: Double) -> Int {
    time < restTime ? SheetFields.count : 0
  }
}

extension JellyMenuBody.Track: Moving {
  /// An item, which the items before and after it ask for, too: their necks end there.
  fileprivate func springCount(at time: Double) -> Int { 3 }
}

extension SoftBody: Moving {
  fileprivate func springCount(at time: Double) -> Int { time < restTime ? 1 : 0 }
}

extension LiquidBond: Moving {
  /// A strength that has changed follows one spring after another, and each hit has its own.
  fileprivate func springCount(at time: Double) -> Int {
    guard isVisible, time < .infinity else { return 0 }
    let passed = (0..<Self.maximumChanges).count { changes[$0] <= time }
    return 1 + 2 * passed
  }
}

/// The number of springs of a value's parts that move at a time.
private func movingSprings(in value: Any, at time: Double) -> Int {
  if let moving = value as? any Moving { return moving.springCount(at: time) }
  return Mirror(reflecting: value).children.reduce(0) {
    $0 + movingSprings(in: $1.value, at: time)
  }
}
