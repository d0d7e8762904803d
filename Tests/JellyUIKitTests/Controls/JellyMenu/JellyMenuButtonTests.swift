import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// A menu, its items, and what is outside.
  @MainActor
  struct JellyMenuButtonTests {
    private func open() -> MenuStage {
      let stage = MenuStage()
      tap(stage, [28, 28])
      stage.screen.run(for: 2)
      return stage
    }

    private func tap(_ stage: MenuStage, _ place: Vector2) {
      stage.finger.press(stage.spot(place.x, place.y))
      stage.finger.lift()
    }

    @Test("A tap opens it, a tap on an item chooses, once, and closes it")
    func chooses() {
      let stage = open()
      expect(stage.menu.isOpen)
      expect(stage.buttons.map(\.alpha), equals: [1, 1, 1])
      tap(stage, Vector2(of: stage.buttons[2].center))
      expect(!stage.menu.isOpen)
      tap(stage, Vector2(of: stage.buttons[2].center))
      expect(stage.chosen, equals: ["Voice"])
      stage.screen.run(for: 2)
      expect(stage.buttons.map(\.alpha), equals: [0, 0, 0])
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("A tap outside, Escape, and leaving the window close it, and choose nothing")
    func closes() {
      var stage = open()
      tap(stage, [-120, -300])
      expect(!stage.menu.isOpen)
      stage = open()
      stage.screen.press(.keyboardEscape)
      expect(!stage.menu.isOpen)
      stage = open()
      expect(stage.menu.accessibilityPerformEscape())
      expect(!stage.menu.isOpen)
      expect(!stage.menu.accessibilityPerformEscape())
      stage = open()
      stage.menu.removeFromSuperview()
      expect(!stage.menu.isOpen)
      expect(stage.screen.window.gestureRecognizers?.isEmpty ?? true)
      expect(stage.chosen.isEmpty)
    }

    @Test("Items lie in a fan over the button, mirrored where text runs from the right")
    func fan() {
      let stage = open()
      let places = stage.buttons.map { $0.center.x - 28 }
      expect(places[0] > 0 && places[2] < 0)
      expect(stage.buttons.allSatisfy { $0.center.y < 0 })
      stage.screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
      let mirrored = stage.buttons.map { $0.center.x - 28 }
      for (place, other) in zip(places, mirrored) { expect(abs(place + other), isLessThan: 1e-9) }
    }

    @Test("VoiceOver has one element while it is closed, the button and its items while it is open")
    func voiceOver() throws {
      let stage = MenuStage()
      stage.menu.accessibilityLabel = "Compose"
      expect(stage.menu.isAccessibilityElement)
      expect(stage.menu.accessibilityValue, equals: "Collapsed")
      expect(stage.buttons.allSatisfy { $0.accessibilityElementsHidden })
      expect(stage.menu.accessibilityActivate())
      expect(!stage.menu.isAccessibilityElement)
      let elements = try #require(stage.menu.accessibilityElements)
      let face = try #require(elements.first as? UIAccessibilityElement)
      expect((face.accessibilityLabel, face.accessibilityValue) == ("Compose", "Expanded"))
      expect(
        elements.dropFirst().compactMap { ($0 as? UIButton)?.accessibilityLabel },
        equals: ["Note", "Photo", "Voice"])
      expect(stage.buttons.allSatisfy { !$0.accessibilityElementsHidden })
      expect(UIAccessibility.headlessPosts.last?.0, equals: .layoutChanged)
      stage.buttons[0].sendActions(for: .touchUpInside)
      expect(stage.chosen, equals: ["Note"])
      expect(stage.menu.isAccessibilityElement)
    }

    @Test("The value that an app assigns stays until the menu opens or closes")
    func ownAccessibility() throws {
      let stage = MenuStage()
      stage.menu.accessibilityValue = "3 drafts"
      stage.menu.availableSpace = UIEdgeInsets(top: 300, left: 100, bottom: 0, right: 100)
      stage.menu.menu = stage.menu.menu
      expect(stage.menu.accessibilityValue, equals: "3 drafts")
      stage.menu.onEffect = { [weak menu = stage.menu] effect in
        if effect == .opened { menu?.accessibilityValue = "Choose" }
      }
      stage.menu.isOpen = true
      stage.menu.accessibilityLabel = "Drafts"
      let face = try #require(stage.menu.accessibilityElements?.first as? UIAccessibilityElement)
      expect((face.accessibilityLabel, face.accessibilityValue) == ("Drafts", "Choose"))
      expect(face.accessibilityTraits, equals: .button)
      expect(face.accessibilityFrameInContainerSpace, equals: stage.menu.bounds)
      stage.menu.isOpen = false
      expect(stage.menu.accessibilityValue, equals: "Collapsed")
    }

    @Test("The items are the actions of the menu and its submenus, without the hidden ones")
    func submenus() {
      let stage = open()
      stage.menu.menu = UIMenu(children: [
        UIAction(title: "Note") { _ in },
        UIMenu(
          title: "More",
          children: [
            UIAction(title: "Secret", attributes: .hidden) { _ in },
            UIAction(title: "Delete", attributes: .destructive) { _ in },
          ]),
      ])
      expect(stage.buttons.map(\.accessibilityLabel), equals: ["Note", "Delete"])
      expect(stage.buttons.map(\.tintColor), equals: [.white, .systemRed])
      stage.menu.menu = nil
      expect(stage.buttons.isEmpty)
    }

    @Test("The items lie in the available space")
    func availableSpace() {
      let stage = MenuStage()
      stage.menu.availableSpace = UIEdgeInsets(
        top: .infinity, left: 0, bottom: 0, right: .infinity)
      stage.menu.setOpen(true, animated: false)
      expect(stage.buttons.allSatisfy { $0.frame.minX >= -1e-6 && $0.frame.maxY <= 56 + 1e-6 })
      stage.menu.availableSpace = nil
      expect(!stage.buttons.allSatisfy { $0.frame.minX >= -1e-6 })
    }

    @Test("A field that is being written in keeps the keyboard")
    func fieldKeepsKeyboard() {
      let stage = MenuStage()
      let field = JellyTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
      stage.screen.window.addSubview(field)
      field.becomeFirstResponder()
      stage.menu.isOpen = true
      expect(field.isFirstResponder)
      stage.buttons[0].sendActions(for: .touchUpInside)
      expect(field.isFirstResponder)
    }

    @Test("Escape closes it, and whoever had the keys before gets them back")
    func escape() {
      final class Table: UIView {
        override var canBecomeFirstResponder: Bool { true }
      }
      let stage = MenuStage()
      let table = Table(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
      stage.screen.window.addSubview(table)
      table.becomeFirstResponder()
      stage.menu.isOpen = true
      expect(stage.menu.isFirstResponder)
      stage.screen.press(.keyboardEscape)
      expect(!stage.menu.isOpen)
      expect(table.isFirstResponder)
      // While it is closed no key means it.
      expect(!stage.menu.becomeFirstResponder())
    }

    @Test("A view controller that had the keys, as in a chat, gets them back")
    func controllerKeys() {
      final class Chat: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
      }
      let stage = MenuStage()
      let chat = Chat()
      stage.screen.window.addSubview(chat.view)
      chat.view.addSubview(stage.menu)
      chat.becomeFirstResponder()
      stage.menu.isOpen = true
      expect(stage.menu.isFirstResponder)
      stage.screen.press(.keyboardEscape)
      expect(chat.isFirstResponder)
    }

    @Test("An item that is disabled cannot be chosen")
    func disabledItem() {
      let stage = open()
      var chosen = 0
      stage.menu.menu = UIMenu(children: [
        UIAction(title: "Note", attributes: .disabled) { _ in chosen += 1 }
      ])
      stage.screen.run(for: 2)
      tap(stage, Vector2(of: stage.buttons[0].center))
      expect(chosen, equals: 0)
      expect(stage.menu.isOpen)
      expect(!stage.buttons[0].isEnabled)
    }

    @Test("Without animation it is open at once, reports it, and nothing runs")
    func openAtOnce() {
      let stage = MenuStage()
      stage.screen.run(for: 5)
      let log = Log()
      stage.menu.onEffect = { log.add("\($0)") }
      stage.menu.setOpen(true, animated: false)
      let places = stage.buttons.map(\.center)
      expect(stage.menu.isOpen)
      expect(log.lines, equals: ["opened"])
      stage.screen.run(for: 0.05)
      expect(stage.screen.runningLinks.isEmpty)
      stage.screen.run(for: 2)
      expect(stage.buttons.map(\.center), equals: places)
      let animated = MenuStage()
      animated.menu.setOpen(true, animated: true)
      expect(!animated.screen.runningLinks.isEmpty)
      animated.screen.run(for: 5)
      expect(animated.outline.distance(to: stage.outline), isLessThan: 0.02)
      stage.menu.setOpen(false, animated: false)
      expect(!stage.menu.isOpen)
      expect(log.lines, equals: ["opened", "closed"])
    }

    @Test("A menu that is disabled closes, is gray, and reports it")
    func disabled() {
      let stage = open()
      let fill = stage.menu.shape.fillColor
      stage.menu.isEnabled = false
      expect(!stage.menu.isOpen)
      expect(stage.menu.shape.fillColor, differsFrom: fill)
      expect(stage.menu.accessibilityTraits.contains(.notEnabled))
      expect(!stage.menu.accessibilityActivate())
      stage.finger.press(stage.spot(28, 28))
      stage.finger.lift()
      expect(!stage.menu.isOpen)
      stage.menu.isEnabled = true
      expect(stage.menu.shape.fillColor, equals: fill)
      expect(!stage.menu.accessibilityTraits.contains(.notEnabled))
    }

    @Test("A remote gives it the focus, and opens and closes it")
    func remote() {
      let stage = MenuStage()
      stage.screen.press(.select, on: stage.menu)
      expect(!stage.menu.isOpen, "it has not got the focus")
      stage.screen.focus(stage.menu)
      expect(stage.menu.isFocused)
      stage.screen.press(.select, on: stage.menu)
      expect(stage.menu.isOpen)
      stage.screen.press(.select, on: stage.menu)
      expect(!stage.menu.isOpen)
      stage.menu.isEnabled = false
      stage.screen.focus(stage.menu)
      expect(!stage.menu.isFocused)
    }

    @Test("What is above it hears of a press from its beginning to its end, or not at all")
    func wholePresses() {
      let stage = MenuStage()
      let above = PressLog(frame: stage.screen.window.bounds)
      stage.screen.window.addSubview(above)
      above.addSubview(stage.menu)
      for isFocused in [false, true] {
        stage.screen.focus(isFocused ? stage.menu : nil)
        above.lines = []
        // The first press of the middle opens a menu with the focus, and its Back button closes it.
        for button in [UIPress.PressType.select, .menu, .menu] {
          stage.screen.press(button, on: stage.menu)
        }
        let one = ["began", "ended"]
        expect(above.lines, equals: (isFocused ? one : one + one + one))
      }
      let press = UIPress(headless: .select)
      stage.menu.pressesBegan([press], with: nil)
      stage.menu.pressesCancelled([press], with: nil)
      expect(!stage.menu.isOpen)
      expect(above.lines, equals: ["began", "ended"])
    }

    @Test("What is above it may take a press away while it hears of it")
    func pressesTakenAway() {
      let stage = MenuStage()
      let above = PressTaker(frame: stage.screen.window.bounds)
      stage.screen.window.addSubview(above)
      above.addSubview(stage.menu)
      for button in [UIPress.PressType.select, .menu] {
        stage.screen.press(button, on: stage.menu)
      }
      expect(above.count, equals: 2)
      expect(!stage.menu.isOpen)
    }

    @Test("It is called a menu, until an app calls it otherwise")
    func label() {
      let menu = MenuStage().menu
      expect(menu.accessibilityLabel, equals: "Menu")
      menu.accessibilityLabel = "Compose"
      expect(menu.accessibilityLabel, equals: "Compose")
    }

    @Test("A pointer, a gaze and the focus find it as a circle")
    func looks() throws {
      let menu = MenuStage().menu
      expect(menu.hoverStyle?.shape, equals: .capsule)
      let halo = try #require(menu.focusEffect as? UIFocusHaloEffect)
      expect(halo.headlessRect, equals: menu.bounds)
      expect(halo.headlessRadius, equals: 28)
    }

    @Test("Another key, and a remote's other buttons, leave it open")
    func otherKeys() {
      let stage = open()
      stage.screen.press(.keyboardReturnOrEnter)
      expect(stage.menu.isOpen)
      stage.screen.press(.menu, on: stage.menu)
      expect(!stage.menu.isOpen)
    }

    @Test("An item that is too small for someone is shown large, under its title")
    func shownLarge() {
      let menu = MenuStage().menu
      expect(menu.interactions.contains { $0 is UILargeContentViewerInteraction })
      let items = menu.subviews.compactMap { $0 as? UIButton }
      expect(items.map { $0.largeContentTitle }, equals: ["Note", "Photo", "Voice"])
      expect(items.allSatisfy { $0.showsLargeContentViewer })
    }

    @Test("Other items in mid-motion take the others' place; those without a slot are left")
    func otherItems() {
      let stage = MenuStage()
      stage.menu.isOpen = true
      stage.screen.run(for: 0.1)
      stage.menu.menu = UIMenu(children: (0..<20).map { UIAction(title: "\($0)") { _ in } })
      stage.screen.run(for: 2)
      expect(stage.buttons.count, equals: JellyMenuBody.itemLimit)
      stage.menu.menu = nil
      expect(stage.buttons.isEmpty)
      stage.menu.isOpen = false
      stage.screen.run(for: 2)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("Under Reduce Motion the items fade in at their places")
    func reduceMotion() {
      let stage = MenuStage()
      UIAccessibility.headlessReducesMotion = true
      stage.menu.isOpen = true
      let places = stage.buttons.map(\.center)
      stage.screen.run(for: 0.03)
      expect(stage.buttons.map(\.center), equals: places)
      expect(stage.buttons.allSatisfy { $0.alpha > 0 && $0.alpha < 1 })
      stage.screen.run(for: 0.3)
      expect(stage.buttons.map(\.center), equals: places)
      expect(stage.buttons.allSatisfy { $0.alpha == 1 })
    }

    @Test("The cross turns with it; no layer animates by itself")
    func cross() throws {
      let stage = open()
      let shapes = stage.menu.outlines
      let cross = try #require(shapes.first { $0.strokeColor != nil })
      expect(abs(cross.headlessTransform.a - 0.5.squareRoot()), isLessThan: 1e-12)
      expect(shapes.allSatisfy { $0.headlessImplicitKeys.isEmpty })
    }
  }
}

/// Hears of the presses that the views in it leave.
private final class PressLog: UIView {
  var lines: [String] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    lines.append("began")
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    lines.append("ended")
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    lines.append("cancelled")
  }
}

/// Takes each press away from the views in it, as soon as it hears of it.
private final class PressTaker: UIView {
  var count = 0

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    count += 1
    for view in subviews { view.pressesCancelled(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
