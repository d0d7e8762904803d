import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("A jelly group in SwiftUI")
  struct JellyGroupTests {
    /// The state that an app keeps: where its drops of 40 points are, by their names.
    @MainActor final class App {
      var places: [String: Double] = ["a": 20, "b": 66, "c": 170]
      var spacing = 20.0
      var hub: String?
      var cornerRadius = 20.0
      var source: String?
      var allowsDragging = false
      var lines: [String] = []

      /// Notes an effect, and with a body that is let go the way from its place.
      func note(_ effect: JellyGroupBody.Effect) {
        guard case .released(let body, let way, _) = effect else {
          return lines.append("\(effect)")
        }
        lines.append("released(\(body)) at \(Int(way.x)) \(Int(way.y))")
      }
    }

    private let app = App()

    private func stage(
      environment: (inout EnvironmentValues) -> Void = { _ in }
    ) -> Stage {
      let app = app
      return Stage(350, 100, environment: environment) {
        JellyGroup(
          spacing: app.spacing, hub: app.hub.map(AnyHashable.init),
          allowsDragging: app.allowsDragging
        ) {
          ForEach(app.places.keys.sorted(), id: \.self) { name in
            Button(name) { app.lines.append("pressed \(name)") }
              .frame(width: 40, height: 40)
              .jellyBody(id: name, cornerRadius: app.cornerRadius, buddingFrom: app.source)
              .position(x: app.places[name] ?? 0, y: 50)
          }
        }
        .onJellyJoin { first, second, isJoined in
          app.lines.append("\(first) \(isJoined ? "joined" : "parted") \(second)")
        }
        .onJellyEffect(of: JellyGroupBody.self) { app.note($0) }
      }
    }

    /// The outline of a group at rest with drops at these places.
    private func rest(at places: Double..., cornerRadius: Double = 20) -> Outline {
      var group = JellyGroupBody(size: [40, 40], settings: .init(spacing: app.spacing))
      for (index, x) in places.enumerated() {
        let box = JellyGroupBody.Box(center: [x, 50], size: [40, 40], cornerRadius: cornerRadius)
        group.handle(.bodyPlaced(index, box, isAnimated: false), at: 0)
      }
      return Outline(of: group, at: 0)
    }

    /// The distances by which the drops are shown beside their places.
    private func offsets(_ stage: Stage) -> [Double] {
      stage.screen.all("offset").map { Double($0["x", as: CGFloat.self] ?? .nan) }
    }

    private func change(_ stage: Stage, _ change: () -> Void) {
      change()
      stage.rebuild()
    }

    private func expectRest(_ stage: Stage, line: Int = #line) {
      stage.play()
      expect(stage.screen.runningTimelines, equals: 0, line: line)
      expect(offsets(stage).allSatisfy { $0 == 0 }, line: line)
      let bodyCount = stage.screen.bodyCount
      for _ in 0..<60 { stage.show(stage.now + 1.0 / 64) }
      expect(stage.screen.bodyCount, equals: bodyCount, line: line)
    }

    @Test("shows its bodies at rest at first, and says nothing")
    func first() {
      let stage = stage()
      expect(stage.outline(), equals: rest(at: 20, 66, 170))
      expect(stage.screen.runningTimelines, equals: 0)
      expect(app.lines.isEmpty)
      expectRest(stage)
    }

    @Test("moves as its trace does, bit for bit", arguments: [false, true])
    func frames(isRightToLeft: Bool) throws {
      let stage = stage { if isRightToLeft { $0.layoutDirection = .rightToLeft } }
      var shown: [(time: Double, outline: Outline?)] = []
      func play(_ count: Int) {
        // Between two frames there may be an event.
        defer { stage.wait(until: stage.now + 1.0 / 128) }
        for _ in 0..<count {
          stage.show(stage.now + 1.0 / 64)
          shown.append((stage.now, stage.outline()))
        }
      }
      stage.wait(until: 0)
      change(stage) { app.places["c"] = 100 }
      play(6)
      change(stage) { app.places["d"] = 200 }
      play(6)
      change(stage) { app.places["b"] = nil }
      play(3)
      change(stage) { app.spacing = 30 }
      play(60)
      stage.play()
      let json = try #require(stage.log.json)
      let frames = try Trace(json).frames(at: shown.map(\.time))
      for (shown, frame) in zip(shown, frames) {
        #expect(shown.outline == frame.outline, "at \(shown.time) s")
      }
      expect(Set(shown.map { "\($0.outline?.commands ?? [])" }).count, isGreaterThan: 20)
      expectRest(stage)
      let mirrored: (Double) -> Double = { isRightToLeft ? 350 - $0 : $0 }
      expect(stage.outline(), equals: rest(at: mirrored(20), mirrored(100), mirrored(200)))
    }

    @Test("moves its views along with their bodies", arguments: [false, true])
    func offset(isRightToLeft: Bool) {
      app.places = ["a": 20]
      let stage = stage { if isRightToLeft { $0.layoutDirection = .rightToLeft } }
      stage.wait(until: 0)
      change(stage) { app.places["a"] = 200 }
      let mirrored: (Double) -> Double = { isRightToLeft ? 350 - $0 : $0 }
      expect(offsets(stage), equals: [mirrored(20) - mirrored(200)], "it is shown where it was")
      var reach = 0.0
      for _ in 0..<30 {
        stage.show(stage.now + 1.0 / 64)
        let xs = (stage.outline()?.points ?? []).map(\.x)
        let outline = ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2
        let middle = mirrored(200) + (offsets(stage).first ?? .nan)
        expect(abs(outline - middle), isLessThan: 1e-9)
        reach = max(reach, isRightToLeft ? 150 - middle : middle - 200)
      }
      expect(reach, isGreaterThan: 1, "the standard tuning goes beyond")
      expectRest(stage)
      expect(stage.outline(), equals: rest(at: mirrored(200)))
    }

    @Test("tells once of bodies that join and part")
    func joins() {
      let stage = stage()
      stage.wait(until: 0)
      change(stage) { app.places["c"] = 112 }
      stage.play()
      expect(app.lines, equals: ["b joined c"])
      change(stage) { app.places["c"] = 170 }
      stage.play()
      expect(app.lines, equals: ["b joined c", "b parted c"])
      change(stage) { app.places["b"] = nil }
      expectRest(stage)
      expect(app.lines.count, equals: 2, "a body that goes does not part")
    }

    @Test("has a hub, which may come later")
    func hub() {
      app.places = ["a": 20, "b": 64]
      app.hub = "c"
      let stage = stage()
      stage.wait(until: 0)
      stage.play()
      expect(stage.outline(), equals: rest(at: 20).joined(with: rest(at: 64)))
      change(stage) { app.places["c"] = 108 }
      stage.play()
      expect(app.lines, equals: ["b joined c"])
      change(stage) { app.hub = nil }
      stage.play()
      expect(app.lines, equals: ["b joined c", "a joined b"])
      expectRest(stage)
    }

    @Test("has the joints of its hub at rest at first")
    func hubAtFirst() {
      app.places = ["a": 20, "b": 64, "c": 108]
      for hub in ["a", "c"] {
        app.hub = hub
        app.lines = []
        let stage = stage()
        expect(stage.screen.runningTimelines, equals: 0, hub == "a" ? "first" : "last")
        expect(app.lines.isEmpty)
        var group = JellyGroupBody(size: .zero, settings: .init(hub: hub == "a" ? 0 : 2))
        for (index, x) in [20.0, 64, 108].enumerated() {
          let box = JellyGroupBody.Box(center: [x, 50], size: [40, 40], cornerRadius: 20)
          group.handle(.bodyPlaced(index, box, isAnimated: false), at: 0)
        }
        expect(stage.outline(), equals: Outline(of: group, at: 0))
      }
    }

    @Test("lets a body bud from another one, and otherwise grow in its place")
    func buds() {
      app.places = ["a": 20]
      app.source = "a"
      let stage = stage()
      stage.wait(until: 0)
      let before = (stage.outline()?.points ?? []).map(\.x).max()
      change(stage) { app.places["b"] = 110 }
      expect(offsets(stage), equals: [0, -90])
      expect((stage.outline()?.points ?? []).map(\.x).max(), equals: before)
      expectRest(stage)
      expect(app.lines, equals: ["a joined b", "a parted b"])
      app.source = nil
      change(stage) { app.places["c"] = 250 }
      expect(offsets(stage), equals: [0, 0, 0])
      expect(stage.screen.runningTimelines, isGreaterThan: 0)
      expectRest(stage)
      expect(stage.outline(), equals: rest(at: 20, 110, 250))
    }

    @Test("draws all of more bodies than a group has, none of them twice")
    func capacity() {
      app.spacing = 0
      app.places = [:]
      for index in 0..<14 {
        app.places[String(UnicodeScalar(97 + UInt8(index)))] = Double(index) * 50
      }
      let stage = stage()
      func contours() -> Int { (stage.outline()?.commands ?? []).filter { $0 == .close }.count }
      stage.wait(until: 0)
      expect(contours(), equals: 14)
      change(stage) { app.places["n"] = 800 }
      expect((stage.outline()?.points ?? []).map(\.x).max(), equals: 820)
      change(stage) { app.places["a"] = nil }
      expectRest(stage)
      expect(contours(), equals: 13)
    }

    @Test("lets fingers drag its bodies, if the app allows it", arguments: [false, true])
    func drag(isRightToLeft: Bool) throws {
      let stage = stage { if isRightToLeft { $0.layoutDirection = .rightToLeft } }
      stage.wait(until: 0)
      expect(stage.screen.touch(at: CGPoint(x: 20, y: 50), time: 0) == nil)
      change(stage) { app.allowsDragging = true }
      let (one, two) = try (
        #require(stage.screen.touch(0, at: CGPoint(x: 35, y: 50), time: 0)),
        #require(stage.screen.touch(2, at: CGPoint(x: 170, y: 50), time: 0))
      )
      // Its first move leaves it over another body.
      one.move(to: CGPoint(x: 60, y: 50), time: 0.01)
      one.move(to: CGPoint(x: 60, y: 80), time: 0.02)
      two.move(to: CGPoint(x: 190, y: 50), time: 0.02)
      two.move(to: CGPoint(x: 230, y: 50), time: 0.03)
      expect(app.lines, equals: ["grabbed(0)", "grabbed(2)"])
      stage.show(0.04)
      expect(offsets(stage), equals: [0, 0, 40])
      expect(stage.screen.all("offset").map { $0["y", as: CGFloat.self] }, equals: [30, 0, 0])
      two.cancel()
      expect(app.lines.last, equals: "released(2) at 40 0")
      one.lift(at: CGPoint(x: 60, y: 80), time: 0.5)
      expect(app.lines.last, equals: "released(0) at 0 30")
      expectRest(stage)
    }

    @Test("lets go of a body that goes while it is held, or when dragging is not allowed any more")
    func dragEnds() throws {
      for isRemoved in [false, true] {
        app.lines = []
        app.places = ["a": 20, "c": 170]
        app.allowsDragging = true
        let stage = stage()
        stage.wait(until: 0)
        let finger = try #require(stage.screen.touch(1, at: CGPoint(x: 170, y: 50), time: 0))
        finger.move(to: CGPoint(x: 190, y: 50), time: 0.01)
        finger.move(to: CGPoint(x: 250, y: 50), time: 0.02)
        expect(app.lines, equals: ["grabbed(1)"])
        change(stage) { if isRemoved { app.places["c"] = nil } else { app.allowsDragging = false } }
        expect(app.lines, equals: ["grabbed(1)", "released(1) at 60 0"])
        stage.play()
        expect(stage.outline(), equals: isRemoved ? rest(at: 20) : rest(at: 20, 170))
      }
    }

    @Test("lets a body shrink as soon as its view begins to leave, and comes back with it")
    func animatedRemoval() throws {
      app.allowsDragging = true
      let stage = stage()
      func opacities() -> [Double] {
        stage.screen.all("opacity").compactMap { $0["value", as: Double.self] }
      }
      stage.wait(until: 0)
      withAnimation(.linear(duration: 4)) { change(stage) { app.places["c"] = nil } }
      expect(stage.screen.all("button").count, equals: 3, "it leaves for four seconds")
      expect(opacities(), equals: [1, 1, 0])
      expect(stage.screen.runningTimelines, isGreaterThan: 0)
      stage.play(until: 2)
      expect(stage.outline(), equals: rest(at: 20, 66))
      // A change of its place does not make it a body again.
      stage.screen.environment.layoutDirection = .rightToLeft
      stage.screen.update()
      stage.play(until: 3)
      expect(stage.outline(), equals: rest(at: 330, 284))
      change(stage) { app.places["c"] = 170 }
      expect(opacities(), equals: [1, 1, 1])
      stage.play(until: 3.9)
      expect(stage.outline(), equals: rest(at: 330, 284, 180))
      let finger = try #require(stage.screen.touch(2, at: CGPoint(x: 180, y: 50), time: 3.9))
      finger.move(to: CGPoint(x: 160, y: 50), time: 3.91)
      finger.move(to: CGPoint(x: 100, y: 50), time: 3.92)
      withAnimation(.linear(duration: 4)) { change(stage) { app.places["c"] = nil } }
      expect(app.lines, equals: ["grabbed(3)", "released(3) at -60 0"])
      for _ in 0..<(5 * 64) { stage.show(stage.now + 1.0 / 64) }
      expect(stage.screen.all("button").count, equals: 2)
      expect(stage.outline(), equals: rest(at: 330, 284))
      expectRest(stage)
    }

    @Test("has the corners that the app wants")
    func corners() {
      app.places = ["a": 20]
      let stage = stage()
      stage.wait(until: 0)
      change(stage) { app.cornerRadius = 6 }
      expectRest(stage)
      expect(stage.outline(), equals: rest(at: 20, cornerRadius: 6))
    }

    @Test("overshoots nothing with Reduce Motion")
    func reducedMotion() {
      app.places = ["a": 20]
      let stage = stage { $0.accessibilityReduceMotion = true }
      stage.wait(until: 0)
      change(stage) { app.places["a"] = 200 }
      while stage.screen.runningTimelines > 0, stage.now < 9 {
        stage.show(stage.now + 1.0 / 64)
        expect(offsets(stage)[0], isAtMost: 0)
      }
      expect(stage.now, isLessThan: 0.25 + 2.0 / 60)
    }

    @Test("has an outline that is nothing for assistive technologies, and buttons that are pressed")
    func access() {
      let stage = stage()
      expect(stage.screen.all("accessibilityHidden").map { $0["value"] }, equals: [true])
      expect(stage.screen.all("accessibilityHidden").first?.all("shape").count, equals: 1)
      expect(stage.screen.all("accessibilityHidden").first?.all("button").count, equals: 0)
      stage.screen.perform(stage.screen.all("button")[1])
      expect(app.lines, equals: ["pressed b"])
    }

    @Test("has the fill of the tint, or of the app's background")
    func styles() {
      func style(_ view: @escaping () -> some View) -> String? {
        Stage(300, 300, view).screen.all("shape").first?["style"]
      }
      let plain = style { JellyGroup { Text("1").jellyBody() } }
      let red = style { JellyGroup { Text("1").jellyBody() }.backgroundStyle(.red) }
      expect(plain, equals: "\(AnyShapeStyle(.tint))")
      expect(red, equals: "\(AnyShapeStyle(.red))")
    }

    @Test("A body without a group is as it was")
    func alone() {
      let stage = Stage(300, 300) { Text("1").jellyBody() }
      expect(stage.texts, equals: ["1"])
      expect(stage.screen.all("timeline").isEmpty)
    }
  }
}

extension Outline {
  /// All points, control points included.
  fileprivate var points: [Vector2] {
    commands.flatMap { (command: Command) -> [Vector2] in
      switch command {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [point, control]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .close: []
      }
    }
  }

  /// Returns the steps of this outline, and then those of another.
  fileprivate func joined(with other: Outline) -> Outline {
    var all = self
    for command in other.commands { all.add(command) }
    return all
  }

  private mutating func add(_ command: Command) {
    switch command {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .close: closeSubpath()
    }
  }
}
