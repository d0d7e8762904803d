/// The names of the tunings that every control has.
public enum TuningPreset: Int, Sendable {
  /// The default: the control follows the finger and continues with its velocity.
  case standard
  /// More liquid than standard: more of the shape gives way, and it oscillates longer.
  case liquid
  /// The numbers of the tutorials and libraries of 2015.
  case classic
  /// For Reduce Motion: the same states and events without overshoot, stretch or loops.
  case reduced
}

/// The springs and strengths that define the behavior of a control.
///
/// The library's controls ignore an event with a tuning that is not valid (``isValid``), and their
/// initializers trap on one.
public protocol JellyTuning: Equatable, Sendable {
  /// The default tuning.
  static var standard: Self { get }
  /// The tuning for play.
  static var liquid: Self { get }
  /// The numbers of 2015.
  static var classic: Self { get }
  /// The tuning for Reduce Motion.
  static var reduced: Self { get }

  /// A Boolean value that indicates whether a control can work with the tuning.
  ///
  /// A tuning of the library is valid if each number lies in its range, which
  /// <doc:ControlsInNumbers> lists; NaN lies in none. The hosts ignore a tuning that is not valid.
  var isValid: Bool { get }
}

@_spi(Jelly) extension JellyTuning where Self: FieldVisitable {
  /// A Boolean value that indicates whether every number lies in its valid range.
  public var isValid: Bool { hasValidFields }
}

extension JellyTuning {
  /// Every tuning is valid.
  public var isValid: Bool { true }

  /// The same tuning, if it is valid; a trap else.
  var validated: Self {
    // With the property itself Embedded Swift takes the message for a `String`, which allocates.
    let isValid = isValid
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

@_spi(Jelly) extension TuningPreset: NamedCase {
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
