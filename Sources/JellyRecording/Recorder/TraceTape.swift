#if !hasFeature(Embedded)
  public import Jelly
  public import JellyWords

  /// A recorder for a control in a view: an object that hears the control's events and writes a
  /// trace.
  ///
  ///     let tape = TraceTape()
  ///     bar.elasticWitness = tape          // a view of UIKit
  ///     JellyBar { … }.elasticWitness(tape)   // a view of SwiftUI
  ///     …
  ///     tape.text                          // the trace, to be attached to a bug report
  ///
  /// The recording begins with the first event that is more than a change of size or settings, and
  /// with the control as it is then. It must be at rest, as after it was made: a menu closed, a
  /// refresh idle, no finger down. A tape records one control: the first that something happens to.
  public final class TraceTape: ElasticWitness {
    private var recorder: (any TapedRecorder)?

    /// Makes an empty tape.
    public init() {}

    /// The trace so far, with the times of the host's clock; nil if nothing has happened yet.
    public var json: JSONValue? { recorder?.json }

    /// The trace so far as JSON text; empty if nothing has happened yet.
    public var text: String { json?.text ?? "" }

    /// Forgets what it has recorded, and records from the next event on.
    public func clear() { recorder = nil }

    /// Keeps an event.
    public func hears<Control: ElasticControl>(
      _ event: Control.Event, at time: Double, of control: Control
    ) {
      guard let control = control as? any RecordableControl else { return }
      keep(event, at: time, of: control)
    }

    /// Forgets what happened to the control before.
    public func hearsReplacement() { clear() }

    private func keep<Control: RecordableControl>(
      _ event: Any, at time: Double, of control: Control
    ) {
      guard let event = event as? Control.Event else { return }
      if recorder == nil, TraceRecorder.isSetting(event, of: control) { return }
      guard var own = (recorder ?? TraceRecorder(control)) as? TraceRecorder<Control>
      else { return }
      // While nothing else holds the events, adding one copies none.
      recorder = nil
      own.note(event, at: time)
      recorder = own
    }
  }

  /// A recorder of any control.
  private protocol TapedRecorder {
    var json: JSONValue { get }
  }

  extension TraceRecorder: TapedRecorder {}
#endif
