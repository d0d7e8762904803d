/// The model of how fingers and pulls move an edge, for one tuning and one size.
struct EdgeModel: Equatable {
  /// The edge's curve.
  let curve: JellyEdgeCurve
  /// The tuning of an edge with this curve.
  let tuning: EdgeTuning
  /// The length of the edge, in points.
  let width: Double
  /// The height of the bar, in points; the tuning measures a dent as a share of it.
  let height: Double
  /// The limit of the edge's rise above its rest, in points; infinite for an edge that oscillates
  /// as far as it does in the tutorials.
  var headroom = Double.infinity

  /// The limit of the distance by which a finger moves the edge sideways, in points.
  var sidewaysLimit: SoftLimit { tuning.lateralLimit.scaled(by: width) }
}
