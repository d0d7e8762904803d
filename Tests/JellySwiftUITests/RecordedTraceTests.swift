import Jelly
@_spi(Jelly) import JellySchema
import SwiftUI
import Testing

@testable @_spi(Jelly) import JellyRecording
@testable import JellySwiftUI

extension HostTests {
  /// All traces that every browser draws with the same bits, played on the views.
  ///
  /// Fingers do what fingers can: touches, taps and drags. Code does what only code can: settings,
  /// tunings, sizes, values, pushes, presses of keys, places of bodies. It also sends what a core
  /// must bear and no finger can do: one comes down twice. And a list scrolls in its own way, so
  /// what a trace has of a scroll is sent.
  @MainActor @Suite("A recorded trace in SwiftUI")
  struct RecordedTraceTests {
    @Test("is drawn as the core draws it, bit for bit", arguments: RecordedTrace.names)
    func trace(name: String) throws {
      let trace = try RecordedTrace(name, rate: 64)
      switch trace.control {
      case "jelly-badge":
        let app = App(true)
        try play(trace.square, of: JellyBadgeBody.self) { _ in
          Color.clear.jellyBadge("3", isPresented: app.binding)
        }
      case "jelly-bar":
        try play(trace, of: JellyBarBody.self) { start in
          let edges: [RectEdge: Edge] = [
            .top: .top, .bottom: .bottom, .left: .leading, .right: .trailing,
          ]
          JellyBar(edge: edges[start.settings.edge] ?? .top) { Text("Inbox") }
        }
      case "jelly-drawer":
        // Without what presents it: there bindings select and dismiss.
        let model = JellyModel(JellyDrawerBody(size: .zero))
        try play(trace, of: JellyDrawerBody.self) { start in
          DrawerPanel(
            model: model, link: DrawerLink(), insets: EdgeInsets(), step: { _ in },
            measured: { _ in }, content: { Text("Inbox") }, settled: {}, gone: {}
          )
          .hosts(model, settings: start.settings)
        } model: {
          model
        }
      case "jelly-field":
        // A box gets taps alone.
        let tapped = try trace.receiving { _, event, value in
          switch event.type {
          case "touchBegan": [value, value.named("touchEnded")]
          case "touchMoved", "touchEnded", "touchCancelled": []
          default: [value]
          }
        }
        try play(tapped, of: JellyFieldBody.self, taps: true) { start in
          JellyBox(cornerRadius: start.settings.cornerRadius) { Text("Name") }
        }
      case "jelly-group":
        let app = App<[JellyGroupBody.Box]>([])
        try play(trace.dragged, of: JellyGroupBody.self, finger: 1) { _ in
          JellyGroup(allowsDragging: true) {
            ForEach(app.value.indices, id: \.self) { index in
              let box = app.value[index]
              Color.clear.frame(width: box.size.x, height: box.size.y)
                .jellyBody(id: index, cornerRadius: box.cornerRadius)
                .position(x: box.center.x, y: box.center.y)
            }
          }
        } byCode: { event in
          guard case .bodyPlaced(let number, let box, _) = event else { return false }
          if number < app.value.count { app.value[number] = box } else { app.value.append(box) }
          return true
        }
      case "jelly-menu":
        try play(trace, of: JellyMenuBody.self) { start in
          JellyMenu("Answer") {
            ForEach(0..<start.settings.itemCount, id: \.self) { Button("\($0)") {} }
          }
        } shown: {
          Outline(commands: [1, 0].flatMap { [stage = $0] in stage.outline($0)?.commands ?? [] })
        } tap: { stage, menu, point in
          func isIn(_ center: Vector2, _ radius: Double) -> Bool {
            ((point - center) * (point - center)).sum() <= radius * radius
          }
          let isInside = isIn(menu.size / 2, menu.size.x / 2)
          let items = isInside || !menu.isOpen ? 0..<0 : 0..<menu.settings.itemCount
          let index = items.first {
            let item = menu.item($0, at: stage.now)
            return isIn(item.center, item.radius)
          }
          // SwiftUI reports no place of a tap on a button, so the view gets what the button does.
          let nodes = stage.screen.all(index == nil && !isInside ? "onTapGesture" : "button")
          if let node = nodes.dropFirst(index.map { $0 + 1 } ?? 0).first {
            stage.screen.perform(node)
          }
          return [
            .init("type", index != nil ? "selected" : menu.isOpen ? "closed" : "opened"),
            index.map { .init("index", .number(Double($0))) },
          ].compactMap { $0 }
        }
      case "jelly-pager":
        let app = App(0)
        try play(trace, of: JellyPagerBody.self) { start in
          JellyPager(
            selection: app.binding, count: start.settings.pageCount,
            axis: start.settings.axis == .vertical ? .vertical : .horizontal,
            link: JellyPagerLink())
        } shown: {
          $0.outline(2)
        }
      case "jelly-press":
        // A button follows one finger.
        let first = try trace.receiving { _, event, value in event.id == 1 ? [] : [value] }
        try play(first, of: JellyPressBody.self) { start in
          Button("Send") {}.buttonStyle(.jelly(cornerRadius: start.settings.cornerRadius))
        }
      case "jelly-refresh":
        try play(trace, of: JellyRefreshBody.self) { start in
          ScrollView { Text("Mail") }
            .jellyRefreshable(edge: start.settings.edge == .top ? .top : .bottom) {}
        }
      case "jelly-row":
        let closed = JellyRowBody(size: Vector2(390, 76))
        // The view itself removes a row that is gone, as this one is at the end of its last touch.
        let last = trace.events.lastIndex { $0.type == "touchEnded" }
        let own = try trace.panned(caught: [1]) { index, event, value in
          if event.type == "removed" { return [] }
          return index == last ? [value, value.bare("removed")] : [value]
        }
        try play(own, of: JellyRowBody.self, isOrdered: false) { _ in
          Text("Mail").jellySwipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) {}
            Button("Flag", systemImage: "flag") {}
            Button("Move", systemImage: "folder") {}
          }
        } shown: { stage in
          let layers = (0..<6).compactMap { stage.outline($0)?.commands }.flatMap { $0 }
          // A closed row is as the app has made it.
          return layers.isEmpty ? Outline(of: closed, at: 0) : Outline(commands: layers)
        } byCode: {
          $0 == .removed
        }
      case "jelly-segments":
        let app = App(0)
        try play(trace, of: JellySegmentsBody.self) { start in
          JellySegments("Range", selection: app.binding) {
            ForEach(0..<start.settings.segmentCount, id: \.self) { Text("\($0)").tag($0) }
          }
        } shown: {
          $0.outline(1)
        } byCode: {
          if case .valueChanged(let index, _) = $0 { app.value = index }
          return false
        }
      case "jelly-shape":
        try play(trace, of: JellyShapeBody.self) { start in JellyShape(Box(start.settings.bounds)) }
      case "jelly-slider":
        let app = App(0.0)
        try play(trace.waiting(JellyTrackTuning.standard.dragThreshold), of: JellySliderBody.self) {
          start in
          let settings = start.settings
          if app.isNew { app.value = start.value }
          return JellySlider(
            value: app.binding, in: settings.minimumValue...settings.maximumValue,
            step: settings.step, axis: settings.axis == .vertical ? .vertical : .horizontal)
        } shown: {
          $0.outline(2)
        } byCode: {
          if case .valueChanged(let value, _) = $0 { app.value = value }
          return false
        }
      case "jelly-switch":
        let app = App(false)
        try play(trace, of: JellySwitchBody.self) { _ in
          JellyToggle("Alarm", isOn: app.binding)
        } shown: {
          $0.outline(2)
        } byCode: {
          if case .valueChanged(let isOn, _) = $0 { app.value = isOn }
          return false
        }
      default: Issue.record("\(trace.control) must have a view here")
      }
    }

    /// A value that an app keeps.
    @MainActor private final class App<Value> {
      var value: Value { didSet { isNew = false } }
      private(set) var isNew = true
      init(_ value: Value) { self.value = value }
      var binding: Binding<Value> {
        Binding {
          self.value
        } set: {
          self.value = $0
        }
      }
    }

    /// A rectangle in a part of its own.
    private struct Box: Shape {
      let bounds: JellyShapeBody.Bounds
      init(_ bounds: JellyShapeBody.Bounds) { self.bounds = bounds }

      nonisolated func path(in rect: CGRect) -> Path {
        let (left, right) = (bounds.left * rect.width, bounds.right * rect.width)
        let (top, bottom) = (bounds.top * rect.height, bounds.bottom * rect.height)
        var path = Path()
        path.move(to: CGPoint(x: left, y: top))
        path.addLine(to: CGPoint(x: right, y: top))
        path.addLine(to: CGPoint(x: right, y: bottom))
        path.addLine(to: CGPoint(x: left, y: bottom))
        path.closeSubpath()
        return path
      }
    }

    /// Plays a trace on a view, and compares each frame with the core's.
    private func play<Control: SchemaControl, Content: View>(
      _ recorded: RecordedTrace, of control: Control.Type, finger index: Int = 0,
      taps: Bool = false, isOrdered: Bool = true,
      @ViewBuilder view: @escaping (Control) -> Content,
      model given: () -> JellyModel<Control>? = { nil },
      shown outline: (Stage) -> Outline? = { $0.outline() },
      byCode: (Control.Event) -> Bool = { _ in false },
      tap: (Stage, Control, Vector2) -> [JSONValue.Member]? = {
        $0.screen.tap(at: CGPoint(x: $2.x, y: $2.y))
        return nil
      }
    ) throws {
      let script: ControlScript<Control> = try recorded.script()
      // What the view's own settings have set in motion has come to rest before the first event.
      let start = (script.moments.first?.time ?? 0).rounded(.down) - 4
      let body = script.body
      let stage = Stage(body.size.x, body.size.y) {
        view(body)
          .jellyTuning(body.tuning)
          .jellySettings(of: Control.self) { $0 = body.settings }
      }
      stage.wait(until: start)
      var model = given()
      stage.screen.visit { model = $0 as? JellyModel<Control> ?? model }
      let host = try #require(model)
      host.send(.sizeChanged(body.size))
      host.send(.tuningChanged(body.tuning))
      host.send(.settingsChanged(body.settings))
      stage.screen.update()
      stage.play(until: start + 3)
      let log = TraceLog()
      stage.screen.environment.jelly.observer = log
      stage.screen.update()
      var fingers: [Int: Finger] = [:]
      var received: [Int: JSONValue] = [:]
      var frames: RecordedTrace.Frames = []
      /// Shows the frames before a time, as long as any is requested.
      func show(until end: Double) {
        var time = stage.now
        while stage.screen.runningTimelines > 0 {
          time = (time * 64 + 1).rounded(.down) / 64
          guard time < end else { break }
          stage.show(time)
          frames.append((time, outline(stage)))
        }
      }
      for (number, moment) in script.moments.enumerated() {
        let (event, time) = (recorded.events[number], moment.time)
        show(until: time)
        stage.wait(until: time)
        let place = CGPoint(x: event.x ?? 0, y: event.y ?? 0)
        let (id, finger) = (event.id ?? 0, fingers[event.id ?? 0])
        switch event.type {
        case "touchBegan" where finger == nil:
          if taps {
            stage.screen.tap(at: place)
          } else {
            fingers[id] = stage.screen.touch(
              index, beside: fingers.values.first, at: place, time: time)
          }
        case "touchMoved" where finger != nil: finger?.move(to: place, time: time)
        case "touchEnded" where finger != nil:
          finger?.lift(at: place, time: time)
          fingers[id] = nil
        case "touchCancelled" where !fingers.isEmpty:
          fingers.values.first?.cancel()
          fingers = [:]
        case "tapped":
          if let members = tap(stage, host.control, Vector2(place.x, place.y)) {
            received[number] = .object([.init("at", .number(time))] + members)
          }
        case "sizeChanged":
          let size = event.size ?? []
          stage.screen.size = CGSize(width: size[0], height: size[1])
          stage.screen.update()
          // Some views have a size of their own.
          if host.control.size != Vector2(size[0], size[1]) { host.send(moment.event) }
        case "dragged":
          let swipe: HeadlessSwipe? = stage.value("uiGesture", "swipe")
          _ = swipe?.move(through: CGPoint(x: place.x - 20, y: place.y), place)
        default: if !byCode(moment.event) { host.send(moment.event) }
        }
        // What has changed at once is shown at once.
        let next = number + 1
        if recorded.unseen.contains(number) { continue }
        if next == script.moments.count || script.moments[next].time > time {
          stage.rebuild()
          frames.append((time, outline(stage)))
        }
      }
      // A trace may end with a finger down.
      let isHeld = script.endTime == .infinity
      show(until: isHeld ? stage.now + 1 : max(script.endTime, stage.now) + 0.1)
      let played =
        received.isEmpty
        ? recorded : try recorded.receiving { number, _, value in [received[number] ?? value] }
      try played.expect(frames, recorded: log.json, isOrdered: isOrdered)
      #expect(stage.screen.runningTimelines == 0 || isHeld)
    }
  }
}
