/// What a finger may do.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What it tells.
  associatedtype Value
  /// What it does when it is told.
  var _handlers: _GestureHandlers<Value> { get }
}

/// What is done as a gesture goes on.
public struct _GestureHandlers<Value> {
  var kind: String
  var minimumDistance: CGFloat = 0
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  var reset: [() -> Void] = []
  var links: [any LinkedProperty] = []
}

/// A gesture with something that is done.
public struct _HandledGesture<Value>: Gesture {
  /// What is done.
  public let _handlers: _GestureHandlers<Value>
}

extension Gesture {
  private func with(_ change: (inout _GestureHandlers<Value>) -> Void) -> _HandledGesture<Value> {
    var handlers = _handlers
    change(&handlers)
    return _HandledGesture(_handlers: handlers)
  }

  /// Does something when the gesture changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    with { $0.changed.append(action) }
  }
  /// Does something when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    with { $0.ended.append(action) }
  }
  /// Keeps a value while the gesture goes on, however it ends.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    with {
      $0.changed.insert(
        { value in
          var transaction = Transaction()
          body(value, &state.location.current, &transaction)
        }, at: 0)
      $0.reset.append { state.location.current = state.initial }
    }
  }
}

/// Where places are measured from.
public protocol CoordinateSpaceProtocol {}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes it.
  public init() {}
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinates.
  public static var local: Self { Self() }
}

/// A finger moves.
public struct DragGesture: Gesture {
  /// Where it is.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
  }

  private let minimumDistance: CGFloat

  /// Makes a gesture that begins after a way.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) { self.minimumDistance = minimumDistance }

  /// Nothing.
  public var _handlers: _GestureHandlers<Value> {
    _GestureHandlers(kind: "drag", minimumDistance: minimumDistance)
  }
}

/// A finger taps somewhere.
public struct SpatialTapGesture: Gesture {
  /// Where.
  public struct Value: Equatable, Sendable {
    /// Where.
    public var location: CGPoint
  }

  /// Makes a gesture.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}

  /// Nothing.
  public var _handlers: _GestureHandlers<Value> { _GestureHandlers(kind: "spatialTap") }
}

extension View {
  /// Lets fingers do something.
  public func gesture<Touch: Gesture>(_ gesture: Touch) -> some View {
    attach("gesture", ["handlers": gesture._handlers])
  }
  /// Lets fingers do something, whatever else they do.
  public func simultaneousGesture<Touch: Gesture>(_ gesture: Touch) -> some View {
    attach("simultaneousGesture", ["handlers": gesture._handlers])
  }
  /// Lets a tap do something.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    attach("onTapGesture", ["action": action])
  }
  /// Says where fingers find the view.
  public func contentShape<Content: Shape>(_ shape: Content, eoFill: Bool = false) -> some View {
    attach("contentShape")
  }
  /// Says whether fingers find the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    attach("allowsHitTesting", ["value": enabled])
  }
  /// Says how colourful the view is, from 0 for grey.
  public func saturation(_ amount: Double) -> some View {
    attach("saturation", ["value": amount])
  }
  /// Says whether the view can be used.
  public func disabled(_ disabled: Bool) -> some View {
    attach("disabled", ["value": disabled]) { if disabled { $0.environment.isEnabled = false } }
  }
  /// Lets a key do what the control does, wherever the focus is.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    attach("keyboardShortcut", ["key": shortcut])
  }
  /// Lets the view have the keyboard's focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { attach("focusable") }
  /// Ties the keyboard's focus to a value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    attach("focused", ["binding": condition])
  }
}

/// A key that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  let name: String
  /// Escape.
  public static let cancelAction = KeyboardShortcut(name: "escape")
}

/// A finger in a test's hand.
///
/// A test says when things happen on the screen's monotonic clock. The gesture's values count from
/// another moment, as on devices.
@MainActor public final class Finger {
  private let zero = HeadlessClock.randomZero()
  private let handlers: _GestureHandlers<DragGesture.Value>
  private let screen: Screen
  private var value: DragGesture.Value
  private var hasBegun = false

  init(
    _ handlers: _GestureHandlers<DragGesture.Value>, at point: CGPoint, time: Double,
    on screen: Screen
  ) {
    (self.handlers, self.screen) = (handlers, screen)
    value = DragGesture.Value(time: .now, location: point, startLocation: point)
    happens(at: time)
    if handlers.minimumDistance == 0 { move(to: point, time: time) }
  }

  /// Moves the finger.
  public func move(to point: CGPoint, time: Double) {
    value.location = point
    happens(at: time)
    let way = hypot(point.x - value.startLocation.x, point.y - value.startLocation.y)
    guard hasBegun || way >= handlers.minimumDistance else { return }
    hasBegun = true
    for action in handlers.changed { action(value) }
    screen.update()
  }

  /// Lifts the finger.
  public func lift(at point: CGPoint, time: Double) {
    value.location = point
    happens(at: time)
    if hasBegun { for action in handlers.ended { action(value) } }
    cancel()
  }

  private func happens(at time: Double) {
    screen.now = max(screen.now, time)
    value.time = Date(timeIntervalSinceReferenceDate: zero + time)
  }

  /// Takes the finger away.
  public func cancel() {
    for action in handlers.reset { action() }
    screen.update()
  }
}

extension Screen {
  /// Puts a finger on the first view that can be dragged, or on another.
  public func touch(
    _ index: Int = 0, at point: CGPoint, time: Double
  ) -> Finger? {
    let handlers = (all("gesture") + all("simultaneousGesture")).compactMap {
      $0["handlers", as: _GestureHandlers<DragGesture.Value>.self]
    }
    guard handlers.indices.contains(index) else { return nil }
    return Finger(handlers[index], at: point, time: time, on: self)
  }

  /// Taps the first view that knows where it is tapped.
  public func tap(at point: CGPoint) {
    for node in all("gesture") + all("simultaneousGesture") {
      guard let handlers = node["handlers", as: _GestureHandlers<SpatialTapGesture.Value>.self]
      else { continue }
      for action in handlers.ended { action(SpatialTapGesture.Value(location: point)) }
      return update()
    }
  }

  /// Taps a view of a kind: a button, an `onTapGesture`, an accessibility action.
  public func perform(_ node: Node) {
    node["action", as: (() -> Void).self]?()
    update()
  }

  /// Presses a key; no view has the keyboard's focus.
  public func press(_ key: KeyboardShortcut) {
    let control = all("keyboardShortcut").first { $0["key"] == key }?.all("button").first
    if let control { perform(control) }
  }

  /// Gives the first field the focus, or takes it away.
  public func focus(_ isFocused: Bool) {
    all("focused").first?["binding", as: FocusState<Bool>.Binding.self]?.wrappedValue = isFocused
    update()
  }
}
