@_spi(Jelly) import Jelly
@_spi(Jelly) public import JellyTestSupport

@testable import Jelly

/// A switch, a slider or segments, to be checked against the invariants.
protocol RandomTrackBody: RandomBody, TrackControl where Settings: FieldVisitable {
  /// Returns a control at rest with the same measures and the same value.
  var fresh: Self { get }

  /// Returns a random event that only this control has.
  func randomOwnEvent(using generator: inout SeededGenerator) -> Event
}

extension RandomTrackBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    let id = generator.chance(0.9) ? 0 : Int(generator.next() % 3)
    switch generator.next() % 32 {
    case 0...5: return .touchBegan(randomPoint(using: &generator), id: id)
    case 6...15: return .touchMoved(randomPoint(using: &generator), id: id)
    case 16...19: return .touchEnded(randomPoint(using: &generator), id: id)
    case 20: return .touchCancelled
    case 21...25: return randomOwnEvent(using: &generator)
    case 26...27: return .tuningChanged(generator.tuning(like: tuning))
    case 28: return .sizeChanged(generator.size(near: size))
    default: return .settingsChanged(generator.settings(like: settings))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    var control = self
    switch control.trackEvent(event) {
    case .touchMoved: return false
    case .layoutChanged(let layout): return layout == track.layout
    case .valueChanged(_, let isAnimated): return isAnimated
    case .touchBegan, .dragBegan, .touchEnded, .touchCancelled, .stepped, .tuningChanged:
      return true
    }
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    // A part that is so slow comes to rest at once where it is, if a finger holds it there.
    let drop = track.drop
    let isClear = [drop.left, drop.right, drop.mass].allSatisfy { part in
      let speed = abs(part.velocity(at: time))
      return speed == 0 || speed > 2
    }
    guard isClear else { return false }
    var control = self
    switch control.trackEvent(event) {
    // The finger passes its velocity on.
    case .touchEnded:
      if case .dragged = track.state { return false }
      return carriesVelocity(tuning)
    // The value can be without an animation.
    case .valueChanged(_, let isAnimated): return isAnimated && carriesVelocity(tuning)
    case .layoutChanged(let layout): return layout == track.layout && carriesVelocity(tuning)
    case .tuningChanged(let tuning): return carriesVelocity(tuning)
    case .touchBegan, .touchMoved, .dragBegan, .touchCancelled, .stepped:
      return carriesVelocity(tuning)
    }
  }

  private func carriesVelocity(_ tuning: JellyTrackTuning) -> Bool {
    let springs = tuning.springs
    return [
      springs.front, springs.mass, springs.rear, springs.drag, springs.lift, springs.lower,
    ].allSatisfy(\.isUnderdamped)
  }

  /// The motions of the drop; its width may lose its velocity, because it must not overshoot.
  func place(at time: Double) -> [Double] {
    let state = track.drop.state(at: time)
    return [state.ends.left, state.ends.right, state.mass, state.lift]
  }

  /// The errors of the ends are those of a target at the other end of the track, and a drop that is
  /// much thicker or longer than its width magnifies them.
  var roundings: Double {
    let (size, lift) = (track.layout.dropSize, track.drop.lift)
    // An event can send the drop to a segment that hardly has a width.
    let width = track.layout.isSegmented ? 0.1 : max(track.drop.width.target, 0.1)
    let growth = size.growth * max(1, abs(lift.offset), abs(lift.velocity))
    let magnification = max(1, (size.height + growth.y) / width, (width + growth.x) / width)
    return 64 * magnification * max(1, track.layout.length / 1000)
  }

  var resting: Self? { isHeld ? nil : fresh }

  var isHeld: Bool { track.isHeld }

  /// Returns a point near the drop or anywhere, sometimes absurd.
  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.1) { return generator.point() }
    let mass = track.drop.mass.target
    let position =
      generator.chance(0.6)
      ? mass + generator.uniform(-1...1) * generator.pick([0, 1, 8, 60])
      : generator.uniform(-30...330)
    let along = track.layout.isMirrored ? track.layout.length - position : position
    return track.layout.isVertical ? Vector2(14, along) : Vector2(along, 14)
  }
}

extension SeededGenerator {
  /// Returns any valid tuning of a track.
  mutating func trackTuning() -> JellyTrackTuning {
    valid(like: .preset(pick(TuningPreset.presets)))
  }
}

extension TrackLayout {
  fileprivate var isSegmented: Bool { if case .segments = values { true } else { false } }
}
