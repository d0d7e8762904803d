#if canImport(UIKit) && !os(watchOS)
  import Jelly

  /// What the one host must know of a control's body; each control says it in a few lines.
  protocol HostedBody: ElasticBody {
    /// How the body feels.
    associatedtype Tuning: Sendable

    /// How it feels now.
    var tuning: Tuning { get }
    /// The event that it shall feel otherwise.
    static func tuned(_ tuning: Tuning) -> Event
    /// The event that the control has another size, in points.
    static func resized(_ size: Vector2) -> Event
    /// What stands for a tuning under Reduce Motion.
    static func calm(_ tuning: Tuning) -> Tuning
  }

  extension JellyBar: HostedBody {
    static func tuned(_ tuning: Tuning) -> Event { .tuned(tuning) }
    static func resized(_ size: Vector2) -> Event { .resized(size) }
    static func calm(_ tuning: Tuning) -> Tuning { .calm(tuning.edge) }
  }
#endif
