import JellyTestSupport

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
  ///
  /// By Green's theorem; exact for cubics, as five points integrate a polynomial of that degree
  /// (Boole's rule) exactly.
  var area: Double {
    var area = 0.0
    for segment in segments {
      for (step, weight) in [7.0, 32, 12, 32, 7].enumerated() {
        let place = segment.point(at: Double(step) / 4)
        let speed = segment.derivative.point(at: Double(step) / 4)
        area += weight / 180 * (place.x * speed.y - place.y * speed.x)
      }
    }
    return area
  }
}

extension RecordedOutline {
  /// The segments of each of its closed parts.
  var contours: [[BezierSegment]] {
    commands.split(separator: .close).map { RecordedOutline(commands: Array($0)).segments }
  }
}
