import Foundation
import Jelly
import JellyHosts
@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellyTestSupport
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("A soft shape in SwiftUI that becomes another one")
  struct JellyShapeFlowTests {
    /// The icons of a player, in a box of 96 points.
    private enum Icon: Shape {
      case play, pause, stop, ring, broken, jagged, menu, close

      nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        for contour in contours {
          for (index, point) in contour.enumerated() {
            let place = CGPoint(
              x: rect.minX + rect.width * point.0 / 96, y: rect.minY + rect.height * point.1 / 96)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
          }
          if contour.count > 2 { path.closeSubpath() }
        }
        return path
      }

      nonisolated private var contours: [[(Double, Double)]] {
        switch self {
        case .play: [[(20, 10), (80, 48), (20, 86)]]
        case .pause:
          [
            [(18, 12), (40, 12), (40, 84), (18, 84)], [(56, 12), (78, 12), (78, 84), (56, 84)],
          ]
        case .stop: [[(16, 16), (80, 16), (80, 80), (16, 80)]]
        // Both contours run the same way: only the even-odd rule opens the hole.
        case .ring:
          [
            [(16, 16), (80, 16), (80, 80), (16, 80)], [(32, 32), (64, 32), (64, 64), (32, 64)],
          ]
        case .menu: [24.0, 48, 72].map { [(16, $0), (80, $0)] }
        case .close: [[(20, 20), (76, 76)], [(20, 76), (76, 20)]]
        case .broken: [[(20, 10), (.nan, 48), (20, 86)]]
        case .jagged:
          [
            (0..<140).map { index in
              let (angle, radius) = (Double(index) * .pi / 70, index % 2 == 0 ? 20.0 : 40)
              return (48 + radius * cos(angle), 48 + radius * sin(angle))
            }
          ]
        }
      }
    }

    /// The state that an app keeps.
    @MainActor private final class App {
      var icon = Icon.play
      var parts = [Icon.play]
      var isOn = false
      var binding: Binding<Bool> {
        Binding {
          self.isOn
        } set: {
          self.isOn = $0
        }
      }
    }

    private let app = App()

    private func stage(
      style: FillStyle = FillStyle(), from point: UnitPoint? = nil, reducesMotion: Bool = false
    ) -> Stage {
      let app = app
      return Stage(
        96, 96, environment: { $0.accessibilityReduceMotion = reducesMotion }
      ) {
        JellyShape(app.icon, style: style).jellyMorph(from: point)
      }
    }

    /// Shows another icon, as an app does.
    private func show(_ icon: Icon, on stage: Stage) {
      app.icon = icon
      stage.rebuild()
    }

    private func rest(_ icons: Icon...) -> Outline { rest(icons) }

    private func rest(_ icons: [Icon]) -> Outline {
      var rest = Outline()
      for icon in icons {
        icon.path(in: CGRect(x: 0, y: 0, width: 96, height: 96)).draw(into: &rest)
      }
      return rest
    }

    private func model(on stage: Stage) -> JellyModel<JellyShapeBody>? {
      var found: JellyModel<JellyShapeBody>?
      stage.screen.visit { if let model = $0 as? JellyModel<JellyShapeBody> { found = model } }
      return found
    }

    private func drawing(on stage: Stage) -> ShapeDrawing? {
      var found: ShapeDrawing?
      stage.screen.visit { if let drawing = $0 as? ShapeDrawing { found = drawing } }
      return found
    }

    /// Expects that an icon is at rest, to the bit, and that nothing runs or is kept.
    private func expectRest(
      _ icons: Icon..., on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      #expect(stage.outline()?.isIdentical(to: rest(icons)) == true, sourceLocation: sourceLocation)
      #expect(stage.screen.runningTimelines == 0, sourceLocation: sourceLocation)
      let shown = try #require(drawing(on: stage), sourceLocation: sourceLocation)
      #expect(shown.flows == nil, sourceLocation: sourceLocation)
    }

    private func distance(_ stage: Stage, to outline: Outline?) -> Double {
      guard let shown = stage.outline(), let outline else { return .infinity }
      return shown.areaDistance(to: outline)
    }

    @Test("flows when its outline changes, and both ends are exact")
    func flows() throws {
      let stage = stage()
      stage.wait(until: 0)
      show(.pause, on: stage)
      // The new outline is not shown for a moment.
      expect(distance(stage, to: rest(.play)), isLessThan: 1)
      expect(stage.screen.runningTimelines, equals: 1)
      var seen: Set<String> = []
      while stage.now < 0.3 {
        stage.show(stage.now + 1.0 / 64)
        seen.insert(stage.outline()?.pathData ?? "")
      }
      expect(seen.count, isGreaterThan: 15)
      stage.play()
      try expectRest(.pause, on: stage)
    }

    @Test("shows the old outline until SwiftUI reports the new one, and no frame of its end")
    func report() {
      let (drawing, model) = (ShapeDrawing(), JellyModel(JellyShapeBody(size: [96, 96])))
      func outlines(_ icon: Icon, _ size: Double = 96) -> ShapeDrawing.Outlines {
        drawing.outlines(
          of: [icon], lineWidth: nil, in: CGSize(width: size, height: size))
      }
      func change(to icon: Icon) {
        drawing.change(to: outlines(icon), isEvenOdd: false, from: nil, of: model)
      }
      change(to: .play)
      expect(drawing.parts(at: 0, of: outlines(.pause)).map(\.path), equals: outlines(.play).paths)
      // Another size is not another drawing.
      let large = outlines(.pause, 192)
      expect(drawing.parts(at: 0, of: large).map(\.path), equals: large.paths)
      change(to: .pause)
      expect(drawing.flows != nil && model.isMoving)
    }

    @Test("is caught on its way, and goes on from where it is", arguments: [false, true])
    func catches(back: Bool) throws {
      let stage = stage()
      stage.wait(until: 0)
      show(.pause, on: stage)
      stage.play(until: 0.1)
      let before = stage.outline()
      expect(distance(stage, to: rest(.play)), isGreaterThan: 100)
      show(back ? .play : .stop, on: stage)
      expect(distance(stage, to: before), isLessThan: 4)
      stage.play()
      try expectRest(back ? .play : .stop, on: stage)
    }

    @Test("flows while a finger holds it")
    func held() throws {
      let stage = stage()
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 50, y: 50), time: 0))
      finger.move(to: CGPoint(x: 70, y: 60), time: 0.1)
      stage.play(until: 1)
      let before = stage.outline()
      show(.stop, on: stage)
      expect(distance(stage, to: before), isLessThan: 4)
      stage.play(until: 4)
      expect(distance(stage, to: rest(.stop)), isGreaterThan: 50)
      finger.lift(at: CGPoint(x: 70, y: 60), time: 4.1)
      stage.play()
      try expectRest(.stop, on: stage)
    }

    enum AtOnce: CaseIterable { case reduced, sameBox, transaction, manyCurves }

    @Test("changes at once where it cannot flow, or should not", arguments: AtOnce.allCases)
    func atOnce(_ reason: AtOnce) throws {
      // The box of a drawing is a part of the body, of which the same box changes nothing.
      if reason == .sameBox { app.icon = .ring }
      let stage = stage(reducesMotion: reason == .reduced || reason == .sameBox)
      stage.wait(until: 0)
      var next = Icon.pause
      switch reason {
      case .reduced: show(next, on: stage)
      case .sameBox:
        next = .stop
        show(next, on: stage)
      case .transaction:
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { show(next, on: stage) }
      case .manyCurves:
        next = .jagged
        show(next, on: stage)
      }
      try expectRest(next, on: stage)
      // Only that change was at once.
      guard reason == .transaction else { return }
      show(.stop, on: stage)
      expect(stage.screen.runningTimelines, equals: 1)
    }

    @Test("keeps its outline if a number of the new one is not finite")
    func refused() throws {
      let stage = stage()
      stage.wait(until: 0)
      show(.broken, on: stage)
      stage.play()
      try expectRest(.play, on: stage)
      show(.stop, on: stage)
      expect(distance(stage, to: rest(.play)), isLessThan: 1)
      stage.play()
      try expectRest(.stop, on: stage)
    }

    @Test("goes on in another size, in proportion")
    func resized() throws {
      let stage = stage()
      stage.wait(until: 0)
      show(.stop, on: stage)
      stage.play(until: 0.1)
      let before = try #require(stage.outline())
      stage.screen.size = CGSize(width: 48, height: 48)
      stage.screen.update()
      let after = try #require(stage.outline())
      for (large, small) in zip(before.points, after.points) {
        expect((large / 2 - small).magnitude, isLessThan: 1e-9)
      }
      stage.play()
      expect(
        stage.outline() == Outline(Icon.stop.path(in: CGRect(x: 0, y: 0, width: 48, height: 48))))
    }

    @Test("is filled by the non-zero rule on its way, and by its own at rest")
    func evenOdd() throws {
      app.icon = .ring
      let stage = stage(style: FillStyle(eoFill: true))
      stage.wait(until: 0)
      func rule() -> FillStyle? { stage.value("shape", "fillStyle") }
      expect(rule(), equals: FillStyle(eoFill: true))
      show(.stop, on: stage)
      expect(rule(), equals: FillStyle())
      // The hole is a hole by that rule, too.
      let hole = stage.outline()?.areaDistance(to: rest(.stop)) ?? 0
      expect(abs(hole - 32 * 32), isLessThan: 8)
      stage.play()
      expect(rule(), equals: FillStyle(eoFill: true))
      try expectRest(.stop, on: stage)
    }

    @Test("is stroked with a style, 1 point wide by default")
    func strokeStyle() {
      let stage = Stage(96, 96) {
        VStack {
          JellyShape(app.icon).jellyStroke(.red)
          JellyShape(app.icon).jellyStroke(.red, lineWidth: 3)
        }
      }
      let widths = stage.screen.all("shape").compactMap {
        $0["strokeStyle", as: StrokeStyle.self]?.lineWidth
      }
      expect(widths, equals: [1, 3])
      expect(stage.screen.all("foregroundStyle").count, equals: 2)
    }

    @Test("is stroked with a style of dashes, of which only the width changes on its way")
    func strokeDashes() throws {
      let app = app
      app.icon = .menu
      var style = StrokeStyle(lineWidth: 4, lineCap: .butt, dash: [6, 4], dashPhase: 2)
      let stage = Stage(96, 96) { JellyShape(app.icon).jellyStroke(style: style) }
      stage.wait(until: 0)
      func shown() -> StrokeStyle? { stage.value("shape", "strokeStyle") }
      expect(shown(), equals: style)
      style.lineWidth = 8
      show(.close, on: stage)
      stage.play(until: stage.now + 0.1)
      let width = shown()?.lineWidth ?? 0
      expect(width > 4 && width < 8)
      expect(shown()?.dash == [6, 4] && shown()?.lineCap == .butt)
      stage.play()
      expect(shown(), equals: style)
      style.lineWidth = .nan
      stage.rebuild()
      expect(stage.value("shape", "isStroked"), equals: false)
    }

    @Test("reports the end of a flow once, and at once what is there at once")
    func rests() {
      let app = app
      var (times, others, motion) = ([Double](), 0, JellyMotion.full)
      var now = { 0.0 }
      let stage = Stage(96, 96) {
        JellyShape(app.icon)
          .onJellyRest(of: JellyShapeBody.self) { times.append(now()) }
          .onJellyRest(of: JellyBarBody.self) { others += 1 }
          .jellyMotion(motion)
      }
      now = { stage.now }
      stage.wait(until: 0)
      stage.play()
      expect(times.isEmpty)
      show(.pause, on: stage)
      stage.play()
      expect(times.count, equals: 1)
      expect(times.first ?? 0, isGreaterThan: 0.2)
      motion = .reduced
      show(.stop, on: stage)
      stage.play()
      expect(times.count == 2 && others == 0)
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("is stroked instead of filled, and each becomes the other on its way")
    func strokes() throws {
      let app = app
      var lineWidth: CGFloat?
      let stage = Stage(96, 96) { JellyShape(app.icon).jellyStroke(lineWidth: lineWidth) }
      func isStroked() -> [Bool] { stage.screen.all("shape").compactMap { $0["isStroked"] } }
      func width() -> CGFloat? {
        stage.screen.all("shape").lazy
          .compactMap { $0["strokeStyle", as: StrokeStyle.self]?.lineWidth }.first
      }
      stage.wait(until: 0)
      expect(isStroked(), equals: [false])
      lineWidth = 8
      show(.menu, on: stage)
      // Until the first frame the fill is shown, and a stroke without a width.
      expect(distance(stage, to: rest(.play)), isLessThan: 1)
      expect(stage.value("opacity"), equals: 1.0)
      expect(width() ?? 0, isLessThan: 0.1)
      stage.play(until: 0.1)
      expect(isStroked(), equals: [false, true])
      let (opacity, between) = (stage.value("opacity") ?? 0.0, width() ?? 0)
      expect(opacity > 0 && opacity < 1 && between > 0 && between < 8)
      // Caught, it goes on from the width that is shown.
      lineWidth = 4
      show(.close, on: stage)
      expect(abs((width() ?? 0) - between), isLessThan: 0.2)
      stage.play()
      try expectRest(.close, on: stage)
      expect(isStroked(), equals: [true])
      expect(
        stage.value("shape", "strokeStyle"),
        equals: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
      // Strokes become strokes: they never get an area.
      show(.menu, on: stage)
      stage.play(until: stage.now + 0.1)
      expect(isStroked(), equals: [true])
      expect(width(), equals: 4)
      stage.play()
      try expectRest(.menu, on: stage)
      lineWidth = nil
      show(.stop, on: stage)
      stage.play()
      try expectRest(.stop, on: stage)
      expect(isStroked(), equals: [false])
    }

    @Test("has a new width at once while it is at rest, and a width of any number")
    func widths() {
      let app = app
      var lineWidth: CGFloat? = 8
      let stage = Stage(96, 96) { JellyShape(app.icon).jellyStroke(lineWidth: lineWidth) }
      stage.wait(until: 0)
      func strokes(_ width: CGFloat?) -> [CGFloat] {
        lineWidth = width
        stage.rebuild()
        return stage.screen.all("shape")
          .compactMap { $0["strokeStyle", as: StrokeStyle.self]?.lineWidth }
      }
      expect(strokes(8), equals: [8])
      expect(strokes(4), equals: [4])
      expect(strokes(-4), equals: [])
      expect(strokes(.nan), equals: [])
      expect(strokes(.infinity), equals: [])
      expect(stage.screen.all("shape").count, equals: 1)
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("takes touches where it is filled, and anywhere in its frame as a stroke or a button")
    func touches() throws {
      let app = app
      func touched(_ view: @escaping () -> some View) throws -> Outline {
        let stage = Stage(96, 96) { view() }
        let node = try #require(stage.screen.all("contentShape").first)
        let shape = try #require(node["shape"] as (any Shape)?)
        return Outline(shape.path(in: CGRect(x: 0, y: 0, width: 96, height: 96)))
      }
      let box = Outline(Rectangle().path(in: CGRect(x: 0, y: 0, width: 96, height: 96)))
      expect(try touched { JellyShape(app.icon) }, equals: rest(.play))
      expect(try touched { JellyShape(app.icon).jellyStroke(lineWidth: 3) }, equals: box)
      expect(
        try touched { Button("Play") {}.buttonStyle(.jellyShape(app.icon)) }, equals: box)
    }

    /// An object that keeps the changes of a drawing.
    private final class Changes: JellyObserver {
      private(set) var all: [(place: Vector2, wave: Double)] = []

      func control<Control: JellyControl>(
        _ control: Control, willHandle event: Control.Event, at time: Double
      ) {
        guard case .drawingChanged(let place, let wave) = event as? JellyShapeBody.Event else {
          return
        }
        all.append((place, wave))
      }
    }

    @Test("changes from a given point, else from the last touch while it moves, else all at once")
    func place() throws {
      let changes = Changes()
      var point: UnitPoint?
      let app = app
      let stage = Stage(96, 96, environment: { $0.jelly.observer = changes }) {
        JellyShape(app.icon).jellyMorph(from: point)
      }
      stage.wait(until: 0)
      show(.pause, on: stage)
      stage.play()
      let time = stage.now
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 30, y: 50), time: time))
      finger.lift(at: CGPoint(x: 30, y: 50), time: time + 0.05)
      stage.show(time + 0.1)
      show(.stop, on: stage)
      point = UnitPoint(x: 0.25, y: 0.5)
      show(.play, on: stage)
      expect(changes.all.map(\.place), equals: [[48, 48], [30, 50], [24, 48]])
      expect(changes.all.map(\.wave), equals: [0, 1, 1])
    }

    @Test("flows in its parts if there are as many")
    func parts() throws {
      let app = app
      app.parts = [.play, .stop]
      let stage = Stage(96, 96) { JellyShape(parts: app.parts) }
      stage.wait(until: 0)
      app.parts = [.pause, .play]
      stage.rebuild()
      stage.play(until: 0.1)
      expect(drawing(on: stage)?.flows?.parts.map(\.part), equals: [0, 1])
      stage.play()
      try expectRest(.pause, .play, on: stage)
      app.parts = [.stop]
      stage.rebuild()
      expect(drawing(on: stage)?.flows?.parts.map(\.part), equals: [nil])
      stage.play()
      try expectRest(.stop, on: stage)
    }

    @Test("frees its memory when it is removed on its way")
    func removed() throws {
      let app = app
      var isShown = true
      let stage = Stage(96, 96) {
        if isShown { JellyShape(app.icon) }
      }
      stage.wait(until: 0)
      show(.pause, on: stage)
      stage.play(until: 0.1)
      weak let freed = drawing(on: stage)
      expect(freed?.flows != nil)
      isShown = false
      stage.rebuild()
      expect(freed == nil)
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("is a toggle of two shapes, which is a switch for assistive technologies")
    func toggle() throws {
      let app = app
      let stage = Stage(96, 96) {
        Toggle("Play", isOn: app.binding)
          .toggleStyle(.jellyShape(on: Icon.pause, off: Icon.play))
      }
      stage.wait(until: 0)
      try expectRest(.play, on: stage)
      stage.screen.all("button").first.map(stage.screen.perform)
      expect(app.isOn)
      stage.rebuild()
      expect(distance(stage, to: rest(.play)), isLessThan: 1)
      stage.play()
      try expectRest(.pause, on: stage)
      let access = try #require(stage.screen.all("accessibilityRepresentation").first)
      let toggle = try #require(access.all("toggle").first)
      expect(toggle["style"], equals: "SwitchToggleStyle")
      expect(toggle.all("text").map { $0["text"] }, equals: ["Play"])
      toggle["isOn", as: Binding<Bool>.self]?.wrappedValue = false
      stage.rebuild()
      stage.play()
      try expectRest(.play, on: stage)
    }

    @Test("has its label beside it where labels are visible, in a square of its height")
    func label() throws {
      let app = app
      var labels = Visibility.automatic
      let stage = Stage(200, 28) {
        Toggle("Play", isOn: app.binding)
          .toggleStyle(.jellyShape(on: Icon.pause, off: Icon.play))
          .labelsVisibility(labels)
      }
      stage.wait(until: 0)
      func row() -> Node? { stage.screen.all("hStack").first }
      expect(row() == nil)
      labels = .visible
      stage.rebuild()
      stage.wait(until: 0.1)
      // The icon comes first, as in a label; a stack is mirrored from right to left.
      let row = try #require(row())
      let text = try #require(row.all("text").first)
      expect(text["text"], equals: "Play")
      expect(model(on: stage)?.control.size, equals: Vector2(28, 28))
      stage.screen.all("button").first.map(stage.screen.perform)
      stage.rebuild()
      stage.play()
      expect(app.isOn)
      expect(
        stage.outline() == Outline(Icon.pause.path(in: CGRect(x: 0, y: 0, width: 28, height: 28))))
      expect(stage.screen.all("accessibilityRepresentation").count, equals: 1)
    }

    @Test("shows what is off while the values of a toggle differ")
    func mixed() throws {
      let bindings = [Binding.constant(true), .constant(false)]
      let stage = Stage(96, 96) {
        Toggle(sources: bindings, isOn: \.self) { Text("Play") }
          .toggleStyle(.jellyShape(on: Icon.pause, off: Icon.play))
      }
      try expectRest(.play, on: stage)
      expect(stage.value("toggle", "isMixed"), equals: true)
    }
  }
}
