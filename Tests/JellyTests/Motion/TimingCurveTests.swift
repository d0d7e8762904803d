import Testing

@testable import Jelly

@Suite("A timing curve")
struct TimingCurveTests {
  private static let curves: [TimingCurve] = [
    .easeIn, .easeInOut, TimingCurve(control1: [0.25, 0.1], control2: [0.25, 1]),
    TimingCurve(control1: [0, 1], control2: [1, 0]),
    TimingCurve(control1: [1, 0], control2: [0, 1]),
    TimingCurve(control1: [0.34, 1.56], control2: [0.64, 1]),
  ]
  private static let shares = (0...200).map { Double($0) / 200 }

  /// The other way round: a point of the Bézier curve by de Casteljau's construction.
  @Test("Passes through the points of its Bézier curve", arguments: curves)
  func isTheBezierCurve(curve: TimingCurve) {
    let segment = BezierSegment([[0, 0], curve.control1, curve.control2, [1, 1]])
    for s in Self.shares {
      let point = segment.point(at: s)
      // x is met to 10⁻¹⁴, at most 10⁻⁷ of s where x is level to the third order; y follows s by
      // at most 3 per unit.
      expect(abs(curve.progress(after: point.x) - point.y), isAtMost: 1e-6, "s = \(s)")
    }
  }

  @Test("Starts at 0 and ends at 1, and stays there", arguments: curves)
  func ends(curve: TimingCurve) {
    for share in [-.infinity, -1, 0, .nan] as [Double] {
      expect(curve.progress(after: share), equals: 0)
    }
    for share in [1, 1.5, .infinity] as [Double] { expect(curve.progress(after: share), equals: 1) }
  }

  /// Both are checked by halving: x(s) of both controls at 0.42 and 1, and at 0.42 and 0.58 by its
  /// symmetry about (½, ½).
  @Test("Is Core Animation's ease-in and ease-in-ease-out")
  func named() {
    expect(abs(TimingCurve.easeInOut.progress(after: 0.5) - 0.5), isAtMost: 1e-14)
    for share in Self.shares {
      let mirrored = 1 - TimingCurve.easeInOut.progress(after: 1 - share)
      expect(abs(TimingCurve.easeInOut.progress(after: share) - mirrored), isAtMost: 1e-13)
      func x(_ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s + s * s * s
      }
      let s = lastTime(from: 0, to: 1) { x($0) <= share }
      expect(abs(TimingCurve.easeIn.progress(after: share) - s * s * (3 - 2 * s)), isAtMost: 1e-7)
    }
  }

  @Test("Never goes back where its controls do not", arguments: [TimingCurve.easeIn, .easeInOut])
  func monotone(curve: TimingCurve) {
    let values = (0...5000).map { curve.progress(after: Double($0) / 5000) }
    expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
