#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A view in a pill that swells while it is pressed.
  public final class ElasticTemplateView: UIView {
    private let host = ElasticHost(ElasticTemplate(size: .zero))

    /// Creates a view.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      clipsToBounds = false
      host.attach(to: self)
    }

    /// Creates a view from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      clipsToBounds = false
      host.attach(to: self)
    }

    /// The tuning of the control, from the next press on.
    ///
    /// - Precondition: The tuning is sound (``/Jelly/ElasticTuning/isSound``).
    public var tuning: ElasticTemplate.Tuning {
      get { host.tuning }
      set { host.tuning = newValue }
    }

    /// How much the control moves; by default as the Reduce Motion setting says.
    public var motion: MotionPreference {
      get { host.motion }
      set { host.motion = newValue }
    }

    // UIView

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { host.send(.pressed, at: touch.timestamp) }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { host.send(.released, at: touch.timestamp) }
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      touchesEnded(touches, with: event)
    }
  }

  extension ElasticTemplate: HostedBody {}
#endif
