import Foundation
import Jelly
import JellyRecording
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("A jelly badge in SwiftUI")
  struct JellyBadgeTests {
    /// The state that an app keeps.
    @MainActor final class App {
      var isPresented = true
      var refuses = false
      var presented: Binding<Bool> {
        Binding {
          self.isPresented
        } set: {
          if !self.refuses { self.isPresented = $0 }
        }
      }
    }

    private let app = App()

    private func stage(
      environment: (inout EnvironmentValues) -> Void = { _ in }
    ) -> Stage {
      let app = app
      return Stage(300, 200, environment: environment) {
        Text("Inbox").jellyBadge("3", isPresented: app.presented)
      }
    }

    private func refresh(_ stage: Stage) {
      stage.screen.size.width = 300
      stage.screen.update()
    }

    @Test("asks for no frame at rest, nor while a finger holds it still")
    func pauses() throws {
      let stage = stage()
      expect(stage.screen.runningTimelines, equals: 0)
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 12, y: 12), time: 0))
      finger.move(to: CGPoint(x: 40, y: 12), time: 0.1)
      stage.play(until: 5)
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("follows the finger alike, whichever way text runs")
    func rightToLeft() throws {
      func pulled(_ direction: LayoutDirection) throws -> Stage {
        let stage = stage { $0.layoutDirection = direction }
        let finger = try #require(stage.screen.touch(at: CGPoint(x: 12, y: 12), time: 0))
        finger.move(to: CGPoint(x: 40, y: 12), time: 0.1)
        return stage
      }
      let (there, here) = (try pulled(.rightToLeft), try pulled(.leftToRight))
      expect(there.outline(), equals: here.outline())
      let x = { (stage: Stage) in stage.value("offset", "x", as: CGFloat.self) }
      expect(x(here), equals: 28)
      expect(x(there), equals: 28)
    }

    @Test("comes back when it is presented again")
    func restored() {
      let stage = stage()
      let rest = stage.outline()
      stage.wait(until: 0)
      app.isPresented = false
      refresh(stage)
      stage.play()
      expect(stage.outline(), equals: Outline())
      expect(stage.value("allowsHitTesting"), equals: false)
      app.isPresented = true
      refresh(stage)
      stage.play()
      expect(stage.outline(), equals: rest)
      expect(stage.screen.runningTimelines, equals: 0)
      expect(app.isPresented)
    }

    @Test("is not there, and does not burst, where it is not presented")
    func absent() {
      app.isPresented = false
      let stage = stage()
      expect(stage.outline(), equals: Outline())
      expect(stage.screen.runningTimelines, equals: 0)
      expect(stage.value("scale", as: CGFloat.self), equals: 0)
    }

    @Test("is dismissed by an assistive technology, and reports its text")
    func accessibility() {
      let stage = stage()
      expect(stage.value("accessibilityLabel", "text"), equals: "3")
      stage.wait(until: 0)
      stage.screen.ask(for: "Dismiss")
      expect(!app.isPresented)
      expect(SensoryFeedback.played.last, equals: .impact)
      stage.play()
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("is thrown away by a key, and reports it", arguments: [KeyEquivalent.space, .return])
    func key(_ key: KeyEquivalent) {
      let app = app
      var effects: [JellyBadgeBody.Effect] = []
      var others: [JellyPagerBody.Effect] = []
      let stage = Stage(300, 200) {
        Text("Inbox").jellyBadge("3", isPresented: app.presented)
          .onJellyEffect(of: JellyBadgeBody.self) { effects.append($0) }
          .onJellyEffect(of: JellyPagerBody.self) { others.append($0) }
      }
      stage.wait(until: 0)
      stage.screen.press(key)
      expect(!app.isPresented)
      expect(effects, equals: [.dismissed])
      expect(others, equals: [])
    }

    @Test("shows a number, and is not there for 0")
    func count() {
      var unread = 1234
      let stage = Stage(300, 200) { Text("Inbox").jellyBadge(unread) { unread = 0 } }
      expect(stage.value("accessibilityLabel", "text"), equals: 1234.formatted())
      let hidden = { stage.screen.all("accessibilityHidden").map { $0["value"] ?? false } }
      expect(hidden(), equals: [false])
      stage.wait(until: 0)
      stage.screen.ask(for: "Dismiss")
      expect(unread, equals: 0)
      refresh(stage)
      expect(hidden(), equals: [true])
      // A badge on its way out keeps its number, and the next one comes with its own.
      expect(stage.texts.contains(1234.formatted()))
      for count in [5, 0] {
        unread = count
        refresh(stage)
        stage.play()
        expect(stage.texts.contains(5.formatted()))
      }
    }

    @Test("takes a finger where it has 44 points, and marks a pointer on its disc")
    func touchArea() throws {
      let stage = stage()
      let touched = try #require(stage.screen.all("gesture").first).all("contentShape")
      let right = { (kind: ContentShapeKinds) in
        let node = touched.first { $0["kind", as: ContentShapeKinds.self]?.contains(kind) == true }
        let shape = node?["shape", as: (any Shape).self]
        return shape?.path(in: CGRect(x: 0, y: 0, width: 24, height: 24)).boundingRect.maxX
      }
      expect(right(.interaction), equals: 34)
      expect(right(.hoverEffect), equals: 24)
    }

    @Test("comes back at once where it is not let go")
    func refusal() {
      app.refuses = true
      let stage = stage()
      let rest = stage.outline()
      stage.wait(until: 0)
      stage.screen.ask(for: "Dismiss")
      stage.play()
      expect(stage.outline(), equals: rest)
    }

    @Test("fades with Reduce Motion")
    func reducedMotion() {
      let stage = stage { $0.accessibilityReduceMotion = true }
      stage.wait(until: 0)
      stage.screen.ask(for: "Dismiss")
      stage.show(0.05)
      let opacity = stage.value("opacity", as: Double.self)
      expect(opacity.map { $0 > 0 && $0 < 1 }, equals: true)
      stage.play()
      expect(stage.now, isLessThan: 0.25 + 2.0 / 60)
    }
  }
}
