/// The control that refreshes what a scroll view shows when it is pulled down.
///
/// What it does here, as far as Apple's can be watched: it is in the scroll view, sticks to the top
/// of what the pull uncovers, starts by itself when it is pulled far, also under the finger, tells
/// so, and keeps its height free above the content until it is told to end.
@MainActor open class UIRefreshControl: UIControl {
  /// How far the system lets it be pulled before it starts, in points; nowhere documented.
  public static let headlessTrigger: CGFloat = 120
  /// How high it is, in points.
  public static let headlessHeight: CGFloat = 60

  /// Whether it refreshes.
  public private(set) var isRefreshing = false
  /// What it says below its wheel.
  open var attributedTitle: NSAttributedString?
  /// What keeps it from starting twice in one pull.
  private var hasStarted = false

  /// Makes a control.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.headlessHeight))
  }

  /// Makes a control of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var scroller: UIScrollView? { superview as? UIScrollView }

  /// Shows that it refreshes, without telling so.
  open func beginRefreshing() { start() }

  private func start() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scroller?.headlessRefreshInset = Self.headlessHeight
  }

  /// Shows that it does not any more.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scroller?.headlessRefreshInset = 0
  }

  func headlessScrolled() {
    guard let scroller else { return }
    let top = scroller.adjustedContentInset.top - scroller.headlessRefreshInset
    let pull = -scroller.contentOffset.y - top
    frame = CGRect(
      x: 0, y: -max(pull, 0), width: scroller.bounds.width, height: Self.headlessHeight)
    if !scroller.isDragging { hasStarted = false }
    guard scroller.isDragging, pull > Self.headlessTrigger, !hasStarted, !isRefreshing else {
      return
    }
    hasStarted = true
    headlessTriggered()
  }

  /// Starts by itself, and tells so.
  public func headlessTriggered() {
    start()
    sendActions(for: .valueChanged)
  }
}
