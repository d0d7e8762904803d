import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

@testable import JellyOwnControl

extension UIKitTests {
  /// The example of the article "A control of your own".
  @MainActor
  struct OwnControlTests {
    private let screen = HeadlessScreen()
    private let controller = SwitchController()

    private var body: SwitchBody { controller.knob.body }

    init() {
      controller.viewDidLoad()
      controller.view.frame = screen.window.bounds
      screen.window.addSubview(controller.view)
      screen.layout()
    }

    @Test("Gets its size, its tuning, its settings and Reduce Motion")
    func surroundings() {
      expect(body.size, equals: [64, 32])
      expect(body.tuning, equals: .liquid)
      expect(body.settings.inset, equals: 3)
      UIAccessibility.headlessReducesMotion = true
      expect(body.tuning, equals: .reduced)
      UIAccessibility.headlessReducesMotion = false
      expect(body.tuning, equals: .liquid)
    }

    @Test("A tap turns it on; it moves until it rests, and then uses no frame")
    func tap() {
      expect(screen.runningLinks.isEmpty)
      expect(Outline(of: body, at: screen.now).commands.first, equals: .move(to: [16, 3]))
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 36, y: 36))
      finger.lift()
      expect(controller.knob.accessibilityValue, equals: "On")
      screen.run(for: 0.05)
      expect(screen.runningLinks.count, equals: 1)
      screen.run(for: 4)
      expect(screen.runningLinks.isEmpty)
      expect(Outline(of: body, at: screen.now).commands.first, equals: .move(to: [48, 3]))
    }

    @Test("A drag moves the knob, and a flick turns it on")
    func flick() {
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 36, y: 36))
      finger.move(CGPoint(x: 46, y: 36))
      screen.run(for: 0.2)
      finger.move(CGPoint(x: 30, y: 36))
      finger.lift()
      expect(!body.isOn)
      finger.press(CGPoint(x: 36, y: 36))
      screen.run(for: 0.01)
      finger.move(CGPoint(x: 44, y: 36))
      finger.lift()
      expect(body.isOn)
      expect(controller.knob.backgroundColor, equals: .systemBlue)
    }

    @Test("Its observer is told of its events, and no trace is made of them")
    func observer() {
      let log = TraceLog()
      controller.knob.observer = log
      controller.toggle()
      expect(body.isOn)
      expect(log.text.isEmpty)
    }
  }
}
