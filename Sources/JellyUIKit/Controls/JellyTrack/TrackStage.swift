#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// The parts that a switch, a slider and segments have in common: the drop, the track under it,
  /// and the fingers.
  ///
  /// From back to front there are the track and its fill, the drop with its shadow, what the
  /// control adds, and the view that takes the fingers. The control owns the stage, which retains
  /// neither the control nor the host.
  @MainActor
  final class TrackStage<Body: JellyControl> where Body.Event: TouchEvent {
    /// The layer of the track.
    let track = CAShapeLayer()
    /// The layer of the part of the track that the drop has passed, or of a track that is on.
    let fill = CAShapeLayer()
    /// Decides whether a finger belongs to the control or to the list around it.
    let pan = AxisPan()
    /// A Boolean value that indicates whether the events that the control handles now are those
    /// of a person, and not of code.
    private(set) var isAsked = false

    private weak var control: UIView?
    private weak var host: JellyHost<Body>?
    private let plane = UIView()
    private let touches = TrackTouches()
    private var fingers = TouchingFingers()
    /// A Boolean value that indicates whether the drop has come to another stop since the finger is
    /// down.
    private var hasCrossed = false

    /// Adds the parts to a control, and shows its body.
    func attach(_ host: JellyHost<Body>, to control: UIControl) {
      self.control = control
      self.host = host
      host.canvas.layer.addSublayer(track)
      host.canvas.layer.addSublayer(fill)
      fit(plane, in: control)
      plane.isUserInteractionEnabled = false
      fit(touches, in: control)
      touches.owner = self
      host.fillColor = .white
      host.shadow = .ofThumb
      host.attach(to: control, raised: plane)
      pan.attach(to: control)
    }

    private func fit(_ view: UIView, in control: UIControl) {
      view.frame = control.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      control.addSubview(view)
    }

    /// Adds a view between the drop and the fingers.
    func add(_ view: UIView) {
      guard let control else { return }
      control.insertSubview(view, at: max(control.subviews.count - 1, 0))
    }

    // Events

    /// Lets the body handle an event that a person has caused.
    func ask(_ event: Body.Event) {
      host?.haptics.prepare()
      ask { $0.send(event) }
    }

    /// Cancels the touches; UIKit does not do it for a control that leaves its window.
    func reset() { send(fingers.reset()) }

    private func ask(_ send: (JellyHost<Body>) -> Void) {
      guard let host else { return }
      isAsked = true
      send(host)
      isAsked = false
    }

    private func send(_ moments: [FingerMoment]) { ask { $0.send(moments) } }

    /// Does something that may call the app, whose own changes nobody is told of.
    func report(_ act: () -> Void) {
      isAsked = false
      act()
      isAsked = true
    }

    // Haptics

    /// A finger has come down.
    func grabbed() {
      hasCrossed = false
      host?.haptics.prepare()
    }

    /// The drop has been dragged to another stop.
    func crossed() {
      hasCrossed = true
      host?.haptics.tick()
    }

    /// The value has changed; a finger that has dragged the drop there has felt it.
    func changed() {
      if !hasCrossed { host?.haptics.tick() }
      hasCrossed = false
    }
  }

  extension TrackStage: TouchOwner {
    func contains(_ point: CGPoint) -> Bool { control?.point(inside: point, with: nil) ?? false }

    func touchesBegan(_ touches: Set<UITouch>) {
      guard let control else { return }
      send(fingers.began(touches, in: control))
    }

    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let control else { return }
      send(fingers.moved(touches, with: event, in: control))
    }

    func touchesEnded(_ touches: Set<UITouch>) {
      guard let control else { return }
      send(fingers.ended(touches, in: control))
    }

    func touchesCancelled(_ touches: Set<UITouch>) {
      guard let control else { return }
      send(fingers.cancelled(touches, in: control))
    }
  }

  /// The object that the fingers on a track belong to.
  @MainActor
  private protocol TouchOwner: AnyObject {
    func contains(_ point: CGPoint) -> Bool
    func touchesBegan(_ touches: Set<UITouch>)
    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesEnded(_ touches: Set<UITouch>)
    func touchesCancelled(_ touches: Set<UITouch>)
  }

  /// Takes the fingers of a control with a track.
  ///
  /// A list does not cancel the touches of a `UIControl`, but it cancels those of a view in one. So
  /// a finger that comes down on a switch can scroll the list around the switch.
  private final class TrackTouches: UIView {
    weak var owner: (any TouchOwner)?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      owner?.contains(point) ?? false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      owner?.touchesBegan(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      owner?.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      owner?.touchesEnded(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      owner?.touchesCancelled(touches)
    }
  }

  extension DropGrowth {
    /// The growth by a size in points.
    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The width and the height.
    var size: CGSize { CGSize(width: width, height: height) }
  }

  extension OutlineShadow {
    /// The shadow of a drop, by which a white one can be seen on a white track; determined
    /// empirically.
    fileprivate static var ofThumb: Self? {
      let shadow = NSShadow()
      shadow.shadowColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.16)
      shadow.shadowBlurRadius = 4
      shadow.shadowOffset = CGSize(width: 0, height: 2)
      return Self(shadow)
    }
  }
#endif
