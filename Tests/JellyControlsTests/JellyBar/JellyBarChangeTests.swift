@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// A bar that gets another size or another tuning while its edge is held or moves.
@Suite("Changing a jelly bar in mid-motion")
struct JellyBarChangeTests {
  /// Another width, another height, and both.
  private static let sizes: [Vector2] = [[844, 100], [390, 64], [320, 180]]

  /// On its way back at 0.25 s, deep and fast.
  private func oscillating(_ preset: TuningPreset, _ edge: JellyBarBody.EdgeCurve) -> JellyBarBody {
    JellyBarBody(size: [390, 100], settings: .init(curve: edge), tuning: .preset(preset))
      .released(from: Drag(start: [150, 50], end: [230, 140]))
  }

  private func depthVelocity(_ bar: JellyBarBody, at time: Double) -> Double {
    let velocity = bar.velocity(at: time)
    return velocity.base + velocity.wave
  }

  /// Not reduced: it drops its velocity, so that it cannot overshoot.
  @Test(
    "Resized, it keeps its depth and its velocity, and its place as a share of the width",
    arguments: [.classic, .standard] as [TuningPreset], sizes)
  func resizeKeepsMotion(preset: TuningPreset, size: Vector2) {
    for edge in JellyBarBody.EdgeCurve.whole {
      let before = oscillating(preset, edge)
      var after = before
      expect(after.handle(.sizeChanged(size), at: 0.25), equals: nil)
      let (old, new) = (before.amplitudes(at: 0.25), after.amplitudes(at: 0.25))
      expect(abs(new.base - old.base), isAtMost: 1e-12)
      expect(abs(new.wave - old.wave), isAtMost: 1e-12)
      expect(abs(new.sideways / size.x - old.sideways / 390), isAtMost: 1e-15)
      let (oldVelocity, newVelocity) = (before.velocity(at: 0.25), after.velocity(at: 0.25))
      expect(abs(newVelocity.base - oldVelocity.base), isAtMost: 1e-11)
      expect(abs(newVelocity.wave - oldVelocity.wave), isAtMost: 1e-11)
      expect(abs(newVelocity.sideways / size.x - oldVelocity.sideways / 390), isAtMost: 1e-13)
      expect(after.size, equals: size)
    }
  }

  @Test(
    "Resized while held, the edge stays and goes on following", arguments: TuningPreset.presets,
    sizes
  )
  func resizeWhileHeld(preset: TuningPreset, size: Vector2) {
    for edge in JellyBarBody.EdgeCurve.whole {
      var bar = JellyBarBody(
        size: [390, 100], settings: .init(curve: edge), tuning: .preset(preset)
      )
      .after(Drag(start: [150, 50], end: [180, 90]))
      let before = bar.amplitudes(at: 0.2)
      _ = bar.handle(.sizeChanged(size), at: 0.2)
      let after = bar.amplitudes(at: 0.2)
      expect(abs(after.depth - before.depth), isAtMost: 1e-12)
      expect(abs(after.sideways / size.x - before.sideways / 390), isAtMost: 1e-15)
      _ = bar.handle(.touchMoved([180, 110]), at: 0.21)
      expect(bar.amplitudes(at: 0.21).depth, isGreaterThan: before.depth)
    }
  }

  @Test(
    "Tuned otherwise in flight, it keeps its depth, and its velocity unless the new one is reduced",
    arguments: TuningPreset.presets, TuningPreset.presets)
  func tuningKeepsMotion(old: TuningPreset, new: TuningPreset) {
    for edge in JellyBarBody.EdgeCurve.whole {
      let before = oscillating(old, edge)
      var after = before
      expect(after.handle(.tuningChanged(.preset(new)), at: 0.25), equals: nil)
      let jump = after.amplitudes(at: 0.25) - before.amplitudes(at: 0.25)
      expect(jump.magnitude, isAtMost: 1e-12)
      // The tuning that it has already changes nothing.
      let velocity = new == .reduced && old != .reduced ? 0 : depthVelocity(before, at: 0.25)
      expect(abs(depthVelocity(after, at: 0.25) - velocity), isAtMost: 1e-11)
    }
  }

  @Test("Reduced in flight, it does not overshoot", arguments: JellyBarBody.EdgeCurve.whole)
  func reducedInMotion(edge: JellyBarBody.EdgeCurve) {
    var bar = oscillating(.standard, edge)
    _ = bar.handle(.tuningChanged(.reduced), at: 0.22)
    let depths = stride(from: 0.22, through: 0.6, by: 0.002).map { bar.amplitudes(at: $0).depth }
    expect(zip(depths, depths.dropFirst()).allSatisfy { abs($0) >= abs($1) })
    expect(depths.allSatisfy { $0 * (depths.first ?? 0) >= 0 })
  }

  @Test("A wave drawn otherwise waits until the edge is straight", arguments: TuningPreset.presets)
  func profileWaits(preset: TuningPreset) {
    var bar = oscillating(preset, .wave)
    var tuning = JellyBarBody.Tuning.preset(preset)
    let letters = bar.outline(at: 0.25).letters
    tuning.wave.profile = tuning.wave.profile == .bell ? .sevenPoint : .bell
    _ = bar.handle(.tuningChanged(tuning), at: 0.25)
    expect(bar.outline(at: 0.25).letters, equals: letters)
    expect(bar.outline(at: 0.26).letters, equals: letters)
    expect(bar.outline(at: bar.restTime).letters, differsFrom: letters)
  }

  /// A layout pass may give a bar hardly any width before it gives it the right one.
  @Test(
    "Widened from next to nothing, the outline stays finite", arguments: TuningPreset.presets,
    [1e-300, .leastNonzeroMagnitude, 1e-9] as [Double])
  func widenedFromNothing(preset: TuningPreset, width: Double) {
    for edge in JellyBarBody.EdgeCurve.whole {
      var bar = JellyBarBody(
        size: [width, 100], settings: .init(curve: edge), tuning: .preset(preset)
      )
      .after(Drag(start: [0, 50], end: [1e6, 150]))
      _ = bar.handle(.sizeChanged([1e6, 100]), at: 0.2)
      expect(bar.outline(at: 0.2).isFinite)
      _ = bar.handle(.touchCancelled, at: 0.2)
      expect(bar.outline(at: 0.25).isFinite)
    }
  }
}

extension JellyBarBody {
  /// Returns the rate of change of the amplitudes, per second; zero while held.
  fileprivate func velocity(at time: Double) -> EdgeAmplitudes {
    isHeld ? .zero : freeEdge.pulled.velocity(at: time, model: model)
  }
}
