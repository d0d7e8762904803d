@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// Tunings that make no sense, since their numbers are everyone's to set.
@Suite("A bar with an invalid tuning")
struct JellyBarTuningTests {
  /// A number that a tuning must not have.
  ///
  /// Depths may be unlimited; shares may not.
  struct Nonsense: CustomTestStringConvertible {
    let testDescription: String
    let spoil: @Sendable (inout EdgeTuning) -> Void

    init(_ name: String, _ spoil: @escaping @Sendable (inout EdgeTuning) -> Void) {
      testDescription = name
      self.spoil = spoil
    }
  }

  private static let nonsense = [
    Nonsense("follow NaN") { $0.pullRatio = .nan },
    Nonsense("follow ∞") { $0.pullRatio = .infinity },
    Nonsense("follow 0") { $0.pullRatio = 0 },
    Nonsense("wave share NaN") { $0.waveFraction = .nan },
    Nonsense("wave share ∞") { $0.waveFraction = .infinity },
    Nonsense("deepest wave NaN") { $0.maximumWaveDepth = .nan },
    Nonsense("dent limit NaN") { $0.reboundLimit = .nan },
    Nonsense("dent limit ∞") { $0.reboundLimit = .infinity },
    Nonsense("depth limit NaN") { $0.depthLimit = SoftLimit(linearRange: .nan, softRange: .nan) },
    Nonsense("sideways limit NaN") {
      $0.lateralLimit = SoftLimit(linearRange: .nan, softRange: .nan)
    },
  ]

  @Test("Its outline stays finite", arguments: nonsense, JellyBarBody.EdgeCurve.all)
  func finite(nonsense: Nonsense, edge: JellyBarBody.EdgeCurve) {
    var tuning = JellyBarBody.Tuning.standard
    nonsense.spoil(&tuning[edge])
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
      #expect(isFinite, "after event \(step)")
    }
  }
}
