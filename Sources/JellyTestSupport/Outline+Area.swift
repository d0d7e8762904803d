internal import Jelly
public import JellyRecording

@_spi(Jelly) extension Outline {
  /// The area that is inside one of two outlines and not inside the other, by the non-zero rule, in
  /// square points.
  ///
  /// It is measured along 96 lines in each of two directions, so a line of another outline that
  /// encloses nothing does not count. They are not parallel to the screen's axes: a straight side
  /// of a box that moves past such a line would count all at once.
  public func areaDistance(to other: Self) -> Double {
    let (own, others) = (segments, other.segments)
    return max(
      Self.area(own, others, across: 0), Self.area(own, others, across: 1))
  }

  private typealias Segment = (start: Vector2, end: Vector2)

  /// The outline as short lines.
  private var segments: [Segment] {
    var segments: [Segment] = []
    var (start, current) = (Vector2.zero, Vector2.zero)
    func turned(_ point: Vector2) -> Vector2 {
      Vector2(0.8 * point.x - 0.6 * point.y, 0.6 * point.x + 0.8 * point.y)
    }
    func add(_ controls: [Vector2], steps: Int) {
      var last = current
      for step in 1...steps {
        let point = bezierPoint(at: Double(step) / Double(steps), of: controls)
        segments.append((turned(last), turned(point)))
        last = point
      }
      current = last
    }
    for command in commands {
      switch command {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): add([current, point], steps: 1)
      case .quadCurve, .curve: add([current] + command.points, steps: 48)
      case .close: add([current, start], steps: 1)
      }
    }
    return segments
  }

  private static func area(_ own: [Segment], _ others: [Segment], across axis: Int) -> Double {
    let places = (own + others).map { $0.start[axis] }
    guard let low = places.min(), let high = places.max(), high > low else { return 0 }
    let step = (high - low) / 96
    return (0..<96).reduce(0) { sum, index in
      let level = low + (Double(index) + 0.5) * step
      // The winding number of the first outline counts in the first part, of the second in the
      // other.
      let crossings =
        own.compactMap { crossing($0, at: level, axis).map { ($0.place, $0.direction, 0) } }
        + others.compactMap { crossing($0, at: level, axis).map { ($0.place, 0, $0.direction) } }
      var (windings, last, length) = ((0, 0), 0.0, 0.0)
      for (place, first, second) in crossings.sorted(by: { $0.0 < $1.0 }) {
        if (windings.0 != 0) != (windings.1 != 0) { length += place - last }
        windings = (windings.0 + first, windings.1 + second)
        last = place
      }
      return sum + length * step
    }
  }

  /// The position where a line crosses a level, and the direction of the crossing.
  private static func crossing(
    _ segment: Segment, at level: Double, _ axis: Int
  ) -> (place: Double, direction: Int)? {
    let (a, b) = (segment.start[axis], segment.end[axis])
    guard (a <= level) != (b <= level) else { return nil }
    let share = (level - a) / (b - a)
    let place = segment.start[1 - axis] + (segment.end[1 - axis] - segment.start[1 - axis]) * share
    return (place, b > a ? 1 : -1)
  }
}
