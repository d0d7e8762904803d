/// A property that lives as long as its view is shown.
public protocol DynamicProperty {}

/// The storage of a property's value: the new view itself, or the values kept for the view.
final class Location<Value>: KeptValue, @unchecked Sendable {
  var value: Value
  var kept: Location<Value>?
  weak var screen: Screen?

  init(_ value: Value) { self.value = value }

  var any: Any { value }

  var current: Value {
    get { kept?.value ?? value }
    set {
      guard let kept else {
        value = newValue
        return
      }
      kept.value = newValue
      let screen = kept.screen
      MainActor.assumeIsolated { screen?.isDirty = true }
    }
  }

  @MainActor func link(to context: Context, name: String) {
    kept = context.kept(name) { Location(value) }
    kept?.screen = context.screen
  }
}

/// A value that a view keeps.
@propertyWrapper public struct State<Value>: DynamicProperty, LinkedProperty {
  private let location: Location<Value>

  /// Starts with a value.
  public init(wrappedValue value: Value) { location = Location(value) }
  /// Starts with a value.
  public init(initialValue value: Value) { location = Location(value) }

  /// The value.
  public var wrappedValue: Value {
    get { location.current }
    nonmutating set { location.current = newValue }
  }
  /// A way to the value.
  public var projectedValue: Binding<Value> {
    Binding(
      reading: { [location] in location.current }, writing: { [location] in location.current = $0 })
  }

  func link(to context: Context, name: String) { location.link(to: context, name: name) }
}

extension State: Sendable where Value: Sendable {}

/// A way to a value that someone else keeps.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a way of two functions, which are called on their own actor alone.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let (getActor, setActor) = (get.isolation, set.isolation)
    // The language calls such a function only from an asynchronous one; the actor is checked here.
    let read = unsafeBitCast(get, to: (() -> Value).self)
    let write = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.get = {
      getActor?.preconditionIsolated()
      return read()
    }
    self.set = {
      setActor?.preconditionIsolated()
      write($0)
    }
  }
  init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  /// The same way, to a parameter of a closure.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  /// The same.
  public var projectedValue: Binding<Value> { self }

  /// A way to a part of the value.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(
      reading: { wrappedValue[keyPath: keyPath] }, writing: { wrappedValue[keyPath: keyPath] = $0 })
  }

  /// Returns a value that never changes.
  public static func constant(_ value: Value) -> Self {
    Self(reading: { value }, writing: { _ in })
  }
}

/// A way to the parts of an object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value
  /// The same.
  public var projectedValue: Bindable<Value> { self }

  /// Creates a way to an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  /// Creates a way to an object.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// A way to a part of the object.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> where Value: AnyObject {
    let object = wrappedValue
    return Binding<Part>(
      reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// A value that a gesture keeps while it goes on.
@propertyWrapper public struct GestureState<Value>: DynamicProperty, LinkedProperty {
  let location: Location<Value>
  let initial: Value

  /// Starts with a value, and comes back to it.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    location = Location(wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value { location.current }
  /// The same.
  public var projectedValue: Self { self }

  func link(to context: Context, name: String) { location.link(to: context, name: name) }
}

/// The presence, or the place, of the keyboard's focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, LinkedProperty {
  private let location: Location<Value>

  /// Nowhere.
  public init() where Value == Bool { location = Location(false) }

  /// The presence, or the place, of the focus.
  public var wrappedValue: Value {
    get { location.current }
    nonmutating set { location.current = newValue }
  }
  /// A way to it.
  public var projectedValue: Binding {
    Binding(
      binding: SwiftUI.Binding(
        reading: { [location] in location.current },
        writing: { [location] in location.current = $0 }))
  }

  /// A way to the focus.
  @propertyWrapper public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// The presence, or the place, of the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The same.
    public var projectedValue: Binding { self }
  }

  func link(to context: Context, name: String) { location.link(to: context, name: name) }
}

/// The presence, or the place, of the focus of assistive technology.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty,
  LinkedProperty
{
  private let location: Location<Value>

  /// Nowhere.
  public init() where Value == Bool { location = Location(false) }

  /// The presence, or the place, of the focus.
  public var wrappedValue: Value {
    get { location.current }
    nonmutating set { location.current = newValue }
  }
  /// A way to it.
  public var projectedValue: Binding {
    Binding(
      binding: SwiftUI.Binding(
        reading: { [location] in location.current },
        writing: { [location] in location.current = $0 }))
  }

  /// A way to the focus.
  @propertyWrapper public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// The presence, or the place, of the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The same.
    public var projectedValue: Binding { self }
  }

  func link(to context: Context, name: String) { location.link(to: context, name: name) }
}

/// A value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty, LinkedProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let environment = Kept<EnvironmentValues?>(nil)

  /// Reads a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value.
  public var wrappedValue: Value {
    (environment.value ?? EnvironmentValues())[keyPath: keyPath]
  }

  func link(to context: Context, name: String) { environment.value = context.environment }
}

/// A length that grows with the text.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value
  /// Starts with a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
