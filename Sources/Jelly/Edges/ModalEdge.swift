/// An edge along which waves run, and which each finger holds where it is.
///
/// The waves are a ``SoftShape``. The edge may also have dropped as a whole: by the base that is
/// passed when it is drawn. A list's pull holds the waves, too, as deep as the wave of the pull.
struct ModalEdge: Sendable {
  /// The waves.
  private(set) var waves: SoftShape
  /// The travel that each finger had when it came down, by its slot.
  private var travels = SIMD4<Double>()

  /// Creates a straight edge at rest.
  init(model: EdgeModel) {
    waves = SoftShape(model: model.waveModel)
  }

  /// The time from which on the edge is still until the next event.
  var restTime: Double { waves.restTime }

  /// The least and the largest displacement of the waves at `time`, when the edge has dropped by
  /// `base`.
  func range(
    at time: Double, base: Double, model: EdgeModel
  ) -> (minimum: Double, largest: Double) {
    withNodes(at: time, base: base, model: model) { $0.range }
  }

  /// Draws the bar with this edge as it is at `time`, when it has dropped by `base`.
  @inline(__always)
  func draw(
    at time: Double, base: Double, on size: Vector2, _ side: RectEdge, model: EdgeModel,
    into path: inout some PathBuilder
  ) {
    withNodes(at: time, base: base, model: model) {
      $0.draw(on: size, side, base: base, into: &path)
    }
  }

  /// Draws the bar with these amplitudes of the waves.
  func draw(
    _ amplitudes: UnsafePointer<Double>, on size: Vector2, _ side: RectEdge, model: EdgeModel,
    into path: inout some PathBuilder
  ) {
    withNodes(of: amplitudes, base: 0, model: model) {
      $0.draw(on: size, side, base: 0, into: &path)
    }
  }

  @inline(__always)
  private func withNodes<Result>(
    at time: Double, base: Double, model: EdgeModel, _ body: (SoftEdgeNodes) -> Result
  ) -> Result {
    waves.withAmplitudesOfEdge(at: time) { withNodes(of: $0, base: base, model: model, body) }
  }

  /// Calls a function with the nodes of an edge that does not rise above its headroom, and at least
  /// stays in the bar.
  @inline(__always)
  private func withNodes<Result>(
    of amplitudes: UnsafePointer<Double>, base: Double, model: EdgeModel,
    _ body: (SoftEdgeNodes) -> Result
  ) -> Result {
    SoftEdgeNodes.with(amplitudes, isPinned: true) { nodes in
      nodes.limit(to: .headroom(min(model.headroom, Self.maximumRise * model.height)), base: base)
      return body(nodes)
    }
  }

  /// The share of the bar's height by which an edge may rise: at 1 it would meet the other side.
  ///
  /// A hard flick of a bar of 100 pt rises by 19 pt, so only low bars get there.
  private static var maximumRise: Double { 0.9 }
}

// MARK: - Changes

extension ModalEdge {
  /// Makes the edge straight and still.
  mutating func rest(as model: EdgeModel) { self = Self(model: model) }

  /// Adds the contact of a finger with the waves where they are.
  ///
  /// - Parameters:
  ///   - slot: The finger's slot.
  ///   - finger: The finger.
  ///   - depth: The depth at which it holds the edge, in points; nil for a finger, whose travel
  ///     gives it.
  ///   - model: The model of the edge.
  ///   - waveModel: The model of its waves.
  ///   - now: The time, in seconds.
  mutating func touch(
    _ slot: Int, _ finger: Fingers.Finger, depth: Double?, model: EdgeModel,
    waves waveModel: WaveModel, now: Double
  ) {
    let position = model.position(of: finger.place)
    travels[slot] = model.travel(to: waves.displacement(at: position, time: now, model: waveModel))
    waves.addContact(
      slot, at: position, pull: depth ?? tip(slot, finger, model: model), model: waveModel, now: now
    )
  }

  /// Moves the finger in a slot to where it is now.
  mutating func move(
    _ slot: Int, _ finger: Fingers.Finger, depth: Double?, model: EdgeModel,
    waves waveModel: WaveModel, now: Double
  ) {
    waves.move(
      slot, to: model.position(of: finger.place), pull: depth ?? tip(slot, finger, model: model),
      model: waveModel, now: now)
  }

  /// Lets the finger in a slot go; one that only taps pushes the edge in.
  mutating func touchEnded(
    _ slot: Int, _ finger: Fingers.Finger, taps: Bool, model: EdgeModel,
    waves waveModel: WaveModel, now: Double
  ) {
    waves.release(slot, model: waveModel, now: now)
    let stillness = max(1 - finger.displacement.magnitude / Self.tapTravel, 0)
    let tap = finger.tap(now: now, within: Self.maximumTapDuration) * stillness
    guard tap > 0, taps else { return }
    waves.push(
      at: model.position(of: finger.place), speed: -model.tuning.modal.tapVelocity * tap,
      model: waveModel, now: now)
  }

  /// Takes all fingers away.
  mutating func endAll(waves waveModel: WaveModel, now: Double) {
    waves.releaseAll(model: waveModel, now: now)
  }

  /// Goes on with another model, from where the edge is, as fast as it is.
  ///
  /// - Parameters:
  ///   - model: The model of the edge.
  ///   - waveModel: The model of its waves.
  ///   - old: The model of its waves until now.
  ///   - now: The time, in seconds.
  ///   - finger: The finger in a slot, and the depth at which it holds the edge; nil if its travel
  ///     gives that.
  mutating func rebase(
    onto model: EdgeModel, waves waveModel: WaveModel, from old: WaveModel, now: Double,
    finger: (Int) -> (Fingers.Finger, depth: Double?)
  ) {
    let travels = travels
    waves.setModel(waveModel, from: old, now: now) { slot in
      let (finger, depth) = finger(slot)
      return (
        model.position(of: finger.place),
        depth ?? model.tip(after: travels[slot] + finger.displacement.y)
      )
    }
  }

  /// The distance by which the finger in a slot pulls the tip of the wave, in points.
  ///
  /// Until it moves, that is where the tip was when the finger came down, within the limits.
  private func tip(_ slot: Int, _ finger: Fingers.Finger, model: EdgeModel) -> Double {
    model.tip(after: travels[slot] + finger.displacement.y)
  }

  /// The time after which a touch is not a tap, in seconds.
  ///
  /// A tap takes about 0.1 s, and a long press begins at 0.4 s in Android and at 0.5 s in UIKit.
  private static var maximumTapDuration: Double { 0.3 }
  /// The distance after which a touch is not a tap, in points.
  private static var tapTravel: Double { 10 }
}

extension EdgeModel {
  /// The model of the waves of the edge, and of its fingers.
  var waveModel: WaveModel {
    WaveModel(
      endCondition: .pinned, length: width, spring: tuning.spring, waves: tuning.modal.waves,
      areaStiffness: tuning.modal.areaStiffness)
  }

  /// The distance by which a finger may dent the edge, in points.
  private var maximumDent: Double { tuning.reboundLimit * height }

  /// The position where a finger holds the edge, in shares of its length.
  fileprivate func position(of finger: Vector2) -> Double {
    guard width > 0 else { return 0.5 }
    let position = 0.5 + sidewaysLimit.limited(finger.x - width / 2) / width
    return min(max(position, Self.nearestPosition), 1 - Self.nearestPosition)
  }

  /// The position nearest to an end, in shares of the length.
  ///
  /// At a pinned end itself no finger could move the edge.
  private static var nearestPosition: Double { 0.04 }

  /// The distance by which a finger's travel pulls the tip, in points: off the bar against the
  /// depth's limit, into it against the dent's.
  fileprivate func tip(after travel: Double) -> Double {
    travel < 0
      ? dents.limited(tuning.pullRatio * travel)
      : tuning.depthLimit.limited(tuning.pullRatio * travel)
  }

  /// The travel of a finger that holds the tip.
  fileprivate func travel(to tip: Double) -> Double {
    guard tip >= 0 else {
      return dents.travel(to: max(tip, -Self.farthestShare * maximumDent)) / tuning.pullRatio
    }
    // A tip that is farther out than any travel brings it counts as one in the band.
    let limit = tuning.depthLimit
    let farthest = limit.linearRange + Self.farthestShare * limit.softRange
    return limit.travel(to: min(tip, farthest)) / tuning.pullRatio
  }

  /// The share of a band within which a tip has a travel.
  ///
  /// There the tip moves by a 29th of a finger's step; no travel leads to the end of the band.
  private static var farthestShare: Double { 0.75 }

  private var dents: SoftLimit { SoftLimit(linearRange: 0, softRange: maximumDent) }
}
