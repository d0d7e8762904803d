/// The method that computes the values between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String
  /// Names a mode.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On the straight line between two.
  public static let linear = Self(rawValue: "linear")
  /// Not at all: each stays until the next.
  public static let discrete = Self(rawValue: "discrete")
}

/// An animation through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times at which the values are reached, as fractions of the duration; evenly without it.
  open var keyTimes: [NSNumber]?
  /// The method that computes the values between keyframes.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func headlessCopy() -> Self {
    let copy = super.headlessCopy()
    copy.values = values
    copy.keyTimes = keyTimes
    copy.calculationMode = calculationMode
    return copy
  }

  /// Returns the value that the render server shows at a time: evenly spaced keyframes only.
  public override func headlessValue(at time: CFTimeInterval) -> Any? {
    guard let values, let last = values.last, let share = headlessShare(at: time) else {
      return nil
    }
    precondition(keyTimes == nil, "key times are not played here")
    let isDiscrete = calculationMode == .discrete
    let position = share * Double(isDiscrete ? values.count : values.count - 1)
    let index = Int(position)
    guard index + 1 < values.count else { return last }
    let between = position - Double(index)
    if isDiscrete || between == 0 { return values[index] }
    return Self.mixed(values[index], values[index + 1], CGFloat(between))
  }

  private static func mixed(_ start: Any, _ end: Any, _ share: CGFloat) -> Any? {
    if let start = start as? CGPath, let end = end as? CGPath {
      return start.headlessMixed(with: end, share)
    }
    guard let start = start as? Double, let end = end as? Double else { return nil }
    return start + (end - start) * Double(share)
  }
}

extension CGPath {
  /// Returns the outline between this one and another; nil, as undefined, where their steps differ.
  func headlessMixed(with other: CGPath, _ share: CGFloat) -> CGPath? {
    guard headlessElements.count == other.headlessElements.count else { return nil }
    func mix(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    let path = CGMutablePath()
    for pair in zip(headlessElements, other.headlessElements) {
      switch pair {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        path.addQuadCurve(to: mix(a, b), control: mix(c, d))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        path.addCurve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
      case (.close, .close): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
