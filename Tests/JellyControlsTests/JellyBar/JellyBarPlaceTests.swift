@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// A bulge that is caught in the wave of another one, which can be of any depth.
private struct Catch {
  /// The bar before the finger comes down.
  let free: JellyBarBody
  /// The bar under the finger, which has not moved.
  let held: JellyBarBody
  let finger: Vector2
  let time: Double

  /// Creates the catch of a bar of any size, at any time after it was let go.
  init(_ preset: TuningPreset, using generator: inout SeededGenerator) {
    let width = generator.uniform(200...1000)
    let drag = Drag(
      start: [generator.uniform(0...1) * width, 20],
      end: [generator.uniform(0...1) * width, generator.uniform(25...200)])
    let bar = JellyBarBody(
      size: Vector2(width, 100), settings: .init(curve: .wave), tuning: .preset(preset)
    ).released(from: drag)
    // Many of the catches are late, when the edge is almost flat.
    let delay = generator.uniform(0...1) * (bar.restTime - drag.endTime)
    time = min(drag.endTime + delay, bar.restTime - 1e-6)
    finger = Vector2(generator.uniform(0...1) * width, generator.uniform(0...100))
    free = bar
    held = bar.after(.touchBegan(finger), at: time)
  }

  /// The amplitudes after the finger has moved by a distance.
  func amplitudes(movedBy distance: Vector2) -> EdgeAmplitudes {
    held.after(.touchMoved(finger + distance), at: time + 0.01).amplitudes(at: time + 0.01)
  }
}

/// The place of a bulge: a wave keeps its place when it is caught, as far as it can be seen.
@Suite("The place of a bulge")
struct JellyBarPlaceTests {
  static let presets: [TuningPreset] = [.classic, .standard, .liquid]

  @Test("An almost flat edge that is pulled again bulges under the finger", arguments: presets)
  func beginsUnderFinger(preset: TuningPreset) {
    let settings = JellyBarBody.Settings(curve: .wave)
    var bar = JellyBarBody(size: [390, 100], settings: settings, tuning: .preset(preset))
    var fresh = bar
    _ = bar.handle(.pullChanged(distance: 0, position: 300), at: 0)
    _ = bar.handle(.pullChanged(distance: 100, position: 300), at: 0.2)
    _ = bar.handle(.pullEnded, at: 0.3)
    let caught = abs(bar.amplitudes(at: 0.9).wave)
    for step in 0...5 {
      let (time, distance) = (0.9 + 0.01 * Double(step), 1 + 6 * Double(step))
      _ = bar.handle(.pullChanged(distance: distance, position: 60), at: time)
      _ = fresh.handle(.pullChanged(distance: distance, position: 60), at: time)
      let (place, wanted) = (bar.amplitudes(at: time), fresh.amplitudes(at: time))
      // Of a caught wave that is a seventh as deep as what is added, a fiftieth of the way is left.
      guard place.wave >= max(8 * caught, 3) else { continue }
      expect(abs(place.sideways - wanted.sideways), isLessThan: 8)
    }
  }

  /// With the depths w that was caught and d that is added, and the old place at a distance R, the
  /// moment (w + d)·R·w²/(w² + d²) is at most (1 + √2)/2·w·R.
  @Test("A caught wave counts as much as can be seen of it", arguments: presets)
  func momentIsBounded(preset: TuningPreset) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let test = Catch(preset, using: &generator)
      let (caught, width) = (test.free.amplitudes(at: test.time), test.free.size.x)
      // No pull holds a dent, which goes as the finger moves.
      guard caught.wave > 0, caught.depth > 0 else { continue }
      let fingerPlace = test.held.model.amplitudes(for: Vector2(test.finger.x - width / 2, 0))
      let distance = abs(caught.sideways - fingerPlace.sideways)
      for way in [0, 0.01, 0.1, 1, 4, 12, 24, 40, 100] {
        let now = test.amplitudes(movedBy: Vector2(0, way))
        let moment = abs(now.wave * (now.sideways - fingerPlace.sideways))
        expect(moment, isAtMost: 1.2072 * caught.wave * distance + 1e-9, "\(caught.wave), \(way)")
      }
    }
  }

  @Test("A catch leaves the outline, however flat it is", arguments: presets)
  func catchIsContinuous(preset: TuningPreset) {
    var generator = SeededGenerator(seed: 8)
    var depths: [Double] = []
    for _ in 0..<300 {
      let test = Catch(preset, using: &generator)
      let (before, after) = (
        test.free.outline(at: test.time), test.held.outline(at: test.time)
      )
      expect(before.pointDistance(to: after), isAtMost: 1e-9)
      // A finger that moves by nothing that can be seen moves nothing that can be seen.
      let caught = test.free.amplitudes(at: test.time)
      depths.append(abs(caught.wave))
      let nudged = test.amplitudes(movedBy: Vector2(0, 1e-6))
      expect(abs(nudged.wave * nudged.sideways - caught.wave * caught.sideways), isLessThan: 0.01)
    }
    // The catches are of all depths, from one that cannot be seen.
    expect(depths.min() ?? 1 < 0.02 && depths.max() ?? 0 > 30)
  }

  @Test("Let go, a bulge goes on as fast as its place has moved", arguments: presets)
  func velocityIsThatOfPlace(preset: TuningPreset) {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<100 {
      let test = Catch(preset, using: &generator)
      var bar = test.held
      let speed = generator.uniform(-500...500)
      for step in 1...12 {
        let way = 0.005 * Double(step) * Vector2(speed / 3, 200)
        _ = bar.handle(.touchMoved(test.finger + way), at: test.time + 0.005 * Double(step))
      }
      let now = test.time + 0.06
      func sideways(at time: Double) -> Double {
        let way = (time - test.time) * Vector2(speed / 3, 200)
        return bar.after(.touchMoved(test.finger + way), at: time).amplitudes(at: time).sideways
      }
      let expected = (sideways(at: now + 1e-5) - sideways(at: now)) / 1e-5
      let velocity = bar.freeEdge.pulled.velocity(at: now, model: bar.model).sideways
      expect(abs(velocity - expected), isAtMost: 1 + 0.01 * abs(expected))
    }
  }
}
