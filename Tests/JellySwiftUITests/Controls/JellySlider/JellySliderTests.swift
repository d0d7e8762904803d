import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("A jelly slider in SwiftUI")
  struct JellySliderTests {
    /// The state that an app keeps.
    @MainActor final class App {
      var value = 0.0
      var limit = Double.infinity
      var bounds = 0.0...1.0
      var isEnabled = true
      var edits: [Bool] = []
      var binding: Binding<Double> {
        Binding {
          self.value
        } set: {
          self.value = min($0, self.limit)
        }
      }
    }

    private let app = App()

    /// A slider whose thumb moves 200 points, from 20.5 to 220.5.
    private func stage(
      step: Double? = nil, direction: LayoutDirection = .leftToRight
    ) -> Stage {
      let app = app
      return Stage(241, 28, environment: { $0.layoutDirection = direction }) {
        JellySlider(value: app.binding, in: app.bounds, step: step) {
          Text("Volume")
        } onEditingChanged: {
          app.edits.append($0)
        }
        .disabled(!app.isEnabled)
      }
    }

    private func point(_ x: Double) -> CGPoint { CGPoint(x: x, y: 14) }

    @Test(
      "moves as its trace does, bit for bit",
      arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func frames(direction: LayoutDirection) throws {
      let stage = stage(direction: direction)
      let x = direction == .leftToRight ? 20.5 : 220.5
      let sign = direction == .leftToRight ? 1.0 : -1
      var finger: Finger?
      var script: [(at: Double, event: [JSONValue.Member], act: () -> Void)] = [
        (
          2.0 / 64, JSONValue.touch("touchBegan", x, 14),
          { finger = stage.screen.touch(at: point(x), time: 2.0 / 64) }
        )
      ]
      for step in 1...8 {
        let (time, place) = (Double(step + 2) / 64, x + sign * 16 * Double(step))
        script.append(
          (
            time, JSONValue.touch("touchMoved", place, 14),
            { finger?.move(to: point(place), time: time) }
          ))
      }
      let last = x + sign * 128
      script.append(
        (
          11.0 / 64, JSONValue.touch("touchEnded", last, 14),
          { finger?.lift(at: point(last), time: 11.0 / 64) }
        ))
      try expectFrames(
        of: "jelly-slider", size: [241, 28],
        settings: ["isRightToLeft": .bool(direction == .rightToLeft)], on: stage, outline: 2,
        script)
      expect(app.value == 0.64 && app.edits == [true, false])
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("has the value of the finger at each move")
    func value() throws {
      let stage = stage()
      let finger = try #require(stage.screen.touch(at: point(20.5), time: 0))
      for step in 1...4 {
        finger.move(to: point(20.5 + 25 * Double(step)), time: Double(step) / 64)
        expect(app.value, equals: 0.125 * Double(step))
      }
      finger.cancel()
      expect(app.value, equals: 0.5)
    }

    @Test("keeps to what its owner allows, and shows that when the finger has left")
    func refusal() throws {
      app.limit = 0.25
      let stage = stage()
      let finger = try #require(stage.screen.touch(at: point(20.5), time: 0))
      finger.move(to: point(180.5), time: 0.1)
      expect(app.value, equals: 0.25)
      finger.lift(at: point(180.5), time: 0.5)
      stage.play()
      expect(app.value, equals: 0.25)
      expect(
        stage.outline(2), equals: Outline(of: JellySliderBody(size: [241, 28], value: 0.25), at: 0))
    }

    @Test("shows the value that its owner sets, at once")
    func set() {
      let stage = stage()
      stage.wait(until: 0)
      app.value = 0.75
      stage.rebuild()
      expect(
        stage.outline(2), equals: Outline(of: JellySliderBody(size: [241, 28], value: 0.75), at: 0))
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("leaves its owner's value alone when the range changes")
    func range() {
      app.value = 0.75
      let stage = stage()
      app.bounds = 0...0.5
      stage.rebuild()
      stage.play()
      expect(app.value, equals: 0.75)
      app.bounds = 0...1
      stage.rebuild()
      stage.play()
      expect(
        stage.outline(2), equals: Outline(of: JellySliderBody(size: [241, 28], value: 0.75), at: 0))
    }

    @Test("goes by steps, which can be felt, and by keys", arguments: [false, true])
    func steps(isRightToLeft: Bool) throws {
      app.bounds = 0...4
      let stage = stage(step: 1, direction: isRightToLeft ? .rightToLeft : .leftToRight)
      stage.wait(until: 0)
      stage.screen.press(isRightToLeft ? .leftArrow : .rightArrow)
      expect(app.value, equals: 1)
      expect(stage.screen.runningTimelines, equals: 1, "a key lets it move")
      stage.screen.press(isRightToLeft ? .rightArrow : .leftArrow)
      stage.screen.press(isRightToLeft ? .rightArrow : .leftArrow)
      expect(app.value, equals: 0)
      stage.play()
      SensoryFeedback.played = []
      let start = isRightToLeft ? 220.5 : 20.5
      let finger = try #require(stage.screen.touch(at: point(start), time: stage.now))
      for step in 1...5 {
        let way = 22 * Double(step) * (isRightToLeft ? -1 : 1)
        finger.move(to: point(start + way), time: stage.now + 1.0 / 64)
      }
      expect(app.value, equals: 2)
      expect(SensoryFeedback.played, equals: [.selection, .selection])
    }

    @Test("takes values of other types, and moves to them by keys")
    func types() {
      var number: Float = 0.3
      let binding = Binding<Float> {
        number
      } set: {
        number = $0
      }
      let stage = Stage(241, 28) { JellySlider(value: binding) }
      stage.wait(until: 0)
      stage.screen.press(.rightArrow)
      expect(abs(number - 0.4), isLessThan: 1e-6)
      expect(stage.screen.runningTimelines, equals: 1)
      stage.play()
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("is a slider with its label for assistive technologies, also where SwiftUI has none")
    func access() throws {
      let stage = stage()
      let slider = try #require(stage.screen.all("slider").first)
      expect(slider.all("text").map { $0["text"] }, equals: ["Volume"])
      expect(slider["bounds"], equals: 0.0...1.0)
      slider["value", as: Binding<Double>.self]?.wrappedValue = 0.5
      expect(app.value, equals: 0.5)
      for (bounds, step) in [(1.0...1, nil), (0...1, 3), (0...4, 1)] as [(ClosedRange, Double?)] {
        app.bounds = bounds
        let other = self.stage(step: step)
        let slider = try #require(other.screen.all("slider").first)
        expect(slider["step"], equals: (step == 1 ? 1.0 : nil))
      }
    }

    @Test("keeps the thumb at the first finger, whatever a second one does")
    func secondFinger() throws {
      let stage = stage()
      let first = try #require(stage.screen.touch(at: point(20.5), time: 0))
      first.move(to: point(60.5), time: 0.1)
      let second = try #require(
        stage.screen.touch(beside: first, at: point(220.5), time: 0.2))
      first.move(to: point(70.5), time: 0.3)
      expect(app.value, equals: 0.25)
      second.move(to: point(200.5), time: 0.4)
      second.lift(at: point(200.5), time: 0.5)
      first.move(to: point(120.5), time: 0.6)
      expect(app.value, equals: 0.5)
      first.lift(at: point(120.5), time: 0.7)
      expect(app.edits, equals: [true, false])
    }

    @Test("stands between the labels of its ends, whatever its axis")
    func valueLabels() {
      let app = app
      for axis in Axis.allCases {
        let stage = Stage(241, 241) {
          JellySlider(value: app.binding, in: 0...1, axis: axis) {
            Text("Volume")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("1")
          }
        }
        expect(
          stage.texts, equals: (axis == .vertical ? ["1", "0", "Volume"] : ["0", "1", "Volume"]))
        expect(stage.screen.all("slider").first?.all("text").count, equals: 1)
      }
    }

    @Test("moves its thumb to a touch on the track where the system's sliders do")
    func trackTouch() {
      let app = app
      for takes in [false, true] {
        app.value = 0
        let stage = Stage(241, 28, environment: { $0.jelly.takesTrackTouch = takes }) {
          JellySlider(value: app.binding)
        }
        let finger = stage.screen.touch(at: point(120.5), time: 0)
        finger?.lift(at: point(120.5), time: 0.1)
        expect(app.value, equals: (takes ? 0.5 : 0))
      }
    }

    @Test("stands upright, with its smallest value at the bottom")
    func vertical() throws {
      let app = app
      let stage = Stage(28, 241) { JellySlider(value: app.binding, axis: .vertical) }
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 14, y: 220.5), time: 0))
      finger.move(to: CGPoint(x: 14, y: 170.5), time: 0.1)
      finger.lift(at: CGPoint(x: 14, y: 170.5), time: 0.2)
      expect(app.value, equals: 0.25)
      stage.screen.press(.upArrow)
      expect(abs(app.value - 0.35), isLessThan: 1e-9)
    }

    @Test("keeps the value of the last move when it is disabled mid-drag")
    func disabled() throws {
      let stage = stage()
      let finger = try #require(stage.screen.touch(at: point(20.5), time: 0))
      finger.move(to: point(120.5), time: 0.1)
      app.isEnabled = false
      stage.rebuild()
      finger.move(to: point(200), time: 0.2)
      finger.lift(at: point(200), time: 0.3)
      expect(app.value, equals: 0.5)
    }
  }
}
