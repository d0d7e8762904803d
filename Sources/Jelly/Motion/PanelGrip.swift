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

extension DampedSpring {
  /// The velocity of a panel that is thrown: a faster throw at a target that is near would
  /// overshoot by more than half of the band.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second.
  ///   - extent: The extent of the panel, in points.
  ///   - target: The one to which the spring pulls it.
  ///   - overpull: The dimension of the band, in points.
  func throwVelocity(
    _ velocity: Double, from extent: Double, to target: Double, overpull: Double
  ) -> Double {
    let way = velocity == 0 ? 0 : max(velocity < 0 ? extent - target : target - extent, 0)
    let maximumSpeed = angularFrequency * (way + overpull)
    return min(max(velocity, -maximumSpeed), maximumSpeed)
  }
}

extension SpringMotion<Double> {
  /// The time from which on a panel that goes out is gone, not before `now`.
  ///
  /// One that is faster than the clock is gone at the clock's next tick.
  ///
  /// - Parameters:
  ///   - end: The extent at which nothing of it is seen; the target is beyond it.
  ///   - isOutside: Whether it starts there.
  func goneTime(at end: Double, isOutside: Bool, now: Double) -> Double {
    isOutside ? now : max(firstCrossing(of: end, after: now) ?? now, now.nextUp)
  }
}
