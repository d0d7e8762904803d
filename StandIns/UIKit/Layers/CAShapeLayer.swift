/// The form of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String
  /// Names an end.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off.
  public static let butt = Self(rawValue: "butt")
  /// Round.
  public static let round = Self(rawValue: "round")
}

/// The form of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String
  /// Names a corner.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = Self(rawValue: "miter")
  /// Round.
  public static let round = Self(rawValue: "round")
}

/// The rule for the inside of an outline.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String
  /// Names a rule.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The points that the outline goes around more often one way than the other.
  public static let nonZero = Self(rawValue: "non-zero")
  /// The points that the outline goes around an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// A layer that fills and strokes an outline.
open class CAShapeLayer: CALayer {
  /// The outline; it can be animated, but never is implicitly.
  open var path: CGPath? { didSet { headlessDrawings += 1 } }
  /// The number of times it has been given an outline.
  public private(set) var headlessDrawings = 0
  /// The color of the inside.
  open var fillColor: CGColor? = UIColor.black.cgColor {
    didSet { headlessAct("fillColor", oldValue, fillColor) }
  }
  /// The color of the stroke.
  open var strokeColor: CGColor? {
    didSet { headlessAct("strokeColor", oldValue, strokeColor) }
  }
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { headlessAct("lineWidth", oldValue, lineWidth) }
  }

  /// The position on the outline at which the stroke starts, from 0 to 1.
  open var strokeStart: CGFloat = 0 {
    didSet { headlessAct("strokeStart", oldValue, strokeStart) }
  }
  /// The position on the outline at which the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { headlessAct("strokeEnd", oldValue, strokeEnd) }
  }
  /// The form of the stroke's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The form of the stroke's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The rule for the inside.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// Returns the outline that the render server shows at a time, whatever the main thread does.
  public func headlessShownPath(at time: CFTimeInterval) -> CGPath? {
    headlessAnimated("path", at: time) as? CGPath ?? path
  }
}
