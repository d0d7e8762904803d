import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// Fingers on the bar and on its list, what they hit, and what is told.
  @MainActor
  struct JellyBarInputTests {
    @Test("A finger that comes later takes over, and gives back when it leaves")
    func twoFingers() {
      let stage = Stage(curve: .wave)
      var body = JellyBarBody(size: [390, 100], settings: .init(curve: .wave), tuning: .standard)
      let other = HeadlessFinger(on: stage.screen)
      stage.finger.press(stage.spot(100, 50))
      stage.finger.move(stage.spot(100, 80))
      other.press(stage.spot(300, 50))
      stage.finger.move(stage.spot(100, 200))
      other.move(stage.spot(310, 90))
      _ = body.handle(.touchBegan([100, 50]), at: 0)
      _ = body.handle(.touchMoved([100, 80]), at: 0)
      _ = body.handle(.touchBegan([300, 50], id: 1), at: 0)
      _ = body.handle(.touchMoved([100, 200]), at: 0)
      _ = body.handle(.touchMoved([310, 90], id: 1), at: 0)
      expect(stage.outline, equals: Outline(of: body, at: 0))
      other.lift()
      _ = body.handle(.touchEnded([310, 90], id: 1), at: 0)
      expect(stage.outline, equals: Outline(of: body, at: 0))
      stage.finger.move(stage.spot(100, 210))
      _ = body.handle(.touchMoved([100, 210]), at: 0)
      expect(stage.outline, equals: Outline(of: body, at: 0))
      stage.finger.lift()
      expect(stage.screen.runningLinks.count, equals: 1)
    }

    @Test("Two fingers pull a soft edge at once, and each of them lets it go")
    func twoFingersOnSoftEdge() {
      let stage = Stage()
      var body = JellyBarBody(size: [390, 100])
      let other = HeadlessFinger(on: stage.screen)
      var effects: [JellyBarBody.Effect] = []
      stage.bar.onEffect = { effects.append($0) }
      stage.finger.press(stage.spot(100, 50))
      other.press(stage.spot(300, 50))
      stage.finger.move(stage.spot(100, 120))
      other.move(stage.spot(310, 160))
      for event: JellyBarBody.Event in [
        .touchBegan([100, 50], id: 0), .touchBegan([300, 50], id: 1),
        .touchMoved([100, 120], id: 0), .touchMoved([310, 160], id: 1),
      ] { _ = body.handle(event, at: 0) }
      expect(stage.outline, equals: Outline(of: body, at: 0))
      stage.finger.lift()
      _ = body.handle(.touchEnded([100, 120], id: 0), at: 0)
      other.move(stage.spot(310, 170))
      _ = body.handle(.touchMoved([310, 170], id: 1), at: 0)
      expect(stage.outline, equals: Outline(of: body, at: 0))
      expect(effects, equals: [.grabbed])
      // A third finger gets the number that the first has left.
      let third = HeadlessFinger(on: stage.screen)
      third.press(stage.spot(50, 50))
      third.move(stage.spot(50, 90))
      _ = body.handle(.touchBegan([50, 50], id: 0), at: 0)
      _ = body.handle(.touchMoved([50, 90], id: 0), at: 0)
      expect(stage.outline, equals: Outline(of: body, at: 0))
      third.cancel()
      other.lift()
      expect(effects, equals: [.grabbed, .released, .grabbed, .released])
      stage.screen.run(for: 4)
      expect(stage.outline, equals: Outline(of: JellyBarBody(size: [390, 100]), at: 0))
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("An edge gets another curve only after two fingers have let it go, and it is at rest")
    func curvedUnderTwoFingers() {
      for edges in [[JellyBarBody.EdgeCurve.soft, .wave], [.wave, .soft], [.soft, .quadratic]] {
        let stage = Stage(curve: edges[0])
        let other = HeadlessFinger(on: stage.screen)
        stage.finger.press(stage.spot(100, 50))
        other.press(stage.spot(300, 50))
        stage.bar.curve = edges[1]
        stage.finger.move(stage.spot(100, 120))
        other.move(stage.spot(310, 160))
        other.lift()
        stage.finger.move(stage.spot(100, 130))
        stage.finger.lift()
        stage.screen.run(for: 5)
        var bodies = edges.map { JellyBarBody(size: [390, 100], settings: .init(curve: $0)) }
        expect(stage.outline, equals: Outline(of: bodies[0], at: 0), "\(edges)")
        let now = stage.screen.now
        stage.finger.press(stage.spot(100, 50))
        stage.finger.move(stage.spot(100, 120))
        for index in bodies.indices {
          _ = bodies[index].handle(.touchBegan([100, 50]), at: now)
          _ = bodies[index].handle(.touchMoved([100, 120]), at: now)
        }
        expect(stage.outline, equals: Outline(of: bodies[1], at: now), "\(edges)")
        expect(stage.outline, differsFrom: Outline(of: bodies[0], at: now), "\(edges)")
        stage.finger.lift()
        stage.screen.run(for: 5)
        expect(stage.screen.runningLinks.isEmpty)
      }
    }

    @Test("A list pulls its bar only past its own end, and lets it go where the finger leaves")
    func pulledByList() {
      let stage = Stage(curve: .wave)
      stage.bar.scrollView = stage.list
      let straight = stage.outline
      stage.list.contentOffset = CGPoint(x: 0, y: 100)
      stage.finger.press(CGPoint(x: 200, y: 300))
      stage.finger.move(CGPoint(x: 200, y: 311))
      stage.finger.move(CGPoint(x: 200, y: 400))
      stage.screen.run(for: 0.05)
      expect(stage.list.contentOffset.y, equals: 11)
      expect(stage.outline, equals: straight)
      expect(stage.screen.updates, equals: 0)

      var body = JellyBarBody(size: [390, 100], settings: .init(curve: .wave), tuning: .standard)
      /// The finger goes on, and the list pulls the bar as far as it gives way itself.
      func pull(to x: Double, _ y: Double) {
        stage.finger.move(CGPoint(x: x, y: y))
        stage.screen.run(for: 0.05)
        _ = body.handle(.pullChanged(distance: -stage.list.contentOffset.y, position: x), at: 0)
        expect(stage.outline, equals: Outline(of: body, at: 0))
        expect(stage.outline, differsFrom: straight)
      }
      pull(to: 200, 420)
      pull(to: 230, 480)
      // To the side only: no offset changes.
      pull(to: 280, 480)

      stage.finger.lift()
      stage.screen.run(for: 3)
      expect(stage.outline, equals: straight)
      expect(stage.screen.runningLinks.isEmpty)
      expect(stage.list.contentOffset, equals: .zero)
    }

    @Test("A list that is pulled back within its content leaves the bar straight, and held")
    func turnedBack() {
      let stage = Stage(curve: .wave)
      let straight = stage.outline
      stage.bar.scrollView = stage.list
      var effects: [JellyBarBody.Effect] = []
      stage.bar.onEffect = { effects.append($0) }
      stage.finger.press(CGPoint(x: 200, y: 300))
      stage.finger.move(CGPoint(x: 200, y: 311))
      stage.finger.move(CGPoint(x: 200, y: 400))
      stage.screen.run(for: 0.05)
      expect(effects, equals: [.grabbed])
      stage.finger.move(CGPoint(x: 200, y: 250))
      stage.screen.run(for: 0.05)
      expect(effects, equals: [.grabbed])
      expect((stage.outline.points.map(\.y).max() ?? 0), isAtMost: 100)
      stage.finger.move(CGPoint(x: 200, y: 400))
      stage.screen.run(for: 0.05)
      expect(stage.outline.distance(to: straight), isGreaterThan: 10)
      expect(effects, equals: [.grabbed])
      stage.finger.lift()
      stage.screen.run(for: 0.05)
      expect(effects, equals: [.grabbed, .released])
    }

    @Test("Four samples of one update count for the bar's velocity, and are drawn once")
    func coalesced() {
      let stage = Stage()
      stage.finger.press(stage.spot(195, 50))
      let drawings = stage.bar.shape.headlessDrawings
      let samples = (1...4).map { step in
        (stage.spot(195, 50 + 10 * Double(step)), 0.002 * Double(step))
      }
      stage.finger.move(samples[0], samples[1], samples[2], samples[3])
      expect(stage.bar.shape.headlessDrawings, equals: drawings + 1)
      stage.finger.lift(stage.spot(195, 90), at: 0.008)
      var body = JellyBarBody(size: [390, 100])
      _ = body.handle(.touchBegan([195, 50]), at: 0)
      for (place, time) in samples {
        _ = body.handle(.touchMoved([195, place.y - Stage.barFrame.minY]), at: time)
      }
      _ = body.handle(.touchEnded([195, 90]), at: 0.008)
      stage.screen.run(until: 0.1)
      expect(stage.outline, equals: Outline(of: body, at: 0.1))
    }

    @Test("A pull that the system cancels returns the bar without the finger's velocity")
    func pullTakenAway() {
      let displacements = [true, false].map { isTakenAway in
        // The tip of a soft edge falls at once, because waves carry it away.
        let stage = Stage(curve: .wave)
        stage.bar.scrollView = stage.list
        stage.finger.press(CGPoint(x: 200, y: 300))
        for step in 1...5 {
          stage.screen.run(for: 0.01)
          stage.finger.move(CGPoint(x: 200, y: 300 + 40 * Double(step)))
        }
        let lowest = stage.outline.points.map(\.y).max() ?? 0
        if isTakenAway { stage.finger.cancel() } else { stage.finger.lift() }
        stage.screen.run(for: 0.01)
        return (stage.outline.points.map(\.y).max() ?? 0) - lowest
      }
      expect(displacements[0], isAtMost: 0, "it goes home at once")
      expect(displacements[1], isGreaterThan: 0, "the finger's velocity takes it further")
    }

    @Test("In a list a finger on a bar pulls the bar alone; a list in the bar still scrolls")
    func inList() {
      let stage = Stage()
      stage.list.frame = stage.screen.window.bounds
      stage.list.addSubview(stage.bar)
      stage.finger.press(stage.spot(195, 50))
      stage.finger.move(stage.spot(195, 80))
      stage.finger.move(stage.spot(195, 150))
      expect(stage.list.contentOffset, equals: .zero)
      expect(stage.outline.points.contains { $0.y > 110 })
      stage.finger.lift()
      stage.screen.run(for: 3)

      let inner = UIScrollView(frame: stage.bar.bounds)
      inner.contentSize = CGSize(width: 2000, height: 100)
      stage.bar.contentView.addSubview(inner)
      stage.finger.press(stage.spot(195, 50))
      stage.finger.move(stage.spot(180, 50))
      stage.finger.move(stage.spot(100, 50))
      expect(inner.contentOffset.x, isGreaterThan: 50)
      expect(stage.list.contentOffset, equals: .zero)
    }

    @Test("The end of a list is where its bars and insets say")
    func insets() {
      let stage = Stage()
      stage.bar.scrollView = stage.list
      stage.list.contentInset.top = 20
      stage.list.headlessSafeArea.top = 30
      stage.list.contentOffset = CGPoint(x: 0, y: -40)
      let straight = stage.outline
      stage.finger.press(CGPoint(x: 200, y: 300))
      stage.finger.move(CGPoint(x: 200, y: 311))
      stage.finger.move(CGPoint(x: 200, y: 320))
      stage.screen.run(for: 0.05)
      expect(stage.list.contentOffset.y, equals: -49)
      expect(stage.outline, equals: straight)
      stage.finger.move(CGPoint(x: 200, y: 331))
      stage.finger.move(CGPoint(x: 200, y: 360))
      stage.screen.run(for: 0.05)
      expect(stage.outline, differsFrom: straight)
    }

    @Test("A bar on the bottom is pulled past the end of the content")
    func bottom() {
      let stage = Stage()
      stage.bar.edge = .bottom
      stage.bar.scrollView = stage.list
      stage.list.contentOffset = CGPoint(x: 0, y: 1300)
      let straight = stage.outline
      stage.finger.press(CGPoint(x: 200, y: 600))
      stage.finger.move(CGPoint(x: 200, y: 589))
      stage.finger.move(CGPoint(x: 200, y: 550))
      stage.finger.move(CGPoint(x: 200, y: 500))
      stage.screen.run(for: 0.05)
      expect(stage.outline, differsFrom: straight)
      stage.finger.cancel()
      stage.screen.run(for: 3)
      expect(stage.outline, equals: straight)
    }

    @Test("Another list, or none, pulls from then on")
    func otherList() {
      let stage = Stage()
      stage.bar.scrollView = stage.list
      stage.bar.scrollView = nil
      let straight = stage.outline
      stage.finger.press(CGPoint(x: 200, y: 300))
      stage.finger.move(CGPoint(x: 200, y: 320))
      stage.finger.move(CGPoint(x: 200, y: 400))
      stage.screen.run(for: 0.05)
      expect(stage.outline, equals: straight)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("What can be touched follows the outline")
    func hitArea() {
      let stage = Stage()
      let below = CGPoint(x: 225, y: 110)
      expect(!stage.bar.point(inside: below, with: nil))
      expect(stage.bar.point(inside: CGPoint(x: 225, y: 90), with: nil))
      stage.finger.press(stage.spot(225, 50))
      stage.finger.move(stage.spot(225, 150))
      expect(stage.bar.point(inside: below, with: nil))
      expect(!stage.bar.point(inside: CGPoint(x: 10, y: 120), with: nil))
    }

    @Test("A thin bar can be touched within 44 points")
    func thinBar() {
      let stage = Stage()
      stage.bar.frame = CGRect(x: 0, y: 200, width: 390, height: 10)
      stage.screen.layout()
      expect(stage.bar.point(inside: CGPoint(x: 100, y: -16), with: nil))
      expect(stage.bar.point(inside: CGPoint(x: 100, y: 26), with: nil))
      expect(!stage.bar.point(inside: CGPoint(x: 100, y: 28), with: nil))
    }

    @Test("What is on the bar gets its touches; where nothing is, the bar does")
    func content() {
      let stage = Stage()
      let button = Taker(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
      stage.bar.contentView.addSubview(button)
      let straight = stage.outline
      stage.finger.press(stage.spot(50, 50))
      stage.finger.move(stage.spot(50, 90))
      stage.finger.lift()
      expect(button.count, equals: 1)
      expect(stage.outline, equals: straight)
      stage.pluck()
      expect(stage.outline, differsFrom: straight)
      expect(!stage.bar.isAccessibilityElement)
      expect(!stage.bar.accessibilityElementsHidden)
      expect(!stage.bar.contentView.accessibilityElementsHidden)
    }

    @Test("Letting go can be felt, and is prepared when the edge is grabbed")
    func haptics() {
      let stage = Stage()
      stage.pluck()
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft"])
      stage.bar.playsHaptics = false
      stage.pluck()
      expect(UIFeedbackGenerator.headlessFelt.count, equals: 2)
    }

    @Test("A callback may take the bar away in the middle of a touch")
    func removedByCallback() {
      let stage = Stage()
      stage.bar.onEffect = { [weak bar = stage.bar] _ in bar?.removeFromSuperview() }
      stage.finger.press(stage.spot(195, 50))
      stage.finger.move(stage.spot(195, 90))
      stage.finger.lift()
      expect(stage.bar.superview, equals: nil)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("A dynamic color follows the traits; without one the tint fills the bar")
    func colors() {
      let stage = Stage()
      expect(stage.bar.shape.fillColor, equals: UIColor.systemBlue.cgColor)
      stage.screen.window.tintColor = .black
      expect(stage.bar.shape.fillColor, equals: UIColor.black.cgColor)
      stage.bar.fillColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .clear }
      expect(stage.bar.shape.fillColor, equals: UIColor.clear.cgColor)
      stage.screen.window.headlessOverride(UITraitCollection(headlessStyle: .dark))
      expect(stage.bar.shape.fillColor, equals: UIColor.white.cgColor)
      expect(stage.bar.shape.headlessImplicitKeys.isEmpty)
    }

    @Test("A bar of an Interface Builder file is a bar")
    func archive() throws {
      let screen = HeadlessScreen()
      let coder = NSKeyedArchiver(requiringSecureCoding: true)
      let bar = try #require(JellyBarView(coder: coder))
      screen.window.addSubview(bar)
      bar.frame = Stage.barFrame
      screen.layout()
      expect(
        Outline(of: bar.shape.path), equals: Outline(of: JellyBarBody(size: [390, 100]), at: 0))
    }
  }
}

private final class Taker: UIView {
  var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
