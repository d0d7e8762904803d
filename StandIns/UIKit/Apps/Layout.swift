/// A relation between the positions of two items, with the distance between them.
@MainActor public final class NSLayoutConstraint {
  /// Makes all of them count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {}
  /// A Boolean value that indicates whether it counts.
  public var isActive = false
}

/// A line, or a length, of a view.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject> {
  /// Lies on another.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Lies so far from another.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// A line across.
@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// An upright line.
@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A length.
@MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Is so long.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Is at least so long.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

/// A rectangle that views are laid out by.
@MainActor open class UILayoutGuide {
  /// Its line above.
  public let topAnchor = NSLayoutYAxisAnchor()
  /// Its line below.
  public let bottomAnchor = NSLayoutYAxisAnchor()
  /// Its line where text begins.
  public let leadingAnchor = NSLayoutXAxisAnchor()
  /// Its line where text ends.
  public let trailingAnchor = NSLayoutXAxisAnchor()
  /// Its upright line in the middle.
  public let centerXAnchor = NSLayoutXAxisAnchor()
  /// Its width.
  public let widthAnchor = NSLayoutDimension()
  /// Its height.
  public let heightAnchor = NSLayoutDimension()
  /// The rectangle, in the points of the view that it belongs to.
  open var layoutFrame: CGRect { .zero }
}

/// A layout guide that moves.
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The rectangle of a view that the keyboard covers.
///
/// While no keyboard is docked, it is the safe area at the lower end
/// (documentation/uikit/uikeyboardlayoutguide).
///
/// The first use makes it, and like every guide it is empty until the next layout of its view.
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private weak var headlessView: UIView?
  private var headlessFrame = CGRect.zero

  init(of view: UIView) { headlessView = view }

  /// The rectangle at the last layout, in the points of the view that it belongs to.
  open override var layoutFrame: CGRect { headlessFrame }

  func headlessLayOut() { headlessFrame = headlessPlace }

  private var headlessPlace: CGRect {
    guard let view = headlessView, let window = view.window else { return .zero }
    let (bounds, keyboard) = (view.bounds, HeadlessScreen.current.keyboard)
    let place = view.convert(window.convert(keyboard, from: nil as UIWindow?), from: nil)
    let isDocked = !place.isEmpty && place.maxY >= bounds.maxY
    let top = bounds.maxY - view.safeAreaInsets.bottom
    let minY = isDocked ? min(place.minY, top) : top
    return CGRect(x: 0, y: minY, width: bounds.width, height: bounds.maxY - minY)
  }
}

extension UIView {
  /// The rectangle that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = headlessKeyboardGuide ?? UIKeyboardLayoutGuide(of: self)
    headlessKeyboardGuide = guide
    return guide
  }
  /// A Boolean value that indicates whether its frame is a constraint.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
  /// Its line above.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Its line below.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Its line where text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Its line where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Its upright line in the middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Its line across in the middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Its width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// Its height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The area that is not covered.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

extension UIScrollView {
  /// The area that can be scrolled.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The area that is visible.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// A Boolean value that indicates whether it comes to rest at pages.
  public var isPagingEnabled: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether it shows its position.
  public var showsHorizontalScrollIndicator: Bool {
    get { true }
    set {}
  }
}

/// The importance of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The importance, up to 1000.
  public var rawValue: Float
  /// Creates an importance.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The importance of what must be.
  public static let required = Self(rawValue: 1000)
  /// The importance of a size that is as small as possible.
  public static let fittingSizeLevel = Self(rawValue: 50)
  /// The importance with which a button keeps its size.
  public static let defaultHigh = Self(rawValue: 750)
  /// The importance with which a view without content keeps its size.
  public static let defaultLow = Self(rawValue: 250)
}

/// Views side by side, or below each other.
@MainActor open class UIStackView: UIView {
  /// Creates a stack.
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
  /// The way in which they lie.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The distance between neighbors, in points.
  open var spacing: CGFloat = 0
  /// The views.
  open var arrangedSubviews: [UIView] { [] }
}

extension NSLayoutConstraint {
  /// A way.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal
    /// Upright.
    case vertical
  }
}
