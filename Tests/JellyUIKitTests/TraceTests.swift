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
  }
}

private final class StillSpinner: UIView, JellyRefreshSpinner {
  func update(strokeEnd: CGFloat, rotation: CGFloat) {}
}
