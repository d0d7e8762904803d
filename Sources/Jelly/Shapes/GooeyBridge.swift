/// Two discs and what holds them together.
///
/// Two profiles of the same bridge: the tutorial's two quadratics, which only thin with the back
/// disc, and a liquid one that necks in between the discs until it parts.
///
/// The outline runs clockwise, like that of a ``Disc``, so what overlaps adds up where it is
/// filled.
public struct GooeyBridge: Equatable, Sendable {
  /// How the bridge is drawn.
  public enum Profile: Equatable, Sendable {
    /// KYCuteView's bridge of two quadratics, over the two discs that it ends on.
    case quadratic
    /// One contour round both discs and the neck between them, smooth everywhere.
    ///
    /// `neck` is from 0, where discs that lie apart meet in a point, to 1, their common hull;
    /// values outside are moved to the nearer end. Between equal discs that lie apart the neck is
    /// `neck` times as thick as the discs.
    case liquid(neck: Double)
  }

  /// The disc that the bridge starts on: the one left behind.
  public let from: Disc
  /// The disc that the bridge ends on: the one pulled away.
  public let to: Disc
  /// How the bridge is drawn.
  public let profile: Profile
  /// How much longer a liquid outline is along its axis, and thinner across, than it should be.
  ///
  /// Above 0; 1 for neither. The centre of `from` stays in place, and the area the same.
  let stretch: Double

  /// Makes the shape of two discs and their bridge.
  public init(from: Disc, to: Disc, profile: Profile) {
    self.init(from: from, to: to, profile: profile, stretch: 1)
  }

  init(from: Disc, to: Disc, profile: Profile, stretch: Double) {
    self.from = from
    self.to = to
    self.profile = profile
    self.stretch = stretch
  }

  /// Whether one disc lies within the other, so that there is nothing to bridge.
  public var isNested: Bool { axis.length <= abs(from.radius - to.radius) }

  /// Whether the discs lie apart, so that only the bridge holds them together.
  public var isApart: Bool { axis.length > from.radius + to.radius }

  /// Half of the thickness of the neck, in points; not negative.
  ///
  /// That of the quadratics is (3r₁ + r₂)/4, half-way. A liquid bridge that is nowhere thinner than
  /// the smaller disc has that one's radius.
  public var neckHalfWidth: Double {
    switch profile {
    case .quadratic: (3 * from.radius + to.radius) / 4
    case .liquid(let neck):
      isNested ? min(from.radius, to.radius) : Fillet(of: self, neck: neck).neckHalfWidth
    }
  }

  /// Draws the outline.
  public func draw(into path: inout some PathBuilder) {
    switch profile {
    case .quadratic: drawQuadratics(into: &path)
    case .liquid(let neck): drawContour(Fillet(of: self, neck: neck), into: &path)
    }
  }

  /// The way from the first centre to the second: direction and length; down where there is none.
  var axis: (direction: Vector2, length: Double) {
    let way = to.center - from.center
    let length = way.magnitude
    return length > 0 ? (way / length, length) : (Vector2(0, 1), 0)
  }
}

// MARK: - Quadratics

extension GooeyBridge {
  /// The two discs, then the bridge of KYCuteView.
  ///
  ///     B ────P──── C          A, B   ends of the first disc's diameter across the axis
  ///     │           │          C, D   the same of the second
  ///     A ────O──── D          O, P   handles, from A and B half of the distance along the axis
  ///
  /// The original goes from A by D, C and B and keeps its parts in layers of their own. In one path
  /// they have to run the same way: from B by C, D and A.
  private func drawQuadratics(into path: inout some PathBuilder) {
    from.draw(into: &path)
    to.draw(into: &path)
    let (along, distance) = axis
    let across = Vector2(along.y, -along.x)
    let a = from.center - across * from.radius
    let b = from.center + across * from.radius
    let c = to.center + across * to.radius
    let d = to.center - across * to.radius
    let half = along * (distance / 2)
    path.move(to: b)
    path.addQuadCurve(to: c, control: b + half)
    path.addLine(to: d)
    path.addQuadCurve(to: a, control: a + half)
    path.closeSubpath()
  }
}
