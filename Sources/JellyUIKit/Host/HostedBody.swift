#if canImport(UIKit) && !os(watchOS)
  import Jelly

  /// A control as the one host shows it.
  protocol HostedBody: ElasticControl {
    /// The size at rest of a control that fills a view, in points.
    static func size(filling bounds: Vector2) -> Vector2
    /// Draws what the host's layer shows: the whole outline, unless the control draws a part by
    /// itself.
    func drawShape(at time: Double, into path: inout some PathBuilder)
  }

  extension HostedBody {
    static func size(filling bounds: Vector2) -> Vector2 { bounds }

    func drawShape(at time: Double, into path: inout some PathBuilder) {
      draw(at: time, into: &path)
    }
  }
#endif
