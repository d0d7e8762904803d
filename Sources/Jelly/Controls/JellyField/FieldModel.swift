/// The numbers that decide how either kind of outline moves.
struct FieldModel {
  /// Width and height at rest, in points.
  var size: Vector2
  /// The settings.
  var settings: JellyFieldBody.Settings
  /// The clearance for dents, in points; another one is adopted at rest.
  var headroom: Double
  /// The tuning.
  var tuning: JellyFieldBody.Tuning
}
