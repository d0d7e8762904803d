/// An object that hears every event which a host gives to its control, for example a recorder.
///
/// A host of UIKit takes one as `elasticWitness`, and SwiftUI by the modifier of the same name.
public protocol ElasticWitness: AnyObject {
  /// Hears an event right before the control handles it.
  ///
  /// - Parameters:
  ///   - event: What has happened.
  ///   - time: When, in seconds on the host's clock.
  ///   - control: The control as it is before the event.
  func hears<Control: ElasticControl>(
    _ event: Control.Event, at time: Double, of control: Control)

  /// Hears that the host has another control now, at rest.
  func hearsReplacement()
}
