#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// Runs an elastic body in a view: events in, outlines out.
  ///
  ///     still ──event──▸ drawn ──(rest time)──▸ still        a link draws each frame
  ///       └─────event──▸ handed over ──event──▸ …            the render server does
  ///
  /// An event draws at once. After it, something runs only as long as the body moves. The view owns
  /// the host, and the host retains neither the view nor its screen, so everything ends with the
  /// view.
  @MainActor
  final class ElasticHost<Body: HostedBody> {
    /// The view on which the control is drawn, behind all that is in it.
    let canvas = ElasticCanvas()
    /// The painter of the outline.
    private let painter = OutlinePainter()
    /// Called once with each effect of the body.
    var onEffect: ((Body.Effect) -> Void)?
    /// Called in each frame that is drawn, so that a control can show more than the outline.
    var onFrame: ((Body, Double) -> Void)?
    /// Called when the colours must be resolved again: the traits, or the tint, have changed.
    var onPaint: (() -> Void)?
    /// Hears every event of the body.
    var witness: (any ElasticWitness)?
    /// The haptics of the control.
    let haptics = Haptics()
    /// Whether the render server draws the motion that no finger controls.
    var handsOver = false

    /// The view whose tint fills the outline where there is no colour; the control if nil.
    weak var tinted: UIView? { didSet { paint() } }

    private(set) var body: Body
    private weak var view: UIView?
    private var running = Running.still
    private lazy var link = FrameLink { [weak self] in self?.tick(at: $0) }
    private var settings: NotificationObservation?
    /// The time of the outline that was drawn last.
    ///
    /// An earlier event counts as one at this time, because that outline has been seen.
    private var shownTime = -Double.infinity
    /// The size that the body was told last, in points.
    private var fitted = Vector2.zero

    private enum Running {
      /// Nothing runs.
      case still
      /// The link draws each frame.
      case drawn
      /// The render server draws, by the clock.
      case handedOver
    }

    /// Makes a host for a body at rest.
    init(_ body: Body) {
      self.body = body
      tuning = body.tuning
    }

    /// Begins to draw in a view, which calls this once, when it is made.
    ///
    /// - Parameters:
    ///   - view: The control.
    ///   - raised: Another view in whose layer the outline is drawn; nil for the canvas.
    func attach(to view: UIView, raised: UIView? = nil) {
      self.view = view
      haptics.attach(to: view)
      canvas.lieDown(in: view, for: self)
      painter.attach(to: raised ?? canvas)
      settings = NotificationObservation(
        of: UIAccessibility.reduceMotionStatusDidChangeNotification
      ) { [weak self] in self?.retune() }
      retune()
      paint()
    }

    // Settings

    /// The tuning of the body where motion is not reduced.
    var tuning: Body.Tuning { didSet { retune() } }

    /// How much the body moves.
    var motion = MotionPreference.system { didSet { retune() } }

    /// The layer with the outline's colour.
    var shape: CAShapeLayer { painter.shape }

    /// The colour that fills the outline; the view's tint if nil.
    var fillColor: UIColor? { didSet { paint() } }

    /// The gradient that fills the outline instead of the colour; nil for the colour.
    var fillGradient: ElasticGradient? {
      get { painter.gradient }
      set { repaint { painter.gradient = newValue } }
    }

    /// The material that fills the outline instead of the colour and the gradient; nil for none.
    var fillEffect: UIVisualEffect? {
      get { painter.effect }
      set { repaint { painter.effect = newValue } }
    }

    /// The shadow of the outline; nil for none.
    var shadow: ElasticShadow? {
      get { painter.shadow }
      set { repaint { painter.shadow = newValue } }
    }

    /// Changes the fill of the outline; a motion continues with the new fill.
    private func repaint(_ change: () -> Void) {
      let time = running == .handedOver ? CACurrentMediaTime() : shownTime
      stop()
      withoutImplicitAnimations { change() }
      paint()
      show(at: time)
      run()
    }

    /// Whether the control can be used; a disabled control is grey and plays no haptics.
    var isEnabled = true {
      didSet {
        haptics.isMuted = !isEnabled
        paint()
      }
    }

    /// Replaces the body by another one, which is at rest.
    func replace(with body: Body) {
      stop()
      self.body = body
      witness?.hearsReplacement()
      retune()
    }

    private func retune() {
      send(.tuned(motion.isReduced ? tuning.named(.calm) : tuning))
    }

    /// Fills the outline with the colour as it is under the view's traits.
    func paint() {
      guard let view, let own = fillColor ?? (tinted ?? view).tintColor else { return }
      let color = isEnabled ? own : UIColor.pageMark
      withoutImplicitAnimations {
        painter.paint(color, isPlain: !isEnabled, in: view)
        onPaint?()
      }
    }

    // Events

    /// Lets the body handle an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - time: The time of the event, in the system's seconds. A time before the last frame
    ///     counts as that frame's.
    func send(_ event: Body.Event, at time: Double = CACurrentMediaTime()) {
      send([(event, time)])
    }

    /// Lets the body handle all events since the last update, and draws once.
    func send(_ events: [(event: Body.Event, time: Double)]) {
      guard let last = events.last else { return }
      let seen = running == .handedOver ? CACurrentMediaTime() : shownTime
      if running == .handedOver { stop() }
      let effects = events.compactMap { event, time in
        let moment = max(time, seen)
        witness?.hears(event, at: moment, of: body)
        return body.handle(event, at: moment)
      }
      show(at: max(last.time, seen))
      run()
      for effect in effects { onEffect?(effect) }
    }

    /// The view has been laid out: the body has its size.
    func fit() {
      guard let view, Vector2(view.bounds.size) != fitted else { return }
      fitted = Vector2(view.bounds.size)
      withoutImplicitAnimations { painter.fit(view.bounds) }
      send(.resized(Body.size(filling: fitted)))
    }

    /// The view has come into a window, or left it.
    ///
    /// Without a window nothing is drawn, but time goes on.
    func moveToWindow() {
      stop()
      show(at: max(CACurrentMediaTime(), shownTime))
      run()
    }

    /// Whether a point of the view is on the outline as it is now, or in the area that a finger
    /// needs.
    func contains(_ point: CGPoint) -> Bool {
      guard let view else { return false }
      return view.touchArea.contains(point)
        || outline(at: max(CACurrentMediaTime(), shownTime)).contains(point)
    }

    // Frames

    /// The outline as it is at `time`.
    private func outline(at time: Double) -> CGPath {
      CGMutablePath.drawn { body.drawShape(at: time, into: &$0) }
    }

    private func show(at time: Double) {
      shownTime = time
      withoutImplicitAnimations {
        painter.show(outline(at: time))
        onFrame?(body, time)
      }
    }

    private func tick(at time: Double) {
      show(at: max(time, shownTime))
      if time >= body.restTime { stop() }
    }

    /// Starts what must run from the time shown on, and stops everything else.
    private func run() {
      guard view?.window != nil, body.restTime > shownTime else { return stop() }
      if handsOver, painter.canHandOver, body.restTime < .infinity {
        stop()
        running = .handedOver
        withoutImplicitAnimations {
          painter.handOver(outline, from: shownTime, to: body.restTime)
        }
      } else {
        running = .drawn
        link.run()
      }
    }

    /// Stops the link, or takes the outline back from the render server.
    ///
    /// The body itself moves on.
    private func stop() {
      switch running {
      case .still: break
      case .drawn: link.stop()
      case .handedOver: painter.endHandOver()
      }
      running = .still
    }
  }

  /// Changes layers that have no view of their own at once.
  @MainActor func withoutImplicitAnimations(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
#endif
