@_spi(Jelly) import Jelly
@_spi(Jelly) import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// The views add nothing to what the core draws, and take nothing away.
  @MainActor
  struct TraceTests {
    @Test(
      "A refresh draws the core's outlines, bit for bit",
      arguments: ["classic", "standard", "reduced"])
    func refresh(tuning: String) throws {
      let stage = ListStage()
      stage.refresh.tuning =
        tuning == "classic" ? .classic : tuning == "reduced" ? .reduced : .standard
      stage.refresh.spinnerView = StillSpinner()
      var play = Play(on: stage.screen, with: stage.refresh)
      play.at(0.1) {
        stage.finger.press(CGPoint(x: 200, y: 300))
        stage.finger.move(CGPoint(x: 200, y: 311))
        return []
      }
      for step in 1...20 {
        play.at(0.1 + 0.0103 * Double(step)) {
          let place = CGPoint(x: 200 + 2 * Double(step), y: 311 + 16 * Double(step))
          stage.finger.move(place)
          return [
            .init(
              "pullChanged", ("distance", .number(-stage.list.contentOffset.y)),
              ("position", .number(place.x)))
          ]
        }
      }
      play.at(0.35) {
        stage.finger.lift()
        return [.init("pullEnded")]
      }
      play.at(1.2) {
        stage.refresh.endRefreshing()
        return [.init("refreshEnded")]
      }
      try play.expectEqualOutlines(
        control: "jelly-refresh", size: [390, 0], settings: ["inset": 60, "threshold": 95],
        tuning: tuning
      ) { Outline(of: stage.refresh.shape.path) }
    }

    @Test(
      "A field draws the core's outlines, bit for bit",
      arguments: ["classic", "standard", "reduced"])
    func field(tuning: String) throws {
      let screen = HeadlessScreen()
      let field = JellyTextField(frame: CGRect(x: 20, y: 60, width: 300, height: 44))
      field.tuning = tuning == "classic" ? .classic : tuning == "reduced" ? .reduced : .standard
      field.pressDepth = 20
      screen.window.addSubview(field)
      screen.layout()
      let finger = HeadlessFinger(on: screen)
      var play = Play(on: screen, with: field)
      for (time, place) in [
        (0.1, Vector2(40, 30)), (0.3, Vector2(280, 12)), (0.33, Vector2(150, 20)),
      ] {
        play.at(time) {
          finger.press(CGPoint(x: 20 + place.x, y: 60 + place.y))
          finger.lift()
          return [.init("touchBegan", place), .init("touchEnded", place)]
        }
      }
      play.at(0.6) {
        field.reject()
        return [.init("rejected")]
      }
      play.at(0.9) {
        field.resignFirstResponder()
        return []
      }
      play.at(1.5) {
        field.becomeFirstResponder()
        return [.init("focused")]
      }
      try play.expectEqualOutlines(
        control: "jelly-field", size: [300, 44], settings: ["pressDepth": 20, "headroom": 10],
        tuning: tuning, minimumCount: tuning == "reduced" ? 1 : 10
      ) {
        Outline(of: field.shape.path)
      }
    }

    @Test(
      "A page control draws the core's outlines, bit for bit", arguments: ["classic", "standard"])
    func pager(tuning: String) throws {
      let stage = PageStage()
      stage.pages.tuning = tuning == "classic" ? .classic : .standard
      var play = Play(on: stage.screen, with: stage.pages)
      play.at(0.1) {
        stage.finger.press(CGPoint(x: 300, y: 400))
        return []
      }
      for step in 1...15 {
        play.at(0.1 + 0.0121 * Double(step)) {
          stage.finger.move(CGPoint(x: 300 - 16 * Double(step), y: 400))
          return stage.scrolled()
        }
      }
      play.at(0.301) {
        stage.finger.lift()
        return []
      }
      for step in 1...12 {
        play.at(0.301 + 0.0097 * Double(step)) {
          stage.scroll.contentOffset.x = 224 + 8 * Double(step)
          return stage.scrolled()
        }
      }
      play.at(0.45) {
        stage.scroll.contentOffset.x = 320
        return stage.scrolled()
      }
      try play.expectEqualOutlines(
        control: "jelly-pager", size: [160, 44], settings: ["pageCount": 4, "pageWidth": 320],
        tuning: tuning
      ) { Outline(of: stage.pages.ball.path) }
    }

    @Test(
      "A badge draws the core's outlines, bit for bit, torn, caught and thrown",
      arguments: ["classic", "standard", "reduced"])
    func badge(tuning: String) throws {
      let stage = BadgeStage()
      stage.badge.tuning =
        tuning == "classic" ? .classic : tuning == "reduced" ? .reduced : .standard
      var play = Play(on: stage.screen, with: stage.badge)
      func press(_ time: Double, _ x: Double, _ y: Double) {
        play.at(time) {
          stage.finger.press(stage.spot(x, y))
          return [.init("touchBegan", [x, y])]
        }
      }
      func drag(_ time: Double, by dx: Double, _ dy: Double, from x: Double, _ y: Double) {
        for step in 1...12 {
          play.at(time + 0.0103 * Double(step)) {
            let place = Vector2(x + dx * Double(step), y + dy * Double(step))
            stage.finger.move(stage.spot(place.x, place.y))
            return [.init("touchMoved", place)]
          }
        }
      }
      func lift(_ time: Double, _ x: Double, _ y: Double) {
        play.at(time) {
          stage.finger.lift(stage.spot(x, y))
          return [.init("touchEnded", [x, y])]
        }
      }
      press(0.1, 12, 12)
      drag(0.1, by: 4, 3, from: 12, 12)
      lift(0.24, 60, 48)
      press(0.27, 14, 12)
      drag(0.27, by: -14, 22, from: 14, 12)
      drag(0.41, by: 10, -18, from: -154, 276)
      lift(0.55, -34, 60)
      play.at(1.4) {
        stage.badge.dismiss()
        return [.init("dismissed")]
      }
      play.at(2.4) {
        stage.badge.restore()
        return [.init("restored")]
      }
      try play.expectEqualOutlines(
        control: "jelly-badge", size: [24, 24], settings: ["diameter": 24, "neckStretch": 20],
        tuning: tuning
      ) { Outline(of: stage.shape.path) }
    }

    @Test(
      "A menu draws the core's outlines, bit for bit",
      arguments: ["classic", "standard", "reduced"])
    func menu(tuning: String) throws {
      let stage = MenuStage()
      stage.menu.tuning =
        tuning == "classic" ? .classic : tuning == "reduced" ? .reduced : .standard
      var play = Play(on: stage.screen, with: stage.menu)
      func tap(_ time: Double, _ place: @escaping () -> Vector2) {
        play.at(time) {
          let place = place()
          stage.finger.press(stage.spot(place.x, place.y))
          stage.finger.lift()
          return [.init("tapped", place)]
        }
      }
      tap(0.1) { [28, 28] }
      tap(0.3) { [28, 28] }
      tap(0.41) { [28, 28] }
      tap(1.6) { Vector2(of: stage.buttons[1].center) }
      try play.expectEqualOutlines(
        control: "jelly-menu", size: [56, 56], settings: ["itemCount": 3, "itemDiameter": 44],
        tuning: tuning, minimumCount: tuning == "reduced" ? 2 : 10
      ) { stage.outline }
      expect(stage.chosen, equals: ["Photo"])
    }

    /// Plays a tap, a drag with a flick, a catch in mid-air and a cancelled touch on a control.
    private func playDrop<Control>(
      _ stage: DropStage<Control>, _ name: String, size: Vector2, settings: JSONValue,
      tuning: String
    ) throws where Control.Control.Tuning == JellyTrackTuning {
      stage.control.tuning =
        tuning == "liquid" ? .liquid : tuning == "reduced" ? .reduced : .standard
      var play = Play(on: stage.screen, with: stage.control)
      func press(_ time: Double, _ x: Double) {
        play.at(time) {
          stage.finger.press(stage.spot(x, 14))
          return [.init("touchBegan", [x, 14])]
        }
      }
      func move(_ time: Double, _ x: Double) {
        play.at(time) {
          stage.finger.move(stage.spot(x, 14))
          return [.init("touchMoved", [x, 14])]
        }
      }
      func lift(_ time: Double, _ x: Double) {
        play.at(time) {
          stage.finger.lift(stage.spot(x, 14))
          return [.init("touchEnded", [x, 14])]
        }
      }
      press(0.1, 20)
      lift(0.15, 20)
      press(0.21, 22)
      for step in 1...12 { move(0.21 + 0.0103 * Double(step), 22 + 4 * Double(step)) }
      lift(0.34, 70)
      press(0.9, 12)
      move(0.95, 40)
      play.at(1) {
        stage.finger.cancel()
        return [.init("touchCancelled")]
      }
      try play.expectEqualOutlines(
        control: name, size: size, settings: settings, tuning: tuning
      ) { Outline(of: stage.control.drop.path) }
    }

    @Test("A switch draws the core's outlines, bit for bit", arguments: ["standard", "reduced"])
    func toggle(tuning: String) throws {
      let stage = DropStage(JellySwitch.init, width: 63, height: 28)
      try playDrop(stage, "jelly-switch", size: [63, 28], settings: [:], tuning: tuning)
    }

    @Test("Segments draw the core's outlines, bit for bit", arguments: ["standard", "liquid"])
    func segments(tuning: String) throws {
      let stage = DropStage(JellySegmentedControl.init(frame:), width: 200, height: 32)
      for title in ["A", "B", "C"] {
        stage.control.insertSegment(withTitle: title, at: 9, animated: false)
      }
      try playDrop(stage, "jelly-segments", size: [200, 32], settings: [:], tuning: tuning)
    }
  }
}

private final class StillSpinner: UIView, JellyRefreshSpinner {
  func update(strokeEnd: CGFloat, rotation: CGFloat) {}
}
