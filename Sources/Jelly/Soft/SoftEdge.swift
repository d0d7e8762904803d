/// The free edge of a bar as a sum of waves, each of them a damped spring.
///
///     u(x) = Σ qₙ·sin nπx/L        or, with free ends,        u(x) = Σ qₙ·cos nπx/L
///     ωₙ² = ω₁²·(f + (1 − f)·n²(1 + εn²)/(1 + ε))
///
/// These are the modes of a string under tension that is stiff against bending and lies on an
/// elastic foundation (Fletcher & Rossing, The Physics of Musical Instruments, ch. 2). ω₁ is the
/// frequency of the tuning's spring, whatever the length L, so a tuning feels the same on every
/// width.
///
/// u is in points, positive away from the bar. Places along the edge are in shares of its length.
/// Length and tuning are passed with every event, as a ``Law``, so that they stand in one place.
struct SoftEdge: Sendable {
  /// The number of waves.
  static let count = 16

  private var body: SoftBody<SixteenModes>
  /// The fingers that hold the edge.
  private(set) var fingers = SoftFingers()

  /// Makes a straight edge at rest.
  @inline(never)
  init(by law: Law) {
    // A closure, because the compiler would allocate the method as a value where it inlines little.
    body = SoftBody(
      count: Self.count, damping: law.damping, squares: { law.square(of: $0) }, reaches: { _ in 1 })
    Self.keepVolume(of: &body, by: law)
    body.go()
  }

  /// The time from which on the edge does not move until the next event.
  var restTime: Double { body.restTime }

  /// Calls a function with the amplitudes of the waves at `time`.
  @inline(__always)
  func withAmplitudes<Result>(
    at time: Double, _ body: (UnsafePointer<Double>) -> Result
  ) -> Result {
    self.body.withPlaces(at: time, body)
  }

  /// The displacement of one place of the edge, in points.
  ///
  /// - Parameters:
  ///   - place: In shares of the length.
  ///   - time: In seconds.
  ///   - law: The length and the tuning.
  func displacement(at place: Double, time: Double, by law: Law) -> Double {
    withAmplitudes(at: time) { law.tip(of: $0, at: place) }
  }
}

// MARK: - Events

extension SoftEdge {
  /// Lets a finger take hold of the edge where it is.
  ///
  /// - Parameters:
  ///   - finger: The name of the finger.
  ///   - place: The place of the finger, in shares of the length.
  ///   - pull: How far the finger has pulled, in points. What counts is the change from here on.
  ///   - law: The length and the tuning.
  ///   - now: The time, in seconds.
  /// - Returns: The finger's slot; nil if there is no room for it.
  @discardableResult
  mutating func touch(
    _ finger: Int, at place: Double, pull: Double, by law: Law, now: Double
  ) -> Int? {
    guard let slot = fingers.add(finger, at: place, pull: pull) else { return nil }
    event(by: law, now: now) { _ in }
    return slot
  }

  /// Moves the finger in a slot.
  mutating func move(_ slot: Int, to place: Double, pull: Double, by law: Law, now: Double) {
    fingers.move(slot, to: place, pull: pull)
    event(by: law, now: now) { _ in }
  }

  /// Lets the finger in a slot go; the edge goes on from where it is, as fast as it is.
  mutating func release(_ slot: Int, by law: Law, now: Double) {
    fingers.remove(slot)
    event(by: law, now: now) { _ in }
  }

  /// Taps the edge: the patch under the finger gets a velocity, in points per second.
  ///
  /// On a calm edge nothing happens.
  mutating func tap(at place: Double, speed: Double, by law: Law, now: Double) {
    guard law.rings else { return }
    withNumbers(SIMD16<Double>.self) { patch in
      law.writePatch(at: place, to: patch)
      var square = 0.0
      for n in 0..<Self.count { square += patch[n] * patch[n] }
      guard square > 0 else { return }
      event(by: law, now: now) { $0.push(along: patch, times: speed / square) }
    }
  }

  /// Gives an edge at rest the shape of one that a still finger holds.
  ///
  /// - Parameters:
  ///   - depth: How deep its tip is, in points.
  ///   - place: The place of the finger, in shares of the length.
  ///   - law: The length and the tuning.
  ///   - now: The time, in seconds.
  mutating func take(_ depth: Double, at place: Double, by law: Law, now: Double) {
    withNumbers(SIMD16<Double>.self) { still in
      withNumbers(SIMD16<Double>.self) { patch in
        law.writePatch(at: place, to: patch)
        law.writeStill(patch, to: still)
      }
      let tip = law.tip(of: still, at: place)
      guard tip > 0 else { return }
      event(by: law, now: now) { $0.move(along: still, times: depth / tip) }
    }
  }

  /// Goes on by another law, from where the edge is, as fast as it is.
  ///
  /// On another length the edge keeps its shape as a share of the length. The fingers keep their
  /// hold; `place` tells where each is now, and how far it has pulled.
  mutating func become(
    _ law: Law, now: Double, fingers place: (Int) -> (place: Double, pull: Double)
  ) {
    for slot in 0..<SoftFingers.most where fingers.isDown(slot) {
      let (place, pull) = place(slot)
      fingers.move(slot, to: place, pull: pull)
    }
    fingers.forgetGroups()
    event(by: law, now: now) { body in
      body.become(law.damping, squares: { law.square(of: $0) }, reaches: { _ in 1 })
      withNumbers(SIMD16<Double>.self) { body.goHome(to: $0) }
      // Without a swing, no velocity is carried.
      if !law.rings { body.stop() }
      Self.keepVolume(of: &body, by: law)
    }
  }

  /// Handles an event: pauses the body, changes it, and lets it go on with the fingers as they are
  /// then.
  private mutating func event(
    by law: Law, now: Double, _ change: (inout SoftBody<SixteenModes>) -> Void
  ) {
    body.pause(at: now)
    change(&body)
    if law.rings { fingers.hold(&body, by: law) } else { fingers.holdStill(&body, by: law) }
    body.go()
  }

  private static func keepVolume(of body: inout SoftBody<SixteenModes>, by law: Law) {
    let slot = SoftBody<SixteenModes>.volumeSlot
    body.detach(slot)
    guard law.rings, law.volume > 0 else { return }
    body.attach(slot, stiffness: law.volume) { law.writeMeans(to: $0) }
    body.wish(slot, 0)
  }
}
