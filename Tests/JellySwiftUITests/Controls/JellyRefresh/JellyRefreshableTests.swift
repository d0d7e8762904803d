import Accessibility
import Foundation
import Jelly
import JellyRecording
import SwiftUI
import Testing

@testable import JellySwiftUI

/// Work in a test's hand.
@MainActor final class Work {
  private(set) var startCount = 0
  private(set) var wasCancelled = false
  private var waiting: [CheckedContinuation<Void, any Error>] = []
  struct Failure: Error {}

  func run() async throws {
    startCount += 1
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in
        wasCancelled = true
        end(CancellationError())
      }
    }
  }

  func end(_ error: (any Error)? = nil) {
    for continuation in waiting {
      continuation.resume(with: error.map { .failure($0) } ?? .success(()))
    }
    waiting = []
  }
}

extension HostTests {
  @MainActor @Suite("A list that is refreshed by SwiftUI")
  struct JellyRefreshableTests {
    private let work = Work()

    private func stage(_ curve: JellyBarBody.EdgeCurve = .wave) -> Stage {
      let work = work
      return Stage(390, 700) {
        ScrollView { Text("Mail") }
          .jellyRefreshable { try await work.run() }
          .jellyCurve(curve)
          .jellySettings(of: JellyRefreshBody.self) { $0.minimumDuration = 0 }
      }
    }

    /// Pulls a list so far at a time, and lets it go.
    private func pull(_ stage: Stage, to distance: Double, at time: Double) {
      stage.wait(until: time)
      stage.screen.scroll(to: .at(0))
      stage.screen.scroll(.interacting)
      stage.screen.scroll(to: .at(-distance))
      stage.screen.scroll(.decelerating)
    }

    private func inset(_ stage: Stage) -> CGFloat? { stage.value("safeAreaPadding", "length") }

    // A trace does not have a control without a height, so these are a recording's frames by hand.
    @Test(
      "moves as a recording does, bit for bit",
      arguments: [JellyBarBody.EdgeCurve.quadratic, .wave])
    func frames(edge: JellyBarBody.EdgeCurve) {
      let stage = stage(edge)
      stage.screen.scroll(to: .at(0))
      var refresh = JellyRefreshBody(
        size: [390, 0], settings: .init(curve: edge, minimumDuration: 0), tuning: .standard)
      let events: [(time: Double, event: JellyRefreshBody.Event, act: () -> Void)] = [
        (1.0 / 64, .pullChanged(distance: 0, position: 195), { stage.screen.scroll(.interacting) }),
        (
          3.0 / 64, .pullChanged(distance: 60, position: 195), { stage.screen.scroll(to: .at(-60)) }
        ),
        (
          6.0 / 64, .pullChanged(distance: 90, position: 195), { stage.screen.scroll(to: .at(-90)) }
        ),
        (13.0 / 64, .pullEnded, { stage.screen.scroll(.decelerating) }),
      ]
      var coming = events[...]
      for frame in 0..<200 {
        let time = Double(frame) / 64
        while let next = coming.first, next.time <= time {
          coming.removeFirst()
          stage.wait(until: next.time)
          next.act()
          _ = refresh.handle(next.event, at: next.time)
        }
        stage.show(time)
        expect(stage.outline(), equals: Outline(of: refresh, at: time), "at \(time) s")
      }
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("starts its work when the finger lifts, once, and waits below the edge")
    func refreshing() async throws {
      let stage = stage()
      let said = AccessibilityNotification.Announcement.posted.count
      pull(stage, to: 120, at: 0)
      expect(inset(stage), equals: 50)
      await stage.screen.settle { work.startCount == 1 }
      expect(work.startCount, equals: 1)
      // The spinner turns.
      expect(stage.screen.runningTimelines, equals: 1)
      pull(stage, to: 120, at: 1)
      await stage.screen.settle()
      expect(work.startCount, equals: 1)
      work.end()
      await stage.screen.settle { stage.isIdle }
      stage.play()
      expect(inset(stage), equals: 0)
      expect(stage.screen.runningTimelines, equals: 0)
      expect(
        AccessibilityNotification.Announcement.posted.dropFirst(said),
        equals: [
          "Refreshing", "Up to date",
        ])
      pull(stage, to: 120, at: 9)
      await stage.screen.settle { work.startCount == 2 }
      expect(work.startCount, equals: 2)
      work.end()
    }

    @Test("returns from a short pull, without any work")
    func shortPull() async {
      let stage = stage()
      pull(stage, to: 60, at: 0)
      await stage.screen.settle()
      stage.play()
      expect(work.startCount, equals: 0)
      expect(stage.screen.runningTimelines, equals: 0)
      expect(inset(stage), equals: 0)
    }

    @Test("does not move away from a finger when the work ends, or begins")
    func heldList() async {
      let stage = stage(.quadratic)
      pull(stage, to: 120, at: 0)
      await stage.screen.settle { work.startCount == 1 }
      stage.wait(until: 5)
      stage.screen.scroll(to: .at(0))
      stage.screen.scroll(.interacting)
      stage.screen.scroll(to: .at(-30))
      stage.show(5)
      let held = stage.outline()
      work.end()
      await stage.screen.settle { stage.screen.runningTimelines == 0 }
      expect(stage.outline(), equals: held)
      expect(inset(stage), equals: 50)
      stage.screen.scroll(to: .at(-30.5))
      stage.screen.ask(for: "Refresh")
      await stage.screen.settle { work.startCount == 2 }
      work.end()
      stage.screen.scroll(.idle)
      await stage.screen.settle { stage.isIdle }
      expect(inset(stage), equals: 0)

      stage.play()
      stage.screen.scroll(.interacting)
      stage.screen.scroll(to: .at(-20))
      stage.screen.ask(for: "Refresh")
      expect(inset(stage), equals: 0)
      stage.screen.scroll(.idle)
      expect(inset(stage), equals: 50)
      await stage.screen.settle { work.startCount == 3 }
      work.end()
    }

    @Test("takes every setting during the work, which goes on")
    func changed() async {
      @MainActor final class Choice {
        var edge = VerticalEdge.top
        var curve = JellyBarBody.EdgeCurve.soft
        var threshold = 95.0
        var inset = 50.0
        var minimumDuration = 0.4
      }
      let (choice, work) = (Choice(), work)
      let stage = Stage(390, 700) {
        ScrollView { Text("Mail") }
          .jellyRefreshable(edge: choice.edge) { try await work.run() }
          .jellyCurve(choice.curve)
          .jellySettings(of: JellyRefreshBody.self) {
            $0.threshold = choice.threshold
            $0.inset = choice.inset
            $0.minimumDuration = choice.minimumDuration
          }
      }
      pull(stage, to: 120, at: 0)
      await stage.screen.settle { work.startCount == 1 }
      (choice.inset, choice.threshold, choice.minimumDuration) = (80, 30, 0)
      (choice.curve, choice.edge) = (.wave, .bottom)
      stage.rebuild()
      await stage.screen.settle { inset(stage) == 80 }
      expect(inset(stage), equals: 80)
      expect(work.startCount == 1 && !work.wasCancelled)
      work.end()
      await stage.screen.settle { stage.isIdle }
      stage.play()
      expect(inset(stage), equals: 0)
      choice.edge = .top
      stage.rebuild()
      pull(stage, to: 40, at: 30)
      await stage.screen.settle { work.startCount == 2 }
      expect(work.startCount, equals: 2, "the threshold is lower now")
      work.end()
    }

    @Test("reports that the work has failed")
    func failure() async {
      let stage = stage()
      pull(stage, to: 120, at: 0)
      await stage.screen.settle { work.startCount == 1 }
      work.end(Work.Failure())
      await stage.screen.settle { stage.isIdle }
      expect(AccessibilityNotification.Announcement.posted.last, equals: "Could not refresh")
      expect(SensoryFeedback.played.last, equals: .error)
    }

    @Test("cancels the work when it goes away, and is freed")
    func cancellation() async {
      var isShown = true
      let work = work
      weak var model: JellyModel<JellyRefreshBody>?
      let stage = Stage(390, 700) {
        if isShown { ScrollView {}.jellyRefreshable { try await work.run() } }
      }
      stage.screen.visit {
        if let found = $0 as? JellyModel<JellyRefreshBody> { model = found }
      }
      pull(stage, to: 120, at: 0)
      await stage.screen.settle { work.startCount == 1 }
      expect(work.startCount == 1 && model != nil)
      isShown = false
      stage.screen.size.width += 1
      stage.screen.update()
      await stage.screen.settle { model == nil }
      expect(work.wasCancelled)
      expect(model == nil)
    }

    @Test("is refreshed by an assistive technology, and by a view inside")
    func alternatives() async {
      struct Nested: View {
        @Environment(\.jellyRefresh) private var refresh
        var body: some View { Button("Refresh") { refresh?() } }
      }
      let work = work
      let stage = Stage(390, 700) {
        ScrollView { Nested() }.jellyRefreshable { try await work.run() }
      }
      stage.screen.ask(for: "Refresh")
      await stage.screen.settle { work.startCount == 1 }
      expect(work.startCount, equals: 1)
      work.end()
      await stage.screen.settle { stage.isIdle }
      stage.play()
      for button in stage.screen.all("button") { stage.screen.perform(button) }
      await stage.screen.settle { work.startCount == 2 }
      expect(work.startCount, equals: 2)
      work.end()
    }

    @Test("runs the environment's refresh, or nothing where there is none")
    func environment() async {
      let work = work
      let stage = Stage(390, 700) {
        ScrollView { Text("Mail") }
          .jellyRefreshable()
          .refreshable { try? await work.run() }
      }
      pull(stage, to: 120, at: 0)
      await stage.screen.settle { work.startCount == 1 }
      expect(work.startCount, equals: 1)
      work.end()
      let other = Stage(390, 700) { ScrollView { Text("Mail") }.jellyRefreshable() }
      pull(other, to: 120, at: 0)
      expect(other.screen.runningTimelines, equals: 0)
      expect(inset(other), equals: 0)
    }

    @Test("hides the system's control, which would read the same action")
    func systemControl() {
      struct Nested: View {
        @Environment(\.refresh) private var refresh
        var body: some View { Text(refresh == nil ? "none" : "one") }
      }
      let stage = Stage(390, 700) {
        ScrollView { Nested() }.jellyRefreshable().refreshable {}
      }
      expect(stage.texts, equals: ["none"])
    }

    @Test("keeps its spinner still with Reduce Motion, and requests no frame while it works")
    func reducedMotion() async {
      let stage = stage()
      stage.screen.environment.accessibilityReduceMotion = true
      stage.screen.update()
      pull(stage, to: 120, at: 0)
      stage.play(until: 1)
      expect(stage.screen.runningTimelines, equals: 0)
      expect(inset(stage), equals: 50)
      await stage.screen.settle { work.startCount == 1 }
      work.end()
      await stage.screen.settle { stage.isIdle }
      stage.play()
      expect(inset(stage), equals: 0)
    }
  }
}

extension Stage {
  /// A Boolean value that indicates whether no refresh is shown.
  fileprivate var isIdle: Bool { value("safeAreaPadding", "length") == CGFloat(0) }
}
