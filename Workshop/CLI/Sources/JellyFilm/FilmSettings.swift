/// The content of a film, and its precision.
public struct FilmSettings: Equatable, Sendable {
  /// The largest distance of a control point of an outline from its exact position, in points;
  /// within ``toleranceRange``.
  public var tolerance = 0.05
  /// The time at rest before the first event, in seconds; rounded to whole milliseconds.
  public var leadIn = 0.3
  /// The time after the end, in seconds; rounded to whole milliseconds.
  public var leadOut = 0.7
  /// The time of the trace at which the film ends, in seconds; without it, the film ends at rest.
  public var until: Double?
  /// A Boolean value that indicates whether the film shows touches as dots.
  public var showsTouches = true
  /// A Boolean value that indicates whether a held control moves in a straight line between two
  /// samples of a touch.
  ///
  /// Otherwise it stands still between them, as on a screen that draws faster than the touch is
  /// sampled.
  public var interpolates = true
  /// The film time of the picture that replaces the film where it cannot play, in seconds.
  ///
  /// If it is nil, the film uses the pose with the largest deformation.
  public var still: Double?
  /// The text of a badge.
  public var badgeText: String?
  /// The alternative text of the film; if it is nil, the name of the control.
  public var title: String?
  /// The factor from points to the size at which a film is shown.
  public var scale = 1.0
  /// The colors.
  public var colors = FilmColors()
  /// The surroundings for which the film is colored.
  public var appearance = FilmAppearance.auto

  /// Creates the standard settings.
  public init() {}

  /// The maximum of ``leadIn`` and ``leadOut``, in seconds.
  public static let maximumRest = 60.0
  /// The range of ``tolerance``, in points.
  public static let toleranceRange = 0.001...10.0
  /// The range of ``scale``.
  public static let scaleRange = 0.01...100.0

  /// Checks the numbers.
  func check() throws(FilmError) {
    try Self.check(.tolerance, tolerance, in: Self.toleranceRange)
    try Self.check(.leadIn, leadIn, in: 0...Self.maximumRest)
    try Self.check(.leadOut, leadOut, in: 0...Self.maximumRest)
    try Self.check(.scale, scale, in: Self.scaleRange)
    if let until {
      try Self.check(
        .until, until, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    }
  }

  /// Throws an error if a number is outside of its range.
  static func check(
    _ setting: FilmError.Setting, _ value: Double, in range: ClosedRange<Double>
  ) throws(FilmError) {
    guard range.contains(value) else {
      throw .outOfRange(setting: setting, value: value, range: range)
    }
  }
}

/// The surroundings for which a film is colored.
public enum FilmAppearance: String, CaseIterable, Sendable {
  /// The appearance of the system if the format supports it; otherwise light.
  case auto
  /// Light.
  case light
  /// Dark.
  case dark
}
