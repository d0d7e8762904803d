#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// What views with an elastic body have in common; made by this library alone.
  public class ElasticHostView: UIView {
    /// What shows the body; each kind of view has its own.
    var shown: any ElasticHosting { preconditionFailure("a view without a body") }

    /// Makes a view.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Makes a view of an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Called once, when the view is made.
    func setUp() {}

    /// How much it moves: as Reduce Motion says, unless told otherwise.
    public var motion: MotionPreference {
      get { shown.motion }
      set { shown.motion = newValue }
    }

    /// Whether what it does can be felt.
    @IBInspectable public var playsHaptics: Bool {
      get { shown.haptics.isEnabled }
      set { shown.haptics.isEnabled = newValue }
    }

    // UIView

    public override func layoutSubviews() {
      super.layoutSubviews()
      shown.fit()
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      shown.moveToWindow()
    }

    public override func tintColorDidChange() {
      super.tintColorDidChange()
      shown.paint()
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      shown.contains(point)
    }
  }

  /// A view with a body that a finger can hold; made by this library alone.
  public class ElasticTouchView: ElasticHostView {
    private var fingers = LeadingTouch()

    override func setUp() {
      super.setUp()
      takeAllFingers()
    }

    /// Called with what the finger that leads does.
    func take(_ moment: FingerMoment) {}

    // UIView

    public override func didMoveToWindow() {
      if window == nil {
        fingers = LeadingTouch()
        take(FingerMoment(.cancelled, at: CACurrentMediaTime()))
      }
      super.didMoveToWindow()
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      fingers.began(touches, in: self).forEach(take)
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      fingers.moved(touches, with: event, in: self).forEach(take)
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      fingers.ended(touches, in: self).forEach(take)
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      fingers.cancelled(touches, in: self).forEach(take)
    }
  }

  /// A host, whatever body it has.
  @MainActor
  protocol ElasticHosting: AnyObject {
    var motion: MotionPreference { get set }
    var haptics: Haptics { get }
    func fit()
    func moveToWindow()
    func paint()
    func contains(_ point: CGPoint) -> Bool
  }

  extension ElasticHost: ElasticHosting {}
#endif
