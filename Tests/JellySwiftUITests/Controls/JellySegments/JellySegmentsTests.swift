import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("Jelly segments in SwiftUI")
  struct JellySegmentsTests {
    /// The state that an app keeps.
    @MainActor final class App {
      var range = "day"
      var names = ["day", "week", "month"]
      var accepts = true
      var isEnabled = true
      var binding: Binding<String> {
        Binding {
          self.range
        } set: {
          if self.accepts { self.range = $0 }
        }
      }
    }

    private let app = App()

    private func stage(
      direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false
    ) -> Stage {
      let app = app
      return Stage(
        304, 32,
        environment: {
          $0.layoutDirection = direction
          $0.accessibilityReduceMotion = reducesMotion
        }
      ) {
        JellySegments("Range", selection: app.binding) {
          ForEach(app.names, id: \.self) { Text(verbatim: $0.uppercased()).tag($0) }
        }
        .disabled(!app.isEnabled)
      }
    }

    private func tap(_ stage: Stage, _ x: Double, at time: Double = 0) {
      let finger = stage.screen.touch(at: CGPoint(x: x, y: 16), time: time)
      finger?.lift(at: CGPoint(x: x, y: 16), time: time + 1.0 / 64)
    }

    private func body(_ index: Int, count: Int = 3) -> Outline {
      Outline(
        of: JellySegmentsBody(
          size: [304, 32], settings: .init(segmentCount: count), selectedIndex: index), at: 0)
    }

    @Test(
      "move as their trace does, bit for bit",
      arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func frames(direction: LayoutDirection) throws {
      let stage = stage(direction: direction)
      let (near, far) = direction == .leftToRight ? (50.0, 250.0) : (254, 54)
      var finger: Finger?
      try expectFrames(
        of: "jelly-segments", size: [304, 32],
        settings: ["isRightToLeft": .bool(direction == .rightToLeft)], on: stage, outline: 1,
        [
          (
            2.0 / 64, JSONValue.touch("touchBegan", far, 16),
            { finger = stage.screen.touch(at: CGPoint(x: far, y: 16), time: 2.0 / 64) }
          ),
          (
            3.0 / 64, JSONValue.touch("touchEnded", far, 16),
            { finger?.lift(at: CGPoint(x: far, y: 16), time: 3.0 / 64) }
          ),
          (
            9.0 / 64, JSONValue.touch("touchBegan", near, 16),
            { finger = stage.screen.touch(at: CGPoint(x: near, y: 16), time: 9.0 / 64) }
          ),
          (
            12.0 / 64, JSONValue.touch("touchMoved", 150, 16),
            { finger?.move(to: CGPoint(x: 150, y: 16), time: 12.0 / 64) }
          ),
          (
            20.0 / 64, JSONValue.touch("touchEnded", 150, 16),
            { finger?.lift(at: CGPoint(x: 150, y: 16), time: 20.0 / 64) }
          ),
        ])
      expect(app.range, equals: "week")
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("select the segment that is tapped, which can be felt once")
    func taps() {
      let stage = stage()
      SensoryFeedback.played = []
      tap(stage, 250)
      expect(app.range, equals: "month")
      expect(SensoryFeedback.played, equals: [.selection])
      stage.play()
      expect(stage.outline(1), equals: body(2))
    }

    @Test("go where they may, and not further")
    func refusal() {
      app.accepts = false
      let stage = stage()
      tap(stage, 250)
      stage.play()
      expect(app.range == "day" && stage.outline(1) == body(0))
    }

    @Test("begin with what is selected, and move to what their owner selects")
    func selection() {
      app.range = "month"
      let stage = stage()
      expect(stage.outline(1) == body(2) && stage.screen.runningTimelines == 0)
      stage.wait(until: 0)
      app.range = "week"
      stage.rebuild()
      expect(stage.screen.runningTimelines, equals: 1)
      stage.play()
      expect(stage.outline(1), equals: body(1))
      app.range = "century"
      stage.rebuild()
      stage.play()
      expect(app.range == "century" && stage.outline(1) == body(1), "there is none")
    }

    @Test("keep the same one selected when segments come and go")
    func changes() {
      app.range = "week"
      let stage = stage()
      stage.wait(until: 0)
      app.names = ["hour", "day", "week", "month"]
      stage.rebuild()
      stage.play()
      expect(app.range == "week" && stage.outline(1) == body(2, count: 4))
      app.names = ["hour", "day"]
      stage.rebuild()
      stage.play()
      expect(app.range == "week" && stage.outline(1) == body(1, count: 2))
      app.names = ["week"]
      stage.rebuild()
      stage.play()
      expect(app.range == "week" && stage.outline(1) == body(0, count: 1))
      app.names = []
      stage.rebuild()
      expect(stage.outline(1)?.commands.isEmpty, equals: true)
    }

    @Test(
      "select by the arrows of a keyboard, and not beyond their ends", arguments: [false, true])
    func keys(isRightToLeft: Bool) {
      let stage = stage(direction: isRightToLeft ? .rightToLeft : .leftToRight)
      stage.wait(until: 0)
      let (next, previous): (KeyEquivalent, KeyEquivalent) =
        isRightToLeft ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
      stage.screen.press(previous)
      expect(app.range, equals: "day")
      for name in ["week", "month", "month"] {
        stage.screen.press(next)
        expect(app.range, equals: name)
      }
      stage.screen.press(previous)
      expect(app.range, equals: "week")
    }

    @Test("have indices for tags, if nothing else is said")
    func indices() {
      var index = 0
      let binding = Binding<Int> {
        index
      } set: {
        index = $0
      }
      let stage = Stage(304, 32) {
        JellySegments("Range", selection: binding) {
          Text("Day")
          Text("Week")
        }
      }
      tap(stage, 250)
      expect(index, equals: 1)
      expect(stage.texts.count { $0 == "Week" }, equals: 2, "also for assistive technologies")
    }

    @Test("are a picker with its title for assistive technologies")
    func access() throws {
      let stage = stage()
      let access = try #require(stage.screen.all("accessibilityRepresentation").first)
      let picker = try #require(access.all("picker").first)
      expect(
        picker.all("text").compactMap { $0["text"] }, equals: ["Range", "DAY", "WEEK", "MONTH"])
      expect(picker["style"], equals: "SegmentedPickerStyle")
      picker["selection", as: Binding<String>.self]?.wrappedValue = "week"
      stage.rebuild()
      stage.play()
      expect(app.range == "week" && stage.outline(1) == body(1))
    }

    @Test("have the font of the app, and otherwise that of a footnote")
    func fonts() {
      let app = app
      let named = Stage(304, 32) {
        JellySegments("Range", selection: app.binding) {
          Text("Day").tag("day")
          Text("Week").font(.caption).tag("week")
        }
        .font(.body)
      }
      func fonts(_ stage: Stage) -> [Font?] {
        stage.screen.all("overlay").flatMap { $0.all("font") }.map { $0["font"] }
      }
      // The nearest one counts.
      expect(fonts(named), equals: [.body, .body, .caption])
      expect(fonts(stage()), equals: [.footnote, .footnote, .footnote])
    }

    @Test("make nothing but the drop and its track anew in each frame")
    func frameContent() {
      let frame = stage().screen.all("timeline")
      expect(frame.count == 1 && frame[0].all("text").isEmpty)
      // The drop is its fill and its edge.
      expect(frame[0].all("shape").count, equals: 3)
    }

    @Test("put each label in the middle of its segment, whichever way text runs")
    func labels() {
      for direction in LayoutDirection.allCases {
        let stage = stage(direction: direction)
        let places = stage.screen.all("position").compactMap { $0["x", as: CGFloat.self] }
        let isMirrored = direction == .rightToLeft
        expect(places, equals: (isMirrored ? [252, 152, 52] : [52, 152, 252]))
      }
    }

    @Test("keep their selection when they are disabled mid-drag, and under Reduce Motion")
    func disabled() throws {
      let stage = stage(reducesMotion: true)
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 50, y: 16), time: 0))
      finger.move(to: CGPoint(x: 250, y: 16), time: 0.1)
      app.isEnabled = false
      stage.rebuild()
      finger.lift(at: CGPoint(x: 250, y: 16), time: 0.2)
      stage.play()
      expect(app.range == "day" && stage.outline(1) == body(0))
    }
  }
}
