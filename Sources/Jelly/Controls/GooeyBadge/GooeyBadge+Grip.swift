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
    var finger: Vector2

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
}

// MARK: - Floating

extension GooeyBadge {
  /// Whether the badge floats when it is at home.
  var floats: Bool { tuning.floatRadius > 0 && tuning.neck != .none && look == tuning.look }

  /// How far the badge has floated from home at `time`.
  ///
  /// KYCuteView's "Game Center" bubble: a circle in 5 s. The original started with a jump; here it
  /// comes up within a second, as does the breath.
  func drift(at time: Double) -> Vector2 {
    floats ? orbit(at: time, period: 5) * tuning.floatRadius : .zero
  }

  /// The badge's width and height at `time` while it floats, in diameters: x breathes in 1 s and y
  /// in 1.5 s, by a tenth.
  func breath(at time: Double) -> Vector2 {
    let still = Vector2(1, 1)
    guard state == .free, floats else { return still }
    let swing = rise(at: time)
    let rounds = Vector2(orbit(at: time, period: 1).x, orbit(at: time, period: 1.5).x)
    return still + (still * swing - rounds) * 0.05
  }

  /// A point that goes round a circle once in a period, of a radius that comes up to 1.
  @inline(never)
  private func orbit(at time: Double, period: Double) -> Vector2 {
    let swing = rise(at: time)
    guard swing > 0 else { return .zero }
    let rounds = (time - motion.restTime) / period
    let phase = Elementary.sincos(2 * .pi * (rounds - Elementary.floor(rounds)))
    return Vector2(phase.cos, phase.sin) * swing
  }

  /// From 0 to 1 in the first second at home, smoothly; 0 at times that no clock shows.
  @inline(never)
  private func rise(at time: Double) -> Double {
    let elapsed = time - motion.restTime
    guard elapsed > 0, elapsed <= 2 * Limits.time else { return 0 }
    let share = min(elapsed, 1)
    return share * share * (3 - 2 * share)
  }
}
