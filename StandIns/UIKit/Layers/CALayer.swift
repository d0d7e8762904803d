/// The content of a view, or of another layer.
open class CALayer {
  /// The layers above this one's own content.
  public private(set) var sublayers: [CALayer]?
  /// The layer that this one is in.
  public private(set) weak var superlayer: CALayer?
  /// The rectangle in its own coordinates.
  open var bounds = CGRect.zero
  /// The layer that masks it.
  open var mask: CALayer?
  /// The distance in front of the other layers, whatever their order; here it is only stored.
  open var zPosition: CGFloat = 0
  /// The point of its bounds that its position is about, as shares of the size; used only by views
  /// here.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      let view = headlessView
      MainActor.assumeIsolated { view?.headlessMoveAnchor(from: oldValue) }
    }
  }
  /// The position of its origin in its superlayer, as its anchor is not used here.
  open var position = CGPoint.zero { didSet { headlessAct("position", oldValue, position) } }
  /// Its rectangle in the layer that it is in.
  open var frame: CGRect {
    get { CGRect(origin: position, size: bounds.size) }
    set {
      headlessAct("bounds", bounds, newValue)
      bounds.size = newValue.size
      position = newValue.origin
    }
  }
  /// The color behind everything in it.
  open var backgroundColor: CGColor? {
    didSet { headlessAct("backgroundColor", oldValue, backgroundColor) }
  }
  /// The radius of its corners, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { headlessAct("cornerRadius", oldValue, cornerRadius) }
  }
  /// The width of the line along its inside, in points.
  open var borderWidth: CGFloat = 0
  /// The color of that line.
  open var borderColor: CGColor?
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The outline of its shadow; it can be animated, but never is implicitly.
  open var shadowPath: CGPath?
  /// The color of its shadow.
  open var shadowColor: CGColor? { didSet { headlessAct("shadowColor", oldValue, shadowColor) } }
  /// The opacity of its shadow, from 0 to 1.
  open var shadowOpacity: Float = 0 {
    didSet { headlessAct("shadowOpacity", oldValue, shadowOpacity) }
  }
  /// The blur radius of its shadow, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { headlessAct("shadowRadius", oldValue, shadowRadius) }
  }
  /// The offset of its shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { headlessAct("shadowOffset", oldValue, shadowOffset) }
  }
  /// The transform of the layers in it.
  open var sublayerTransform = CATransform3DIdentity {
    didSet { headlessAct("sublayerTransform", oldValue, sublayerTransform) }
  }
  /// The rotation and scale of the layer, in the plane.
  public private(set) var headlessTransform = CGAffineTransform.identity
  /// A Boolean value that indicates whether it is not shown.
  open var isHidden = false { didSet { headlessAct("hidden", oldValue, isHidden) } }
  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float = 1 { didSet { headlessAct("opacity", oldValue, opacity) } }

  /// The view whose own layer this is.
  weak var headlessView: UIView?
  var headlessAnimations: [String: CAAnimation] = [:]
  /// The keys of the implicit animations that this layer has run.
  public private(set) var headlessImplicitKeys: [String] = []

  /// Creates a layer.
  public init() {
    HeadlessCount.add(self)
  }

  deinit {
    HeadlessCount.remove("CALayer")
  }

  /// Adds a layer on top.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Adds a layer in a place among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: Int(index))
  }

  /// Takes the layer out of the one that it is in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Turns and scales it, in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    headlessAct("transform", headlessTransform, m)
    headlessTransform = m
  }

  /// Lets a copy of an animation run.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    let copy = animation.headlessCopy()
    if copy.beginTime == 0 { copy.beginTime = CACurrentMediaTime() }
    headlessAnimations[key ?? "\(headlessAnimations.count)"] = copy
  }

  /// Returns the animation with a key.
  open func animation(forKey key: String) -> CAAnimation? { headlessAnimations[key] }

  /// Returns the keys of all animations; nil without any.
  open func animationKeys() -> [String]? {
    headlessAnimations.isEmpty ? nil : headlessAnimations.keys.sorted()
  }

  /// Takes an animation away.
  open func removeAnimation(forKey key: String) { headlessAnimations[key] = nil }

  /// Returns the outline of the shadow that the render server shows at a time.
  public func headlessShownShadow(at time: CFTimeInterval) -> CGPath? {
    headlessAnimated("shadowPath", at: time) as? CGPath ?? shadowPath
  }

  func headlessAnimated(_ keyPath: String, at time: CFTimeInterval) -> Any? {
    headlessAnimations.values.lazy
      .compactMap { $0 as? CAKeyframeAnimation }
      .filter { $0.keyPath == keyPath }
      .compactMap { $0.headlessValue(at: time) }
      .first
  }

  /// Takes all animations away.
  open func removeAllAnimations() { headlessAnimations = [:] }

  /// Returns a time of another layer's, or of the system's, as this layer counts it.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  /// Runs the implicit animation of a property, unless it is the layer of a view, which has none.
  func headlessAct(_ key: String, _ old: Any?, _ new: Any?) {
    guard headlessView == nil, !CATransaction.disableActions() else { return }
    headlessImplicitKeys.append(key)
  }

  /// Takes away what the system takes away where nobody can see it.
  func headlessVanish(onlyRemovable: Bool) {
    headlessAnimations = headlessAnimations.filter {
      onlyRemovable && !$0.value.isRemovedOnCompletion
    }
    for layer in sublayers ?? [] { layer.headlessVanish(onlyRemovable: onlyRemovable) }
  }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a mask of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upper left.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// Upper right.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// Lower left.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// Lower right.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}
