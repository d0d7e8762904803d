/// A layer of colors that run into each other.
public final class CAGradientLayer: CALayer {
  /// The colors along the line.
  public var colors: [Any]? { didSet { headlessAct("colors", oldValue, colors) } }
  /// The position of the first color, in fractions of its size.
  public var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { headlessAct("startPoint", oldValue, startPoint) }
  }
  /// The position of the last color, in fractions of its size.
  public var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { headlessAct("endPoint", oldValue, endPoint) }
  }
}
