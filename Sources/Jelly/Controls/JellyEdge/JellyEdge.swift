/// An edge that fingers can hold, and that springs to its place when they let go.
///
///     free ──touch──▸ held ──end──▸ free
///       ▴              │ ▴
///       └─(rest time)  └─┘ touch, by another finger
///
/// A bar and a refresh have it in common. Both pass the tuning and the size with every call, so
/// that these are stored in one place only.
///
/// Two engines move an edge. The ``PulledEdge`` moves it as a whole, by one pull. The
/// ``WavingEdge`` has waves, and any finger holds them where it is. Neither engine knows of the
/// other. An `JellyEdge` decides which engine a finger moves: an edge that is not soft follows
/// the finger that came last. On a soft edge all fingers hold the waves, and only a list pulls it
/// as a whole. Another curve is adopted at rest.
struct JellyEdge: Sendable {
  /// The curve of the edge; another one is adopted when the edge is straight and still.
  private(set) var curve: JellyBarBody.Edge
  /// The fingers that hold the edge, one of which may be a list's pull; their places are as on a
  /// bar that hangs from the top.
  private(set) var fingers = Fingers()
  /// The edge as one pull moves it.
  var pulled: PulledEdge
  /// The waves of a soft edge; straight and still on every other edge.
  private(set) var waving: WavingEdge

  /// Makes a straight edge at rest.
  init(by law: Law) {
    curve = law.curve
    pulled = PulledEdge(by: law)
    waving = WavingEdge(by: law)
  }

  /// The name of a list's pull among the fingers, which no finger has.
  static var list: Int? { nil }

  /// Whether a finger, or a list's pull, holds the edge.
  var isHeld: Bool { fingers.isAny }

  /// Whether a list pulls the edge.
  var isPulledByList: Bool { fingers.slot(of: Self.list) != nil }

  /// Whether waves run along the edge.
  var isSoft: Bool { curve == .soft }

  /// The time from which on the edge is still until the next event.
  var restTime: Double { max(pulled.restTime, waving.restTime) }

  /// Whether the edge is straight and still at `time`.
  func isResting(at time: Double) -> Bool { !isHeld && time >= restTime }

  /// The amplitudes with which the edge is drawn at `time`; `whole` are those of the pulled edge
  /// then.
  func amplitudes(of whole: EdgeAmplitudes, at time: Double, by law: Law) -> EdgeAmplitudes {
    isSoft ? waving.amplitudes(at: time, base: whole.base, by: law) : law.limited(whole)
  }

  /// The displacement of the edge's place that is farthest from its rest at `time`.
  func depth(of whole: EdgeAmplitudes, at time: Double, by law: Law) -> Double {
    isSoft ? waving.depth(at: time, base: whole.base, by: law) : law.limited(whole).depth
  }

  /// Draws the bar with this edge as it is at `time`; `whole` are the amplitudes of the pulled edge
  /// then.
  @inline(__always)
  func draw(
    _ whole: EdgeAmplitudes, at time: Double, on size: Vector2, _ side: Side, by law: Law,
    into path: inout some PathBuilder
  ) {
    if isSoft {
      waving.draw(at: time, base: whole.base, on: size, side, by: law, into: &path)
    } else {
      pulled.draw(whole, at: time, on: size, side, by: law, into: &path)
    }
  }
}

// MARK: - Events

extension JellyEdge {
  /// Adopts the curve, the profile and the ends of a law; the edge must be straight and still.
  mutating func rest(as law: Law) {
    let isOther = curve != law.curve || waving.ends != law.tuning.body.ends
    curve = law.curve
    pulled.rest(as: law)
    if isOther { waving.rest(as: law) }
  }

  /// Lets a finger take hold of the edge where it is: at rest, in mid-motion, or held by others.
  ///
  /// - Parameters:
  ///   - finger: The name of the finger; ``list`` for the pull of a list.
  ///   - point: The finger's position, as on a bar that hangs from the top.
  ///   - base: How much farther out the edge is held than by the pull alone, in points.
  ///   - law: The rule by which fingers and pulls move the edge.
  ///   - now: The time, in seconds.
  /// - Returns: Whether there is room for the finger.
  @discardableResult
  mutating func touch(
    _ finger: Int?, at point: Vector2, base: Double = 0, law: Law, now: Double
  ) -> Bool {
    guard let slot = fingers.begin(finger, at: point, now: now) else { return false }
    if pulls(slot) { pulled.touch(at: point, base: base, law: law, now: now) }
    if isSoft {
      waving.touch(slot, fingers[slot], depth: depth(slot, law: law, now: now), law: law, now: now)
    }
    return true
  }

  /// The place of a finger, as on a bar that hangs from the top; nil if it is not down.
  func place(of finger: Int?) -> Vector2? { fingers.slot(of: finger).map { fingers[$0].place } }

  /// Moves a finger.
  mutating func move(_ finger: Int?, to point: Vector2, law: Law, now: Double) {
    guard let slot = fingers.slot(of: finger) else { return }
    fingers.move(slot, to: point)
    if pulls(slot) { pulled.move(to: point, now: now) }
    if isSoft {
      waving.move(slot, fingers[slot], depth: depth(slot, law: law, now: now), law: law, now: now)
    }
  }

  /// Lets a finger go: another one takes over an edge that it has pulled, or else a spring.
  mutating func end(_ finger: Int?, law: Law, now: Double) {
    guard let slot = fingers.slot(of: finger) else { return }
    let pulls = pulls(slot)
    leave(slot, law: law, now: now)
    guard pulls else { return }
    if !isSoft, let next = fingers.leader {
      return pulled.touch(at: fingers[next].place, law: law, now: now)
    }
    letGo(velocity: pulled.releaseVelocity(at: now, by: law), law: law, now: now)
  }

  /// Takes all fingers away; an edge that one has pulled goes home without its velocity.
  mutating func endAll(law: Law, now: Double) {
    fingers.endAll()
    waving.endAll(law: law, now: now)
    if pulled.isHeld { letGo(velocity: .zero, law: law, now: now) }
  }

  private mutating func letGo(velocity: EdgeAmplitudes, law: Law, now: Double) {
    letGo(
      of: pulled.amplitudes(at: now, by: law), velocity: velocity, by: law.tuning.spring,
      law: law, now: now)
  }

  /// Lets a spring take the edge to its rest; a list that pulls it lets go.
  ///
  /// The parameters are those of ``PulledEdge/letGo(of:velocity:to:stretch:by:law:now:)``.
  mutating func letGo(
    of amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, to base: Double = 0,
    stretch: Double = 1, by spring: DampedSpring, law: Law, now: Double
  ) {
    if let list = fingers.slot(of: Self.list) { leave(list, law: law, now: now) }
    pulled.letGo(
      of: amplitudes, velocity: velocity, to: base, stretch: stretch, by: spring, law: law,
      now: now)
  }

  /// Goes on by another law, from where the edge is and as fast as it is, held or free.
  ///
  /// On another width the edge's sideways place stays the same share of the width.
  ///
  /// - Parameters:
  ///   - law: The law from now on.
  ///   - old: The law until now.
  ///   - base: The base at which the edge comes to rest, or is held, in points.
  ///   - spring: The spring that takes a free edge there.
  ///   - now: The time, in seconds.
  mutating func settle(
    into law: Law, from old: Law, base: Double = 0, by spring: DampedSpring, now: Double
  ) {
    let stretch = old.width > 0 ? law.width / old.width : 1
    let amplitudes = pulled.amplitudes(at: now, by: old).stretched(stretch)
    if pulled.isHeld {
      pulled.holdOn(amplitudes, base: base, law: law)
    } else {
      let isCarried = law.tuning.spring.carries(velocityOf: old.tuning.spring)
      letGo(
        of: amplitudes,
        velocity: isCarried ? pulled.velocity(at: now, by: old).stretched(stretch) : .zero,
        to: base, stretch: stretch, by: spring, law: law, now: now)
    }
    // An edge that has just become soft was made by the new law.
    guard isSoft, old.curve == .soft, law != old else { return }
    let (fingers, depth) = (fingers, pulled.amplitudes(at: now, by: law).wave)
    waving.settle(into: law, from: old, now: now) { slot in
      (fingers[slot], fingers[slot].isList ? depth : nil)
    }
  }

  /// Takes away the finger in a slot.
  private mutating func leave(_ slot: Int, law: Law, now: Double) {
    let finger = fingers[slot]
    if isSoft {
      waving.end(slot, finger, taps: !finger.isList, law: law, now: now)
    }
    fingers.end(slot)
  }

  /// Whether the finger in a slot pulls the edge as a whole: the one that came last, or a list on a
  /// soft edge.
  private func pulls(_ slot: Int) -> Bool {
    isSoft ? fingers[slot].isList : slot == fingers.leader
  }

  /// How deep a list holds the waves, in points; nil for a finger.
  private func depth(_ slot: Int, law: Law, now: Double) -> Double? {
    fingers[slot].isList ? pulled.amplitudes(at: now, by: law).wave : nil
  }
}

extension Fingers.Finger {
  /// Whether it is the pull of a list.
  fileprivate var isList: Bool { name == JellyEdge.list }
}
