/// A finger that holds a panel: the drawer's, or the content of a row.
struct PanelGrip: Equatable, Sendable {
  /// The identifier of the finger.
  let finger: Int
  /// Its last place, in the control's coordinates.
  var place: Vector2
  /// Its distance from the container's edge when the grip began, in points.
  var start: Double
  /// The way that brought the panel where it was then; that of an extent without resistance.
  var startWay: Double
  /// The distance of the panel then from where such a way brings it: it was where no finger
  /// could hold it.
  var residual: Double
  /// The extent of the panel, in points.
  var extent: Double

  /// The finger's way, in points: that of an extent without resistance.
  func way(at distance: Double) -> Double { startWay + distance - start }

  /// The part of the residual that is left when the finger is at a distance from the edge.
  ///
  /// It fades only while the finger moves toward where it could hold the panel: a residual that
  /// faded in both directions would move the panel against a finger whose way resists.
  ///
  /// It fades so slowly that the panel never moves by more than 1.5 times the finger's step.
  func residual(at distance: Double) -> Double {
    let length = max(Self.fadeDistance, 4 * abs(residual))
    let toward = max((distance - start) * (residual > 0 ? -1 : 1), 0)
    let left = max(1 - toward / length, 0)
    return residual * left * left
  }

  /// The least way of the finger in which the residual fades, in points: about a finger's width.
  private static var fadeDistance: Double { 48 }

  /// The share of a band up to which a finger can hold a panel: farther out, the finger would be
  /// far away from it.
  static var maximumGrip: Double { 0.75 }
}
