#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A bar with an elastic edge, which follows a finger and springs home when the finger lets go.
  ///
  /// A finger can pull the bar itself. A scroll view can pull the bar, too, when it is pulled past
  /// its end. Assistive technology sees only what is in ``contentView``.
  ///
  ///     let bar = JellyBarView()
  ///     bar.tuning = .liquid
  ///     bar.scrollView = tableView
  public final class JellyBarView: UIView, JellyFillableView {
    /// The side from which a bar hangs; its free edge is opposite.
    public enum Side: Equatable, Sendable {
      /// The bar hangs from the top.
      case top
      /// The bar stands on the bottom.
      case bottom
      /// The bar is fixed to the side where lines of text start.
      case leading
      /// The bar is fixed to the side where lines of text end.
      case trailing
    }

    /// The view for the content of the bar.
    ///
    /// It is as large as the bar at rest, and is not deformed.
    public let contentView = UIView()

    /// A closure that is called once for each effect: a finger takes hold of the edge, or lets it
    /// go.
    public var onEffect: ((JellyBarBody.Effect) -> Void)?

    /// What runs the control in the view.
    public let host = JellyHost(JellyBarBody(size: .zero))
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

    /// Whether the control plays haptics.
    @IBInspectable public dynamic var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// The color that fills the outline, dynamic colors included; the tint color if nil.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    /// Whether the render server draws the rebound, which then drops no frame, even if the main
    /// thread is busy.
    ///
    /// The main thread always draws a bar that is filled with a material
    /// (``JellyFillableView/fillEffect``).
    @IBInspectable public dynamic var handsOverRebound: Bool {
      get { host.handsOver }
      set { host.handsOver = newValue }
    }

    /// The curve of the bar's edge; a bar that moves changes it when it is at rest.
    public var curve: JellyBarBody.Edge {
      get { host.body.settings.edge }
      set { host.set { $0.edge = newValue } }
    }

    /// The side from which the bar hangs; a bar that moves changes it when it is at rest.
    public var side = Side.top { didSet { hang() } }

    /// A scroll view that pulls the bar when it is pulled past its end on the bar's side.
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
      let room = contentView.room(at: host.body.settings.side)
      if room != host.body.settings.headroom { host.set { $0.headroom = room } }
    }

    private func take(_ pulled: PullMoment) {
      if case .began = pulled.moment.finger { measureHeadroom() }
      let event: JellyBarBody.Event =
        switch pulled.moment.finger {
        case .began(let place), .moved(let place):
          .pulled(
            distance: pulled.distance, x: host.body.settings.side.isUpright ? place.x : place.y)
        case .ended: .released
        case .cancelled: .touchCancelled
        }
      host.send(event, at: pulled.moment.time)
    }

    private func follow() {
      pull?.cancel()
      pull = scrollView.map { scrollView in
        ScrollPull(of: scrollView, past: host.body.settings.side, in: self) { [weak self] in
          self?.take($0)
        }
      }
    }

    /// Hangs the bar from its side, which may depend on the direction of text.
    private func hang() {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let physical: Jelly.Side =
        switch side {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading(isRightToLeft: isRightToLeft)
        case .trailing: .trailing(isRightToLeft: isRightToLeft)
        }
      guard physical != host.body.settings.side else { return }
      host.set { $0.side = physical }
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
