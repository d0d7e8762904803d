/// The behavior of an animation beyond its ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String
  /// Names a mode.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let removed = Self(rawValue: "removed")
  /// Its first value before its start.
  public static let backwards = Self(rawValue: "backwards")
  /// Its last value after its end.
  public static let forwards = Self(rawValue: "forwards")
  /// Both.
  public static let both = Self(rawValue: "both")
}

/// A pace that the system names.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String
  /// Names a pace.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
}

/// The pace of an animation; here it is only stored, and all animations are shown evenly.
open class CAMediaTimingFunction {
  /// The name of the function.
  public let headlessName: CAMediaTimingFunctionName
  /// One that the system names.
  public init(name: CAMediaTimingFunctionName) { headlessName = name }
}

/// An animation of a layer, run by the render server.
open class CAAnimation {
  /// The duration of the animation, in seconds.
  open var duration: CFTimeInterval = 0
  /// The time at which it starts, in its layer's seconds; 0 means when it is added.
  open var beginTime: CFTimeInterval = 0
  /// The behavior beyond its ends.
  open var fillMode = CAMediaTimingFillMode.removed
  /// A Boolean value that indicates whether it is taken from its layer when it is over.
  open var isRemovedOnCompletion = true

  /// The pace of the animation, which is even without it.
  open var timingFunction: CAMediaTimingFunction?
  /// The rate at which the render server shows it anew.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates an animation.
  public required init() {}

  /// Returns the value that the render server shows at a time; nil where the animation shows none.
  public func headlessValue(at time: CFTimeInterval) -> Any? { nil }

  /// Returns the copy that a layer keeps.
  func headlessCopy() -> Self {
    let copy = Self()
    copy.duration = duration
    copy.beginTime = beginTime
    copy.fillMode = fillMode
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.timingFunction = timingFunction
    copy.preferredFrameRateRange = preferredFrameRateRange
    return copy
  }

  /// Returns the elapsed fraction at a time, from 0 to 1; nil beyond its ends where it shows
  /// nothing.
  func headlessShare(at time: CFTimeInterval) -> Double? {
    let elapsed = time - beginTime
    if elapsed < 0 { return fillMode == .backwards || fillMode == .both ? 0 : nil }
    if elapsed >= duration { return fillMode == .forwards || fillMode == .both ? 1 : nil }
    return elapsed / duration
  }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// A Boolean value that indicates whether values are added to the property's own.
  open var isAdditive = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func headlessCopy() -> Self {
    let copy = super.headlessCopy()
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    return copy
  }
}
