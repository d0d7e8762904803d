/// The effect of a view on everything behind it.
@MainActor open class UIVisualEffect {
  /// Creates an effect.
  public init() {}
}

/// Blurs it.
@MainActor public final class UIBlurEffect: UIVisualEffect {
  /// The strength and color of the blur.
  public enum Style: Int, Sendable {
    /// As the system's bars.
    case systemMaterial = 8
  }

  /// Creates an effect that blurs as the system does.
  public override init() { super.init() }

  /// Creates an effect.
  public init(style: Style) { super.init() }
}

/// Is as glass before it.
@available(iOS 26, tvOS 26, *)
@MainActor public final class UIGlassEffect: UIVisualEffect {
  /// The kind of glass.
  public enum Style: Int, Sendable {
    /// As it usually is.
    case regular
    /// More transparent.
    case clear
  }

  /// Creates an effect.
  public init(style: Style) { super.init() }
}

/// A view that does something to what is behind it.
///
/// Of a mask it shows a copy, as it was when it was set: Apple documents so. That its layer can be
/// masked is documented nowhere, and here it cannot. What is in a view with a mask, or with less
/// than full opacity, does not act.
@MainActor open class UIVisualEffectView: UIView {
  /// The effect of the view.
  open var effect: UIVisualEffect?
  /// The view that the subviews belong into; here it is made when it is first requested.
  open var contentView: UIView {
    if let content { return content }
    let view = UIView(frame: bounds)
    addSubview(view)
    content = view
    return view
  }
  private var content: UIView?
  /// The path that the copy of its mask shows, in its own points; nil without a mask.
  public private(set) var headlessShown: CGPath?
  /// The position of the copy's layer in it.
  public private(set) var headlessShownPosition = CGPoint.zero

  /// Creates a view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The mask, of which it shows a copy.
  open override var mask: UIView? {
    didSet {
      let cut = mask?.layer.mask as? CAShapeLayer
      // Only what is opaque lets anything be seen, and only within itself.
      let isOpaque = mask?.backgroundColor != nil && mask?.frame == bounds
      headlessShown = isOpaque ? cut?.path : nil
      headlessShownPosition = cut?.position ?? .zero
    }
  }

  /// A Boolean value that indicates whether its effect can be seen.
  public var headlessWorks: Bool {
    guard layer.mask == nil else { return false }
    return sequence(first: self as UIView, next: { $0.superview }).allSatisfy { (view: UIView) in
      guard view.alpha == 1 else { return false }
      return view === self || view.mask == nil && view.layer.mask == nil
    }
  }
}
