import Foundation
import Jelly
import JellyRecording
import SwiftUI
import Testing
import UIKit

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("A press in SwiftUI")
  struct JellyPressTests {
    /// The transform of a label.
    private func transform(on stage: Stage) -> ProjectionTransform? {
      stage.value("projection", "transform")
    }

    @Test("A button is lifted about its middle without a finger, and its label with it")
    func keyboard() throws {
      let stage = Stage(300, 50) { Button("Send") {}.buttonStyle(.jelly) }
      expect(transform(on: stage), equals: ProjectionTransform())
      stage.wait(until: 0)
      stage.screen.pressesButtons = true
      stage.screen.update()
      stage.show(10.0 / 64)
      var press = JellyPressBody(size: [300, 50])
      press.handle(.pressBegan, at: 0)
      expect(stage.outline(), equals: Outline(of: press, at: stage.now))
      let frame = press.localFrame(at: [150, 25], time: stage.now)
      let shown = try #require(transform(on: stage))
      expect(Vector2(shown.m11, shown.m12), equals: frame.xAxis)
      expect(Vector2(shown.m21, shown.m22), equals: frame.yAxis)
      // The middle is where the core has it.
      let x = shown.m11 * 150 + shown.m21 * 25 + shown.m31
      let y = shown.m12 * 150 + shown.m22 * 25 + shown.m32
      expect(abs(x - frame.origin.x) < 1e-9 && abs(y - frame.origin.y) < 1e-9)
      expect(frame.xAxis.x, isGreaterThan: 1.05)
      stage.screen.pressesButtons = false
      stage.screen.update()
      stage.play()
      expect(transform(on: stage), equals: ProjectionTransform())
    }

    @Test("A short tap can be seen")
    func tap() {
      let stage = Stage(300, 50) { Button("Send") {}.buttonStyle(.jelly) }
      let rest = stage.outline()
      let finger = stage.screen.touch(at: CGPoint(x: 150, y: 25), time: 0)
      stage.wait(until: 3.0 / 64)
      finger?.lift(at: CGPoint(x: 150, y: 25), time: 3.0 / 64)
      stage.show(8.0 / 64)
      expect(stage.outline(), differsFrom: rest)
      expect((transform(on: stage)?.m11 ?? 1), isGreaterThan: 1.02)
    }

    @Test("bends what a view shows by a shader, and by nothing at rest")
    func shader() throws {
      let stage = Stage(160, 120, environment: { $0.jelly.shaders = .bundle(.main) }) {
        Text("Card").jellyPress(cornerRadius: 12)
      }
      func isBent() -> Bool? { stage.value("distortion", "isEnabled") }
      expect(isBent(), equals: false)
      let finger = stage.screen.touch(at: CGPoint(x: 40, y: 30), time: 0)
      finger?.move(to: CGPoint(x: 90, y: 40), time: 2.0 / 64)
      stage.show(10.0 / 64)
      var press = JellyPressBody(size: [160, 120])
      press.handle(.touchBegan([40, 30]), at: 0)
      press.handle(.touchMoved([90, 40]), at: 2.0 / 64)
      let grid = PressGrid(of: press, at: stage.now)
      let shader: Shader = try #require(stage.value("distortion", "shader"))
      expect(shader.function.name, equals: "jellyPress")
      expect(
        shader.arguments.map(\.headlessNumbers),
        equals: [
          [Float(grid.origin.x), Float(grid.origin.y)],
          [Float(grid.spacing.x), Float(grid.spacing.y)], [Float(PressGrid.count)],
          grid.offsets + [Float(grid.offsets.count)],
        ])
      expect(stage.value("distortion", "reach"), equals: grid.reach)
      expect(isBent(), equals: true)
      finger?.lift(at: CGPoint(x: 90, y: 40), time: stage.now)
      stage.play()
      expect(isBent(), equals: false)
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("moves a view as its middle moves, where there is no shader")
    func affine() {
      let stage = Stage(160, 120) { Text("Card").jellyPress() }
      expect(stage.screen.all("distortion").isEmpty)
      _ = stage.screen.touch(at: CGPoint(x: 40, y: 30), time: 0)
      stage.show(10.0 / 64)
      expect((transform(on: stage)?.m11 ?? 1), isGreaterThan: 1.02)
    }

    @Test("moves a card with a toggle, which a shader cannot show, without one")
    func unbent() {
      let stage = Stage(160, 120, environment: { $0.jelly.shaders = .bundle(.main) }) {
        Toggle("Alarm", isOn: .constant(true)).padding(20).jellyPress(bends: false)
      }
      _ = stage.screen.touch(at: CGPoint(x: 40, y: 30), time: 0)
      stage.show(10.0 / 64)
      expect(stage.screen.all("distortion").isEmpty)
      expect((transform(on: stage)?.m11 ?? 1), isGreaterThan: 1.02)
    }

    @Test("Nothing stays pressed if the system takes the finger, or the view is disabled")
    func release() {
      var isDisabled = false
      let stage = Stage(160, 120) { Text("Card").jellyPress().disabled(isDisabled) }
      _ = stage.screen.touch(at: CGPoint(x: 40, y: 30), time: 0)
      stage.show(10.0 / 64)
      isDisabled = true
      stage.rebuild()
      stage.play()
      expect(transform(on: stage), equals: ProjectionTransform())
      expect(stage.value("allowsHitTesting"), equals: false)
      isDisabled = false
      stage.rebuild()
      let finger = stage.screen.touch(at: CGPoint(x: 40, y: 30), time: stage.now)
      stage.show(stage.now + 10.0 / 64)
      expect(transform(on: stage), differsFrom: ProjectionTransform())
      finger?.cancel()
      stage.play()
      expect(transform(on: stage), equals: ProjectionTransform())
    }

    @Test("Its recognizer takes the finger from nothing, and yields it only to a list")
    func recognizer() throws {
      let stage = Stage(160, 120) { Text("Card").jellyPress() }
      let swipe = try #require(stage.value("uiGesture", "swipe", as: HeadlessSwipe.self))
      let touches = try #require(swipe.recognizer as? AxisTouches)
      expect(!touches.cancelsTouchesInView && !touches.delaysTouchesEnded)
      let list = swipe.scroll()
      expect(swipe.receive(UITouch(headlessAt: .zero, on: swipe.content)))
      let pan = list.panGestureRecognizer
      expect(!touches.canPrevent(pan) && touches.canBePrevented(by: pan))
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      swipe.content.addGestureRecognizer(tap)
      expect(!touches.canPrevent(tap) && !touches.canBePrevented(by: tap))
      expect(!touches.gestureRecognizer(touches, shouldBeRequiredToFailBy: pan))
    }

    @Test("is still and does not follow a finger with Reduce Motion")
    func reducedMotion() {
      let stage = Stage(160, 120, environment: { $0.accessibilityReduceMotion = true }) {
        Text("Card").jellyPress()
      }
      let finger = stage.screen.touch(at: CGPoint(x: 80, y: 60), time: 0)
      finger?.move(to: CGPoint(x: 140, y: 60), time: 2.0 / 64)
      stage.show(32.0 / 64)
      var press = JellyPressBody(size: [160, 120], tuning: .reduced)
      press.handle(.touchBegan([80, 60]), at: 0)
      let frame = press.localFrame(at: [80, 60], time: 0.5)
      let shown = transform(on: stage)
      expect(shown.map { Vector2($0.m11, $0.m12) }, equals: Vector2(frame.xAxis.x, 0))
    }

    @Test("Its content has the direction of text around it, and nothing is mirrored")
    func rightToLeft() {
      let stage = Stage(160, 120, environment: { $0.layoutDirection = .rightToLeft }) {
        Text("Card").offset(x: 5).jellyPress()
      }
      expect(stage.value("offset", "x", as: CGFloat.self), equals: -5)
    }
  }
}
