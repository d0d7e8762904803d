import Jelly
@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing
import UIKit

@testable import JellyUIKit

extension UIKitTests {
  /// The trace of a drawing has all that the view has drawn.
  @MainActor
  struct JellyShapeTraceTests {
    private let screen = HeadlessScreen()
    private let log = TraceLog()

    private let play = "M20 10L80 48L20 86Z"
    private let stop = "M16 16L80 16L80 80L16 80Z"
    private let pause = "M18 12L40 12L40 84L18 84ZM56 12L78 12L78 84L56 84Z"
    private let ring = "M16 16L80 16L80 80L16 80ZM32 32L32 64L64 64L64 32Z"
    private let menu = "M16 24L80 24M16 48L80 48M16 72L80 72"
    private let close = "M20 20L76 76M76 20L20 76"

    private func path(_ data: String) -> CGPath {
      CGMutablePath.drawn { Outline(pathData: data)?.draw(into: &$0) }
    }

    private func shape(_ parts: String...) -> JellyShapeView {
      let shape = JellyShapeView(frame: CGRect(x: 20, y: 60, width: 96, height: 96))
      shape.paths = parts.map(path)
      screen.window.addSubview(shape)
      screen.layout()
      return shape
    }

    /// Plays acts at their frames, expects that the log's trace gives every outline on the screen,
    /// bit for bit, and returns the outlines as path data.
    @discardableResult
    private func expectReplay(
      of shape: JellyShapeView, _ frames: ClosedRange<Int>, _ acts: [Int: () -> Void],
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
      var shown: [(time: Double, outline: Outline)] = []
      for frame in frames {
        screen.run(until: Double(frame) / 120)
        acts[frame]?()
        shown.append((screen.now, Outline(of: shape.shape.path)))
      }
      let replayed = try Trace(text: log.text).frames(at: shown.map(\.time))
      let wrong = zip(shown, replayed).filter { $0.outline != $1.outline }.map(\.0.time)
      #expect(wrong.isEmpty, "of \(shown.count)", sourceLocation: sourceLocation)
      return shown.map(\.outline.pathData)
    }

    @Test("A drawing that becomes others in a drag")
    func drag() throws {
      let shape = shape(play)
      shape.observer = log
      let finger = HeadlessFinger(on: screen)
      let shown = try expectReplay(
        of: shape, 1...600,
        [
          12: { finger.press(CGPoint(x: 60, y: 100)) },
          20: { finger.move(CGPoint(x: 84, y: 110)) },
          40: { shape.setPath(path(pause), animated: true) },
          50: { finger.move(CGPoint(x: 70, y: 130)) },
          56: { shape.setPath(path(stop), animated: true, from: CGPoint(x: 20, y: 70)) },
          90: { finger.lift() },
        ])
      expect(Set(shown[40..<120]).count, isGreaterThan: 70)
      expect(shown.last, equals: stop)
      let texts = [play, pause, stop].map { LoggedDrawing($0) }
      expect(log.drawings, equals: texts)
    }

    @Test("Parts that flow each by itself in a drag, and then as one drawing")
    func parts() throws {
      let (left, right) = ("M0 0L42 0L42 96L0 96Z", "M54 0L96 0L96 96L54 96Z")
      let (low, high) = ("M0 0L42 48L0 96Z", "M54 48L96 0L96 96Z")
      let shape = shape(left, right)
      shape.observer = log
      let finger = HeadlessFinger(on: screen)
      let shown = try expectReplay(
        of: shape, 1...1100,
        [
          12: { finger.press(CGPoint(x: 40, y: 80)) },
          18: { finger.move(CGPoint(x: 10, y: 60)) },
          30: { shape.setPaths([path(low), path(high)], animated: true) },
          40: { shape.setPaths([path(left), path(high)], animated: true) },
          60: { finger.lift() },
          600: { shape.setPath(path(stop), animated: true) },
        ])
      expect(shown[590], equals: left + high)
      expect(shown.last, equals: stop)
      expect(
        log.drawings,
        equals: [
          LoggedDrawing(left, right), LoggedDrawing(low, high),
          LoggedDrawing(left, high), LoggedDrawing(stop),
        ])
    }

    @Test("Strokes that become others in a drag")
    func strokes() throws {
      let shape = shape(ring)
      shape.observer = log
      // The paint of a drawing at rest is there at once.
      shape.fillColor = .clear
      shape.strokeColor = .black
      shape.lineWidth = 6
      let finger = HeadlessFinger(on: screen)
      let shown = try expectReplay(
        of: shape, 1...800,
        [
          6: { finger.press(CGPoint(x: 36, y: 80)) },
          12: { finger.move(CGPoint(x: 60, y: 90)) },
          20: { shape.setPath(path(menu), animated: true) },
          30: { shape.setPath(path(close), animated: true) },
          50: { finger.lift() },
          300: { shape.setPath(path(stop), animated: true) },
        ])
      expect(shown.last, equals: stop)
      expect(
        log.drawings,
        equals: [ring, menu, close, stop].map { LoggedDrawing($0, strokeWidth: 6) })
    }

    @Test("A width is there only where nothing is filled")
    func widths() {
      let shape = shape(stop)
      shape.observer = log
      func width() -> LoggedDrawing? {
        log.clear()
        shape.poke(at: CGPoint(x: 60, y: 30))
        return log.drawings.first
      }
      expect(width(), equals: LoggedDrawing(stop))
      shape.strokeColor = .black
      shape.lineWidth = 3
      expect(width(), equals: LoggedDrawing(stop))
      shape.fillColor = .clear
      expect(width(), equals: LoggedDrawing(stop, strokeWidth: 3))
      shape.fillGradient = JellyGradient(colors: [.systemRed, .systemBlue])
      expect(width(), equals: LoggedDrawing(stop))
      shape.fillGradient = nil
      shape.lineWidth = 0
      expect(width(), equals: LoggedDrawing(stop))
    }

    @Test("A drawing that was there before the observer, and one that flows before anything else")
    func late() throws {
      let shape = shape(play)
      shape.path = path(ring)
      screen.run(until: 1)
      shape.observer = log
      expect(log.text, equals: "")
      let shown = try expectReplay(
        of: shape, 121...700, [130: { shape.setPath(path(stop), animated: true) }])
      expect(shown.last, equals: stop)
      expect(log.drawings, equals: [ring, stop].map { LoggedDrawing($0) })
    }

    @Test("A drawing that is replaced before anything has happened")
    func replaced() throws {
      let shape = shape(play)
      shape.observer = log
      shape.path = path(ring)
      shape.path = path("M0 0L96 0L96 96Z")
      shape.path = path(stop)
      try expectReplay(
        of: shape, 1...300,
        [
          12: { shape.poke(at: CGPoint(x: 60, y: 30)) },
          30: { shape.setPath(path(play), animated: true) },
        ])
      expect(log.drawings, equals: [stop, play].map { LoggedDrawing($0) })
    }

    @Test("A cleared log begins with the present drawing")
    func clear() throws {
      let shape = shape(play)
      shape.observer = log
      try expectReplay(
        of: shape, 1...600,
        [
          12: { shape.poke(at: CGPoint(x: 40, y: 40)) },
          30: { shape.setPath(path(pause), animated: true) },
        ])
      log.clear()
      expect(log.text, equals: "")
      shape.path = path(stop)
      try expectReplay(
        of: shape, 601...1000,
        [
          612: { shape.poke(at: CGPoint(x: 60, y: 30)) },
          660: { shape.setPath(path(ring), animated: true) },
        ])
      expect(log.drawings, equals: [stop, ring].map { LoggedDrawing($0) })
    }

    @Test("A drawing that grows from nothing")
    func nothing() throws {
      let shape = shape()
      shape.observer = log
      let shown = try expectReplay(
        of: shape, 1...600, [12: { shape.setPath(path(play), animated: true) }])
      expect(shown.first, equals: "")
      expect(shown.last, equals: play)
      expect(log.drawings, equals: ["", play].map { LoggedDrawing($0) })
    }

    @Test("Drawings in another size are in the trace in the first one")
    func resized() throws {
      let shape = shape(stop)
      shape.observer = log
      let large = { (data: String) in
        CGMutablePath.drawn { Outline(pathData: data)?.draw(into: &$0, scale: [2, 2]) }
      }
      let shown = try expectReplay(
        of: shape, 1...1000,
        [
          12: { shape.poke(at: CGPoint(x: 60, y: 30)) },
          400: {
            shape.frame.size = CGSize(width: 192, height: 192)
            screen.layout()
            shape.path = large(stop)
          },
          420: { shape.setPath(large(play), animated: true, from: CGPoint(x: 40, y: 100)) },
        ])
      expect(shown.last, equals: "M40 20L160 96L40 172Z")
      expect(log.drawings, equals: [stop, play].map { LoggedDrawing($0) })
    }
  }
}
