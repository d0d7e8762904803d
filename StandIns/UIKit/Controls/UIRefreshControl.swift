/// The control that refreshes what a scroll view shows when it is pulled down.
///
/// The behavior here follows Apple's as far as that can be observed: it is in the scroll view or in
/// a bar, sticks to the top of what the pull uncovers, starts by itself when it is pulled far, also
/// under the finger, notifies its targets, and keeps its height free above the content until it is
/// ended. ``HeadlessScrollHabits`` decides whatever cannot be observed.
@MainActor open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  public static let headlessHeight: CGFloat = 60
  /// The number of times one has been ended under a finger, which stops the scroll dead on devices.
  public static var headlessEndsUnderFinger = 0

  /// A Boolean value that indicates whether it refreshes.
  public private(set) var isRefreshing = false
  /// The text below its wheel.
  open var attributedTitle: NSAttributedString?
  weak var headlessScroller: UIScrollView?
  /// A Boolean value that indicates whether it has started, which prevents a second start in one
  /// pull.
  private var hasStarted = false

  /// Creates a control.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.headlessHeight))
  }

  /// Creates a control of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows that it refreshes, without telling so.
  open func beginRefreshing() { start() }

  private func start() {
    guard !isRefreshing else { return }
    isRefreshing = true
    headlessScroller?.headlessSetRefreshInset(Self.headlessHeight)
  }

  /// Shows that it does not any more.
  open func endRefreshing() {
    guard isRefreshing else { return }
    if headlessScroller?.window != nil, headlessScroller?.isDragging == true {
      Self.headlessEndsUnderFinger += 1
    }
    isRefreshing = false
    headlessScroller?.headlessSetRefreshInset(0)
  }

  func headlessScrolled() {
    guard let scroller = headlessScroller else { return }
    let top = scroller.adjustedContentInset.top - scroller.headlessRefreshInset
    let pull = -scroller.contentOffset.y - top
    let y = superview === scroller ? -max(pull, 0) : 0
    frame = CGRect(x: 0, y: y, width: scroller.bounds.width, height: Self.headlessHeight)
    if !scroller.isDragging { hasStarted = false }
    let trigger = UIScrollView.headlessHabits.trigger
    guard scroller.isDragging, pull > trigger, !hasStarted, !isRefreshing else { return }
    hasStarted = true
    headlessTriggered()
  }

  /// Starts by itself, and notifies its targets.
  public func headlessTriggered() {
    start()
    if UIScrollView.headlessHabits.bypassesSendActions {
      headlessTell(.valueChanged)
    } else {
      sendActions(for: .valueChanged)
    }
  }
}
