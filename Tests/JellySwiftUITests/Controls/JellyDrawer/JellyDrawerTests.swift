import Accessibility
import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import SwiftUI
import Testing
import UIKit

@testable import JellySwiftUI

extension HostTests {
  /// A view of 390 × 844 points with a drawer over it; `.large` is 834 points long, `.medium` 417.
  @MainActor @Suite("A jelly drawer in SwiftUI")
  struct JellyDrawerTests {
    /// The state that an app keeps.
    @MainActor final class App {
      var isPresented = false
      var detents: [JellyDetent] = [.large, .medium]
      var detent = JellyDetent.large
      var selects = false
      var refuses = false
      var isDismissDisabled = false
      var effects: [JellyDrawerBody.Effect] = []
      var goneCount = 0
      var dismiss: JellyDismissAction?
      var presented: Binding<Bool> {
        Binding {
          self.isPresented
        } set: {
          if !self.refuses { self.isPresented = $0 }
        }
      }
      var selection: Binding<JellyDetent>? {
        selects
          ? Binding {
            self.detent
          } set: {
            self.detent = $0
          } : nil
      }
    }

    /// The content, which keeps the action of its drawer for the test.
    struct Panel: View {
      let app: App
      @Environment(\.jellyDismiss) private var dismiss

      var body: some View {
        app.dismiss = dismiss
        return Text("Filters")
      }
    }

    private let app = App()

    private func stage(
      edge: Edge = .bottom, environment: (inout EnvironmentValues) -> Void = { _ in },
      settings: @escaping @MainActor (inout JellyDrawerBody.Settings) -> Void = { _ in }
    ) -> Stage {
      let app = app
      return Stage(390, 844, environment: environment) {
        Text("Map")
          .jellyDrawer(isPresented: app.presented, edge: edge, onDismiss: { app.goneCount += 1 }) {
            Panel(app: app)
              .jellyDetents(app.detents, selection: app.selection)
              .jellyDismissDisabled(app.isDismissDisabled)
          }
          .jellySettings(of: JellyDrawerBody.self, settings)
          .onJellyEffect(of: JellyDrawerBody.self) { app.effects.append($0) }
      }
    }

    /// Opens the drawer at 0 s, and lets it come to rest.
    private func open(_ stage: Stage) {
      stage.wait(until: 0)
      app.isPresented = true
      stage.rebuild()
      stage.play()
    }

    /// The rectangle of the content.
    private func frame(_ stage: Stage) throws -> CGRect {
      let text = try #require(stage.screen.all("clipShape").first)
      let size = try #require(text.all("frame").first?.size)
      let place = try #require(text.all("position").first)
      let x = try #require(place["x", as: CGFloat.self])
      let y = try #require(place["y", as: CGFloat.self])
      return CGRect(
        x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
    }

    private func top(_ stage: Stage) throws -> Double { try frame(stage).minY }

    private func swipe(_ stage: Stage) throws -> HeadlessSwipe {
      try #require(stage.screen.all("uiGesture").first?["swipe", as: HeadlessSwipe.self])
    }

    /// Drags by a way along an axis, and lets go; a moment lies between two places.
    private func drag(_ stage: Stage, by way: CGPoint) throws {
      let swipe = try swipe(stage)
      let pan = try #require(swipe.pan)
      let start = CGPoint(x: 195, y: 600)
      let representable = swipe
      #expect(representable.receive(UITouch(headlessAt: start, on: swipe.content)))
      for step in 1...8 {
        stage.wait(until: stage.now + 1.0 / 64)
        let place = CGPoint(
          x: start.x + way.x * Double(step) / 8, y: start.y + way.y * Double(step) / 8)
        guard pan.headlessMove(from: start, to: place) else { return }
        swipe.handle(place)
        stage.screen.update()
      }
      pan.headlessLift()
      swipe.handle(CGPoint(x: start.x + way.x, y: start.y + way.y))
      stage.screen.update()
    }

    @Test("opens at its smallest detent, by its spring, and leaves as it came")
    func opens() throws {
      let stage = stage()
      expect(stage.texts, equals: ["Map"])
      expect(stage.screen.runningTimelines, equals: 0)
      open(stage)
      expect(stage.texts, equals: ["Map", "Filters"])
      expect(try abs(top(stage) - 427), isLessThan: 0.01)
      app.isPresented = false
      stage.rebuild()
      stage.show(stage.now + 1.0 / 64)
      expect(stage.texts, equals: ["Map", "Filters"])
      stage.play()
      expect(stage.texts, equals: ["Map"])
      expect(app.goneCount, equals: 1)
      expect(stage.screen.runningTimelines, equals: 0)
      open(stage)
      expect(try abs(top(stage) - 427), isLessThan: 0.01)
    }

    @Test("draws the core's outline in each frame, and has its content in the core's place")
    func frames() throws {
      let stage = stage()
      stage.wait(until: 0)
      app.isPresented = true
      stage.rebuild()
      var body = JellyDrawerBody(
        size: [390, 844],
        settings: .init(detents: JellyDetents(app.detents), maximumLength: 834))
      body.handle(.selected(1), at: 0)
      var count = 0
      while stage.screen.runningTimelines > 0 {
        stage.show(stage.now + 1.0 / 64)
        guard stage.now < body.restTime else { break }
        var outline = Outline()
        body.draw(at: stage.now, into: &outline)
        expect(stage.outline() == outline, "at \(stage.now) s")
        let place = body.contentFrame(at: stage.now).origin.y
        expect(try abs(top(stage) - place), isLessThan: 1e-9)
        count += 1
      }
      expect(count, isGreaterThan: 60)
    }

    @Test("is dragged to another detent, which the binding hears of")
    func drags() throws {
      app.selects = true
      app.detent = .medium
      let stage = stage()
      open(stage)
      expect(try abs(top(stage) - 427), isLessThan: 0.01)
      try drag(stage, by: CGPoint(x: 10, y: -200))
      expect(app.detent, equals: .large)
      stage.play(until: stage.now + 4)
      expect(try abs(top(stage) - 10), isLessThan: 0.01)
      // Code selects one.
      app.detent = .medium
      stage.rebuild()
      stage.play(until: stage.now + 4)
      expect(try abs(top(stage) - 427), isLessThan: 0.01)
    }

    @Test("is dismissed by a flick, and tells its binding at once and its owner at the end")
    func flicks() throws {
      let stage = stage()
      open(stage)
      try drag(stage, by: CGPoint(x: 0, y: 200))
      expect(!app.isPresented)
      expect(app.goneCount, equals: 0)
      stage.play(until: stage.now + 4)
      expect(app.goneCount, equals: 1)
      expect(stage.texts, equals: ["Map"])
    }

    @Test("turns round if the owner of the binding refuses, or dismissal is disabled")
    func veto() throws {
      for isDisabled in [false, true] {
        app.isPresented = false
        app.refuses = false
        app.isDismissDisabled = isDisabled
        let stage = stage()
        open(stage)
        app.refuses = true
        try drag(stage, by: CGPoint(x: 0, y: 200))
        expect(app.isPresented)
        stage.play(until: stage.now + 4)
        expect(try abs(top(stage) - 427), isLessThan: 0.01)
        expect(app.goneCount, equals: 0)
      }
    }

    @Test("is caught by a finger while it opens, and while it leaves")
    func catches() throws {
      let stage = stage()
      stage.wait(until: 0)
      app.isPresented = true
      stage.rebuild()
      while stage.now < 0.15 { stage.show(stage.now + 1.0 / 64) }
      let caught = try top(stage)
      // Of the gestures the first is that which catches.
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 100, y: 800), time: stage.now))
      stage.show(stage.now + 0.5)
      expect(try abs(top(stage) - caught), isLessThan: 10)
      let held = try top(stage)
      finger.move(to: CGPoint(x: 100, y: 700), time: stage.now)
      stage.show(stage.now + 0.25)
      expect(try abs(held - 100 - top(stage)), isLessThan: 1e-9)
      finger.lift(at: CGPoint(x: 100, y: 700), time: stage.now)
      stage.play(until: stage.now + 4)
      expect(app.isPresented)
      app.isPresented = false
      stage.rebuild()
      stage.show(stage.now + 1.0 / 16)
      let other = try #require(stage.screen.touch(at: CGPoint(x: 100, y: 800), time: stage.now))
      stage.show(stage.now + 0.25)
      other.move(to: CGPoint(x: 100, y: 600), time: stage.now)
      stage.show(stage.now + 0.25)
      other.lift(at: CGPoint(x: 100, y: 600), time: stage.now)
      // It has been caught, and is there again.
      expect(app.isPresented)
      stage.play(until: stage.now + 4)
      expect(app.goneCount, equals: 0)
      expect(stage.texts, equals: ["Map", "Filters"])
    }

    @Test("is dismissed by code while a finger holds it")
    func dismissedWhileHeld() throws {
      let stage = stage()
      stage.wait(until: 0)
      app.isPresented = true
      stage.rebuild()
      while stage.now < 0.1 { stage.show(stage.now + 1.0 / 64) }
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 100, y: 800), time: stage.now))
      app.dismiss?()
      stage.rebuild()
      expect(!app.isPresented)
      stage.play(until: stage.now + 2)
      expect(app.goneCount, equals: 1)
      finger.lift(at: .zero, time: stage.now)
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("is removed in mid-drag, and leaves nothing")
    func removal() throws {
      let app = app
      var isShown = true
      let stage = Stage(390, 844) {
        if isShown { Text("Map").jellyDrawer(isPresented: app.presented) { Text("Filters") } }
      }
      stage.wait(until: 0)
      app.isPresented = true
      stage.rebuild()
      while stage.now < 0.1 { stage.show(stage.now + 1.0 / 64) }
      _ = stage.screen.touch(at: CGPoint(x: 100, y: 800), time: stage.now)
      isShown = false
      stage.rebuild()
      expect(stage.screen.runningTimelines, equals: 0)
      expect(stage.texts.isEmpty)
    }

    @Test(
      "rests at the nearest sound length with bad detents",
      arguments: [
        [], [.length(.nan)], [.length(1e9)], [.length(-5)], [.content], [.length(0)],
        Array(repeating: JellyDetent.medium, count: 12),
      ])
    func badDetents(detents: [JellyDetent]) throws {
      app.detents = detents
      let stage = stage()
      open(stage)
      let top = try top(stage)
      expect(top > 9.99 && top < 800.01)
      app.isPresented = false
      stage.rebuild()
      stage.play(until: stage.now + 2)
      expect(app.goneCount, equals: 1)
    }

    @Test("goes on to other detents and to another size while it moves")
    func changes() throws {
      let stage = stage()
      stage.wait(until: 0)
      app.isPresented = true
      stage.rebuild()
      while stage.now < 0.1 { stage.show(stage.now + 1.0 / 64) }
      app.detents = [.length(300)]
      stage.rebuild()
      stage.screen.size = CGSize(width: 844, height: 390)
      stage.screen.update()
      stage.play(until: stage.now + 4)
      expect(try frame(stage), equals: CGRect(x: 0, y: 90, width: 640, height: 300))
    }

    @Test("has a list in it that takes the finger when the drawer has no share of its step")
    func scrolls() throws {
      app.detents = [.large]
      let stage = stage()
      open(stage)
      let swipe = try swipe(stage)
      // Under the finger, not around.
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
      list.contentSize = CGSize(width: 390, height: 2000)
      swipe.content.addSubview(list)
      func takes(_ y: Double) -> Bool {
        _ = swipe.receive(UITouch(headlessAt: CGPoint(x: 195, y: 500), on: list))
        let isTaken =
          swipe.pan?.headlessMove(
            from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 500 + y)) == true
        swipe.recognizer.state = .possible
        return isTaken
      }
      // It is as long as it can be: outwards the list scrolls, inwards from its start it goes in.
      expect(!takes(-20))
      expect(takes(20))
      list.contentOffset.y = 100
      expect(!takes(20))
    }

    @Test("is dismissed by Escape, by a tap beside it, and by VoiceOver")
    func escapes() throws {
      for act in 0..<3 {
        app.isPresented = false
        let stage = stage()
        open(stage)
        switch act {
        case 0: stage.screen.press(KeyboardShortcut.cancelAction)
        case 1: stage.screen.ask(for: "escape")
        default: stage.screen.perform(try #require(stage.screen.all("onTapGesture").first))
        }
        expect(!app.isPresented, "\(act)")
        expect(app.effects, equals: [.dismissed])
        app.effects = []
        stage.play(until: stage.now + 2)
        expect(app.goneCount, equals: act + 1)
      }
    }

    @Test("reports an attempt to dismiss it if only code may")
    func attempts() throws {
      app.isDismissDisabled = true
      let stage = stage()
      open(stage)
      stage.screen.press(KeyboardShortcut.cancelAction)
      stage.screen.perform(try #require(stage.screen.all("onTapGesture").first))
      stage.screen.ask(for: "escape")
      expect(app.effects, equals: Array(repeating: .dismissalAttempted, count: 3))
      expect(app.isPresented)
    }

    @Test("hides what is below while it is modal, and moves the focus once it is there, and gone")
    func focus() throws {
      app.detents = [.length(211), .large]
      let stage = stage(settings: { $0.largestUndimmedDetent = 0 })
      var count: Int { AccessibilityNotification.ScreenChanged.postedCount }
      let start = count
      // The outermost one is that of the content below.
      func isHidden() -> Bool? { stage.value("accessibilityHidden") }
      expect(isHidden(), equals: false)
      open(stage)
      expect(isHidden(), equals: false)
      expect(count, equals: start, "it is not modal")
      stage.screen.adjust(.increment)
      expect(isHidden(), equals: true)
      expect(count, equals: start, "it is on its way")
      stage.play(until: stage.now + 4)
      expect(count, equals: start + 1)
      let below = try #require(stage.screen.all("accessibilityHidden").first)
      expect(below.all("text").compactMap { $0["text"] }, equals: ["Map"])
      stage.screen.ask(for: "escape")
      expect(isHidden(), equals: false)
      expect(count, equals: start + 1)
      stage.play(until: stage.now + 4)
      expect(count, equals: start + 2)
      expect(app.goneCount, equals: 1)
    }

    @Test("does what its content asks for as long as that is there")
    func requests() throws {
      struct Mail: Identifiable { let id: Int }
      var mail: Mail? = Mail(id: 1)
      var undimmed: JellyDetent?
      let item = Binding<Mail?> {
        mail
      } set: {
        mail = $0
      }
      let stage = Stage(390, 844) {
        Text("Inbox").jellyDrawer(item: item) { mail in
          if mail.id == 1 {
            Text("1").jellyDetents([.length(200), .large]).jellyDismissDisabled()
              .jellyUndimmed(through: undimmed)
          } else {
            Text("2")
          }
        }
      }
      stage.play()
      expect(try abs(top(stage) - 644), isLessThan: 0.01)
      stage.screen.press(KeyboardShortcut.cancelAction)
      expect(mail?.id, equals: 1)
      expect(stage.value("accessibilityTraits", "name"), equals: "modal")
      undimmed = .length(200)
      stage.rebuild()
      expect(stage.value("accessibilityTraits", "name"), equals: "")
      undimmed = .medium
      stage.rebuild()
      expect(stage.value("accessibilityTraits", "name"), equals: "modal", "none of its detents")
      mail = Mail(id: 2)
      stage.rebuild()
      stage.play(until: stage.now + 4)
      expect(try abs(top(stage) - 10), isLessThan: 0.01)
      stage.screen.press(KeyboardShortcut.cancelAction)
      expect(mail == nil)
    }

    @Test("does what the content asks for that appeared last, also while another one leaves")
    func latestRequest() throws {
      var isFirst = true
      let stage = Stage(390, 844) {
        Text("Map").jellyDrawer(isPresented: .constant(true)) {
          if isFirst {
            Text("1").jellyDetents([.length(200)])
          } else {
            Text("2").jellyDetents([.length(300)])
          }
        }
      }
      stage.play()
      expect(try abs(top(stage) - 644), isLessThan: 0.01)
      let start = stage.now
      withAnimation(.linear(duration: 9)) {
        isFirst = false
        stage.rebuild()
      }
      stage.play(until: start + 4)
      expect(stage.texts, equals: ["Map", "1", "2"])
      expect(try abs(top(stage) - 544), isLessThan: 0.01)
      stage.show(start + 10)
      expect(stage.texts, equals: ["Map", "2"])
      expect(try abs(top(stage) - 544), isLessThan: 0.01)
    }

    @Test("does what a page asks for that another one covers, until a page asks for something else")
    func coveredRequests() throws {
      var isPresented = true
      let presented = Binding {
        isPresented
      } set: {
        isPresented = $0
      }
      let stage = Stage(390, 844) {
        Text("Map").jellyDrawer(isPresented: presented) {
          NavigationStack {
            VStack {
              NavigationLink {
                NavigationLink {
                  Text("3").jellyDetents([.length(300)])
                } label: {
                  Text("2")
                }
              } label: {
                Text("1")
              }
            }
            .jellyDetents([.length(200)]).jellyDismissDisabled()
          }
        }
      }
      func go(_ kind: String) throws {
        stage.screen.perform(try #require(stage.screen.all(kind).last))
        stage.play(until: stage.now + 4)
        stage.screen.press(KeyboardShortcut.cancelAction)
        expect(isPresented, "an unsaved form")
      }
      stage.play()
      expect(try abs(top(stage) - 644), isLessThan: 0.01)
      try go("link")
      expect(stage.texts, equals: ["Map", "2"])
      expect(try abs(top(stage) - 644), isLessThan: 0.01)
      try go("link")
      expect(try abs(top(stage) - 544), isLessThan: 0.01)
      for text in ["2", "1"] {
        try go("navigationStack")
        expect(stage.texts, equals: ["Map", text])
        expect(try abs(top(stage) - 644), isLessThan: 0.01)
      }
    }

    @Test("gives its content one action that dismisses it, also while it moves")
    func sameAction() throws {
      let stage = stage()
      stage.wait(until: 0)
      app.isPresented = true
      stage.rebuild()
      let first = try #require(app.dismiss?.dismissal)
      stage.play(until: 0.1)
      expect(app.dismiss?.dismissal === first)
    }

    @Test("is dragged, and not the sheet in which it is")
    func sheet() throws {
      let stage = stage()
      open(stage)
      let swipe = try swipe(stage)
      _ = swipe.receive(UITouch(headlessAt: .zero, on: swipe.content))
      let other = UIPanGestureRecognizer()
      func waits() -> Bool? {
        swipe.recognizer.delegate?.gestureRecognizer(
          swipe.recognizer, shouldBeRequiredToFailBy: other)
      }
      expect(waits(), equals: false)
      other.name = "_UISheetInteractionBackgroundDismissRecognizer"
      expect(waits(), equals: true)
    }

    @Test("has a grabber that is adjustable, and is modal while it dims what is below")
    func accessibility() throws {
      app.detents = [.large, .length(211), .medium]
      let stage = stage(settings: { $0.largestUndimmedDetent = 1 })
      open(stage)
      expect(stage.value("accessibilityLabel", "text"), equals: "Grabber")
      expect(stage.value("accessibilityValue", "text"), equals: "25%")
      expect(stage.value("accessibilityTraits", "name"), equals: "")
      stage.screen.adjust(.increment)
      expect(stage.value("accessibilityValue", "text"), equals: "Half screen")
      expect(stage.value("accessibilityTraits", "name"), equals: "modal")
      stage.screen.adjust(.increment)
      stage.screen.adjust(.increment)
      expect(stage.value("accessibilityValue", "text"), equals: "Full screen")
      stage.screen.adjust(.decrement)
      expect(stage.value("accessibilityValue", "text"), equals: "Half screen")
    }

    @Test("comes from the side where lines begin", arguments: [false, true])
    func sides(isRightToLeft: Bool) throws {
      app.detents = [.length(300)]
      let stage = stage(edge: .leading) {
        if isRightToLeft { $0.layoutDirection = .rightToLeft }
      }
      open(stage)
      expect(
        try frame(stage), equals: CGRect(x: isRightToLeft ? 90 : 0, y: 0, width: 300, height: 844))
    }

    @Test("is a page without corners that covers all")
    func page() throws {
      app.detents = [.large]
      let stage = stage(edge: .trailing) { _ in
      } settings: {
        $0.cornerRadius = 0
      }
      open(stage)
      expect(try frame(stage), equals: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test("has a straight edge while motion is reduced")
    func reduceMotion() throws {
      let stage = stage { $0.accessibilityReduceMotion = true }
      stage.wait(until: 0)
      app.isPresented = true
      stage.rebuild()
      for _ in 0..<10 {
        stage.show(stage.now + 1.0 / 64)
        let points = (stage.outline() ?? Outline()).places
        let top = points.map(\.y).min() ?? 0
        expect(points.filter { $0.x > 30 && $0.x < 360 }.allSatisfy { abs($0.y - top) < 1e-9 })
      }
      stage.play(until: stage.now + 1)
      expect(try abs(top(stage) - 427), isLessThan: 0.01)
    }

    @Test("shows the content of an item, and of another one in its place")
    func items() throws {
      struct Mail: Identifiable, Equatable {
        let id: Int
        var subject = ""
      }
      var mail: Mail?
      let item = Binding<Mail?> {
        mail
      } set: {
        mail = $0
      }
      let stage = Stage(390, 844) {
        Text("Inbox").jellyDrawer(item: item) {
          Text(verbatim: "Mail \($0.id)\($0.subject)")
        }
      }
      mail = Mail(id: 1)
      stage.rebuild()
      stage.play()
      expect(stage.texts, equals: ["Inbox", "Mail 1"])
      mail = Mail(id: 2)
      stage.rebuild()
      expect(stage.texts, equals: ["Inbox", "Mail 2"])
      mail = Mail(id: 2, subject: ": Tea")
      stage.rebuild()
      expect(stage.texts, equals: ["Inbox", "Mail 2: Tea"])
      mail = nil
      stage.rebuild()
      expect(stage.texts, equals: ["Inbox", "Mail 2: Tea"])
      stage.play()
      expect(stage.texts, equals: ["Inbox"])
    }
  }
}

extension Outline {
  /// The places at the ends of its steps.
  fileprivate var places: [Vector2] {
    commands.compactMap {
      switch $0 {
      case .move(let point), .line(let point): point
      case .quadCurve(let point, _): point
      case .curve(let point, _, _): point
      case .close: nil
      }
    }
  }
}
