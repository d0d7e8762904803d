/// The values of a shadow: black, a third opaque, without an offset or a blur.
open class NSShadow {
  /// The offset, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; nil does not draw a shadow.
  open var shadowColor: Any? = UIColor(red: 0, green: 0, blue: 0, alpha: 1 / 3)

  /// Creates a shadow.
  public init() {}
}
