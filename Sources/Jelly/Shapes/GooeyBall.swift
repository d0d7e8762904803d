/// A ball that stretches a tail behind it when it is pulled along, and wobbles when it stops.
///
///             A
///         ╭───────╮             A, C   top and bottom, flattened by `extra`
///     D ──┤   ·   ├── B         B, D   the ends; the one behind is 2·extra further out
///         ╰───────╯
///             C                 extra = ⅖ · diameter · stretch
///
/// The ball of T2 (KYAnimatedPageControl): four cubics through four points. A negative stretch is a
/// ball that is too tall: in T2 only the end behind comes in, here both do, half of it each, so that
/// it does not matter which one is behind.
public struct GooeyBall: Equatable, Sendable {
  /// How the ball is drawn.
  public enum Profile: Equatable, Sendable {
    /// T2's: handles of diameter/3.6 whatever the stretch, and only the end behind moves.
    case tail
    /// Round at rest, with handles that go with the ends they belong to, and a volume that stays.
    case liquid
  }

  /// The centre, were the ball not stretched.
  public let center: Vector2
  /// The diameter at rest, in points.
  public let diameter: Double
  /// How long the tail is: 0 at rest, 1 for a ball that is 1.8 diameters long and 0.2 high.
  public let stretch: Double
  /// The direction in which the ball is pulled; of length 1.
  public let heading: Vector2
  /// How the ball is drawn.
  public let profile: Profile

  /// Makes the shape of a ball.
  public init(
    center: Vector2, diameter: Double, stretch: Double, heading: Vector2, profile: Profile
  ) {
    self.center = center
    self.diameter = diameter
    self.stretch = stretch
    self.heading = heading
    self.profile = profile
  }

  /// Draws the outline clockwise from its top, the heading to the right.
  public func draw(into path: inout some PathBuilder) {
    let radius = diameter / 2
    let extra = Self.extra * diameter * stretch
    switch profile {
    case .tail:
      let handle = diameter / Self.classicDivisor
      draw(
        front: radius, back: radius + 2 * extra, side: radius - extra,
        middle: 0, along: (handle, handle), across: handle, into: &path)
    case .liquid:
      // What is behind of a tail; of a squash, half on either side.
      let back = stretch > 0 ? 2 * extra : extra
      let front = stretch > 0 ? 0 : extra
      let side = radius - Self.liquidFlattening * extra
      // The belly goes a little with the tail, so that the ball tapers towards its end.
      let middle = Self.belly * (front - back)
      draw(
        front: radius + front, back: radius + back, side: side, middle: middle,
        along: (
          (radius + front - middle) * Disc.quarterHandle,
          (radius + back + middle) * Disc.quarterHandle
        ),
        across: side * Disc.quarterHandle, into: &path)
    }
  }

  /// The four cubics: how far each end lies from the centre, where the sides have their middle, and
  /// the handles.
  private func draw(
    front: Double, back: Double, side: Double, middle: Double,
    along: (front: Double, back: Double), across: Double, into path: inout some PathBuilder
  ) {
    let down = Vector2(-heading.y, heading.x)
    let belly = center + heading * middle
    let (top, bottom) = (belly - down * side, belly + down * side)
    let (head, tail) = (center + heading * front, center - heading * back)
    let (ahead, behind) = (heading * along.front, heading * along.back)
    let sideways = down * across
    path.move(to: top)
    path.addCurve(to: head, control1: top + ahead, control2: head - sideways)
    path.addCurve(to: bottom, control1: head + sideways, control2: bottom + ahead)
    path.addCurve(to: tail, control1: bottom - behind, control2: tail + sideways)
    path.addCurve(to: top, control1: tail - sideways, control2: top - behind)
    path.closeSubpath()
  }

  /// How much a side is flattened at a stretch of 1, in diameters: T2.
  private static let extra = 0.4
  /// T2's handle is the diameter over this; the circle's own divisor is 3.6213.
  private static let classicDivisor = 3.6
  /// How much of T2's flattening keeps the volume of a short tail; found by eye.
  private static let liquidFlattening = 0.7
  /// How far the sides' middle goes with the tail, as a share of it; found by eye.
  private static let belly = 0.18
}
