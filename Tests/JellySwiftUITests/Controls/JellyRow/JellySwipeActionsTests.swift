import Accessibility
import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import SwiftUI
import Testing
import UIKit

@testable import JellySwiftUI

extension HostTests {
  /// Rows of 390 × 76 points; that with three actions opens by 212 points.
  @MainActor @Suite("A jelly row in SwiftUI")
  struct JellySwipeActionsTests {
    /// The state that an app keeps.
    @MainActor final class App {
      var mails = [1]
      var performed: [String] = []
      var deletes = true
      var allowsFullSwipe = true
      var isDisabled = false
      var effects: [JellyRowBody.Effect] = []

      func act(_ name: String, on mail: Int) {
        performed.append("\(mail) \(name)")
        if name == "Delete", deletes { mails.removeAll { $0 == mail } }
      }
    }

    private let app = App()

    private func stage(
      _ mails: [Int] = [1], hasLeading: Bool = false,
      environment: (inout EnvironmentValues) -> Void = { _ in }
    ) -> Stage {
      let app = app
      app.mails = mails
      return Stage(390, 76, environment: environment) {
        Group {
          ForEach(app.mails, id: \.self) { mail in
            if hasLeading {
              row(mail).jellySwipeActions(edge: .leading) {
                Button("Read", systemImage: "envelope") { app.act("Read", on: mail) }
              }
            } else {
              row(mail)
            }
          }
        }
        .jellyRowContainer()
        .onJellyEffect(of: JellyRowBody.self) { app.effects.append($0) }
      }
    }

    private func row(_ mail: Int) -> some View {
      Text("Mail \(mail)").jellySwipeActions(allowsFullSwipe: app.allowsFullSwipe) {
        Button("Delete", systemImage: "trash", role: .destructive) { app.act("Delete", on: mail) }
          .disabled(app.isDisabled)
        Button("Flag", systemImage: "flag") { app.act("Flag", on: mail) }
        Button("Move", systemImage: "folder") { app.act("Move", on: mail) }
      }
    }

    private func swipes(_ stage: Stage) -> [HeadlessSwipe] {
      stage.screen.all("uiGesture").compactMap { $0["swipe", as: HeadlessSwipe.self] }
    }

    /// Swipes over a row in steps of a frame; returns whether the row has got the finger.
    @discardableResult private func swipe(
      _ stage: Stage, _ number: Int = 0, from start: Double = 340, by way: Vector2,
      lifts: Bool = true
    ) throws -> Bool {
      let all = swipes(stage)
      try #require(all.indices.contains(number))
      let swipe = all[number]
      let pan = try #require(swipe.pan)
      let place = CGPoint(x: start, y: 38)
      guard swipe.receive(UITouch(headlessAt: place, on: swipe.content)) else { return false }
      for step in 1...12 {
        stage.show(stage.now + 1.0 / 64)
        let share = Double(step) / 12
        let next = CGPoint(x: start + way.x * share, y: 38 + way.y * share)
        guard pan.headlessMove(from: place, to: next) else {
          pan.state = .possible
          return false
        }
        swipe.handle(next)
        stage.screen.update()
      }
      guard lifts else { return true }
      pan.headlessLift()
      swipe.handle(CGPoint(x: start + way.x, y: 38 + way.y))
      pan.state = .possible
      stage.screen.update()
      return true
    }

    private func offset(_ stage: Stage) -> Double? {
      stage.value("offset", "x", as: CGFloat.self).map { Double($0) }
    }

    private func ask(_ stage: Stage, for name: String) throws {
      let buttons = stage.screen.all("accessibilityActionButtons").flatMap { $0.all("button") }
      let button = buttons.first { button in
        button.all("text").contains { $0["text"] == name }
      }
      stage.screen.perform(try #require(button))
    }

    @Test("A swipe opens the row, and its content follows the finger exactly")
    func opens() throws {
      let stage = stage()
      expect(try swipe(stage, by: [-120, 0], lifts: false))
      // The first place of the pan is where the row begins to follow.
      expect(abs((offset(stage) ?? 0) + 110), isLessThan: 1e-9)
      _ = try swipe(stage, by: [-120, 0])
      stage.play()
      expect(app.effects.last, equals: .opened(.trailing))
      expect(offset(stage), equals: -212)
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("A finger along the list, or to an edge without actions, or at the screen's, is refused")
    func refused() throws {
      let stage = stage()
      expect(try !swipe(stage, by: [-20, 120]))
      expect(try !swipe(stage, from: 100, by: [120, 0]))
      expect(try !swipe(stage, from: 12, by: [-120, 0]))
      expect(app.effects, equals: [])
      // At rest nothing of the drops is there.
      expect(stage.screen.all("shape").count, equals: 0)
    }

    @Test("A full swipe leaves, its height closes, and then the action is called")
    func removes() throws {
      let stage = stage()
      _ = try swipe(stage, by: [-330, 0])
      expect(app.effects.contains(.armed))
      expect(app.effects.contains(.performed(.trailing)))
      expect(app.performed, equals: [])
      stage.play()
      expect(app.performed, equals: ["1 Delete"])
      stage.rebuild()
      expect(stage.texts.contains("Mail 1"), equals: false)
    }

    @Test("A row whose action has not removed its data comes back")
    func restores() throws {
      app.deletes = false
      let stage = stage()
      _ = try swipe(stage, by: [-330, 0])
      stage.play()
      expect(app.performed, equals: ["1 Delete"])
      expect(offset(stage), equals: 0)
      expect(stage.texts.contains("Mail 1"))
    }

    @Test("Without a full swipe a long swipe opens only")
    func noFullSwipe() throws {
      app.allowsFullSwipe = false
      let stage = stage()
      _ = try swipe(stage, by: [-330, 0])
      stage.play()
      expect(app.performed, equals: [])
      expect(offset(stage), equals: -212)
    }

    @Test("A disabled action is not performed, also not by a full swipe or a key")
    func disabled() throws {
      app.isDisabled = true
      let stage = stage()
      stage.screen.press(.delete)
      _ = try swipe(stage, by: [-330, 0])
      expect(app.effects.contains(.armed), equals: false)
      stage.play()
      try ask(stage, for: "Delete")
      stage.play()
      expect(app.performed, equals: [])
      expect(offset(stage), equals: -212)
    }

    @Test("The delete key performs a destructive action of a closed row")
    func deleteKey() {
      let stage = stage()
      stage.screen.press(.delete)
      expect(app.performed, equals: [])
      stage.play()
      expect(app.performed, equals: ["1 Delete"])
    }

    @Test("A trackpad pulls the row open without a jump, and arms nothing")
    func trackpad() throws {
      let stage = stage()
      let swipe = try #require(swipes(stage).first)
      let pan = try #require(swipe.pan)
      for way in [-12.0, -330] {
        expect(pan.headlessScroll(by: CGPoint(x: way, y: 0)))
        swipe.handle(.zero)
        stage.show(stage.now + 1.0 / 64)
      }
      expect(offset(stage), equals: -318)
      pan.headlessLift()
      swipe.handle(.zero)
      stage.play()
      expect(app.effects, equals: [.grabbed, .opened(.trailing)])
      expect(offset(stage), equals: -212)
    }

    @Test("A destructive drop is red, and another one gray, but for a tint of its own")
    func colors() throws {
      let stage = stage()
      _ = try swipe(stage, by: [-150, 0])
      stage.play()
      let tints = stage.screen.all("tint").compactMap { $0["value", as: Color.self] }
      expect(Set(tints), equals: [Color("red"), Color("gray")])
    }

    @Test("Of more than four actions the first four are shown, and none opens nothing")
    func count() throws {
      for count in [0, 6] {
        let effects = app.effects.count
        let stage = Stage(390, 76) {
          Text("Mail").jellySwipeActions {
            ForEach(0..<count, id: \.self) { Button("\($0)", systemImage: "flag") {} }
          }
        }
        _ = try swipe(stage, by: [-150, 0])
        stage.play()
        expect(stage.screen.all("shape").count, equals: count == 0 ? 0 : 6)
        expect(app.effects.count, equals: effects)
      }
    }

    @Test("A tap on a drop performs its action and closes the row; on the content it closes only")
    func taps() throws {
      let stage = stage()
      _ = try swipe(stage, by: [-150, 0])
      stage.play()
      let flag = stage.screen.all("button").first { button in
        button.all("text").contains { $0["text"] == "Flag" } && !button.all("shape").isEmpty
      }
      stage.screen.perform(try #require(flag))
      stage.play()
      expect(app.performed, equals: ["1 Flag"])
      expect(offset(stage), equals: 0)
      _ = try swipe(stage, by: [-150, 0])
      stage.play()
      let cover = try #require(stage.screen.all("onTapGesture").last)
      stage.screen.perform(cover)
      stage.play()
      expect(offset(stage), equals: 0)
      expect(app.performed, equals: ["1 Flag"])
    }

    @Test("Actions at both edges: a finger opens either, and the other one only after it is closed")
    func edges() throws {
      let stage = stage(hasLeading: true)
      // The outer row has the leading actions.
      expect(try !swipe(stage, 0, by: [-150, 0]))
      expect(try swipe(stage, 1, by: [-150, 0]))
      stage.play()
      expect(try !swipe(stage, 0, from: 100, by: [150, 0]))
      expect(try swipe(stage, 1, from: 100, by: [250, 0]))
      stage.play()
      expect(try swipe(stage, 0, from: 100, by: [90, 0]))
      stage.play()
      expect(app.effects.last, equals: .opened(.leading))
    }

    @Test("One row of a container is open, and scrolling closes it")
    func container() throws {
      let stage = stage([1, 2])
      func opened() -> [Double] {
        stage.screen.all("offset").compactMap { $0["x", as: CGFloat.self] }.map { Double($0) }
      }
      _ = try swipe(stage, 0, by: [-150, 0])
      stage.play()
      _ = try swipe(stage, 1, by: [-150, 0])
      stage.play()
      expect(opened(), equals: [0, -212])
      stage.screen.scroll(.interacting)
      stage.play()
      expect(opened(), equals: [0, 0])
    }

    @Test("Assistive technologies have the actions, and an armed row is announced")
    func accessibility() throws {
      let stage = stage()
      try ask(stage, for: "Flag")
      // The row leaves first.
      try ask(stage, for: "Delete")
      expect(app.performed, equals: ["1 Flag"])
      expect(stage.screen.runningTimelines, equals: 1)
      stage.play()
      expect(app.performed, equals: ["1 Flag", "1 Delete"])
      app.mails = [2]
      stage.rebuild()
      let count = AccessibilityNotification.Announcement.posted.count
      _ = try swipe(stage, by: [-330, 0], lifts: false)
      let posted = AccessibilityNotification.Announcement.posted.dropFirst(count)
      expect(posted.contains("Armed"))
    }

    @Test("From right to left it is the mirror")
    func mirrored() throws {
      let stage = stage { $0.layoutDirection = .rightToLeft }
      expect(try !swipe(stage, by: [-150, 0]))
      expect(try swipe(stage, from: 100, by: [150, 0]))
      stage.play()
      expect(app.effects.last, equals: .opened(.trailing))
    }
  }
}
