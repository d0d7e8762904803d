import Accessibility
import Jelly
import JellyHosts
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  /// The toasts of macOS, tvOS and visionOS, which do not have a window of UIKit's.
  @MainActor @Suite("A toast over a view")
  struct ToastOverlayTests {
    private final class Found {
      var toasts: JellyToasts?
      var waits: [(time: Double, act: @MainActor () -> Void)] = []
    }

    private let found = Found()
    private let stage: Stage

    init() throws {
      AccessibilityNotification.Announcement.posted = []
      AccessibilityNotification.Announcement.urgent = []
      let (found, edge) = (found, VerticalEdge.bottom)
      stage = Stage(390, 844) {
        ToastReader { found.toasts = $0 }.modifier(ToastOverlay(edge: edge))
      }
      let (clock, queue) = (stage.screen.clock, try #require(Self.queue(found)))
      queue.after = { seconds, act in found.waits.append((clock.time + seconds, act)) }
    }

    private static func queue(_ found: Found) -> ToastQueue? {
      found.toasts?.environment.toastPlace as? ToastQueue
    }

    private func toasts() throws -> JellyToasts { try #require(found.toasts) }

    /// Lets time pass, with frames and with what waits.
    private func run(_ seconds: Double) {
      let end = stage.now + seconds
      stage.screen.update()
      while stage.now < end {
        stage.show(stage.now + 1.0 / 64)
        let due = found.waits.filter { $0.time <= stage.now }
        found.waits.removeAll { $0.time <= stage.now }
        for wait in due { wait.act() }
        stage.screen.update()
      }
    }

    private var texts: [String] { stage.texts.filter { $0 != "Inbox" } }

    @Test("is shown, announced once by its urgency, and leaves when its time is over")
    func time() throws {
      let toast = try toasts().show("Saved")
      run(1)
      expect(texts, equals: ["Saved"])
      try toasts().show("Lost", role: .alert)
      run(1)
      expect(texts, equals: ["Saved", "Lost"])
      expect(AccessibilityNotification.Announcement.posted, equals: ["Saved", "Lost"])
      expect(AccessibilityNotification.Announcement.urgent, equals: ["Lost"])
      run(6)
      expect(texts, equals: [])
      expect(toast.shown.fate.end, equals: .time)
      toast.update("Saved again")
      run(1)
      expect(texts, equals: ["Saved again"])
      toast.dismiss()
      run(1)
      expect(toast.shown.fate.end, equals: .code)
      expect(try toasts().show(" ").shown.fate.end, equals: .code)
    }

    @Test("waits under a pointer, in a scene that is not active, and with VoiceOver for an action")
    func pauses() throws {
      let action = JellyToastAction("Undo") {}
      let toast = try toasts().show("Moved", action: action)
      run(1)
      let hover = stage.value("onHover", "action", as: ((Bool) -> Void).self)
      hover?(true)
      run(20)
      expect(texts, equals: ["Moved", "Undo"])
      hover?(false)
      stage.screen.environment.scenePhase = .inactive
      run(20)
      expect(toast.shown.fate.end, equals: nil)
      stage.screen.environment.scenePhase = .active
      stage.screen.environment.accessibilityVoiceOverEnabled = true
      run(20)
      expect(toast.shown.fate.end, equals: nil)
      stage.screen.environment.accessibilityVoiceOverEnabled = false
      run(10)
      expect(toast.shown.fate.end, equals: .time)
    }

    @Test("runs its action once, after it has left")
    func action() throws {
      var runs: [[String]] = []
      let action = JellyToastAction("Undo") { runs.append(texts) }
      let toast = try toasts().show("Moved", action: action)
      run(1)
      let tap = stage.value("button", "action", as: (() -> Void).self)
      tap?()
      tap?()
      expect(runs.count, equals: 1)
      expect(toast.shown.fate.end, equals: .action)
      run(1)
      expect(texts, equals: [])
    }

    @Test("is one of three, or counted, and goes with a flick")
    func number() throws {
      let all = try (1...5).map { try toasts().show("\($0)") }
      run(1)
      expect(texts, equals: ["+2", "3", "4", "5"])
      let finger = try #require(stage.screen.touch(3, at: CGPoint(x: 9, y: 9), time: stage.now))
      for step in 1...5 {
        finger.move(to: CGPoint(x: 9 + 20 * step, y: 9), time: stage.now + 0.01 * Double(step))
      }
      finger.lift(at: CGPoint(x: 109, y: 9), time: stage.now + 0.06)
      run(1)
      expect(all[4].shown.fate.end, equals: .person)
      expect(texts, equals: ["+1", "2", "3", "4"])
    }
  }
}
