/// A sequence of touches that a view recognizes.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's values.
  associatedtype Value
  /// The actions for the gesture's values.
  var _handlers: _GestureHandlers<Value> { get }
}

/// The actions during a gesture.
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
  /// The actions during the gesture.
  public let _handlers: _GestureHandlers<Value>
}

extension Gesture {
  fileprivate func with(_ change: (inout _GestureHandlers<Value>) -> Void) -> _HandledGesture<Value>
  {
    var handlers = _handlers
    change(&handlers)
    return _HandledGesture(_handlers: handlers)
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

extension Gesture where Value: Equatable {
  /// Does something when the gesture changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    with { $0.changed.append(action) }
  }
}

/// The origin of coordinates.
public protocol CoordinateSpaceProtocol {}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates it.
  public init() {}
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinates.
  public static var local: Self { Self() }
}

/// The coordinates of the view with a name around a view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the view with a name around a view.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { Self(name: name) }
}

/// A finger moves.
public struct DragGesture: Gesture {
  /// The state of the drag.
  public struct Value: Equatable, Sendable {
    /// The time of the value.
    public var time: Date
    /// The location of the finger.
    public var location: CGPoint
    /// The location at which the finger came down.
    public var startLocation: CGPoint
  }

  private let minimumDistance: CGFloat

  /// Creates a gesture that begins after a way.
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
  /// The location of the tap.
  public struct Value: Equatable, Sendable {
    /// The location of the tap.
    public var location: CGPoint
  }

  /// Creates a gesture.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}

  /// Nothing.
  public var _handlers: _GestureHandlers<Value> { _GestureHandlers(kind: "spatialTap") }
}

/// The interactions of a view with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be pressed.
  public static let activate = Self(rawValue: 1)
  /// It takes what is typed.
  public static let edit = Self(rawValue: 2)
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable {
  let name: String
  /// The space bar.
  public static let space = Self(name: "space")
  /// Return.
  public static let `return` = Self(name: "return")
  /// The delete key.
  public static let delete = Self(name: "delete")
  /// An arrow.
  public static let upArrow = Self(name: "up")
  /// An arrow.
  public static let downArrow = Self(name: "down")
  /// An arrow.
  public static let leftArrow = Self(name: "left")
  /// An arrow.
  public static let rightArrow = Self(name: "right")
}

/// A key that is pressed.
public struct KeyPress: Sendable {
  /// The result of a key press, which decides whether others receive it.
  public enum Result: Hashable, Sendable {
    /// Nobody else does.
    case handled
    /// Others do.
    case ignored
  }
}

/// A direction in which the focus is moved.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

/// The purposes of a view's shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// For fingers.
  public static let interaction = Self(rawValue: 1)
  /// For a pointer, or a gaze.
  public static let hoverEffect = Self(rawValue: 8)
}

/// An answer to a pointer, or a gaze.
public struct HoverEffect: Sendable {
  /// As the system likes.
  public static let automatic = Self()
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
  /// Lets fingers do something, before the gestures inside.
  public func highPriorityGesture<Touch: Gesture>(
    _ gesture: Touch, isEnabled: Bool
  ) -> some View {
    attach("highPriorityGesture", isEnabled ? ["handlers": gesture._handlers] : [:])
  }
  /// Lets a tap do something.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    attach("onTapGesture", ["action": action])
  }
  /// Says where fingers find the view.
  public func contentShape<Content: Shape>(_ shape: Content, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }
  /// Says what shape the view has for some purposes.
  public func contentShape<Content: Shape>(
    _ kind: ContentShapeKinds, _ shape: Content, eoFill: Bool = false
  ) -> some View { attach("contentShape", ["kind": kind, "shape": shape]) }
  /// Says whether fingers find the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    attach("allowsHitTesting", ["value": enabled])
  }
  /// Says how colorful the view is, from 0 for gray.
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
  /// Lets the view have the focus; a test gives it by the environment.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { attach("focusable", ["interactions": interactions]) }
  /// Does something when a key is pressed while the view has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { attach("onKeyPress", ["key": key, "press": action]) }
  /// Does something when a remote, or an arrow key of a Mac, asks for a move.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    attach("onMoveCommand", ["move": action as Any])
  }
  /// Does something when the menu, or a key, asks to delete.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    attach("onDeleteCommand", ["action": action as Any])
  }
  /// Does something when a remote, or a Mac's escape key, asks to leave.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    attach("onExitCommand", ["action": action as Any])
  }
  /// Answers a pointer, or a gaze, over the view.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { attach("hoverEffect", ["isEnabled": isEnabled]) }
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

/// All fingers and pointers that are on a view.
public struct SpatialEventGesture: Gesture {
  /// Creates a gesture.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {}

  /// Nothing.
  public var _handlers: _GestureHandlers<SpatialEventCollection> {
    _GestureHandlers(kind: "spatialEvents")
  }
}

/// The events of all fingers on a view.
public struct SpatialEventCollection: Collection, Equatable {
  /// The event of one finger.
  public struct Event: Equatable, Identifiable {
    /// An identifier of a finger.
    public struct ID: Hashable, Sendable {
      let number: Int
    }
    /// The phase of the finger.
    public enum Phase: Hashable, Sendable {
      /// It is down.
      case active
      /// It has left.
      case ended
      /// The system has taken it away.
      case cancelled
    }
    /// The identifier of the finger.
    public var id: ID
    /// The time of the event, in seconds.
    public var timestamp: TimeInterval
    /// The location of the finger.
    public var location: CGPoint
    /// The phase of the finger.
    public var phase: Phase
  }

  var events: [Event]
  /// The place of the first.
  public var startIndex: Int { events.startIndex }
  /// The place after the last.
  public var endIndex: Int { events.endIndex }
  /// Returns the place after another.
  public func index(after place: Int) -> Int { place + 1 }
  /// One of them.
  public subscript(place: Int) -> Event { events[place] }
}

/// A finger in a test's hand.
///
/// A test sets the times of events on the screen's monotonic clock. The gesture's values count from
/// another moment, as on devices.
@MainActor public final class Finger {
  private let screen: Screen
  fileprivate let hold: any FingerHold

  init(_ hold: any FingerHold, at point: CGPoint, time: Double, on screen: Screen) {
    (self.hold, self.screen) = (hold, screen)
    happens(at: time)
    hold.press(point, at: time)
    screen.update()
  }

  /// Moves the finger.
  public func move(to point: CGPoint, time: Double) {
    happens(at: time)
    hold.move(point, at: time)
    screen.update()
  }

  /// Lifts the finger.
  public func lift(at point: CGPoint, time: Double) {
    happens(at: time)
    hold.lift(point, at: time)
    screen.update()
  }

  /// Takes the finger away.
  public func cancel() {
    hold.cancel(at: screen.now)
    screen.update()
  }

  private func happens(at time: Double) { screen.now = max(screen.now, time) }
}

/// The effect of a finger on a gesture.
@MainActor protocol FingerHold: AnyObject {
  func press(_ point: CGPoint, at time: Double)
  func move(_ point: CGPoint, at time: Double)
  func lift(_ point: CGPoint, at time: Double)
  func cancel(at time: Double)
}

/// A finger that drags.
@MainActor private final class DragHold: FingerHold {
  private let zero = HeadlessClock.randomZero()
  private let handlers: _GestureHandlers<DragGesture.Value>
  private var value = DragGesture.Value(time: .now, location: .zero, startLocation: .zero)
  private var hasBegun = false

  init(_ handlers: _GestureHandlers<DragGesture.Value>) { self.handlers = handlers }

  func press(_ point: CGPoint, at time: Double) {
    value.startLocation = point
    if handlers.minimumDistance == 0 { move(point, at: time) }
  }

  func move(_ point: CGPoint, at time: Double) {
    happens(point, at: time)
    let displacement = hypot(point.x - value.startLocation.x, point.y - value.startLocation.y)
    guard hasBegun || displacement >= handlers.minimumDistance else { return }
    hasBegun = true
    for action in handlers.changed { action(value) }
  }

  func lift(_ point: CGPoint, at time: Double) {
    happens(point, at: time)
    if hasBegun { for action in handlers.ended { action(value) } }
    cancel(at: time)
  }

  func cancel(at time: Double) { for action in handlers.reset { action() } }

  private func happens(_ point: CGPoint, at time: Double) {
    value.location = point
    value.time = Date(timeIntervalSinceReferenceDate: zero + time)
  }
}

/// A finger among all that are on a view.
///
/// Nothing is documented of the order of a collection's events, so it is another each time; nor
/// whether fingers that have left are told of once or twice.
@MainActor private final class SpatialHold: FingerHold {
  /// The fingers on a view.
  @MainActor final class Hand {
    let zero = HeadlessClock.randomZero()
    var handlers: _GestureHandlers<SpatialEventCollection>
    var events: [SpatialEventCollection.Event] = []

    init(_ handlers: _GestureHandlers<SpatialEventCollection>) { self.handlers = handlers }

    func tell() {
      let isOver = events.allSatisfy { $0.phase != .active }
      let shuffled = events.shuffled(using: &HeadlessRandom.current)
      let collection = SpatialEventCollection(events: shuffled)
      for action in isOver ? handlers.ended : handlers.changed { action(collection) }
      if isOver { reset() }
    }

    func reset() {
      events = []
      for action in handlers.reset { action() }
    }
  }

  private static var count = 0
  fileprivate let hand: Hand
  private let id: SpatialEventCollection.Event.ID

  init(_ hand: Hand) {
    self.hand = hand
    Self.count += 1
    id = .init(number: Self.count)
  }

  func press(_ point: CGPoint, at time: Double) {
    hand.events.append(
      .init(id: id, timestamp: hand.zero + time, location: point, phase: .active))
    hand.tell()
  }

  func move(_ point: CGPoint, at time: Double) { happens(point, at: time, .active) }
  func lift(_ point: CGPoint, at time: Double) { happens(point, at: time, .ended) }
  func cancel(at time: Double) { hand.reset() }

  private func happens(
    _ point: CGPoint, at time: Double, _ phase: SpatialEventCollection.Event.Phase
  ) {
    guard let place = hand.events.firstIndex(where: { $0.id == id }) else { return }
    hand.events[place] = .init(
      id: id, timestamp: hand.zero + time, location: point, phase: phase)
    hand.tell()
  }
}

extension Node {
  /// Whether an exclusive gesture in the view recognizes at once.
  fileprivate var takesFingers: Bool {
    if kind == "allowsHitTesting", self["value"] == false { return false }
    if kind == "gesture" {
      if self["handlers", as: _GestureHandlers<SpatialEventCollection>.self] != nil { return true }
      if let drag = self["handlers", as: _GestureHandlers<DragGesture.Value>.self],
        drag.minimumDistance == 0
      {
        return true
      }
    }
    return children.contains { $0.takesFingers }
  }
}

extension Screen {
  /// Puts a finger on the first view that can be dragged, or on another.
  ///
  /// - Parameter other: A finger that is down on the same view.
  public func touch(
    _ index: Int = 0, beside other: Finger? = nil, at point: CGPoint, time: Double
  ) -> Finger? {
    if let other = other?.hold as? SpatialHold {
      return Finger(SpatialHold(other.hand), at: point, time: time, on: self)
    }
    if let other = other?.hold as? RecognizerHold {
      let hold = RecognizerHold(other.swipe, beside: other)
      return Finger(hold, at: point, time: time, on: self)
    }
    let kinds = ["gesture", "simultaneousGesture", "highPriorityGesture", "uiGesture"]
    let nodes = kinds.flatMap { all($0) }
    let holds = nodes.compactMap { node -> (any FingerHold)? in
      if let swipe = node["swipe", as: HeadlessSwipe.self] { return swipe.hold() }
      if let drag = node["handlers", as: _GestureHandlers<DragGesture.Value>.self] {
        return DragHold(drag)
      }
      return node["handlers", as: _GestureHandlers<SpatialEventCollection>.self].map {
        SpatialHold(SpatialHold.Hand($0))
      }
    }
    guard holds.indices.contains(index) else { return nil }
    return Finger(holds[index], at: point, time: time, on: self)
  }

  /// Taps the first view that handles the location of its taps.
  public func tap(at point: CGPoint) {
    for node in all("gesture") + all("simultaneousGesture") {
      guard let handlers = node["handlers", as: _GestureHandlers<SpatialTapGesture.Value>.self]
      else { continue }
      for action in handlers.ended { action(SpatialTapGesture.Value(location: point)) }
      return update()
    }
  }

  /// Presses a key while the view with the focus is one that a node of this kind is around.
  public func press(_ key: KeyEquivalent) {
    let node = all("onKeyPress").first { $0["key"] == key }
    _ = node?["press", as: (() -> KeyPress.Result).self]?()
    update()
  }

  /// Taps a view of a kind: a button, an `onTapGesture`, an accessibility action.
  ///
  /// An exclusive gesture of an inner view that recognizes at once takes the finger from a button
  /// and a tap around it.
  public func perform(_ node: Node) {
    let isTap = node.kind == "button" || node.kind == "onTapGesture"
    if !isTap || !node.takesFingers { node["action", as: (() -> Void).self]?() }
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
