import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("A jelly menu in SwiftUI")
  struct JellyMenuTests {
    /// The state that an app keeps.
    @MainActor final class App {
      var isOpen = false
      var chosen: [String] = []
      var refuses = false
      var open: Binding<Bool> {
        Binding {
          self.isOpen
        } set: {
          if !self.refuses { self.isOpen = $0 }
        }
      }
    }

    private let app = App()

    private func stage(
      environment: (inout EnvironmentValues) -> Void = { _ in }
    ) -> Stage {
      let app = app
      return Stage(300, 300, environment: environment) {
        JellyMenu("Answer", isOpen: app.open) {
          Button("Reply", systemImage: "arrowshape.turn.up.left") {
            app.chosen.append("Reply")
          }
          ForEach(["Archive", "Delete"], id: \.self) { name in
            Button(name, systemImage: "trash") { app.chosen.append(name) }
          }
        }
      }
    }

    @Test("announces a title that an app has as a string, as it does one that is translated")
    func titles() {
      let (name, items) = ("Ada", ["Call", "Write"])
      let stage = Stage(300, 300) {
        JellyMenu(name) {
          ForEach(items, id: \.self) { Button($0, systemImage: "star") {} }
        }
      }
      expect(stage.value("accessibilityLabel", "text"), equals: name)
      expect(stage.texts, equals: items)
    }

    private func tap(_ index: Int, on stage: Stage) {
      stage.screen.perform(stage.screen.all("button")[index])
    }

    /// Returns the outline of the button, and those of the items, as one.
    private func whole(_ stage: Stage) -> String? {
      guard let items = stage.outline(0), let button = stage.outline(1) else { return nil }
      return button.pathData + items.pathData
    }

    @Test("moves as its trace does, bit for bit", arguments: [false, true])
    func frames(isRightToLeft: Bool) throws {
      let stage = stage { if isRightToLeft { $0.layoutDirection = .rightToLeft } }
      let script: [(at: Double, event: [JSONValue.Member], act: () -> Void)] = [
        (1.0 / 64, [JSONValue.Member("type", "opened")], { tap(0, on: stage) }),
        (13.0 / 64, [JSONValue.Member("type", "closed")], { tap(0, on: stage) }),
        (26.0 / 64, [JSONValue.Member("type", "opened")], { tap(0, on: stage) }),
      ]
      let events = script.map {
        JSONValue.object([JSONValue.Member("at", .number($0.at))] + $0.event)
      }
      let trace = try Trace([
        "version": 1, "control": "jelly-menu", "size": [56, 56], "events": .array(events),
        "settings": ["itemCount": 3, "isRightToLeft": .bool(isRightToLeft)],
      ])
      var coming = script[...]
      let rate = try #require(FrameRate(hertz: 64))
      for frame in try Recording(of: trace, at: rate) {
        while let next = coming.first, next.at <= frame.time {
          coming.removeFirst()
          stage.wait(until: next.at)
          next.act()
        }
        stage.show(frame.time)
        expect(whole(stage), equals: frame.outline.pathData, "at \(frame.time) s")
      }
      expect(stage.screen.runningTimelines, equals: 0)
      expect(app.isOpen)
    }

    @Test("has its buttons where its outline is", arguments: [false, true])
    func places(isRightToLeft: Bool) throws {
      let stage = stage { if isRightToLeft { $0.layoutDirection = .rightToLeft } }
      stage.wait(until: 0)
      tap(0, on: stage)
      stage.play()
      var menu = JellyMenuBody(
        size: [56, 56], settings: JellyMenuBody.Settings(itemCount: 3, isRightToLeft: isRightToLeft)
      )
      _ = menu.handle(.opened, at: 0)
      let places = stage.screen.all("position")
      expect(places.count, equals: 3)
      for (index, place) in places.enumerated() {
        let center = menu.item(index, at: stage.now).center
        let x = try #require(place["x", as: CGFloat.self])
        let y = try #require(place["y", as: CGFloat.self])
        expect([Double(x), Double(y)], equals: center)
      }
    }

    @Test("does what is chosen, once, and closes")
    func choice() {
      let stage = stage()
      stage.wait(until: 0)
      tap(0, on: stage)
      expect(app.isOpen)
      tap(2, on: stage)
      expect(!app.isOpen)
      tap(2, on: stage)
      expect(app.chosen, equals: ["Archive"])
      expect(SensoryFeedback.played.last, equals: .selection)
      stage.play()
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("opens and closes by its binding")
    func binding() {
      let stage = stage()
      stage.wait(until: 0)
      for isOpen in [true, false] {
        app.isOpen = isOpen
        stage.screen.size.width = 300
        stage.screen.update()
        expect(stage.screen.runningTimelines, equals: 1)
        stage.play()
        expect(
          stage.value("accessibilityValue", "text"), equals: (isOpen ? "Expanded" : "Collapsed"))
        expect(app.isOpen, equals: isOpen)
      }
    }

    @Test("stays closed where it may not open")
    func refusal() {
      app.refuses = true
      let stage = stage()
      let rest = whole(stage)
      stage.wait(until: 0)
      tap(0, on: stage)
      stage.play()
      expect(whole(stage), equals: rest)
      expect(stage.value("accessibilityValue", "text"), equals: "Collapsed")
    }

    @Test("closes by the escape key, the escape gesture and a tap outside, when it is open")
    func escape() throws {
      let stage = stage()
      stage.wait(until: 0)
      expect(stage.screen.all("onTapGesture").isEmpty)
      let displacements: [() -> Void] = [
        { stage.screen.press(.cancelAction) },
        { stage.screen.ask(for: "escape") },
        { stage.screen.all("onTapGesture").first.map(stage.screen.perform) },
      ]
      for close in displacements {
        tap(0, on: stage)
        expect(app.isOpen)
        close()
        expect(!app.isOpen)
      }
      expect(app.chosen, equals: [])
    }

    @Test("has items for assistive technologies only while it is open")
    func accessibility() {
      let stage = stage()
      let hidden = { stage.screen.all("accessibilityHidden").map { $0["value"] ?? false } }
      expect(hidden(), equals: [true, true, true])
      stage.wait(until: 0)
      tap(0, on: stage)
      expect(hidden().filter { !$0 }.count, equals: 3)
      expect(stage.value("accessibilityLabel", "text"), equals: "Answer")
      expect(Set(stage.texts), equals: ["Reply", "Archive", "Delete"])
      expect(stage.screen.all("labelStyle").count, equals: 3, "of a label only the icon is shown")
    }

    @Test("has items of any view, which can be disabled; without a title it is called a menu")
    func items() {
      var chosen = 0
      let stage = Stage(300, 300) {
        JellyMenu {
          Button(role: .destructive) {
            chosen = 1
          } label: {
            Text("1")
          }
          Button {
            chosen = 2
          } label: {
            Text("2")
          }.disabled(true)
        }
      }
      expect(stage.value("accessibilityLabel", "text"), equals: "Menu")
      stage.wait(until: 0)
      tap(0, on: stage)
      let disabled = stage.screen.all("disabled").map { $0["value"] ?? false }
      expect(disabled, equals: [false, false, true], "each item, and the second by the app")
      let buttons = stage.screen.all("button")
      expect(buttons.prefix(3).map { $0["role"] }, equals: [nil, ButtonRole.destructive, nil])
      tap(1, on: stage)
      expect(chosen, equals: 1)
    }

    @Test("has an item for each view of its content, with the modifiers of a group around it")
    func content() {
      var hasMore = false
      var chosen: [String] = []
      let stage = Stage(300, 300) {
        JellyMenu {
          Group {
            Button("1") { chosen.append("1") }
            if hasMore { Button("2") { chosen.append("2") } }
          }
          .foregroundStyle(.red)
          Text("3")
        }
      }
      expect(stage.screen.all("position").count, equals: 2)
      hasMore = true
      stage.rebuild()
      let items = stage.screen.all("position")
      expect(items.count, equals: 3)
      let red = items.map { $0.all("foregroundStyle").count }
      expect(red, equals: [1, 1, 0])
      stage.wait(until: 0)
      tap(0, on: stage)
      tap(2, on: stage)
      expect(chosen, equals: ["2"])
    }

    @Test("has labels of the background style, or of the app's style on a background of its own")
    func styles() {
      func style(@ViewBuilder _ view: @escaping () -> some View) -> String? {
        Stage(300, 300, view).screen.all("foregroundStyle").last?["style"]
      }
      expect(style { JellyMenu { Text("1") } }, equals: "\(AnyShapeStyle(.background))")
      expect(
        style { JellyMenu { Text("1") }.backgroundStyle(.white).foregroundStyle(.red) },
        equals: "\(AnyShapeStyle(.foreground))")
    }

    @Test("keeps its own state where no one else does, and is freed")
    func life() {
      var isShown = true
      weak var model: JellyModel<JellyMenuBody>?
      let stage = Stage(300, 300) {
        if isShown {
          JellyMenu { Button("Reply", systemImage: "trash") {} }
        }
      }
      stage.screen.visit {
        if let found = $0 as? JellyModel<JellyMenuBody> { model = found }
      }
      stage.wait(until: 0)
      tap(0, on: stage)
      expect(model?.control.isOpen, equals: true)
      stage.play()
      tap(1, on: stage)
      expect(model?.control.isOpen, equals: false)
      isShown = false
      stage.screen.size.width = 300
      stage.screen.update()
      expect(model == nil)
    }

    @Test("fades with Reduce Motion")
    func reducedMotion() {
      let stage = stage { $0.accessibilityReduceMotion = true }
      stage.wait(until: 0)
      tap(0, on: stage)
      stage.play()
      expect(stage.now, isLessThan: 0.25 + 2.0 / 60)
    }
  }
}
