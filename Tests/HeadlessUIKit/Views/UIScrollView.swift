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

  /// Makes insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// None.
  public static let zero = Self(top: 0, left: 0, bottom: 0, right: 0)
}

/// A view that shows a part of what is larger.
///
/// What it does here: it follows a finger, gives way beyond its ends as UIKit's do, and comes back
/// from there. It does not coast.
@MainActor open class UIScrollView: UIView, _KeyValueCodingAndObserving {
  /// How large what it shows is.
  open var contentSize = CGSize.zero
  /// How much room there is around it.
  open var contentInset = UIEdgeInsets.zero
  /// How much of it bars and the like cover; part of ``adjustedContentInset``.
  public var headlessSafeArea = UIEdgeInsets.zero
  /// Whether it gives way beyond its ends.
  open var bounces = true
  /// Whether it does so upright even where everything fits.
  open var alwaysBounceVertical = false
  /// Whether it does so sideways even where everything fits.
  open var alwaysBounceHorizontal = false
  /// Whether a tap on the status bar scrolls it to its top.
  open var scrollsToTop = true
  /// What of it bars and the like cover is kept free.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// What follows the finger.
  public let panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// What refreshes it when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      refreshControl?.headlessScrolled()
    }
  }
  /// What a refresh keeps free above the content; part of ``adjustedContentInset``.
  var headlessRefreshInset: CGFloat = 0
  private var target: CGPoint?
  var headlessObservers: [HeadlessObserver] = []
  private var panStart = CGPoint.zero

  /// Makes a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a scroll view of an archive, which is empty here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// When what bars and the like cover is kept free.
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

  /// The room around what it shows, with what bars and the like cover.
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
      refreshControl?.headlessScrolled()
      headlessNotify(\UIScrollView.contentOffset, from: old, to: newValue)
    }
  }

  /// Scrolls somewhere, at once or in a few frames.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    target = animated ? contentOffset : nil
    if !animated { self.contentOffset = contentOffset }
  }

  /// Whether a finger drags it.
  open var isDragging: Bool { panGestureRecognizer.headlessIsActive }

  func headlessPanned() {
    let pan = panGestureRecognizer
    if pan.state == .began { panStart = contentOffset }
    guard pan.headlessIsActive else { return }
    target = nil
    let way = pan.translation(in: self)
    let x = along(panStart.x - way.x, horizontal, bounds.width, alwaysBounceHorizontal)
    let y = along(panStart.y - way.y, vertical, bounds.height, alwaysBounceVertical)
    let moved = CGPoint(x: x ?? panStart.x, y: y ?? panStart.y)
    if moved != contentOffset { contentOffset = moved }
  }

  override func headlessScrollTree() {
    super.headlessScrollTree()
    guard !isDragging else { return }
    let kept = CGPoint(x: kept(contentOffset.x, horizontal), y: kept(contentOffset.y, vertical))
    let home = target ?? kept
    if home == contentOffset { target = nil }
    guard home != contentOffset else { return }
    // Half of the way in each frame, as long as half of it can be seen.
    let way = CGPoint(x: contentOffset.x - home.x, y: contentOffset.y - home.y)
    let isNear = abs(way.x) + abs(way.y) < 0.5
    contentOffset = isNear ? home : CGPoint(x: home.x + way.x / 2, y: home.y + way.y / 2)
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

  /// Where a drag takes it on one axis; nil where that axis does not scroll.
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
  /// What is left of it within insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
