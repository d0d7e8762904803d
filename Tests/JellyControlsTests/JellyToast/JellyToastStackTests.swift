import Foundation
import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A stack of toasts")
struct JellyToastStackTests {
  typealias Stack = JellyToastStack<[JellyToastEntry]>

  /// A length of time in which all times of these tests are whole, so that sums are exact.
  private static let tick = 1.0 / 64

  /// What the stack must do, one tick after another.
  private struct Model {
    struct Toast: Equatable {
      let id: Int
      var left: Double
      let hasAction: Bool
    }
    var toasts: [Toast] = []
    var ended: [Ending] = []
    var shownCount = 0
    var room = 3
    var pauses: Set<UInt8> = []

    mutating func tick() {
      let first = max(toasts.count - room, 0)
      for index in first..<toasts.count {
        let stops = toasts[index].hasAction ? pauses : pauses.subtracting([8])
        if stops.isEmpty { toasts[index].left -= JellyToastStackTests.tick }
      }
      ended += toasts.filter { $0.left <= 0 }.map { Ending(id: $0.id, reason: .time) }
      toasts.removeAll { $0.left <= 0 }
    }

    mutating func handle(_ event: JellyToastEvent) {
      switch event {
      case .shown(let id, let seconds, let hasAction):
        let toast = Toast(
          id: id, left: hasAction ? max(seconds, 10) : seconds, hasAction: hasAction)
        if let index = toasts.firstIndex(where: { $0.id == id }) {
          toasts[index] = toast
        } else {
          toasts.append(toast)
          shownCount += 1
        }
      case .removed(let id, let reason): end({ $0.id == id }, reason)
      case .released(let id?, let way, let velocity):
        if JellyToastEvent.isThrown(way: way, velocity: velocity) { end({ $0.id == id }, .person) }
      case .released(nil, let way, let velocity):
        guard JellyToastEvent.isThrown(way: way, velocity: velocity) else { return }
        let waiting = Set(toasts.dropLast(room).map(\.id))
        end({ waiting.contains($0.id) }, .person)
      case .fitted(let count): room = min(max(count, 1), 3)
      case .paused(let pause): pauses.insert(pause.rawValue)
      case .resumed(let pause): pauses.remove(pause.rawValue)
      }
    }

    private mutating func end(_ isMeant: (Toast) -> Bool, _ reason: JellyToastEnd) {
      ended += toasts.filter(isMeant).map { Ending(id: $0.id, reason: reason) }
      toasts.removeAll(where: isMeant)
    }
  }

  private struct Ending: Equatable {
    let id: Int
    let reason: JellyToastEnd?
  }

  private func randomEvent(_ generator: inout SeededGenerator) -> JellyToastEvent {
    let id = Int(generator.next() % 8)
    let pause: JellyToastPause = generator.pick([
      .pointer, .focus, .inactive, .assistiveTechnology,
    ])
    switch generator.next() % 10 {
    case 0...3:
      let seconds =
        generator.chance(0.1) ? .infinity : Double(1 + generator.next() % 400) * Self.tick
      return .shown(id, seconds: seconds, hasAction: generator.chance(0.3))
    case 4: return .removed(id, generator.pick([.action, .code, .person]))
    case 5:
      let point = { (generator: inout SeededGenerator) in
        Vector2(generator.uniform(-90...90), generator.uniform(-90...90))
      }
      return .released(
        generator.chance(0.2) ? nil : id, way: point(&generator), velocity: 9 * point(&generator))
    case 6: return .fitted(Int(generator.next() % 6) - 1)
    case 7: return .paused(pause)
    default: return .resumed(pause)
    }
  }

  @Test(
    "After random events time never grows, three are visible, and each ends once, as in the model",
    arguments: seeds(1...300))
  func invariants(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (stack, model) = (Stack(), Model())
    var ended: [Ending] = []
    var ticks = 0
    stack.handle(.fitted(3), at: 0)
    for _ in 0..<80 {
      let before = stack.entries
      for _ in 0..<(generator.next() % 90) {
        ticks += 1
        model.tick()
      }
      let event = randomEvent(&generator)
      let room = model.room
      model.handle(event)
      // Asked twice, or at an earlier time, it is the same.
      if generator.chance(0.3) {
        stack.handle(.fitted(room), at: Double(ticks) * Self.tick - 9)
      }
      stack.handle(event, at: Double(ticks) * Self.tick)
      var isUpdated = -1
      if case .shown(let id, _, _) = event { isUpdated = id }
      while let ending = stack.takeEnding(at: Double(ticks) * Self.tick) {
        ended.append(Ending(id: ending.id, reason: ending.end))
      }
      expect(Set(stack.entries.map(\.id)).count, equals: stack.entries.count)
      for entry in stack.entries where entry.id != isUpdated {
        let old = before.first { $0.id == entry.id }?.secondsLeft ?? -1
        expect(entry.secondsLeft, isAtMost: old, "seed \(seed)")
      }
      expect(stack.visible.count, equals: min(model.room, stack.entries.count), "seed \(seed)")
      expect(stack.visible.count, isAtMost: 3)
      expect(stack.waitingCount + stack.visible.count, equals: stack.entries.count)
      expect(
        stack.entries.map { Model.Toast(id: $0.id, left: $0.secondsLeft, hasAction: $0.hasAction) },
        equals: model.toasts, "seed \(seed)")
      expect(ended.map(\.id).sorted(), equals: model.ended.map(\.id).sorted(), "seed \(seed)")
      expect(ended.allSatisfy { $0.reason != nil })
      if let next = stack.nextEnd { expect(next, isGreaterThan: Double(ticks) * Self.tick - 1e-9) }
    }
    expect(
      ended.map { "\($0)" }.sorted(), equals: model.ended.map { "\($0)" }.sorted(), "seed \(seed)")
    // Each that was shown has ended once, or is still there.
    expect(ended.count + stack.entries.count, equals: model.shownCount, "seed \(seed)")
  }

  @Test("Ends one exactly at the time that it announces")
  func nextEnd() throws {
    var stack = Stack()
    stack.handle(.shown(1, seconds: 0.3), at: 1e6)
    let next = try #require(stack.nextEnd)
    expect(stack.takeEnding(at: next - 0.001) == nil)
    expect(stack.takeEnding(at: next)?.end == .time)
    expect(stack.nextEnd == nil)
  }

  @Test("Counts a thousand and throws all that wait away at once")
  func thousand() {
    var stack = Stack()
    for id in 0..<1000 { stack.handle(.shown(id), at: 0) }
    expect(stack.visible.map(\.id), equals: [997, 998, 999])
    expect(stack.waitingCount, equals: 997)
    stack.handle(.released(nil, way: [50, 0], velocity: .zero), at: 1)
    var count = 0
    while let ending = stack.takeEnding(at: 1) { count += ending.end == .person ? 1 : 0 }
    expect(count, equals: 997)
    expect(stack.entries.map(\.id), equals: [997, 998, 999])
  }

  @Test("Stops the time of actions alone while assistive technology runs")
  func assistiveTechnology() {
    var stack = Stack()
    stack.handle(.shown(1), at: 0)
    stack.handle(.shown(2, hasAction: true), at: 0)
    stack.handle(.paused(.assistiveTechnology), at: 0)
    expect(stack.takeEnding(at: 6)?.id == 1)
    expect(stack.takeEnding(at: 1e6) == nil)
    stack.handle(.resumed(.assistiveTechnology), at: 1e6)
    expect(stack.takeEnding(at: 1e6 + 10)?.id == 2)
  }

  @Test("Throws away what is fast or far, and not what is brought back")
  func thrown() {
    for (way, velocity, isThrown) in [
      (30.0, 500.0, true), (30, 200, false), (-30, -500, true), (60, 0, true), (60, -500, false),
      (0, 900, false), (.nan, 900, false), (.infinity, 900, false), (30, .nan, false),
    ] {
      for axis in [Vector2(1, 0), Vector2(0, 1), Vector2(0.6, -0.8)] {
        expect(
          JellyToastEvent.isThrown(way: way * axis, velocity: velocity * axis), equals: isThrown,
          "\(way), \(velocity)")
      }
    }
  }

  @Test("Ignores what is not a time, and a time that is not above 0 is the default")
  func badInput() {
    var stack = Stack()
    for time in [Double.nan, .infinity, -.infinity, 1e13] { stack.handle(.shown(1), at: time) }
    expect(stack.entries.isEmpty)
    for (id, seconds) in [-1.0, 0, .nan].enumerated() {
      stack.handle(.shown(id, seconds: seconds), at: 0)
    }
    expect(stack.entries.map(\.secondsLeft), equals: [5, 5, 5])
    stack.handle(.removed(7, .code), at: 0)
    stack.handle(.released(7, way: [90, 0], velocity: .zero), at: 0)
    expect(stack.takeEnding(at: 0) == nil)
    expect(stack.takeEnding(at: .nan) == nil)
    stack.handle(.shown(3, seconds: .infinity), at: 0)
    expect(stack.takeEnding(at: 1e12)?.id == 1)
  }

  // MARK: - Traces, which the page must follow, too

  private struct Trace: Decodable {
    struct Toast: Decodable {
      let id: Int
      let seconds: Double?
      let hasAction: Bool?
    }
    struct Step: Decodable {
      let at: Double
      let show: [Toast]?
      let remove: Int?
      let pause: Bool?
      let visible: [Int]?
      let waiting: Int?
      let ended: [String: String]?
    }
    let name: String
    let steps: [Step]
  }

  @Test("Follows the traces")
  func traces() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("Vectors/toast.json")
    for trace in try JSONDecoder().decode([Trace].self, from: Data(contentsOf: file)) {
      var stack = Stack()
      var ended: [String: String] = [:]
      for step in trace.steps {
        for toast in step.show ?? [] {
          let event = JellyToastEvent.shown(
            toast.id, seconds: toast.seconds ?? 5, hasAction: toast.hasAction ?? false)
          stack.handle(event, at: step.at)
        }
        if let id = step.remove { stack.handle(.removed(id, .code), at: step.at) }
        if let isPaused = step.pause {
          stack.handle(isPaused ? .paused(.inactive) : .resumed(.inactive), at: step.at)
        }
        while let ending = stack.takeEnding(at: step.at) {
          ended["\(ending.id)"] = ending.end.map { "\($0)" }
        }
        guard let visible = step.visible else { continue }
        expect(stack.visible.map(\.id), equals: visible, "\(trace.name), \(step.at)")
        expect(stack.waitingCount, equals: step.waiting ?? 0, "\(trace.name), \(step.at)")
        expect(ended, equals: step.ended ?? [:], "\(trace.name), \(step.at)")
      }
    }
  }
}
