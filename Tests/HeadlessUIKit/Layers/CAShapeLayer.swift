/// How a stroke ends.
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

/// What counts as inside of an outline.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String
  /// Names a rule.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the outline goes around more often one way than the other.
  public static let nonZero = Self(rawValue: "non-zero")
  /// What the outline goes around an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// A layer that fills and strokes an outline.
open class CAShapeLayer: CALayer {
  /// The outline; it can be animated, but never is implicitly.
  open var path: CGPath? { didSet { headlessDrawings += 1 } }
  /// How often it has been given an outline.
  public private(set) var headlessDrawings = 0
  /// What it is filled with.
  open var fillColor: CGColor? = UIColor.black.cgColor {
    didSet { headlessAct("fillColor", oldValue, fillColor) }
  }
  /// What it is stroked with.
  open var strokeColor: CGColor? {
    didSet { headlessAct("strokeColor", oldValue, strokeColor) }
  }
  /// How wide the stroke is, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { headlessAct("lineWidth", oldValue, lineWidth) }
  }

  /// Where on the outline the stroke starts, from 0 to 1.
  open var strokeStart: CGFloat = 0 {
    didSet { headlessAct("strokeStart", oldValue, strokeStart) }
  }
  /// Where on the outline the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { headlessAct("strokeEnd", oldValue, strokeEnd) }
  }
  /// How the stroke ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// What counts as inside.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// The outline that the render server shows at a time, whatever the main thread does.
  public func headlessShownPath(at time: CFTimeInterval) -> CGPath? {
    headlessAnimated("path", at: time) as? CGPath ?? path
  }
}
