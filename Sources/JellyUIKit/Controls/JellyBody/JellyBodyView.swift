#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A view that shows a control of your own.
  ///
  ///     let view = JellyBodyView(SwitchBody(size: Vector2(64, 32)))
  ///     view.onEffect = { effect in print(effect) }
  ///     view.send(.toggled)
  ///
  /// The view draws the outline of the control, from each event until the control is at rest. The
  /// control gets the size of the view, and the tuning for Reduce Motion while the system asks for
  /// it.
  ///
  /// If the events of the control conform to `TouchEvent`, the view sends its touches to the
  /// control. Otherwise the touches go to the next responder. As in a plain `UIView`, the
  /// accessibility properties are yours.
  public final class JellyBodyView<Body: JellyControl>: UIView, FillableHosting {
    /// A closure that is called once for each effect of the control.
    public var onEffect: ((Body.Effect) -> Void)?

    let host: JellyHost<Body>
    private var touches = TouchingFingers()
    private let keeper = FingerKeeper()

    /// Creates a view that shows a control, with the control's size.
    ///
    /// - Parameter body: The control.
    public init(_ body: Body) {
      host = JellyHost(body)
      super.init(frame: CGRect(origin: .zero, size: CGSize(body.size)))
      if takesTouches {
        takeAllFingers()
        keeper.attach(to: self)
      }
      host.haptics.isEnabled = false
      host.onEffect = { [weak self] in self?.report($0) }
      host.attach(to: self)
    }

    /// Returns nil, because an Interface Builder file does not contain a control.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    // Settings

    /// The control as it is after the last event.
    public var body: Body { host.body }

    /// The settings of the control.
    public var settings: Body.Settings {
      get { host.body.settings }
      set { host.set { $0 = newValue } }
    }

    /// The color that fills the outline, dynamic colors included; the tint color if nil.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    /// A Boolean value that indicates whether each effect of the control plays a haptic; false by
    /// default.
    public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// Sends an event to the control.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - time: The time of the event, in the seconds of `CACurrentMediaTime()`.
    public func send(_ event: Body.Event, at time: TimeInterval = CACurrentMediaTime()) {
      host.haptics.prepare()
      host.send(event, at: time)
    }

    private func report(_ effect: Body.Effect) {
      host.haptics.tick()
      onEffect?(effect)
    }

    // Touches

    private var takesTouches: Bool { Body.Event.self is any TouchEvent.Type }

    private func send(_ moments: [FingerMoment]) {
      host.haptics.prepare()
      host.send(moments.compactMap { moment in Self.event(of: moment).map { ($0, moment.time) } })
    }

    private static func event(of moment: FingerMoment) -> Body.Event? {
      guard let type = Body.Event.self as? any TouchEvent.Type else { return nil }
      return moment.event(as: type) as? Body.Event
    }

    // UIView

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      host.contains(point)
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { send(touches.reset()) }
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard takesTouches else { return super.touchesBegan(touches, with: event) }
      send(self.touches.began(touches, in: self))
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard takesTouches else { return super.touchesMoved(touches, with: event) }
      send(self.touches.moved(touches, with: event, in: self))
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard takesTouches else { return super.touchesEnded(touches, with: event) }
      send(self.touches.ended(touches, in: self))
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard takesTouches else { return super.touchesCancelled(touches, with: event) }
      send(self.touches.cancelled(touches, in: self))
    }
  }
#endif
