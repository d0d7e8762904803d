/// A bar whose lower edge is one quadratic curve with one control point.
///
///     (0,0) ───────────── (W,0)
///       │                   │
///     (0,b) ╲             ╱ (W,b)        b = height + base
///              ╲__   __╱
///                  Q                     Q = (W/2 + sideways, b + 2·wave)
///
/// A quadratic reaches half-way to its control point, so the control lies twice as deep as the
/// wave. The edge of the tutorials T1 (JJCuteView) and T5 (jelly navigation bar).
public struct SingleEdge: Equatable, Sendable {
  /// Width and height at rest, in points.
  public let size: Vector2
  /// How far the edge is from its rest.
  public let amplitudes: EdgeAmplitudes

  /// Makes the shape of a bar.
  public init(size: Vector2, amplitudes: EdgeAmplitudes) {
    self.size = size
    self.amplitudes = amplitudes
  }

  /// Draws the outline clockwise from the origin.
  public func draw(into path: inout some PathBuilder) {
    let base = size.y + amplitudes.base
    path.move(to: .zero)
    path.addLine(to: Vector2(size.x, 0))
    path.addLine(to: Vector2(size.x, base))
    path.addQuadCurve(
      to: Vector2(0, base),
      control: Vector2(size.x / 2 + amplitudes.sideways, base + 2 * amplitudes.wave))
    path.closeSubpath()
  }
}
