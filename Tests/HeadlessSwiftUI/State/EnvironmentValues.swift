/// The name of a value of the environment.
public protocol EnvironmentKey {
  /// What it names.
  associatedtype Value
  /// What it is where no one says.
  static var defaultValue: Value { get }
}

/// What surrounds a view.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// What it is where no one says.
  public init() {}

  /// A value by its name.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Which way text runs.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Whether the reader wants less motion; a test's to set.
  public var accessibilityReduceMotion = false
  /// What refreshes.
  public internal(set) var refresh: RefreshAction?
  /// What lies behind, where it is not as usual.
  public var backgroundStyle: AnyShapeStyle?
  /// Whether controls can be used.
  public var isEnabled = true
  /// Whether what is around has the focus; a test's to set.
  public var isFocused = false
}

/// Which way text runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As here.
  case leftToRight
  /// The other way.
  case rightToLeft
}

/// What refreshes.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes.
  public func callAsFunction() async { await action() }
}

extension View {
  /// Sets a value of the environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    attach("environment", change: { $0.environment[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment.
  public func transformEnvironment<Value>(
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
