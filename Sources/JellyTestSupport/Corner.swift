internal import Jelly

/// A time at which a velocity of a body's place jumps, so that the motion has a corner.
///
/// A velocity is read from positions: with v₀, v₁ and v₂ at three times of distance h, the slopes
/// before and after the middle differ by
///
///     Δ(h) = (v₂ − 2v₁ + v₀)/h
///
/// If the motion is smooth, that is the second derivative times h, and falls with h. At a corner it
/// stays, and where the position itself jumps it grows as 1/h. So two values of h distinguish the
/// three apart, whatever the second derivative is.
struct Corner {
  /// The index of the number in the body's place.
  let index: Int
  /// The times before and after the corner, in seconds.
  let start, end: Double
  /// The jump of the velocity, per second.
  let jump: Double

  /// The widths of the intervals of the two Δ, in seconds: powers of 2.
  fileprivate static var widths: (wide: Double, narrow: Double) { (0x1p-16, 0x1p-20) }

  /// The ratio of both widths; that of both Δ is 1 at a corner, and this or its inverse elsewhere.
  fileprivate static var ratio: Double { widths.wide / widths.narrow }

  /// Returns whether the two Δ show a corner; the search leaves it in the middle half of an
  /// interval, so each is at least half of the jump.
  fileprivate static func isCorner(wide: Double, narrow: Double) -> Bool {
    let bound = ratio.squareRoot()
    return narrow > wide / bound && narrow < wide * bound
  }

  /// The largest jump of a velocity that cannot be seen.
  ///
  /// A spring of 200 rad/s that comes to rest at 0.01 pt still has 2 pt/s. In motions that are
  /// slower than that, or of another unit, it is a fifth of the speed, and never less than 10⁻⁶.
  ///
  /// - Parameter speed: The highest speed beside it.
  fileprivate static func tolerance(speed: Double) -> Double {
    max(0.01 * speed, min(2, 0.2 * speed), 1e-6)
  }
}

extension InvariantCheckable {
  /// Searches the motion between two times for a corner, and returns one that the body does not
  /// name.
  ///
  /// For each number of the place the search starts where its second difference differs most from
  /// those beside it, and follows the largest second difference into ever smaller intervals.
  func corner(from start: Double, to end: Double) -> Corner? {
    let count = 64
    let step = (end - start) / Double(count)
    guard step > Corner.widths.wide else { return nil }
    let places = (0...count).map { place(at: start + step * Double($0)) }
    for index in places[0].indices {
      let values = places.map { $0[index] }
      let steps: [Double] = zip(values, values.dropFirst()).map { $1 - $0 }
      let speed = steps.reduce(0) { max($0, abs($1)) } / step
      guard speed > 0, speed < 1e6 else { continue }
      let turns: [Double] = zip(steps, steps.dropFirst()).map { $1 - $0 }
      let oddities: [Double] = turns.indices.map { turn in
        let (before, after) = (turns[max(turn - 1, 0)], turns[min(turn + 1, turns.count - 1)])
        return abs(2 * turns[turn] - before - after)
      }
      let first = oddities.indices.sorted { oddities[$0] > oddities[$1] }.prefix(2)
      for turn in first {
        let low = start + step * Double(turn)
        guard let corner = corner(of: index, from: low, width: 2 * step),
          corner.jump > Corner.tolerance(speed: speed) + noise(values, narrow: corner),
          !bends(index, between: corner.start, and: corner.end)
        else { continue }
        return corner
      }
    }
    return nil
  }

  /// The jump that rounding errors of the positions can cause.
  private func noise(_ values: [Double], narrow corner: Corner) -> Double {
    let size = values.reduce(0) { max($0, abs($1)) }
    return 8 * roundings * size * Double.ulpOfOne / (corner.end - corner.start)
  }

  private func corner(of index: Int, from start: Double, width: Double) -> Corner? {
    var (low, width) = (start, width)
    var wide: Double?
    var jump = 0.0
    while width > Corner.widths.narrow {
      let values: [Double] = (0...4).map { place(at: low + width / 4 * Double($0))[index] }
      let steps: [Double] = zip(values, values.dropFirst()).map { $1 - $0 }
      let turns: [Double] = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
      let largest = turns[1] >= max(turns[0], turns[2]) ? 1 : turns[0] >= turns[2] ? 0 : 2
      low += width / 4 * Double(largest)
      width /= 2
      jump = turns[largest] / (width / 2)
      if wide == nil, width <= Corner.widths.wide { wide = jump }
    }
    guard let wide, Corner.isCorner(wide: wide, narrow: jump) else { return nil }
    return Corner(index: index, start: low, end: low + width, jump: jump)
  }

  /// Returns the corner that an event has made, if any: where the velocity before it is not that
  /// after it, and the body does not name a corner of its own.
  ///
  /// - Parameters:
  ///   - before: The body before the event.
  ///   - last: The time of the event before, in seconds.
  ///   - now: The time of the event, in seconds.
  func corner(since before: Self, from last: Double, at now: Double) -> Corner? {
    let (wide, narrow) = Corner.widths
    guard last + 2 * wide < now, now + 2 * wide < restTime, now < before.restTime else {
      return nil
    }
    // A parabola through three positions has this slope at the end of them.
    func slopes(of body: Self, _ h: Double) -> [Double] {
      let (here, next, last) = (
        body.place(at: now), body.place(at: now + h), body.place(at: now + 2 * h)
      )
      return here.indices.map { (4 * next[$0] - 3 * here[$0] - last[$0]) / (2 * h) }
    }
    func velocities(_ h: Double) -> [(before: Double, after: Double)] {
      Array(zip(slopes(of: before, -h), slopes(of: self, h)))
    }
    let (far, near) = (velocities(wide), velocities(narrow))
    let values = place(at: now)
    for index in near.indices {
      let speed = max(abs(near[index].before), abs(near[index].after))
      let jump = abs(near[index].after - near[index].before)
      let corner = Corner(index: index, start: now, end: now + narrow, jump: jump)
      guard speed < 1e6, jump > Corner.tolerance(speed: speed) + noise(values, narrow: corner),
        Corner.isCorner(wide: abs(far[index].after - far[index].before), narrow: jump),
        !before.bends(index, between: now - 2 * wide, and: now + 2 * wide)
      else { continue }
      return corner
    }
    return nil
  }
}
