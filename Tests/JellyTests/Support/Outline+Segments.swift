import JellyRecording
@_spi(Jelly) import JellyTestSupport

@testable import Jelly

extension Outline {
  /// Lines and curves, each from where the one before has ended, the closing line included.
  var segments: [BezierSegment] {
    var segments: [BezierSegment] = []
    var (start, current) = (Vector2.zero, Vector2.zero)
    for command in commands {
      switch command {
      case .move(let point): start = point
      case .line, .quadCurve, .curve: segments.append(BezierSegment([current] + command.points))
      case .close: segments.append(BezierSegment([current, start]))
      }
      current = command.points.last ?? start
    }
    return segments
  }

  /// The curves: what a bar's free edge consists of.
  var curves: [BezierSegment] { segments.filter { $0.points.count > 2 } }
}
