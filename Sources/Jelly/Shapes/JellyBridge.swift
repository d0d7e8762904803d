/// Two discs and the bridge that holds them together.
///
/// A bridge has one of two profiles: the tutorial's two quadratics, which get thin only with the
/// back disc, or a liquid one, whose neck between the discs gets thinner until it parts.
///
/// The outline runs clockwise, like that of a ``Disc``. So fill it by the non-zero rule:
/// overlapping parts stay filled.
struct JellyBridge: Sendable {
  /// The curve of the bridge.
  enum Profile: Sendable {
    /// KYCuteView's bridge of two quadratics, drawn over both discs.
    case quadratic
    /// One contour around both discs and the neck between them, smooth everywhere.
    ///
    /// `neck` is from 0 to 1; values outside are moved to the nearer end. At 0 the tails of discs
    /// that lie apart meet in a point; at 1 the contour is the common hull. Between equal discs
    /// that lie apart the neck is `neck` times as thick as the discs.
    case liquid(neck: Double)
  }

  /// The disc that the bridge starts on: the one left behind.
  let from: Disc
  /// The disc that the bridge ends on: the one pulled away.
  let to: Disc
  /// The curve of the bridge.
  let profile: Profile
  /// The deformation of the whole outline.
  var deformation = Deformation.none

  /// Draws the outline.
  func draw(into path: inout some PathBuilder) {
    switch profile {
    case .quadratic: drawQuadratics(into: &path)
    case .liquid(let neck): drawContour(neck: neck, into: &path)
    }
  }

  /// The vector from the first center to the second, as direction and length; the direction is down
  /// if the length is 0.
  var axis: (direction: Vector2, length: Double) {
    let offset = to.center - from.center
    let length = offset.magnitude
    return length > 0 ? (offset / length, length) : (Vector2(0, 1), 0)
  }
}

// MARK: - Quadratics

extension JellyBridge {
  /// Draws the two discs, then the bridge of KYCuteView.
  ///
  ///     B ────P──── C          A, B   ends of the first disc's diameter across the axis
  ///     │           │          C, D   the same of the second
  ///     A ────O──── D          O, P   handles, from A and B half of the distance along the axis
  ///
  /// The original goes from A over D and C to B, and keeps its parts in separate layers. In one
  /// path they must have the same direction: from B over C and D to A.
  private func drawQuadratics(into path: inout some PathBuilder) {
    from.draw(into: &path, deformation: deformation)
    to.draw(into: &path, deformation: deformation)
    let (along, distance) = axis
    let across = Vector2(along.y, -along.x)
    let a = from.center - across * from.radius
    let b = from.center + across * from.radius
    let c = to.center + across * to.radius
    let d = to.center - across * to.radius
    let half = along * (distance / 2)
    path.move(to: deformation.place(b))
    path.addQuadCurve(to: deformation.place(c), control: deformation.place(b + half))
    path.addLine(to: deformation.place(d))
    path.addQuadCurve(to: deformation.place(a), control: deformation.place(a + half))
    path.closeSubpath()
  }
}
