import Jelly
import JellyTestSupport
import Testing

@Suite("Random tunings")
struct RandomTuningTests {
  @Test("Are sound, of every control", arguments: 1...300 as ClosedRange<UInt64>)
  func sound(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    #expect(generator.sound(like: JellyBarBody.Tuning.standard).isSound)
    #expect(generator.sound(like: JellyRefreshBody.Tuning.standard).isSound)
    #expect(generator.sound(like: JellyFieldBody.Tuning.standard).isSound)
    #expect(generator.sound(like: JellyPagerBody.Tuning.standard).isSound)
    #expect(generator.sound(like: JellyBadgeBody.Tuning.standard).isSound)
    #expect(generator.sound(like: JellyMenuBody.Tuning.standard).isSound)
  }

  @Test("Are not sound where one number is spoiled", arguments: 1...300 as ClosedRange<UInt64>)
  func unsound(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    #expect(!generator.unsound(like: JellyBarBody.Tuning.standard).isSound)
    #expect(!generator.unsound(like: JellyRefreshBody.Tuning.standard).isSound)
    #expect(!generator.unsound(like: JellyFieldBody.Tuning.standard).isSound)
    #expect(!generator.unsound(like: JellyPagerBody.Tuning.standard).isSound)
    #expect(!generator.unsound(like: JellyBadgeBody.Tuning.standard).isSound)
    #expect(!generator.unsound(like: JellyMenuBody.Tuning.standard).isSound)
  }

  @Test("Reach every choice, both ends of a range, no limit, and springs of every regime")
  func reach() {
    var generator = SeededGenerator(seed: 1)
    let badges = (0..<3000).map { _ in generator.sound(like: JellyBadgeBody.Tuning.standard) }
    #expect(JellyBadgeBody.Tuning.Neck(rawValue: 3) == nil)
    for rawValue in 0...2 { #expect(badges.contains { $0.neck.rawValue == rawValue }) }
    for count in [0, 64] { #expect(badges.contains { $0.dropletCount == count }) }
    for ratio in [0, 1] as [Double] {
      #expect(badges.contains { $0.returnSpring.dampingRatio == ratio })
    }
    #expect(badges.contains { $0.returnSpring.dampingRatio > 1 })
    #expect(badges.contains { (0.1..<0.9).contains($0.returnSpring.dampingRatio) })
    #expect(badges.contains { $0.thinnestRadius > 0 && $0.thinnestRadius < 1e-290 })
    let bars = (0..<3000).map { _ in
      generator.sound(like: JellyBarBody.Tuning.standard)
    }
    #expect(bars.contains { $0.wave.deepestWave == .infinity })
    #expect(bars.contains { $0.soft.depthLimit.free == .infinity })
  }
}
