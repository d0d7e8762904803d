/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The way in which text runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// The way in which a trait says that text runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// A trait that can be watched.
public protocol UITraitDefinition {}
/// A trait that can be watched, as its type.
public typealias UITrait = any UITraitDefinition.Type
/// What a registration for changes returns.
public protocol UITraitChangeRegistration {}
/// What has traits.
@MainActor public protocol UITraitEnvironment: AnyObject {
  /// Its traits.
  var traitCollection: UITraitCollection { get }
}

/// Light or dark, as a trait.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The way in which text runs, as a trait.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// How strong the contrast is, as a trait.
public struct UITraitAccessibilityContrast: UITraitDefinition {}

/// The surroundings of a view: light or dark, which way text runs.
public final class UITraitCollection: Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The way in which text runs.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// How many pixels a point has each way; 0 where that is not said.
  public var displayScale: CGFloat { 3 }
  /// What ``UIColor/tintColor`` is: a view's own tint is among its traits.
  let headlessTint: UIColor?

  /// Makes traits.
  public init(
    headlessStyle: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    userInterfaceStyle = headlessStyle
    self.layoutDirection = layoutDirection
    headlessTint = nil
  }

  /// Other traits, tinted.
  init(_ traits: UITraitCollection, tint: UIColor) {
    userInterfaceStyle = traits.userInterfaceStyle
    layoutDirection = traits.layoutDirection
    headlessTint = tint
  }

  /// The traits on which a dynamic color may depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }

  /// The traits that differ from others.
  func headlessChanges(from old: UITraitCollection) -> [UITrait] {
    var changes: [UITrait] = []
    if userInterfaceStyle != old.userInterfaceStyle {
      changes.append(UITraitUserInterfaceStyle.self)
    }
    if layoutDirection != old.layoutDirection { changes.append(UITraitLayoutDirection.self) }
    return changes
  }
}
