import Jelly
@_spi(Jelly) import JellyTestSupport

extension JellyBody {
  /// Returns the last movement that can be seen: the last of a thousand moments between a time and
  /// the rest time at which the outline is farther than 0.05 pt from its rest.
  func lastMovement(after time: Double) -> Double {
    let (rest, step) = (outline(at: restTime), (restTime - time) / 1000)
    let moments = (0...1000).map { time + step * Double($0) }
    return moments.last { outline(at: $0).pointDistance(to: rest) > 0.05 } ?? time
  }

  /// The distance by which a point of the outline moves in the last moment, in points.
  var lastStep: Double {
    outline(at: restTime.nextDown).pointDistance(to: outline(at: restTime))
  }
}
