// Foundation's observation of key paths, which needs the Objective-C runtime, for the few
// properties that hosts observe.

/// An object that can be observed.
@MainActor public protocol _KeyValueCodingAndObserving: AnyObject {}

/// The information that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value afterwards.
  public static let new = Self(rawValue: 1)
  /// The value before.
  public static let old = Self(rawValue: 2)
  /// Once at once.
  public static let initial = Self(rawValue: 4)
}

/// The change of a value.
public struct NSKeyValueObservedChange<Value> {
  /// The value afterwards, where it was asked for.
  public let newValue: Value?
  /// The value before, where it was asked for.
  public let oldValue: Value?
}

/// An observation, until it is invalidated or forgotten.
public final class NSKeyValueObservation {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }

  /// Ends it.
  public func invalidate() { end() }
}

final class HeadlessObserver {
  let keyPath: AnyKeyPath
  var notify: ((Any, Any) -> Void)?

  init(keyPath: AnyKeyPath, notify: @escaping (Any, Any) -> Void) {
    self.keyPath = keyPath
    self.notify = notify
  }
}

/// A stand-in that stores its observers.
@MainActor protocol HeadlessObserved: AnyObject {
  var headlessObservers: [HeadlessObserver] { get set }
}

extension UIScrollView: HeadlessObserved {}

extension HeadlessObserved {
  func headlessNotify(_ keyPath: AnyKeyPath, from old: Any, to new: Any) {
    headlessObservers.removeAll { $0.notify == nil }
    for observer in headlessObservers where observer.keyPath == keyPath {
      observer.notify?(old, new)
    }
  }
}

extension _KeyValueCodingAndObserving {
  /// Calls a closure whenever a property is set.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = HeadlessObserver(keyPath: keyPath) { [weak self] old, new in
      guard let self else { return }
      let change = NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new as? Value : nil,
        oldValue: options.contains(.old) ? old as? Value : nil)
      changeHandler(self, change)
    }
    (self as? any HeadlessObserved)?.headlessObservers.append(observer)
    nonisolated(unsafe) weak let ended = observer
    return NSKeyValueObservation { ended?.notify = nil }
  }
}
