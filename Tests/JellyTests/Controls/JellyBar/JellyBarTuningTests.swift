import JellyTestSupport
import Testing

@testable import Jelly

/// Tunings that make no sense, since their numbers are everyone's to set.
@Suite("A bar tuned to nonsense")
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
    Nonsense("follow NaN") { $0.follow = .nan },
    Nonsense("follow ∞") { $0.follow = .infinity },
    Nonsense("follow 0") { $0.follow = 0 },
    Nonsense("wave share NaN") { $0.waveShare = .nan },
    Nonsense("wave share ∞") { $0.waveShare = .infinity },
    Nonsense("deepest wave NaN") { $0.deepestWave = .nan },
    Nonsense("dent limit NaN") { $0.dentLimit = .nan },
    Nonsense("dent limit ∞") { $0.dentLimit = .infinity },
    Nonsense("depth limit NaN") { $0.depthLimit = SoftLimit(free: .nan, give: .nan) },
    Nonsense("sideways limit NaN") { $0.sidewaysLimit = SoftLimit(free: .nan, give: .nan) },
  ]

  @Test("Its outline stays finite", arguments: nonsense, JellyBarBody.Edge.all)
  func finite(nonsense: Nonsense, edge: JellyBarBody.Edge) {
    var tuning = JellyBarBody.Tuning.standard
    nonsense.spoil(&tuning[edge])
    var bar = JellyBarBody(size: [390, 100], settings: .init(edge: edge), tuning: .standard)
      .released(from: Drag(start: [195, 50], end: [230, 140]))
    let events: [JellyBarBody.Event] = [
      .tuned(tuning), .touchBegan([195, 50]), .touchMoved([195, 90]), .tuned(tuning),
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
