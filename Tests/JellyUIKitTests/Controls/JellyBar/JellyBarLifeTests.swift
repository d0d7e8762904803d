import Jelly
import JellyRecording
import JellyTestSupport
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// The objects that run, and the time for which they do.
  @MainActor
  struct JellyBarLifeTests {
    @Test("Nothing runs before a touch, nor while a finger holds an edge that does not ring")
    func restsWhileHeld() {
      let stage = Stage(curve: .quadratic)
      stage.screen.run(for: 1)
      expect(stage.screen.updates, equals: 0)
      stage.finger.press(stage.spot(195, 50))
      stage.finger.move(stage.spot(195, 120))
      stage.screen.run(for: 1)
      expect(stage.screen.updates, equals: 0)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("Under a finger that is still, a soft edge comes to rest, and the link stops")
    func softRestsWhileHeld() {
      let stage = Stage()
      stage.finger.press(stage.spot(195, 50))
      stage.finger.move(stage.spot(195, 120))
      stage.screen.run(for: 3)
      let (held, updates) = (stage.outline, stage.screen.updates)
      expect(stage.screen.runningLinks.isEmpty)
      stage.screen.run(for: 1)
      expect(stage.screen.updates, equals: updates)
      expect(stage.outline, equals: held)
    }

    @Test("The link runs until the rest time and not one frame longer, then the edge is straight")
    func stopsAtRest() {
      let stage = Stage()
      let straight = stage.outline
      stage.finger.press(stage.spot(195, 50))
      stage.finger.move(stage.spot(195, 120))
      stage.finger.lift()
      var body = JellyBarBody(size: [390, 100])
      _ = body.handle(.touchBegan([195, 50]), at: 0)
      _ = body.handle(.touchMoved([195, 120]), at: 0)
      _ = body.handle(.touchEnded([195, 120]), at: 0)
      expect(stage.screen.runningLinks.count, equals: 1)
      stage.screen.run(for: 5)
      // Frame 0 stands at the very time of the events.
      expect(stage.screen.updates, equals: Int((body.restTime * 120).rounded(.up)) + 1)
      expect(stage.screen.runningLinks.isEmpty)
      expect(stage.outline, equals: straight)
    }

    @Test("It asks for 80 to 120 frames a second")
    func frameRate() {
      let stage = Stage()
      stage.pluck()
      let range = stage.screen.runningLinks.first?.preferredFrameRateRange
      expect(range, equals: CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120))
    }

    @Test("A thousand bars, freed in mid-motion, leave nothing", arguments: [false, true])
    func freedInMidMotion(handsOver: Bool) {
      let screen = HeadlessScreen()
      let list = UIScrollView(frame: screen.window.bounds)
      list.contentSize = CGSize(width: 390, height: 2000)
      screen.window.addSubview(list)
      let kinds = ["UIView", "CALayer", "CADisplayLink"]
      let before = kinds.map(HeadlessCount.alive)
      var random = SeededGenerator(seed: 5)
      for round in 0..<1000 {
        weak var freed: JellyBarView?
        do {
          let bar = JellyBarView(frame: Stage.barFrame)
          freed = bar
          bar.scrollView = list
          bar.animatesOnRenderServer = handsOver
          bar.onEffect = { [weak bar] _ in bar?.setNeedsLayout() }
          screen.window.addSubview(bar)
          let finger = HeadlessFinger(on: screen)
          finger.press(CGPoint(x: 195, y: 90))
          screen.run(for: 0.02)
          finger.move(CGPoint(x: 200, y: 180))
          // Every third is still held.
          if round % 3 > 0 { finger.lift() }
          screen.run(for: Double.random(in: 0...0.3, using: &random))
          bar.removeFromSuperview()
          if round % 3 == 0 { finger.lift() }
        }
        expect(freed, equals: nil)
      }
      expect(kinds.map(HeadlessCount.alive), equals: before)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("A bar that a list pulls is freed with its link, and the list scrolls on")
    func freedWhilePulled() {
      let stage = Stage()
      weak var freed: JellyBarView?
      do {
        let bar = JellyBarView(frame: Stage.barFrame)
        freed = bar
        bar.scrollView = stage.list
        stage.screen.window.addSubview(bar)
        stage.finger.press(CGPoint(x: 200, y: 300))
        stage.finger.move(CGPoint(x: 200, y: 320))
        stage.finger.move(CGPoint(x: 200, y: 400))
        stage.screen.run(for: 0.05)
        bar.removeFromSuperview()
      }
      expect(freed, equals: nil)
      expect(stage.screen.runningLinks.isEmpty)
      stage.finger.move(CGPoint(x: 200, y: 450))
      stage.finger.lift()
      stage.screen.run(for: 1)
      expect(stage.list.contentOffset, equals: .zero)
    }

    @Test("A bar that leaves its window stops, and comes back where time has taken it")
    func removal() {
      let stage = Stage()
      stage.pluck()
      let released = stage.screen.now
      stage.screen.run(for: 0.05)
      stage.bar.removeFromSuperview()
      expect(stage.screen.runningLinks.isEmpty)
      let updates = stage.screen.updates
      stage.screen.run(for: 0.1)
      expect(stage.screen.updates, equals: updates)
      stage.screen.window.addSubview(stage.bar)
      let other = Stage.plucked(until: released + 0.15)
      expect(stage.outline, equals: other)
      expect(stage.screen.runningLinks.count, equals: 1)
      stage.screen.run(for: 3)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("A finger that holds a bar while it is removed holds it no more")
    func removalWhileHeld() {
      let stage = Stage()
      let straight = stage.outline
      stage.finger.press(stage.spot(195, 50))
      stage.finger.move(stage.spot(195, 150))
      stage.bar.removeFromSuperview()
      stage.screen.run(for: 3)
      stage.screen.window.addSubview(stage.bar)
      expect(stage.outline, equals: straight)
      stage.finger.move(stage.spot(195, 170))
      stage.finger.lift()
      stage.screen.run(for: 3)
      expect(stage.outline, equals: straight)
      stage.pluck()
      expect(stage.outline, differsFrom: straight)
    }

    @Test("Behind another app nothing is drawn; back again it is where time has taken it")
    func background() {
      let stage = Stage()
      stage.pluck()
      let released = stage.screen.now
      stage.screen.enterBackground()
      stage.screen.run(for: 0.1)
      let updates = stage.screen.updates
      stage.screen.enterForeground()
      let frame = (Int(released * 120) + 14)
      stage.screen.run(until: Double(frame) / 120)
      expect(stage.screen.updates, isGreaterThan: updates)
      expect(stage.outline, equals: Stage.plucked(until: Double(frame) / 120))
      stage.screen.run(for: 3)
      expect(stage.screen.runningLinks.isEmpty)
    }
  }
}

extension Stage {
  /// Returns the outline of a plucked bar at a time, undisturbed.
  static func plucked(until time: Double) -> Outline {
    Outline(of: pluckedBody(), at: time)
  }

  /// Returns the body of a bar that was plucked at time 0.
  static func pluckedBody() -> JellyBarBody {
    var body = JellyBarBody(size: [390, 100])
    var time = 0.0
    _ = body.handle(.touchBegan([195, 40]), at: time)
    for step in 1...10 {
      time += 0.01
      _ = body.handle(.touchMoved([195 + 3 * Double(step), 40 + 12 * Double(step)]), at: time)
    }
    _ = body.handle(.touchEnded([225, 160]), at: time)
    return body
  }
}
