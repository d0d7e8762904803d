/// A bar whose lower edge is one quadratic curve with one control point.
///
///     (0,0) ───────────── (W,0)
///       │                   │
///     (0,b) ╲             ╱ (W,b)        b = height + base
///              ╲__   __╱
///                  Q                     Q = (W/2 + sideways, b + 2·wave)
///
/// A quadratic comes half-way to its control point, so the control point lies twice as deep as the
/// wave. It is the edge of the tutorials T1 (JJCuteView) and T5 (jelly navigation bar).
struct QuadraticEdge: Sendable {
  /// Width and height at rest, in points.
  let size: Vector2
  /// The edge that the bar hangs from.
  ///
  /// The drawing above shows a bar that hangs from the top.
  var side = RectEdge.top
  /// The displacement of the edge from its rest.
  let amplitudes: EdgeAmplitudes

  /// Draws the outline from the origin along the fixed side.
  func draw(into path: inout some PathBuilder) {
    let top = side.asTop(size: size)
    let base = top.y + amplitudes.base
    let control = Vector2(top.x / 2 + amplitudes.sideways, base + 2 * amplitudes.wave)
    path.move(to: placed(.zero))
    path.addLine(to: placed(Vector2(top.x, 0)))
    path.addLine(to: placed(Vector2(top.x, base)))
    path.addQuadCurve(to: placed(Vector2(0, base)), control: placed(control))
    path.closeSubpath()
  }

  private func placed(_ point: Vector2) -> Vector2 { side.fromTop(point, in: size) }
}
