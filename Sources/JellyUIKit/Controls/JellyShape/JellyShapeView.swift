#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A drawing that is a sheet of jelly: fingers can pull, poke and flick it.
  ///
  ///     let logo = JellyShapeView(frame: CGRect(x: 0, y: 0, width: 96, height: 96))
  ///     logo.path = outline                  // any CGPath, in the view's own coordinates
  ///     logo.fillColor = .systemRed
  ///
  /// A finger counts where the drawing is filled, as it is then, or within 22 pt. For assistive
  /// technologies the view is decoration; make it an accessibility element if it is more.
  public final class JellyShapeView: UIView, JellyFillableView {
    /// The control of the core that the view shows.
    public typealias Control = JellyShapeBody

    /// Called with each fact: a finger has taken hold of the drawing, the last has let go.
    public var onEffect: ((JellyShapeBody.Effect) -> Void)?

    /// The drawing at rest, in the view's coordinates; nil for none.
    public var path: CGPath? {
      didSet {
        commands = path.map(DrawnCommands.init)
        fit()
        // The box, which is all that the body knows of the drawing, may be the same.
        host.repaint()
      }
    }

    private var commands: DrawnCommands?
    /// What runs the control in the view; it has no public members.
    public let host = JellyHost(JellyShapeBody(size: .zero))
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
        body.draw(at: time, into: &path) { self?.commands?.draw(into: &$0) }
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

    /// Whether the render server draws the motion that no finger controls.
    ///
    /// Use it for drawings with few curves.
    @IBInspectable public var handsOver: Bool {
      get { host.handsOver }
      set { host.handsOver = newValue }
    }

    /// Whether the control plays haptics.
    @IBInspectable public dynamic var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// Whether the button that the drawing is on is pressed: the whole drawing shrinks a little.
    ///
    /// Set it where the button's `isHighlighted` changes. For the button to get the touches, turn
    /// the view's `isUserInteractionEnabled` off.
    public var isPressed = false {
      didSet { if isPressed != oldValue { host.send(isPressed ? .pressed : .released) } }
    }

    /// Pokes the drawing: pushes the place at a point towards the middle.
    ///
    /// - Parameters:
    ///   - point: The point, in the view's coordinates.
    ///   - strength: Up to 1, or outwards down to −1.
    public func poke(at point: CGPoint, strength: Double = 1) {
      host.send(.poked(Vector2(point), strength: strength))
    }

    /// Where a point of the drawing at rest is now, and how it is turned there, for a view that
    /// rides along.
    public func place(of point: CGPoint) -> SheetPlace {
      host.body.place(of: Vector2(point), at: host.now)
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
      guard let path, !path.isEmpty else { return }
      let (box, size) = (path.boundingBox, Vector2(bounds.size))
      host.set { $0 = .init(Vector2(box.origin), Vector2(box.size), in: size) }
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
#endif
