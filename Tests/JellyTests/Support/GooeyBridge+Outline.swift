@testable import Jelly

extension GooeyBridge {
  var outline: RecordedOutline {
    var outline = RecordedOutline()
    draw(into: &outline)
    return outline
  }
}

extension RecordedOutline {
  /// The area inside, in square points, positive where the outline runs clockwise on a screen.
  var area: Double {
    segments.flatMap { segment -> [Double] in
      let points = segment.flattened(32)
      return zip(points, points.dropFirst()).map { $0.x * $1.y - $0.y * $1.x }
    }.reduce(0, +) / 2
  }
}
