import Foundation
import Jelly
@_spi(Jelly) import JellySchema
import Testing
import UIKit

@testable @_spi(Jelly) import JellyRecording
@testable import JellyUIKit

extension UIKitTests {
  /// The traces that every browser draws with the same bits, played by fingers on the views: those
  /// in which fingers can do what the trace has.
  ///
  /// A finger cannot come down beside the screen, or twice, or 30 years later; a badge is as high
  /// as its view, segments are as wide as each other, and a list scrolls in its own way.
  @MainActor
  struct RecordedTraceTests {
    private let screen = HeadlessScreen()

    @Test(
      "A bar draws what the core draws of a recorded trace, bit for bit",
      arguments: [
        "classic-quadratic-top", "classic-wave-bottom", "reduced-quadratic-bottom",
        "reduced-wave-top", "resized", "standard-quadratic-left", "tuned",
      ])
    func bar(name: String) throws {
      try play(name, on: JellyBarView()) { view, start in
        let edges: [RectEdge: JellyBarView.Edge] = [
          .top: .top, .bottom: .bottom, .left: .leading, .right: .trailing,
        ]
        (view.edge, view.curve) = (edges[start.settings.edge] ?? .top, start.settings.curve)
      }
    }

    @Test("A switch draws what the core draws of a recorded trace, bit for bit")
    func toggle() throws {
      try play("switch-standard", on: JellySwitch()) { _, _ in }
    }

    @Test(
      "A slider draws what the core draws of a recorded trace, bit for bit",
      arguments: ["slider-liquid", "slider-standard-vertical"])
    func slider(name: String) throws {
      try play(name, on: JellySliderControl()) { view, start in
        view.setValue(Float(start.value), animated: false)
      }
    }

    @Test("A shape draws what the core draws of a recorded trace, bit for bit")
    func shape() throws {
      try play("shape", on: JellyShapeView()) { view, start in
        let (size, box) = (view.bounds.size, start.settings.bounds)
        let path = CGMutablePath()
        path.addRect(
          CGRect(
            x: box.left * size.width, y: box.top * size.height,
            width: (box.right - box.left) * size.width,
            height: (box.bottom - box.top) * size.height))
        view.path = path
      }
    }

    /// Plays a trace: touches by fingers, all else as code does it; and holds each frame to the
    /// core's.
    private func play<View: Hosting>(
      _ name: String, on view: View, sourceLocation: SourceLocation = #_sourceLocation,
      setUp: (View, View.Control) -> Void
    ) throws where View.Control: SchemaControl {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let file = root.appendingPathComponent("Web/tests/traces/\(name).json")
      let trace = try Trace(utf8: Data(contentsOf: file))
      let script = try #require(trace.script as? ControlScript<View.Control>)
      // At the window's origin no place is rounded.
      view.frame = CGRect(origin: .zero, size: CGSize(script.body.size))
      view.tuning = script.body.tuning
      screen.window.addSubview(view)
      screen.layout()
      view.host.set { $0 = script.body.settings }
      setUp(view, script.body)
      var fingers: [Int: HeadlessFinger] = [:]
      var times: [Double] = []
      var shown: [Outline] = []
      func show(until end: Double) {
        while Double(times.count) / 120 < end {
          times.append(Double(times.count) / 120)
          screen.run(until: times[times.count - 1])
          shown.append(Outline(of: view.host.shape.path))
        }
      }
      for (moment, event) in zip(script.moments, try events(of: trace)) {
        show(until: moment.time)
        screen.run(until: moment.time)
        let place = CGPoint(x: event.x ?? 0, y: event.y ?? 0)
        let finger = fingers[event.id ?? 0] ?? HeadlessFinger(on: screen)
        fingers[event.id ?? 0] = finger
        switch event.type {
        case "touchBegan": finger.press(place)
        case "touchMoved": finger.move(place)
        case "touchEnded": finger.lift(place)
        case "touchCancelled": for finger in fingers.values { finger.cancel() }
        default: view.host.send(moment.event)
        }
      }
      // A trace may end with a finger down.
      let isHeld = script.endTime == .infinity
      show(until: isHeld ? (times.last ?? 0) + 1 : script.endTime + 0.1)
      let drawn = try trace.frames(at: times).map(\.outline)
      let wrong = zip(shown, drawn).enumerated().filter { $1.0 != $1.1 }.map { $0.offset }
      #expect(
        wrong.isEmpty, "\(wrong.count) of \(shown.count), first \(wrong.first ?? 0)",
        sourceLocation: sourceLocation)
      #expect(Set(shown.map(\.pathData)).count > 10, sourceLocation: sourceLocation)
      #expect(screen.runningLinks.isEmpty || isHeld, sourceLocation: sourceLocation)
    }

    private struct Event: Decodable {
      let type: String
      var x, y: Double?
      var id: Int?
    }

    private func events(of trace: Trace) throws -> [Event] {
      struct Events: Decodable { let events: [Event] }
      return try JSONDecoder().decode(Events.self, from: Data(trace.json.text.utf8)).events
    }
  }
}
