#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A bar with an elastic edge, which follows a finger and springs home when the finger lets go.
  ///
  /// A finger can pull the bar itself. A scroll view can pull the bar, too, when it is pulled past
  /// its end. Assistive technology sees only what is in ``contentView``.
  ///
  ///     let bar = JellyBarView()
  ///     bar.tuning = .liquid()
  ///     bar.scrollView = tableView
  public final class JellyBarView: UIView {
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
    public var onEffect: ((JellyBar.Effect) -> Void)?

    private let host = ElasticHost(JellyBar(size: .zero))
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
      host.onEffect = { [weak self] in self?.told($0) }
      host.attach(to: self)
      registerForTraitChanges([UITraitLayoutDirection.self]) { (bar: JellyBarView, _) in bar.hang()
      }
    }

    // Settings

    /// The preference for how much the control moves; `.system` by default, which follows Reduce
    /// Motion.
    public var motion: MotionPreference {
      get { host.motion }
      set { host.motion = newValue }
    }

    /// Whether the control plays haptics.
    @IBInspectable public dynamic var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// The kind of the control's haptics; soft ticks by default.
    public var hapticFeel: HapticFeel {
      get { host.haptics.feel }
      set { host.haptics.feel = newValue }
    }

    /// The tuning of the bar, which includes the curve of its edge and can change while the bar
    /// moves.
    ///
    /// - Precondition: The tuning is sound (``/Jelly/ElasticTuning/isSound``).
    public var tuning: JellyBar.Tuning {
      get { host.tuning }
      set { host.tuning = newValue }
    }

    /// The colour that fills the outline, dynamic colours included; the tint colour if nil.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    /// A gradient that fills the outline instead of the colour; nil for the colour.
    public var fillGradient: ElasticGradient? {
      get { host.fillGradient }
      set { host.fillGradient = newValue }
    }

    /// A material that fills the outline instead of the colour and the gradient: a blur, or glass
    /// (`UIGlassEffect`, from iOS 26 on); nil for none.
    ///
    /// The material has the shape of the outline in each frame.
    public var fillEffect: UIVisualEffect? {
      get { host.fillEffect }
      set { host.fillEffect = newValue }
    }

    /// A shadow of the outline, which follows it in each frame; nil for none.
    public var outlineShadow: ElasticShadow? {
      get { host.shadow }
      set { host.shadow = newValue }
    }

    /// Whether the render server draws the rebound, which then drops no frame, even if the main
    /// thread is busy.
    ///
    /// The main thread always draws a bar that is filled with a material (``fillEffect``).
    @IBInspectable public dynamic var handsOverRebound: Bool {
      get { host.handsOver }
      set { host.handsOver = newValue }
    }

    /// The side from which the bar hangs; a change puts the bar at rest.
    public var side = Side.top { didSet { hang() } }

    /// A scroll view that pulls the bar when it is pulled past its end on the bar's side.
    public weak var scrollView: UIScrollView? { didSet { follow() } }

    // Events

    private func told(_ effect: JellyBar.Effect) {
      switch effect {
      case .grabbed: host.haptics.prepare()
      case .released: host.haptics.tick()
      }
      onEffect?(effect)
    }

    private func take(_ moments: [FingerMoment]) {
      host.send(moments.map { (JellyBar.Event($0), $0.time) })
    }

    private func take(_ pulled: PullMoment) {
      let event: JellyBar.Event =
        switch pulled.moment.finger {
        case .began(let place), .moved(let place):
          .pulled(distance: pulled.distance, x: host.body.side.isUpright ? place.x : place.y)
        case .ended: .released
        case .cancelled: .touchCancelled
        }
      host.send(event, at: pulled.moment.time)
    }

    private func follow() {
      pull?.cancel()
      pull = scrollView.map { scrollView in
        ScrollPull(of: scrollView, past: host.body.side, in: self) { [weak self] in
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
      guard physical != host.body.side else { return }
      host.replace(with: JellyBar(size: host.body.size, side: physical, tuning: host.body.tuning))
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
      take(fingers.reset())
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      host.contains(point)
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      take(fingers.began(touches, in: self))
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      take(fingers.moved(touches, with: event, in: self))
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      let isSoft = host.body.tuning.edge == .soft
      take(fingers.ended(touches, in: self, areAllHolding: isSoft))
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      take(fingers.cancelled(touches, in: self))
    }
  }

  extension JellyBar: HostedBody {}
#endif
