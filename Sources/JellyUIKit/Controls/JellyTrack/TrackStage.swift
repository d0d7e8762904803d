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
  final class TrackStage<Body: JellyTrackControl> {
    /// The layer of the track.
    let track = CAShapeLayer()
    /// The layer of the part of the track that the drop has passed, or of a track that is on.
    let fill = CAShapeLayer()
    /// Decides whether a finger belongs to the control or to the list around it.
    let pan = AxisPan()
    /// A Boolean value that indicates whether the events that the control handles now are those
    /// of a person, and not of code.
    private(set) var isAsked = false
    /// A Boolean value that indicates whether a finger that comes down at a point may hold the
    /// body; everywhere by default.
    var takesTouch: (Vector2) -> Bool = { _ in true }

    private weak var control: UIControl?
    private weak var host: JellyHost<Body>?
    private let plane = UIView()
    private let touches = TrackTouches()
    private var fingers = TouchingFingers()
    /// A Boolean value that indicates whether the drop has come to another stop since the finger is
    /// down.
    private var hasCrossed = false
    /// A Boolean value that indicates whether the control has sent `.touchDown` and not yet the end
    /// of that touch.
    private var isDown = false
    /// A Boolean value that indicates whether the finger that holds the control is on it.
    private(set) var isTouchInside = false
    /// The event of the fingers that the control handles now.
    private(set) var event: UIEvent?

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
      // The edge of a white drop on a white page.
      host.shape.strokeColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.06).cgColor
      host.shape.lineWidth = 0.5
      host.attach(to: control, raised: plane)
      pan.attach(to: control)
      pan.takesTouch = { [weak self] in self?.mayHold(at: $0) ?? false }
    }

    /// A list may delay its touches, so that the body does not hold the finger of a pan yet.
    private func mayHold(at point: Vector2) -> Bool {
      guard let control else { return false }
      return control.isTracking || control.isEnabled && takesTouch(point)
    }

    private func fit(_ view: UIView, in control: UIControl) {
      view.frame = control.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      control.addSubview(view)
    }

    /// Lifts the drop, whose shadow is longer then.
    func show(_ thumb: TrackThumb) { host?.lift = thumb.lift }

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
    func reset() {
      send(fingers.reset())
      endIfReleased()
    }

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

    // Touch events

    // The order is that of `UIControl`, which calls `beginTracking` and its like before it sends
    // the event of the touch: a change of the value comes first. Each `.touchDown` has one end.

    /// Ends the touch events if the body does not hold the finger any more, and no finger did it:
    /// the control is disabled, or has left its window.
    func endIfReleased() {
      if isDown, !isAsked, control?.isTracking == false { endTouch(.touchCancel) }
    }

    private func endTouch(_ controlEvents: UIControl.Event) {
      isDown = false
      isTouchInside = false
      control?.isHighlighted = false
      control?.sendActions(for: controlEvents)
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

    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let control else { return }
      self.event = event
      send(fingers.began(touches, in: control))
      if control.isTracking, !isDown {
        isDown = true
        isTouchInside = true
        control.isHighlighted = true
        let isRepeated = touches.contains { $0.tapCount > 1 }
        control.sendActions(for: isRepeated ? [.touchDown, .touchDownRepeat] : .touchDown)
      }
      self.event = nil
    }

    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let control else { return }
      self.event = event
      send(fingers.moved(touches, with: event, in: control))
      if isDown {
        let wasInside = isTouchInside
        isTouchInside = isInside(touches)
        control.isHighlighted = isTouchInside
        var events: UIControl.Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside {
          events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
        }
        control.sendActions(for: events)
      }
      self.event = nil
    }

    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let control else { return }
      self.event = event
      if isDown {
        isTouchInside = isInside(touches)
        control.isHighlighted = false
      }
      send(fingers.ended(touches, in: control))
      if isDown { endTouch(isTouchInside ? .touchUpInside : .touchUpOutside) }
      self.event = nil
    }

    func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let control else { return }
      self.event = event
      send(fingers.cancelled(touches, in: control))
      if isDown { endTouch(.touchCancel) }
      self.event = nil
    }

    private func isInside(_ touches: Set<UITouch>) -> Bool {
      touches.contains { contains($0.location(in: control)) }
    }
  }

  /// The object that the fingers on a track belong to.
  @MainActor
  private protocol TouchOwner: AnyObject {
    func contains(_ point: CGPoint) -> Bool
    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
  }

  /// Takes the fingers of a control with a track, one at a time.
  ///
  /// A list does not cancel the touches of a `UIControl`, but it cancels those of a view in one. So
  /// a finger that comes down on a switch can scroll the list around the switch. But `UIControl`
  /// does not track such a finger, so the stage sends its events.
  private final class TrackTouches: UIView {
    weak var owner: (any TouchOwner)?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      owner?.contains(point) ?? false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      owner?.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      owner?.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      owner?.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      owner?.touchesCancelled(touches, with: event)
    }
  }

  extension DropGrowth {
    /// The growth by a size in points.
    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The width and the height.
    var size: CGSize { CGSize(width: width, height: height) }
  }

  extension OutlineShadow {
    /// The shadow of a drop, by which a white one can be seen on a white track; its opacity is that
    /// in a page.
    fileprivate static var ofThumb: Self? {
      let shadow = NSShadow()
      shadow.shadowColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.16)
      shadow.shadowBlurRadius = 4
      shadow.shadowOffset = CGSize(width: 0, height: 2)
      return Self(shadow)
    }
  }
#endif
