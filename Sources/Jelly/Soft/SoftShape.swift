/// A shape that is a sum of waves, each of them a damped spring, and that fingers can hold.
///
/// A ``SoftEdge``, a ``SoftBox`` and a ``SoftDrop`` are such shapes. The law says which waves there
/// are, how fast they swing, and what a finger feels of each. It is passed with every event, so
/// that length and tuning stand in one place. Before the first event, the shape is still.
struct SoftShape<Law: SoftLaw>: Sendable {
  private var body: SoftBody<Law.Room>
  /// The fingers that hold the shape.
  private(set) var fingers = SoftFingers()

  /// Makes a shape at rest: the amplitudes of all waves are 0.
  @inline(never)
  init(by law: Law) {
    // A closure, because the compiler would allocate the method as a value where it inlines little.
    body = SoftBody(
      count: law.count, damping: law.damping, squares: { law.square(of: $0) },
      reaches: { law.reach(of: $0) })
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

  /// Calls a function with the velocities of the amplitudes at `time`, per second.
  @inline(__always)
  func withVelocities<Result>(
    at time: Double, _ body: (UnsafePointer<Double>) -> Result
  ) -> Result {
    self.body.withVelocities(at: time, body)
  }

  /// Energy at `time`, per unit of mass; see ``SoftBody/energy(at:)``.
  func energy(at time: Double) -> Double { body.energy(at: time) }

  /// The displacement of one place, in points.
  ///
  /// - Parameters:
  ///   - place: The place, in the law's unit.
  ///   - time: In seconds.
  ///   - law: The law.
  func displacement(at place: Double, time: Double, by law: Law) -> Double {
    withAmplitudes(at: time) { law.tip(of: $0, at: place) }
  }
}

// MARK: - Events

extension SoftShape {
  /// Lets a finger take hold of the shape where it is.
  ///
  /// - Parameters:
  ///   - finger: The name of the finger.
  ///   - place: The place of the finger, in the law's unit.
  ///   - pull: How far the finger has pulled, in points. What counts is the change from here on.
  ///   - law: The law.
  ///   - now: The time, in seconds.
  /// - Returns: The finger's slot; nil if there is no room for it.
  @discardableResult
  mutating func touch(
    _ finger: Int, at place: Double, pull: Double, by law: Law, now: Double
  ) -> Int? {
    guard let slot = fingers.add(finger, at: place, pull: pull) else { return nil }
    change(by: law, now: now) { _ in }
    return slot
  }

  /// Moves the finger in a slot.
  mutating func move(_ slot: Int, to place: Double, pull: Double, by law: Law, now: Double) {
    fingers.move(slot, to: place, pull: pull)
    change(by: law, now: now) { _ in }
  }

  /// Lets the finger in a slot go; the shape goes on from where it is, as fast as it is.
  mutating func release(_ slot: Int, by law: Law, now: Double) {
    fingers.remove(slot)
    change(by: law, now: now) { _ in }
  }

  /// Lets all fingers go.
  mutating func releaseAll(by law: Law, now: Double) {
    guard fingers.isAny else { return }
    for slot in 0..<SoftFingers.most { fingers.remove(slot) }
    change(by: law, now: now) { _ in }
  }

  /// Taps the shape: the patch under the finger gets a velocity, in points per second.
  ///
  /// On a calm shape nothing happens.
  mutating func tap(at place: Double, speed: Double, by law: Law, now: Double) {
    guard law.rings else { return }
    withNumbers(Scratch.self) { patch in
      law.writePatch(at: place, to: patch)
      var square = 0.0
      for n in 0..<law.count { square += patch[n] * patch[n] }
      guard square > 0 else { return }
      change(by: law, now: now) { $0.push(along: patch, times: speed / square) }
    }
  }

  /// Gives a shape at rest the displacements of one that a still finger holds.
  ///
  /// - Parameters:
  ///   - depth: How deep its tip is, in points.
  ///   - place: The place of the finger, in the law's unit.
  ///   - law: The law.
  ///   - now: The time, in seconds.
  mutating func take(_ depth: Double, at place: Double, by law: Law, now: Double) {
    withNumbers(Scratch.self) { still in
      withNumbers(Scratch.self) { patch in
        law.writePatch(at: place, to: patch)
        law.writeStill(patch, to: still)
      }
      let tip = law.tip(of: still, at: place)
      guard tip > 0 else { return }
      change(by: law, now: now) { $0.move(along: still, times: depth / tip) }
    }
  }

  /// Goes on by another law, from where the shape is, as fast as it is.
  ///
  /// The amplitudes stay, so on another length the shape is the same by shares of the length. The
  /// fingers keep their hold; `place` tells where each is now, and how far it has pulled.
  mutating func become(
    _ law: Law, now: Double, fingers place: (Int) -> (place: Double, pull: Double)
  ) {
    for slot in 0..<SoftFingers.most where fingers.isDown(slot) {
      let (place, pull) = place(slot)
      fingers.move(slot, to: place, pull: pull)
    }
    fingers.forgetGroups()
    change(by: law, now: now) { body in
      body.become(
        law.damping, squares: { law.square(of: $0) }, reaches: { law.reach(of: $0) })
      withNumbers(Scratch.self) { body.goHome(to: $0) }
      // Without a swing, no velocity is carried.
      if !law.rings { body.stop() }
      law.attachVolume(to: &body)
    }
  }

  /// Handles an event: pauses the body, changes it, and lets it go on with the fingers as they are
  /// then.
  mutating func change(
    by law: Law, now: Double, _ change: (inout SoftBody<Law.Room>) -> Void
  ) {
    body.pause(at: now)
    change(&body)
    if law.rings {
      fingers.hold(&body, by: law)
    } else {
      law.hold(&body, still: &fingers)
    }
    body.go()
  }
}
