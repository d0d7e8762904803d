extension ElasticEdge.Law {
  /// Whether the edge is soft.
  var isSoft: Bool { tuning.edge == .soft }

  /// How the waves of a soft edge with these ends and its fingers are made.
  func soft(ends: SoftEdgeTuning.Ends) -> SoftEdgeLaw {
    var tuning = tuning.soft
    tuning.ends = ends
    return SoftEdgeLaw(length: width, spring: self.tuning.spring, tuning: tuning)
  }

  /// How far a finger may dent the edge, in points.
  private var dentRoom: Double { tuning.dentLimit * height }

  /// How far the edge is drawn into the bar at most, in points; found by eye.
  var drawnRoom: Double { 0.9 * height }

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
  /// How far the fingers on a soft edge have pulled it, by their slots.
  struct SoftPulls: Equatable, Sendable {
    /// Where the fingers are, as on a bar that hangs from the top.
    private var grips = SoftGrips()
    /// The travel that each finger had when it came down.
    private var travels = SIMD4<Double>()

    subscript(slot: Int) -> Vector2 {
      get { grips[slot] }
      set { grips[slot] = newValue }
    }

    /// The travel of a finger: exactly the first one until it moves, however far away it is.
    func travel(_ slot: Int) -> Double {
      travels[slot] + (grips[slot].y - grips.start(slot).y)
    }

    /// Notes a finger that comes down, and the travel that it has now.
    mutating func begin(_ slot: Int, at point: Vector2, travel: Double, now: Double) {
      grips.begin(slot, at: point, now: now)
      travels[slot] = travel
    }

    /// How much of a tap a finger has made until now: 1 for a short one that has stayed where it
    /// was, 0 for a long one or one that has moved.
    func tap(_ slot: Int, now: Double) -> Double {
      let moved = (grips[slot] - grips.start(slot)).magnitude
      return grips.tap(slot, now: now, within: Self.longestTap)
        * max(1 - moved / Self.longestWay, 0)
    }

    /// The time after which a touch is no tap, in seconds; found by eye.
    private static var longestTap: Double { 0.3 }
    /// The way after which a touch is no tap, in points.
    private static var longestWay: Double { 10 }
  }

  /// How the waves of the soft edge and its fingers are made; its ends are those that it has now.
  func softLaw(_ law: Law) -> SoftEdgeLaw { law.soft(ends: ends) }

  /// The name of the list's pull among the fingers of a soft edge.
  static var list: Int { .min }

  /// Lets a finger take hold of a soft edge.
  mutating func touchSoftly(_ finger: Int, at point: Vector2, law: Law, now: Double) {
    let (place, softLaw) = (law.place(of: point), softLaw(law))
    let travel = law.travel(to: soft.displacement(at: place, time: now, by: softLaw))
    let pull = finger == Self.list ? listTip(by: law, now: now) : law.tip(after: travel)
    guard let slot = soft.touch(finger, at: place, pull: pull, by: softLaw, now: now)
    else { return }
    softPulls.begin(slot, at: point, travel: travel, now: now)
  }

  /// Moves a finger on a soft edge; a finger that does not hold it is ignored.
  mutating func moveSoftly(_ finger: Int, to point: Vector2, law: Law, now: Double) {
    guard let slot = soft.fingers.slot(of: finger) else { return }
    softPulls[slot] = point
    let pull =
      finger == Self.list
      ? listTip(by: law, now: now) : law.tip(after: softPulls.travel(slot))
    soft.move(slot, to: law.place(of: point), pull: pull, by: softLaw(law), now: now)
  }

  /// Lets a finger on a soft edge go; one that only tapped it pushes it in.
  mutating func releaseSoftly(_ finger: Int, isCancelled: Bool, law: Law, now: Double) {
    guard let slot = soft.fingers.slot(of: finger) else { return }
    let softLaw = softLaw(law)
    soft.release(slot, by: softLaw, now: now)
    let tap = isCancelled || finger == Self.list ? 0 : softPulls.tap(slot, now: now)
    guard tap > 0 else { return }
    soft.tap(
      at: law.place(of: softPulls[slot]), speed: -law.tuning.soft.tapSpeed * tap, by: softLaw,
      now: now)
  }

  /// How deep the list's pull holds the tip of the wave, in points.
  private func listTip(by law: Law, now: Double) -> Double {
    plannedAmplitudes(at: now, by: law).wave
  }

  /// Calls a function with the nodes of the soft edge at `time`.
  @inline(__always)
  func withSoftNodes<Result>(
    at time: Double, by law: Law, _ body: (SoftEdgeNodes) -> Result
  ) -> Result {
    soft.withAmplitudes(at: time) { amplitudes in
      SoftEdgeNodes.with(amplitudes, ends) { nodes in
        nodes.limitDents(to: law.drawnRoom)
        return body(nodes)
      }
    }
  }

  /// The amplitudes of a soft edge: its wave is as deep as its deepest place.
  ///
  /// It may have several such places, so it is not at any one of them.
  func softAmplitudes(at time: Double, base: Double, by law: Law) -> EdgeAmplitudes {
    EdgeAmplitudes(base: base, wave: withSoftNodes(at: time, by: law) { $0.depth })
  }
}

// MARK: - Another tuning or size

// A control that gets another tuning or size calls `leave(_:for:now:)` first, then holds or lets go
// of the amplitudes that it returned, and then `settle(into:from:now:)`.

extension ElasticEdge {
  /// Leaves a law for another, and returns the amplitudes with which the control goes on.
  ///
  /// Where the curve of the edge becomes another, the edge keeps its depth, and a finger its hold.
  mutating func leave(_ old: Law, for law: Law, now: Double) -> EdgeAmplitudes {
    let planned = plannedAmplitudes(at: now, by: old)
    switch (old.isSoft, law.isSoft) {
    case (true, true), (false, false):
      return planned
    case (true, false):
      let shown = amplitudes(at: now, by: old)
      if state == .free, let name = soft.fingers.firstName,
        let slot = soft.fingers.slot(of: name)
      {
        hold(shown, at: softPulls[slot], by: .finger(name), law: law, now: now)
      }
      straighten(by: law)
      return shown
    case (false, true):
      straighten(by: law)
      let tip = Vector2(planned.sideways + law.width / 2, 0)
      soft.take(planned.wave, at: law.place(of: tip), by: softLaw(law), now: now)
      if case .held(.finger(let name)) = state {
        state = .free
        touchSoftly(name, at: grip.finger, law: law, now: now)
      } else if state == .held(by: .list) {
        return planned
      }
      return EdgeAmplitudes(base: planned.base)
    }
  }

  /// Makes the soft edge straight and still, with the ends of a tuning.
  mutating func straighten(by law: Law) {
    ends = law.tuning.soft.ends
    soft = SoftEdge(by: softLaw(law))
  }

  /// Lets the soft edge go on by a law, from where it is, as fast as it is.
  mutating func settle(into law: Law, from old: Law, now: Double) {
    guard law.isSoft else { return }
    if !old.isSoft {
      if isHeldByList { touchSoftly(Self.list, at: grip.finger, law: law, now: now) }
    } else {
      let list = soft.fingers.slot(of: Self.list)
      let pull = listTip(by: law, now: now)
      let pulls = softPulls
      soft.become(softLaw(law), now: now) { slot in
        (
          law.place(of: pulls[slot]),
          slot == list ? pull : law.tip(after: pulls.travel(slot))
        )
      }
    }
  }
}
