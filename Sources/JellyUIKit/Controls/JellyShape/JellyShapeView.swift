#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A drawing on an elastic sheet, which touches can pull, poke and flick.
  ///
  ///     let logo = JellyShapeView(frame: CGRect(x: 0, y: 0, width: 96, height: 96))
  ///     logo.path = outline                  // any CGPath, in the view's own coordinates
  ///     logo.fillColor = .systemRed
  ///
  /// A touch counts where the drawing is filled at that moment, or at most 22 points beside it. For
  /// assistive technologies the view is decoration; otherwise make it an accessibility element.
  public final class JellyShapeView: UIView, FillableHosting {
    /// A closure that is called once for each effect: the first touch grabs the drawing, or the
    /// last one releases it.
    public var onEffect: ((JellyShapeBody.Effect) -> Void)?

    /// The drawing at rest, in the view's coordinates; nil for none.
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
    public var paths: [CGPath] = [] {
      didSet {
        commands = paths.map(DrawnCommands.init)
        fit()
        // The body depends on the bounding boxes only, which may be the same.
        host.repaint()
      }
    }

    private var commands: [DrawnCommands] = []
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
      host.draw = { [weak self] body, time, path in
        for (part, commands) in (self?.commands ?? []).enumerated() {
          body.draw(part: part, at: time, into: &path) { commands.draw(into: &$0) }
        }
      }
      host.onEffect = { [weak self] in self?.report($0) }
      host.attach(to: self)
    }

    // Settings

    /// The color that fills the drawing, dynamic colors included; the view's tint if nil.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
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
      host.contains(point, within: TouchTarget.length / 2)
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { host.send(fingers.reset()) }
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
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
