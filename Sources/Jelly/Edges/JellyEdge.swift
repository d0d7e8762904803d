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
/// ``ModalEdge`` has waves, and any finger holds them where it is. A `JellyEdge` decides which
/// engine a finger moves: an edge that is not soft follows the finger that came last. On a soft
/// edge all fingers hold the waves, and only a list pulls it as a whole, and then the waves as deep
/// as its wave. Another curve is adopted at rest.
struct JellyEdge: Sendable {
  /// The curve of the edge; another one is adopted when the edge is straight and still.
  private(set) var curve: JellyEdgeCurve
  /// The fingers that hold the edge, one of which may be a list's pull; their places are as on a
  /// bar that hangs from the top.
  private(set) var fingers = Fingers()
  /// The edge as one pull moves it.
  var pulled: ParametricEdge
  /// The waves of a soft edge; straight and still on every other edge.
  private(set) var waving: ModalEdge

  /// Creates a straight edge at rest.
  init(model: EdgeModel) {
    curve = model.curve
    pulled = ParametricEdge(model: model)
    waving = ModalEdge(model: model)
  }

  /// A Boolean value that indicates whether a finger, or a list's pull, holds the edge.
  var isHeld: Bool { fingers.isAny }

  /// A Boolean value that indicates whether a list pulls the edge.
  var isPulledByList: Bool { fingers.slot(of: .list) != nil }

  /// A Boolean value that indicates whether waves run along the edge.
  var isSoft: Bool { curve == .soft }

  /// The time from which on the edge is still until the next event.
  var restTime: Double { max(pulled.restTime, waving.restTime) }

  /// Returns whether the edge is straight and still at `time`.
  func isResting(at time: Double) -> Bool { !isHeld && time >= restTime }

  /// The amplitudes with which the edge is drawn at `time`, and the displacement of its place that
  /// is farthest from its rest; `whole` are the amplitudes of the pulled edge then.
  ///
  /// The wave of a soft edge is as deep as its deepest place. It may have several, so it is not at
  /// any one of them.
  func frame(
    of whole: EdgeAmplitudes, at time: Double, model: EdgeModel
  ) -> (amplitudes: EdgeAmplitudes, depth: Double) {
    guard isSoft else {
      let amplitudes = model.limited(whole)
      return (amplitudes, amplitudes.depth)
    }
    let base = whole.base
    let (minimum, largest) = waving.range(at: time, base: base, model: model)
    return (
      EdgeAmplitudes(base: base, wave: largest),
      base + (-(base + minimum) > base + largest ? minimum : largest)
    )
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
  /// Adopts the curve and the profile of a model; the edge must be straight and still.
  mutating func rest(as model: EdgeModel) {
    let isOther = curve != model.curve
    curve = model.curve
    pulled.rest(as: model)
    if isOther { waving.rest(as: model) }
  }

  /// Adds the contact of a finger with the edge where it is: at rest, in mid-motion, or held by
  /// others.
  ///
  /// - Parameters:
  ///   - holder: The finger, or the list that pulls the edge.
  ///   - point: The finger's position, as on a bar that hangs from the top.
  ///   - base: How much farther out the edge is held than by the pull alone, in points.
  ///   - model: The model of the edge.
  ///   - now: The time, in seconds.
  /// - Returns: Whether there is a slot for the finger.
  @discardableResult
  mutating func touch(
    _ holder: Fingers.Holder, at point: Vector2, base: Double = 0, model: EdgeModel, now: Double
  ) -> Bool {
    guard let slot = fingers.begin(holder, at: point, now: now) else { return false }
    let whole =
      pulls(slot) ? pulled.touch(at: point, base: base, model: model, now: now) : nil
    if isSoft {
      waving.touch(
        slot, fingers[slot], depth: whole?.wave, model: model, waves: model.waveModel, now: now)
    }
    return true
  }

  /// The place of a finger, as on a bar that hangs from the top; nil if it is not down.
  func place(of holder: Fingers.Holder) -> Vector2? {
    fingers.slot(of: holder).map { fingers[$0].place }
  }

  /// Moves a finger, or the pull of a list.
  mutating func move(_ holder: Fingers.Holder, to point: Vector2, model: EdgeModel, now: Double) {
    guard let slot = fingers.slot(of: holder) else { return }
    fingers.move(slot, to: point)
    let whole = pulls(slot) ? pulled.move(to: point, model: model, now: now) : nil
    if isSoft {
      waving.move(
        slot, fingers[slot], depth: whole?.wave, model: model, waves: model.waveModel, now: now)
    }
  }

  /// Lets a finger go: another one takes over an edge that it has pulled, or else a spring.
  mutating func touchEnded(_ holder: Fingers.Holder, model: EdgeModel, now: Double) {
    guard let slot = fingers.slot(of: holder) else { return }
    let pulls = pulls(slot)
    endTouch(slot, model: model, now: now)
    guard pulls else { return }
    if !isSoft, let next = fingers.leader {
      pulled.touch(at: fingers[next].place, model: model, now: now)
      return
    }
    release(velocity: pulled.releaseVelocity(at: now, model: model), model: model, now: now)
  }

  /// Takes all fingers away; an edge that one has pulled returns to rest without its velocity.
  mutating func endAll(model: EdgeModel, now: Double) {
    fingers.endAll()
    waving.endAll(waves: model.waveModel, now: now)
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
    if let list = fingers.slot(of: .list) { endTouch(list, model: model, now: now) }
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
    waving.rebase(onto: model, waves: model.waveModel, from: old.waveModel, now: now) { slot in
      (fingers[slot], fingers[slot].isList ? depth : nil)
    }
  }

  /// Takes away the finger in a slot.
  private mutating func endTouch(_ slot: Int, model: EdgeModel, now: Double) {
    let finger = fingers[slot]
    if isSoft {
      waving.touchEnded(
        slot, finger, taps: !finger.isList, model: model, waves: model.waveModel, now: now)
    }
    fingers.touchEnded(slot)
  }

  /// Returns whether the finger in a slot pulls the edge as a whole: the one that came last, or a
  /// list on a soft edge.
  private func pulls(_ slot: Int) -> Bool {
    isSoft ? fingers[slot].isList : slot == fingers.leader
  }
}

extension Fingers.Finger {
  /// A Boolean value that indicates whether it is the pull of a list.
  fileprivate var isList: Bool { holder == .list }
}
