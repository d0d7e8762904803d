extension JellyBadgeBody {
  /// A finger's contact with the badge.
  struct Contact: Sendable {
    /// The finger's position when the contact began.
    let start: Vector2
    /// The position of the badge's center then.
    let origin: Vector2
    /// The distance of the finger from its start, in points, over which the badge's center moves
    /// under the finger; 0 if it never does.
    let centeringLength: Double
    /// The finger's position now.
    var finger: Vector2

    /// The position of the badge's center: it keeps its distance from the finger, or comes nearer.
    ///
    /// It depends only on the finger's position, not on its path. So a badge under a finger that
    /// does not move stays still.
    var position: Vector2 {
      let displacement = finger - start
      guard centeringLength > 0 else { return origin + displacement }
      let left = 1 - displacement.magnitude / centeringLength
      return left > 0
        ? origin + displacement + (start - origin) * (1 - left * left) : finger
    }
  }
}

// MARK: - Floating

extension JellyBadgeBody {
  /// A Boolean value that indicates whether the badge floats when it is at rest.
  var floats: Bool { floatRadius > 0 && tuning.neck != .none && look == tuning.look }

  /// The radius of the circle in which the badge floats, in points; 0 if it does not.
  private var floatRadius: Double {
    tuning.floatAmplitude > 0 || !settings.isFloating ? tuning.floatAmplitude : Self.sampleRadius
  }

  /// The radius in KYCuteView's sample, in points.
  private static var sampleRadius: Double { 3 }

  /// The displacement from the rest position of a badge that floats, at `time`, in points.
  ///
  /// It is KYCuteView's "Game Center" bubble: a circle in 5 s. The original started with a jump;
  /// here the circle and the breath grow from 0 within a second.
  func drift(at time: Double) -> Vector2 {
    floats ? orbit(at: time, period: 5) * floatRadius : .zero
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

  /// A point that goes round a circle once in a period; the radius grows from 0 to 1.
  private func orbit(at time: Double, period: Double) -> Vector2 {
    let swing = rise(at: time)
    guard swing > 0 else { return .zero }
    let rounds = (time - motion.restTime) / period
    let phase = Elementary.sincos(2 * .pi * (rounds - Elementary.floor(rounds)))
    return Vector2(phase.cos, phase.sin) * swing
  }

  /// A share that grows smoothly from 0 to 1 in the first second at rest; 0 at times that are not
  /// finite or absurdly late.
  private func rise(at time: Double) -> Double {
    let elapsed = time - motion.restTime
    guard elapsed > 0, elapsed <= 2 * EventClock.maximumTime else { return 0 }
    let share = min(elapsed, 1)
    return share * share * (3 - 2 * share)
  }
}
