@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// Reduce Motion: direct tracking stays; no overshoot, no wave, home within 250 ms.
@Suite("A bar with reduced motion")
struct JellyBarReducedTests {
  private static let drags = [
    Drag(start: [195, 40], end: [195, 60]), Drag(start: [100, 40], end: [300, 240]),
    Drag(start: [300, 90], end: [10, 90_000], duration: 0.05),
    Drag(start: [300, 90], end: [310, 900], samples: 2),
  ]

  private static let edges = JellyBarBody.EdgeCurve.whole + [.soft]

  private func bar(_ edge: JellyBarBody.EdgeCurve) -> JellyBarBody {
    JellyBarBody(size: [390, 100], settings: .init(curve: edge), tuning: .reduced)
  }

  private func isStraight(_ bar: JellyBarBody, at time: Double) -> Bool {
    let edge = bar.outline(at: time).curves.flatMap(\.points)
    return edge.allSatisfy { $0.y == edge[0].y }
  }

  @Test("Its edge is straight, held or free", arguments: drags, Self.edges)
  func straight(drag: Drag, edge: JellyBarBody.EdgeCurve) {
    for count in drag.events.indices {
      let held = bar(edge).after(Array(drag.events.prefix(count + 1)))
      expect(isStraight(held, at: drag.endTime))
    }
    let free = bar(edge).released(from: drag)
    for step in 0...30 { expect(isStraight(free, at: drag.endTime + 0.01 * Double(step))) }
  }

  @Test("It is as deep as standard while held", arguments: drags, JellyBarBody.EdgeCurve.whole)
  func asDeepAsStandard(drag: Drag, edge: JellyBarBody.EdgeCurve) {
    let reduced = bar(edge).after(drag).amplitudes(at: drag.endTime)
    let standard = JellyBarBody(size: [390, 100], settings: .init(curve: edge), tuning: .standard)
      .after(
        drag
      )
      .amplitudes(at: drag.endTime)
    expect(abs(reduced.depth - standard.depth), isAtMost: 1e-12 * standard.depth)
  }

  @Test("A soft edge is the straight edge of the wave", arguments: drags)
  func soft(drag: Drag) {
    let (soft, wave) = (bar(.soft).released(from: drag), bar(.wave).released(from: drag))
    expect(soft.restTime, equals: wave.restTime)
    for step in -20...30 {
      let time = drag.endTime + 0.01 * Double(step)
      expect(soft.outline(at: time), equals: wave.outline(at: time))
    }
  }

  @Test("Reduced in mid-air, the waves of a soft edge keep their place and are at rest soon")
  func reducedWaves() {
    let drag = Drag(start: [150, 40], end: [150, 180])
    for delay in [0.02, 0.05, 0.1, 0.2] {
      let time = drag.endTime + delay
      let moving = JellyBarBody(size: [390, 100]).released(from: drag)
      let reduced = moving.after(.tuningChanged(.reduced), at: time)
      expect(
        reduced.outline(at: time).pointDistance(to: moving.outline(at: time)), isLessThan: 1e-9)
      expect(reduced.restTime, isAtMost: time + 0.25, "\(reduced.restTime - time)")
      expect(isStraight(reduced, at: reduced.restTime))
    }
  }

  @Test("It is at rest within 250 ms", arguments: drags, Self.edges)
  func homeInTime(drag: Drag, edge: JellyBarBody.EdgeCurve) {
    expect(bar(edge).released(from: drag).restTime, isAtMost: drag.endTime + 0.25)
  }

  @Test(
    "It returns to rest without turning back or overshooting", arguments: drags, Self.edges)
  func monotone(drag: Drag, edge: JellyBarBody.EdgeCurve) {
    let free = bar(edge).released(from: drag)
    let depths = (0...500).map { free.amplitudes(at: drag.endTime + 0.0005 * Double($0)).depth }
    expect(zip(depths, depths.dropFirst()).allSatisfy { $0 >= $1 })
    expect(depths.allSatisfy { $0 >= 0 })
    expect(depths.last, equals: 0)
  }

  @Test("Reduced in mid-air, it is at rest within 250 ms and does not overshoot any more")
  func reducedInMotion() {
    let drag = Drag(start: [195, 40], end: [195, 180])
    for edge in JellyBarBody.EdgeCurve.whole {
      for delay in [0.02, 0.05, 0.1, 0.2] {
        let time = drag.endTime + delay
        let free = JellyBarBody(size: [390, 100], settings: .init(curve: edge), tuning: .standard)
          .released(from: drag)
          .after(.tuningChanged(.reduced), at: time)
        expect(free.restTime, isAtMost: time + 0.25)
        let depths = (0...500).map { abs(free.amplitudes(at: time + 0.0005 * Double($0)).depth) }
        expect(zip(depths, depths.dropFirst()).allSatisfy { $0 >= $1 }, "\(edge), \(delay) s")
      }
    }
  }
}
