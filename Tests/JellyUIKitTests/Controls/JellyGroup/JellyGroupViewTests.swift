import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// Views in a group.
  @MainActor
  struct JellyGroupViewTests {
    /// A group of drops on a screen, and what it has reported.
    @MainActor
    struct Stage {
      let screen = HeadlessScreen(rate: 128)
      let group = JellyGroupView(frame: CGRect(x: 20, y: 100, width: 350, height: 100))
      let log = TraceLog()
      let notes = Log()

      /// Puts drops of 40 points at places from left to right.
      init(at places: Double...) { self.init(at: places) }

      init(at places: [Double]) {
        group.observer = log
        for (index, x) in places.enumerated() { group.addSubview(drop(at: x, tag: index)) }
        group.onJoinChange = { [notes] first, second, isJoined in
          notes.add("\(first.name) \(isJoined ? "joined" : "parted") \(second.name)")
        }
        group.onEffect = { [notes, weak group] effect in
          switch effect {
          case .grabbed(let number):
            notes.add("grabbed \(group?.subview(withNumber: number)?.name ?? "?")")
          case .released(let number, _, _):
            notes.add("released \(group?.subview(withNumber: number)?.name ?? "?")")
          case .allReleased: notes.add("all released")
          }
        }
        screen.window.addSubview(group)
        screen.layout()
      }

      func drop(at x: Double, tag: Int) -> UIView {
        let drop = UILabel(frame: CGRect(x: x, y: 30, width: 40, height: 40))
        drop.text = "\(tag)"
        drop.layer.cornerRadius = 20
        return drop
      }

      /// The drops, from back to front.
      var drops: [UIView] { group.subviews.filter { $0 is UILabel } }

      var outline: Outline { Outline(of: group.shape.path) }

      /// Moves a drop to another place in the group.
      func place(_ drop: UIView, at x: Double) {
        drop.center = CGPoint(x: x + 20, y: 50)
        group.setNeedsLayout()
        screen.layout()
      }

      /// Returns a point of the group's on the screen.
      func spot(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: 20 + x, y: 100 + y) }

      /// Drags a finger in frames of its own; it stays down.
      func drag(_ finger: HeadlessFinger, from x: Double, by distance: Double) {
        finger.press(spot(x, 50))
        for step in 1...10 {
          screen.run(for: 0.01)
          finger.move(spot(x + distance * Double(step) / 10, 50))
        }
        screen.run(for: 0.01)
      }

      /// The outline of a group at rest with drops at these places.
      func rest(at places: Double..., cornerRadius: Double = 20) -> Outline {
        var group = JellyGroupBody(size: [350, 100], settings: group.settings)
        for (index, x) in places.enumerated() {
          let box = JellyGroupBody.Box(
            center: [x + 20, 50], size: [40, 40], cornerRadius: cornerRadius)
          group.handle(.bodyPlaced(index, box, isAnimated: false), at: 0)
        }
        return Outline(of: group, at: 0)
      }

      /// Expects everything to be still, where it is laid out.
      func expectRest(line: Int = #line) {
        screen.run(for: 3)
        expect(screen.runningLinks.isEmpty, line: line)
        let updates = screen.updates
        screen.run(for: 1)
        expect(screen.updates, equals: updates, line: line)
        for view in group.subviews { expect(view.transform, equals: .identity, line: line) }
      }
    }

    @Test("At first it shows its drops at rest, and says nothing")
    func first() {
      let stage = Stage(at: 0, 46, 150)
      expect(stage.outline, equals: stage.rest(at: 0, 46, 150))
      expect(stage.screen.runningLinks.isEmpty)
      expect(stage.notes.lines.isEmpty)
      expect(stage.group.isJoined(stage.drops[0], stage.drops[1]))
      expect(!stage.group.isJoined(stage.drops[1], stage.drops[2]))
      stage.expectRest()
    }

    @Test("Its frames are those of the core, bit for bit, whatever happens to the subviews")
    func frames() throws {
      let stage = Stage(at: 0, 46, 150)
      stage.group.allowsDragging = true
      stage.screen.layout()
      let finger = HeadlessFinger(on: stage.screen)
      var shown: [(time: Double, outline: Outline)] = []
      func play(_ seconds: Double) {
        let end = stage.screen.now + seconds
        while stage.screen.now < end {
          // A frame stands at each multiple.
          let next = ((stage.screen.now * 128).rounded(.down) + 1) / 128
          stage.screen.run(until: next)
          shown.append((next, stage.outline))
        }
      }
      stage.place(stage.drops[2], at: 100)
      play(0.1)
      stage.drag(finger, from: 20, by: -30)
      play(0.05)
      stage.group.addSubview(stage.drop(at: 240, tag: 3))
      stage.screen.layout()
      play(0.1)
      finger.lift()
      play(0.03)
      stage.drops[1].isHidden = true
      stage.group.setNeedsLayout()
      stage.screen.layout()
      play(0.1)
      stage.drops[0].removeFromSuperview()
      stage.group.spacing = 30
      play(2)
      expect(stage.screen.runningLinks.isEmpty)
      let json = try #require(stage.log.json)
      let frames = try Trace(json).frames(at: shown.map(\.time))
      for (shown, frame) in zip(shown, frames) {
        expect(shown.outline, equals: frame.outline, "at \(shown.time) s")
      }
      expect(Set(shown.map { "\($0.outline.commands)" }).count, isGreaterThan: 40)
    }

    @Test("A subview moves with its part of the outline, and has no transform at rest")
    func transform() {
      let stage = Stage(at: 0)
      let drop = stage.drops[0]
      stage.place(drop, at: 200)
      expect(drop.transform.tx, equals: -200, "it is shown where it was")
      var places: [Double] = []
      for _ in 0..<20 {
        stage.screen.run(for: 1.0 / 60)
        let (xs, middle) = (stage.outline.points.map(\.x), drop.center.x + drop.transform.tx)
        places.append(middle)
        let outline = ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2
        expect(abs(outline - middle), isLessThan: 1e-9)
      }
      expect(places.first ?? 0, isGreaterThan: 20)
      expect(places.max() ?? 0, isGreaterThan: 220, "the standard tuning goes beyond")
      stage.expectRest()
      expect(stage.outline, equals: stage.rest(at: 200))
    }

    @Test("It reports that subviews join and part, once, and can be felt after a finger")
    func joins() {
      let stage = Stage(at: 0, 120)
      stage.place(stage.drops[1], at: 44)
      stage.screen.run(for: 3)
      expect(stage.notes.lines, equals: ["0 joined 1"])
      expect(UIFeedbackGenerator.headlessFelt.isEmpty)
      stage.place(stage.drops[1], at: 120)
      stage.screen.run(for: 3)
      expect(stage.notes.lines, equals: ["0 joined 1", "0 parted 1"])
      stage.group.allowsDragging = true
      stage.screen.layout()
      let finger = HeadlessFinger(on: stage.screen)
      stage.drag(finger, from: 140, by: -100)
      stage.screen.run(for: 1)
      finger.lift()
      stage.expectRest()
      expect(
        Array(stage.notes.lines.dropFirst(2)),
        equals: ["grabbed 1", "0 joined 1", "released 1", "0 parted 1"])
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft", "soft"])
    }

    @Test("Haptics can be of another kind, and none")
    func haptics() {
      for isOn in [true, false] {
        let stage = Stage(at: 0, 120)
        stage.group.hapticStyle = JellyHapticStyle(.rigid)
        stage.group.playsHaptics = isOn
        stage.group.allowsDragging = true
        stage.screen.layout()
        stage.drag(HeadlessFinger(on: stage.screen), from: 140, by: -100)
        expect(UIFeedbackGenerator.headlessFelt, equals: isOn ? ["prepare", "rigid"] : [])
      }
    }

    @Test("A subview that is removed, hidden or moved away is not drawn, and gets its place back")
    func removal() {
      for way in 0..<3 {
        let stage = Stage(at: 0, 150)
        let (drop, other) = (stage.drops[0], UIView())
        stage.place(drop, at: 60)
        stage.screen.run(for: 0.05)
        switch way {
        case 0: drop.removeFromSuperview()
        case 1:
          drop.isHidden = true
          stage.group.setNeedsLayout()
          stage.screen.layout()
        default: other.addSubview(drop)
        }
        expect(drop.transform, equals: .identity)
        expect(stage.outline, differsFrom: stage.rest(at: 150), "it shrinks")
        stage.expectRest()
        expect(stage.outline, equals: stage.rest(at: 150))
        guard way == 1 else { continue }
        drop.isHidden = false
        stage.group.setNeedsLayout()
        stage.expectRest()
        let rest = stage.rest(at: 60, 150)
        expect(stage.outline, equals: rest)
      }
    }

    @Test("Another order changes nothing")
    func order() {
      let stage = Stage(at: 0, 46)
      let before = stage.outline
      stage.group.bringSubviewToFront(stage.drops[0])
      stage.group.setNeedsLayout()
      stage.screen.layout()
      expect(stage.outline, equals: before)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("A finger that leaves its subview at once drags it, and not the one that it comes upon")
    func neighbors() {
      let stage = Stage(at: 0, 42)
      stage.group.allowsDragging = true
      stage.screen.layout()
      let finger = HeadlessFinger(on: stage.screen)
      finger.press(stage.spot(39, 50))
      for x in [60.0, 60, 80] {
        stage.screen.run(for: 0.01)
        finger.move(stage.spot(x, 50))
      }
      expect(stage.notes.lines.last, equals: "grabbed 0")
      stage.screen.run(for: 0.01)
      expect(stage.drops[0].transform, equals: CGAffineTransform(translationX: 20, y: 0))
      finger.lift()
      stage.expectRest()
    }

    @Test("A subview that is removed while it is held is held no more")
    func removedWhileHeld() {
      let stage = Stage(at: 0, 150)
      stage.group.allowsDragging = true
      stage.screen.layout()
      let (finger, drop) = (HeadlessFinger(on: stage.screen), stage.drops[0])
      stage.drag(finger, from: 20, by: 60)
      expect(drop.transform.tx, isGreaterThan: 40)
      drop.removeFromSuperview()
      expect(drop.gestureRecognizers?.isEmpty ?? true)
      finger.move(stage.spot(200, 50))
      stage.expectRest()
      expect(stage.outline, equals: stage.rest(at: 150))
      finger.lift()
      stage.expectRest()
      expect(stage.outline, equals: stage.rest(at: 150))
    }

    @Test("No touch outlives its finger: not without a window, nor when dragging is not allowed")
    func touches() {
      for way in 0..<3 {
        let stage = Stage(at: 0, 150)
        stage.group.allowsDragging = true
        stage.screen.layout()
        let finger = HeadlessFinger(on: stage.screen)
        stage.drag(finger, from: 20, by: 60)
        switch way {
        case 0:
          stage.group.removeFromSuperview()
          stage.screen.window.addSubview(stage.group)
        case 1: stage.group.allowsDragging = false
        default: finger.cancel()
        }
        expect(stage.notes.lines.last, equals: "released 0")
        stage.expectRest()
        expect(stage.outline, equals: stage.rest(at: 0, 150))
        finger.lift()
        // It can be dragged again, if that is allowed.
        stage.drag(HeadlessFinger(on: stage.screen), from: 20, by: 60)
        expect(stage.notes.lines.last, equals: way == 1 ? "released 0" : "grabbed 0")
      }
    }

    @Test("Two fingers drag two subviews; if the system takes one away, the other one stays")
    func twoFingers() {
      let stage = Stage(at: 0, 150)
      stage.group.allowsDragging = true
      stage.screen.layout()
      let (one, two) = (HeadlessFinger(on: stage.screen), HeadlessFinger(on: stage.screen))
      stage.drag(one, from: 20, by: 60)
      stage.drag(two, from: 170, by: 80)
      let held = stage.drops[1].transform.tx
      expect(stage.drops[0].transform.tx, isGreaterThan: 40)
      expect(held, isGreaterThan: 60)
      one.cancel()
      stage.screen.run(for: 1)
      expect(stage.drops[0].transform, equals: .identity)
      expect(stage.drops[1].transform.tx, equals: held)
      two.lift()
      stage.expectRest()
    }

    @Test("In a list a subview is dragged, and the list does not scroll; only if that is allowed")
    func inList() {
      for isAllowed in [true, false] {
        let stage = Stage(at: 0)
        let list = UIScrollView(frame: stage.screen.window.bounds)
        list.contentSize = CGSize(width: 390, height: 2000)
        stage.screen.window.addSubview(list)
        list.addSubview(stage.group)
        stage.group.allowsDragging = isAllowed
        stage.screen.layout()
        let finger = HeadlessFinger(on: stage.screen)
        finger.press(stage.spot(20, 50))
        for step in 1...10 {
          stage.screen.run(for: 0.01)
          finger.move(stage.spot(20, 50 - 6 * Double(step)))
        }
        stage.screen.run(for: 0.01)
        expect(stage.drops[0].transform.ty < -20, equals: isAllowed)
        expect(list.contentOffset.y > 0, equals: !isAllowed)
      }
    }

    @Test("The subviews get their touches, and the outline is nothing for assistive technologies")
    func targets() {
      let stage = Stage(at: 0, 46)
      expect(stage.group.hitTest(CGPoint(x: 20, y: 50), with: nil) === stage.drops[0])
      expect(stage.group.hitTest(CGPoint(x: 43, y: 90), with: nil) === stage.group)
      expect(!stage.group.isAccessibilityElement)
      expect(stage.group.subviews.allSatisfy { $0 is UILabel || !$0.isAccessibilityElement })
      expect(stage.group.accessibilityElements == nil)
    }

    @Test("Only the hub is joined; without a spacing nothing is")
    func settings() {
      let stage = Stage(at: 0, 44, 88)
      stage.group.hub = stage.drops[0]
      stage.screen.run(for: 3)
      let joined = { (first: Int, second: Int) in
        stage.group.isJoined(stage.drops[first], stage.drops[second])
      }
      expect([joined(0, 1), joined(1, 2)], equals: [true, false])
      stage.group.hub = stage.drops[2]
      stage.screen.run(for: 3)
      expect([joined(0, 1), joined(1, 2)], equals: [false, true])
      stage.group.hub = UIView()
      stage.screen.run(for: 3)
      expect([joined(0, 1), joined(1, 2)], equals: [false, false])
      stage.group.hub = nil
      stage.screen.run(for: 3)
      expect([joined(0, 1), joined(1, 2)], equals: [true, true])
      stage.group.spacing = 0
      stage.expectRest()
      expect([joined(0, 1), joined(1, 2)], equals: [false, false])
    }

    @Test("A subview buds from another one, at whose place it begins")
    func bud() {
      let stage = Stage(at: 0)
      let before = stage.outline
      let bud = stage.drop(at: 90, tag: 1)
      stage.group.addSubview(bud, buddingFrom: stage.drops[0])
      stage.screen.layout()
      expect(bud.transform.tx, equals: -90)
      expect(stage.outline.points.map(\.x).max(), equals: before.points.map(\.x).max())
      stage.expectRest()
      expect(stage.outline, equals: stage.rest(at: 0, 90))
      expect(stage.notes.lines, equals: ["0 joined 1", "0 parted 1"])
      // Without it, it grows at its place.
      stage.group.addSubview(stage.drop(at: 200, tag: 2))
      stage.screen.layout()
      expect(stage.drops[2].transform, equals: .identity)
    }

    @Test("In a cell that is used again nothing moves; afterwards it does")
    func reuse() {
      for way in 0..<4 {
        let stage = Stage(at: 0, 46)
        stage.expectRest()
        func fill() {
          for drop in stage.drops { drop.removeFromSuperview() }
          for (index, x) in [10.0, 100, 190].enumerated() {
            stage.group.addSubview(stage.drop(at: x, tag: index))
          }
        }
        switch way {
        case 0:
          // A table lays out its cells so (IBAnimatable/IBAnimatable#339, a stack).
          UIView.performWithoutAnimation {
            fill()
            stage.screen.layout()
          }
        case 1:
          // Configured first, and laid out later.
          fill()
          UIView.performWithoutAnimation { stage.screen.layout() }
        case 2:
          stage.group.removeFromSuperview()
          fill()
          stage.screen.window.addSubview(stage.group)
          stage.screen.layout()
        default:
          // Laid out while it is away, as before a reuse (square/Listable#505).
          stage.group.removeFromSuperview()
          fill()
          stage.group.layoutIfNeeded()
          stage.screen.window.addSubview(stage.group)
          stage.screen.layout()
        }
        expect(stage.outline, equals: stage.rest(at: 10, 100, 190), "\(way)")
        expect(stage.screen.runningLinks.isEmpty, "\(way)")
        stage.screen.run(for: 0.1)
        stage.place(stage.drops[2], at: 220)
        expect(stage.screen.runningLinks.count, equals: 1, "\(way)")
        stage.expectRest()
      }
    }

    @Test("In a group that only gets another size nothing moves; with a new subview it does")
    func resize() {
      let stage = Stage(at: 0, 150)
      stage.group.frame.size.width = 300
      stage.drops[1].center.x -= 50
      stage.screen.layout()
      expect(stage.drops.map(\.transform), equals: [.identity, .identity])
      expect(stage.screen.runningLinks.isEmpty)
      // A row more.
      stage.group.frame.size.height = 150
      stage.drops[1].center.x -= 40
      stage.group.addSubview(stage.drop(at: 200, tag: 2))
      stage.screen.layout()
      expect(stage.drops[1].transform.tx, equals: 40)
      stage.expectRest()
    }

    @Test("Subviews that the closures of the group remove, hide or add are no trouble")
    func removedByCalls() {
      for way in 0..<4 {
        for count in 2...5 {
          let stage = Stage(at: (0..<count).map { 44 * Double($0) })
          stage.group.onJoinChange = { [weak group = stage.group] _, _, _ in
            guard let group else { return }
            let drops = group.subviews.filter { $0 is UILabel }
            switch way {
            case 0: drops.last?.removeFromSuperview()
            case 1: for drop in drops { drop.removeFromSuperview() }
            case 2:
              drops.first?.isHidden = true
              group.setNeedsLayout()
              group.layoutIfNeeded()
            default:
              drops.last?.removeFromSuperview()
              group.hub = drops.first
              if drops.count < 9 { group.addSubview(UILabel(frame: .zero)) }
              group.layoutIfNeeded()
            }
          }
          let drops = stage.drops
          drops[0].isHidden = true
          drops[1].center.x += 150
          stage.group.setNeedsLayout()
          stage.screen.layout()
          stage.group.hub = drops[1]
          stage.screen.run(for: 0.5)
          stage.group.addSubview(stage.drop(at: 300, tag: 9), buddingFrom: drops[1])
          stage.group.hub = nil
          stage.group.spacing = 200
          stage.screen.run(for: 0.5)
          stage.group.spacing = 0
          stage.expectRest()
          // Each subview is drawn, once, and nothing else.
          let shown = stage.group.subviews.filter { $0 is UILabel && !$0.isHidden }
          let contours = stage.outline.commands.filter { $0 == .close }.count
          let visible = shown.filter { $0.bounds.width > 0 }.count
          expect(contours >= visible && contours <= shown.count, "\(way), \(count)")
        }
      }
    }

    @Test("A closure may remove all subviews while a layout removes a hidden one")
    func removedInLayout() {
      let stage = Stage(at: 0, 44, 88, 132)
      let drops = stage.drops
      stage.place(drops[1], at: 260)
      // No frame reports that it has parted from the others.
      stage.screen.block(until: stage.screen.now + 1)
      var isCalled = false
      stage.group.onJoinChange = { _, _, _ in
        isCalled = true
        for drop in drops { drop.removeFromSuperview() }
      }
      drops[3].isHidden = true
      stage.group.setNeedsLayout()
      stage.screen.layout()
      expect(isCalled)
      stage.expectRest()
      expect(stage.drops.isEmpty)
      expect(stage.outline.commands.isEmpty)
    }

    @Test("A subview that is removed by the closure that hears of its finger is let go")
    func removedWhenGrabbed() {
      let stage = Stage(at: 0, 46)
      stage.group.allowsDragging = true
      stage.screen.layout()
      stage.group.onEffect = { [weak group = stage.group] effect in
        if case .grabbed(let number) = effect {
          group?.subview(withNumber: number)?.removeFromSuperview()
        }
      }
      let finger = HeadlessFinger(on: stage.screen)
      stage.drag(finger, from: 20, by: 60)
      expect(stage.drops.count, equals: 1)
      finger.lift()
      stage.expectRest()
      expect(stage.outline, equals: stage.rest(at: 46))
    }

    @Test("Of more subviews than a group has bodies for all are drawn, and no one appears twice")
    func capacity() {
      let stage = Stage()
      func contours() -> Int { stage.outline.commands.filter { $0 == .close }.count }
      for index in 0..<14 {
        let drop = stage.drop(at: 0, tag: index)
        drop.center = CGPoint(x: 50 * Double(index % 7) + 20, y: 80 * Double(index / 7))
        stage.group.addSubview(drop)
      }
      stage.group.spacing = 0
      stage.expectRest()
      expect(contours(), equals: 14)
      stage.drops[13].center.y += 200
      stage.group.setNeedsLayout()
      stage.screen.layout()
      expect(stage.outline.points.map(\.y).max(), equals: 300)
      stage.drops[13].removeFromSuperview()
      stage.screen.layout()
      expect(contours(), equals: 13)
      // A body that gets free is that of the next subview, which is there already.
      stage.drops[0].removeFromSuperview()
      stage.screen.layout()
      stage.expectRest()
      expect(contours(), equals: 12)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("Under Reduce Motion nothing overshoots")
    func reduceMotion() {
      let stage = Stage(at: 0)
      UIAccessibility.headlessReducesMotion = true
      stage.place(stage.drops[0], at: 200)
      for _ in 0..<20 {
        stage.screen.run(for: 1.0 / 60)
        expect(stage.drops[0].transform.tx, isAtMost: 0)
      }
      expect(stage.drops[0].transform, equals: .identity)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("From right to left it is the same: its subviews have been laid out already")
    func rightToLeft() {
      let stage = Stage(at: 0, 46)
      stage.screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
      stage.place(stage.drops[1], at: 160)
      expect(stage.drops[1].transform.tx, equals: 46 - 160)
      stage.expectRest()
      expect(stage.outline, equals: stage.rest(at: 0, 160))
    }

    @Test("Corners are those of the layers")
    func corners() {
      let stage = Stage(at: 0)
      stage.drops[0].layer.cornerRadius = 6
      stage.group.setNeedsLayout()
      stage.expectRest()
      expect(stage.outline, equals: stage.rest(at: 0, cornerRadius: 6))
    }

    @Test("The background of an Interface Builder file is that of the outline")
    func file() throws {
      _ = HeadlessScreen()
      UIView.headlessArchivedBackground = .systemRed
      defer { UIView.headlessArchivedBackground = nil }
      let group = try #require(JellyGroupView(coder: NSKeyedArchiver(requiringSecureCoding: true)))
      expect(group.fillColor, equals: .systemRed)
      expect(group.backgroundColor, equals: nil)
      expect(!group.clipsToBounds)
    }
  }
}

extension UIView {
  fileprivate var name: String { (self as? UILabel)?.text ?? "?" }
}

extension JellyGroupView {
  /// The settings of the group, as the core has them.
  fileprivate var settings: JellyGroupBody.Settings { .init(spacing: spacing) }
}
