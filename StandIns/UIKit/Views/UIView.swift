/// A rectangle of the screen.
@MainActor open class UIView: UIResponder, UITraitEnvironment {
  /// The layer that shows its content.
  public let layer: CALayer
  /// The views in it, from back to front.
  public private(set) var subviews: [UIView] = []
  /// The view that it is in.
  public private(set) weak var superview: UIView?
  /// A Boolean value that indicates whether it is not shown.
  open var isHidden = false
  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat = 1
  /// A Boolean value that indicates whether touches reach it.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether more than one finger reaches it.
  open var isMultipleTouchEnabled = false
  /// A view whose alpha decides what is seen of this one; it is in no other view.
  open var mask: UIView?
  /// The color behind the view.
  open var backgroundColor: UIColor?
  /// A Boolean value that indicates whether it hides what is outside of it.
  open var clipsToBounds = false
  /// The rotation and scale of the view, about its middle.
  ///
  /// Points are converted by its translation only.
  open var transform = CGAffineTransform.identity
  /// A Boolean value that indicates whether the system shows it large in the middle of the screen,
  /// to users for whom it is too small.
  open var showsLargeContentViewer = false
  /// The title that is shown there.
  open var largeContentTitle: String?
  /// The reaction of the view to a pointer, or to a gaze.
  open var hoverStyle: UIHoverStyle?
  /// The effect that shows that it has the focus.
  open var focusEffect: UIFocusEffect?
  /// The further interactions of the view.
  open private(set) var interactions: [any UIInteraction] = []
  /// The recognizers of fingers on the view.
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The direction of the view, regardless of the traits.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { setNeedsLayout() }
  }

  private var ownTint: UIColor?
  /// The tint that UIKit itself draws with, regardless of a subclass.
  public var headlessTint: UIColor? { ownTint }
  private var needsLayout = true
  private var ownTraits: UITraitCollection?
  private var registrations: [HeadlessRegistration] = []
  private var origin: CGPoint

  /// Creates a view.
  public init(frame: CGRect) {
    layer = CALayer()
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
    layer.headlessView = self
    HeadlessCount.add("UIView")
  }

  /// The background of views that are in archives.
  public static var headlessArchivedBackground: UIColor?

  /// Creates a view of an archive, in which there is a background at most; as UIKit's it clips.
  public required init?(coder: NSCoder) {
    layer = CALayer()
    origin = .zero
    bounds = .zero
    super.init()
    layer.headlessView = self
    HeadlessCount.add("UIView")
    clipsToBounds = true
    if let color = Self.headlessArchivedBackground { backgroundColor = color }
  }

  /// The duration of the animation in whose block it is read, in seconds; 0 elsewhere.
  public private(set) static var inheritedAnimationDuration: TimeInterval = 0

  /// Animates what is changed in a block.
  public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    let outer = inheritedAnimationDuration
    inheritedAnimationDuration = duration
    animations()
    inheritedAnimationDuration = outer
  }

  /// A Boolean value that indicates whether changes can be animated: not in a block of
  /// ``performWithoutAnimation(_:)``.
  public class var areAnimationsEnabled: Bool { headlessAnimates }
  private static var headlessAnimates = true

  /// Changes something in a block without an animation, as a table does that lays out its cells
  /// (IBAnimatable/IBAnimatable#339, a stack).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = headlessAnimates
    headlessAnimates = false
    animate(withDuration: 0, animations: actionsWithoutAnimation)
    headlessAnimates = wereEnabled
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  deinit {
    HeadlessCount.remove("UIView")
  }

  /// Its rectangle in its own points.
  open var bounds: CGRect {
    didSet {
      guard bounds.size != oldValue.size else { return }
      setNeedsLayout()
      for view in subviews { view.stretch(from: oldValue.size, to: bounds.size) }
    }
  }

  /// The way in which its content fills it.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as it can be seen whole.
    case scaleAspectFit
  }

  /// The way in which its content fills it.
  open var contentMode = ContentMode.scaleToFill

  /// The parts that grow with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The height.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
  }

  /// The parts that grow with its superview.
  open var autoresizingMask: AutoresizingMask = []

  private func stretch(from old: CGSize, to new: CGSize) {
    if autoresizingMask.contains(.flexibleWidth) { bounds.size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { bounds.size.height += new.height - old.height }
  }

  /// Its rectangle in its superview's points.
  open var frame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      origin = newValue.origin
      bounds.size = newValue.size
    }
  }

  /// The place of its anchor, which is its middle by default, in its superview's points.
  open var center: CGPoint {
    get {
      let anchor = layer.anchorPoint
      return CGPoint(
        x: origin.x + bounds.width * anchor.x, y: origin.y + bounds.height * anchor.y)
    }
    set {
      let anchor = layer.anchorPoint
      origin = CGPoint(
        x: newValue.x - bounds.width * anchor.x, y: newValue.y - bounds.height * anchor.y)
    }
  }

  /// The anchor is another one, at the same place.
  func headlessMoveAnchor(from old: CGPoint) {
    origin.x += bounds.width * (old.x - layer.anchorPoint.x)
    origin.y += bounds.height * (old.y - layer.anchorPoint.y)
  }

  /// The natural size of the view; -1 for a dimension without one.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// The value for a dimension without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The number of times its natural size has been invalidated.
  public private(set) var headlessSizeChanges = 0

  /// Says that it would like to be of another size now.
  open func invalidateIntrinsicContentSize() {
    headlessSizeChanges += 1
    fittedSize = nil
  }

  private var fittedSize: CGSize?
  /// The size that constraints give it: the natural one, which is kept until it is invalidated.
  public var headlessFittedSize: CGSize {
    let size = fittedSize ?? intrinsicContentSize
    fittedSize = size
    return size
  }

  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// Returns the priority with which it resists to become larger than its natural size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which it resists to become larger than its natural size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
  }

  /// The view whose first line of text it is aligned by.
  open var forFirstBaselineLayout: UIView { self }

  /// The target size of a fitting that is as small as constraints allow.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The result of constraints on it.
  public var headlessNeededSize = CGSize.zero
  /// Returns the size that its constraints need.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : headlessNeededSize.width,
      height: verticalFittingPriority == .required ? targetSize.height : headlessNeededSize.height)
  }

  /// The parts that bars and the like cover; those of its superview if it has none.
  public var headlessSafeArea = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The parts that bars and the like cover.
  open var safeAreaInsets: UIEdgeInsets {
    headlessSafeArea != .zero ? headlessSafeArea : superview?.safeAreaInsets ?? .zero
  }

  /// Returns the size that fits best in an available size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The responder after it.
  open override var next: UIResponder? { headlessController ?? superview }
  weak var headlessController: UIViewController?

  /// The window that it is in.
  open var window: UIWindow? { superview?.window }

  /// The color of what can be touched: its own, or its superview's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      headlessTintChanged()
    }
  }

  /// Called when the tint has changed.
  open func tintColorDidChange() {}

  /// A Boolean value that indicates whether a remote, or a keyboard, may give it the focus.
  open var canBecomeFocused: Bool { false }
  /// A Boolean value that indicates whether it has the focus.
  open var isFocused: Bool { HeadlessScreen.current.focused === self }
  /// The focus has come, or gone.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns whether the focus may go.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Adds a view in front.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view in a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    let old = view.window
    let oldTraits = view.traitCollection
    view.detach(into: self)
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    layer.addSublayer(view.layer)
    if view.window != old { view.windowChanged() }
    view.didMoveToSuperview()
    view.headlessTraitsChanged(from: oldTraits)
    view.headlessTintChanged()
    setNeedsLayout()
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let wasShown = window != nil
    superview?.setNeedsLayout()
    detach()
    if wasShown { windowChanged() }
    didMoveToSuperview()
  }

  /// Returns whether it is a view, or in it.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: { $0.superview }).contains { $0 === view }
  }

  private func detach(into view: UIView? = nil) {
    if superview !== view { superview?.willRemoveSubview(self) }
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }

  private func windowChanged() {
    // Core Animation takes the animations of what has left the screen.
    if window == nil { layer.headlessVanish(onlyRemovable: false) }
    for view in subviews { view.windowChanged() }
    didMoveToWindow()
  }

  /// Called before a view in it leaves it.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when it has come into a window, or left it.
  open func didMoveToWindow() {}

  /// Called when it has come into a view, or left it; of a window it has been told before.
  open func didMoveToSuperview() {}

  /// Asks for a layout in the next update.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out now what needs it.
  open func layoutIfNeeded() { headlessLayoutTree() }

  /// Places the views in it.
  open func layoutSubviews() {}

  /// The presentation controller that is told of a layout of its container.
  var headlessContained: ((_ isBefore: Bool) -> Void)?

  /// The guide of the keyboard, since its first use.
  var headlessKeyboardGuide: UIKeyboardLayoutGuide?

  func headlessLayoutTree() {
    if needsLayout {
      needsLayout = false
      headlessKeyboardGuide?.headlessLayOut()
      headlessContained?(true)
      layoutSubviews()
      headlessContained?(false)
    }
    for view in subviews { view.headlessLayoutTree() }
  }

  func headlessScrollTree() {
    for view in subviews { view.headlessScrollTree() }
  }

  private func headlessTintChanged() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.headlessTintChanged() }
  }

  /// Lets a recognizer watch the fingers on it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Lets something else be done with it.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Lets it be done no more.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Ends the watch of a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Brings a view in it to the front.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  // Points

  /// Returns a rectangle of its own, in another view's points, or in the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns the view that a touch at a point goes to: the one in front of those that have it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Returns the element for assistive technology under a finger that explores: of the view in
  /// front of those that have the point, enabled or not.
  public func headlessAccessibilityHitTest(_ point: CGPoint) -> Any? {
    guard !isHidden, alpha > 0.01, self.point(inside: point, with: nil) else { return nil }
    if isAccessibilityElement { return self }
    if let elements = accessibilityElements {
      return elements.lazy.compactMap { $0 as? UIAccessibilityElement }
        .first { $0.accessibilityFrameInContainerSpace.contains(point) }
    }
    for view in subviews.reversed() {
      let place = view.convert(point, from: self)
      if let found = view.headlessAccessibilityHitTest(place) { return found }
    }
    return nil
  }

  /// Returns whether a point is on it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns a point of its own, in another view's points, or in the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let onScreen = headlessOnScreen(point)
    guard let view else { return onScreen }
    let zero = view.headlessOnScreen(.zero)
    return CGPoint(x: onScreen.x - zero.x, y: onScreen.y - zero.y)
  }

  /// Returns a rectangle of another view's, or of the window's, in its own points.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Returns a point of another view's, or of the window's, in its own points.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let onScreen = view?.headlessOnScreen(point) ?? point
    let zero = headlessOnScreen(.zero)
    return CGPoint(x: onScreen.x - zero.x, y: onScreen.y - zero.y)
  }

  private func headlessOnScreen(_ point: CGPoint) -> CGPoint {
    let outer = CGPoint(
      x: point.x - bounds.minX + origin.x + transform.tx,
      y: point.y - bounds.minY + origin.y + transform.ty)
    return superview?.headlessOnScreen(outer) ?? outer
  }

  // Traits

  /// Its surroundings: its own where it overrides them, or its superview's.
  open var traitCollection: UITraitCollection {
    let traits = ownTraits ?? superview?.traitCollection ?? UITraitCollection()
    return UITraitCollection(traits, tint: tintColor)
  }

  /// The direction of the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Calls a closure whenever one of the traits has changed.
  @discardableResult
  open func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = HeadlessRegistration(traits: traits) { [weak self] old in
      if let self = self as? Environment { handler(self, old) }
    }
    registrations.append(registration)
    return registration
  }

  /// Gives it, and what is in it, other traits.
  public func headlessOverride(_ traits: UITraitCollection) {
    let old = traitCollection
    ownTraits = traits
    headlessTraitsChanged(from: old)
  }

  private func headlessTraitsChanged(from old: UITraitCollection) {
    let changes = traitCollection.headlessChanges(from: old)
    guard !changes.isEmpty else { return }
    for registration in registrations { registration.notify(of: changes, old) }
    for view in subviews where view.ownTraits == nil { view.headlessTraitsChanged(from: old) }
  }
}

/// The reaction of a view to a pointer, or to a gaze.
@MainActor public final class UIHoverStyle {
  /// The shape of the reaction.
  public var shape: UIShape?
  /// Creates one.
  public init(shape: UIShape? = nil) { self.shape = shape }
}

/// A shape in a view.
public struct UIShape: Hashable, Sendable {
  private let name: String
  /// Round at its ends.
  public static var capsule: UIShape { UIShape(name: "capsule") }
  /// With round corners.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(name: "\(cornerRadius)") }
}

/// The effect that shows that a view has the focus.
open class UIFocusEffect {}

/// The form of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String
  /// Names a curve.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As a circle.
  public static let circular = Self(rawValue: "circular")
}

/// A ring around a view with the focus.
public final class UIFocusHaloEffect: UIFocusEffect {
  /// Around what.
  public let headlessRect: CGRect
  /// The radius of the corners.
  public let headlessRadius: CGFloat
  /// Creates a ring.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    (headlessRect, headlessRadius) = (rect, cornerRadius)
  }
}

/// An interaction of a view.
@MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that it belongs to.
  var view: UIView? { get }
  /// It will belong to another view.
  func willMove(to view: UIView?)
  /// It belongs to another view.
  func didMove(to view: UIView?)
}

/// Lets the views in a view be shown large, to whom they are too small.
@MainActor public final class UILargeContentViewerInteraction: HeadlessObject, UIInteraction {
  /// Creates an interaction.
  public init() {}
  /// The view that it belongs to.
  public private(set) weak var view: UIView?
  /// It will belong to another view.
  public func willMove(to view: UIView?) {}
  /// It belongs to another view.
  public func didMove(to view: UIView?) { self.view = view }
}

/// The direction of a view, regardless of the traits.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The direction of the traits.
  case unspecified
  /// For the controls of a player: never mirrored.
  case playback
  /// For what is on the left or on the right: never mirrored.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}

/// A closure that waits for traits to change.
@MainActor final class HeadlessRegistration: @MainActor UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func notify(of changes: [UITrait], _ old: UITraitCollection) {
    let isWatched = changes.contains { change in traits.contains { $0 == change } }
    if isWatched { handler(old) }
  }
}

/// The view that all others of a screen, or of a layer above it, are in.
@MainActor open class UIWindow: UIView {
  /// The height of a window above others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public var rawValue: CGFloat
    /// Numbers a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Numbers a height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of an app.
    public static let normal = Self(0)
  }

  /// The height.
  open var windowLevel = Level.normal
  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene?
  /// A Boolean value that indicates whether it may take what is typed.
  open var canBecomeKey: Bool { true }

  /// Creates a window.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a window of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a hidden window of a scene, as large as that.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.headlessSize))
    self.windowScene = windowScene
    isHidden = true
    windowScene.headlessAdd(self)
  }

  /// The controller whose view fills it.
  public var rootViewController: UIViewController? {
    didSet {
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
  /// Itself.
  open override var window: UIWindow? { self }

  /// The place of the window on the screen, in points: of an app beside another one.
  public var headlessPlace = CGPoint.zero

  /// Returns a rectangle of the screen, or of another window, in its own points.
  ///
  /// "If you specify nil, the method instead converts the rectangle from the logical coordinate
  /// system of the screen" (documentation/uikit/uiwindow/convert(_:from:)).
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    let place = window?.headlessPlace ?? .zero
    return rect.offsetBy(dx: place.x - headlessPlace.x, dy: place.y - headlessPlace.y)
  }
}
