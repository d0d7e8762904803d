/// A square that turns about its centre: the second indicator of T2 (KYAnimatedPageControl).
public struct TurnedSquare: Equatable, Sendable {
  /// The centre, in points.
  public let center: Vector2
  /// The length of a side, in points.
  public let side: Double
  /// How far it is turned clockwise, in quarter turns.
  public let quarterTurns: Double

  /// Makes the shape of a square.
  public init(center: Vector2, side: Double, quarterTurns: Double = 0) {
    self.center = center
    self.side = side
    self.quarterTurns = quarterTurns
  }

  /// Draws the outline from the corner that is at the top left before it turns, clockwise.
  public func draw(into path: inout some PathBuilder) {
    // By whole quarter turns exactly: the square at rest on a page has no rounding in it.
    let whole = Elementary.floor(quarterTurns + 0.5)
    let turn = Elementary.sincos((quarterTurns - whole) * (.pi / 2))
    let quarter = whole - 4 * Elementary.floor(whole / 4)
    var right = Vector2(turn.cos, turn.sin) * (side / 2)
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
