#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A view whose outline dents where it is touched, whatever the view contains.
  ///
  ///     let card = ElasticView()
  ///     card.backgroundColor = .secondarySystemBackground
  ///     card.outlineRadius = 12
  ///     card.addSubview(content)
  ///
  /// The view sees touches without taking them. Its subviews work as they do anywhere, and you
  /// need not forward anything.
  public final class ElasticView: UIView {
    /// Called with each fact: the sides have been sent out, the view has been made to shake.
    public var onEffect: ((ElasticField.Effect) -> Void)? {
      didSet { host.onEffect = onEffect }
    }

    private let host = ElasticHost(ElasticField(size: .zero))
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
      host.drawField(in: self, watchedBy: watch)
    }

    // Settings

    /// The tuning of the control, from the next touch on.
    ///
    /// - Precondition: The tuning is sound (``/Jelly/ElasticTuning/isSound``).
    public var tuning: ElasticField.Tuning {
      get { host.tuning }
      set { host.tuning = newValue }
    }

    /// How much the control moves; by default as the Reduce Motion setting says.
    public var motion: MotionPreference {
      get { host.motion }
      set { host.motion = newValue }
    }

    /// Whether a rejection plays a haptic.
    @IBInspectable public dynamic var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// How the control's haptics feel: soft ticks by default.
    public var hapticFeel: HapticFeel {
      get { host.haptics.feel }
      set { host.haptics.feel = newValue }
    }

    /// A gradient that fills the outline in place of the colour; nil for the colour.
    public var fillGradient: ElasticGradient? {
      get { host.fillGradient }
      set { host.fillGradient = newValue }
    }

    /// A material that fills the outline in place of all else: a blur, or glass (`UIGlassEffect`,
    /// from iOS 26 on); nil for none.
    ///
    /// It is cut out along the outline in each frame.
    public var fillEffect: UIVisualEffect? {
      get { host.fillEffect }
      set { host.fillEffect = newValue }
    }

    /// A shadow of the outline, which follows it in each frame; nil for none.
    public var outlineShadow: ElasticShadow? {
      get { host.shadow }
      set { host.shadow = newValue }
    }

    /// The depth to which a press dents a soft outline, in points; a negative one makes a bulge.
    ///
    /// With any other answer it is the distance by which a side's control point moves outwards.
    @IBInspectable public dynamic var overshoot: Double {
      get { host.body.overshoot }
      set { host.send(.shaped(overshoot: newValue, cornerRadius: outlineRadius)) }
    }

    /// The radius of the outline's corners, in points.
    @IBInspectable public dynamic var outlineRadius: Double {
      get { host.body.cornerRadius }
      set { host.send(.shaped(overshoot: overshoot, cornerRadius: newValue)) }
    }

    /// The colour that fills the outline, dynamic colours included.
    public override var backgroundColor: UIColor? {
      get { host.fillColor }
      set {
        // The rectangle of the view itself stays clear.
        super.backgroundColor = .clear
        host.fillColor = newValue ?? .clear
      }
    }

    /// Sets the outline in motion, for example when the view's content gets the focus.
    public func bulge() { host.send(.bulged) }

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

  extension ElasticHost<ElasticField> {
    /// Draws a field's outline behind what is in a view, answers its touches, and shakes all of it.
    func drawField(in view: UIView, watchedBy watch: PressWatch) {
      onFrame = { [weak view, canvas] field, time in
        // All that is in the view is moved, and the canvas back: the outline has moved by itself.
        let shift = field.shift(at: time)
        view?.layer.sublayerTransform = CATransform3DMakeTranslation(shift, 0, 0)
        canvas.layer.sublayerTransform = CATransform3DMakeTranslation(-shift, 0, 0)
      }
      watch.areAllHolding = { [weak self] in self?.body.tuning.answer == .soft }
      watch.onMoments = { [weak self] moments in
        self?.send(moments.map { (ElasticField.Event($0), $0.time) })
      }
      // A bulge reaches beyond the bounds.
      view.clipsToBounds = false
      watch.attach(to: view)
      attach(to: view)
    }
  }

  extension ElasticField: HostedBody {}
#endif
