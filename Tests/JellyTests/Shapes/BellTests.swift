import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Bell wave")
struct BellTests {
  private static let size = Vector2(390, 100)

  /// A wave anywhere on the bar: a hill or a dent, with the tip up to a hundredth of the width from
  /// the bar's ends, where the joint would be the bar's corner.
  struct Wave: CustomTestStringConvertible {
    let amplitudes: EdgeAmplitudes
    let outline: Outline
    let testDescription: String

    init(_ amplitudes: EdgeAmplitudes, name: String) {
      self.amplitudes = amplitudes
      var outline = Outline()
      WaveEdge(size: BellTests.size, amplitudes: amplitudes, profile: .bell).draw(into: &outline)
      self.outline = outline
      testDescription = name
    }

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      self.init(
        EdgeAmplitudes(
          sideways: generator.uniform(-0.49...0.49) * BellTests.size.x,
          base: generator.uniform(-40...80),
          wave: generator.sign() * generator.logarithmic(0.01...300)),
        name: "seed \(seed)")
    }

    var left: BezierSegment { outline.curves[0] }
    var right: BezierSegment { outline.curves[1] }
    var tip: Vector2 {
      let base = BellTests.size.y + amplitudes.base
      return Vector2(BellTests.size.x / 2 + amplitudes.sideways, base + amplitudes.wave)
    }
  }

  private static let waves = (1...100).map(Wave.init(seed:))
  /// A few roundings of coordinates of a few hundred points.
  private static let rounding = 1e-12

  @Test("It is two cubics between the bar's ends, counter-clockwise from the origin")
  func order() {
    let amplitudes = EdgeAmplitudes(sideways: 20, base: 10, wave: 40)
    let outline = Wave(amplitudes, name: "").outline
    expect(outline.letters, equals: "MLCCLZ")
    let ends = outline.segments.map(\.end)
    expect(ends, equals: [[0, 110], [215, 150], [390, 110], [390, 0], [0, 0]])
    expect(outline.segments.first?.start, equals: .zero)
  }

  @Test("Its tip is where it is asked for, exactly wave-deep", arguments: waves)
  func tip(wave: Wave) {
    expect((wave.left.end - wave.tip).magnitude, isAtMost: Self.rounding)
    expect(wave.right.start, equals: wave.left.end)
  }

  @Test("Nothing of it is deeper than the tip or on the other side of the base", arguments: waves)
  func deepestAtTheTip(wave: Wave) {
    let base = Self.size.y + wave.amplitudes.base
    for point in wave.outline.curves.flatMap({ $0.flattened(200) }) {
      let share = (point.y - base) / wave.amplitudes.wave
      expect(share >= -1e-12 && share <= 1 + 1e-9, "\(point)")
    }
  }

  @Test("It runs from left to right and never back", arguments: waves)
  func neverFoldsBack(wave: Wave) {
    let xs = wave.outline.curves.flatMap { $0.flattened(200) }.map(\.x)
    expect(zip(xs, xs.dropFirst()).allSatisfy { $0 <= $1 + Self.rounding })
  }

  @Test("It is level at both feet and has no kink in the tip", arguments: waves)
  func noKinks(wave: Wave) {
    let level = Vector2(1, 0)
    expect(degrees(between: wave.left.directionAtStart, level), isAtMost: 0.1)
    expect(degrees(between: wave.left.directionAtEnd, wave.right.directionAtStart), isAtMost: 0.1)
    expect(degrees(between: wave.left.directionAtEnd, level), isAtMost: 0.1)
    expect(degrees(between: wave.right.directionAtEnd, level), isAtMost: 0.1)
  }

  /// The handle's length is rounded against coordinates of up to 400 points, and squared.
  @Test("Its curvature is the same on both sides of the tip, 2·wave/(3·handle²)", arguments: waves)
  func curvatureIsContinuous(wave: Wave) {
    let (left, right) = (wave.left.curvature(at: 1), wave.right.curvature(at: 0))
    let handle = wave.left.directionAtEnd.x
    let formula = -2 * wave.amplitudes.wave / (3 * handle * handle)
    // Rounding of the coordinates counts against the handle, and against the wave.
    let share = 1e-12 * (1 / abs(handle) + 1 / abs(wave.amplitudes.wave)) + 1e-12
    expect(abs(left - right), isAtMost: share * abs(left))
    expect(abs(left - formula), isAtMost: share * abs(left))
  }

  @Test("Mirrored sideways, the outline is mirrored", arguments: waves)
  func mirrored(wave: Wave) {
    var other = wave.amplitudes
    other.sideways = -other.sideways
    let mirror = Wave(other, name: "").outline.curves.reversed().map { curve in
      curve.reversed.mapped { Vector2(Self.size.x - $0.x, $0.y) }
    }
    let distances = zip(mirror, wave.outline.curves).flatMap { mirror, curve in
      zip(mirror.points, curve.points).map { ($0 - $1).magnitude }
    }
    expect(distances.max() ?? .infinity, isAtMost: Self.rounding)
  }

  @Test("Centered, it is symmetric", arguments: [-80, -1, 5, 120])
  func symmetric(depth: Double) {
    let wave = Wave(EdgeAmplitudes(wave: depth), name: "")
    let mirror = wave.right.reversed.mapped { Vector2(Self.size.x - $0.x, $0.y) }
    let distances = zip(mirror.points, wave.left.points).map { ($0 - $1).magnitude }
    expect(distances.max() ?? .infinity, isAtMost: Self.rounding)
  }

  @Test("Upside down, a dent is the wave", arguments: waves)
  func dent(wave: Wave) {
    var other = wave.amplitudes
    other.wave = -other.wave
    let base = Self.size.y + other.base
    let turned = Wave(other, name: "").outline.curves.flatMap(\.points).map {
      Vector2($0.x, 2 * base - $0.y)
    }
    let distances = zip(turned, wave.outline.curves.flatMap(\.points)).map { ($0 - $1).magnitude }
    expect(distances.max() ?? .infinity, isAtMost: Self.rounding)
  }

  @Test("A tip past the bar's end leaves the bell on the bar", arguments: [-400, -196, 196, 400])
  func staysOnTheBar(sideways: Double) {
    let outline = Wave(EdgeAmplitudes(sideways: sideways, wave: 50), name: "").outline
    expect(outline.points.allSatisfy { $0.x >= 0 && $0.x <= Self.size.x })
  }

  @Test("A bar without width is a line")
  func noWidth() {
    var outline = Outline()
    WaveEdge(size: [0, 100], amplitudes: EdgeAmplitudes(wave: 50), profile: .bell)
      .draw(into: &outline)
    expect(outline.isFinite)
    expect(outline.points.allSatisfy { $0.x == 0 })
  }
}
