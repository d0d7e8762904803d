/// What a film shows, and how exactly.
public struct FilmSettings: Equatable, Sendable {
  /// The largest distance of a control point of an outline from the truth, in points; above 0.
  public var error = 0.05
  /// The time at rest before the first event, in seconds; rounded to whole milliseconds.
  public var lead = 0.3
  /// The time after the end, in seconds; rounded to whole milliseconds.
  public var hold = 0.7
  /// The time of the trace at which the film ends, in seconds; without it, the film ends at rest.
  public var until: Double?
  /// Whether fingers are shown as dots.
  public var showsFinger = true
  /// Whether a held control stands still between two samples of a finger, as it does on a screen
  /// that draws faster than the finger is sampled.
  public var hasSteps = false
  /// The film time of the picture that stands for the film where nothing moves, in seconds; without
  /// it, that of the deepest pose.
  public var still: Double?
  /// The text of a badge.
  public var count: String?
  /// What the film says to those who cannot see it; without it, the control's name.
  public var title: String?
  /// The factor from points to the size at which a film is shown.
  public var scale = 1.0
  /// The colors.
  public var colors = FilmColors()
  /// Whether the colors follow the system where the format can.
  public var appearance = FilmAppearance.auto

  /// Makes the standard settings.
  public init() {}

  /// The largest lead and hold, in seconds.
  public static let longestRest = 60.0
  /// The errors that make sense, in points.
  public static let errors = 0.001...10.0

  /// Checks the numbers.
  func check() throws(FilmError) {
    guard Self.errors.contains(error) else { throw .error(error) }
    for rest in [lead, hold] {
      guard (0...Self.longestRest).contains(rest) else { throw .rest(rest) }
    }
    if let until, !(until.isFinite) { throw .tooLong(until) }
    guard (0.01...100).contains(scale) else { throw .scale(scale) }
  }
}

/// For which surroundings a film is colored.
public enum FilmAppearance: String, CaseIterable, Sendable {
  /// As the system is, where the format can tell; else light.
  case auto
  /// Light.
  case light
  /// Dark.
  case dark
}
