import Jelly
@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing
import UIKit

@testable import JellyUIKit

extension UIKitTests {
  /// Buttons that are drawings.
  @MainActor
  struct JellyShapeButtonTests {
    private let screen = HeadlessScreen()
    private let log = Log()

    /// The points from which on a drawing has changed.
    private final class Changes: JellyObserver {
      private(set) var places: [Vector2] = []

      func control<Control: JellyControl>(
        _ control: Control, willHandle event: Control.Event, at time: Double
      ) {
        guard case .drawingChanged(let place, _) = event as? JellyShapeBody.Event else { return }
        places.append(place)
      }
    }

    private func path(_ points: (Double, Double)...) -> CGPath {
      let path = CGMutablePath()
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.closeSubpath()
      return path
    }

    private var play: CGPath { path((20, 10), (80, 48), (20, 86)) }
    private var stop: CGPath { path((16, 16), (80, 16), (80, 80), (16, 80)) }

    /// Returns a button on the screen that writes its events, and a number for its selection.
    private func button(isToggle: Bool = true) -> JellyShapeButton {
      let button = JellyShapeButton(frame: CGRect(x: 40, y: 100, width: 96, height: 96))
      button.path = play
      button.selectedPath = stop
      button.changesSelectionAsPrimaryAction = isToggle
      for (event, name): (UIControl.Event, String) in [
        (.touchUpInside, "up"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
      ] {
        button.addAction(
          UIAction { [log, weak button] _ in log.add("\(name) \(button?.isSelected == true)") },
          for: event)
      }
      screen.window.addSubview(button)
      screen.layout()
      return button
    }

    private func shown(_ button: JellyShapeButton) -> Outline {
      Outline(of: button.shapeView.shape.path)
    }

    private func tap(_ x: Double = 90, _ y: Double = 150) {
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: x, y: y))
      screen.run(for: 0.05)
      finger.lift()
    }

    @Test("A finger changes the selection, and the drawing flows from the finger on")
    func toggles() {
      let button = button()
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 70, y: 130))
      screen.run(for: 0.2)
      expect(button.isHighlighted)
      expect(shown(button), differsFrom: Outline(of: play))
      let changes = Changes()
      button.shapeView.observer = changes
      finger.lift()
      expect(log.lines, equals: ["value true", "primary true", "up true"])
      expect(button.isSelected && !button.isHighlighted && button.shapeView.flows != nil)
      expect(changes.places, equals: [Vector2(30, 30)])
      screen.run(for: 4)
      expect(shown(button), equals: Outline(of: stop))
      expect(screen.runningLinks.isEmpty)
      tap()
      screen.run(for: 4)
      expect(shown(button), equals: Outline(of: play))
      expect(log.lines.suffix(3), equals: ["value false", "primary false", "up false"])
    }

    @Test("Without a selection it is a button of one drawing")
    func plain() {
      let button = button(isToggle: false)
      tap()
      expect(log.lines, equals: ["primary false", "up false"])
      expect(button.accessibilityTraits == .button && button.accessibilityValue == nil)
      button.isSelected = true
      expect(button.accessibilityTraits, equals: [.button, .selected])
      screen.run(for: 4)
      expect(shown(button), equals: Outline(of: stop))
      button.selectedPath = nil
      expect(shown(button), equals: Outline(of: play))
    }

    @Test("A finger that leaves beside it, or that the system takes, changes nothing")
    func misses() {
      let button = button()
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 90, y: 150))
      finger.move(CGPoint(x: 90, y: 600))
      finger.lift()
      finger.press(CGPoint(x: 90, y: 150))
      finger.cancel()
      expect(log.lines.isEmpty && !button.isSelected && !button.isHighlighted)
      screen.run(for: 4)
      expect(shown(button), equals: Outline(of: play))
    }

    @Test("An assistive technology has a switch with a name and a value, and turns it")
    func accessibility() {
      let button = button()
      button.accessibilityLabel = "Play"
      expect(button.isAccessibilityElement && !button.shapeView.isAccessibilityElement)
      expect(button.accessibilityTraits, equals: [.button, .toggleButton])
      expect(button.accessibilityValue, equals: "0")
      expect(button.accessibilityActivate())
      expect(button.accessibilityValue, equals: "1")
      expect(log.lines, equals: ["up true", "value true", "primary true"])
      // An app's own words stay.
      button.accessibilityValue = "Playing"
      button.isSelected = false
      expect(button.accessibilityValue, equals: "Playing")
      button.accessibilityValue = nil
      button.isSelected = true
      button.changesSelectionAsPrimaryAction = false
      expect(button.accessibilityValue == nil && button.accessibilityTraits.contains(.selected))
    }

    @Test("A keyboard presses it while it has the focus", arguments: [false, true])
    func keyboard(isReturn: Bool) {
      let button = button()
      let press = UIPress(headless: isReturn ? .keyboardReturnOrEnter : .keyboardSpacebar)
      func strike() {
        button.pressesBegan([press], with: nil)
        button.pressesEnded([press], with: nil)
      }
      strike()
      expect(!button.isSelected)
      screen.focus(button)
      strike()
      expect(button.isSelected && !button.isHighlighted)
      expect(log.lines, equals: ["up true", "value true", "primary true"])
    }

    @Test("Code selects it without an event, and without animations at once")
    func code() {
      let button = button()
      button.isSelected = true
      expect(log.lines.isEmpty && button.shapeView.flows != nil)
      screen.run(for: 0.1)
      UIView.performWithoutAnimation { button.isSelected = false }
      expect(shown(button).areaDistance(to: Outline(of: play)), isLessThan: 1)
      expect(button.shapeView.flows == nil)
    }

    @Test("With Reduce Motion the other drawing is there at once")
    func reduced() {
      UIAccessibility.headlessReducesMotion = true
      defer { UIAccessibility.headlessReducesMotion = false }
      let button = button()
      tap()
      expect(button.isSelected)
      expect(shown(button), equals: Outline(of: stop))
      expect(screen.runningLinks.isEmpty)
    }

    @Test("From right to left neither the drawing nor the place of a finger is mirrored")
    func rightToLeft() {
      let button = button()
      screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
      screen.layout()
      expect(shown(button), equals: Outline(of: play))
      tap()
      screen.run(for: 4)
      expect(shown(button), equals: Outline(of: stop))
    }

    @Test("Disabled it is gray, takes its touches and cannot be pressed", arguments: [false, true])
    func disabled(isStroked: Bool) {
      let button = button()
      let view = button.shapeView
      if isStroked {
        (view.fillColor, view.strokeColor, view.lineWidth) = (.clear, .black, 3)
      } else {
        view.fillColor = .black
      }
      func color() -> CGColor? { isStroked ? view.shape.strokeColor : view.shape.fillColor }
      expect(color(), equals: UIColor.black.cgColor)
      button.isEnabled = false
      expect(color(), equals: UIColor.systemGray4.cgColor)
      if isStroked { expect(view.shape.fillColor, equals: UIColor.clear.cgColor) }
      expect(screen.window.hitTest(CGPoint(x: 90, y: 150), with: nil) === button)
      tap()
      expect(!button.accessibilityActivate() && log.lines.isEmpty)
      expect(button.accessibilityTraits, equals: [.button, .toggleButton, .notEnabled])
      button.isEnabled = true
      expect(color(), equals: UIColor.black.cgColor)
    }

    @Test("Its colors follow dark mode")
    func dark() {
      let button = button()
      button.shapeView.fillColor = .label
      let light = button.shapeView.shape.fillColor
      screen.window.headlessOverride(UITraitCollection(headlessStyle: .dark))
      expect(button.shapeView.shape.fillColor, differsFrom: light)
    }

    @Test("Made of an action it has its title as its name, and performs it")
    func action() {
      let action = UIAction(title: "Play") { [log] _ in log.add("played") }
      let button = JellyShapeButton(
        frame: CGRect(x: 40, y: 100, width: 96, height: 96), primaryAction: action)
      expect(button.accessibilityLabel, equals: "Play")
      button.performPrimaryAction()
      button.isEnabled = false
      button.performPrimaryAction()
      expect(log.lines, equals: ["played"])
    }

    @Test("A pointer, a gaze and the ring of the focus find it as a circle")
    func looks() {
      let button = button()
      expect(button.hoverStyle?.shape, equals: .capsule)
      expect((button.focusEffect as? UIFocusHaloEffect)?.headlessRadius, equals: 48)
    }

    @Test("Pressed and taken out of its window it comes back at rest, and is freed")
    func removed() {
      weak var freed: JellyShapeButton?
      do {
        let button = button()
        let finger = HeadlessFinger(on: screen)
        finger.press(CGPoint(x: 90, y: 150))
        button.removeFromSuperview()
        expect(!button.isHighlighted)
        screen.run(for: 4)
        screen.window.addSubview(button)
        screen.layout()
        expect(shown(button), equals: Outline(of: play))
        finger.lift()
        freed = button
        button.removeFromSuperview()
      }
      expect(freed, equals: nil)
      expect(screen.runningLinks.isEmpty)
    }
  }
}
