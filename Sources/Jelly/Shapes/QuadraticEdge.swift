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
  ///
  /// A control point that is a distance d beyond a side takes a curve of width W beyond it for a
  /// share 2d/(2d + W) of its parameter, from that side on; this part is not drawn.
  func draw(into path: inout some PathBuilder) {
    let top = side.asTop(size: size)
    let base = top.y + amplitudes.base
    var control = Vector2(top.x / 2 + amplitudes.sideways, base + 2 * amplitudes.wave)
    var (start, end) = (Vector2(top.x, base), Vector2(0, base))
    let excess = abs(amplitudes.sideways) - top.x / 2
    if excess > 0 {
      let share = 2 * excess / (2 * excess + top.x)
      let depth = base + 4 * share * (1 - share) * amplitudes.wave
      if amplitudes.sideways > 0 {
        start.y = depth
        control += (end - control) * share
      } else {
        end.y = depth
        control += (start - control) * share
      }
    }
    path.move(to: placed(.zero))
    path.addLine(to: placed(Vector2(top.x, 0)))
    path.addLine(to: placed(start))
    path.addQuadCurve(to: placed(end), control: placed(control))
    path.closeSubpath()
  }

  private func placed(_ point: Vector2) -> Vector2 { side.fromTop(point, in: size) }
}
