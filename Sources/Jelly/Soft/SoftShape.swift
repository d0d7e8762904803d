/// A shape that is a sum of waves, each of them a damped spring, and that can be held.
///
/// The edge of a bar and the outline of a box are such shapes. The model defines the waves, their
/// frequencies, and the part of each that a finger measures. It is passed with every event, so that
/// it is stored in one place. Before the first event, the shape is still.
struct SoftShape: Sendable {
  private var body: SoftBody
  /// What holds the shape.
  private var holds = SoftHolds()

  /// Makes a shape at rest: the amplitudes of all waves are 0.
  init(by law: WaveModel) {
    // A closure, because the compiler would allocate the method as a value where it inlines little.
    body = SoftBody(
      count: law.count, damping: law.damping, squares: { law.square(of: $0) })
    law.attachVolume(to: &body)
  }

  /// The time from which on the shape does not move until the next event.
  var restTime: Double { body.restTime }

  /// Calls a function with the amplitudes of the waves at `time`.
  @inline(__always)
  func withAmplitudes<Result>(
    at time: Double, _ body: (UnsafePointer<Double>) -> Result
  ) -> Result {
    self.body.withPlaces(at: time, body)
  }

  /// The displacement of one place, in points.
  ///
  /// - Parameters:
  ///   - place: The place, in the law's unit.
  ///   - time: In seconds.
  ///   - law: The law.
  func displacement(at place: Double, time: Double, by law: WaveModel) -> Double {
    withAmplitudes(at: time) { law.tip(of: $0, at: place) }
  }
}

// MARK: - Events

extension SoftShape {
  /// Holds the shape where it is.
  ///
  /// - Parameters:
  ///   - slot: The number of the hold, from 0 to 3; one that holds already starts anew.
  ///   - place: The place of the hold, in the law's unit.
  ///   - pull: How far it has pulled, in points. What counts is the change from here on.
  ///   - law: The law.
  ///   - now: The time, in seconds.
  mutating func hold(_ slot: Int, at place: Double, pull: Double, by law: WaveModel, now: Double) {
    holds.add(slot, at: place, pull: pull)
    change(by: law, now: now) { _ in }
  }

  /// Moves the hold in a slot.
  mutating func move(_ slot: Int, to place: Double, pull: Double, by law: WaveModel, now: Double) {
    holds.move(slot, to: place, pull: pull)
    change(by: law, now: now) { _ in }
  }

  /// Takes the hold in a slot away; the shape goes on from where it is, as fast as it is.
  mutating func release(_ slot: Int, by law: WaveModel, now: Double) {
    holds.remove(slot)
    change(by: law, now: now) { _ in }
  }

  /// Takes all holds away.
  mutating func releaseAll(by law: WaveModel, now: Double) {
    guard holds.isAny else { return }
    for slot in 0..<SoftHolds.most { holds.remove(slot) }
    change(by: law, now: now) { _ in }
  }

  /// Pushes the shape: a place gets a velocity, in points per second.
  ///
  /// A spring that must not overshoot takes no velocity.
  mutating func push(at place: Double, speed: Double, by law: WaveModel, now: Double) {
    guard law.spring.carriesVelocity else { return }
    withNumbers(Scratch.self) { influence in
      law.writeInfluence(at: place, to: influence)
      let square = law.product(influence, influence)
      guard square > 0 else { return }
      change(by: law, now: now) { $0.push(along: influence, times: speed / square) }
    }
  }

  /// Goes on by another law, from where the shape is, as fast as it is.
  ///
  /// The amplitudes stay, so on another length the shape is the same by shares of the length. What
  /// holds it goes on; `place` says where each hold is now, and how far it has pulled.
  mutating func become(
    _ law: WaveModel, from old: WaveModel, now: Double,
    holds place: (Int) -> (place: Double, pull: Double)
  ) {
    for slot in 0..<SoftHolds.most where holds.isHeld(slot) {
      let (place, pull) = place(slot)
      holds.move(slot, to: place, pull: pull)
    }
    if law.rings == old.rings { holds.keepTargets() } else { holds.forgetGroups() }
    change(by: law, now: now) { body in
      body.become(law.damping, squares: { law.square(of: $0) })
      if !law.spring.carries(velocityOf: old.spring) { body.stop() }
      law.attachVolume(to: &body)
    }
  }

  /// Handles an event: pauses the body, changes it, and solves it anew with the holds as they are
  /// then.
  mutating func change(
    by law: WaveModel, now: Double, _ change: (inout SoftBody) -> Void
  ) {
    body.pause(at: now)
    change(&body)
    if law.rings {
      holds.attach(to: &body, by: law)
    } else {
      // An outline that does not move yields to no finger.
      holds.detach(from: &body)
    }
    body.solve()
  }
}

// MARK: - Waves one by one

extension SoftShape {
  /// The amplitude of a wave at `time`, in points; of an outline its height, √(Aₙ² + Bₙ²).
  func wave(_ index: Int, at time: Double, by ends: WaveModel.Ends) -> Double {
    withAmplitudes(at: time) {
      ends == .periodic ? Vector2($0[2 * index], $0[2 * index + 1]).magnitude : $0[index]
    }
  }
}
