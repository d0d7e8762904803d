#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  import JellyHosts
  public import UIKit

  /// A drawing on an elastic sheet, which touches can pull, poke and flick.
  ///
  ///     let logo = JellyShapeView(frame: CGRect(x: 0, y: 0, width: 96, height: 96))
  ///     logo.path = outline                  // any CGPath, in the view's own coordinates
  ///     logo.fillColor = .systemRed
  ///
  /// The drawing can flow to another one, from any moment on, also while a finger holds it:
  ///
  ///     icon.setPath(isPlaying ? pause : play, animated: true)
  ///
  /// A touch counts where the drawing is filled or stroked at that moment, or at most 22 points
  /// beside it. For assistive technologies the view is decoration; otherwise make it an
  /// accessibility element.
  public final class JellyShapeView: UIView, FillableHosting {
    /// A closure that is called once for each effect: the first touch grabs the drawing, or the
    /// last one releases it.
    public var onEffect: ((JellyShapeBody.Effect) -> Void)?

    /// The drawing at rest, in the view's coordinates; nil for none.
    ///
    /// Another one is there at once; ``setPath(_:animated:from:)`` lets the drawing flow to it.
    public var path: CGPath? {
      get { paths.count == 1 ? paths[0] : nil }
      set { paths = newValue.map { [$0] } ?? [] }
    }

    /// The parts of the drawing at rest, such as the letters of a word, in the view's coordinates.
    ///
    ///     word.paths = letters
    ///
    /// Each of several parts bends with the whole drawing and by itself, by half each. A part
    /// that is smaller than a third of the drawing's shorter side only moves with the drawing, and
    /// so do all parts if there are more than 16.
    public var paths: [CGPath] {
      get { drawing }
      set { setPaths(newValue, animated: false) }
    }

    private var drawing: [CGPath] = []
    private var commands: [DrawnCommands] = []
    /// The drawing on its way to ``commands``.
    private var flow = ShapeFlow<DrawingPaint>()
    var flows: DrawingFlows? { flow.flows }
    private var stroke = (color: UIColor?.none, width: CGFloat(1))
    /// The point at which the last touch has begun.
    private var lastTouch: Vector2?
    let host = JellyHost(JellyShapeBody(size: .zero))
    private var fingers = TouchingFingers()
    private let keeper = FingerKeeper()

    /// Creates a view without a drawing.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a view from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      takeAllFingers()
      keeper.attach(to: self)
      host.draw = { [weak self] in self?.draw($0, at: $1, into: &$2) }
      host.onFrame = { [weak self] in self?.showFlow(at: $1) }
      host.onPaint = { [weak self] in self?.paint() }
      host.onObserve = { [weak self] in self?.report(to: $0) }
      host.contentProperties = []
      (lineCap, lineJoin) = (.round, .round)
      host.onEffect = { [weak self] in self?.report($0) }
      host.attach(to: self)
    }

    // Settings

    /// The color that fills the drawing, dynamic colors included; the view's tint if nil.
    ///
    /// Of a drawing that flows to another one, a new color comes along.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { repaint { host.fillColor = newValue } }
    }

    /// The color that strokes the drawing, dynamic colors included; nil, the default, for none.
    ///
    ///     icon.fillColor = .clear
    ///     icon.strokeColor = .label
    ///     icon.lineWidth = 2
    ///
    /// Gradients, materials and shadows are those of the fill. Of a drawing that flows to another
    /// one, a new color comes along.
    @IBInspectable public dynamic var strokeColor: UIColor? {
      get { stroke.color }
      set { repaint { stroke.color = newValue } }
    }

    /// The width of the stroke, in points, 0 or more; 1 by default, and for a number that is not
    /// finite.
    ///
    /// Of a drawing that flows to another one, a new width comes along.
    @IBInspectable public dynamic var lineWidth: CGFloat {
      get { stroke.width }
      set { repaint { stroke.width = newValue.isFinite ? max(newValue, 0) : 1 } }
    }

    /// The form of the stroke's ends; `.round` by default.
    public var lineCap: CAShapeLayerLineCap {
      get { host.shape.lineCap }
      set { host.shape.lineCap = newValue }
    }

    /// The form of the stroke's corners; `.round` by default.
    public var lineJoin: CAShapeLayerLineJoin {
      get { host.shape.lineJoin }
      set { host.shape.lineJoin = newValue }
    }

    /// The rule by which the contours of the drawing are filled; `.nonZero` by default.
    ///
    ///     icon.fillRule = .evenOdd  // as most programs for icons fill
    ///
    /// It is the rule of a touch, too. A shadow of the layer is always that of the non-zero rule.
    public var fillRule = CAShapeLayerFillRule.nonZero {
      didSet { if fillRule != oldValue { refill() } }
    }

    /// A Boolean value that indicates whether the control plays haptics; true by default.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// A Boolean value that indicates whether the drawing shows that its button is pressed.
    ///
    /// A highlighted drawing shrinks a little. Set the property where the button's `isHighlighted`
    /// changes, and set the view's `isUserInteractionEnabled` to false so that the button gets the
    /// touches.
    public var isHighlighted = false {
      didSet {
        if isHighlighted != oldValue { host.send(isHighlighted ? .pressBegan : .pressEnded) }
      }
    }

    /// Pushes the drawing at a point towards its center.
    ///
    /// - Parameters:
    ///   - point: The point, in the view's coordinates.
    ///   - strength: The strength, up to 1; a negative one, down to −1, pushes outwards.
    public func poke(at point: CGPoint, strength: CGFloat = 1) {
      host.send(.poked(Vector2(point), strength: strength))
    }

    /// Returns the transform that moves a view along with the drawing.
    ///
    ///     label.transform = logo.affineTransform(at: label.center)
    ///
    /// The transform contains the present displacement of the point and the deformation there. It
    /// is relative to the point, as the transform of a view is relative to the view's center.
    ///
    /// - Parameter point: A point of the drawing at rest, in the view's coordinates.
    public func affineTransform(at point: CGPoint) -> CGAffineTransform {
      let point = Vector2(point)
      return CGAffineTransform(host.body.localFrame(at: point, time: host.now), at: point)
    }

    // Another drawing

    /// Changes the drawing: it flows to another one.
    ///
    ///     isPlaying.toggle()
    ///     icon.setPath(isPlaying ? pause : play, animated: true)
    ///
    /// See ``setPaths(_:animated:from:)``.
    ///
    /// - Parameters:
    ///   - path: The drawing at rest, in the view's coordinates; nil for none.
    ///   - animated: Whether it flows.
    ///   - point: The point from which on it changes, in the view's coordinates; if nil, that of
    ///     the last touch.
    public func setPath(_ path: CGPath?, animated: Bool, from point: CGPoint? = nil) {
      setPaths(path.map { [$0] } ?? [], animated: animated, from: point)
    }

    /// Changes the parts of the drawing: they flow to others.
    ///
    /// A drawing that flows can change again at any time: it continues from its place, with its
    /// velocity. Fingers can hold it meanwhile. As many parts as before flow each to the part of
    /// its number, and other numbers of parts as one drawing. A ``fillColor``, ``strokeColor`` or
    /// ``lineWidth`` that is set while it flows comes along. At rest the drawing is unchanged.
    ///
    /// The change begins at the last touch in the view if the drawing still moves from it. Give the
    /// point of a touch elsewhere, such as on the button that the view is in.
    ///
    /// The drawing is there at once with Reduce Motion, outside of a window, and if either drawing
    /// has more than 128 curves or 32 contours, or both cannot be matched. It stays as it is if a
    /// number is not finite. Then ``JellyView/onRest`` is called at once, otherwise at the end of
    /// the flow.
    ///
    /// - Parameters:
    ///   - paths: The parts of the drawing at rest, in the view's coordinates.
    ///   - animated: Whether it flows.
    ///   - point: The point from which on it changes, in the view's coordinates; if nil, that of
    ///     the last touch.
    public func setPaths(_ paths: [CGPath], animated: Bool, from point: CGPoint? = nil) {
      let next = paths.map(DrawnCommands.init)
      // The same drawing goes on as it is.
      guard next != commands, next.allSatisfy(\.isFinite) else { return }
      drawing = paths
      let place = point.map(Vector2.init) ?? (isMoving ? lastTouch : nil)
      // Until now the old drawing is shown.
      fit()
      let time = CACurrentMediaTime()
      let event = animated && window != nil ? startFlow(to: next, from: place, at: time) : nil
      host.reportDrawing()
      commands = next
      guard let event else {
        endFlow()
        // The body depends on the bounding boxes only, which may be the same.
        host.repaint()
        if animated, !isMoving { onRest?() }
        return
      }
      host.send(event, at: time)
    }

    private var isMoving: Bool { host.body.isHeld || host.body.restTime > host.now }

    /// Starts to flow from what is shown; nil if that is not possible, or not seen.
    private func startFlow(
      to next: [DrawnCommands], from place: Vector2?, at time: Double
    ) -> JellyShapeBody.Event? {
      let (body, moment) = (host.body, host.moment(of: time))
      var shown = flow.paint(at: moment, own: ownPaint)
      if commands.isEmpty { shown.lineWidth = 0 }
      let event = flow.change(
        body, from: (commands, morphPaint), to: (next, morphPaint), isEvenOdd: isEvenOdd,
        shown: shown, from: place, at: moment)
      guard let event else { return nil }
      // The color changes, too, which the render server does not get.
      host.contentProperties = nil
      return event
    }

    private func endFlow() {
      guard flows != nil else { return }
      flow.end()
      host.contentProperties = []
      host.paint()
    }

    private func draw(_ body: JellyShapeBody, at time: Double, into path: inout CGMutablePath) {
      if let flows, flow.isFlowing(at: time) {
        for (part, flow) in flows.parts {
          body.draw(part: part, at: time, into: &path) { flow.draw(at: time, into: &$0) }
        }
        return
      }
      for (part, commands) in commands.enumerated() {
        body.draw(part: part, at: time, into: &path) { commands.draw(into: &$0) }
      }
    }

    /// Shows the paint of a frame.
    private func showFlow(at time: Double) {
      if flow.isFlowing(at: time) { paint(flow.paint(at: time, own: ownPaint)) } else { endFlow() }
    }

    // Paint

    private var isStroked: Bool { stroke.color != nil && stroke.width > 0 }

    private var isEvenOdd: Bool { fillRule == .evenOdd }

    /// The part of the paint that decides about the flow.
    private var morphPaint: MorphPaint {
      isStroked
        ? MorphPaint(fill: onlyStrokeWidth == nil ? 1 : 0, width: Double(stroke.width))
        : MorphPaint()
    }

    /// The width of the stroke if nothing is filled; nil otherwise.
    private var onlyStrokeWidth: Double? {
      guard fillGradient == nil, fillEffect == nil else { return nil }
      return ownPaint.onlyStrokeWidth.map(Double.init)
    }

    /// The paint of the drawing at rest.
    private var ownPaint: DrawingPaint {
      let fill = shown(fillColor ?? tintColor ?? .clear)
      let color = stroke.color.map(shown)
      return DrawingPaint(
        fill: fill, stroke: color ?? .clear,
        lineWidth: color == nil || flows != nil && commands.isEmpty ? 0 : stroke.width)
    }

    /// Returns a color under the view's traits; in a disabled button it is gray.
    private func shown(_ color: UIColor) -> UIColor {
      let own = color.resolvedColor(with: traitCollection)
      guard !host.isEnabled, !own.isClear else { return own }
      return UIColor.pageMark.resolvedColor(with: traitCollection)
    }

    /// Changes the paint; that of a drawing that flows goes on from the one that is shown.
    private func repaint(_ change: () -> Void) {
      let wasStroked = isStroked
      flow.repaint(from: flow.paint(at: host.now, own: ownPaint), at: host.now)
      change()
      // A stroke becomes another contour than a fill does.
      if isStroked != wasStroked { refill() } else { paint() }
    }

    /// Fills other parts of the plane: a drawing that flows begins to flow to the same one again.
    private func refill() {
      if flows != nil {
        let time = CACurrentMediaTime()
        if let event = startFlow(to: commands, from: lastTouch, at: time) {
          host.send(event, at: time)
        } else {
          endFlow()
          host.repaint()
        }
      }
      paint()
    }

    private func paint() { paint(flow.paint(at: host.now, own: ownPaint)) }

    private func paint(_ paint: DrawingPaint) {
      withoutImplicitAnimations {
        // Of a disabled button the host paints a clear fill, too, and neither of the others.
        if !host.isEnabled || flows != nil && fillGradient == nil && fillEffect == nil {
          host.shape.fillColor = paint.fill.cgColor
        }
        host.shape.strokeColor = paint.lineWidth > 0 ? paint.stroke.cgColor : nil
        host.shape.lineWidth = paint.lineWidth
        host.fillRule = flows == nil ? fillRule : .nonZero
      }
    }

    // Events

    private func report(_ effect: JellyShapeBody.Effect) {
      switch effect {
      case .grabbed:
        host.haptics.prepare()
        host.haptics.tick()
      case .released: break
      }
      onEffect?(effect)
    }

    /// Reports the drawing to an observer.
    private func report(to observer: any DrawingObserver) {
      observer.shape(shows: commands, in: host.body.size, strokeWidth: onlyStrokeWidth)
    }

    private func fit() {
      let boxes = paths.map { $0.boundingBox }
      let size = Vector2(bounds.size)
      guard paths.contains(where: { !$0.isEmpty }) else { return }
      host.set { $0.bounds = .init(boxes.reduce(.null) { $0.union($1) }, in: size) ?? .init() }
      host.body.forEachPartChange(count: boxes.count) {
        .init(boxes[$0], in: size)
      } send: {
        host.send($0)
      }
    }

    // UIView

    public override func layoutSubviews() {
      super.layoutSubviews()
      fit()
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      host.contains(
        point, within: TouchTarget.length / 2,
        lineWidth: isStroked ? Double(stroke.width) : nil)
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window == nil else { return }
      host.send(fingers.reset())
      guard flows != nil else { return }
      endFlow()
      host.repaint()
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      lastTouch = touches.first.map { Vector2($0.location(in: self)) }
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

  extension JellyShapeBody.Bounds {
    fileprivate init?(_ box: CGRect, in size: Vector2) {
      self.init(Vector2(box.origin), Vector2(box.size), in: size)
    }
  }
#endif
