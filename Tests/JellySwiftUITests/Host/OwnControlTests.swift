import JellyRecording
import JellySwiftUI
import SwiftUI
import Testing

@testable import JellyOwnControl

extension HostTests {
  /// The example of the article "A control of your own".
  @MainActor @Suite("A control of an app's own in SwiftUI")
  struct OwnControlTests {
    private func control(on stage: Stage) -> SwitchBody? {
      var found: SwitchBody?
      stage.screen.visit { if let model = $0 as? JellyModel<SwitchBody> { found = model.control } }
      return found
    }

    @Test("gets its size, its tuning and its settings, also when they change")
    func surroundings() {
      let stage = Stage(300, 60) { SwitchScreen() }
      expect(control(on: stage)?.size, equals: [64, 32])
      expect(control(on: stage)?.tuning, equals: .liquid)
      expect(control(on: stage)?.settings.inset, equals: 3)
      stage.screen.environment.accessibilityReduceMotion = true
      stage.screen.update()
      expect(control(on: stage)?.tuning, equals: .reduced)
    }

    @Test("moves until it rests, and then asks for no frame")
    func motion() throws {
      var effects: [SwitchBody.Effect] = []
      let stage = Stage(64, 32) {
        SwitchScreen().onJellyEffect(of: SwitchBody.self) { effects.append($0) }
      }
      expect(stage.screen.runningTimelines, equals: 0)
      expect(stage.outline()?.commands.first, equals: .move(to: [16, 3]))
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 16, y: 16), time: 0))
      expect(stage.screen.runningTimelines, equals: 0)
      finger.move(to: CGPoint(x: 40, y: 16), time: 0.125)
      expect(stage.screen.runningTimelines, equals: 1)
      finger.lift(at: CGPoint(x: 40, y: 16), time: 0.25)
      expect(effects, equals: [.turnedOn])
      stage.play()
      expect(stage.screen.runningTimelines, equals: 0)
      expect(stage.outline()?.commands.first, equals: .move(to: [48, 3]))
    }

    @Test("takes events from the app's code, and its events make no trace")
    func events() throws {
      let log = TraceLog()
      let stage = Stage(64, 32) { StatefulSwitch().jellyObserver(log) }
      stage.wait(until: 0)
      stage.screen.perform(try #require(stage.screen.all("button").first))
      expect(control(on: stage)?.isOn, equals: true)
      expect(stage.screen.runningTimelines, equals: 1)
      stage.play()
      expect(stage.screen.runningTimelines, equals: 0)
      expect(log.text.isEmpty)
    }
  }
}

/// A switch that a button turns on.
private struct StatefulSwitch: View {
  @State private var isOn = false

  var body: some View {
    SwitchView(isOn: $isOn)
    Button("On") { isOn = true }
  }
}
