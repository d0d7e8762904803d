/// The names of the tunings that every control has.
public enum TuningPreset: Int, NamedCase {
  /// The default: the control follows the finger and continues with its velocity.
  case standard
  /// More liquid than standard: more of the shape gives way, and it oscillates longer.
  case liquid
  /// The numbers of the tutorials and libraries of 2015.
  case classic
  /// For Reduce Motion: the same states and events without overshoot, stretch or loops.
  case reduced

  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .standard: "standard"
    case .liquid: "liquid"
    case .classic: "classic"
    case .reduced: "reduced"
    }
  }
}

/// The springs and strengths that define the behavior of a control, with a description of each.
///
/// A control ignores an event with a tuning that is not valid (``FieldVisitable/isValid``), and its
/// initializer traps on one.
public protocol JellyTuning: FieldVisitable {
  /// The default tuning.
  static var standard: Self { get }
  /// The tuning for play.
  static var liquid: Self { get }
  /// The numbers of 2015.
  static var classic: Self { get }
  /// The tuning for Reduce Motion.
  static var reduced: Self { get }
}

extension JellyTuning {
  /// The same tuning, if it is valid; a trap else.
  var validated: Self {
    precondition(isValid, "the tuning must be valid (see isValid)")
    return self
  }

  /// The tuning with a name.
  public static func preset(_ name: TuningPreset) -> Self {
    switch name {
    case .standard: standard
    case .liquid: liquid
    case .classic: classic
    case .reduced: reduced
    }
  }
}
