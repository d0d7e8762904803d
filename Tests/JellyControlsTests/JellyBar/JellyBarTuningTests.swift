@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// Tunings that make no sense, since their numbers are everyone's to set.
@Suite("A bar with an invalid tuning")
struct JellyBarTuningTests {
  /// A number that a tuning must not have.
  ///
  /// Depths may be unlimited; shares may not.
  struct InvalidTuning: CustomTestStringConvertible {
    let testDescription: String
    let spoil: @Sendable (inout EdgeTuning) -> Void

    init(_ name: String, _ spoil: @escaping @Sendable (inout EdgeTuning) -> Void) {
      testDescription = name
      self.spoil = spoil
    }
  }

  private static let invalidTunings = [
    InvalidTuning("follow NaN") { $0.pullRatio = .nan },
    InvalidTuning("follow ∞") { $0.pullRatio = .infinity },
    InvalidTuning("follow 0") { $0.pullRatio = 0 },
    InvalidTuning("wave share NaN") { $0.waveFraction = .nan },
    InvalidTuning("wave share ∞") { $0.waveFraction = .infinity },
    InvalidTuning("deepest wave NaN") { $0.maximumWaveDepth = .nan },
    InvalidTuning("dent limit NaN") { $0.reboundLimit = .nan },
    InvalidTuning("dent limit ∞") { $0.reboundLimit = .infinity },
    InvalidTuning("depth limit NaN") {
      $0.depthLimit = SoftLimit(linearRange: .nan, softRange: .nan)
    },
    InvalidTuning("sideways limit NaN") {
      $0.lateralLimit = SoftLimit(linearRange: .nan, softRange: .nan)
    },
  ]

  @Test("Its outline stays finite", arguments: invalidTunings, JellyBarBody.EdgeCurve.all)
  func finite(invalid: InvalidTuning, edge: JellyBarBody.EdgeCurve) {
    var tuning = JellyBarBody.Tuning.standard
    invalid.spoil(&tuning[edge])
    var bar = JellyBarBody(size: [390, 100], settings: .init(curve: edge), tuning: .standard)
      .released(from: Drag(start: [195, 50], end: [230, 140]))
    let events: [JellyBarBody.Event] = [
      .tuningChanged(tuning), .touchBegan([195, 50]), .touchMoved([195, 90]),
      .tuningChanged(tuning),
      .touchEnded([195, 120]), .touchBegan([20, 50]), .touchCancelled,
    ]
    for (step, event) in events.enumerated() {
      let time = 0.22 + 0.02 * Double(step)
      bar = bar.after(event, at: time)
      let isFinite = bar.outline(at: time).isFinite && bar.outline(at: time + 0.01).isFinite
      expect(isFinite, "after event \(step)")
    }
  }
}
