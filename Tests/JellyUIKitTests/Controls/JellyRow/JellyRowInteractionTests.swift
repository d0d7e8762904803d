import Jelly
import Testing
import UIKit

@testable import JellyUIKit

extension UIKitTests {
  @MainActor
  struct JellyRowInteractionTests {
    // Fingers

    @Test("A swipe opens the row and moves its content exactly with the finger")
    func swipe() {
      let scene = RowScene()
      scene.swipe(by: -150, lifts: false)
      let content = scene.cells[0].contentView
      // The pan waits for a way that the content does not jump over.
      let (first, extent) = (content.transform.tx, scene.extent())
      expect(Double(-first), equals: extent)
      scene.finger.move(scene.spot(340 - 170))
      expect(abs(first - content.transform.tx - 20), isLessThan: 1e-9)
      scene.finger.lift()
      scene.screen.run(for: 2)
      expect(scene.row().openSide, equals: .trailing)
      expect(scene.extent(), equals: 212)
      expect(content.transform.tx, equals: -212)
      expect(scene.screen.runningLinks.isEmpty)
    }

    @Test("A swipe to the other side opens the leading actions, and right to left is its mirror")
    func sides() {
      for isMirrored in [false, true] {
        let scene = RowScene()
        if isMirrored {
          scene.screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
        }
        scene.swipe(from: 100, by: 90)
        scene.screen.run(for: 2)
        expect(scene.row().openSide, equals: isMirrored ? .trailing : .leading)
        expect(scene.cells[0].contentView.transform.tx, isGreaterThan: 0)
      }
    }

    @Test("The list scrolls with a finger that moves along it, and the row does not move")
    func scrolling() {
      let scene = RowScene()
      scene.swipe(by: -20, y: -120)
      expect(scene.list.contentOffset.y, isGreaterThan: 50)
      expect(scene.stage() == nil)
    }

    @Test("The list waits for a finger that swipes, and does not scroll with it")
    func waiting() {
      let scene = RowScene()
      scene.swipe(by: -150, y: -60)
      expect(scene.list.contentOffset.y, equals: 0)
      let pans = scene.cells[0].gestureRecognizers?.filter { $0 is UIPanGestureRecognizer } ?? []
      expect(pans.count, equals: 1)
      for pan in pans {
        expect(
          pan.delegate?.gestureRecognizer(
            pan, shouldBeRequiredToFailBy: scene.list.panGestureRecognizer) == true)
      }
      expect(scene.row().openSide, equals: .trailing)
      expect(scene.cells[0].taps, equals: 0)
    }

    @Test("A finger does not swipe to a side without actions, nor from the system's edge")
    func refused() {
      let scene = RowScene()
      scene.row().leading = nil
      scene.swipe(from: 100, by: 120)
      expect(scene.stage() == nil)
      scene.row(1).leading = UISwipeActionsConfiguration(actions: [scene.action(1, "Read")])
      scene.swipe(1, from: 12, by: 120)
      expect(scene.stage(1) == nil)
      scene.swipe(1, from: 30, by: 120)
      expect(scene.stage(1) != nil)
    }

    @Test("A finger catches a row that moves, and not a button on it")
    func catching() {
      let scene = RowScene()
      scene.swipe(by: -150)
      scene.screen.run(for: 0.03)
      let place = scene.extent()
      scene.finger.press(scene.spot(60))
      expect(scene.body()?.isHeld, equals: true)
      expect(abs(scene.extent() - place), isLessThan: 1e-9)
      scene.finger.cancel()
      scene.screen.run(for: 0.05)
      // The outermost drop comes out first.
      let button = scene.button(0)
      let center = button?.center ?? .zero
      scene.finger.press(CGPoint(x: center.x, y: 100 + center.y))
      expect(scene.body()?.isHeld, equals: false)
      scene.finger.lift()
      expect(scene.body()?.isLeaving, equals: true)
    }

    @Test("A finger that the list takes away, or the system, lets the row go back")
    func cancelled() {
      let scene = RowScene()
      scene.swipe(by: -150, lifts: false)
      scene.finger.cancel()
      scene.screen.run(for: 2)
      expect(scene.row().openSide == nil)
      expect(scene.cells[0].contentView.transform, equals: .identity)
      expect(scene.stage()?.isHidden, equals: true)
    }

    @Test("A trackpad pulls the row open without a jump, and arms nothing")
    func trackpad() throws {
      let scene = RowScene()
      let pan = try #require(scene.pan())
      func scroll(_ ways: Double...) -> [Bool] {
        ways.map { pan.headlessScroll(by: CGPoint(x: $0, y: 0)) }
      }
      expect(scroll(-12, -330), equals: [true, true])
      expect(scene.extent(), equals: 318)
      expect(scene.body()?.isArmed, equals: false)
      pan.headlessLift()
      scene.screen.run(for: 2)
      expect(scene.row().openSide, equals: .trailing)
      // Reuse takes it away: what comes later does nothing.
      pan.state = .possible
      expect(scroll(12, 40), equals: [true, true])
      scene.row().close(animated: false)
      expect(scroll(60), equals: [true])
      expect(scene.body()?.isHeld, equals: false)
      expect(scene.extent(), equals: 0)
      pan.headlessLift()
      pan.state = .possible
      scene.row().leading = nil
      expect(scroll(12), equals: [false])
      expect(scene.performed, equals: [])
    }

    // One open row

    @Test("One row of a list is open: the next finger closes it and swipes at once")
    func one() {
      let scene = RowScene()
      scene.row(0).open()
      scene.screen.run(for: 2)
      scene.swipe(1, by: -150)
      expect(scene.row(0).openSide == nil)
      scene.screen.run(for: 2)
      expect(scene.row(1).openSide, equals: .trailing)
      expect(scene.extent(0), equals: 0)
      scene.row(2).open(.leading)
      expect(scene.row(1).openSide == nil)
    }

    @Test("Two fingers on two rows: the second one takes the first row away")
    func twoFingers() {
      let scene = RowScene()
      let other = HeadlessFinger(on: scene.screen)
      scene.swipe(0, by: -150, lifts: false)
      scene.swipe(1, by: -150, lifts: false, finger: other)
      expect(scene.body(0)?.isHeld, equals: false)
      scene.finger.move(scene.spot(20))
      scene.finger.lift()
      other.lift()
      scene.screen.run(for: 2)
      expect(scene.row(0).openSide == nil)
      expect(scene.row(1).openSide, equals: .trailing)
    }

    @Test("Scrolling closes the row")
    func scrollCloses() {
      let scene = RowScene()
      scene.row().open(animated: false)
      scene.list.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
      expect(scene.row().openSide == nil)
    }

    @Test("A tap on the content, or on another row, closes the row and does nothing else")
    func taps() {
      let scene = RowScene()
      for place in [scene.spot(60), scene.spot(200, 2)] {
        scene.row().open(animated: false)
        scene.tap(place)
        expect(scene.row().openSide == nil)
        expect(scene.cells.map(\.taps), equals: [0, 0, 0])
      }
      scene.screen.run(for: 2)
      scene.tap(scene.spot(200, 2))
      expect(scene.cells.map(\.taps), equals: [0, 0, 1])
    }

    // Actions

    @Test("A tap on a drop performs its action and closes the row")
    func button() {
      let scene = RowScene()
      scene.row().open(animated: false)
      scene.screen.layout()
      let center = scene.button(1)?.center ?? .zero
      scene.tap(CGPoint(x: center.x, y: 100 + center.y))
      expect(scene.performed, equals: ["0 Flag"])
      expect(scene.row().openSide == nil)
    }

    @Test("A full swipe with a destructive action leaves, and performs it when it has gone")
    func fullSwipe() {
      let scene = RowScene()
      var wasGone: Bool?
      scene.onDelete = { [weak scene] _ in
        wasGone = scene?.stage().map { $0.host.body.isGone(at: $0.host.now) }
      }
      scene.swipe(by: -330, lifts: false)
      expect(scene.body()?.isArmed, equals: true)
      scene.finger.lift()
      expect(scene.performed, equals: [])
      expect(scene.body()?.isLeaving, equals: true)
      scene.screen.run(for: 0.4)
      expect(scene.performed, equals: ["0 Delete"])
      expect(wasGone, equals: true)
      scene.screen.run(for: 2)
      expect(scene.stage()?.host.body.height(at: scene.screen.now) ?? 1, equals: 0)
      expect(scene.screen.runningLinks.isEmpty)
      scene.row().restore()
      scene.screen.run(for: 2)
      expect(scene.extent(), equals: 0)
      expect(scene.cells[0].contentView.transform, equals: .identity)
      expect(scene.performed, equals: ["0 Delete"])
    }

    @Test("A full swipe with another action performs it at the release, and closes")
    func fullPerform() {
      let scene = RowScene()
      scene.swipe(from: 40, by: 320)
      expect(scene.performed, equals: ["0 Read"])
      scene.screen.run(for: 2)
      expect(scene.extent(), equals: 0)
    }

    @Test("A row without a full swipe opens only")
    func noFullSwipe() {
      let scene = RowScene(isTrailingFull: false)
      scene.swipe(by: -330)
      scene.screen.run(for: 2)
      expect(scene.performed, equals: [])
      expect(scene.row().openSide, equals: .trailing)
    }

    @Test("A destructive action that completes with false brings the row back")
    func refusedDelete() {
      let scene = RowScene()
      scene.completes = nil
      scene.swipe(by: -330)
      scene.screen.run(for: 1)
      expect(scene.performed, equals: ["0 Delete"])
      expect(scene.body()?.isLeaving, equals: true)
      scene.complete?(false)
      scene.screen.run(for: 2)
      expect(scene.body()?.isLeaving, equals: false)
      expect(scene.cells[0].contentView.transform, equals: .identity)
      // The completion of an earlier action does nothing.
      scene.row().open()
      scene.complete?(true)
      scene.screen.run(for: 2)
      expect(scene.extent(), equals: 212)
    }

    @Test("An action may take its own row off the screen")
    func ownRow() {
      let scene = RowScene()
      scene.onDelete = { [weak scene] in scene?.cells[$0].removeFromSuperview() }
      scene.swipe(by: -330)
      scene.screen.run(for: 2)
      expect(scene.performed, equals: ["0 Delete"])
      expect(scene.body()?.isLeaving, equals: false)
      expect(scene.screen.runningLinks.isEmpty)
    }

    // Reuse

    @Test("A row that leaves its window is closed, its finger is let go, and its action is done")
    func reuse() {
      let scene = RowScene()
      scene.swipe(by: -150, lifts: false)
      scene.cells[0].removeFromSuperview()
      expect(scene.body()?.isHeld, equals: false)
      expect(scene.extent(), equals: 0)
      expect(scene.cells[0].contentView.transform, equals: .identity)
      scene.finger.lift()
      scene.list.addSubview(scene.cells[0])
      scene.screen.layout()
      scene.swipe(by: -330)
      scene.cells[0].removeFromSuperview()
      expect(scene.performed, equals: ["0 Delete"])
      scene.list.addSubview(scene.cells[0])
      scene.screen.run(for: 1)
      expect(scene.performed, equals: ["0 Delete"])
      expect(scene.extent(), equals: 0)
    }

    @Test("A cell that is used again in the window is closed, and its finger let go")
    func prepareForReuse() {
      let scene = RowScene()
      scene.swipe(by: -150, lifts: false)
      scene.row().close(animated: false)
      scene.row().trailing = UISwipeActionsConfiguration(actions: [scene.action(0, "Other")])
      scene.finger.move(scene.spot(100))
      scene.finger.lift()
      expect(scene.extent(), equals: 0)
      expect(scene.cells[0].contentView.transform, equals: .identity)
      scene.swipe(by: -330)
      expect(scene.performed, equals: ["0 Other"])
    }

    @Test("A cell of a collection moves its content view, and any other view all that is in it")
    func otherViews() {
      let scene = RowScene()
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 400, width: 390, height: 76))
      let (view, label) = (UIView(frame: cell.frame), UIView(frame: cell.bounds))
      view.addSubview(label)
      for (row, content) in [(cell, cell.contentView), (view, label)] {
        scene.list.addSubview(row)
        row.jellyRow.trailing = scene.trailing(3)
        row.jellyRow.open(animated: false)
        expect(content.transform.tx, equals: -212)
      }
    }

    @Test("Actions that change in mid-swipe: the row goes on to the new extent, or closes")
    func otherActions() {
      let scene = RowScene()
      scene.swipe(by: -150, lifts: false)
      let extent = scene.extent()
      scene.row().trailing = UISwipeActionsConfiguration(actions: [scene.action(0, "One")])
      expect(abs(scene.extent() - extent), isLessThan: 1e-9)
      scene.finger.lift()
      scene.screen.run(for: 2)
      expect(scene.extent(), equals: 80)
      scene.row().trailing = nil
      scene.screen.run(for: 2)
      expect(scene.extent(), equals: 0)
      expect(scene.row().openSide == nil)
    }

    @Test("Of more than four actions the first four are shown; a row without a size opens nothing")
    func badInput() {
      let scene = RowScene()
      scene.row().trailing = UISwipeActionsConfiguration(
        actions: (0..<6).map { scene.action(0, "\($0)") })
      scene.row().open(animated: false)
      expect(scene.body()?.actionCount, equals: 4)
      expect(scene.extent(), isAtMost: 390 - 56)
      scene.row().close(animated: false)
      let view = UIView(frame: .zero)
      view.jellyRow.trailing = scene.trailing(3)
      view.jellyRow.open(animated: false)
      expect(view.jellyRow.openSide == nil)
      scene.row(1).trailing = UISwipeActionsConfiguration(actions: [])
      scene.row(1).open()
      expect(scene.stage(1) == nil)
    }

    // Accessibility

    @Test("VoiceOver has the actions of both sides, beside the app's, and the buttons when open")
    func voiceOver() {
      let scene = RowScene()
      let cell = scene.cells[0]
      let own = UIAccessibilityCustomAction(name: "Own", actionHandler: nil)
      cell.accessibilityCustomActions = [own] + (cell.accessibilityCustomActions ?? [])
      scene.row().leading = UISwipeActionsConfiguration(actions: [scene.action(0, "Unread")])
      let names = cell.accessibilityCustomActions?.map(\.name)
      expect(names, equals: ["Own", "Delete", "Flag", "Move", "Unread"])
      let actions = cell.accessibilityCustomActions ?? []
      guard actions.count == 5 else { return }
      expect(actions[4].actionHandler?(actions[4]), equals: true)
      expect(scene.performed, equals: ["0 Unread"])
      expect(actions[1].actionHandler?(actions[1]), equals: true)
      scene.screen.run(for: 1)
      expect(scene.performed, equals: ["0 Unread", "0 Delete"])
      expect(scene.row(1).openSide == nil)
      scene.row(1).open(animated: false)
      expect(scene.stage(1)?.accessibilityElementsHidden, equals: false)
      scene.row(1).close(animated: false)
      expect(scene.stage(1)?.accessibilityElementsHidden, equals: true)
      cell.removeInteraction(scene.row())
      expect(cell.accessibilityCustomActions?.map(\.name), equals: ["Own"])
    }

    @Test("An armed row is announced, with a rigid tick, and a soft one when it is not any more")
    func arming() {
      let scene = RowScene()
      let (posts, felt) = (
        UIAccessibility.headlessPosts.count, UIFeedbackGenerator.headlessFelt.count
      )
      scene.swipe(by: -330, lifts: false)
      let words = UIAccessibility.headlessPosts.dropFirst(posts).compactMap { $0.1 }
      expect(words, equals: ["Armed: Delete"])
      scene.finger.move(scene.spot(200))
      let ticks = UIFeedbackGenerator.headlessFelt.dropFirst(felt).filter { $0 != "prepare" }
      expect(ticks, equals: ["rigid", "soft"])
      scene.finger.cancel()
    }

    @Test("The delete key performs a destructive action of an open row, and Escape closes it")
    func keys() {
      let scene = RowScene()
      func press(_ key: UIKeyboardHIDUsage) {
        expect(scene.stage()?.isFirstResponder, equals: true)
        scene.stage()?.pressesBegan([UIPress(headless: key)], with: nil)
      }
      scene.row().open(animated: false)
      press(.keyboardEscape)
      expect(scene.row().openSide == nil)
      scene.row().open(.leading, animated: false)
      press(.keyboardDeleteOrBackspace)
      expect(scene.row().openSide, equals: .leading)
      scene.row().close(animated: false)
      scene.row().open(animated: false)
      press(.keyboardDeleteOrBackspace)
      scene.screen.run(for: 1)
      expect(scene.performed, equals: ["0 Delete"])
    }

    @Test("The delete key performs a destructive action of a closed row that has the focus")
    func deleteKey() {
      let scene = RowScene()
      func press(on number: Int) {
        scene.screen.press(.keyboardDeleteOrBackspace, over: scene.cells[number].contentView)
        scene.screen.run(for: 1)
      }
      // As in a field in the row.
      press(on: 0)
      scene.screen.focus(scene.cells[1])
      scene.row(1).trailing = UISwipeActionsConfiguration(actions: [scene.action(1, "Flag")])
      press(on: 1)
      expect(scene.performed, equals: [])
      scene.screen.focus(scene.cells[0])
      press(on: 0)
      expect(scene.performed, equals: ["0 Delete"])
    }

    @Test("Drops are larger for larger text")
    func textSize() {
      defer { UIFontMetrics.headlessScale = 1 }
      UIFontMetrics.headlessScale = 1.25
      let scene = RowScene()
      scene.row().open(animated: false)
      expect(scene.button(0)?.bounds.width, equals: 70)
    }

    // Drawing

    @Test("The row is filled with the background of its view, also in the dark")
    func fill() {
      let scene = RowScene()
      scene.cells[0].backgroundColor = .systemRed
      scene.row().open(animated: false)
      let red = UIColor.systemRed.layerColor(in: scene.cells[0])
      expect(scene.stage()?.host.shape.fillColor == red)
      scene.screen.window.headlessOverride(UITraitCollection(headlessStyle: .dark))
      let dark = UIColor.systemRed.layerColor(in: scene.cells[0])
      expect(dark != red)
      expect(scene.stage()?.host.shape.fillColor == dark)
      expect(scene.stage()?.dropLayers[0].fillColor == dark)
      // The drops of the other side have the colors of its actions.
      scene.row().close(animated: false)
      scene.row().open(.leading, animated: false)
      let gray = UIColor.systemGray.layerColor(in: scene.cells[0])
      expect(scene.stage()?.dropLayers[0].fillColor == gray)
    }
  }
}
