import JellyRecording
import JellyTestSupport

@_spi(Jelly) @testable import Jelly

extension JellyBridge {
  var outline: Outline {
    var outline = Outline()
    draw(into: &outline)
    return outline
  }
}

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

extension JellyBridge {
  /// A Boolean value that indicates whether one disc lies within the other, so that there is
  /// nothing to bridge.
  var isNested: Bool { axis.length <= abs(from.radius - to.radius) }

  /// A Boolean value that indicates whether the discs lie apart, so that only the bridge holds them
  /// together.
  var isApart: Bool { axis.length > from.radius + to.radius }

  /// Half of the thickness of the neck, in points; not negative.
  ///
  /// For the quadratics it is (3r₁ + r₂)/4, half-way. For a liquid bridge that is nowhere thinner
  /// than the smaller disc it is that disc's radius.
  var neckHalfWidth: Double {
    switch profile {
    case .quadratic: (3 * from.radius + to.radius) / 4
    case .liquid(let neck):
      isNested
        ? min(from.radius, to.radius)
        : fillet(neck: neck, distance: axis.length).neckHalfWidth
    }
  }
}
