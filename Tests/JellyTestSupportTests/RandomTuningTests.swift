import Jelly
@_spi(Jelly) import JellySchema
@_spi(Jelly) import JellyTestSupport
import Testing

@Suite("Random tunings")
struct RandomTuningTests {
  @Test(
    "Are valid, of every control, and not where one number is spoiled",
    arguments: 1...300 as ClosedRange<UInt64>)
  func valid(seed: UInt64) {
    struct Tunings: ControlVisitor {
      var generator: SeededGenerator

      mutating func visit<Control: SchemaControl>(_ control: Control.Type) {
        let tuning = Control.Tuning.standard
        #expect(generator.valid(like: tuning).isValid, "\(Control.name)")
        #expect(!generator.invalid(like: tuning).isValid, "\(Control.name)")
      }
    }
    var tunings = Tunings(generator: SeededGenerator(seed: seed))
    forEachControl(&tunings)
  }

  @Test("Reach every choice, both ends of a range, no limit, and springs of every regime")
  func reach() {
    var generator = SeededGenerator(seed: 1)
    let badges = (0..<3000).map { _ in generator.valid(like: JellyBadgeBody.Tuning.standard) }
    #expect(JellyBadgeBody.Tuning.Neck(rawValue: 3) == nil)
    for rawValue in 0...2 { #expect(badges.contains { $0.neck.rawValue == rawValue }) }
    for count in [0, 64] { #expect(badges.contains { $0.dropletCount == count }) }
    for ratio in [0, 1] as [Double] {
      #expect(badges.contains { $0.returnSpring.dampingRatio == ratio })
    }
    #expect(badges.contains { $0.returnSpring.dampingRatio > 1 })
    #expect(badges.contains { (0.1..<0.9).contains($0.returnSpring.dampingRatio) })
    #expect(badges.contains { $0.minimumNeckRadius > 0 && $0.minimumNeckRadius < 1e-290 })
    let bars = (0..<3000).map { _ in
      generator.valid(like: JellyBarBody.Tuning.standard)
    }
    #expect(bars.contains { $0.wave.maximumWaveDepth == .infinity })
    #expect(bars.contains { $0.soft.depthLimit.linearRange == .infinity })
  }
}
