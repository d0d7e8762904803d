import Foundation
@_spi(Jelly) import Jelly
@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

/// Touches on a bar of 390 × 100 points, as a trace has them and as a finger does them.
struct Gesture: CustomTestStringConvertible, Sendable {
  enum Step: String, Sendable {
    case began = "touchBegan"
    case moved = "touchMoved"
    case ended = "touchEnded"
    case cancelled = "touchCancelled"
  }

  struct Moment: Sendable {
    let time: Double
    let step: Step
    let point: Vector2
  }

  let seed: UInt64
  let moments: [Moment]
  var testDescription: String { "seed \(seed)" }

  /// Grabs, drags and lets go a few times, often in mid-air, at times that no frame has.
  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    var moments: [Moment] = []
    var time = 0.0
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      // First down where the bar is at rest, so that the finger hits it.
      var point = Vector2(
        Double.random(in: 20...370, using: &random), Double.random(in: 5...95, using: &random))
      time += Double.random(in: 0.03...0.6, using: &random)
      moments.append(Moment(time: time, step: .began, point: point.onGrid))
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        time += Double.random(in: 0.004...0.02, using: &random)
        point += Vector2(
          Double.random(in: -15...15, using: &random), Double.random(in: -10...25, using: &random))
        moments.append(Moment(time: time, step: .moved, point: point.onGrid))
      }
      time += Double.random(in: 0.004...0.02, using: &random)
      let isCancelled = Int.random(in: 0..<8, using: &random) == 0
      moments.append(
        Moment(time: time, step: isCancelled ? .cancelled : .ended, point: point.onGrid))
    }
    self.moments = moments
  }

  /// Returns the trace of it, for the core.
  func trace(edge: String, tuning: String) throws -> Trace {
    try Trace([
      "version": 1, "control": "jelly-bar", "size": [390, 100], "tuning": .string(tuning),
      "settings": ["curve": .string(edge)],
      "events": .array(
        moments.map {
          [
            "at": .number($0.time), "type": .string($0.step.rawValue), "x": .number($0.point.x),
            "y": .number($0.point.y),
          ]
        }),
    ])
  }
}

extension Vector2 {
  /// The nearest place that a window and a view in it can both name, without rounding.
  fileprivate var onGrid: Vector2 { (self * 1024).rounded(.toNearestOrEven) / 1024 }
}
