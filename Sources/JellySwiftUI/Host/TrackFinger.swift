#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Jelly
  import SwiftUI
  import UIKit

  // The methods for subclasses of a recognizer are in a separate header, which the stand-in lacks.
  #if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Lets a finger hold a control with a track, from the moment at which it comes down.
  ///
  /// A finger that moves along the track remains with the control. One that moves across it scrolls
  /// the list around the control: see ``AxisSwipe``. Only the first finger counts.
  struct TrackFinger<Control: JellyControl>: UIGestureRecognizerRepresentable
  where Control.Event: TouchEvent {
    /// The model of the control.
    let model: JellyModel<Control>
    /// The axis of the track.
    let axis: Axis
    /// The distance that a finger moves before its direction counts, in points.
    let slop: Double

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Hand {
      Hand(model, converter)
    }

    func makeUIGestureRecognizer(context: Context) -> AxisTouches {
      let touches = AxisTouches()
      touches.delegate = touches
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
  final class AxisTouches: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// A change of the finger.
    enum Change {
      case began, moved, ended, cancelled
    }

    /// The axis along which the finger is kept.
    var axis = Axis.horizontal
    /// The distance that the finger moves before its direction counts, in points.
    var slop = 0.0
    /// Called with each change of the finger, and its time.
    var onChange: ((Change, TimeInterval) -> Void)?
    private var finger: UITouch?
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      guard finger == nil, let touch = touches.first else { return }
      finger = touch
      start = touch.location(in: nil)
      onChange?(.began, touch.timestamp)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let finger, touches.contains(finger) else { return }
      if state == .possible {
        let place = finger.location(in: nil)
        let way = Vector2(abs(place.x - start.x), abs(place.y - start.y))
        guard max(way.x, way.y) > slop else { return }
        // The finger belongs to the list from now on.
        guard (way.x > way.y) == (axis == .horizontal) else { return leave(as: .failed) }
        state = .began
      } else {
        state = .changed
      }
      onChange?(.moved, finger.timestamp)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let finger, touches.contains(finger) else { return }
      self.finger = nil
      onChange?(.ended, finger.timestamp)
      // A tap is recognized, too, so that it is not one on what is around the control.
      state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let finger, touches.contains(finger) else { return }
      leave(as: .cancelled)
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

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      isIn(listOf: otherGestureRecognizer)
    }
  }

  extension UIGestureRecognizer {
    /// Whether another recognizer is the pan of a list around this recognizer's view, which waits
    /// for its decision.
    func isIn(listOf other: UIGestureRecognizer) -> Bool {
      guard let list = other.view as? UIScrollView, other === list.panGestureRecognizer else {
        return false
      }
      return view?.isDescendant(of: list) ?? false
    }
  }

  extension View {
    /// Lets a finger hold a control with a track along an axis.
    func finger<Control: JellyControl>(
      holds model: JellyModel<Control>, along axis: Axis
    ) -> some View where Control.Event: TouchEvent, Control.Tuning == JellyTrackTuning {
      let slop = model.control.tuning.dragThreshold
      return gesture(TrackFinger(model: model, axis: axis, slop: slop))
        // A view that has disappeared is not updated, and may come back with its state.
        .onDisappear { model.send(.touchCancelled) }
    }
  }
#endif
