/// The four sides of a field: a spring sends them out together, and another one back.
///
/// It is the machine of the tutorial.
struct FieldSides: Sendable {
  /// The bulge of each side, in points outwards.
  private(set) var motion = TwoStageMotion<Double>.still(at: 0)

  /// The time from which on all sides are at rest until the next event.
  var restTime: Double { motion.restTime }

  /// The bulge of each side at `time`, in points outwards.
  func bulge(at time: Double) -> Double { motion.value(at: time) }

  /// Draws a field with these sides, moved to the right by `shift`.
  func draw(
    at time: Double, shift: Double, model: FieldModel, into path: inout some PathBuilder
  ) {
    JellyOutline(
      size: model.size, cornerRadius: model.settings.cornerRadius, bulge: bulge(at: time),
      shift: shift
    ).draw(into: &path)
  }
}

// MARK: - Events

extension FieldSides {
  /// Sends the sides outwards from where they are; sides that do not go together stay.
  mutating func send(model: FieldModel, now: Double) {
    let tuning = model.tuning
    guard tuning.touchResponse == .allSides else { return }
    // A quadratic comes half-way to its control point.
    let target = model.settings.pressDepth / 2
    let place = bulge(at: now)
    // The sides turn wherever they are then. So they do not come to rest on the way out.
    let out = SpringMotion(
      from: place, velocity: (target - place) * tuning.outwardVelocity, to: target,
      spring: tuning.outwardSpring,
      startTime: now, tolerance: 1e-300)
    motion = TwoStageMotion(out)
    let turn = now + tuning.outwardDuration
    let maximumDistance = out.value(at: turn)
    motion.second = SpringMotion(
      from: maximumDistance, velocity: -tuning.tapVelocity * maximumDistance, to: 0,
      spring: tuning.spring,
      startTime: turn,
      tolerance: Limits.restTolerance)
  }

  /// Returns the sides to rest without another oscillation.
  mutating func settle(by spring: DampedSpring, now: Double) {
    motion = TwoStageMotion(
      SpringMotion(
        from: bulge(at: now), velocity: 0, to: 0, spring: spring, startTime: now,
        tolerance: Limits.restTolerance))
  }
}
