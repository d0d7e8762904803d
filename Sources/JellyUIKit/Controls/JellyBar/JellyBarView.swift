#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A bar with an elastic edge, which follows a touch and springs back after the touch.
  ///
  /// A touch can pull the bar itself. A scroll view can also pull the bar, when it is pulled past
  /// its end. Assistive technologies read only the content of ``contentView``.
  ///
  ///     let bar = JellyBarView()
  ///     bar.tuning = .liquid
  ///     bar.scrollView = tableView
  public final class JellyBarView: UIView, FillableHosting {
    /// The edge to which a bar is fixed; the opposite edge moves.
    public enum Edge: Hashable, Sendable {
      /// The top edge.
      case top
      /// The edge where lines of text start.
      case leading
      /// The bottom edge.
      case bottom
      /// The edge where lines of text end.
      case trailing
    }

    /// The view for the content of the bar.
    ///
    /// It is as large as the bar at rest, and is not deformed.
    public let contentView = UIView()

    /// A closure that is called once for each effect: a touch grabs the edge, or releases it.
    public var onEffect: ((JellyBarBody.Effect) -> Void)?

    let host = JellyHost(JellyBarBody(size: .zero))
    private var pull: ScrollPull?
    private var fingers = TouchingFingers()
    private let keeper = FingerKeeper()

    /// Creates a bar.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a bar from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      takeAllFingers()
      keeper.attach(to: self)
      contentView.takeAllFingers()
      insertSubview(contentView, at: 0)
      host.onEffect = { [weak self] in self?.report($0) }
      host.attach(to: self)
      registerForTraitChanges([UITraitLayoutDirection.self]) { (bar: JellyBarView, _) in
        bar.hang()
      }
    }

    // Settings

    /// A Boolean value that indicates whether the control plays haptics; true by default.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// The color that fills the outline, dynamic colors included; the tint color if nil.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    /// The curve of the free edge; a moving bar adopts a new curve when it comes to rest.
    public var curve: JellyBarBody.EdgeCurve {
      get { host.body.settings.curve }
      set { host.set { $0.curve = newValue } }
    }

    /// The edge to which the bar is fixed; a moving bar adopts a new edge when it comes to rest.
    public var edge = Edge.top { didSet { hang() } }

    /// The scroll view that pulls the bar when it is pulled past its end at ``edge``.
    public weak var scrollView: UIScrollView? { didSet { follow() } }

    // Events

    private func report(_ effect: JellyBarBody.Effect) {
      switch effect {
      case .grabbed: host.haptics.prepare()
      case .released: host.haptics.tick()
      }
      onEffect?(effect)
    }

    /// Measures how far a rebound may rise before it cuts what is in ``contentView``.
    private func measureHeadroom() {
      let clearance = contentView.clearance(at: host.body.settings.edge)
      if clearance != host.body.settings.headroom { host.set { $0.headroom = clearance } }
    }

    private func take(_ pulled: PullMoment) {
      if case .began = pulled.moment.finger { measureHeadroom() }
      let event: JellyBarBody.Event =
        switch pulled.moment.finger {
        case .began(let place), .moved(let place):
          .pullChanged(
            distance: pulled.distance,
            position: host.body.settings.edge.isUpright ? place.x : place.y)
        case .ended: .pullEnded
        case .cancelled: .touchCancelled
        }
      host.send(event, at: pulled.moment.time)
    }

    private func follow() {
      pull?.cancel()
      pull = scrollView.map { scrollView in
        ScrollPull(of: scrollView, past: host.body.settings.edge, in: self) { [weak self] in
          self?.take($0)
        }
      }
    }

    /// Fixes the bar to its edge, which can depend on the direction of text.
    private func hang() {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let physical: Jelly.RectEdge =
        switch edge {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading(isRightToLeft: isRightToLeft)
        case .trailing: .trailing(isRightToLeft: isRightToLeft)
        }
      guard physical != host.body.settings.edge else { return }
      host.set { $0.edge = physical }
      follow()
    }

    // UIView

    public override func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = bounds
      hang()
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window == nil else { return }
      pull?.cancel()
      host.send(fingers.reset())
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      host.contains(point)
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      measureHeadroom()
      host.send(fingers.began(touches, in: self))
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      host.send(fingers.moved(touches, with: event, in: self))
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      host.send(fingers.ended(touches, in: self))
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      host.send(fingers.cancelled(touches, in: self))
    }
  }
#endif
