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
    /// Draws what the host's own layer shows: all of it, unless the control draws a part by itself.
    func drawShape(at time: Double, into path: inout some PathBuilder)
  }

  extension HostedBody {
    func drawShape(at time: Double, into path: inout some PathBuilder) {
      draw(at: time, into: &path)
    }
  }

  extension JellyBar: HostedBody {
    static func tuned(_ tuning: Tuning) -> Event { .tuned(tuning) }
    static func resized(_ size: Vector2) -> Event { .resized(size) }
    static func calm(_ tuning: Tuning) -> Tuning { .calm(tuning.edge) }
  }

  extension ElasticRefresh: HostedBody {
    static func tuned(_ tuning: Tuning) -> Event { .tuned(tuning) }
    // What a pull uncovers has no height of its own.
    static func resized(_ size: Vector2) -> Event { .resized(Vector2(size.x, 0)) }
    static func calm(_ tuning: Tuning) -> Tuning { .calm(tuning.edge.edge) }
  }

  extension ElasticField: HostedBody {
    static func tuned(_ tuning: Tuning) -> Event { .tuned(tuning) }
    static func resized(_ size: Vector2) -> Event { .resized(size) }
    static func calm(_ tuning: Tuning) -> Tuning { .calm }
  }

  extension GooeyPager: HostedBody {
    static func tuned(_ tuning: Tuning) -> Event { .tuned(tuning) }
    static func resized(_ size: Vector2) -> Event { .resized(size) }
    static func calm(_ tuning: Tuning) -> Tuning { .calm }
  }

  extension GooeyBadge: HostedBody {
    static func tuned(_ tuning: Tuning) -> Event { .tuned(tuning) }
    static func resized(_ size: Vector2) -> Event { .resized(size) }
    static func calm(_ tuning: Tuning) -> Tuning { .calm }
  }

  extension GooeyMenu: HostedBody {
    static func tuned(_ tuning: Tuning) -> Event { .tuned(tuning) }
    static func resized(_ size: Vector2) -> Event { .resized(size) }
    static func calm(_ tuning: Tuning) -> Tuning { .calm }

    /// The button; the items have a layer of their own, which fades where they do.
    func drawShape(at time: Double, into path: inout some PathBuilder) {
      drawButton(at: time, into: &path)
    }
  }
#endif
