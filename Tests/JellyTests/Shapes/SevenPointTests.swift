import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Seven-point wave")
struct SevenPointTests {
  private func outline(x: Double, base: Double, wave: Double) -> Outline {
    var outline = Outline()
    WaveEdge(
      size: [375, 50], amplitudes: EdgeAmplitudes(sideways: x - 187.5, base: base - 50, wave: wave),
      profile: .sevenPoint
    ).draw(into: &outline)
    return outline
  }

  /// Returns the deepest point, by a thousand steps a curve: 0.3 pt apart, and level there.
  private func deepest(_ outline: Outline) -> Vector2 {
    outline.curves.flatMap { $0.flattened(1000) }.max { $0.y < $1.y } ?? .zero
  }

  @Test("A centered wave has the tutorial's points, and its right shoulder twice")
  func centered() {
    let outline = outline(x: 187.5, base: 50, wave: 100)
    expect(outline.letters, equals: "MLCCCLZ")
    let points: [Vector2] = [
      [0, 0], [0, 50],
      [0, 50], [82.5, 50], [133.125, 114],
      [187.5, 186], [241.875, 114], [241.875, 114],
      [241.875, 114], [292.5, 50], [375, 50],
      [375, 0],
    ]
    let distance = zip(outline.points, points).map { ($0 - $1).magnitude }.max() ?? .infinity
    expect(distance, isAtMost: 1e-12)
    expect(outline.points.count, equals: points.count)
  }

  @Test(
    "It is lopsided as the tutorial's is",
    arguments: [(187.5, 185.4, 146.0), (100, 109.9, nil), (300, 282.2, nil)]
      as [(Double, Double, Double?)])
  func deepestPoint(finger: Double, x: Double, y: Double?) {
    let deepest = deepest(outline(x: finger, base: 50, wave: 100))
    // The steps are 0.3 pt apart, and around the deepest point depth hardly changes.
    expect(abs(deepest.x - x), isAtMost: 0.2)
    if let y { expect(abs(deepest.y - y), isAtMost: 0.05) }
  }

  @Test("At rest it is the bar, counter-clockwise from the origin")
  func rest() {
    let outline = outline(x: 187.5, base: 50, wave: 0)
    expect(outline.points.allSatisfy { $0.y == 0 || $0.y == 50 })
    expect(outline.points.prefix(2), equals: [[0, 0], [0, 50]])
    expect(outline.points.suffix(2), equals: [[375, 50], [375, 0]])
  }

  /// Wave, base and the deepest point, which is 0.96 waves below the base, by pull.
  @Test(
    "The tutorial's pulls have the tutorial's depths",
    arguments: [
      (50, 30, 70, 98.8), (100, 60, 90, 147.6), (166.7, 100, 116.7, 212.7),
      (250, 100, 200, 296),
    ] as [(Double, Double, Double, Double)])
  func depths(pull: Double, wave: Double, base: Double, deepest: Double) {
    var bar = JellyBarBody(size: [375, 50], settings: .init(curve: .wave), tuning: .classic)
    _ = bar.handle(.touchBegan([187.5, 20]), at: 0)
    _ = bar.handle(.touchMoved([187.5, 20 + pull]), at: 0.1)
    let amplitudes = bar.amplitudes(at: 0.1)
    expect(abs(amplitudes.wave - wave), isAtMost: 1e-9)
    expect(abs(50 + amplitudes.base - base), isAtMost: 0.05)
    expect(abs(self.deepest(bar.outline(at: 0.1)).y - deepest), isAtMost: 0.05)
  }
}
