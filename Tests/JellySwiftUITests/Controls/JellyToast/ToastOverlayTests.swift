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

    @Test("waits while the focus of assistive technology or of a keyboard is in it")
    func focus() throws {
      let toast = try toasts().show("Moved", action: JellyToastAction("Undo") {})
      run(1)
      let reader = stage.value(
        "accessibilityFocused", "binding", as: AccessibilityFocusState<Bool>.Binding.self)
      let keyboard = stage.value("focused", "binding", as: FocusState<Bool>.Binding.self)
      reader?.wrappedValue = true
      run(20)
      expect(toast.shown.fate.end, equals: nil)
      keyboard?.wrappedValue = true
      run(1)
      reader?.wrappedValue = false
      run(20)
      expect(toast.shown.fate.end, equals: nil)
      keyboard?.wrappedValue = false
      run(10)
      expect(toast.shown.fate.end, equals: .time)
      // One that leaves with the focus in it does not hold the others.
      let other = try toasts().show("Moved", action: JellyToastAction("Undo") {})
      run(1)
      let focus = stage.value("focused", "binding", as: FocusState<Bool>.Binding.self)
      focus?.wrappedValue = true
      run(1)
      let next = try toasts().show("Sent")
      other.dismiss()
      run(6)
      expect(next.shown.fate.end, equals: .time)
    }

    /// Throws a toast by 100 points to the right, and returns how far it is shown from its place in
    /// each frame until it is gone.
    private func thrown() throws -> [Double] {
      let name = "Saved"
      let toast = try toasts().show(LocalizedStringKey(name))
      run(1)
      let finger = try #require(stage.screen.touch(0, at: CGPoint(x: 9, y: 9), time: stage.now))
      for step in 1...5 {
        finger.move(to: CGPoint(x: 9 + 20 * step, y: 9), time: stage.now + 0.01 * Double(step))
      }
      finger.lift(at: CGPoint(x: 109, y: 9), time: stage.now + 0.06)
      var ways: [Double] = []
      while ways.count < 60 {
        run(1.0 / 64)
        let all = stage.screen.all("offset").filter { offset in
          offset.all("text").contains { $0["text"] == name }
        }
        guard !all.isEmpty else { break }
        let opacities = stage.screen.all("opacity").filter { opacity in
          opacity.all("text").contains { $0["text"] == name }
        }
        expect(opacities.contains { $0["value"] == 0.0 })
        ways.append(all.map { Double($0["x", as: CGFloat.self] ?? .nan) }.reduce(0, +))
      }
      expect(toast.shown.fate.end, equals: .person)
      return ways
    }

    @Test("flies on from the finger that throws it, and fades")
    func flight() throws {
      let ways = try thrown()
      expect(ways.count, equals: Int(JellyToastNumbers.fadeDuration * 64))
      expect(ways, equals: ways.sorted())
      expect(ways.last ?? 0, isGreaterThan: 200)
    }

    @Test("with Reduce Motion does not fly, and fades")
    func reducedFlight() throws {
      stage.screen.environment.accessibilityReduceMotion = true
      let ways = try thrown()
      expect(ways.count, equals: Int(JellyToastNumbers.fadeDuration * 64))
      expect(ways.allSatisfy { $0 <= 100 })
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
