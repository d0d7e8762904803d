@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellyTestSupport

@_spi(Jelly) @testable import Jelly

extension Outline {
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

extension Outline {
  /// The segments of each of its closed parts.
  var contours: [[BezierSegment]] {
    commands.split(separator: .close).map { Outline(commands: Array($0)).segments }
  }
}

extension Outline {
  /// The largest angle between two curves of which one starts where the other ends, in degrees.
  ///
  /// Curves too short to have a direction are left out, and so is the point of a whole tail, where
  /// the outline turns back. A neck and a tail meet their bodies inside these, with a line.
  var sharpestJoint: Double {
    contours.map { part in
      let curves = part.filter { curve in
        curve.points.count > 2
          && curve.points.contains { ($0 - curve.start).magnitude > 1e-4 }
      }
      return zip(curves, curves.dropFirst() + curves.prefix(1)).map { one, next in
        let turn = degrees(between: one.directionAtEnd, next.directionAtStart)
        return turn > 170 || (one.end - next.start).magnitude > 1e-6 ? 0 : turn
      }.max() ?? 0
    }.max() ?? 0
  }

  /// The number of necks between discs: contours of two arcs with lines between them.
  var neckCount: Int {
    commands.split(separator: .close).count { Outline(commands: Array($0)).letters == "MCCLLCCL" }
  }
}
