#if canImport(UIKit) && !os(watchOS)
  import Jelly

  /// A control that a host can show.
  protocol HostedBody: ElasticControl {
    /// The size at rest of a control that fills a view, in points.
    static func size(filling bounds: Vector2) -> Vector2
    /// Draws the outline that the host's layer shows: the whole outline, unless the control draws a
    /// part of it itself.
    func drawShape(at time: Double, into path: inout some PathBuilder)
  }

  extension HostedBody {
    static func size(filling bounds: Vector2) -> Vector2 { bounds }

    func drawShape(at time: Double, into path: inout some PathBuilder) {
      draw(at: time, into: &path)
    }
  }
#endif
