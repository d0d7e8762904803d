import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Single edge")
struct SingleEdgeTests {
  private let size = Vector2(390, 100)

  private func outline(_ amplitudes: EdgeAmplitudes, side: RectEdge = .top) -> Outline {
    var outline = Outline()
    QuadraticEdge(size: size, side: side, amplitudes: amplitudes).draw(into: &outline)
    return outline
  }

  @Test("At rest it is the bar, clockwise from the origin")
  func rest() {
    expect(
      outline(.zero).commands,
      equals: [
        .move(to: [0, 0]), .line(to: [390, 0]), .line(to: [390, 100]),
        .quadCurve(to: [0, 100], control: [195, 100]), .close,
      ])
  }

  @Test("Its control point stands aside and hangs twice as deep as the wave")
  func control() {
    expect(
      outline(EdgeAmplitudes(sideways: -40, base: 12, wave: 30)).commands,
      equals: [
        .move(to: [0, 0]), .line(to: [390, 0]), .line(to: [390, 112]),
        .quadCurve(to: [0, 112], control: [155, 172]), .close,
      ])
  }

  private static let seeds: ClosedRange<UInt64> = 1...30

  private func randomAmplitudes(_ seed: UInt64) -> EdgeAmplitudes {
    var generator = SeededGenerator(seed: seed)
    return EdgeAmplitudes(
      sideways: generator.uniform(-180...180), base: generator.uniform(-30...60),
      wave: generator.uniform(-60...120))
  }

  /// A quadratic reaches half-way to its control in the middle, and nothing of it reaches further.
  @Test("Its belly is as deep as the wave", arguments: seeds)
  func belly(seed: UInt64) throws {
    let amplitudes = randomAmplitudes(seed)
    let edge = try #require(outline(amplitudes).curves.first)
    let belly = edge.point(at: 0.5)
    expect(abs(belly.y - (100 + amplitudes.depth)), isAtMost: 1e-12)
    expect(abs(belly.x - (195 + amplitudes.sideways / 2)), isAtMost: 1e-12)
    let reach = edge.flattened(200).map { abs($0.y - 100 - amplitudes.base) }.max() ?? 0
    expect(reach, isAtMost: abs(amplitudes.wave) + 1e-12)
  }

  @Test("Mirrored sideways, the outline is mirrored", arguments: seeds)
  func mirrored(seed: UInt64) {
    let amplitudes = randomAmplitudes(seed)
    var other = amplitudes
    other.sideways = -amplitudes.sideways
    let mirrored = outline(other).curves.map { curve in
      curve.reversed.mapped { Vector2(390 - $0.x, $0.y) }
    }
    let distance = zip(mirrored, outline(amplitudes).curves).flatMap { mirror, curve in
      zip(mirror.points, curve.points).map { ($0 - $1).magnitude }
    }.max()
    expect(distance ?? .infinity, isAtMost: 1e-12)
  }
}
