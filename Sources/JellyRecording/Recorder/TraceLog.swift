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
  ///
  /// The trace of a shape contains its drawing, and each one to which that flows. A drawing that is
  /// replaced at once while the shape is recorded is not in the trace, which then goes on with the
  /// former one until the next flow.
  public final class TraceLog: JellyObserver {
    private var recorder: (any LoggedRecorder)?
    /// The drawing of the shape that is observed, and the one that was reported before it.
    private var (drawing, former): (Report?, Report?)

    /// Makes the outlines of a drawing that was reported, in the size of the control before the
    /// first event, if there was one.
    ///
    /// Most events do not need the drawing that is reported with them.
    private typealias Report = (_ first: Vector2?) -> TraceForm

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
      let changes = control.morphStart(of: event) != nil
      let next = changes ? drawing?(recorder?.size) : nil
      func first() -> TraceForm? {
        Control.bendsDrawing ? (changes ? former ?? drawing : drawing)?(nil) : nil
      }
      guard
        var own = (recorder ?? TraceRecorder(control, drawing: first())) as? TraceRecorder<Control>
      else { return }
      // While nothing else holds the events, adding one copies none.
      recorder = nil
      own.append(event, at: time, drawing: next)
      recorder = own
    }
  }

  extension TraceLog: DrawingObserver {
    /// Keeps a drawing until an event needs it.
    package func shape(shows parts: [some DrawnPart], in size: Vector2, strokeWidth: Double?) {
      former = drawing
      drawing = { first in
        let first = first ?? size
        let scale = Vector2(
          size.x > 0 ? first.x / size.x : 1, size.y > 0 ? first.y / size.y : 1)
        let outlines = parts.map { part in
          var (own, scaled) = (Outline(), Outline())
          part.draw(into: &own)
          own.draw(into: &scaled, scale: scale)
          return scaled
        }
        return TraceForm(parts: outlines, strokeWidth: strokeWidth)
      }
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
    var size: Vector2 { get }
  }

  extension TraceRecorder: LoggedRecorder where Control: SchemaControl {}
#endif
