import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// The rebound on the render server.
  @MainActor
  struct JellyBarHandOverTests {
    @Test("An outline goes along with a layout that is animated, and is at its end at once without")
    func animatedLayout() throws {
      for duration in [0, 0.4] {
        let stage = Stage()
        stage.screen.run(for: 1)
        let before = stage.outline
        UIView.animate(withDuration: duration) {
          stage.bar.frame.size.width = 300
          stage.bar.layoutIfNeeded()
        }
        let after = stage.outline
        expect(after, differsFrom: before)
        let isAnimated = duration > 0
        expect(stage.shown, equals: (isAnimated ? before : after))
        stage.screen.run(for: 0.2)
        let half = stage.shown
        expect((half == before || half == after), equals: !isAnimated)
        stage.screen.run(for: 0.3)
        expect(stage.shown, equals: after)
        expect(stage.screen.runningLinks.isEmpty)
      }
      // A finger takes the outline over in the middle.
      let stage = Stage()
      stage.screen.run(for: 1)
      UIView.animate(withDuration: 0.4) {
        stage.bar.frame.size.width = 300
        stage.bar.layoutIfNeeded()
      }
      stage.finger.press(stage.spot(100, 50))
      stage.finger.move(stage.spot(100, 90))
      expect(stage.shown, equals: stage.outline)
    }

    @Test("A rebound that is handed over asks for the rate of a link")
    func rate() throws {
      let stage = handedOver()
      let animation = try #require(stage.bar.shape.animation(forKey: "jelly.path"))
      expect(animation.preferredFrameRateRange.preferred, equals: 120)
    }

    @Test("The outline stays behind a view that is inserted below it")
    func behind() throws {
      let card = JellyBoxView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let content = UIView()
      card.insertSubview(content, at: 0)
      let canvas = try #require(card.subviews.first { $0 !== content })
      expect(canvas.layer.zPosition, isLessThan: content.layer.zPosition)
    }

    private func handedOver(_ edge: JellyBarBody.EdgeCurve = .soft) -> Stage {
      let stage = Stage(curve: edge)
      stage.bar.animatesOnRenderServer = true
      stage.pluck()
      return stage
    }

    /// The maximum distance of the straight line between two keyframes from the curve, in points:
    /// h²/8 · |x″|.
    ///
    /// A control point lies twice as deep as the edge, and x″ ≤ ω₀²·A for a swing of 80 + 80 pt at
    /// most, half as much again for the velocity it starts with.
    private var keyframeError: Double {
      let omega = JellyBarBody.Tuning.standard.quadratic.spring.angularFrequency
      return omega * omega * 2 * 160 * 1.5 / 8 / (120 * 120)
    }

    @Test("A busy main thread drops no frame of the rebound")
    func blockedMainThread() {
      let stage = handedOver()
      let body = Stage.pluckedBody()
      expect(stage.screen.runningLinks.isEmpty)
      var seen: [Outline] = []
      for _ in 0..<40 {
        stage.screen.block(until: stage.screen.now + 1.0 / 120)
        seen.append(stage.shown)
        expect(
          stage.shown.distance(to: Outline(of: body, at: stage.screen.now)),
          isLessThan: keyframeError)
      }
      for (one, next) in zip(seen, seen.dropFirst()) { expect(one, differsFrom: next) }
      expect(stage.screen.updates, equals: 0)
    }

    @Test("Its first keyframe is what was seen at release, its last the edge at rest")
    func ends() {
      let stage = Stage()
      let straight = stage.outline
      stage.bar.animatesOnRenderServer = true
      stage.pluck()
      expect(stage.shown, equals: Outline(of: Stage.pluckedBody(), at: stage.screen.now))
      expect(stage.outline, equals: straight)
      stage.screen.run(for: 5)
      expect(stage.shown, equals: straight)
    }

    @Test("A touch takes it back where it is, however late it reaches the app")
    func caught() {
      let stage = handedOver(.quadratic)
      let touched = stage.screen.now + 0.05
      stage.screen.block(until: stage.screen.now + 0.2)
      let seen = stage.shown
      stage.finger.press(stage.spot(150, 50), at: touched)
      expect(stage.shown.distance(to: seen), isLessThan: keyframeError)
      let caught = stage.shown
      expect(stage.outline, equals: caught)
      expect(stage.bar.shape.animationKeys(), equals: nil)
      stage.screen.run(for: 1)
      expect(stage.shown, equals: caught)
      stage.finger.move(stage.spot(150, 90))
      expect(stage.shown.distance(to: caught), isGreaterThan: 1)
      stage.finger.lift()
      expect(stage.bar.shape.animationKeys(), differsFrom: nil)
    }

    @Test("Rotation, and Reduce Motion, in mid-rebound: handed over anew, without a jump")
    func changed() {
      let stage = handedOver()
      var body = Stage.pluckedBody()
      stage.screen.block(until: 0.2)
      UIAccessibility.headlessReducesMotion = true
      _ = body.handle(.tuningChanged(.reduced), at: 0.2)
      expect(stage.shown, equals: Outline(of: body, at: 0.2))
      stage.screen.block(until: 0.25)
      stage.bar.frame = CGRect(x: 0, y: 40, width: 844, height: 80)
      stage.screen.layout()
      _ = body.handle(.sizeChanged([844, 80]), at: 0.25)
      expect(stage.shown, equals: Outline(of: body, at: 0.25))
      stage.screen.block(until: 3)
      expect(stage.shown, equals: Outline(of: JellyBarBody(size: [844, 80]), at: 0))
    }

    @Test("Behind another app and back it is where time has taken it")
    func background() {
      let stage = handedOver()
      let body = Stage.pluckedBody()
      stage.screen.run(until: 0.15)
      stage.screen.enterBackground()
      stage.screen.run(until: 0.3)
      stage.screen.enterForeground()
      expect(stage.shown.distance(to: Outline(of: body, at: 0.3)), isLessThan: keyframeError)
    }

    @Test("Out of its window and back it is where time has taken it")
    func removal() {
      let stage = handedOver()
      let body = Stage.pluckedBody()
      stage.screen.run(until: 0.15)
      stage.bar.removeFromSuperview()
      expect(stage.bar.shape.animationKeys(), equals: nil)
      stage.screen.run(until: 0.3)
      stage.screen.window.addSubview(stage.bar)
      expect(stage.shown, equals: Outline(of: body, at: 0.3))
      expect(stage.bar.shape.animationKeys(), differsFrom: nil)
    }

    @Test("Touches hit what is seen, not what the layer will be")
    func hits() {
      let stage = handedOver()
      let tip = stage.shown.points.map(\.y).max() ?? 0
      expect(tip, isGreaterThan: 120)
      let below = CGPoint(x: 225, y: 110)
      expect(stage.bar.point(inside: below, with: nil))
      stage.screen.run(for: 3)
      expect(!stage.bar.point(inside: below, with: nil))
    }
  }
}
