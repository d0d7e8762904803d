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
    guard tuning.answer == .together else { return }
    // A quadratic comes half-way to its control point.
    let target = model.settings.overshoot / 2
    let place = bulge(at: now)
    // The sides turn wherever they are then. So they do not come to rest on the way out.
    let out = SpringMotion(
      from: place, velocity: (target - place) * tuning.outKick, to: target, by: tuning.outSpring,
      at: now, tolerance: 1e-300)
    motion = TwoStageMotion(out)
    let turn = now + tuning.outDuration
    let maximumDistance = out.value(at: turn)
    motion.second = SpringMotion(
      from: maximumDistance, velocity: -tuning.kick * maximumDistance, to: 0, by: tuning.spring,
      at: turn,
      tolerance: Limits.rest)
  }

  /// Returns the sides to rest without another oscillation.
  mutating func calm(by spring: DampedSpring, now: Double) {
    motion = TwoStageMotion(
      SpringMotion(
        from: bulge(at: now), velocity: 0, to: 0, by: spring, at: now, tolerance: Limits.rest))
  }
}
