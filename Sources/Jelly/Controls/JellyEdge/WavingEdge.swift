/// An edge along which waves run, and which each finger holds where it is.
///
/// The waves are a ``SoftShape``. The edge may also have dropped as a whole: by the base that is
/// passed when it is drawn. A list's pull holds the waves, too, as deep as the wave of the pull.
struct WavingEdge: Sendable {
  /// The waves.
  private(set) var waves: SoftShape
  /// The ends of the edge; those of a new tuning are adopted when the edge is straight.
  private(set) var ends: SoftEdgeTuning.Ends
  /// The travel that each finger had when it came down, by its slot.
  private var travels = SIMD4<Double>()

  /// Makes a straight edge at rest.
  init(by law: JellyEdge.Law) {
    ends = law.tuning.body.ends
    waves = SoftShape(by: law.soft(ends: ends))
  }

  /// The time from which on the edge is still until the next event.
  var restTime: Double { waves.restTime }

  /// The edge's amplitudes at `time`, when it has dropped by `base`: its wave is as deep as its
  /// deepest place.
  ///
  /// It may have several such places, so it is not at any one of them.
  func amplitudes(at time: Double, base: Double, by law: JellyEdge.Law) -> EdgeAmplitudes {
    EdgeAmplitudes(base: base, wave: withNodes(at: time, base: base, by: law) { $0.range.largest })
  }

  /// The displacement of the place that is farthest from its rest, when the edge has dropped by
  /// `base`.
  func depth(at time: Double, base: Double, by law: JellyEdge.Law) -> Double {
    let (least, largest) = withNodes(at: time, base: base, by: law) { $0.range }
    return base + (-(base + least) > base + largest ? least : largest)
  }

  /// Draws the bar with this edge as it is at `time`, when it has dropped by `base`.
  @inline(__always)
  func draw(
    at time: Double, base: Double, on size: Vector2, _ side: Side, by law: JellyEdge.Law,
    into path: inout some PathBuilder
  ) {
    withNodes(at: time, base: base, by: law) { $0.draw(on: size, side, base: base, into: &path) }
  }

  /// Draws the bar with these amplitudes of the waves.
  func draw(
    _ amplitudes: UnsafePointer<Double>, on size: Vector2, _ side: Side, by law: JellyEdge.Law,
    into path: inout some PathBuilder
  ) {
    withNodes(of: amplitudes, base: 0, by: law) { $0.draw(on: size, side, base: 0, into: &path) }
  }

  @inline(__always)
  private func withNodes<Result>(
    at time: Double, base: Double, by law: JellyEdge.Law, _ body: (SoftEdgeNodes) -> Result
  ) -> Result {
    waves.withAmplitudes(at: time) { withNodes(of: $0, base: base, by: law, body) }
  }

  /// Calls a function with the nodes of an edge that rises no higher than there is room, and at
  /// least stays in the bar.
  @inline(__always)
  private func withNodes<Result>(
    of amplitudes: UnsafePointer<Double>, base: Double, by law: JellyEdge.Law,
    _ body: (SoftEdgeNodes) -> Result
  ) -> Result {
    SoftEdgeNodes.with(amplitudes, isHinged: ends == .hinged) { nodes in
      nodes.limit(to: .headroom(min(law.room, Self.highestRise * law.height)), base: base)
      return body(nodes)
    }
  }

  /// The share of the bar's height by which an edge may rise; found by eye.
  private static var highestRise: Double { 0.9 }
}

// MARK: - Changes

extension WavingEdge {
  /// Makes the edge straight and still, with the ends of a law.
  mutating func rest(as law: JellyEdge.Law) { self = Self(by: law) }

  /// Lets a finger take hold of the waves where they are.
  ///
  /// - Parameters:
  ///   - slot: The finger's slot.
  ///   - finger: The finger.
  ///   - depth: How deep it holds the edge, in points; nil for a finger, whose travel says that.
  ///   - law: The rule by which a finger moves the edge.
  ///   - now: The time, in seconds.
  mutating func touch(
    _ slot: Int, _ finger: Fingers.Finger, depth: Double?, law: JellyEdge.Law, now: Double
  ) {
    let (place, softLaw) = (law.place(of: finger.place), law.soft(ends: ends))
    travels[slot] = law.travel(to: waves.displacement(at: place, time: now, by: softLaw))
    waves.hold(
      slot, at: place, pull: depth ?? tip(slot, finger, by: law), by: softLaw, now: now)
  }

  /// Moves the finger in a slot to where it is now.
  mutating func move(
    _ slot: Int, _ finger: Fingers.Finger, depth: Double?, law: JellyEdge.Law, now: Double
  ) {
    waves.move(
      slot, to: law.place(of: finger.place), pull: depth ?? tip(slot, finger, by: law),
      by: law.soft(ends: ends), now: now)
  }

  /// Lets the finger in a slot go; one that only taps pushes the edge in.
  mutating func end(
    _ slot: Int, _ finger: Fingers.Finger, taps: Bool, law: JellyEdge.Law, now: Double
  ) {
    let softLaw = law.soft(ends: ends)
    waves.release(slot, by: softLaw, now: now)
    let stillness = max(1 - finger.displacement.magnitude / Self.tapTravel, 0)
    let tap = finger.tap(now: now, within: Self.longestTap) * stillness
    guard tap > 0, taps else { return }
    waves.push(
      at: law.place(of: finger.place), speed: -law.tuning.body.tapSpeed * tap, by: softLaw,
      now: now)
  }

  /// Takes all fingers away.
  mutating func endAll(law: JellyEdge.Law, now: Double) {
    waves.releaseAll(by: law.soft(ends: ends), now: now)
  }

  /// Goes on by another law, from where the edge is, as fast as it is.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - old: The law until now.
  ///   - now: The time, in seconds.
  ///   - finger: The finger in a slot, and how deep it holds the edge; nil if its travel says that.
  mutating func settle(
    into law: JellyEdge.Law, from old: JellyEdge.Law, now: Double,
    finger: (Int) -> (Fingers.Finger, depth: Double?)
  ) {
    let travels = travels
    waves.become(law.soft(ends: ends), from: old.soft(ends: ends), now: now) { slot in
      let (finger, depth) = finger(slot)
      return (
        law.place(of: finger.place), depth ?? law.tip(after: travels[slot] + finger.displacement.y)
      )
    }
  }

  /// How far the finger in a slot pulls the tip of the wave, in points.
  ///
  /// Until it moves, that is where the tip was when the finger came down, within the limits.
  private func tip(_ slot: Int, _ finger: Fingers.Finger, by law: JellyEdge.Law) -> Double {
    law.tip(after: travels[slot] + finger.displacement.y)
  }

  /// The time after which a touch is no tap, in seconds; found by eye.
  private static var longestTap: Double { 0.3 }
  /// The distance after which a touch is no tap, in points.
  private static var tapTravel: Double { 10 }
}

extension JellyEdge.Law {
  /// How the waves of an edge with these ends and its fingers are made.
  func soft(ends: SoftEdgeTuning.Ends) -> WaveModel {
    WaveModel(
      ends: ends == .hinged ? .hinged : .free, length: width, spring: tuning.spring,
      waves: tuning.body.waves, volumeRatio: tuning.body.volume)
  }

  /// How far a finger may dent the edge, in points.
  private var dentRoom: Double { tuning.dentLimit * height }

  /// The place where a finger holds the edge, in shares of its length.
  fileprivate func place(of finger: Vector2) -> Double {
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
  fileprivate func tip(after travel: Double) -> Double {
    travel < 0
      ? dents.limited(tuning.follow * travel) : tuning.depthLimit.limited(tuning.follow * travel)
  }

  /// The travel of a finger that holds the tip.
  fileprivate func travel(to tip: Double) -> Double {
    guard tip >= 0 else { return dents.travel(to: max(tip, -0.75 * dentRoom)) / tuning.follow }
    // A tip that is farther out than any travel brings it counts as one in the band.
    let limit = tuning.depthLimit
    return limit.travel(to: min(tip, limit.free + 0.75 * limit.give)) / tuning.follow
  }

  private var dents: SoftLimit { SoftLimit(free: 0, give: dentRoom) }
}
