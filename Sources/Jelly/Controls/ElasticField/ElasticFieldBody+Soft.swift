extension ElasticFieldBody {
  /// The outline at rest, on which waves run.
  var frame: SoftBoxFrame {
    SoftBoxFrame(size: size, cornerRadius: settings.cornerRadius, headroom: headroom)
  }

  /// How waves run round the outline.
  var softLaw: SoftBoxLaw { softLaw(on: frame) }

  func softLaw(on frame: SoftBoxFrame) -> SoftBoxLaw {
    SoftBoxLaw(perimeter: frame.perimeter, spring: tuning.spring, waves: tuning.soft)
  }

  /// Becomes soft, or not, as the tuning says, and has the room of the settings, if nothing moves
  /// and no finger is down.
  mutating func rest(by now: Double) {
    guard !fingers.isAny, now >= max(flight.restTime, soft.restTime) else { return }
    headroom = settings.headroom
    let wantsSoft = tuning.answer == .soft
    guard isSoft != wantsSoft else { return }
    isSoft = wantsSoft
    soft = SoftBox(by: softLaw)
  }

  /// Lets a finger press the outline at the place that is nearest to it.
  ///
  /// Without a swing an outline would jump, so it does not give way.
  mutating func press(_ finger: Int, at point: Vector2, now: Double) {
    let (frame, law) = (frame, softLaw)
    guard law.rings, tuning.answer != .stay else { return }
    let place = frame.place(nearestTo: point)
    // The outline may be moving, or be dented already.
    let depth = soft.displacement(at: place, time: now, by: law)
    guard let slot = fingers.begin(finger, at: point, now: now) else { return }
    soft.hold(slot, at: place, pull: depth, by: law, now: now)
    soft.move(slot, to: place, pull: -pressDepth(on: frame), by: law, now: now)
  }

  /// Moves a finger that presses the outline.
  mutating func movePress(_ finger: Int, to point: Vector2, now: Double) {
    let law = softLaw
    guard law.rings, let slot = fingers.slot(of: finger) else { return }
    fingers.move(slot, to: point)
    let frame = frame
    soft.move(
      slot, to: frame.place(nearestTo: point), pull: -pressDepth(on: frame), by: law, now: now)
  }

  /// Lets a finger go.
  ///
  /// After a short press the outline is pushed, by as much as the press was too short.
  mutating func endPress(_ finger: Int, now: Double) {
    guard let slot = fingers.slot(of: finger) else { return }
    fingers.end(slot)
    soft.release(slot, by: softLaw, now: now)
    let missing = fingers[slot].tap(now: now, within: Self.wholePress)
    if missing > 0 { tap(at: fingers[slot].place, strength: missing, now: now) }
  }

  /// Pushes the outline in from a side, as when the focus comes from there.
  mutating func pushSoftly(from side: Side, now: Double) {
    let middle = Vector2(side.asTop(size: size).x / 2, 0)
    tap(at: side.fromTop(middle, in: size), strength: tuning.focusShare, now: now)
  }

  /// Pushes the outline in at the place that is nearest to a point.
  private mutating func tap(at point: Vector2, strength: Double, now: Double) {
    guard tuning.answer != .stay else { return }
    let (frame, law) = (frame, softLaw)
    let fastest = Self.mostRooms * frame.reach * law.spring.angularFrequency
    let speed = tuning.kick * pressDepth(on: frame) * strength
    soft.tap(
      at: frame.place(nearestTo: point), speed: min(max(-speed, -fastest), fastest), by: law,
      now: now)
  }

  /// After this time a finger that presses an outline has dented it as far as it does, in seconds.
  ///
  /// It was found by eye. A finger that stays for longer has shown all that it does, so it taps
  /// nothing besides.
  private static var wholePress: Double { 0.1 }

  /// A tap moves no wave farther than about this many times as far as the outline can show.
  private static var mostRooms: Double { 10 }

  /// How deep a press dents the outline, in points: the overshoot, as far as the outline can show
  /// it.
  ///
  /// What there is no room for comes out elsewhere.
  private func pressDepth(on frame: SoftBoxFrame) -> Double {
    min(max(settings.overshoot, -frame.reach), frame.reach)
  }

  /// Goes on with another size, radius, overshoot or tuning, from where the outline is.
  mutating func settleSoftly(from old: SoftBoxLaw, now: Double) {
    let (frame, law, fingers) = (frame, softLaw, fingers)
    let pull = -pressDepth(on: frame)
    soft.become(law, from: old, now: now) { (frame.place(nearestTo: fingers[$0].place), pull) }
  }

  /// Takes all fingers away.
  mutating func endPresses(now: Double) {
    fingers.endAll()
    soft.releaseAll(by: softLaw, now: now)
  }

  /// Calls a function with the soft outline at `time`.
  @inline(__always)
  func withSoftNodes<Result>(at time: Double, _ body: (SoftNodes) -> Result) -> Result {
    soft.withAmplitudes(at: time) { SoftNodes.with($0, on: frame, body) }
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
      let place = soft.displacement(at: frame.place(nearestTo: point), time: time, by: law)
      return frame.limited(SoftSum(place: place, slope: 0)).place
    }
    let offset = withSoftNodes(at: time) { $0.offset }
    return ElasticOutline.Bulges(
      bulge(middles.0), bulge(middles.1), bulge(middles.2), bulge(middles.3)) + offset
  }
}
