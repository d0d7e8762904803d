/// A square that is turned about its center: the second indicator of T2 (KYAnimatedPageControl).
struct TurnedSquare: Sendable {
  /// The center, in points.
  let center: Vector2
  /// The length of a side, in points.
  let side: Double
  /// The angle by which the square is turned clockwise, in quarter turns.
  var quarterTurns = 0.0

  /// Draws the outline clockwise, from the corner that is at the top left when the angle is 0.
  func draw(into path: inout some PathBuilder) {
    // Whole quarter turns are exact, so a square at rest on a page is free of rounding errors.
    let whole = Elementary.floor(quarterTurns + 0.5)
    let rotation = Elementary.sincos((quarterTurns - whole) * (.pi / 2))
    let quarter = whole - 4 * Elementary.floor(whole / 4)
    var right = Vector2(rotation.cos, rotation.sin) * (side / 2)
    if quarter == 1 || quarter == 3 { right = Vector2(-right.y, right.x) }
    if quarter >= 2 { right = -right }
    let down = Vector2(-right.y, right.x)
    path.move(to: center - right - down)
    path.addLine(to: center + right - down)
    path.addLine(to: center + right + down)
    path.addLine(to: center - right + down)
    path.closeSubpath()
  }
}
