// Files to read with this one, in this order:
// - `EdgeModel.swift`: tuning and size, as an edge needs them
// - `EdgeTuning.swift`: the tuning of an edge with one curve
// - `ModalEdgeTuning.swift`: the tuning of a soft edge
// - `ParametricEdge.swift`: an edge that one pull moves
// - `ParametricEdge+Contact.swift`: the contact of that pull
// - `ModalEdge.swift`: an edge with waves
// - `Fingers.swift`: the touches on the edge

/// An edge that fingers can hold, and that springs to its place when they let go.
///
///     free ──touch──▸ held ──end──▸ free
///       ▴              │ ▴
///       └─(rest time)  └─┘ touch, by another finger
///
/// A bar and a refresh have it in common. Both pass the tuning and the size with every call, so
/// that these are stored in one place only.
///
/// Two engines move an edge. The ``ParametricEdge`` moves it as a whole, by one pull. The
/// ``ModalEdge`` has waves, and any finger holds them where it is. Neither engine depends on the
/// other. A `JellyEdge` decides which engine a finger moves: an edge that is not soft follows the
/// finger that came last. On a soft edge all fingers hold the waves, and only a list pulls it as a
/// whole. Another curve is adopted at rest.
struct JellyEdge: Sendable {
  /// The curve of the edge; another one is adopted when the edge is straight and still.
  private(set) var curve: JellyBarBody.EdgeCurve
  /// The fingers that hold the edge, one of which may be a list's pull; their places are as on a
  /// bar that hangs from the top.
  private(set) var fingers = Fingers()
  /// The edge as one pull moves it.
  var pulled: ParametricEdge
  /// The waves of a soft edge; straight and still on every other edge.
  private(set) var waving: ModalEdge

  /// Makes a straight edge at rest.
  init(model: EdgeModel) {
    curve = model.curve
    pulled = ParametricEdge(model: model)
    waving = ModalEdge(model: model)
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
  func amplitudes(of whole: EdgeAmplitudes, at time: Double, model: EdgeModel) -> EdgeAmplitudes {
    isSoft ? waving.amplitudes(at: time, base: whole.base, model: model) : model.limited(whole)
  }

  /// The displacement of the edge's place that is farthest from its rest at `time`.
  func depth(of whole: EdgeAmplitudes, at time: Double, model: EdgeModel) -> Double {
    isSoft ? waving.depth(at: time, base: whole.base, model: model) : model.limited(whole).depth
  }

  /// Draws the bar with this edge as it is at `time`; `whole` are the amplitudes of the pulled edge
  /// then.
  @inline(__always)
  func draw(
    _ whole: EdgeAmplitudes, at time: Double, on size: Vector2, _ side: RectEdge, model: EdgeModel,
    into path: inout some PathBuilder
  ) {
    if isSoft {
      waving.draw(at: time, base: whole.base, on: size, side, model: model, into: &path)
    } else {
      pulled.draw(whole, at: time, on: size, side, model: model, into: &path)
    }
  }
}

// MARK: - Events

extension JellyEdge {
  /// Adopts the curve, the profile and the ends of a model; the edge must be straight and still.
  mutating func rest(as model: EdgeModel) {
    let isOther = curve != model.curve || waving.endCondition != model.tuning.modal.endCondition
    curve = model.curve
    pulled.rest(as: model)
    if isOther { waving.rest(as: model) }
  }

  /// Adds the contact of a finger with the edge where it is: at rest, in mid-motion, or held by
  /// others.
  ///
  /// - Parameters:
  ///   - finger: The name of the finger; ``list`` for the pull of a list.
  ///   - point: The finger's position, as on a bar that hangs from the top.
  ///   - base: How much farther out the edge is held than by the pull alone, in points.
  ///   - model: The model of the edge.
  ///   - now: The time, in seconds.
  /// - Returns: Whether there is a slot for the finger.
  @discardableResult
  mutating func touch(
    _ finger: Int?, at point: Vector2, base: Double = 0, model: EdgeModel, now: Double
  ) -> Bool {
    guard let slot = fingers.begin(finger, at: point, now: now) else { return false }
    if pulls(slot) { pulled.touch(at: point, base: base, model: model, now: now) }
    if isSoft {
      waving.touch(
        slot, fingers[slot], depth: depth(slot, model: model, now: now), model: model, now: now)
    }
    return true
  }

  /// The place of a finger, as on a bar that hangs from the top; nil if it is not down.
  func place(of finger: Int?) -> Vector2? { fingers.slot(of: finger).map { fingers[$0].place } }

  /// Moves a finger.
  mutating func move(_ finger: Int?, to point: Vector2, model: EdgeModel, now: Double) {
    guard let slot = fingers.slot(of: finger) else { return }
    fingers.move(slot, to: point)
    if pulls(slot) { pulled.move(to: point, now: now) }
    if isSoft {
      waving.move(
        slot, fingers[slot], depth: depth(slot, model: model, now: now), model: model, now: now)
    }
  }

  /// Lets a finger go: another one takes over an edge that it has pulled, or else a spring.
  mutating func touchEnded(_ finger: Int?, model: EdgeModel, now: Double) {
    guard let slot = fingers.slot(of: finger) else { return }
    let pulls = pulls(slot)
    endTouch(slot, model: model, now: now)
    guard pulls else { return }
    if !isSoft, let next = fingers.leader {
      return pulled.touch(at: fingers[next].place, model: model, now: now)
    }
    release(velocity: pulled.releaseVelocity(at: now, model: model), model: model, now: now)
  }

  /// Takes all fingers away; an edge that one has pulled returns to rest without its velocity.
  mutating func endAll(model: EdgeModel, now: Double) {
    fingers.endAll()
    waving.endAll(model: model, now: now)
    if pulled.isHeld { release(velocity: .zero, model: model, now: now) }
  }

  private mutating func release(velocity: EdgeAmplitudes, model: EdgeModel, now: Double) {
    release(
      of: pulled.amplitudes(at: now, model: model), velocity: velocity, by: model.tuning.spring,
      model: model, now: now)
  }

  /// Lets a spring take the edge to its rest; a list that pulls it lets go.
  ///
  /// The parameters are those of ``ParametricEdge/release(of:velocity:to:stretch:by:model:now:)``.
  mutating func release(
    of amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, to base: Double = 0,
    stretch: Double = 1, by spring: DampedSpring, model: EdgeModel, now: Double
  ) {
    if let list = fingers.slot(of: Self.list) { endTouch(list, model: model, now: now) }
    pulled.release(
      of: amplitudes, velocity: velocity, to: base, stretch: stretch, by: spring, model: model,
      now: now)
  }

  /// Goes on with another model, from where the edge is and as fast as it is, held or free.
  ///
  /// On another width the edge's sideways place stays the same share of the width.
  ///
  /// - Parameters:
  ///   - model: The model from now on.
  ///   - old: The model until now.
  ///   - base: The base at which the edge comes to rest, or is held, in points.
  ///   - spring: The spring that takes a free edge there.
  ///   - now: The time, in seconds.
  mutating func rebase(
    onto model: EdgeModel, from old: EdgeModel, base: Double = 0, by spring: DampedSpring,
    now: Double
  ) {
    let stretch = old.width > 0 ? model.width / old.width : 1
    let amplitudes = pulled.amplitudes(at: now, model: old).stretched(stretch)
    if pulled.isHeld {
      pulled.keepContact(amplitudes, base: base, model: model)
    } else {
      let isCarried = model.tuning.spring.carries(velocityOf: old.tuning.spring)
      release(
        of: amplitudes,
        velocity: isCarried ? pulled.velocity(at: now, model: old).stretched(stretch) : .zero,
        to: base, stretch: stretch, by: spring, model: model, now: now)
    }
    // An edge that has just become soft was made with the new model.
    guard isSoft, old.curve == .soft, model != old else { return }
    let (fingers, depth) = (fingers, pulled.amplitudes(at: now, model: model).wave)
    waving.rebase(onto: model, from: old, now: now) { slot in
      (fingers[slot], fingers[slot].isList ? depth : nil)
    }
  }

  /// Takes away the finger in a slot.
  private mutating func endTouch(_ slot: Int, model: EdgeModel, now: Double) {
    let finger = fingers[slot]
    if isSoft {
      waving.touchEnded(slot, finger, taps: !finger.isList, model: model, now: now)
    }
    fingers.touchEnded(slot)
  }

  /// Whether the finger in a slot pulls the edge as a whole: the one that came last, or a list on a
  /// soft edge.
  private func pulls(_ slot: Int) -> Bool {
    isSoft ? fingers[slot].isList : slot == fingers.leader
  }

  /// The depth at which a list holds the waves, in points; nil for a finger.
  private func depth(_ slot: Int, model: EdgeModel, now: Double) -> Double? {
    fingers[slot].isList ? pulled.amplitudes(at: now, model: model).wave : nil
  }
}

extension Fingers.Finger {
  /// Whether it is the pull of a list.
  fileprivate var isList: Bool { name == JellyEdge.list }
}
