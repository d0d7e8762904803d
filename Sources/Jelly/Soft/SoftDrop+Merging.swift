extension SoftDrop {
  /// Takes up the liquid of another drop, which is no more after that.
  ///
  /// The drop then has the area and the momentum of both, lies in their common centre of gravity,
  /// and rings home from there: for each direction it has as much liquid as both had there. That
  /// looks right for drops that touch. A neck between them is not shown before; draw a
  /// ``GooeyBridge`` if you want one.
  ///
  /// Fingers that press the outline let go; one that holds this drop keeps it.
  ///
  /// - Parameters:
  ///   - other: The other drop, in the same surroundings.
  ///   - time: In seconds, as in ``handle(_:at:)``.
  public mutating func merge(_ other: SoftDrop, at time: Double) {
    guard other.radius > 0, let now = clock.moment(at: time) else { return }
    bounce(until: now)
    let (first, second) = (self, other)
    let whole = (radius * radius + other.radius * other.radius).squareRoot()
    gather(radius: whole, now: now) { time in
      Self.sum { liquid in
        first.draw(at: time, into: &liquid)
        second.draw(at: time, into: &liquid)
      }
    }
    lookAhead(now: now)
  }

  /// Splits the drop in two, across a direction through its centre.
  ///
  /// This drop keeps the half behind. Both halves have the velocity of the whole, and fly apart
  /// besides.
  ///
  /// - Parameters:
  ///   - way: The direction from the half that stays to the other one; its length does not count.
  ///   - speed: How fast each half flies off, in points per second.
  ///   - home: The home of the other half.
  ///   - time: In seconds, as in ``handle(_:at:)``.
  /// - Returns: The half ahead; nil if there is no such direction or time, or no liquid.
  public mutating func split(
    along way: Vector2, speed: Double = 0, home: Vector2, at time: Double
  ) -> SoftDrop? {
    let length = Limits.position(way).magnitude
    guard way.isFinite, length > 0, speed * 0 == 0, home.isFinite, radius > 0,
      let now = clock.moment(at: time)
    else { return nil }
    bounce(until: now)
    let (whole, direction) = (self, Limits.position(way) / length)
    func half(_ side: Vector2, at time: Double) -> LiquidSum {
      Self.sum(side, of: whole.center(at: time)) { whole.draw(at: time, into: &$0) }
    }
    let (ahead, behind) = (
      max(half(direction, at: now).area, 0), max(half(-direction, at: now).area, 0)
    )
    guard ahead > 0, behind > 0 else { return nil }
    let push = direction * min(max(speed, -Limits.coordinate), Limits.coordinate)
    var other = SoftDrop(radius: radius, home: home, size: size, tuning: tuning)
    other.clock = clock
    other.gather(radius: radius * (ahead / (ahead + behind)).squareRoot(), push: push, now: now) {
      half(direction, at: $0)
    }
    gather(radius: radius * (behind / (ahead + behind)).squareRoot(), push: -push, now: now) {
      half(-direction, at: $0)
    }
    other.lookAhead(now: now)
    lookAhead(now: now)
    return other
  }

  /// Sums up the liquid that a function draws, round its own centre of gravity.
  private static func sum(
    _ side: Vector2 = .zero, of edge: Vector2 = .zero, _ draw: (inout LiquidSum) -> Void
  ) -> LiquidSum {
    var rough = LiquidSum(around: edge, side: side, of: edge)
    draw(&rough)
    var sum = LiquidSum(around: rough.centroid, side: side, of: edge)
    draw(&sum)
    return sum
  }

  /// Becomes the drop that has the liquid of a function.
  ///
  /// The velocities are those with which the liquid itself moves, as a quotient of differences.
  ///
  /// - Parameters:
  ///   - radius: The radius from now on.
  ///   - push: What is added to the velocity.
  ///   - now: The time, in seconds.
  ///   - liquid: Sums up the liquid at a time.
  private mutating func gather(
    radius: Double, push: Vector2 = .zero, now: Double, _ liquid: (Double) -> LiquidSum
  ) {
    let (present, next) = (liquid(now), liquid(now + Self.moment))
    self.radius = radius
    shape.releaseAll(by: law, now: now)
    shape.become(law, now: now) { _ in (0, 0) }
    let (law, home) = (law, home)
    shape.change(by: law, now: now) { body in
      withNumbers(Scratch.self) { places in
        withNumbers(Scratch.self) { velocities in
          present.write(from: home, radius: radius, to: places)
          next.write(from: home, radius: radius, to: velocities)
          for n in 0..<law.count {
            velocities[n] = (velocities[n] - places[n]) / Self.moment
          }
          for axis in 0..<2 { velocities[axis] += push[axis] }
          body.start(at: places, velocities: velocities)
        }
      }
    }
    // What the liquid was stretched is in its waves now.
    start(with: .zero, now: now)
    guard let hold else { return }
    takeHold(hold.finger, at: hold.point, now: now)
  }

  /// The time over which the velocities of liquid are measured, in seconds.
  private static var moment: Double { 0.001 }
}

extension LiquidSum {
  /// Writes the coordinates of a drop with this liquid; see ``SoftDropLaw``.
  ///
  /// A sum that ends at the twelfth wave ripples where the liquid ends suddenly. Lanczos's factors
  /// sin x/x, x = πn/13, take these ripples away.
  fileprivate func write(
    from home: Vector2, radius: Double, to coordinates: UnsafeMutablePointer<Double>
  ) {
    (coordinates[0], coordinates[1]) = (origin.x - home.x, origin.y - home.y)
    guard area > 0 else { return }
    // πR² is the area, but for rounding and for what a wall hides.
    let share = radius / area
    for n in 2...SoftDrop.modes {
      let x = .pi * Double(n) / Double(SoftDrop.modes + 1)
      let factor = share * Elementary.sincos(x).sin / (x * Double(n).squareRoot())
      coordinates[2 * n - 2] = factor * cosines[n]
      coordinates[2 * n - 1] = factor * sines[n]
    }
  }
}
