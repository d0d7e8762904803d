import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// Controls of an app.
  @MainActor
  struct JellyBodyViewTests {
    private let screen = HeadlessScreen()

    private func view() -> JellyBodyView<DropBody> {
      let view = JellyBodyView(DropBody(size: [60, 60]))
      view.frame.origin = CGPoint(x: 100, y: 200)
      screen.window.addSubview(view)
      screen.layout()
      return view
    }

    @Test("A control of an app follows a touch, springs back, and then uses no frame")
    func touches() {
      let view = view()
      let log = Log()
      view.onEffect = { log.add("\($0)") }
      expect(view.bounds.size, equals: CGSize(width: 60, height: 60))
      let rest = Outline(of: view.shape.path)
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 130, y: 230))
      finger.move(CGPoint(x: 130, y: 250))
      expect(Outline(of: view.shape.path).points.first, equals: [0, 20])
      expect(view.body.offset(at: screen.now), equals: 20)
      finger.lift()
      screen.run(for: 0.05)
      expect(screen.runningLinks.count, equals: 1)
      expect(Outline(of: view.shape.path), equals: Outline(of: view.body, at: screen.now))
      screen.run(for: 4)
      expect(Outline(of: view.shape.path), equals: rest)
      expect(screen.runningLinks.isEmpty)
      expect(log.lines, equals: ["grabbed", "released"])
    }

    @Test("It has the size of its view, and its settings, color and shadow can change")
    func properties() {
      let view = view()
      view.frame.size = CGSize(width: 80, height: 40)
      screen.layout()
      expect(view.body.size, equals: [80, 40])
      view.settings.inset = 4
      expect(Outline(of: view.shape.path).points.first, equals: [4, 4])
      view.fillColor = .black
      expect(view.shape.fillColor, equals: UIColor.black.cgColor)
      view.fillColor = nil
      expect(view.shape.fillColor, equals: UIColor.systemBlue.cgColor)
      view.shadow = NSShadow()
      expect(view.shadow?.shadowOffset, equals: .zero)
    }

    @Test("Reduce Motion gives it its own tuning for that, unless the app wants motion")
    func reduceMotion() {
      let view = view()
      UIAccessibility.headlessReducesMotion = true
      expect(view.body.tuning, equals: .reduced)
      view.motion = .full
      expect(view.body.tuning, equals: .standard)
      UIAccessibility.headlessReducesMotion = false
      view.motion = .reduced
      expect(view.body.tuning, equals: .reduced)
    }

    @Test("An event that the app sends moves it; the render server can draw that")
    func events() {
      let view = view()
      view.send(.pushed(400))
      screen.run(for: 0.1)
      expect(Outline(of: view.shape.path).points.first?.y ?? 0, isGreaterThan: 1)
      screen.run(for: 4)
      view.animatesOnRenderServer = true
      view.send(.pushed(400))
      expect(screen.runningLinks.isEmpty)
      screen.run(for: 0.1)
      expect(
        Outline(of: view.shape.headlessShownPath(at: screen.now)).points.first?.y ?? 0,
        isGreaterThan: 1)
    }

    @Test("Its accessibility is the app's, as in a plain view")
    func accessibility() {
      let view = view()
      expect(!view.isAccessibilityElement)
      expect(view.accessibilityTraits, equals: .none)
      view.isAccessibilityElement = true
      view.accessibilityValue = "On"
      view.send(.pushed(400))
      expect(view.isAccessibilityElement)
      expect(view.accessibilityValue, equals: "On")
    }

    @Test("It plays haptics only when it is asked to")
    func haptics() {
      let view = view()
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 130, y: 230))
      finger.lift()
      expect(UIFeedbackGenerator.headlessFelt.isEmpty)
      view.playsHaptics = true
      view.hapticStyle = JellyHapticStyle(.rigid)
      finger.press(CGPoint(x: 130, y: 230))
      expect(UIFeedbackGenerator.headlessFelt.last, equals: "rigid")
    }

    @Test("It takes a touch away from no list when its control has no touches")
    func without() {
      let view = JellyBodyView(StillBody(size: [60, 60]))
      expect(view.gestureRecognizers?.isEmpty ?? true)
    }
  }
}

/// A control that nothing moves.
private struct StillBody: JellyControl {
  enum Event: ControlEvent {
    case nothing
    static func sizeChanged(_ size: Vector2) -> Self { .nothing }
    static func tuningChanged(_ tuning: DropBody.Tuning) -> Self { .nothing }
    static func settingsChanged(_ settings: DropBody.Settings) -> Self { .nothing }
  }

  let size: Vector2
  var settings = DropBody.Settings()
  var tuning = DropBody.Tuning.standard
  var restTime: Double { -.infinity }

  mutating func handle(_ event: Event, at time: Double) -> Never? { nil }
  func draw(at time: Double, into path: inout some PathBuilder) {}
}
