import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// What happens to a bar in mid-motion.
  @MainActor
  struct JellyBarChangeTests {
    @Test("A material in the place of the colour is cut out along the outline, in each frame")
    func material() throws {
      let stage = Stage()
      let fill = stage.bar.shape.fillColor
      stage.bar.fillEffect = UIBlurEffect()
      let canvas = try #require(stage.bar.subviews.first)
      let pane = try #require(canvas.subviews.first as? UIVisualEffectView)
      let cut = try #require(pane.layer.mask as? CAShapeLayer)
      #expect(stage.bar.shape.fillColor == UIColor.clear.cgColor)
      stage.pluck()
      for _ in 0..<20 {
        stage.screen.run(for: 0.02)
        #expect(Outline(of: cut.path) == stage.outline)
        // The pane lies further out than the bar, and its mask as much further in.
        #expect(cut.position.y == -pane.frame.minY)
      }
      stage.bar.fillEffect = nil
      #expect(stage.bar.shape.fillColor == fill)
      #expect(canvas.subviews.isEmpty)
    }

    @Test(
      "A touch in mid-rebound catches the edge where it is", arguments: [0.03, 0.11, 0.2, 0.35])
    func catching(delay: Double) {
      let stage = Stage()
      stage.pluck()
      stage.screen.run(for: delay)
      let before = stage.outline
      stage.finger.press(stage.spot(150, 50))
      #expect(stage.outline.distance(to: before) < 20)
      let caught = stage.outline
      stage.screen.run(for: 1)
      #expect(stage.outline == caught)
      #expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("A touch that reaches the app late catches what has been seen, without a jump")
    func lateTouch() {
      let stage = Stage()
      stage.pluck()
      stage.screen.run(until: 20.0 / 120)
      let seen = stage.outline
      stage.finger.press(stage.spot(150, 50), at: stage.screen.now - 0.02)
      // What a catch may move is rounding.
      #expect(stage.outline.distance(to: seen) < 1e-9)
    }

    @Test(
      "Rotation in mid-motion: the edge keeps its place as a share of the width, and comes home")
    func rotation() {
      let stage = Stage()
      stage.pluck()
      var body = Stage.pluckedBody()
      stage.screen.run(for: 0.1)
      let time = stage.screen.now
      stage.bar.frame = CGRect(x: 0, y: 40, width: 844, height: 80)
      stage.screen.layout()
      _ = body.handle(.resized([844, 80]), at: time)
      #expect(stage.outline == Outline(of: body, at: time))
      #expect(stage.bar.contentView.frame == CGRect(x: 0, y: 0, width: 844, height: 80))
      stage.screen.run(until: 0.5)
      #expect(stage.outline == Outline(of: body, at: 0.5))
      stage.screen.run(for: 3)
      #expect(stage.outline == Outline(of: JellyBar(size: [844, 80]), at: 0))
      #expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("A layout that changes no size disturbs nothing")
    func idleLayout() {
      let stage = Stage()
      stage.pluck()
      let body = Stage.pluckedBody()
      stage.screen.run(for: 0.1)
      stage.bar.setNeedsLayout()
      stage.screen.run(until: 0.5)
      #expect(stage.outline == Outline(of: body, at: 0.5))
    }

    @Test("Reduce Motion in mid-motion calms the bar at once, without a jump")
    func reduceMotion() {
      let stage = Stage()
      stage.pluck()
      var body = Stage.pluckedBody()
      stage.screen.run(for: 0.1)
      let time = stage.screen.now
      UIAccessibility.headlessReducesMotion = true
      _ = body.handle(.tuned(.calm(.single)), at: time)
      #expect(stage.outline == Outline(of: body, at: time))
      stage.screen.run(for: 0.1)
      #expect(stage.outline == Outline(of: body, at: stage.screen.now - stage.sinceFrame))
      stage.screen.run(for: 0.16)
      #expect(stage.screen.runningLinks.isEmpty)
      #expect(stage.bar.tuning == .standard(.single))
      UIAccessibility.headlessReducesMotion = false
      stage.pluck()
      stage.screen.run(for: 0.26)
      #expect(stage.screen.runningLinks.count == 1)
    }

    @Test("An app may overrule Reduce Motion, both ways")
    func motionPreference() {
      let stage = Stage()
      UIAccessibility.headlessReducesMotion = true
      stage.bar.motion = .full
      stage.pluck()
      stage.screen.run(for: 0.3)
      #expect(stage.screen.runningLinks.count == 1)
      UIAccessibility.headlessReducesMotion = false
      stage.bar.motion = .reduced
      stage.screen.run(for: 0.26)
      #expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("Another tuning in mid-motion is the core's")
    func retuned() {
      let stage = Stage()
      stage.pluck()
      var body = Stage.pluckedBody()
      stage.screen.run(for: 0.1)
      stage.bar.tuning = .classic(.wave)
      _ = body.handle(.tuned(.classic(.wave)), at: stage.screen.now)
      stage.screen.run(until: 0.5)
      #expect(stage.outline == Outline(of: body, at: 0.5))
    }

    @Test("A leading bar hangs from the right where text runs from there, also when that changes")
    func rightToLeft() {
      let stage = Stage()
      stage.bar.frame = CGRect(x: 100, y: 100, width: 100, height: 300)
      stage.bar.side = .leading
      stage.screen.layout()
      #expect(pulled(stage, to: 60) == drawn(.left, to: 60))
      stage.screen.run(for: 3)
      stage.screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
      stage.screen.layout()
      #expect(pulled(stage, to: -60) == drawn(.right, to: -60))
      stage.screen.run(for: 3)
      stage.bar.semanticContentAttribute = .forceLeftToRight
      stage.screen.layout()
      #expect(pulled(stage, to: 60) == drawn(.left, to: 60))
      stage.screen.run(for: 3)
      stage.bar.side = .trailing
      #expect(pulled(stage, to: -60) == drawn(.right, to: -60))
    }

    /// What the bar shows while a finger pulls it to the side.
    private func pulled(_ stage: Stage, to way: Double) -> Outline {
      stage.finger.press(CGPoint(x: 150, y: 250))
      stage.finger.move(CGPoint(x: 150 + way, y: 250))
      defer { stage.finger.lift() }
      return stage.outline
    }

    /// The same of the core.
    private func drawn(_ side: Side, to way: Double) -> Outline {
      var body = JellyBar(size: [100, 300], side: side)
      _ = body.handle(.touchBegan([50, 150]), at: 0)
      _ = body.handle(.touchMoved([50 + way, 150]), at: 0)
      return Outline(of: body, at: 0)
    }
  }
}

extension Stage {
  /// How long ago the last frame was, in seconds.
  var sinceFrame: Double {
    screen.now - (screen.now * screen.rate + 1e-9).rounded(.down) / screen.rate
  }
}
