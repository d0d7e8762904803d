#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A text field whose outline bulges when it is touched or gets the keyboard, and shakes when what
  /// is in it is rejected.
  ///
  /// It is a `UITextField`: autofill, input views, delegates and Dynamic Type work as ever.
  ///
  ///     let email = ElasticTextField()
  ///     email.backgroundColor = .secondarySystemBackground
  ///     email.reject("This is no address")
  public final class ElasticTextField: UITextField {
    /// Called with each fact: the sides have been sent out, the field has been made to shake.
    public var onEffect: ((ElasticField.Effect) -> Void)? {
      didSet { host.onEffect = onEffect }
    }

    /// The room around the text, in points: 10 at the sides, 5 above and below.
    public var textInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10) {
      didSet { setNeedsLayout() }
    }

    private let host = ElasticHost(ElasticField(size: .zero))
    private let watch = TouchWatch()

    /// Makes a field.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Makes a field of an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      borderStyle = .none
      // A file may have set it by now.
      backgroundColor = host.fillColor ?? super.backgroundColor ?? .clear
      host.drawField(in: self, watchedBy: watch)
    }

    // Settings

    /// How it feels, from the next touch on.
    ///
    /// - Precondition: It is sound (``/Jelly/ElasticField/Tuning/isSound``).
    public var tuning: ElasticField.Tuning {
      get { host.tuning }
      set { host.tuning = newValue }
    }

    /// How much it moves: as Reduce Motion says, unless told otherwise.
    public var motion: MotionPreference {
      get { host.motion }
      set { host.motion = newValue }
    }

    /// How far a side's control point moves outwards, in points; negative dents.
    @IBInspectable public var overshoot: Double {
      get { host.body.overshoot }
      set { host.send(.shaped(overshoot: newValue, cornerRadius: outlineRadius)) }
    }

    /// The radius of the outline's corners, in points.
    @IBInspectable public var outlineRadius: Double {
      get { host.body.cornerRadius }
      set { host.send(.shaped(overshoot: overshoot, cornerRadius: newValue)) }
    }

    /// Whether a rejection can be felt.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// What the outline is filled with, dynamic colours included.
    public override var backgroundColor: UIColor? {
      get { host.fillColor }
      set {
        // The rectangle of the view itself stays clear.
        super.backgroundColor = .clear
        host.fillColor = newValue ?? .clear
      }
    }

    /// Makes it shake, and tells assistive technology why: what is in it is not what it should be.
    public func reject(_ reason: String? = nil) {
      host.haptics.prepare()
      host.send(.rejected)
      host.haptics.tick()
      guard let reason else { return }
      UIAccessibility.post(notification: .announcement, argument: reason)
    }

    // UITextField

    @discardableResult
    public override func becomeFirstResponder() -> Bool {
      let wasFirst = isFirstResponder
      let isFirst = super.becomeFirstResponder()
      // A finger that gives it the keyboard has bulged it already.
      if isFirst, !wasFirst, !watch.isTouched { host.send(.focused) }
      return isFirst
    }

    public override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).inset(by: textInsets)
    }

    public override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      // Where the text will be: UIKit's own asks for that already, and would count the room twice.
      textRect(forBounds: bounds)
    }

    public override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).inset(by: textInsets)
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      host.contains(point)
    }
  }
#endif
