extension ElasticEdge.Law {
  /// Whether the edge is soft.
  var isSoft: Bool { curve == .soft }

  /// How the waves of a soft edge with these ends and its fingers are made.
  func soft(ends: SoftEdgeTuning.Ends) -> SoftEdgeLaw {
    var tuning = tuning.body
    tuning.ends = ends
    return SoftEdgeLaw(length: width, spring: self.tuning.spring, tuning: tuning)
  }

  /// How far a finger may dent the edge, in points.
  private var dentRoom: Double { tuning.dentLimit * height }

  /// The place where a finger holds the edge, in shares of its length.
  func place(of finger: Vector2) -> Double {
    guard width > 0 else { return 0.5 }
    let place = 0.5 + sidewaysLimit.limited(finger.x - width / 2) / width
    return min(max(place, Self.nearestPlace), 1 - Self.nearestPlace)
  }

  /// The place nearest to an end, in shares of the length.
  ///
  /// At a hinged end itself no finger could move the edge.
  private static var nearestPlace: Double { 0.04 }

  /// How far a finger's travel pulls the tip, in points: off the bar against the depth's limit,
  /// into it against the dent's.
  func tip(after travel: Double) -> Double {
    travel < 0
      ? dents.limited(tuning.follow * travel) : tuning.depthLimit.limited(tuning.follow * travel)
  }

  /// The travel of a finger that holds the tip.
  func travel(to tip: Double) -> Double {
    guard tip >= 0 else { return dents.travel(to: max(tip, -0.75 * dentRoom)) / tuning.follow }
    // A tip that is farther out than any travel brings it counts as one in the band.
    let limit = tuning.depthLimit
    return limit.travel(to: min(tip, limit.free + 0.75 * limit.give)) / tuning.follow
  }

  private var dents: SoftLimit { SoftLimit(free: 0, give: dentRoom) }
}

extension ElasticEdge {
  /// How the waves of the soft edge and its fingers are made; its ends are those that it has now.
  func softLaw(_ law: Law) -> SoftEdgeLaw { law.soft(ends: ends) }

  /// Lets the finger in a slot take hold of the waves where they are.
  mutating func touchSoftly(_ slot: Int, law: Law, now: Double) {
    let (place, softLaw) = (law.place(of: fingers[slot].place), softLaw(law))
    travels[slot] = law.travel(to: soft.displacement(at: place, time: now, by: softLaw))
    soft.hold(slot, at: place, pull: tip(slot, by: law, now: now), by: softLaw, now: now)
  }

  /// Moves the finger in a slot to where it is now.
  mutating func moveSoftly(_ slot: Int, law: Law, now: Double) {
    soft.move(
      slot, to: law.place(of: fingers[slot].place), pull: tip(slot, by: law, now: now),
      by: softLaw(law), now: now)
  }

  /// Lets the finger in a slot go; one that only tapped the edge pushes it in.
  mutating func releaseSoftly(_ slot: Int, law: Law, now: Double) {
    let (finger, softLaw) = (fingers[slot], softLaw(law))
    soft.release(slot, by: softLaw, now: now)
    let moved = (finger.place - finger.start).magnitude
    let tap =
      finger.tap(now: now, within: Self.longestTap) * max(1 - moved / Self.tapTravel, 0)
    guard tap > 0, finger.name != Self.list else { return }
    soft.tap(
      at: law.place(of: finger.place), speed: -law.tuning.body.tapSpeed * tap, by: softLaw,
      now: now)
  }

  /// The time after which a touch is no tap, in seconds; found by eye.
  private static var longestTap: Double { 0.3 }
  /// The distance after which a touch is no tap, in points.
  private static var tapTravel: Double { 10 }

  /// How far the finger in a slot pulls the tip of the wave, in points; exactly as far as the tip
  /// is, until the finger moves, however far away that is.
  private func tip(_ slot: Int, by law: Law, now: Double) -> Double {
    let finger = fingers[slot]
    return finger.name == Self.list
      ? listTip(by: law, now: now)
      : law.tip(after: travels[slot] + (finger.place.y - finger.start.y))
  }

  /// How deep the list's pull holds the tip of the wave, in points.
  private func listTip(by law: Law, now: Double) -> Double {
    plannedAmplitudes(at: now, by: law).wave
  }

  /// Calls a function with the nodes of the soft edge at `time`, when it has dropped by `base`.
  @inline(__always)
  func withSoftNodes<Result>(
    at time: Double, base: Double, by law: Law, _ body: (SoftEdgeNodes) -> Result
  ) -> Result {
    soft.withAmplitudes(at: time) { amplitudes in
      SoftEdgeNodes.with(amplitudes, ends) { nodes in
        nodes.limit(to: law.headroom, base: base)
        return body(nodes)
      }
    }
  }

  /// The amplitudes of a soft edge: its wave is as deep as its deepest place.
  ///
  /// It may have several such places, so it is not at any one of them.
  func softAmplitudes(at time: Double, base: Double, by law: Law) -> EdgeAmplitudes {
    EdgeAmplitudes(base: base, wave: withSoftNodes(at: time, base: base, by: law) { $0.depth })
  }
}

// MARK: - Another tuning or size

extension ElasticEdge {
  /// Makes the soft edge straight and still, with the ends of a tuning.
  mutating func straighten(by law: Law) {
    ends = law.tuning.body.ends
    soft = SoftEdge(by: softLaw(law))
  }

  /// Lets the soft edge go on by another law, from where it is, as fast as it is.
  ///
  /// A control that gets another tuning or size first holds or lets go of the present amplitudes.
  mutating func settle(into law: Law, from old: Law, now: Double) {
    guard law.isSoft else { return }
    // An edge that has just become soft is straight and still.
    let old = old.isSoft ? softLaw(old) : softLaw(law)
    let edge = self
    soft.become(softLaw(law), from: old, now: now) { slot in
      (law.place(of: edge.fingers[slot].place), edge.tip(slot, by: law, now: now))
    }
  }
}
