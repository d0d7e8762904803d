import Jelly
@_spi(Jelly) import JellyRecording
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("A jelly bar in SwiftUI")
  struct JellyBarTests {
    private let white = AnyShapeStyle(.white)

    private func stage(
      _ curve: JellyBarBody.EdgeCurve = .soft, edge: Edge = .top, link: JellyBarLink? = nil,
      environment: (inout EnvironmentValues) -> Void = { _ in },
      onEffect: @escaping @MainActor (JellyBarBody.Effect) -> Void = { _ in }
    ) -> Stage {
      Stage(390, 100, environment: environment) {
        JellyBar(edge: edge, link: link) { Text("Inbox") }
          .jellyCurve(curve)
          .onJellyEffect(of: JellyBarBody.self, perform: onEffect)
      }
    }

    @Test("has a soft edge that two fingers pull at once, bit for bit as its trace does")
    func twoFingers() throws {
      let stage = stage()
      var (one, two): (Finger?, Finger?)
      func moment(
        _ type: JSONValue, _ x: Double, _ y: Double, finger: Double
      ) -> [JSONValue.Member] {
        JSONValue.touch(type, x, y) + [JSONValue.Member("id", .number(finger))]
      }
      try expectFrames(
        of: "jelly-bar", size: [390, 100], settings: ["curve": "soft", "edge": "top"], on: stage,
        [
          (
            1.0 / 64, moment("touchBegan", 100, 90, finger: 0),
            { one = stage.screen.touch(at: CGPoint(x: 100, y: 90), time: 1.0 / 64) }
          ),
          (
            3.0 / 64, moment("touchBegan", 300, 90, finger: 1),
            {
              two = stage.screen.touch(
                beside: one, at: CGPoint(x: 300, y: 90), time: 3.0 / 64)
            }
          ),
          (
            6.0 / 64, moment("touchMoved", 100, 140, finger: 0),
            { one?.move(to: CGPoint(x: 100, y: 140), time: 6.0 / 64) }
          ),
          (
            8.0 / 64, moment("touchMoved", 280, 130, finger: 1),
            { two?.move(to: CGPoint(x: 280, y: 130), time: 8.0 / 64) }
          ),
          (
            20.0 / 64, moment("touchEnded", 100, 140, finger: 0),
            { one?.lift(at: CGPoint(x: 100, y: 140), time: 20.0 / 64) }
          ),
          (
            30.0 / 64, moment("touchBegan", 60, 95, finger: 0),
            {
              one = stage.screen.touch(
                beside: two, at: CGPoint(x: 60, y: 95), time: 30.0 / 64)
            }
          ),
          (40.0 / 64, [JSONValue.Member("type", "touchCancelled")], { two?.cancel() }),
        ])
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("follows the last finger where its edge is not soft, and then the one before")
    func lastFinger() throws {
      var effects: [JellyBarBody.Effect] = []
      let stage = stage(.wave, onEffect: { effects.append($0) })
      var body = JellyBarBody(size: [390, 100], settings: .init(curve: .wave))
      let one = try #require(stage.screen.touch(at: CGPoint(x: 100, y: 50), time: 0))
      _ = body.handle(.touchBegan([100, 50]), at: 0)
      let two = try #require(
        stage.screen.touch(beside: one, at: CGPoint(x: 300, y: 50), time: 0.125))
      two.move(to: CGPoint(x: 300, y: 99), time: 0.25)
      _ = body.handle(.touchBegan([300, 50], id: 1), at: 0.125)
      _ = body.handle(.touchMoved([300, 99], id: 1), at: 0.25)
      expect(stage.outline(), equals: Outline(of: body, at: 0.25))
      two.lift(at: CGPoint(x: 300, y: 99), time: 0.375)
      _ = body.handle(.touchEnded([300, 99], id: 1), at: 0.375)
      expect(stage.outline(), equals: Outline(of: body, at: 0.375))
      expect(effects, equals: [.grabbed])
      one.move(to: CGPoint(x: 110, y: 80), time: 0.5)
      _ = body.handle(.touchMoved([110, 80]), at: 0.5)
      expect(stage.outline(), equals: Outline(of: body, at: 0.5))
      one.lift(at: CGPoint(x: 110, y: 80), time: 0.625)
      expect(effects, equals: [.grabbed, .released])
    }

    @Test("asks for no frame at rest, nor while a finger holds it still")
    func pauses() throws {
      let stage = stage(.quadratic)
      expect(stage.screen.runningTimelines, equals: 0)
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 100, y: 50), time: 0))
      finger.move(to: CGPoint(x: 100, y: 90), time: 0.1)
      expect(stage.screen.runningTimelines, equals: 0)
      let bodyCount = stage.screen.bodyCount
      for frame in 10..<60 { stage.show(Double(frame) / 60) }
      expect(stage.screen.bodyCount, equals: bodyCount)
      finger.lift(at: CGPoint(x: 100, y: 90), time: 1)
      expect(stage.screen.runningTimelines, equals: 1)
      stage.play()
      expect(stage.screen.runningTimelines, equals: 0)
      expect(stage.now, isLessThan: 3)
      expect(stage.outline()?.pathData, equals: "M0 0L390 0L390 100Q195 100 0 100Z")
    }

    @Test("lets a soft edge come to rest under a finger that is still, and then asks for no frame")
    func softPauses() throws {
      let stage = stage()
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 100, y: 50), time: 0))
      finger.move(to: CGPoint(x: 100, y: 90), time: 0.1)
      expect(stage.screen.runningTimelines, equals: 1)
      stage.play()
      expect(stage.screen.runningTimelines, equals: 0)
      expect(stage.now, isLessThan: 3)
      finger.lift(at: CGPoint(x: 100, y: 90), time: stage.now)
      expect(stage.screen.runningTimelines, equals: 1)
    }

    @Test("reports once that it is held and let go, and plays haptics")
    func effects() throws {
      var effects: [JellyBarBody.Effect] = []
      let stage = stage(onEffect: { effects.append($0) })
      let felt = SensoryFeedback.played.count
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 100, y: 50), time: 0))
      finger.move(to: CGPoint(x: 100, y: 90), time: 0.1)
      expect(effects, equals: [.grabbed])
      finger.lift(at: CGPoint(x: 100, y: 90), time: 0.2)
      expect(effects, equals: [.grabbed, .released])
      expect(SensoryFeedback.played.dropFirst(felt), equals: [.impact])
    }

    @Test("hangs from the other side where text runs from right to left, at once")
    func rightToLeft() throws {
      let stage = stage(.quadratic, edge: .leading)
      expect(stage.outline()?.pathData, equals: "M0 0L0 100L390 100Q390 50 390 0Z")
      stage.screen.environment.layoutDirection = .rightToLeft
      stage.screen.update()
      expect(stage.outline()?.pathData, equals: "M390 0L390 100L0 100Q0 50 0 0Z")
    }

    @Test("takes another curve and side while it moves, and shows them after its rest")
    func changed() throws {
      @MainActor final class Choice {
        var curve = JellyBarBody.EdgeCurve.quadratic
        var edge = Edge.top
      }
      let choice = Choice()
      let stage = Stage(390, 100) {
        JellyBar(edge: choice.edge) { Text("Inbox") }.jellyCurve(choice.curve)
      }
      var body = JellyBarBody(size: [390, 100], settings: .init(curve: .quadratic))
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 100, y: 50), time: 0))
      finger.move(to: CGPoint(x: 100, y: 90), time: 0.125)
      (choice.curve, choice.edge) = (.wave, .bottom)
      stage.rebuild()
      _ = body.handle(.touchBegan([100, 50]), at: 0)
      _ = body.handle(.touchMoved([100, 90]), at: 0.125)
      expect(stage.outline(), equals: Outline(of: body, at: 0.125), "it is still held")
      finger.lift(at: CGPoint(x: 100, y: 90), time: 0.25)
      stage.play()
      let again = try #require(stage.screen.touch(at: CGPoint(x: 100, y: 50), time: 10))
      again.move(to: CGPoint(x: 100, y: 10), time: 10)
      body = JellyBarBody(size: [390, 100], settings: .init(curve: .wave, edge: .bottom))
      _ = body.handle(.touchBegan([100, 50]), at: 10)
      _ = body.handle(.touchMoved([100, 10]), at: 10)
      expect(stage.outline(), equals: Outline(of: body, at: 10))
    }

    @Test("follows Reduce Motion while it moves")
    func reducedMotion() throws {
      let stage = stage()
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 100, y: 50), time: 0))
      finger.lift(at: CGPoint(x: 100, y: 150), time: 0.1)
      stage.show(0.15)
      expect(stage.screen.runningTimelines, equals: 1)
      stage.screen.environment.accessibilityReduceMotion = true
      stage.screen.update()
      stage.play()
      // The reduced bar is at rest after 250 ms.
      expect(stage.now, isLessThan: 0.15 + 0.25 + 2.0 / 60)
      stage.screen.environment.accessibilityReduceMotion = false
      stage.screen.update()
      let again = try #require(stage.screen.touch(at: CGPoint(x: 100, y: 50), time: 1))
      again.lift(at: CGPoint(x: 100, y: 150), time: 1.1)
      stage.wait(until: 1.1)
      stage.play()
      expect(stage.now, isGreaterThan: 1.1 + 0.5)
    }

    @Test("fits another size at once")
    func size() {
      let stage = stage(.quadratic)
      stage.screen.size = CGSize(width: 300, height: 80)
      stage.screen.update()
      expect(stage.outline()?.pathData, equals: "M0 0L300 0L300 80Q150 80 0 80Z")
    }

    @Test("is gray where it is disabled, but not its content, and no finger finds it")
    func disabled() {
      let stage = stage(environment: { $0.isEnabled = false })
      let gray = stage.screen.all("saturation")
      expect(gray.map { $0["value", as: Double.self] }, equals: [0])
      expect(gray.allSatisfy { $0.all("text").isEmpty && !$0.all("shape").isEmpty })
      expect(stage.value("allowsHitTesting", as: Bool.self), equals: false)
    }

    @Test("is pulled by a scroll view, by the finger only")
    func pull() throws {
      let link = JellyBarLink()
      var effects: [JellyBarBody.Effect] = []
      let stage = Stage(390, 100) {
        VStack {
          JellyBar(link: link) { Text("Inbox") }
            .onJellyEffect(of: JellyBarBody.self) { effects.append($0) }
          ScrollView { Text("Mail") }.jellyBarLink(link)
        }
      }
      let rest = stage.outline()
      stage.wait(until: 0)
      stage.screen.scroll(to: .at(-20))
      expect(stage.outline(), equals: rest)
      stage.screen.scroll(to: .at(0))
      stage.screen.scroll(.interacting)
      expect(effects, equals: [])
      stage.screen.scroll(to: .at(-20))
      expect(effects, equals: [.grabbed])
      var bar = JellyBarBody(size: [390, 100])
      _ = bar.handle(.pullChanged(distance: 20, position: 195), at: 0)
      expect(stage.outline(), equals: Outline(of: bar, at: 0))
      stage.screen.scroll(.decelerating)
      expect(effects, equals: [.grabbed, .released])
      stage.play()
      expect(stage.outline(), equals: rest)
    }

    @Test("returns when the scroll view that pulls it disappears under the finger")
    func pullTakenAway() throws {
      let link = JellyBarLink()
      var hasList = true
      let stage = Stage(390, 100) {
        VStack {
          JellyBar(link: link) { Text("Inbox") }
          if hasList { ScrollView { Text("Mail") }.jellyBarLink(link) }
        }
      }
      let rest = stage.outline()
      stage.wait(until: 0)
      stage.screen.scroll(to: .at(0))
      stage.screen.scroll(.interacting)
      stage.screen.scroll(to: .at(-60))
      expect(stage.outline(), differsFrom: rest)
      hasList = false
      stage.screen.size.width = 390
      stage.screen.update()
      stage.play()
      expect(stage.outline(), equals: rest)
    }

    @Test("is released when it disappears under a finger")
    func disappears() {
      final class Observer: JellyObserver {
        var events: [JellyBarBody.Event] = []
        func control<Control: JellyControl>(
          _ control: Control, willHandle event: Control.Event, at time: Double
        ) {
          if let event = event as? JellyBarBody.Event { events.append(event) }
        }
      }
      let observer = Observer()
      var isShown = true
      let stage = Stage(390, 100) {
        VStack {
          if isShown { JellyBar { Text("Inbox") }.jellyObserver(observer) }
        }
      }
      _ = stage.screen.touch(at: CGPoint(x: 9, y: 9), time: 0)
      expect(observer.events.last, equals: .touchBegan([9, 9]))
      isShown = false
      stage.screen.size.width += 1
      stage.screen.update()
      expect(observer.events.last, equals: .touchCancelled)
    }

    @Test("is pulled from the other end of a scroll view")
    func pullFromBottom() throws {
      let link = JellyBarLink()
      var effects: [JellyBarBody.Effect] = []
      let stage = Stage(390, 100) {
        ScrollView { Text("Mail") }.jellyBarLink(link, edge: .bottom)
        JellyBar(edge: .bottom, link: link) { Text("Tabs") }
          .onJellyEffect(of: JellyBarBody.self) { effects.append($0) }
      }
      stage.wait(until: 0)
      // 700 pt are shown of 2000 pt between insets of 50 and 34 pt.
      let end = 50.0 + 2000 + 34 - 700
      stage.screen.scroll(.interacting)
      for offset in [-20, 0, end - 1, end] {
        stage.screen.scroll(to: .at(offset))
        expect(effects, equals: [])
      }
      stage.screen.scroll(to: .at(end + 20))
      expect(effects, equals: [.grabbed])
      var bar = JellyBarBody(size: [390, 100], settings: .init(edge: .bottom))
      _ = bar.handle(.pullChanged(distance: 20, position: 195), at: 0)
      expect(stage.outline(), equals: Outline(of: bar, at: 0))
    }

    @Test("is freed with its view")
    func life() throws {
      var isShown = true
      weak var model: JellyModel<JellyBarBody>?
      let stage = Stage(390, 100) {
        if isShown { JellyBar { Text("Inbox") } }
      }
      _ = stage.screen.touch(at: CGPoint(x: 9, y: 9), time: 0)
      stage.screen.visit { if let found = $0 as? JellyModel<JellyBarBody> { model = found } }
      expect(model != nil)
      isShown = false
      stage.screen.size.width += 1
      stage.screen.update()
      expect(model == nil)
    }
  }
}

extension ScrollGeometry {
  /// Returns a tall list of a phone's size under a bar of 50 pt, so far from its start.
  static func at(_ offset: Double) -> Self {
    Self(
      contentOffset: CGPoint(x: 0, y: offset - 50), contentSize: CGSize(width: 390, height: 2000),
      contentInsets: EdgeInsets(top: 50, bottom: 34),
      containerSize: CGSize(width: 390, height: 616))
  }
}
