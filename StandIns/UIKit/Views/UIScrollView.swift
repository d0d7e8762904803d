/// Distances from the four sides.
public struct UIEdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// None.
  public static let zero = Self(top: 0, left: 0, bottom: 0, right: 0)
}

/// Distances from the four sides, as text runs.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From where text begins.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From where text ends.
  public var trailing: CGFloat

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The undocumented behavior of a scroll view and its refresh control; a test chooses.
public struct HeadlessScrollHabits: Sendable {
  /// The distance that the list must be pulled until UIKit refreshes by itself, in points.
  public var trigger: CGFloat = 120
  /// A Boolean value that indicates whether UIKit moves the content by the space that it adds or
  /// removes, at once.
  public var shiftsContent = false
  /// A Boolean value that indicates whether UIKit adds and removes space one frame after the
  /// request.
  public var isLate = false
  /// A Boolean value that indicates whether UIKit notifies targets without calling
  /// `sendActions(for:)`.
  public var bypassesSendActions = false
  /// A Boolean value that indicates whether the refresh control receives an offset before its
  /// observers.
  public var controlIsFirst = false
  /// A Boolean value that indicates whether a pan goes on from where code has put the content, and
  /// not from where it was.
  public var panGoesOn = false
  /// A Boolean value that indicates whether content that is let go moves on with the finger's
  /// velocity.
  public var coasts = false
  /// A Boolean value that indicates whether content that code has put beyond an end stays there.
  public var staysWherePut = false

  /// Creates the habits that are easiest to live with.
  public init() {}
}

/// A view that shows a part of what is larger.
///
/// Here it follows a finger, gives way beyond its ends as UIKit's do, and comes back from there.
@MainActor open class UIScrollView: UIView, _KeyValueCodingAndObserving {
  /// The behavior that Apple does not document.
  public static var headlessHabits = HeadlessScrollHabits()
  /// The bar that shows the refresh control from the first moment on, under a large title.
  public weak var headlessBar: UIView?
  /// The size of its content.
  open var contentSize = CGSize.zero
  /// The space around its content.
  open var contentInset = UIEdgeInsets.zero
  /// A Boolean value that indicates whether a finger scrolls it.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether it gives way beyond its ends.
  open var bounces = true
  /// A Boolean value that indicates whether it does so upright even where everything fits.
  open var alwaysBounceVertical = false
  /// A Boolean value that indicates whether it does so sideways even where everything fits.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that indicates whether a tap on the status bar scrolls it to its top.
  open var scrollsToTop = true
  /// The behavior that decides which covered parts, such as those under bars, are kept free.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The recognizer that follows the finger.
  public let panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// The control that refreshes it when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      oldValue?.headlessScroller = nil
      refreshControl?.headlessScroller = self
      if let refreshControl { (headlessBar ?? self).insertSubview(refreshControl, at: 0) }
      refreshControl?.headlessScrolled()
    }
  }
  /// The space that a refresh keeps free above the content; part of ``adjustedContentInset``.
  private(set) var headlessRefreshInset: CGFloat = 0
  private var lateRefreshInset: CGFloat?
  private var target: CGPoint?
  private var isFollowingPan = false
  /// The velocity of a bounce or of coasting, in points per second; nil without either.
  private var momentum: CGPoint?
  /// A Boolean value that indicates whether it goes back from beyond an end: not from where code
  /// has put it.
  private var bouncesBack = true
  var headlessObservers: [HeadlessObserver] = []
  private var panStart = CGPoint.zero

  /// Creates a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view of an archive, which is empty here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The circumstances in which parts that bars and the like cover are kept free.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system likes: here, always.
    case automatic
    /// Never.
    case never = 2
  }

  private func setUp() {
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.headlessScroller = self
  }

  /// The space around its content, including the part that bars and the like cover.
  open var adjustedContentInset: UIEdgeInsets {
    let covered = contentInsetAdjustmentBehavior == .never ? .zero : headlessSafeArea
    return UIEdgeInsets(
      top: contentInset.top + covered.top + headlessRefreshInset,
      left: contentInset.left + covered.left, bottom: contentInset.bottom + covered.bottom,
      right: contentInset.right + covered.right)
  }

  /// The point of what it shows that is at its own upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let old = contentOffset
      bounds.origin = newValue
      if !isFollowingPan {
        momentum = nil
        bouncesBack = isDragging
        let displacement = CGPoint(x: newValue.x - old.x, y: newValue.y - old.y)
        if isDragging, Self.headlessHabits.panGoesOn {
          panStart = CGPoint(x: panStart.x + displacement.x, y: panStart.y + displacement.y)
        }
      }
      if Self.headlessHabits.controlIsFirst { refreshControl?.headlessScrolled() }
      headlessNotify(\UIScrollView.contentOffset, from: old, to: newValue)
      if !Self.headlessHabits.controlIsFirst { refreshControl?.headlessScrolled() }
    }
  }

  /// Adds space for a refresh, or removes it, now or in the next frame.
  func headlessSetRefreshInset(_ height: CGFloat) {
    if Self.headlessHabits.isLate { lateRefreshInset = height } else { setRefreshInset(height) }
  }

  private func setRefreshInset(_ height: CGFloat) {
    let growth = height - headlessRefreshInset
    headlessRefreshInset = height
    if Self.headlessHabits.shiftsContent, growth != 0 { contentOffset.y -= growth }
  }

  private func follow(_ offset: CGPoint) {
    isFollowingPan = true
    contentOffset = offset
    isFollowingPan = false
  }

  /// Returns whether it takes a finger away from a view in it to scroll; not from controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Scrolls somewhere, at once or in a few frames.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    target = animated ? contentOffset : nil
    if !animated { self.contentOffset = contentOffset }
  }

  /// A Boolean value that indicates whether a finger drags it.
  open var isDragging: Bool { panGestureRecognizer.headlessIsActive }

  /// A Boolean value that indicates whether it runs out, or bounces, after a finger has left it.
  open var isDecelerating: Bool { !isDragging && momentum != nil }

  /// Returns whether it scrolls along the axis of a pan.
  func headlessScrolls(by way: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    return abs(way.x) > abs(way.y)
      ? along(0, horizontal, bounds.width, alwaysBounceHorizontal) != nil
      : along(0, vertical, bounds.height, alwaysBounceVertical) != nil
  }

  func headlessPanned() {
    let pan = panGestureRecognizer
    if pan.state == .began { panStart = contentOffset }
    guard pan.headlessIsActive else {
      let speed = pan.headlessVelocity
      momentum = Self.headlessHabits.coasts ? CGPoint(x: -speed.x, y: -speed.y) : nil
      return
    }
    target = nil
    momentum = nil
    let displacement = pan.translation(in: self)
    let x = along(panStart.x - displacement.x, horizontal, bounds.width, alwaysBounceHorizontal)
    let y = along(panStart.y - displacement.y, vertical, bounds.height, alwaysBounceVertical)
    let moved = CGPoint(x: x ?? panStart.x, y: y ?? panStart.y)
    bouncesBack = true
    if moved != contentOffset { follow(moved) }
  }

  override func headlessScrollTree() {
    super.headlessScrollTree()
    if let inset = lateRefreshInset {
      lateRefreshInset = nil
      setRefreshInset(inset)
    }
    guard !isDragging else { return }
    let kept = CGPoint(x: kept(contentOffset.x, horizontal), y: kept(contentOffset.y, vertical))
    if target == nil, !bouncesBack, Self.headlessHabits.staysWherePut { return }
    if target == nil, Self.headlessHabits.coasts, let speed = momentum {
      return coast(at: speed, to: kept)
    }
    let home = target ?? kept
    if home == contentOffset { target = nil }
    guard home != contentOffset else { return }
    momentum = nil
    // Half of the way in each frame, as long as half of it can be seen.
    let displacement = CGPoint(x: contentOffset.x - home.x, y: contentOffset.y - home.y)
    let isNear = abs(displacement.x) + abs(displacement.y) < 0.5
    follow(isNear ? home : CGPoint(x: home.x + displacement.x / 2, y: home.y + displacement.y / 2))
  }

  /// Moves on for a frame: within its ends it slows down, beyond them a spring takes it back.
  private func coast(at speed: CGPoint, to kept: CGPoint) {
    let duration = 1 / HeadlessScreen.current.rate
    let (x, vx) = coasted(contentOffset.x, speed.x, kept.x, duration)
    let (y, vy) = coasted(contentOffset.y, speed.y, kept.y, duration)
    let isStill = abs(vx) + abs(vy) < 20 && abs(x - kept.x) + abs(y - kept.y) < 0.25
    follow(isStill ? kept : CGPoint(x: x, y: y))
    momentum = isStill ? nil : CGPoint(x: vx, y: vy)
  }

  private func coasted(
    _ place: CGFloat, _ speed: CGFloat, _ end: CGFloat, _ duration: CGFloat
  ) -> (CGFloat, CGFloat) {
    if place == end {
      let slowed = speed * pow(0.998, 1000 * duration)
      return (place + slowed * duration, slowed)
    }
    // Critically damped, a tenth of a second long.
    let (rate, offset) = (10.0, place - end)
    let b = speed + rate * offset
    let fall = exp(-rate * duration)
    return (end + (offset + b * duration) * fall, (speed - rate * b * duration) * fall)
  }

  private var horizontal: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.left...max(-inset.left, contentSize.width + inset.right - bounds.width)
  }

  private var vertical: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.top...max(-inset.top, contentSize.height + inset.bottom - bounds.height)
  }

  private func kept(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
    min(max(value, range.lowerBound), range.upperBound)
  }

  /// Returns the offset after a drag on one axis; nil where that axis does not scroll.
  private func along(
    _ value: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ bouncesAlways: Bool
  ) -> CGFloat? {
    let scrolls = range.lowerBound < range.upperBound || bouncesAlways
    guard scrolls else { return nil }
    let inside = kept(value, range)
    guard bounces, value != inside, length > 0 else { return inside }
    // UIKit's rubber band: x → (1 − 1/(0.55x/d + 1))·d.
    let past = abs(value - inside)
    let give = (1 - 1 / (past * 0.55 / length + 1)) * length
    return inside + (value < inside ? -give : give)
  }
}

extension CGRect {
  /// Returns the part of the rectangle within insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
