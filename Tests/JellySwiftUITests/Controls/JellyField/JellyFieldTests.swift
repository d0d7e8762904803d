import Foundation
import Jelly
import JellyRecording
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("A jelly field in SwiftUI")
  struct JellyFieldTests {
    @Test("carries its content along when it shakes, and plays haptics")
    func shake() throws {
      var failureCount = 0
      let stage = Stage(300, 60) {
        JellyBox { Text("Name") }.jellyRejection(trigger: failureCount)
      }
      failureCount = 1
      stage.screen.size.height = 60
      stage.wait(until: 0)
      stage.screen.update()
      stage.show(2.0 / 64)
      var field = JellyFieldBody(size: [300, 60])
      _ = field.handle(.rejected, at: 0)
      let offset = try #require(stage.value("offset", "x", as: CGFloat.self))
      expect(Double(offset), equals: field.shakeOffset(at: 2.0 / 64))
      expect(field.shakeOffset(at: 2.0 / 64), differsFrom: 0)
      expect(SensoryFeedback.played.last, equals: .error)
    }

    @Test("bulges when the keyboard comes, unless a finger has bulged it")
    func focus() throws {
      let stage = Stage(300, 60) {
        TextField("Name", text: .constant("")).textFieldStyle(.jelly)
      }
      let rest = stage.outline()
      expect(stage.screen.all("textField").count, equals: 1)
      stage.wait(until: 0)
      stage.screen.focus(true)
      stage.show(3.0 / 64)
      expect(stage.outline(), differsFrom: rest)
      stage.play()
      expect(stage.outline(), equals: rest)
      stage.screen.focus(false)
      expect(stage.screen.runningTimelines, equals: 0)
      stage.screen.tap(at: CGPoint(x: 1, y: 30))
      stage.screen.focus(true)
      stage.show(stage.now + 3.0 / 64)
      // The padding of the style.
      var field = JellyFieldBody(size: [300, 60], settings: .init(headroom: 16))
      _ = field.handle(.touchBegan([1, 30]), at: stage.now - 3.0 / 64)
      _ = field.handle(.touchEnded([1, 30]), at: stage.now - 3.0 / 64)
      expect(stage.outline(), equals: Outline(of: field, at: stage.now))
    }

    @Test("stays with Reduce Motion")
    func reducedMotion() {
      let stage = Stage(300, 60, environment: { $0.accessibilityReduceMotion = true }) {
        JellyBox { Text("Name") }
      }
      let rest = stage.outline()
      stage.screen.tap(at: CGPoint(x: 1, y: 30))
      stage.show(3.0 / 64)
      expect(stage.outline(), equals: rest)
    }

    @Test("takes another shape at once")
    func shape() {
      var radius = 0.0
      let stage = Stage(300, 60) { JellyBox(cornerRadius: radius) { Text("Name") } }
      radius = 10
      stage.screen.size.width = 300
      stage.screen.update()
      expect(
        stage.outline(),
        equals: Outline(
          of: JellyFieldBody(size: [300, 60], settings: .init(cornerRadius: 10)), at: 0))
    }
  }
}
