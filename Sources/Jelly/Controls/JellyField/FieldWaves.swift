/// The outline of a field along which waves run, and which each finger presses where it is.
struct FieldWaves: Sendable {
  private var waves: SoftShape

  /// Creates an outline at rest.
  init(model: FieldModel) { waves = SoftShape(model: model.soft) }

  /// The time from which on the outline is still until the next event.
  var restTime: Double { waves.restTime }

  /// The height of a wave at `time`, in points.
  func wave(_ index: Int, at time: Double) -> Double { waves.wave(index, at: time, by: .periodic) }

  /// Draws the outline as it is at `time`, moved to the right by `shift`.
  @inline(__always)
  func draw(
    at time: Double, shift: Double, model: FieldModel, into path: inout some PathBuilder
  ) {
    let frame = model.frame
    waves.withAmplitudes(at: time) {
      SoftNodes.with($0, on: frame) { $0.draw(shift: shift, into: &path) }
    }
  }

  /// The displacements of the middles of the four sides, in points outwards: top, right, bottom,
  /// left.
  func bulges(at time: Double, model: FieldModel) -> SIMD4<Double> {
    let (frame, middle) = (model.frame, model.size / 2)
    let waveModel = model.soft(on: frame)
    let middles = (
      Vector2(middle.x, 0), Vector2(model.size.x, middle.y), Vector2(middle.x, model.size.y),
      Vector2(0, middle.y)
    )
    return waves.withAmplitudes(at: time) { amplitudes in
      func bulge(_ point: Vector2) -> Double {
        let displacement = waveModel.tip(of: amplitudes, at: frame.position(nearestTo: point))
        return frame.limited(SoftSum(displacement: displacement, slope: 0)).displacement
      }
      let offset = SoftNodes.with(amplitudes, on: frame) { $0.offset }
      return SIMD4(bulge(middles.0), bulge(middles.1), bulge(middles.2), bulge(middles.3)) + offset
    }
  }
}

// MARK: - Events

extension FieldWaves {
  /// Lets the finger in a slot press the outline at the position that is nearest to it.
  mutating func touch(_ slot: Int, at point: Vector2, model: FieldModel, now: Double) {
    let frame = model.frame
    let (position, waveModel) = (frame.position(nearestTo: point), model.soft(on: frame))
    // The outline may be moving, or be dented already.
    let depth = waves.displacement(at: position, time: now, model: waveModel)
    waves.addContact(slot, at: position, pull: depth, model: waveModel, now: now)
    waves.move(slot, to: position, pull: -model.pressDepth(on: frame), model: waveModel, now: now)
  }

  /// Moves the finger in a slot; an outline without an oscillation yields to no finger.
  mutating func move(_ slot: Int, to point: Vector2, model: FieldModel, now: Double) {
    guard model.tuning.spring.isUnderdamped else { return }
    let frame = model.frame
    waves.move(
      slot, to: frame.position(nearestTo: point), pull: -model.pressDepth(on: frame),
      model: model.soft(on: frame), now: now)
  }

  /// Lets the finger in a slot go.
  ///
  /// After a short press the outline is pushed, by as much as the press was too short.
  mutating func touchEnded(
    _ slot: Int, _ finger: Fingers.Finger, model: FieldModel, now: Double
  ) {
    waves.release(slot, model: model.soft, now: now)
    let missing = finger.tap(now: now, within: Self.wholePress)
    if missing > 0 { tap(at: finger.place, strength: missing, model: model, now: now) }
  }

  /// Takes all fingers away.
  mutating func endAll(model: FieldModel, now: Double) {
    waves.releaseAll(model: model.soft, now: now)
  }

  /// Pushes the outline in from a side, as when the focus comes from there.
  mutating func push(from side: RectEdge, model: FieldModel, now: Double) {
    let middle = Vector2(side.asTop(size: model.size).x / 2, 0)
    tap(
      at: side.fromTop(middle, in: model.size), strength: model.tuning.focusStrength, model: model,
      now: now)
  }

  /// Pushes the outline in at the position that is nearest to a point.
  private mutating func tap(
    at point: Vector2, strength: Double, model: FieldModel, now: Double
  ) {
    let tuning = model.tuning
    guard tuning.touchResponse != .none else { return }
    let frame = model.frame
    let fastest = Self.maximumReachFactor * frame.reach * tuning.spring.angularFrequency
    let speed = tuning.tapVelocity * model.pressDepth(on: frame) * strength
    waves.push(
      at: frame.position(nearestTo: point), speed: min(max(-speed, -fastest), fastest),
      model: model.soft(on: frame), now: now)
  }

  /// Goes on with another size, radius, overshoot or tuning, from where the outline is.
  mutating func rebase(
    onto model: FieldModel, from old: WaveModel, _ fingers: Fingers, now: Double
  ) {
    let frame = model.frame
    let pull = -model.pressDepth(on: frame)
    waves.setModel(model.soft(on: frame), from: old, now: now) {
      (frame.position(nearestTo: fingers[$0].place), pull)
    }
  }

  /// The time after which a finger that presses an outline has dented it as far as it does, in
  /// seconds.
  ///
  /// A finger that stays for longer has shown all that it does, so it does not tap besides. A
  /// contact follows a finger within 1/150 s, and the outline takes a few times as long.
  private static var wholePress: Double { 0.1 }

  /// A tap moves no wave farther than about this many times as far as the outline can show.
  private static var maximumReachFactor: Double { 10 }
}

extension FieldModel {
  /// The outline at rest, on which waves run.
  fileprivate var frame: SoftBoxFrame {
    SoftBoxFrame(size: size, cornerRadius: settings.cornerRadius, headroom: headroom)
  }

  /// The model of the waves round the outline.
  var soft: WaveModel { soft(on: frame) }

  fileprivate func soft(on frame: SoftBoxFrame) -> WaveModel {
    WaveModel(
      endCondition: .periodic, length: frame.perimeter, spring: tuning.spring, waves: tuning.waves)
  }

  /// The depth of the dent of a press, in points: the overshoot, as far as the outline can show it.
  ///
  /// The part that exceeds the clearance comes out elsewhere.
  fileprivate func pressDepth(on frame: SoftBoxFrame) -> Double {
    min(max(settings.pressDepth, -frame.reach), frame.reach)
  }
}
