import Jelly
import JellyTestSupport
import Testing

@Suite("Random tunings")
struct RandomTuningTests {
  @Test("Are sound, of every control", arguments: 1...300 as ClosedRange<UInt64>)
  func sound(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    #expect(generator.soundTuning(like: JellyBar.Tuning.standard(.wave)).isSound)
    #expect(generator.soundTuning(like: ElasticRefresh.Tuning.standard(.wave)).isSound)
    #expect(generator.soundTuning(like: ElasticField.Tuning.standard).isSound)
    #expect(generator.soundTuning(like: GooeyPager.Tuning.standard).isSound)
    #expect(generator.soundTuning(like: GooeyBadge.Tuning.standard).isSound)
    #expect(generator.soundTuning(like: GooeyMenu.Tuning.standard).isSound)
  }

  @Test("Are not sound where one number is spoiled", arguments: 1...300 as ClosedRange<UInt64>)
  func unsound(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    #expect(!generator.unsoundTuning(like: JellyBar.Tuning.standard(.wave)).isSound)
    #expect(!generator.unsoundTuning(like: ElasticRefresh.Tuning.standard(.wave)).isSound)
    #expect(!generator.unsoundTuning(like: ElasticField.Tuning.standard).isSound)
    #expect(!generator.unsoundTuning(like: GooeyPager.Tuning.standard).isSound)
    #expect(!generator.unsoundTuning(like: GooeyBadge.Tuning.standard).isSound)
    #expect(!generator.unsoundTuning(like: GooeyMenu.Tuning.standard).isSound)
  }

  @Test("Reach every choice, both ends of a range, no limit, and springs of every regime")
  func reach() {
    var generator = SeededGenerator(seed: 1)
    let badges = (0..<3000).map { _ in generator.soundTuning(like: GooeyBadge.Tuning.standard) }
    #expect(GooeyBadge.Tuning.Neck(rawValue: 3) == nil)
    for rawValue in 0...2 { #expect(badges.contains { $0.neck.rawValue == rawValue }) }
    for count in [0, 64] { #expect(badges.contains { $0.dropletCount == count }) }
    for ratio in [0, 1] as [Double] {
      #expect(badges.contains { $0.returnSpring.dampingRatio == ratio })
    }
    #expect(badges.contains { $0.returnSpring.dampingRatio > 1 })
    #expect(badges.contains { (0.1..<0.9).contains($0.returnSpring.dampingRatio) })
    #expect(badges.contains { $0.thinnestRadius > 0 && $0.thinnestRadius < 1e-290 })
    let bars = (0..<3000).map { _ in
      generator.soundTuning(like: JellyBar.Tuning.standard(.single))
    }
    #expect(bars.contains { $0.deepestWave == .infinity })
    #expect(bars.contains { $0.depthLimit.free == .infinity })
  }
}
