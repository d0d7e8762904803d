extension GooeyBadge {
  /// A finger's hold on the badge.
  struct Grip: Equatable, Sendable {
    /// Where the finger took hold.
    let start: Vector2
    /// Where the badge's centre was then.
    let origin: Vector2
    /// The way of the finger, in points, over which the centre comes under it; 0 for never.
    let centeringLength: Double
    /// Where the finger is.
    private(set) var finger: Vector2
    /// How fast it moves.
    private(set) var tracker = VelocityTracker()

    /// Takes hold of a badge whose centre is at `origin`.
    init(at point: Vector2, holding origin: Vector2, centeringLength: Double, now: Double) {
      self.start = point
      self.origin = origin
      self.centeringLength = centeringLength
      self.finger = point
      tracker.add(point, at: now)
    }

    /// Takes the finger's next place.
    mutating func move(to point: Vector2, at time: Double) {
      finger = point
      tracker.add(point, at: time)
    }

    /// Where the badge's centre is: as far from the finger as it was, or less and less.
    ///
    /// It depends on where the finger is and not on how it got there, so a badge held still stays
    /// still.
    var position: Vector2 {
      let way = finger - start
      guard centeringLength > 0 else { return origin + way }
      let left = 1 - way.magnitude / centeringLength
      return left > 0 ? origin + way + (start - origin) * (1 - left * left) : finger
    }
  }

  /// The way of a badge that has been thrown away, until it bursts.
  struct Flight: Equatable, Sendable {
    /// Where it was let go.
    let start: Vector2
    /// How fast it moved then, in points per second.
    let startVelocity: Vector2
    /// Whether its neck was torn then.
    let isTorn: Bool
    /// When, in seconds.
    let startTime: Double

    init(from start: Vector2, velocity: Vector2, isTorn: Bool, at time: Double) {
      self.start = start
      self.startVelocity = velocity
      self.isTorn = isTorn
      self.startTime = time
    }

    /// When it bursts, in seconds.
    var burstTime: Double { startTime + Self.duration }
    /// When nothing of it is left, in seconds.
    var endTime: Double { burstTime + DropBurst.life }

    /// Where it is: slowing down, and where it burst from then on.
    func position(at time: Double) -> Vector2 {
      guard startVelocity != .zero else { return start }
      let elapsed = elapsed(at: time)
      let law = Deceleration.fast
      return start
        + Vector2(
          law.distance(velocity: startVelocity.x, after: elapsed),
          law.distance(velocity: startVelocity.y, after: elapsed))
    }

    /// How fast it is, in points per second; what it burst with from then on.
    func velocity(at time: Double) -> Vector2 {
      guard startVelocity != .zero else { return .zero }
      let elapsed = elapsed(at: time)
      let law = Deceleration.fast
      return Vector2(
        law.velocity(startVelocity.x, after: elapsed),
        law.velocity(startVelocity.y, after: elapsed))
    }

    private func elapsed(at time: Double) -> Double {
      time > startTime ? min(time - startTime, Self.duration) : 0
    }

    /// A velocity at which the badge can be seen on its way.
    static func bounded(_ velocity: Vector2) -> Vector2 {
      let speed = velocity.magnitude
      return speed > fastest ? velocity * (fastest / speed) : velocity
    }

    /// From letting go to the burst, in seconds; found by eye, 0.1 to 0.3 look right.
    private static let duration = 0.16
    /// In points per second; found by eye: 400 pt in all.
    private static let fastest = 4000.0
    /// How large it swells before it bursts, in diameters; found by eye.
    static let swelling = 1.3
  }

  /// How a badge floats at home: KYCuteView's "Game Center" bubble.
  struct Drift {
    /// How far it is from home, in points.
    var offset: Vector2
    /// How wide and high it is, in diameters.
    var scale: Vector2

    /// Not at all.
    static var none: Self { Self(offset: .zero, scale: Vector2(1, 1)) }
  }

  /// Whether the badge floats when it is at home.
  var floats: Bool { tuning.floatRadius > 0 && tuning.neck != .none && look == tuning.look }

  /// How the badge floats at `time` if it has been at home since `start`.
  ///
  /// A circle in 5 s, x breathing in 1 s and y in 1.5 s, by a tenth: the numbers of the original,
  /// which started with a jump. Here all of it comes up within a second.
  func drift(since start: Double, at time: Double) -> Drift {
    let elapsed = time - start
    guard floats, elapsed > 0, elapsed <= 2 * Limits.time else { return .none }
    let share = min(elapsed, 1)
    let swing = share * share * (3 - 2 * share)
    let circle = Self.turn(elapsed, of: 5)
    let breath = Vector2(1 - Self.turn(elapsed, of: 1).cos, 1 - Self.turn(elapsed, of: 1.5).cos)
    return Drift(
      offset: Vector2(circle.cos, circle.sin) * (tuning.floatRadius * swing),
      scale: Vector2(1, 1) + breath * (0.05 * swing))
  }

  /// How wide and high what floats is at `time`, in diameters.
  func breath(at time: Double) -> Vector2 {
    switch state {
    case .attached(let start): drift(since: start, at: time).scale
    case .returning(let motion, _): drift(since: motion.restTime, at: time).scale
    case .stretched, .detached, .dismissed: Vector2(1, 1)
    }
  }

  /// The angle of something that turns once in a period, as sine and cosine.
  private static func turn(_ elapsed: Double, of period: Double) -> (sin: Double, cos: Double) {
    let turns = elapsed / period
    return Elementary.sincos(2 * .pi * (turns - turns.rounded(.down)))
  }
}
