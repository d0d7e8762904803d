extension JellyGroupBody {
  /// A body in its slot.
  struct Body: Equatable, Sendable {
    /// The host's number.
    var id = -1
    /// The box where it is laid out.
    var target = LiquidBody.nowhere
    /// The motion of the center.
    var center = SpringMotion<Vector2>.still(at: .zero)
    /// The motion of half of the width and of the height, and of the corner radius.
    var sides = SpringMotion<SIMD4<Double>>.still(at: .zero)
    /// The stretch along x that rings after a hit, as a share; below 0 along y.
    var ring = SpringMotion<Double>.still(at: 0)

    /// The body at a time, without a stretch.
    @inline(never)  // So that a frame does not copy the body.
    func box(at time: Double) -> LiquidBody {
      let (center, sides) = responses(at: time)
      return box(
        self.center.target + center.offset(self.center.offset, self.center.velocity),
        self.sides.target + sides.offset(self.sides.offset, self.sides.velocity))
    }

    /// The body at a time, and its stretch that rings.
    @inline(never)
    func frame(at time: Double) -> (LiquidBody, Double) { (box(at: time), ring.value(at: time)) }

    private func box(_ center: Vector2, _ sides: SIMD4<Double>) -> LiquidBody {
      // A spring may take a size below 0, which counts as 0.
      LiquidBody(center: center, halfSize: Vector2(sides.x, sides.y), cornerRadius: sides.z)
    }

    /// The responses of both motions at a time, of which there is usually one.
    private func responses(
      at time: Double
    ) -> (center: DampedSpring.Response, sides: DampedSpring.Response) {
      let (rests, sidesRest) = (time >= center.restTime, time >= sides.restTime)
      let isShared = !rests && center.spring == sides.spring && center.startTime == sides.startTime
      let first = rests ? .rest : center.spring.response(after: time - center.startTime)
      if sidesRest { return (first, .rest) }
      return (first, isShared ? first : sides.spring.response(after: time - sides.startTime))
    }

    /// The body at a time, and bounds of the way that the distance of its outline from another
    /// one's still goes, in points, and of its speed: the energy of a spring does not grow.
    func bounds(after time: Double) -> (box: LiquidBody, way: Double, speed: Double) {
      let responses = responses(at: time)
      let place = center.bounds(responses.center)
      let size = sides.bounds(responses.sides)
      // The gap follows half sides and radius by at most √2 + √2 + 1 times their way, and the gap
      // at which bodies part by 2 more: below 4 times the length of the three.
      return (
        box(center.target + place.offset, sides.target + size.offset), place.way + 4 * size.way,
        place.speed + 4 * size.speed
      )
    }

    /// The numbers of a body that its motion takes to their targets.
    static func sides(of body: LiquidBody) -> SIMD4<Double> {
      SIMD4(body.halfSize.x, body.halfSize.y, body.radius, 0)
    }

    /// The time from which on nobody sees it move.
    var restTime: Double { max(center.visibleRestTime, sides.visibleRestTime) }
  }
}

extension SpringMotion {
  /// The offset by a response, and bounds of the way that is left and of the speed.
  fileprivate func bounds(
    _ response: DampedSpring.Response
  ) -> (offset: Value, way: Double, speed: Double) {
    let frequency = spring.angularFrequency
    let offset = response.offset(offset, velocity)
    let distance = offset.magnitude
    let speed = response.velocity(self.offset, velocity).magnitude
    let energy = (speed * speed + distance * distance * (frequency * frequency)).squareRoot()
    return (offset, energy / frequency, energy)
  }

  /// The time from which on nobody sees the value move.
  ///
  /// The motion itself goes on, so that what depends on it does not jump.
  fileprivate var visibleRestTime: Double {
    visibleRestTime(tolerance: Limits.restTolerance)
  }

  /// The same for a tolerance, in the unit of the value.
  func visibleRestTime(tolerance: Double) -> Double {
    guard restTime > startTime else { return startTime }
    return spring.restTime(
      from: startTime, offset: offset, velocity: velocity, tolerance: tolerance)
  }
}

extension Sixteen<JellyGroupBody.Body> {
  /// Writes the bodies at a time, and their stretches that ring.
  @inline(__always)
  func write(
    _ used: SlotSet, at time: Double, to boxes: UnsafeMutablePointer<LiquidBody>,
    _ stretches: UnsafeMutablePointer<Double>
  ) {
    for slot in 0..<JellyGroupBody.capacity where used[slot] {
      (boxes[slot], stretches[slot]) = read(slot) { $0.frame(at: time) }
    }
  }
}
