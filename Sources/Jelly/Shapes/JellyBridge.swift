/// Two discs and the bridge of KYCuteView that holds them together: two quadratics, which get thin
/// only with the back disc.
///
/// The outline runs clockwise, like that of a ``Disc``. So fill it by the non-zero rule:
/// overlapping parts stay filled.
struct JellyBridge: Sendable {
  /// The disc that the bridge starts on: the one left behind.
  let from: Disc
  /// The disc that the bridge ends on: the one pulled away.
  let to: Disc
  /// The deformation of the whole outline.
  var deformation = Deformation.none

  /// Draws the two discs, then the bridge of KYCuteView.
  ///
  ///     B ────P──── C          A, B   ends of the first disc's diameter across the axis
  ///     │           │          C, D   the same of the second
  ///     A ────O──── D          O, P   handles, from A and B half of the distance along the axis
  ///
  /// The original goes from A over D and C to B, and keeps its parts in separate layers. In one
  /// path they must have the same direction: from B over C and D to A.
  func draw(into path: inout some PathBuilder) {
    from.draw(into: &path, deformation: deformation)
    to.draw(into: &path, deformation: deformation)
    let offset = to.center - from.center
    let distance = offset.magnitude
    let along = distance > 0 ? offset / distance : Vector2(0, 1)
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
