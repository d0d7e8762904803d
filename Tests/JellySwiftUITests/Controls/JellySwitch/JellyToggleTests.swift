import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import SwiftUI
import Testing
import UIKit

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("A jelly toggle in SwiftUI")
  struct JellyToggleTests {
    /// The state that an app keeps.
    @MainActor final class App {
      var isOn = false
      var accepts = true
      var isEnabled = true
      var binding: Binding<Bool> {
        Binding {
          self.isOn
        } set: {
          if self.accepts { self.isOn = $0 }
        }
      }
    }

    private let app = App()

    private func stage(
      direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false
    ) -> Stage {
      let app = app
      return Stage(
        63, 28,
        environment: {
          $0.layoutDirection = direction
          $0.accessibilityReduceMotion = reducesMotion
        }
      ) {
        JellyToggle("Alarm", isOn: app.binding).disabled(!app.isEnabled)
      }
    }

    private func tap(_ stage: Stage, at time: Double = 0, x: Double = 20) {
      let finger = stage.screen.touch(at: CGPoint(x: x, y: 14), time: time)
      finger?.lift(at: CGPoint(x: x, y: 14), time: time + 1.0 / 64)
    }

    @Test(
      "moves as its trace does, bit for bit",
      arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func frames(direction: LayoutDirection) throws {
      let stage = stage(direction: direction)
      var finger: Finger?
      let x = direction == .leftToRight ? 20.0 : 43
      let sign = direction == .leftToRight ? 1.0 : -1
      func point(_ step: Double) -> CGPoint { CGPoint(x: x + sign * step, y: 14) }
      try expectFrames(
        of: "jelly-switch", size: [63, 28],
        settings: ["isRightToLeft": .bool(direction == .rightToLeft)], on: stage, outline: 2,
        [
          (
            2.0 / 64, JSONValue.touch("touchBegan", x, 14),
            { finger = stage.screen.touch(at: point(0), time: 2.0 / 64) }
          ),
          (
            5.0 / 64, JSONValue.touch("touchMoved", x + sign * 12, 14),
            { finger?.move(to: point(12), time: 5.0 / 64) }
          ),
          (
            7.0 / 64, JSONValue.touch("touchMoved", x + sign * 30, 14),
            { finger?.move(to: point(30), time: 7.0 / 64) }
          ),
          (
            8.0 / 64, JSONValue.touch("touchEnded", x + sign * 30, 14),
            { finger?.lift(at: point(30), time: 8.0 / 64) }
          ),
        ])
      expect(app.isOn)
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("is turned on by a tap, which can be felt once")
    func taps() {
      let stage = stage()
      SensoryFeedback.played = []
      tap(stage)
      expect(app.isOn)
      expect(SensoryFeedback.played, equals: [.impact])
    }

    @Test("feels a drag in the middle, and not again when the finger leaves")
    func haptics() throws {
      let stage = stage()
      SensoryFeedback.played = []
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 20, y: 14), time: 0))
      finger.move(to: CGPoint(x: 50, y: 14), time: 0.5)
      expect(SensoryFeedback.played == [.impact] && !app.isOn)
      finger.lift(at: CGPoint(x: 50, y: 14), time: 0.6)
      expect(SensoryFeedback.played == [.impact] && app.isOn)
    }

    @Test("goes where it may, and not further")
    func refusal() {
      app.accepts = false
      let stage = stage()
      tap(stage)
      stage.play()
      expect(!app.isOn)
      expect(stage.outline(2), equals: Outline(of: JellySwitchBody(size: [63, 28]), at: 0))
    }

    @Test("moves when its owner turns it on", arguments: [false, true])
    func selection(reducesMotion: Bool) {
      let stage = stage(reducesMotion: reducesMotion)
      stage.wait(until: 0)
      app.isOn = true
      stage.rebuild()
      expect(stage.screen.runningTimelines, equals: 1)
      stage.play()
      let rest = JellySwitchBody(
        size: [63, 28], tuning: reducesMotion ? .reduced : .standard, isOn: true)
      expect(stage.outline(2), equals: Outline(of: rest, at: 0))
      expect(stage.value("opacity", as: Double.self), equals: 1)
    }

    @Test("ignores fingers while it is disabled, and lets go of one that holds it")
    func disabled() throws {
      let stage = stage()
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 20, y: 14), time: 0))
      finger.move(to: CGPoint(x: 50, y: 14), time: 0.5)
      app.isEnabled = false
      stage.rebuild()
      finger.lift(at: CGPoint(x: 50, y: 14), time: 0.6)
      tap(stage, at: 1)
      expect(!app.isOn)
      expect(stage.value("allowsHitTesting"), equals: false)
    }

    @Test("leaves a finger that moves across it to the list around, which waits for that")
    func scrolls() throws {
      let stage = stage()
      // A gesture of SwiftUI would keep the list from every finger that starts on it.
      expect(stage.screen.all("gesture").isEmpty)
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 20, y: 14), time: 0))
      finger.move(to: CGPoint(x: 24, y: 40), time: 0.1)
      finger.move(to: CGPoint(x: 60, y: 40), time: 0.2)
      finger.lift(at: CGPoint(x: 60, y: 40), time: 0.3)
      stage.play()
      expect(!app.isOn)
      expect(stage.outline(2), equals: Outline(of: JellySwitchBody(size: [63, 28]), at: 0))

      let swipe = try #require(stage.value("uiGesture", "swipe", as: HeadlessSwipe.self))
      let touches = try #require(swipe.recognizer as? AxisTouches)
      let list = swipe.scroll()
      expect(swipe.receive(UITouch(headlessAt: .zero, on: swipe.content)))
      let waits = touches.delegate?.gestureRecognizer(
        touches, shouldBeRequiredToFailBy: list.panGestureRecognizer)
      expect(waits, equals: true)
    }

    @Test("keeps a finger along it, and lets go of one that the system takes away")
    func cancels() throws {
      let stage = stage()
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 20, y: 14), time: 0))
      finger.move(to: CGPoint(x: 40, y: 16), time: 0.1)
      finger.move(to: CGPoint(x: 50, y: 90), time: 0.2)
      finger.cancel()
      stage.play()
      expect(!app.isOn)
      expect(stage.outline(2), equals: Outline(of: JellySwitchBody(size: [63, 28]), at: 0))
    }

    @Test("is turned on by the space bar")
    func keys() {
      let stage = stage()
      stage.wait(until: 0)
      stage.screen.press(.space)
      expect(app.isOn)
      stage.screen.press(.return)
      expect(!app.isOn)
    }

    @Test("is a toggle with its title for assistive technologies")
    func access() throws {
      let stage = stage()
      stage.wait(until: 0)
      let access = try #require(stage.screen.all("accessibilityRepresentation").first)
      let toggle = try #require(access.all("toggle").first)
      expect(toggle.all("text").map { $0["text"] }, equals: ["Alarm"])
      toggle["isOn", as: Binding<Bool>.self]?.wrappedValue = true
      stage.rebuild()
      stage.play()
      expect(app.isOn)
      let rest = JellySwitchBody(size: [63, 28], isOn: true)
      expect(stage.outline(2), equals: Outline(of: rest, at: 0))
    }

    @Test("stands beside the label of a toggle, which assistive technologies find as a switch")
    func style() throws {
      let app = app
      let stage = Stage(300, 44) {
        Toggle("Alarm", isOn: app.binding).toggleStyle(.jelly)
      }
      expect(stage.texts, equals: ["Alarm", "Alarm"])
      let access = try #require(stage.screen.all("accessibilityRepresentation").first)
      let toggle = try #require(access.all("toggle").first)
      expect(stage.screen.all("toggle").count, equals: 1)
      expect(toggle["style"], equals: "SwitchToggleStyle")
      expect(toggle.all("text").map { $0["text"] }, equals: ["Alarm"])
      tap(stage)
      expect(app.isOn)
      toggle["isOn", as: Binding<Bool>.self]?.wrappedValue = false
      expect(!app.isOn)
    }

    @Test("is a switch for assistive technologies in every style of toggles around it")
    func styleAround() {
      let app = app
      for stage in [
        Stage(63, 28) { JellyToggle("Alarm", isOn: app.binding).toggleStyle(.button) },
        Stage(63, 28) { JellyToggle("Alarm", isOn: app.binding).toggleStyle(.jelly) },
      ] {
        expect(stage.value("toggle", "style"), equals: "SwitchToggleStyle")
        expect(stage.screen.all("styledToggle").isEmpty)
      }
    }

    @Test("takes no more than its own room without the label, which its element still has")
    func hiddenLabel() {
      let app = app
      let stage = Stage(63, 28) {
        Toggle("Alarm", isOn: app.binding).toggleStyle(.jelly).labelsHidden()
      }
      expect(stage.screen.all("spacer").isEmpty)
      expect(stage.texts, equals: ["Alarm"])
      expect(stage.screen.all("toggle").first?.all("text").count, equals: 1)
    }

    @Test("lies in the middle while the values of a toggle differ")
    func mixed() throws {
      var values = [true, false]
      let bindings = [0, 1].map { index in
        Binding {
          values[index]
        } set: {
          values[index] = $0
        }
      }
      let stage = Stage(63, 28) {
        Toggle(sources: bindings, isOn: \.self) { Text("Alarms") }
          .toggleStyle(.jelly)
          .labelsHidden()
      }
      let box = try #require(
        stage.value("shape", "path", as: Path.self).map { _ in
          stage.screen.all("shape")[2]["path", as: Path.self]?.boundingRect
        })
      expect(box?.midX == 31.5 && box?.width == 37)
      expect(stage.value("toggle", "isMixed"), equals: true)
      tap(stage)
      stage.play()
      expect(values, equals: [true, true])
      expect(
        stage.outline(2), equals: Outline(of: JellySwitchBody(size: [63, 28], isOn: true), at: 0))
    }

    @Test("has marks beside its thumb while the system's setting is on", arguments: [false, true])
    func marks(isRightToLeft: Bool) {
      defer { UIAccessibility.headlessLabelsSwitches = false }
      let stage = stage(direction: isRightToLeft ? .rightToLeft : .leftToRight)
      expect(stage.screen.all("shape").count, equals: 4)
      UIAccessibility.headlessLabelsSwitches = true
      stage.rebuild()
      // The track twice, both marks, and over them the thumb and its edge.
      expect(stage.screen.all("shape").count, equals: 6)
      let control = JellySwitchBody(
        size: [63, 28], settings: .init(isRightToLeft: isRightToLeft), isOn: false)
      var (on, off) = (Outline(), Outline())
      control.drawOnLabel(into: &on)
      control.drawOffLabel(into: &off)
      expect(on != off && stage.outline(2) == on && stage.outline(3) == off)
      UIAccessibility.headlessLabelsSwitches = false
      stage.rebuild()
      expect(stage.screen.all("shape").count, equals: 4)
    }
  }
}
