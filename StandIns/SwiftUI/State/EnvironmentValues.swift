public import UIKit

/// The name of a value of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The values that surround a view.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates the values where none is set.
  public init() {}

  /// A value by its name.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The direction of text.
  public var layoutDirection = LayoutDirection.leftToRight
  /// A Boolean value that indicates whether the reader wants less motion; a test sets it.
  public var accessibilityReduceMotion = false
  /// The action that refreshes.
  public internal(set) var refresh: RefreshAction?
  /// The style of the background, where it is not the default.
  public var backgroundStyle: AnyShapeStyle?
  /// The default font; nil for the one of the system.
  public var font: Font?
  /// A Boolean value that indicates whether VoiceOver runs; a test sets it.
  public var accessibilityVoiceOverEnabled = false
  /// A Boolean value that indicates whether Switch Control runs; a test sets it.
  public var accessibilitySwitchControlEnabled = false
  /// Whether a person sees the scene; a test sets it.
  public var scenePhase = ScenePhase.active
  /// The changes that a person can undo.
  public var undoManager: UndoManager?
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// The size of text that the user has asked for.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// A Boolean value that indicates whether controls can be used.
  public var isEnabled = true
  /// A Boolean value that indicates whether the surrounding view has the focus; a test sets it.
  public var isFocused = false
}

extension EnvironmentValues {
  /// The visibility of the labels of controls.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension View {
  /// Shows or hides the labels of controls.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
  /// Hides the labels of controls.
  public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }
}

/// The size of text that the user has asked for.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// That of a new device.
  case large
  /// The largest one.
  case accessibility5
  /// A Boolean value that indicates whether it is one of the largest.
  public var isAccessibilitySize: Bool { self == .accessibility5 }
}

/// Whether a person sees a scene.
public enum ScenePhase: Hashable, Sendable {
  /// Behind.
  case background
  /// In front, but it gets no events.
  case inactive
  /// In front.
  case active
}

/// The direction of text.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As here.
  case leftToRight
  /// The other way.
  case rightToLeft
}

/// An action that refreshes.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes.
  public func callAsFunction() async { await action() }
}

extension View {
  /// Sets a value of the environment.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    attach("environment", change: { $0.environment[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    attach("environment", change: { transform(&$0.environment[keyPath: keyPath]) })
  }

  /// Sets what lies behind.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets what refreshes.
  @preconcurrency public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    attach("refreshable", change: { $0.environment.refresh = RefreshAction(action: action) })
  }
}
