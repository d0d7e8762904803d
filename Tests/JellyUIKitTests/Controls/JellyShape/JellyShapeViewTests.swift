import Jelly
@_spi(Jelly) import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// Drawings that are soft.
  @MainActor
  struct JellyShapeViewTests {
    private let screen = HeadlessScreen()

    private func path(_ points: [CGPoint]) -> CGPath {
      let path = CGMutablePath()
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      path.closeSubpath()
      return path
    }

    private func shape(_ points: [CGPoint]) -> JellyShapeView {
      let shape = JellyShapeView(frame: CGRect(x: 20, y: 60, width: 96, height: 96))
      shape.path = path(points)
      screen.window.addSubview(shape)
      screen.layout()
      return shape
    }

    private let square = [
      CGPoint(x: 0, y: 0), CGPoint(x: 96, y: 0), CGPoint(x: 96, y: 96), CGPoint(x: 0, y: 96),
    ]

    @Test("shrinks while its button is pressed")
    func pressed() {
      let shape = shape(square)
      let rest = Outline(of: shape.shape.path)
      shape.isHighlighted = true
      screen.run(for: 4)
      expect(Outline(of: shape.shape.path), differsFrom: rest)
      shape.isHighlighted = false
      screen.run(for: 4)
      expect(Outline(of: shape.shape.path), equals: rest)
    }

    @Test("draws the core's outlines, bit for bit", arguments: ["standard", "liquid", "reduced"])
    func trace(tuning: String) throws {
      let shape = shape(square)
      shape.tuning = tuning == "reduced" ? .reduced : tuning == "liquid" ? .liquid : .standard
      let finger = HeadlessFinger(on: screen)
      var play = Play(on: screen, with: shape)
      play.at(0.1) {
        finger.press(CGPoint(x: 90, y: 80))
        return [.init("touchBegan", Vector2(70, 20))]
      }
      play.at(0.15) {
        finger.move(CGPoint(x: 110, y: 70))
        return [.init("touchMoved", Vector2(90, 10))]
      }
      play.at(0.4) {
        finger.lift()
        return [.init("touchEnded", Vector2(90, 10))]
      }
      play.at(0.7) {
        shape.poke(at: CGPoint(x: 20, y: 60), strength: 0.5)
        return [.init("poked", ("x", 20), ("y", 60), ("strength", 0.5))]
      }
      try play.expectEqualOutlines(
        control: "jelly-shape", size: [96, 96],
        settings: ["path": "M0 0L96 0L96 96L0 96Z"], tuning: tuning,
        minimumCount: tuning == "reduced" ? 1 : 10
      ) { Outline(of: shape.shape.path) }
      screen.run(for: 4)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("Bends the parts of a drawing as their trace does, bit for bit")
    func parts() throws {
      func box(_ left: Double, _ right: Double) -> [CGPoint] {
        [(left, 0), (right, 0), (right, 96), (left, 96)].map { CGPoint(x: $0.0, y: $0.1) }
      }
      let shape = shape(square)
      shape.paths = [path(box(0, 42)), path(box(54, 96))]
      expect(shape.path == nil)
      let log = TraceLog()
      shape.observer = log
      let finger = HeadlessFinger(on: screen)
      let times = [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6]
      let shown = times.map { time in
        screen.run(until: time)
        if time == 0.1 { finger.press(CGPoint(x: 40, y: 80)) }
        if time == 0.15 { finger.move(CGPoint(x: 10, y: 60)) }
        if time == 0.4 { finger.lift() }
        return Outline(of: shape.shape.path)
      }
      let frames = try Trace(text: log.text).frames(at: times)
      for (shown, frame) in zip(shown, frames) { expect(shown, equals: frame.outline) }
      expect(Set(shown.map(\.pathData)).count, isGreaterThan: 4)
      // One path again is one sheet.
      shape.path = path(square)
      screen.run(for: 4)
      expect(Outline(of: shape.shape.path).pathData, equals: "M0 0L96 0L96 96L0 96Z")
    }

    @Test("The transform at a touched point moves a view to the touch")
    func affineTransform() {
      let shape = shape(square)
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 90, y: 80))
      finger.move(CGPoint(x: 96, y: 84))
      screen.run(for: 3)
      let point = CGPoint(x: 70, y: 20)
      let near = CGPoint(x: 71, y: 20)
      let (here, there) = (shape.affineTransform(at: point), shape.affineTransform(at: near))
      expect(hypot(here.tx, here.ty), isGreaterThan: 2)
      // The image of a step to the right, up to the change of the deformation along it.
      expect(abs(1 + there.tx - here.tx - here.a), isLessThan: 0.02)
      expect(abs(there.ty - here.ty - here.b), isLessThan: 0.02)
    }

    @Test("Another drawing in the same box is shown at once, and none leaves nothing")
    func otherPath() {
      let shape = shape(square)
      let diamond = [
        CGPoint(x: 48, y: 0), CGPoint(x: 96, y: 48), CGPoint(x: 48, y: 96), CGPoint(x: 0, y: 48),
      ]
      shape.path = path(diamond)
      expect(Outline(of: shape.shape.path), equals: Outline(of: path(diamond)))
      shape.path = nil
      expect(Outline(of: shape.shape.path).commands.isEmpty)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("A width that is not finite is 1, and a negative one nothing")
    func badWidths() {
      let shape = shape(square)
      shape.strokeColor = .black
      for (width, shown) in [(CGFloat.nan, 1.0), (.infinity, 1), (-.infinity, 1), (-3, 0), (4, 4)] {
        shape.lineWidth = width
        expect(shape.lineWidth, equals: shown)
        expect(shape.shape.lineWidth, equals: shown)
        expect(shape.point(inside: CGPoint(x: 48, y: 3000), with: nil), equals: false)
      }
    }

    @Test("A finger that takes hold can be felt")
    func haptics() {
      let shape = shape(square)
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 60, y: 100))
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft"])
      finger.lift()
      expect(shape.playsHaptics)
    }

    @Test("shows a drawing at rest as it is, and takes a finger only where it is filled")
    func rest() {
      let triangle = [CGPoint(x: 90, y: 6), CGPoint(x: 90, y: 90), CGPoint(x: 6, y: 90)]
      let shape = shape(triangle)
      expect(Outline(of: shape.shape.path), equals: Outline(of: path(triangle)))
      expect(!shape.point(inside: CGPoint(x: 10, y: 10), with: nil))
      expect(shape.point(inside: CGPoint(x: 80, y: 80), with: nil))
      expect(shape.affineTransform(at: CGPoint(x: 80, y: 80)), equals: .identity)
    }
  }
}
