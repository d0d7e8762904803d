import Jelly
@_spi(Jelly) import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// The view adds nothing to what the core draws, and takes nothing away.
  @MainActor
  struct JellyBarTraceTests {
    @Test(
      "The same touches draw the core's outlines, bit for bit",
      arguments: 1...60 as ClosedRange<UInt64>)
    func equalOutlines(seed: UInt64) throws {
      let gesture = Gesture(seed: seed)
      let isWave = seed % 2 == 0
      let isClassic = seed % 3 == 0
      let stage = Stage()
      let edge = isWave ? JellyBarBody.EdgeCurve.wave : .quadratic
      stage.bar.curve = edge
      stage.bar.tuning = isClassic ? .classic : .standard
      let trace = try gesture.trace(
        edge: isWave ? "wave" : "quadratic", tuning: isClassic ? "classic" : "standard")

      let log = TraceLog()
      stage.bar.observer = log
      var moments = gesture.moments[...]
      var unequal = 0
      var frames = 0
      var shown: [(time: Double, outline: Outline)] = []
      for frame in try Recording(of: trace, at: try #require(FrameRate(hertz: 120))) {
        while let moment = moments.first, moment.time <= frame.time {
          moments.removeFirst()
          stage.screen.run(until: moment.time)
          stage.play(moment)
        }
        stage.screen.run(until: frame.time)
        frames += 1
        if stage.outline != frame.outline { unequal += 1 }
        shown.append((frame.time, stage.outline))
      }
      let recorded = try Trace(try #require(log.json)).frames(at: shown.map { $0.time })
      expect(zip(shown, recorded).allSatisfy { $0.outline == $1.outline })
      expect(unequal, equals: 0, "of \(frames) frames")
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("Samples between two frames count as the core counts them")
    func coalescedSamples() {
      let stage = Stage()
      var body = JellyBarBody(size: [390, 100])
      stage.screen.run(until: 0.101)
      stage.finger.press(stage.spot(200, 50))
      stage.finger.move(
        (stage.spot(201, 60), 0.103), (stage.spot(203, 75), 0.107), (stage.spot(204, 95), 0.111))
      stage.finger.lift(stage.spot(205, 100), at: 0.115)
      _ = body.handle(.touchBegan([200, 50]), at: 0.101)
      _ = body.handle(.touchMoved([201, 60]), at: 0.103)
      _ = body.handle(.touchMoved([203, 75]), at: 0.107)
      _ = body.handle(.touchMoved([204, 95]), at: 0.111)
      _ = body.handle(.touchEnded([205, 100]), at: 0.115)
      stage.screen.run(until: 0.2)
      expect(stage.outline, equals: Outline(of: body, at: 0.2))
    }

    @Test("Nothing animates implicitly")
    func noImplicitAnimation() {
      let stage = Stage()
      stage.pluck()
      stage.bar.fillColor = .white
      stage.screen.run(for: 3)
      expect(stage.bar.shape.headlessImplicitKeys.isEmpty)
      expect(stage.bar.shape.animationKeys(), equals: nil)
    }
  }
}

extension Stage {
  /// Moves the finger as a gesture does, now.
  func play(_ moment: Gesture.Moment) {
    let place = spot(moment.point.x, moment.point.y)
    switch moment.step {
    case .began: finger.press(place)
    case .moved: finger.move((place, moment.time))
    case .ended: finger.lift(place)
    case .cancelled: finger.cancel()
    }
  }
}
