@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("The laws of a row")
struct JellyRowLawTests {
  private static func row(
    _ settings: JellyRowBody.Settings = .init(
      trailingWidths: [56, 56, 56, 0], leadingWidths: [64, 0, 0, 0]),
    tuning: JellyRowBody.Tuning = .standard
  ) -> JellyRowBody {
    JellyRowBody(size: [390, 76], settings: settings, tuning: tuning)
  }

  /// A drag at 120 Hz, which is not let go.
  private static func drag(
    _ row: inout JellyRowBody, from start: Double, by way: Double, at time: Double = 0
  ) -> (effects: [JellyRowBody.Effect], time: Double) {
    var effects = [row.handle(.touchBegan([start, 30]), at: time)]
    for step in 1...24 {
      effects.append(
        row.handle(
          .touchMoved([start + way * Double(step) / 24, 30]), at: time + Double(step) / 120))
    }
    return (effects.compactMap { $0 }, time + 0.2)
  }

  @Test("A held row follows its finger exactly up to the full extent")
  func follow() {
    var row = Self.row()
    for way in stride(from: 0.0, through: 380, by: 1) {
      if way == 0 { row.handle(.touchBegan([385, 30]), at: 0) }
      row.handle(.touchMoved([385 - way, 30]), at: 0.004 * way)
      expect(row.extent(at: 0.004 * way), equals: way)
    }
  }

  @Test("A closing row never passes closed, however it is thrown", arguments: 1...60)
  func closing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var row = Self.row(tuning: .preset(generator.pick(TuningPreset.presets)))
    row.handle(.opened(.trailing, isAnimated: false), at: 0)
    let (_, time) = Self.drag(&row, from: 200, by: generator.uniform(20...180), at: 0.1)
    row.handle(generator.chance(0.5) ? .touchCancelled : .touchEnded([.nan, .nan]), at: time)
    row.handle(.closed(), at: time + generator.uniform(0...0.1))
    for step in 0...200 {
      expect(row.extent(at: time + 0.1 + 0.005 * Double(step)), isAtLeast: -1e-9)
    }
  }

  @Test("A full swipe is armed at F, disarmed 16 pt before it, and performed at the release only")
  func fullSwipe() {
    var row = Self.row()
    var (effects, time) = Self.drag(&row, from: 380, by: -260)
    expect(effects, equals: [.grabbed, .armed])
    effects = []
    for x in [120, 135, 137, 150, 127] {
      time += 0.02
      if let effect = row.handle(.touchMoved([Double(x), 30]), at: time) { effects.append(effect) }
    }
    expect(effects, equals: [.disarmed, .armed])
    expect(row.handle(.touchEnded([127, 30]), at: time + 0.1), equals: .performed(.trailing))
    expect(row.isLeaving, equals: false)
    expect(row.openSide, equals: nil)
  }

  @Test("The last sample of a flick does not arm: only an armed, held row performs")
  func flick() {
    var row = Self.row()
    let (_, time) = Self.drag(&row, from: 380, by: -200)
    expect(row.handle(.touchEnded([20, 30]), at: time + 0.01), equals: .opened(.trailing))
  }

  @Test("A wheel opens a row, and never arms")
  func wheel() {
    var row = Self.row()
    expect(row.handle(.pullChanged(distance: -100), at: 0), equals: .grabbed)
    expect(row.handle(.pullChanged(distance: -370), at: 0.1), equals: nil)
    expect(row.isArmed, equals: false)
    expect(row.handle(.pullEnded, at: 0.2), equals: .opened(.trailing))
  }

  @Test("A row leaves, is gone, collapses, and comes back from wherever it is")
  func removal() {
    var row = Self.row(.init(trailingWidths: [56, 0, 0, 0], fullSwipe: .remove))
    let (_, time) = Self.drag(&row, from: 380, by: -300)
    expect(row.handle(.touchEnded([.nan, .nan]), at: time), equals: .performed(.trailing))
    expect(row.isLeaving)
    // Neither a finger nor code that closes catches what has been performed.
    expect(row.handle(.touchBegan([100, 30]), at: time + 0.01), equals: nil)
    row.handle(.closed(), at: time + 0.01)
    expect(row.isLeaving)
    expect(row.isGone(at: time), equals: false)
    expect(row.isGone(at: time + 0.4))
    row.handle(.removed, at: time + 0.4)
    var twice = row
    twice.handle(.removed, at: time + 0.5)
    expect(twice.height(at: time + 0.6), equals: row.height(at: time + 0.6))
    expect(row.height(at: time + 3), equals: 0)
    row.handle(.restored(), at: time + 0.5)
    expect(row.isLeaving, equals: false)
    expect(row.height(at: time + 5), equals: 76)
    expect(row.extent(at: time + 5), equals: 0)
  }

  @Test("Bad numbers make an empty side, and no NaN", arguments: 0...5)
  func empty(index: Int) {
    let rows = [
      Self.row(.init()),
      Self.row(.init(trailingWidths: [.nan, 56, 0, 0])),
      Self.row(.init(trailingWidths: [56, 0, 0, 0], margin: 60)),
      JellyRowBody(size: [0, 76], settings: .init(trailingWidths: [56, 0, 0, 0])),
      JellyRowBody(size: [390, 0], settings: .init(trailingWidths: [56, 0, 0, 0])),
      // Four drops of 12 pt.
      JellyRowBody(size: [160, 76], settings: .init(trailingWidths: [56, 56, 56, 56])),
    ]
    var row = rows[index]
    expect(row.layout.count, equals: 0)
    row.handle(.opened(.trailing), at: 0)
    expect(row.openSide, equals: nil)
    _ = Self.drag(&row, from: 300, by: -200, at: 0.1)
    // A rubber band of 24 pt.
    expect(row.extent(at: 0.4), isAtMost: 24)
    expect(row.extent(at: 0.4).isFinite)
  }

  @Test("What is pushed past closed returns before the other side opens")
  func pastClosed() {
    var row = Self.row()
    row.handle(.touchBegan([200, 30]), at: 0)
    row.handle(.touchMoved([190, 30]), at: 0.1)
    row.handle(.touchMoved([290, 30]), at: 0.2)
    let extent = row.extent(at: 0.2)
    expect(extent, isAtMost: -10)
    row.handle(.opened(.leading), at: 0.2)
    expect(abs(row.offset(at: 0.2) + extent), isAtMost: 1e-9)
    expect(row.openSide, equals: nil)
    row.handle(.opened(.leading), at: 3)
    expect(row.openSide, equals: .leading)
  }

  @Test("Without a parting gap drops have no necks")
  func noNecks() {
    var row = Self.row(.init(trailingWidths: [56, 56, 0, 0], parting: 0))
    let (_, time) = Self.drag(&row, from: 380, by: -120)
    let pose = row.pose(at: time)
    let drops = row.drops(pose, row.layout, at: time)
    expect(drops.first.growth, equals: 0)
    expect(row.outline(at: time).points.allSatisfy { $0.isFinite })
  }

  @Test("Actions that change while the row is open take it to their extent, and none closes it")
  func changes() {
    var row = Self.row()
    row.handle(.opened(.trailing, isAnimated: false), at: 0)
    row.handle(.settingsChanged(.init(trailingWidths: [56, 0, 0, 0])), at: 1)
    expect(row.extent(at: 1), equals: 212)
    expect(row.extent(at: 5), equals: 80)
    row.handle(.settingsChanged(.init()), at: 6)
    expect(row.openSide, equals: nil)
    expect(row.extent(at: 10), equals: 0)
  }

  @Test("Right to left, and the leading side, mirror the trailing one", arguments: [false, true])
  func mirror(isRightToLeft: Bool) {
    let widths: SIMD4<Double> = [56, 72, 0, 0]
    var row = Self.row(.init(trailingWidths: widths))
    var mirrored = Self.row(
      isRightToLeft
        ? .init(trailingWidths: widths, isRightToLeft: true) : .init(leadingWidths: widths))
    let (_, time) = Self.drag(&row, from: 300, by: -120)
    _ = Self.drag(&mirrored, from: 90, by: 120)
    row.handle(.touchEnded([.nan, .nan]), at: time)
    mirrored.handle(.touchEnded([.nan, .nan]), at: time)
    for step in 0...40 {
      let now = time + 0.02 * Double(step)
      // Either is drawn clockwise, so their points come in other orders.
      let (own, other) = (row.outline(at: now).points, mirrored.outline(at: now).points)
      expect(own.count, equals: other.count)
      for point in own {
        let image = Vector2(390 - point.x, point.y)
        let apart = other.map { ($0 - image).magnitude }.min() ?? .infinity
        expect(apart, isAtMost: 1e-9)
      }
    }
  }

  @Test(
    "No event but a move changes extent, height, fullness, growths or waves", arguments: 1...80)
  func continuity(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var row = Self.row(tuning: .preset(generator.pick(TuningPreset.presets)))
    var (time, x) = (0.0, 200.0)
    for _ in 0..<90 {
      time += generator.pick([0, 0.004, 0.016, 0.05, 0.3])
      let old = row
      let event: JellyRowBody.Event
      var way = 0.0
      switch generator.next() % 12 {
      case 0: event = .touchBegan([x, 30])
      case 1...5:
        way = generator.uniform(-45...45)
        x += way
        event = .touchMoved([x, 30])
      case 6: event = .touchEnded([.nan, .nan])
      case 7: event = .touchCancelled
      case 8: event = .opened(generator.pick([.leading, .trailing]))
      case 9: event = .closed()
      case 10: event = .dismissed(action: Int(generator.next() % 2))
      default: event = generator.chance(0.5) ? .removed : .restored()
      }
      row.handle(event, at: time)
      // What is at rest is reset to its exact place.
      let isResting =
        old.restTime <= time || time >= min(old.waves.restTime, old.waves.bodyRestTime)
      let tolerance = isResting ? 2 * Limits.restTolerance : 1e-7
      let isMove = if case .touchMoved = event { true } else { false }
      if !isMove || row.side == old.side {
        let step = isMove ? 1.5 * abs(way) + 1e-9 : 0
        expect(abs(row.extent(at: time) - old.extent(at: time)), isAtMost: step + tolerance)
      }
      expect(abs(row.height(at: time) - old.height(at: time)), isAtMost: tolerance)
      guard row.side == old.side else { continue }
      if row.extent(at: time) > 1e-6 {
        expect(abs(row.fullness(at: time) - old.fullness(at: time)), isAtMost: tolerance)
      }
      let (before, after) = (old.waves.state(at: time), row.waves.state(at: time))
      for n in 0..<DrivenWaves.count {
        expect(abs(after.places[n] - before.places[n]), isAtMost: tolerance)
      }
      guard !isMove else { continue }
      let (own, its) = (
        row.drops(row.pose(at: time), row.layout, at: time),
        old.drops(old.pose(at: time), old.layout, at: time)
      )
      for index in 0..<row.layout.count where its[index].shown > 0 {
        let isChange = abs(own[index].growth - its[index].growth) > 1e-3 + tolerance
        // A bond parts at once where it is beyond its threshold: there its neck is nothing.
        if isChange { expect(abs(its[index].growth), isAtLeast: 1) }
      }
    }
  }

  @Test("With Reduce Motion the edge stays straight, and ends at the same places")
  func reduced() {
    var (row, standard) = (Self.row(tuning: .reduced), Self.row())
    row.handle(.opened(.trailing), at: 0)
    standard.handle(.opened(.trailing), at: 0)
    var (last, largest) = (0.0, 0.0)
    for step in 0...100 {
      let time = 0.004 * Double(step)
      let pose = row.pose(at: time)
      expect(pose.extent, isAtLeast: last - 1e-9)
      last = pose.extent
      for n in 0..<DrivenWaves.count { largest = max(largest, abs(pose.waves[n])) }
    }
    expect(largest, isAtMost: 1e-9)
    expect(row.outline(at: 9) == standard.outline(at: 9))
  }
}
