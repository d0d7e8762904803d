/// The four sides of a field: a spring sends them out together, and another one home.
///
/// It is the machine of the tutorial.
struct FieldSides: Sendable {
  /// The bulge of each side, in points outwards.
  private var motion = SpringRelay<Double>.still(at: 0)

  /// The time from which on all sides are at home until the next event.
  var restTime: Double { motion.restTime }

  /// The bulge of each side at `time`, in points outwards.
  func bulge(at time: Double) -> Double { motion.value(at: time) }

  /// Draws a field with these sides, moved to the right by `shift`.
  func draw(
    at time: Double, shift: Double, by law: JellyFieldBody.Law, into path: inout some PathBuilder
  ) {
    JellyOutline(
      size: law.size, cornerRadius: law.settings.cornerRadius, bulge: bulge(at: time), shift: shift
    ).draw(into: &path)
  }
}

// MARK: - Events

extension FieldSides {
  /// Sends the sides outwards from where they are; sides that do not go together stay.
  mutating func send(law: JellyFieldBody.Law, now: Double) {
    let tuning = law.tuning
    guard tuning.answer == .together else { return }
    // A quadratic comes half-way to its control point.
    let target = law.settings.overshoot / 2
    let place = bulge(at: now)
    // The sides turn wherever they are then. So they do not come to rest on the way out.
    let out = SpringMotion(
      from: place, velocity: (target - place) * tuning.outKick, to: target, by: tuning.outSpring,
      at: now, tolerance: 1e-300)
    motion = SpringRelay(out)
    let turn = now + tuning.outDuration
    let farthest = out.value(at: turn)
    motion.second = SpringMotion(
      from: farthest, velocity: -tuning.kick * farthest, to: 0, by: tuning.spring, at: turn,
      tolerance: Limits.rest)
  }

  /// Sends the sides home without another swing.
  mutating func calm(by spring: DampedSpring, now: Double) {
    motion = SpringRelay(
      SpringMotion(
        from: bulge(at: now), velocity: 0, to: 0, by: spring, at: now, tolerance: Limits.rest))
  }
}
