#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Jelly
  import SwiftUI
  import UIKit

  // The methods for subclasses of a recognizer are in a separate header, which the stand-in lacks.
  #if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Lets a finger hold a control, from the moment at which it comes down.
  ///
  /// A finger that moves along a control's track remains with the control. One that moves across it
  /// scrolls the list around the control: see ``AxisSwipe``. A control without a track only follows
  /// the finger, until a list scrolls with it. Only the first finger counts.
  struct TrackFinger<Control: JellyControl>: UIGestureRecognizerRepresentable
  where Control.Event: TouchEvent {
    /// The model of the control.
    let model: JellyModel<Control>
    /// The axis of the track; nil without one.
    let axis: Axis?
    /// The distance that a finger moves before its direction counts, in points.
    let slop: Double

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Hand {
      Hand(model, converter)
    }

    func makeUIGestureRecognizer(context: Context) -> AxisTouches {
      let touches = AxisTouches()
      touches.delegate = touches
      touches.cancelsTouchesInView = axis != nil
      touches.delaysTouchesEnded = axis != nil
      touches.onChange = { [hand = context.coordinator] in hand.take($0, at: $1) }
      (touches.axis, touches.slop) = (axis, slop)
      return touches
    }

    func updateUIGestureRecognizer(_ recognizer: AxisTouches, context: Context) {
      (recognizer.axis, recognizer.slop) = (axis, slop)
    }

    /// Does nothing, because the recognizer reports more than its own states.
    func handleUIGestureRecognizerAction(_ recognizer: AxisTouches, context: Context) {}

    /// Converts the changes of a finger to events of the control.
    @MainActor
    final class Hand {
      private let model: JellyModel<Control>
      private let converter: CoordinateSpaceConverter
      /// The clock of the finger that is down; nil without one.
      private var times: GestureTimes?

      init(_ model: JellyModel<Control>, _ converter: CoordinateSpaceConverter) {
        (self.model, self.converter) = (model, converter)
      }

      func take(_ change: AxisTouches.Change, at timestamp: Double) {
        let times = times ?? GestureTimes(first: timestamp, now: model.clock.now())
        self.times = change == .began || change == .moved ? times : nil
        let (time, point) = (times.time(of: timestamp), Vector2(converter.localLocation))
        switch change {
        case .began: model.send(.touchBegan(point, id: 0), at: time)
        case .moved: model.send(.touchMoved(point, id: 0), at: time)
        case .ended: model.send(.touchEnded(point, id: 0), at: time)
        case .cancelled: model.send(.touchCancelled, at: time)
        }
      }
    }
  }

  /// A recognizer that follows one finger, and leaves it to a list if it moves across an axis.
  ///
  /// Without an axis it recognizes nothing, so it keeps the finger from nothing else.
  final class AxisTouches: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// A change of the finger.
    enum Change {
      case began, moved, ended, cancelled
    }

    /// The axis along which the finger is kept; nil for none.
    var axis: Axis?
    /// The distance that the finger moves before its direction counts, in points.
    var slop = 0.0
    /// Called with each change of the finger, and its time.
    var onChange: ((Change, TimeInterval) -> Void)?
    private var finger: UITouch?
    private var start = CGPoint.zero
    private var place = TouchedView()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      let first = finger ?? touches.first
      // The location of a recognizer is the middle of all its touches.
      for touch in touches where touch != first { ignore(touch, for: event) }
      guard finger == nil, let touch = first else { return }
      finger = touch
      start = touch.location(in: nil)
      onChange?(.began, touch.timestamp)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard let finger, touches.contains(finger) else { return }
      if let axis, !keeps(finger, along: axis) { return }
      onChange?(.moved, finger.timestamp)
    }

    /// Returns whether the finger belongs to this recognizer after a move.
    private func keeps(_ finger: UITouch, along axis: Axis) -> Bool {
      guard state == .possible else {
        state = .changed
        return true
      }
      let place = finger.location(in: nil)
      let way = Vector2(abs(place.x - start.x), abs(place.y - start.y))
      guard max(way.x, way.y) > slop else { return false }
      if (way.x > way.y) == (axis == .horizontal) {
        state = .began
        return true
      }
      // The finger belongs to the list from now on.
      leave(as: .failed)
      return false
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      guard let finger, touches.contains(finger) else { return }
      self.finger = nil
      onChange?(.ended, finger.timestamp)
      // A tap is recognized, too, so that it is not one on what is around the control.
      state = axis == nil ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      guard let finger, touches.contains(finger) else { return }
      leave(as: axis == nil ? .failed : .cancelled)
    }

    /// UIKit does not show this recognizer the finger any longer.
    override func reset() {
      super.reset()
      if finger != nil { leave(as: state) }
    }

    private func leave(as state: State) {
      guard let finger else { return }
      self.finger = nil
      onChange?(.cancelled, finger.timestamp)
      if self.state != state { self.state = state }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      axis != nil && super.canPrevent(preventedGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      guard axis == nil else { return super.canBePrevented(by: preventingGestureRecognizer) }
      return place.isIn(listOf: preventingGestureRecognizer)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      if finger == nil { place.view = touch.view }
      return true
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      axis != nil && place.isIn(listOf: otherGestureRecognizer)
    }
  }

  /// The view that a finger is on.
  ///
  /// SwiftUI may attach a recognizer to a view around the list, or to one that is in no hierarchy.
  @MainActor
  struct TouchedView {
    /// The view; nil before the first finger.
    weak var view: UIView?

    /// Returns whether a recognizer is the pan of a list around the view.
    func isIn(listOf other: UIGestureRecognizer) -> Bool {
      guard let list = other.view as? UIScrollView, other === list.panGestureRecognizer else {
        return false
      }
      return view?.isDescendant(of: list) ?? false
    }
  }

  extension EnvironmentValues {
    /// A Boolean value that indicates whether a touch beside a slider's thumb moves the thumb: a
    /// finger finds the thumb.
    static var systemTakesTrackTouch: Bool { false }
  }

  extension View {
    /// Lets a finger hold a control with a track along an axis.
    func finger<Control: JellyTrackControl>(
      holds model: JellyModel<Control>, along axis: Axis
    ) -> some View {
      let slop = model.control.tuning.dragThreshold
      return gesture(TrackFinger(model: model, axis: axis, slop: slop)).released(model)
    }

    /// Lets a finger press a control, whatever else the finger does.
    func finger<Control: JellyControl>(
      presses model: JellyModel<Control>
    ) -> some View where Control.Event: TouchEvent {
      gesture(TrackFinger(model: model, axis: nil, slop: 0)).released(model)
    }

    /// Cancels the finger of a view that disappears: such a view is not updated, and may come back
    /// with its state.
    private func released<Control: JellyControl>(
      _ model: JellyModel<Control>
    ) -> some View where Control.Event: TouchEvent {
      onDisappear { model.send(.touchCancelled) }
    }
  }
#endif
