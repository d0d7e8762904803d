/// The control that refreshes what a scroll view shows when it is pulled down.
///
/// What it does here, as far as Apple's can be watched: it is in the scroll view or in a bar,
/// sticks to the top of what the pull uncovers, starts by itself when it is pulled far, also under
/// the finger, tells so, and keeps its height free above the content until it is told to end. What
/// nobody outside of Apple knows is up to ``HeadlessScrollHabits``.
@MainActor open class UIRefreshControl: UIControl {
  /// How high it is, in points.
  public static let headlessHeight: CGFloat = 60
  /// How often one has been told to end under a finger, which stops the scroll dead on devices.
  public static var headlessEndsUnderFinger = 0

  /// Whether it refreshes.
  public private(set) var isRefreshing = false
  /// What it says below its wheel.
  open var attributedTitle: NSAttributedString?
  weak var headlessScroller: UIScrollView?
  /// What keeps it from starting twice in one pull.
  private var hasStarted = false

  /// Makes a control.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.headlessHeight))
  }

  /// Makes a control of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows that it refreshes, without telling so.
  open func beginRefreshing() { start() }

  private func start() {
    guard !isRefreshing else { return }
    isRefreshing = true
    headlessScroller?.headlessMakeRoom(Self.headlessHeight)
  }

  /// Shows that it does not any more.
  open func endRefreshing() {
    guard isRefreshing else { return }
    if headlessScroller?.window != nil, headlessScroller?.isDragging == true {
      Self.headlessEndsUnderFinger += 1
    }
    isRefreshing = false
    headlessScroller?.headlessMakeRoom(0)
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

  /// Starts by itself, and tells so.
  public func headlessTriggered() {
    start()
    if UIScrollView.headlessHabits.bypassesSendActions {
      headlessTell(.valueChanged)
    } else {
      sendActions(for: .valueChanged)
    }
  }
}
