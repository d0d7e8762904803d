#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// Runs an elastic control in a view: events in, outlines out.
  ///
  ///     still ──event──▸ drawn ──(rest time)──▸ still        a link draws each frame
  ///       └─────event──▸ handed over ──event──▸ …            the render server does
  ///
  /// An event draws at once. After it, something runs only as long as the body moves. The view owns
  /// the host, and the host retains neither the view nor its screen, so everything ends with the
  /// view.
  @MainActor
  final class JellyHost<Body: JellyControl> {
    /// The view on which the control is drawn, behind all that is in it.
    let canvas = JellyCanvas()
    /// The painter of the outline.
    private let painter = OutlinePainter()
    /// Called once with each effect of the body.
    var onEffect: ((Body.Effect) -> Void)?
    /// Called when the control has come to rest.
    var onRest: (() -> Void)?
    /// Called in each frame that is drawn, so that a control can show more than the outline.
    var onFrame: ((Body, Double) -> Void)?
    /// The properties of layers that ``onFrame`` changes as time passes; nil if it changes more,
    /// so that a link must draw each frame.
    var contentProperties: [MovingProperty]?
    /// Called when the colors must be resolved again: the traits, or the tint, have changed.
    var onPaint: (() -> Void)?
    /// The observer of the body's events.
    var observer: (any JellyObserver)?
    /// Called before each event, to report what the body bends to an observer that needs it.
    var onObserve: ((any DrawingObserver) -> Void)?
    /// The haptics of the control.
    let haptics = Haptics()
    /// A Boolean value that indicates whether the render server draws the motion that no touch
    /// controls.
    var animatesOnRenderServer = false

    /// The view whose tint color fills an outline without a color; the control if nil.
    weak var tinted: UIView? { didSet { paint() } }

    private(set) var body: Body
    private weak var view: UIView?
    private var running = Running.still
    /// The properties that the render server has got last.
    private var handedOver: [MovingProperty] = []
    private lazy var link = FrameLink { [weak self] in self?.tick(at: $0) }
    private var settings: NotificationObservation?
    /// The time of the outline that was drawn last.
    ///
    /// An earlier event counts as one at this time, because that outline has been seen.
    private var shownTime = -Double.infinity
    /// The time by which the body is ahead of the system, in seconds: what ``skip()`` has left out.
    private var skipped = 0.0
    /// The size that the body has got last, in points.
    private var fitted = Vector2.zero
    /// The size of the view and the radius for which the view has answered looks last, in points.
    private var looks: (size: CGSize, cornerRadius: CGFloat)?

    /// Returns the size at rest of a control that fills a view, in points.
    private let size: (Vector2) -> Vector2
    /// Draws the outline that the host's layer shows.
    var draw: (Body, Double, inout CGMutablePath) -> Void

    private enum Running {
      /// Nothing runs.
      case still
      /// The link draws each frame.
      case drawn
      /// The render server draws, by the clock.
      case handedOver
    }

    /// Creates a host for a body at rest.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - size: The size of a body that fills a view, if it is not the view's.
    ///   - draw: What the host's layer shows, if it is not the whole outline.
    init(
      _ body: Body, size: @escaping (Vector2) -> Vector2 = { $0 },
      draw: @escaping (Body, Double, inout CGMutablePath) -> Void = { $0.draw(at: $1, into: &$2) }
    ) {
      self.body = body
      self.size = size
      self.draw = draw
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
      canvas.attach(in: view, for: self)
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

    /// The preference for the amount of motion.
    var motion = JellyMotion.system { didSet { retune() } }

    /// The layer with the outline's color.
    var shape: CAShapeLayer { painter.shape }

    /// The color that fills the outline; the view's tint if nil.
    var fillColor: UIColor? { didSet { paint() } }

    /// The gradient that fills the outline instead of the color; nil for the color.
    var fillGradient: JellyGradient? {
      get { painter.gradient }
      set { repaint { painter.gradient = newValue } }
    }

    /// The material that fills the outline instead of the color and the gradient; nil for none.
    var fillEffect: UIVisualEffect? {
      get { painter.effect }
      set { repaint { painter.effect = newValue } }
    }

    /// The shadow of the outline; nil for none.
    var shadow: OutlineShadow? {
      get { painter.shadow }
      set { repaint { painter.shadow = newValue } }
    }

    /// The rule by which the outline is filled.
    var fillRule: CAShapeLayerFillRule {
      get { painter.shape.fillRule }
      set { for layer in filled { layer.fillRule = newValue } }
    }

    /// The layers that fill the outline.
    var filled: [CAShapeLayer] { painter.filled }

    /// The height of the outline over what is under it, from 0 to 1: a lifted one throws a longer
    /// shadow.
    var lift: Double {
      get { painter.lift }
      set { painter.lift = newValue }
    }

    /// Draws anew, after a change of what is drawn or of its fill; a motion continues with that.
    func repaint(_ change: () -> Void = {}) {
      let time = running == .handedOver ? now : shownTime
      stop()
      withoutImplicitAnimations { change() }
      paint()
      show(at: time)
      run()
    }

    /// A Boolean value that indicates whether the control can be used; a disabled control is gray
    /// and plays no haptics.
    var isEnabled = true {
      didSet {
        haptics.isMuted = !isEnabled
        paint()
      }
    }

    /// Changes the settings of the body.
    ///
    /// Equal settings are not set again, because every event draws.
    func set(_ change: (inout Body.Settings) -> Void) {
      var settings = body.settings
      change(&settings)
      if settings != body.settings { send(.settingsChanged(settings)) }
    }

    private func retune() {
      send(.tuningChanged(motion.isReduced ? .preset(.reduced) : tuning))
    }

    /// Fills the outline with the color as it is under the view's traits.
    func paint() {
      guard let view, let own = fillColor ?? (tinted ?? view).tintColor else { return }
      let color = isEnabled ? own : UIColor.pageMark
      withoutImplicitAnimations {
        painter.paint(color, isPlain: !isEnabled, in: view)
        onPaint?()
      }
    }

    // Events

    /// The present time of the body, in seconds.
    var now: Double { CACurrentMediaTime() + skipped }

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
      let seen = running == .handedOver ? now : shownTime
      if running == .handedOver { stop() }
      let effects = events.compactMap { event, time in
        let moment = max(time + skipped, seen)
        reportDrawing()
        observer?.control(body, willHandle: event, at: moment)
        return body.handle(event, at: moment)
      }
      show(at: max(last.time + skipped, seen))
      run()
      for effect in effects { onEffect?(effect) }
    }

    /// Reports what the body bends to an observer that needs it.
    func reportDrawing() {
      if let observer = observer as? any DrawingObserver { onObserve?(observer) }
    }

    /// Returns the time of the body at which an event of a time counts, in seconds.
    func moment(of time: Double) -> Double {
      max(time + skipped, running == .handedOver ? now : shownTime)
    }

    /// Shows the body at rest, as if the time until then had passed; a body without a rest time,
    /// because it is held, stays as it is.
    func skip() {
      guard body.restTime < .infinity else { return }
      skipped += max(body.restTime - now, 0)
      stop()
      show(at: max(now, shownTime))
      run()
    }

    /// The view has been laid out: the body has its size.
    func fit() {
      guard let view, Vector2(view.bounds.size) != fitted else { return }
      let old = running == .still && fitted != .zero ? shape.path : nil
      fitted = Vector2(view.bounds.size)
      withoutImplicitAnimations { painter.fit(view.bounds) }
      send(.sizeChanged(size(fitted)))
      let duration = UIView.inheritedAnimationDuration
      // A motion goes on in the new size at once.
      if let old, running == .still, duration > 0 {
        handedOver = painter.moving
        painter.follow(from: old, for: duration)
      }
    }

    /// Lets a pointer, a gaze and the ring of the focus find the view, or a button around it, in
    /// its present size.
    ///
    /// They are made again only after a change: a layout may happen in each frame.
    func answerLooks(of button: UIView? = nil, cornerRadius: CGFloat = .infinity) {
      guard let view = button ?? view else { return }
      if let looks, looks == (view.bounds.size, cornerRadius) { return }
      looks = (view.bounds.size, cornerRadius)
      view.answerLooks(cornerRadius: cornerRadius)
    }

    /// The view has come into a window, or left it.
    ///
    /// Without a window nothing is drawn, but time goes on.
    func moveToWindow() {
      stop()
      show(at: max(now, shownTime))
      run()
    }

    /// Returns whether a point of the view is on the outline as it is now, or in the area that a
    /// finger needs.
    func contains(_ point: CGPoint) -> Bool {
      guard let view else { return false }
      return view.touchArea.contains(point)
        || outline(at: max(now, shownTime)).contains(point)
    }

    // Frames

    /// Returns whether a point of the view is on the outline as it is now, or at most `breadth`
    /// beside it, or beside a stroke along it.
    func contains(_ point: CGPoint, within breadth: Double, lineWidth: Double? = nil) -> Bool {
      guard view != nil else { return false }
      let drawn = outline(at: max(now, shownTime))
      if let lineWidth {
        let stroke = drawn.copy(
          strokingWithWidth: CGFloat(lineWidth + 2 * breadth), lineCap: .round, lineJoin: .round,
          miterLimit: 0)
        if stroke.contains(point) { return true }
      }
      let near = (0..<8).map { Vector2(angle: Double($0) * .pi / 4) * breadth }
      let rule = fillRule == .evenOdd ? CGPathFillRule.evenOdd : .winding
      return ([.zero] + near).contains {
        drawn.contains(CGPoint(Vector2(point) + $0), using: rule)
      }
    }

    /// The outline as it is at `time`.
    private func outline(at time: Double) -> CGPath {
      CGMutablePath.drawn { draw(body, time, &$0) }
    }

    private func show(at time: Double) {
      shownTime = time
      withoutImplicitAnimations { drawFrame(at: time) }
    }

    private func drawFrame(at time: Double) {
      painter.show(outline(at: time))
      onFrame?(body, time)
    }

    /// Whether the render server can show what a frame shows.
    private var canHandOver: Bool {
      // Nothing runs in the app at the end of a motion that the render server draws.
      painter.canHandOver && (onFrame == nil || contentProperties != nil) && onRest == nil
    }

    /// Draws all frames until the rest time, and gives what they have set to the render server.
    private func handOver() {
      handedOver = painter.moving + (contentProperties ?? [])
      let (start, end) = (shownTime, body.restTime)
      var values = handedOver.map { _ in [Any]() }
      var kinds = handedOver.map { [$0.kinds()] }
      withoutImplicitAnimations {
        for time in CAKeyframeAnimation.frameTimes(from: start, to: end) {
          drawFrame(at: time)
          for (index, property) in handedOver.enumerated() {
            if let value = property.value() { values[index].append(value) }
            let own = property.kinds()
            if own != kinds[index].last { kinds[index].append(own) }
          }
        }
        for (index, property) in handedOver.enumerated() {
          property.layer.handOver(
            values[index], of: property.keyPath, from: start - skipped, to: end - skipped,
            isDiscrete: kinds[index].count > 1)
        }
      }
    }

    private func endHandOver() {
      for property in handedOver { property.layer.endHandOver(of: property.keyPath) }
      handedOver = []
    }

    private func tick(at time: Double) {
      show(at: max(time + skipped, shownTime))
      guard time + skipped >= body.restTime else { return }
      stop()
      onRest?()
    }

    /// Starts what must run from the time shown on, and stops everything else.
    private func run() {
      guard view?.window != nil, body.restTime > shownTime else {
        let hasEnded = running == .drawn
        stop()
        if hasEnded { onRest?() }
        return
      }
      if animatesOnRenderServer, canHandOver, body.restTime < .infinity {
        stop()
        running = .handedOver
        handOver()
      } else {
        // A touch ends what follows a layout.
        if running == .still { endHandOver() }
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
      case .handedOver: endHandOver()
      }
      running = .still
    }
  }

  /// Changes layers without a view of their own at once.
  @MainActor func withoutImplicitAnimations(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
#endif
