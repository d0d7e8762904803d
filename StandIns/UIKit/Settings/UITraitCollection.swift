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

/// The direction of text, as a trait.
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
/// A registration for changes.
public protocol UITraitChangeRegistration {}
/// An object that has traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// Its traits.
  var traitCollection: UITraitCollection { get }
}

/// Light or dark, as a trait.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The way in which text runs, as a trait.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// The strength of the contrast, as a trait.
public struct UITraitAccessibilityContrast: UITraitDefinition {}

/// The strength of the contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal
  /// More.
  case high
}

/// The size of text, as a trait.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// The size of text that the user has asked for.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Names a size.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// That of a new device.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// A Boolean value that indicates whether it is one of the largest.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
  /// The largest one.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

/// A coarse size.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified
  /// Little.
  case compact
  /// Enough.
  case regular
}

/// The surroundings of a view: light or dark, which way text runs, how large it is.
public final class UITraitCollection: Sendable {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { style }
  private let style: UIUserInterfaceStyle
  /// The way in which text runs.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The size of text.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The height of the screen, coarsely.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The strength of the contrast.
  public let accessibilityContrast: UIAccessibilityContrast
  /// The number of pixels in a point each way; 0 where it is not specified.
  public var displayScale: CGFloat { 3 }
  /// The value of ``UIColor/tintColor``: a view's own tint is among its traits.
  let headlessTint: UIColor?

  /// Creates traits.
  public init(
    headlessStyle: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    accessibilityContrast: UIAccessibilityContrast = .normal
  ) {
    self.accessibilityContrast = accessibilityContrast
    self.verticalSizeClass = verticalSizeClass
    self.preferredContentSizeCategory = preferredContentSizeCategory
    style = headlessStyle
    self.layoutDirection = layoutDirection
    headlessTint = nil
  }

  /// Other traits, tinted.
  init(_ traits: UITraitCollection, tint: UIColor) {
    style = traits.style
    layoutDirection = traits.layoutDirection
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    verticalSizeClass = traits.verticalSizeClass
    accessibilityContrast = traits.accessibilityContrast
    headlessTint = tint
  }

  /// The traits on which a dynamic color may depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }

  /// Returns the traits that differ from others.
  func headlessChanges(from old: UITraitCollection) -> [UITrait] {
    var changes: [UITrait] = []
    if userInterfaceStyle != old.userInterfaceStyle {
      changes.append(UITraitUserInterfaceStyle.self)
    }
    if preferredContentSizeCategory != old.preferredContentSizeCategory {
      changes.append(UITraitPreferredContentSizeCategory.self)
    }
    if accessibilityContrast != old.accessibilityContrast {
      changes.append(UITraitAccessibilityContrast.self)
    }
    if layoutDirection != old.layoutDirection { changes.append(UITraitLayoutDirection.self) }
    return changes
  }
}
