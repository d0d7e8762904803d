/// What an animation shows beyond its ends.
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

/// How fast an animation goes on; here it only says so, and all are shown evenly.
open class CAMediaTimingFunction {
  /// Which one it is.
  public let headlessName: CAMediaTimingFunctionName
  /// One that the system names.
  public init(name: CAMediaTimingFunctionName) { headlessName = name }
}

/// An animation of a layer, run by the render server.
open class CAAnimation {
  /// How long it runs, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it starts, in its layer's seconds; 0 means when it is added.
  open var beginTime: CFTimeInterval = 0
  /// What it shows beyond its ends.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it is taken from its layer when it is over.
  open var isRemovedOnCompletion = true

  /// How fast it goes on, evenly without it.
  open var timingFunction: CAMediaTimingFunction?
  /// How often the render server shows it anew.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Makes an animation.
  public required init() {}

  /// The value that the render server shows at a time; nil where the animation shows none.
  public func headlessValue(at time: CFTimeInterval) -> Any? { nil }

  /// What a layer keeps of it.
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

  /// How much of it is over at a time, from 0 to 1; nil beyond its ends where it shows nothing.
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
  /// Whether values are added to the property's own.
  open var isAdditive = false

  /// Makes an animation of a property.
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
