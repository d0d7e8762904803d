#if !hasFeature(Embedded)
  @_spi(Jelly) public import Jelly
  @_spi(Jelly) internal import JellySchema

  /// A recorder for a control in a view: an object that observes the control's events and writes a
  /// trace.
  ///
  ///     let log = TraceLog()
  ///     bar.observer = log                  // a view of UIKit
  ///     JellyBar { … }.jellyObserver(log)   // a view of SwiftUI
  ///     …
  ///     log.text                            // the trace, to be attached to a bug report
  ///
  /// The recording begins with the first event that is more than a change of size or settings, and
  /// with the control as it is then. It must be at rest, as after it was made: a menu closed, a
  /// refresh idle, no finger down. A log records one control: the first that something happens to.
  public final class TraceLog: JellyObserver {
    private var recorder: (any LoggedRecorder)?

    /// Creates an empty log.
    public init() {}

    /// The trace so far, with the times of the host's clock; nil if nothing has happened yet.
    @_spi(Jelly) public var json: JSONValue? { recorder?.json }

    /// The trace so far as JSON text; empty if nothing has happened yet.
    public var text: String { json?.text ?? "" }

    /// Forgets what it has recorded, and records from the next event on.
    public func clear() { recorder = nil }

    /// Keeps an event.
    public func control<Control: JellyControl>(
      _ control: Control, willHandle event: Control.Event, at time: Double
    ) {
      guard let control = control as? any SchemaControl else { return }
      keep(event, at: time, of: control)
    }

    private func keep<Control: SchemaControl>(
      _ event: Any, at time: Double, of control: Control
    ) {
      guard let event = event as? Control.Event else { return }
      if recorder == nil, event.isSetting { return }
      guard var own = (recorder ?? TraceRecorder(control)) as? TraceRecorder<Control>
      else { return }
      // While nothing else holds the events, adding one copies none.
      recorder = nil
      own.append(event, at: time)
      recorder = own
    }
  }

  extension VisitableEvent {
    /// A Boolean value that indicates whether the event only sets what a control can be made with.
    fileprivate var isSetting: Bool {
      var (event, fields) = (self, PartList())
      return ["settingsChanged", "tuningChanged", "sizeChanged", "partChanged"].contains(
        "\(event.accept(&fields))")
    }
  }

  /// A recorder of any control.
  private protocol LoggedRecorder {
    var json: JSONValue { get }
  }

  extension TraceRecorder: LoggedRecorder where Control: SchemaControl {}
#endif
