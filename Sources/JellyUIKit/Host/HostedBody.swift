#if canImport(UIKit) && !os(watchOS)
  import Jelly

  /// A control as the one host shows it.
  protocol HostedBody: ElasticControl {
    /// The size at rest of a control that fills a view, in points.
    static func size(filling bounds: Vector2) -> Vector2
    /// Draws what the host's own layer shows: all of it, unless the control draws a part by itself.
    func drawShape(at time: Double, into path: inout some PathBuilder)
  }

  extension HostedBody {
    static func size(filling bounds: Vector2) -> Vector2 { bounds }

    func drawShape(at time: Double, into path: inout some PathBuilder) {
      draw(at: time, into: &path)
    }
  }

  extension JellyBar: HostedBody {}
  extension ElasticField: HostedBody {}
  extension GooeyPager: HostedBody {}
  extension GooeyBadge: HostedBody {}

  extension ElasticRefresh: HostedBody {
    /// A refresh has no height before it is pulled.
    static func size(filling bounds: Vector2) -> Vector2 { Vector2(bounds.x, 0) }
  }

  extension GooeyMenu: HostedBody {
    /// Draws the button; the items have a layer of their own, which fades where they do.
    func drawShape(at time: Double, into path: inout some PathBuilder) {
      drawButton(at: time, into: &path)
    }
  }
#endif
