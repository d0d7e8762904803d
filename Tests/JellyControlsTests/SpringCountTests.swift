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
  @Test("Of the outline, and of the values, are at most one for each spring that moves")
  func frames() {
    forEachControl(FrameCounting())
  }
}

/// Counts the evaluations of a control in mid-motion.
private struct FrameCounting: RandomControlVisitor {
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
        expect(outline, isAtMost: moving, "\(Control.name), outline, seed \(seed)")
        expect(values, isAtMost: moving, "\(Control.name), values, seed \(seed)")
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

extension JellyBadgeBody: Moving {
  /// A badge that has burst is drawn by its place, its velocity and its size at the burst.
  fileprivate func springCount(at time: Double) -> Int {
    let burstTime = motion.startTime + Self.flightTime
    let last = state == .dismissed && !look.fades ? min(time, burstTime) : time
    return movingSprings(inPartsOf: self, at: last)
  }
}

extension JellyMenuBody: Moving {
  /// Each item, and the cross, whose motions a flight stores in vectors, and what the flight stores
  /// as motions.
  fileprivate func springCount(at time: Double) -> Int {
    isMoving(at: time) ? arrangement.itemCount + 1 + movingSprings(in: flight, at: time) : 0
  }
}

extension SoftBody: Moving {
  fileprivate func springCount(at time: Double) -> Int { time < restTime ? 1 : 0 }
}

extension LiquidBond: Moving {
  /// A growth follows one spring after another, from the last event and from each change on, and
  /// each change that joins the bodies starts a stretch of its own.
  fileprivate func springCount(at time: Double) -> Int {
    guard time < .infinity else { return 0 }
    let passed = (0..<Self.maximumChanges).count { changes[$0] <= time }
    let joins = (state.isJoined ? passed : passed + 1) / 2
    return (state.isResting ? 0 : 1) + passed + joins
  }
}

/// The number of springs of a value that move at a time.
private func movingSprings(in value: Any, at time: Double) -> Int {
  (value as? any Moving)?.springCount(at: time) ?? movingSprings(inPartsOf: value, at: time)
}

private func movingSprings(inPartsOf value: Any, at time: Double) -> Int {
  Mirror(reflecting: value).children.reduce(0) { $0 + movingSprings(in: $1.value, at: time) }
}
