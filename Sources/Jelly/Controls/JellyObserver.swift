/// An object that a host informs about every event of its control, for example a recorder.
///
/// A view of UIKit has one as `observer`, and a view of SwiftUI gets one by the modifier of
/// the same name.
///
/// The control of a shape does not keep its drawing, so an observer of an app's own does not
/// receive it. A `TraceLog` of JellyRecording gets it from the view.
public protocol JellyObserver: AnyObject {
  /// Observes an event right before the control handles it.
  ///
  /// - Parameters:
  ///   - control: The control as it is before the event.
  ///   - event: What has happened.
  ///   - time: When, in seconds on the host's clock.
  func control<Control: JellyControl>(
    _ control: Control, willHandle event: Control.Event, at time: Double)
}
