import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellyTestSupport
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("The trace of a soft shape in SwiftUI")
  struct JellyShapeTraceTests {
    /// A drawing in a box of 96 points, by its path data.
    private struct Drawn: Shape {
      let data: String

      nonisolated func path(in rect: CGRect) -> Path {
        var pen = PathPen()
        Outline(pathData: data)?
          .draw(into: &pen, scale: [Double(rect.width) / 96, Double(rect.height) / 96])
        return pen.path
      }
    }

    /// The state that an app keeps.
    @MainActor private final class App {
      var parts: [String] = []
      var lineWidth: CGFloat?
      var observer: TraceLog?
    }

    private let app = App()
    private let log = TraceLog()

    private let play = "M20 10L80 48L20 86Z"
    private let stop = "M16 16L80 16L80 80L16 80Z"
    private let pause = "M18 12L40 12L40 84L18 84ZM56 12L78 12L78 84L56 84Z"
    private let ring = "M16 16L80 16L80 80L16 80ZM32 32L32 64L64 64L64 32Z"
    private let menu = "M16 24L80 24M16 48L80 48M16 72L80 72"
    private let close = "M20 20L76 76M76 20L20 76"

    private func stage(_ parts: String..., lineWidth: CGFloat? = nil) -> Stage {
      let app = app
      (app.parts, app.lineWidth) = (parts, lineWidth)
      return Stage(96, 96) {
        JellyShape(parts: app.parts.map { Drawn(data: $0) })
          .jellyStroke(lineWidth: app.lineWidth).jellyObserver(app.observer)
      }
    }

    private func show(_ parts: String..., on stage: Stage) {
      app.parts = parts
      stage.rebuild()
    }

    private func observe(_ stage: Stage) {
      app.observer = log
      stage.rebuild()
    }

    /// Plays acts at their frames, expects that the log's trace gives every outline on the screen,
    /// bit for bit, and returns the outlines as path data.
    @discardableResult
    private func expectReplay(
      of stage: Stage, _ frames: ClosedRange<Int>, _ acts: [Int: () -> Void],
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String?] {
      var shown: [(time: Double, outline: Outline?)] = []
      for frame in frames {
        let time = Double(frame) / 64
        stage.wait(until: time)
        acts[frame]?()
        stage.show(time)
        shown.append((time, stage.outline()))
      }
      let replayed = try Trace(text: log.text).frames(at: shown.map(\.time))
      let wrong = zip(shown, replayed).filter { $0.outline != $1.outline }.map(\.0.time)
      #expect(wrong.isEmpty, "of \(shown.count)", sourceLocation: sourceLocation)
      return shown.map(\.outline?.pathData)
    }

    @Test("has a drawing that becomes others in a drag")
    func drag() throws {
      let stage = stage(play)
      observe(stage)
      var finger: Finger?
      let shown = try expectReplay(
        of: stage, 1...400,
        [
          8: { finger = stage.screen.touch(at: CGPoint(x: 40, y: 40), time: 8.0 / 64) },
          12: { finger?.move(to: CGPoint(x: 64, y: 50), time: 12.0 / 64) },
          24: { show(pause, on: stage) },
          30: { finger?.move(to: CGPoint(x: 50, y: 70), time: 30.0 / 64) },
          34: { show(stop, on: stage) },
          60: { finger?.lift(at: CGPoint(x: 50, y: 70), time: 60.0 / 64) },
        ])
      expect(Set(shown[24..<64]).count, isGreaterThan: 35)
      expect(shown.last, equals: stop)
      expect(log.drawings, equals: [play, pause, stop].map { LoggedDrawing($0) })
    }

    @Test("has parts that flow each by itself, and then as one drawing")
    func parts() throws {
      let (left, right) = ("M0 0L42 0L42 96L0 96Z", "M54 0L96 0L96 96L54 96Z")
      let (low, high) = ("M0 0L42 48L0 96Z", "M54 48L96 0L96 96Z")
      let stage = stage(left, right)
      observe(stage)
      var finger: Finger?
      let shown = try expectReplay(
        of: stage, 1...700,
        [
          8: { finger = stage.screen.touch(at: CGPoint(x: 20, y: 20), time: 8.0 / 64) },
          12: { finger?.move(to: CGPoint(x: 2, y: 8), time: 12.0 / 64) },
          24: { show(low, high, on: stage) },
          34: { show(left, high, on: stage) },
          50: { finger?.lift(at: CGPoint(x: 2, y: 8), time: 50.0 / 64) },
          400: { show(stop, on: stage) },
        ])
      expect(shown[390], equals: left + high)
      expect(shown.last, equals: stop)
      expect(
        log.drawings,
        equals: [
          LoggedDrawing(left, right), LoggedDrawing(low, high),
          LoggedDrawing(left, high), LoggedDrawing(stop),
        ])
    }

    @Test("has a fill that becomes strokes, and strokes of several widths")
    func strokes() throws {
      let stage = stage(ring)
      observe(stage)
      let shown = try expectReplay(
        of: stage, 1...700,
        [
          8: {
            app.lineWidth = 6
            show(menu, on: stage)
          },
          16: {
            app.lineWidth = 4
            show(close, on: stage)
          },
          300: { show(stop, on: stage) },
          320: {
            app.lineWidth = nil
            show(ring, on: stage)
          },
        ])
      expect(shown[290], equals: close)
      expect(shown.last, equals: ring)
      expect(
        log.drawings,
        equals: [
          LoggedDrawing(ring), LoggedDrawing(menu, strokeWidth: 6),
          LoggedDrawing(close, strokeWidth: 4), LoggedDrawing(stop, strokeWidth: 4),
          LoggedDrawing(ring),
        ])
    }

    @Test("has strokes of the width that is shown, also on the way to another one")
    func widths() throws {
      let stage = stage(menu, lineWidth: 6)
      observe(stage)
      var shown: [Int: Double] = [:]
      func keep(_ frame: Int) {
        let style = stage.value("shape", "strokeStyle", as: StrokeStyle.self)
        shown[frame] = style.map { Double($0.lineWidth) }
      }
      try expectReplay(
        of: stage, 1...500,
        [
          8: {
            app.lineWidth = 2
            show(close, on: stage)
          },
          // A frame before this one.
          14: { keep(13) },
          20: { keep(19) },
          460: { keep(459) },
        ])
      let frames = shown.keys.sorted()
      let trace = try Trace(text: log.text)
      var widths: [[Double]] = []
      trace.show(at: frames.map { (Double($0) / 64, 1) }) { picture in
        for case .strokes(let strokes) in picture.layers.map(\.shape) {
          widths.append(strokes.map(\.width))
        }
      }
      expect(widths.count, equals: 3)
      for (frame, widths) in zip(frames, widths) {
        let width = shown[frame] ?? 0
        expect(!widths.isEmpty && widths.allSatisfy { abs($0 - width) < 1e-9 }, "\(widths)")
      }
      expect(widths.last, equals: [2, 2])
      expect((shown[13] ?? 0) > 2 && (shown[13] ?? 0) < 6)
    }

    @Test("has a drawing that was there before the observer, and was replaced before anything else")
    func late() throws {
      let stage = stage(play)
      stage.wait(until: 0)
      show(pause, on: stage)
      stage.play()
      expect(log.text, equals: "")
      observe(stage)
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { show(ring, on: stage) }
      let first = Int(stage.now * 64) + 1
      let shown = try expectReplay(
        of: stage, first...(first + 400), [first + 10: { show(stop, on: stage) }])
      expect(shown.last, equals: stop)
      expect(log.drawings, equals: [ring, stop].map { LoggedDrawing($0) })
    }

    @Test("of a cleared log begins with the present drawing")
    func clear() throws {
      let stage = stage(play)
      observe(stage)
      try expectReplay(of: stage, 1...300, [8: { show(pause, on: stage) }])
      log.clear()
      expect(log.text, equals: "")
      try expectReplay(of: stage, 301...700, [310: { show(stop, on: stage) }])
      expect(log.drawings, equals: [pause, stop].map { LoggedDrawing($0) })
    }

    @Test("has drawings in another size in the first one")
    func resized() throws {
      let stage = stage(stop)
      observe(stage)
      var finger: Finger?
      let shown = try expectReplay(
        of: stage, 1...700,
        [
          8: { finger = stage.screen.touch(at: CGPoint(x: 40, y: 40), time: 8.0 / 64) },
          20: { finger?.lift(at: CGPoint(x: 40, y: 40), time: 20.0 / 64) },
          300: {
            stage.screen.size = CGSize(width: 192, height: 192)
            stage.screen.update()
          },
          310: { show(play, on: stage) },
        ])
      expect(shown.last, equals: "M40 20L160 96L40 172Z")
      expect(log.drawings, equals: [stop, play].map { LoggedDrawing($0) })
    }
  }
}
