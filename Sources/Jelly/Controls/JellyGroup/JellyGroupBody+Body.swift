extension JellyGroupBody {
  /// A body in its slot.
  struct Body: Equatable, Sendable {
    /// The host's number.
    var id = -1
    /// A Boolean value that indicates whether the slot has a body.
    var isUsed = false
    /// A Boolean value that indicates whether the body has been removed, and shrinks.
    var isLeaving = false
    /// The box where it is laid out.
    var target = LiquidBody.nowhere
    /// The motion of the center.
    var center = SpringMotion<Vector2>.still(at: .zero)
    /// The motion of half of the width and of the height, and of the corner radius.
    var sides = SpringMotion<SIMD4<Double>>.still(at: .zero)
    /// The stretch along x that rings after a hit, as a share; below 0 along y.
    var ring = SpringMotion<Double>.still(at: 0)

    /// A Boolean value that indicates whether the body is in the group and does not leave it.
    var isPresent: Bool { isUsed && !isLeaving }

    /// The body at a time, without a stretch.
    func box(at time: Double) -> LiquidBody {
      let sides = sides.value(at: time)
      // A spring may take a size below 0, which counts as 0.
      return LiquidBody(
        center: center.value(at: time), halfSize: Vector2(sides.x, sides.y), cornerRadius: sides.z)
    }

    /// The body in its box.
    static func sides(of body: LiquidBody) -> SIMD4<Double> {
      SIMD4(body.halfSize.x, body.halfSize.y, body.radius, 0)
    }

    /// Bounds of the ways that the center and the sides still go after a time, and of their speeds:
    /// the energy of a spring does not grow.
    func bounds(after time: Double) -> (way: Double, speed: Double) {
      let (place, size) = (center.bounds(after: time), sides.bounds(after: time))
      return (place.way + size.way, place.speed + size.speed)
    }

    /// The time from which on nobody sees it move.
    var restTime: Double { max(center.visibleRestTime, sides.visibleRestTime) }
  }
}

extension SpringMotion {
  /// Bounds of the way that the value still goes after a time, and of its speed.
  fileprivate func bounds(after time: Double) -> (way: Double, speed: Double) {
    guard time < restTime else { return (0, 0) }
    let frequency = spring.angularFrequency
    let offset = (value(at: time) - target).magnitude
    let speed = velocity(at: time).magnitude
    return (
      (offset * offset + speed * speed / (frequency * frequency)).squareRoot(),
      (speed * speed + offset * offset * (frequency * frequency)).squareRoot()
    )
  }

  /// The time from which on nobody sees the value move.
  ///
  /// The motion itself goes on, so that what depends on it does not jump.
  fileprivate var visibleRestTime: Double {
    guard restTime > startTime else { return startTime }
    return spring.restTime(
      from: startTime, offset: offset, velocity: velocity, tolerance: Limits.restTolerance)
  }
}
