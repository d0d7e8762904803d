import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("Drops that are drawn in")
struct DrawnInDropsTests {
  private static let pairs: [(Disc, Disc)] = [
    (Disc(center: [0, 0], radius: 28), Disc(center: [40, -45], radius: 18)),
    (Disc(center: [0, 0], radius: 10), Disc(center: [0, 33], radius: 22)),
    (Disc(center: [5, 5], radius: 20), Disc(center: [60, 5], radius: 20)),
  ]

  private func outline(_ from: Disc, _ to: Disc, _ length: Double) -> Outline {
    var outline = Outline()
    JellyDrops(from: from, to: to, profile: .drawnIn(length: length)).draw(into: &outline)
    return outline
  }

  /// Returns the reach of each of the two subpaths from its disc's center towards the other.
  private func reaches(_ from: Disc, _ to: Disc, _ length: Double) -> (Double, Double) {
    let displacement = to.center - from.center
    let along = displacement / displacement.magnitude
    let parts = outline(from, to, length).commands.split(separator: .close)
    let one = parts[0].flatMap(\.points).map { (($0 - from.center) * along).sum() }
    let other = parts[1].flatMap(\.points).map { ((to.center - $0) * along).sum() }
    return (one.max() ?? 0, other.max() ?? 0)
  }

  @Test("At full length the two spikes touch, where the thinnest bridge does", arguments: pairs)
  func touch(from: Disc, to: Disc) {
    let distance = (to.center - from.center).magnitude
    let (one, other) = reaches(from, to, 1)
    expect(abs(one + other - distance), isAtMost: 1e-9)
    let bridge = JellyBridge(from: from, to: to, profile: .liquid(neck: 0))
    expect(bridge.neckHalfWidth, isAtMost: 1e-9)
  }

  @Test("Shorter, they reach the less", arguments: pairs)
  func retracts(from: Disc, to: Disc) {
    let reaches = (1...10).map { self.reaches(from, to, Double($0) / 10).0 }
    expect(zip(reaches, reaches.dropFirst()).allSatisfy { $0 < $1 })
    expect(reaches[0], isGreaterThan: from.radius)
  }

  @Test("Without length there are just the discs", arguments: pairs)
  func none(from: Disc, to: Disc) {
    for length in [0, -1, .nan] {
      var discs = Outline()
      from.draw(into: &discs)
      to.draw(into: &discs)
      expect(outline(from, to, length), equals: discs)
    }
    let near = Disc(center: from.center + [from.radius, 0], radius: to.radius)
    expect(outline(from, near, 0.7).letters, equals: "MCCCCZMCCCCZ")
  }

  @Test("Everything runs clockwise", arguments: pairs)
  func clockwise(from: Disc, to: Disc) {
    for length in [0.1, 0.5, 0.9, 1] {
      let outline = outline(from, to, length)
      let discs = .pi * (from.radius * from.radius + to.radius * to.radius)
      // A circle in 32 chords a quarter loses less than a thousandth of its area.
      expect(outline.area, isGreaterThan: 0.999 * discs)
      expect(outline.area, isLessThan: 1.5 * discs)
    }
  }
}
