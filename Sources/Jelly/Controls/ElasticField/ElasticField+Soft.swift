extension ElasticField {
  /// The outline at rest, on which waves run.
  var frame: SoftBoxFrame { SoftBoxFrame(size: size, cornerRadius: cornerRadius) }

  /// How waves run round the outline.
  var softLaw: SoftBoxLaw { softLaw(on: frame) }

  func softLaw(on frame: SoftBoxFrame) -> SoftBoxLaw {
    SoftBoxLaw(perimeter: frame.perimeter, spring: tuning.spring, waves: tuning.soft)
  }

  /// Becomes soft, or not, as the tuning says, if nothing moves and no finger is down.
  mutating func adoptAnswer(now: Double) {
    let wantsSoft = tuning.answer == .soft
    guard isSoft != wantsSoft, !soft.fingers.isAny, now >= max(flight.restTime, soft.restTime)
    else { return }
    isSoft = wantsSoft
    soft = SoftBox(by: softLaw)
  }

  /// Lets a finger press the outline at the place that is nearest to it.
  ///
  /// Without a swing an outline would jump, so it does not give way.
  mutating func press(_ finger: Int, at point: Vector2, now: Double) {
    let (frame, law) = (frame, softLaw)
    guard law.rings else { return }
    let place = frame.place(nearestTo: point)
    // The outline may be moving, or be dented already.
    let depth = soft.displacement(at: place, time: now, by: law)
    guard let slot = soft.touch(finger, at: place, pull: depth, by: law, now: now) else { return }
    softGrips.begin(slot, at: point, now: now)
    soft.move(slot, to: place, pull: -pressDepth(on: frame), by: law, now: now)
  }

  /// Moves a finger that presses the outline.
  mutating func movePress(_ finger: Int, to point: Vector2, now: Double) {
    let law = softLaw
    guard law.rings, let slot = soft.fingers.slot(of: finger) else { return }
    softGrips[slot] = point
    let frame = frame
    soft.move(
      slot, to: frame.place(nearestTo: point), pull: -pressDepth(on: frame), by: law, now: now)
  }

  /// Lets a finger go.
  ///
  /// After a short press the outline is pushed, by as much as the press was too short.
  mutating func endPress(_ finger: Int, now: Double) {
    guard let slot = soft.fingers.slot(of: finger) else { return }
    soft.release(slot, by: softLaw, now: now)
    let missing = softGrips.tap(slot, now: now)
    if missing > 0 { tap(at: softGrips[slot], strength: missing, now: now) }
  }

  /// Pushes the outline in from a side, as when the focus comes from there.
  mutating func pushSoftly(from side: Side, now: Double) {
    let middle = Vector2(side.asTop(size: size).x / 2, 0)
    tap(at: side.fromTop(middle, in: size), strength: tuning.focusShare, now: now)
  }

  /// Pushes the outline in at the place that is nearest to a point.
  private mutating func tap(at point: Vector2, strength: Double, now: Double) {
    let (frame, law) = (frame, softLaw)
    let fastest = Self.mostRooms * frame.reach * law.spring.angularFrequency
    let speed = tuning.kick * pressDepth(on: frame) * strength
    soft.tap(
      at: frame.place(nearestTo: point), speed: min(max(-speed, -fastest), fastest), by: law,
      now: now)
  }

  /// A tap moves no wave farther than about this many times as far as the outline can show.
  private static var mostRooms: Double { 10 }

  /// How deep a press dents the outline, in points: the overshoot, as far as the outline can show
  /// it.
  private func pressDepth(on frame: SoftBoxFrame) -> Double {
    min(max(overshoot, -frame.reach), frame.reach)
  }

  /// Goes on with another size, radius, overshoot or tuning, from where the outline is.
  mutating func settleSoftly(now: Double) {
    let (frame, law, grips) = (frame, softLaw, softGrips)
    let pull = -pressDepth(on: frame)
    soft.become(law, now: now) { (frame.place(nearestTo: grips[$0]), pull) }
  }

  /// Takes all fingers away.
  mutating func endPresses(now: Double) {
    soft.releaseAll(by: softLaw, now: now)
  }

  /// Calls a function with the soft outline at `time`.
  @inline(__always)
  func withSoftNodes<Result>(at time: Double, _ body: (SoftBoxNodes) -> Result) -> Result {
    soft.withAmplitudes(at: time) { SoftBoxNodes.with($0, on: frame, body) }
  }

  /// The displacements of the middles of the four sides, in points outwards.
  func softBulges(at time: Double) -> ElasticOutline.Bulges {
    let (frame, middle) = (frame, size / 2)
    let law = softLaw(on: frame)
    let middles = (
      Vector2(middle.x, 0), Vector2(size.x, middle.y), Vector2(middle.x, size.y),
      Vector2(0, middle.y)
    )
    func bulge(_ point: Vector2) -> Double {
      soft.displacement(at: frame.place(nearestTo: point), time: time, by: law)
    }
    let offset = withSoftNodes(at: time) { $0.offset }
    return ElasticOutline.Bulges(
      bulge(middles.0), bulge(middles.1), bulge(middles.2), bulge(middles.3)) + offset
  }
}
