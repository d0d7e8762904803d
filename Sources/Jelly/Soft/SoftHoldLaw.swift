/// How fingers hold a body.
protocol SoftHoldLaw {
  /// The width of a finger, in the unit of places, as the standard deviation of a bell.
  var fingerWidth: Double { get }
  /// The stiffness of a finger's hold, per second squared.
  var grip: Double { get }
  /// The displacement that one unit of a coordinate makes at a place.
  func wave(_ coordinate: Int, at place: Double) -> Double
  /// The part of a coordinate in what a finger feels at a place.
  func patch(_ coordinate: Int, at place: Double) -> Double
  /// The wish of a finger, for each point that the tip of the body is to move.
  func wishForTip(at place: Double) -> Double
  /// The way from one place to another, with its sign.
  func way(from start: Double, to end: Double) -> Double
}
