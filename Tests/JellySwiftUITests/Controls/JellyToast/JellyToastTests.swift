import Jelly
import JellyHosts
import Observation
import SwiftUI
import Testing
import UIKit

@testable import JellySwiftUI
@testable import JellyUIKit

extension HostTests {
  @MainActor @Suite("A toast in SwiftUI")
  struct JellyToastTests {
    fileprivate struct Failure: Identifiable, Equatable { let id: String }

    @MainActor @Observable fileprivate final class State {
      var isSaved = false
      var failure: Failure?
      var isShown = true
      var saved: Binding<Bool> {
        Binding {
          self.isSaved
        } set: {
          self.isSaved = $0
        }
      }
    }

    /// Writes down the environment of a toast.
    private struct Probe: View {
      @Environment(\.self) private var environment
      let read: (EnvironmentValues) -> Void

      var body: some View {
        let _ = read(environment)
        Text("Probe")
      }
    }

    let device = HeadlessScreen()

    init() {
      ToastLayer.after = { [weak device] seconds, act in device?.wait(for: seconds, act) }
    }

    /// Shows a view in the window of the device, or in another one.
    private func show(
      in window: UIWindow? = nil, isInWindow: Bool = true,
      environment: (inout EnvironmentValues) -> Void = { _ in },
      @ViewBuilder _ view: @escaping () -> some View
    ) -> Stage {
      let stage = Stage(390, 844, environment: environment, view)
      if isInWindow { stage.screen.headlessWindow = window ?? device.window }
      stage.screen.update()
      return stage
    }

    /// Lets time pass on the device, and shows what has changed.
    private func run(_ seconds: Double, _ stage: Stage) {
      stage.screen.update()
      device.run(for: seconds)
      stage.screen.update()
    }

    private func toasts(read environment: (inout EnvironmentValues) -> Void = { _ in })
      -> JellyToasts
    {
      var found: JellyToasts?
      _ = show(environment: environment) { ToastReader { found = $0 } }
      return found ?? JellyToasts(environment: EnvironmentValues())
    }

    private func views(_ scene: UIWindowScene? = nil) -> [ToastView] {
      let windows = (scene ?? device.scene).windows.compactMap { $0 as? ToastWindow }
      let all = windows.flatMap { $0.rootViewController?.view.subviews.first?.subviews ?? [] }
      return all.compactMap { $0 as? ToastView }.filter { !$0.isHidden && $0.alpha > 0 }
    }

    private func hosts(in view: UIView) -> [HeadlessHostingView] {
      view.subviews.flatMap { ($0 as? HeadlessHostingView).map { [$0] } ?? hosts(in: $0) }
    }

    /// The texts of all toasts, with those of their buttons.
    private func texts(_ scene: UIWindowScene? = nil) -> [[String]] {
      views(scene).flatMap { hosts(in: $0).map(\.texts) }
    }

    private func tapButton(_ view: ToastView) {
      for host in hosts(in: view) {
        for button in host.screen.all("button") { button["action", as: (() -> Void).self]?() }
      }
    }

    private var announced: [String] {
      UIAccessibility.headlessPosts.filter { $0.0 == .announcement }.compactMap(\.1)
    }

    @Test("is shown while a value is true, which becomes false when its time is over")
    func time() {
      let state = State()
      let stage = show {
        Text("Inbox").jellyToast("Saved", isPresented: state.saved)
      }
      run(1, stage)
      expect(texts(), equals: [])
      state.isSaved = true
      run(1, stage)
      expect(texts(), equals: [["Saved"]])
      expect(announced, equals: ["Saved"])
      run(5, stage)
      expect(texts(), equals: [])
      expect(state.isSaved, equals: false)
      state.isSaved = true
      run(1, stage)
      expect(texts(), equals: [["Saved"]])
      state.isSaved = false
      run(1, stage)
      expect(texts(), equals: [])
      expect(announced, equals: ["Saved", "Saved"])
    }

    @Test("of an item interrupts, and the one of another item takes its place")
    func item() {
      let state = State()
      let stage = show {
        Text("Inbox").jellyToast(
          item: Binding {
            state.failure
          } set: {
            state.failure = $0
          }, role: .alert
        ) { Text($0.id) }
      }
      state.failure = Failure(id: "Lost")
      run(4, stage)
      let view = views().first
      expect(texts(), equals: [["Lost"]])
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "rigid"])
      state.failure = Failure(id: "Late")
      run(4, stage)
      expect(texts(), equals: [["Late"]])
      expect(views().first === view)
      expect(announced, equals: ["Lost", "Late"])
      _ = view?.accessibilityPerformEscape()
      expect(state.failure, equals: nil)
      // One that comes in the turn in which the last one leaves stays.
      state.failure = Failure(id: "First")
      run(1, stage)
      state.failure = Failure(id: "Second")
      _ = views().first?.accessibilityPerformEscape()
      run(1, stage)
      expect(state.failure, equals: Failure(id: "Second"))
      expect(texts(), equals: [["Second"]])
    }

    @Test("has the environment of its view, and the colors of its surface")
    func environment() throws {
      var seen: EnvironmentValues?
      let plain = toasts {
        $0.layoutDirection = .rightToLeft
        $0.jelly.motion = .reduced
        $0.dynamicTypeSize = .accessibility5
      }
      let toast = plain.show { Probe { seen = $0 } }
      device.run(for: 1)
      _ = texts()
      expect(seen?.layoutDirection, equals: .rightToLeft)
      expect(seen?.dynamicTypeSize, equals: .accessibility5)
      expect(seen?.colorScheme, equals: .dark)
      if case .reduced? = seen?.jelly.motion {} else { Issue.record("not reduced") }
      let styled = toasts { $0.backgroundStyle = AnyShapeStyle(.red) }
      let other = styled.show { Probe { seen = $0 } }
      device.run(for: 1)
      _ = texts()
      expect(seen?.colorScheme, equals: .light)
      let view = try #require(views().last)
      expect(hosts(in: view).first?.screen.all("clipShape").count, equals: 1)
      toast.dismiss()
      other.dismiss()
      device.run(for: 1)
    }

    @Test("runs its action once, after it has left, which may show a dialog or another toast")
    func action() throws {
      let toasts = toasts()
      var runs: [[[String]]] = []
      let toast = toasts.show(
        "Moved",
        action: JellyToastAction("Undo") {
          runs.append(texts())
          toasts.show("Moved back")
          let dialog = UIViewController()
          device.window.rootViewController = UIViewController()
          device.window.rootViewController?.present(dialog, animated: false)
        })
      device.run(for: 9)
      expect(texts(), equals: [["Moved", "Undo"]])
      expect(announced, equals: ["Moved, Undo"])
      let view = try #require(views().first)
      expect(view.accessibilityCustomActions?.map(\.name), equals: ["Undo", "Dismiss"])
      tapButton(view)
      tapButton(view)
      expect(runs, equals: [[]])
      expect(toast.shown.fate.end, equals: .action)
      device.run(for: 1)
      expect(texts(), equals: [["Moved back"]])
    }

    @Test("changes in its place, and is shown anew after its end")
    func update() {
      let toast = toasts().show("Sending")
      device.run(for: 4)
      let view = views().first
      toast.update("Sent")
      device.run(for: 4)
      expect(texts(), equals: [["Sent"]])
      expect(views().first === view)
      device.run(for: 2)
      expect(toast.shown.fate.end, equals: .time)
      toast.update(String("Sent again"))
      device.run(for: 1)
      expect(texts(), equals: [["Sent again"]])
      toast.update(" \n")
      device.run(for: 1)
      expect(texts(), equals: [])
      expect(toast.shown.fate.end, equals: .code)
    }

    @Test("shows work and its result")
    func work() async throws {
      struct Lost: Error {}
      let toasts = toasts()
      let value = try await toasts.show("Sending…", done: "Sent") { 3 }
      expect(value, equals: 3)
      device.run(for: 1)
      expect(texts(), equals: [["Sent"]])
      let none: Void? = try await toasts.show("Sending…", failed: { "\($0)" }) { throw Lost() }
      expect(none == nil)
      device.run(for: 1)
      expect(texts().last, equals: ["Lost()"])
      await #expect(throws: Lost.self) { try await toasts.show("Sending…") { throw Lost() } }
      device.run(for: 1)
      expect(texts().count, equals: 2)
    }

    @Test("of work that does not end stays until the work is canceled")
    func endlessWork() async {
      let toasts = toasts()
      let work = Task {
        try await toasts.show("Sending…", failed: { "\($0)" }) {
          try await Task.sleep(for: .seconds(1000))
        }
      }
      await Task.yield()
      device.run(for: 900)
      expect(texts(), equals: [["Sending…"]])
      work.cancel()
      await #expect(throws: CancellationError.self) { _ = try await work.value }
      device.run(for: 1)
      expect(texts(), equals: [])
    }

    @Test("without a letter is not shown, and its value becomes false")
    func blank() {
      let state = State()
      state.isSaved = true
      let stage = show {
        Text("Inbox").jellyToast(" ", isPresented: state.saved)
      }
      run(1, stage)
      expect(texts(), equals: [])
      expect(state.isSaved, equals: false)
      expect(toasts().show("").shown.fate.end, equals: .code)
    }

    @Test("waits for the scene of its view, and leaves with it")
    func scenes() {
      let other = UIWindowScene.headlessConnect(.foregroundActive)
      let window = UIWindow(windowScene: other)
      window.isHidden = false
      let state = State()
      state.isSaved = true
      let stage = show(isInWindow: false) {
        Text("Inbox").jellyToast("Saved", isPresented: state.saved)
      }
      run(20, stage)
      expect(texts(), equals: [])
      expect(texts(other), equals: [])
      stage.screen.headlessWindow = window
      run(1, stage)
      expect(texts(), equals: [])
      expect(texts(other), equals: [["Saved"]])
      other.headlessMove(to: .unattached)
      expect(state.isSaved, equals: false)
    }

    @Test("that waits for a scene is gone when it is dismissed")
    func dismissedEarly() {
      let state = State()
      state.isSaved = true
      let stage = show(isInWindow: false) {
        Text("Inbox").jellyToast("Saved", isPresented: state.saved)
      }
      state.isSaved = false
      run(1, stage)
      stage.screen.headlessWindow = device.window
      run(1, stage)
      expect(texts(), equals: [])
    }

    @Test("comes from the edge of the scene around it")
    func edge() throws {
      var found: JellyToasts?
      let stage = show { ToastReader { found = $0 }.jellyToasts(edge: .top) }
      let toast = try #require(found).show("Saved")
      run(1, stage)
      let view = try #require(views().first)
      expect(view.center.y, isLessThan: 100)
      JellyToast.setEdge(.bottom, in: device.scene)
      toast.dismiss()
      run(1, stage)
    }

    @Test("counts those that wait, of a thousand")
    func thousand() {
      let toasts = toasts()
      let all = (0..<1000).map { toasts.show("\($0)") }
      device.run(for: 1)
      expect(Set(texts()), equals: [["997"], ["998"], ["999"]])
      expect(announced, equals: ["997", "998", "999"])
      for toast in all { toast.dismiss() }
      device.run(for: 1)
      expect(views().count, equals: 0)
    }

    @Test("goes with the view that has the modifier, and its value becomes false")
    func goneView() async {
      let state = State()
      state.isSaved = true
      let stage = show {
        if state.isShown {
          Text("Inbox").jellyToast("Saved", isPresented: state.saved)
        }
      }
      run(1, stage)
      expect(texts(), equals: [["Saved"]])
      let after = ToastLayer.after
      state.isShown = false
      stage.rebuild()
      await stage.screen.settle { !state.isSaved }
      expect(state.isSaved, equals: false)
      // Another suite may have run in the meantime.
      ToastLayer.after = after
    }
  }
}
