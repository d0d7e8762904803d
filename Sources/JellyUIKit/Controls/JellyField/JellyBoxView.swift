#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A view whose outline dents where it is touched, whatever the view contains.
  ///
  ///     let card = JellyBoxView()
  ///     card.backgroundColor = .secondarySystemBackground
  ///     card.outlineRadius = 12
  ///     card.addSubview(content)
  ///
  /// The view sees touches without taking them. Its subviews work as they do anywhere, and you
  /// need not forward anything.
  public final class JellyBoxView: UIView, JellyFillableView {
    /// Called with each fact: the sides have been sent out, the view has been made to shake.
    public var onEffect: ((JellyFieldBody.Effect) -> Void)? {
      didSet { host.onEffect = onEffect }
    }

    /// What runs the control in the view.
    public let host = JellyHost(JellyFieldBody(size: .zero))
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
    }

    private func setUp() {
      // A file may have set it by now.
      backgroundColor = host.fillColor ?? super.backgroundColor ?? .clear
      host.drawField(in: self, watchedBy: watch) { [weak self] in self?.room() ?? .infinity }
    }

    // Settings

    /// Whether a rejection plays a haptic.
    @IBInspectable public dynamic var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// The depth to which a press dents a soft outline, in points; a negative one makes a bulge.
    ///
    /// With any other answer it is the distance by which a side's control point moves outwards.
    @IBInspectable public dynamic var overshoot: Double {
      get { host.body.settings.overshoot }
      set { host.set { $0.overshoot = newValue } }
    }

    /// The radius of the outline's corners, in points.
    @IBInspectable public dynamic var outlineRadius: Double {
      get { host.body.settings.cornerRadius }
      set { host.set { $0.cornerRadius = newValue } }
    }

    /// The color that fills the outline, dynamic colors included.
    public override var backgroundColor: UIColor? {
      get { host.fillColor }
      set {
        // The rectangle of the view itself stays clear.
        super.backgroundColor = .clear
        host.fillColor = newValue ?? .clear
      }
    }

    /// Sets the outline in motion, for example when the view's content gets the focus.
    public func bulge() {
      host.keepClear(room())
      host.send(.bulged)
    }

    /// Shakes the view because its content is wrong.
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
    ///   - room: Measures the room between the outline and what is in the view, in points.
    func drawField(
      in view: UIView, watchedBy watch: PressWatch, room: @escaping @MainActor () -> Double
    ) {
      onFrame = { [weak view, canvas] field, time in
        // All that is in the view is moved, and the canvas back: the outline has moved by itself.
        let shift = field.shift(at: time)
        view?.layer.sublayerTransform = CATransform3DMakeTranslation(shift, 0, 0)
        canvas.layer.sublayerTransform = CATransform3DMakeTranslation(-shift, 0, 0)
      }
      watch.onMoments = { [weak self] moments in
        if case .began = moments.first?.finger { self?.keepClear(room()) }
        self?.send(moments)
      }
      // A bulge reaches beyond the bounds.
      view.clipsToBounds = false
      watch.attach(to: view)
      attach(to: view)
    }

    /// Keeps the outline clear of what is in the view, so many points from it.
    func keepClear(_ room: Double) {
      if room != body.settings.headroom { set { $0.headroom = room } }
    }
  }
#endif
