#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// An interaction that lets any view swell under a finger, and follow a finger that pulls it.
  ///
  ///     cover.addInteraction(JellyPressInteraction())
  ///
  /// The interaction changes the view's `transform`, which moves the view as the middle of a sheet
  /// of jelly. It adds that to the transform that the view has at the beginning of a press, and
  /// restores that one at rest, when the view leaves its window, and when the interaction is
  /// removed. Do not assign another one in the meantime.
  ///
  /// The interaction observes touches and does not consume them: buttons and gestures in the view
  /// work as before. A list that scrolls with the finger ends the press. A control that is disabled
  /// is not pressed.
  public final class JellyPressInteraction: NSObject, UIInteraction {
    /// The view that is pressed.
    public private(set) weak var view: UIView?

    /// A closure that is called once for each effect: the first finger has come down, or the last
    /// one has left.
    public var onEffect: ((JellyPressBody.Effect) -> Void)?

    /// The tuning of the press: its springs and limits; `.standard` by default.
    ///
    /// - Precondition: The tuning is valid (``/Jelly/JellyTuning/isValid``).
    public var tuning = JellyPressBody.Tuning.standard { didSet { host?.tuning = tuning } }

    /// The preference for the amount of motion; `.system` by default, which follows Reduce Motion.
    public var motion = JellyMotion.system { didSet { host?.motion = motion } }

    /// The object that observes every event of the press; nil for none.
    public var observer: (any JellyObserver)? { didSet { host?.observer = observer } }

    /// A Boolean value that indicates whether fingers press the view; true by default.
    ///
    /// A press that is under way when the value becomes false ends.
    public var isEnabled = true { didSet { watch.isOff = !isEnabled } }

    private var host: JellyHost<JellyPressBody>?
    private let watch = PressWatch()
    /// The transform of the view without the press, while the press moves it.
    private var rest: CGAffineTransform?

    /// Ends the press of the view that the interaction leaves.
    public func willMove(to view: UIView?) {
      guard let old = self.view else { return }
      watch.releaseTouches()
      old.removeGestureRecognizer(watch)
      host?.canvas.removeFromSuperview()
      host = nil
      restore()
      self.view = nil
    }

    /// Begins to observe the fingers on a view.
    public func didMove(to view: UIView?) {
      self.view = view
      guard let view else { return }
      // The drawing is the view.
      let host = JellyHost(
        JellyPressBody(size: .zero, settings: .init(cornerRadius: 0)), draw: { _, _, _ in })
      self.host = host
      (host.tuning, host.motion, host.observer) = (tuning, motion, observer)
      host.onEffect = { [weak self] in self?.onEffect?($0) }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      watch.yieldsToLists = true
      // Places in the view itself would move with it.
      watch.space = { $0.superview ?? $0 }
      watch.onMoments = { [weak self] in self?.send($0) }
      watch.attach(to: view)
      // The view of an effect has subviews only in its content.
      host.attach(to: (view as? UIVisualEffectView)?.contentView ?? view)
    }

    private func send(_ moments: [FingerMoment]) {
      guard let view else { return }
      let isOff = (view as? UIControl)?.isEnabled == false
      let upright = (rest ?? view.transform).inverted()
      // The center of a view is the place of its anchor.
      let center = Vector2(view.center)
      let anchor = Vector2(view.bounds.size) / 2 + anchorOffset(of: view)
      let own = moments.map { moment in
        moment.mapped { Vector2(CGPoint($0 - center).applying(upright)) + anchor }
      }
      host?.send(own.filter { !isOff || !$0.begins })
    }

    private func show(_ body: JellyPressBody, at time: Double) {
      guard let view else { return }
      if view.window == nil { watch.releaseTouches() }
      guard view.window != nil, body.isHeld || time < body.restTime else { return restore() }
      let middle = body.size / 2
      // A transform acts about the anchor of the view.
      let offset = anchorOffset(of: view)
      let press = CGAffineTransform(translationX: offset.x, y: offset.y)
        .concatenating(CGAffineTransform(body.localFrame(at: middle, time: time), at: middle))
        .concatenating(CGAffineTransform(translationX: -offset.x, y: -offset.y))
      let rest = rest ?? view.transform
      self.rest = rest
      view.transform = press.concatenating(rest)
    }

    /// The offset of the view's anchor from its middle, in points; zero for most views.
    private func anchorOffset(of view: UIView) -> Vector2 {
      let anchor = Vector2(view.layer.anchorPoint) - Vector2(0.5, 0.5)
      return Vector2(view.bounds.size) * anchor
    }

    private func restore() {
      guard let rest else { return }
      view?.transform = rest
      self.rest = nil
    }
  }

  extension FingerMoment {
    /// A Boolean value that indicates whether the finger has come down.
    fileprivate var begins: Bool { if case .began = finger { true } else { false } }

    /// Returns the same moment with another place.
    fileprivate func mapped(_ place: (Vector2) -> Vector2) -> Self {
      switch finger {
      case .began(let point): Self(.began(place(point)), by: name, at: time)
      case .moved(let point): Self(.moved(place(point)), by: name, at: time)
      case .ended(let point): Self(.ended(place(point)), by: name, at: time)
      case .cancelled: self
      }
    }
  }
#endif
