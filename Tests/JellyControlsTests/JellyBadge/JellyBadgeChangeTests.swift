@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// Mirrors, fingers that take over, and changes on the way.
@Suite("A badge that is changed")
struct JellyBadgeChangeTests {
  private let restPosition = Vector2(200, 200)

  /// Returns a gesture with a tear, a way back, a flight home and a throw.
  private func story(_ place: (Vector2) -> Vector2) -> [(event: JellyBadgeBody.Event, time: Double)]
  {
    let displacements: [Vector2] = [
      [0, 0], [40, 9], [90, 30], [128, 44], [70, 30], [52, 20], [50, 14],
    ]
    let moves = displacements.enumerated().map { index, displacement in
      let point = place(displacement)
      return (
        event: index == 0 ? JellyBadgeBody.Event.touchBegan(point) : .touchMoved(point),
        time: 0.016 * Double(index)
      )
    }
    return moves + [
      (.touchEnded(place([50, 14])), 0.12), (.touchBegan(place([20, 3])), 0.2),
      (.touchMoved(place([200, 60])), 0.3), (.touchEnded(place([200, 60])), 0.5),
    ]
  }

  @Test("A mirrored gesture makes a mirrored motion", arguments: TuningPreset.presets)
  func mirror(preset: TuningPreset) {
    let badge = JellyBadgeBody(size: [400, 400], tuning: .preset(preset))
    let restPosition = restPosition
    let (right, left) = (story { restPosition + $0 }, story { restPosition + [-$0.x, $0.y] })
    for count in right.indices {
      let (one, other) = (badge.after(Array(right[...count])), badge.after(Array(left[...count])))
      for delay in [0, 0.01, 0.1] {
        let time = right[count].time + delay
        let (a, b) = (one.position(at: time), other.position(at: time))
        expect((a - Vector2(400 - b.x, b.y)).magnitude, isAtMost: 1e-9)
        let (areaA, areaB) = (one.outline(at: time).area, other.outline(at: time).area)
        expect(abs(areaA - areaB), isAtMost: 1e-6)
      }
    }
  }

  @Test("Another finger takes it over without a jump", arguments: TuningPreset.presets)
  func secondFinger(preset: TuningPreset) {
    let held = JellyBadgeBody(size: [400, 400], tuning: .preset(preset)).pulled(by: [70, 20])
    var taken = held
    expect(taken.handle(.touchBegan([10, 390]), at: 0.5), equals: nil)
    expect(taken.position(at: 0.5), equals: held.position(at: 0.5))
  }

  @Test("On surroundings of another size, it rests in their middle, and what is held stays held")
  func resized() {
    let badge = JellyBadgeBody(size: [400, 400])
    let moved = badge.after(.sizeChanged([100, 60]), at: 1)
    expect(moved.position(at: 1), equals: [50, 30])
    let held = badge.pulled(by: [30, 0]).after(.sizeChanged([300, 400]), at: 1)
    expect(held.position(at: 1), equals: [230, 200])
    let free = held.after(.touchCancelled, at: 1.1).after(.sizeChanged([100, 60]), at: 1.15)
    expect(free.position(at: free.restTime), equals: [50, 30])
  }

  @Test("Another diameter and neck stretch change the break at once")
  func measured() {
    let badge = JellyBadgeBody(size: [400, 400]).after(
      .settingsChanged(.init(diameter: 40, neckStretch: 10)), at: 1)
    expect(badge.breakDistance, equals: 100)
    expect(badge.rejoinDistance, equals: 50)
    expect(badge.pulled(by: [99, 0], at: 2).phase(at: 2.5), equals: .stretched)
    expect(badge.pulled(by: [101, 0], at: 2).phase(at: 2.5), equals: .detached)
  }

  @Test(
    "Tuned while it is pulled, it keeps its looks until it rests", arguments: TuningPreset.presets
  )
  func tuned(preset: TuningPreset) {
    for other in TuningPreset.presets {
      let held = JellyBadgeBody(size: [400, 400], tuning: .preset(preset)).pulled(by: [70, 20])
      let tuned = held.after(.tuningChanged(.preset(other)), at: 0.5)
      expect(tuned.outline(at: 0.5).pointDistance(to: held.outline(at: 0.5)), isAtMost: 1e-9)
      let free = tuned.after(.touchCancelled, at: 0.6)
      let again = free.after(.touchBegan(restPosition), at: 9)
      expect(again.look, equals: JellyBadgeBody.Tuning.preset(other).look)
    }
  }

  @Test("What is no tuning is refused")
  func invalid() {
    var tuning = JellyBadgeBody.Tuning.standard
    tuning.reattachFraction = .nan
    expect(!tuning.isValid)
    let badge = JellyBadgeBody(size: [400, 400])
    expect(badge.after(.tuningChanged(tuning), at: 1).tuning, equals: .standard)
  }
}
