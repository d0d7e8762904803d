#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A view with an elastic outline, which dents where it is touched.
  ///
  ///     let card = JellyBoxView()
  ///     card.fillColor = .secondarySystemBackground
  ///     card.cornerRadius = 12
  ///     card.addSubview(content)
  ///
  /// The view observes touches and does not consume them. Its subviews work as in any other view.
  public final class JellyBoxView: UIView, FillableHosting {
    /// A closure that is called once for each effect: the outline is set in motion, or the view
    /// shakes.
    public var onEffect: ((JellyFieldBody.Effect) -> Void)? {
      didSet { host.onEffect = onEffect }
    }

    let host = JellyHost(JellyFieldBody(size: .zero))
    private let watch = PressWatch()

    /// Creates a view.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a view from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
      // The background of a file is that of the outline.
      fillColor = backgroundColor
      backgroundColor = nil
    }

    private func setUp() {
      host.fillColor = .clear
      host.drawField(in: self, watchedBy: watch) { [weak self] in self?.clearance() ?? .infinity }
    }

    // Settings

    /// A Boolean value that indicates whether a rejection plays a haptic; true by default.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// The depth to which a press dents a soft outline, in points; a negative depth makes a bulge.
    ///
    /// For a tuning without a soft outline it is the distance by which a side's control point moves
    /// outwards.
    @IBInspectable public dynamic var pressDepth: CGFloat {
      get { host.body.settings.pressDepth }
      set { host.set { $0.pressDepth = newValue } }
    }

    /// The radius of the outline's corners, in points.
    @IBInspectable public dynamic var cornerRadius: CGFloat {
      get { host.body.settings.cornerRadius }
      set { host.set { $0.cornerRadius = newValue } }
    }

    /// The color that fills the outline, dynamic colors included; clear by default.
    ///
    /// The view's `backgroundColor` fills the rectangle of the view, which does not move. If an
    /// Interface Builder file has a background color, the view uses it for the outline instead.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue ?? .clear }
    }

    /// Sets the outline in motion, for example when the view's content gets the focus.
    public func nudge() {
      host.keepClear(clearance())
      host.send(.nudged)
    }

    /// Shakes the view, because its content is invalid.
    public func reject() {
      host.haptics.prepare()
      host.send(.rejected)
      host.haptics.tick()
    }

    // UIView

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      host.contains(point)
    }
  }

  extension JellyHost<JellyFieldBody> {
    /// Draws a field's outline behind what is in a view, answers its touches, and shakes all of it.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - watch: What sees the view's touches.
    ///   - clearance: Returns the clearance between the outline and the content, in points.
    func drawField(
      in view: UIView, watchedBy watch: PressWatch, clearance: @escaping @MainActor () -> Double
    ) {
      onFrame = { [weak view, canvas] field, time in
        // All that is in the view is moved, and the canvas back: the outline has moved by itself.
        let shift = field.shakeOffset(at: time)
        view?.layer.sublayerTransform = CATransform3DMakeTranslation(shift, 0, 0)
        canvas.layer.sublayerTransform = CATransform3DMakeTranslation(-shift, 0, 0)
      }
      contentProperties = [view.layer, canvas.layer].map(MovingProperty.sublayerTransform)
      watch.onMoments = { [weak self] moments in
        if case .began = moments.first?.finger { self?.keepClear(clearance()) }
        self?.send(moments)
      }
      // A bulge reaches beyond the bounds.
      view.clipsToBounds = false
      watch.attach(to: view)
      attach(to: view)
    }

    /// Limits dents to the clearance between the outline and the content, in points.
    func keepClear(_ clearance: Double) {
      if clearance != body.settings.headroom { set { $0.headroom = clearance } }
    }
  }
#endif
