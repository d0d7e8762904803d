import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The invariants of a sheet of 160 pt, whatever fingers do to it.
@Suite("A soft sheet")
struct SoftSheetTests {
  private static let size = 160.0
  private static let center = Vector2(100, 90)

  private func sheet(_ change: (inout JellyShapeBody.Tuning) -> Void = { _ in }) -> SoftSheet {
    var tuning = JellyShapeBody.Tuning.standard
    change(&tuning)
    return SoftSheet(
      center: Self.center, size: Self.size, model: tuning.model, limits: tuning.limits)
  }

  /// Whose pulls nothing limits, and which no finger presses.
  private func freeSheet() -> SoftSheet {
    sheet {
      ($0.pullLimit, $0.strainLimit, $0.maximumDisplacement) = (.none, .none, 100)
      ($0.pressDepth, $0.pressDilation) = (0, 0)
    }
  }

  private static let grid: [Vector2] = (0..<81).map { index in
    let share = Vector2(Double(index % 9), Double(index / 9)) / 8
    return center + size * (share - Vector2(0.5, 0.5))
  }

  private func places(_ sheet: SoftSheet, _ time: Double) -> [Vector2] {
    let map = sheet.map(at: time)
    return Self.grid.map { map($0).origin }
  }

  /// The velocities of the grid, in points per second: the derivative of Φ along q'.
  private func velocities(_ sheet: SoftSheet, _ time: Double) -> [Vector2] {
    let step = 1e-5
    let (q, v) = (amplitudes(sheet, time), rates(sheet, time))
    let maps = [-step, step].map { step in
      let q = zip(q, v).map { $0 + step * $1 }
      return SheetMap(q, center: sheet.center, size: sheet.size)
    }
    return Self.grid.map { (maps[1]($0).origin - maps[0]($0).origin) / (2 * step) }
  }

  private func amplitudes(_ sheet: SoftSheet, _ time: Double) -> [Double] {
    sheet.body.withPlaces(at: time) { q in (0..<SheetFields.count).map { q[$0] } }
  }

  private func rates(_ sheet: SoftSheet, _ time: Double) -> [Double] {
    sheet.body.withVelocities(at: time) { v in (0..<SheetFields.count).map { v[$0] } }
  }

  private func farthest(_ one: [Vector2], _ other: [Vector2]) -> Double {
    zip(one, other).map { ($0 - $1).magnitude }.max() ?? 0
  }

  private func point(_ generator: inout SeededGenerator, within: Double = 0.5) -> Vector2 {
    Self.center
      + Self.size
      * Vector2(generator.uniform(-within...within), generator.uniform(-within...within))
  }

  /// Lets something happen to a sheet; `true` if it was more than fingers that come or move.
  private func happen(
    to sheet: inout SoftSheet, at time: Double, _ generator: inout SeededGenerator
  ) -> (isRelease: Bool, isTouch: Bool) {
    let slot = Int(generator.next() % 4)
    switch generator.next() % 5 {
    case 0, 1:
      sheet.addContact(slot, at: point(&generator, within: 0.6), now: time)
      return (false, true)
    case 2, 3:
      sheet.move(slot, to: point(&generator, within: 0.8), now: time)
      return (false, false)
    default:
      sheet.release(slot, now: time)
      return (true, false)
    }
  }

  @Test("is where it was and as fast as it was at every event but a poke", arguments: 1...12)
  func events(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var sheet = sheet { $0.maximumDisplacement = 100 }
    var time = 0.0
    for _ in 0..<60 {
      time += generator.pick([0, 0.004, 0.02, 0.1, 0.7])
      let (old, speeds) = (places(sheet, time), velocities(sheet, time))
      _ = happen(to: &sheet, at: time, &generator)
      expect(farthest(old, places(sheet, time)), isLessThan: 1e-9)
      expect(farthest(speeds, velocities(sheet, time)), isLessThan: 1e-6)
    }
  }

  @Test("has the derivative of the place as its velocity", arguments: 1...4)
  func derivative(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var sheet = sheet()
    var time = 0.0
    for _ in 0..<40 {
      time += generator.uniform(0...0.05)
      _ = happen(to: &sheet, at: time, &generator)
      // Four steps h; the error is h⁴x⁗′/30, with x⁗′ at most about 10⁶ pt/s·(1000 per second)⁴.
      let h = 2e-5
      let t = time + 3 * h
      let near = [-2.0, -1, 1, 2].map { places(sheet, t + $0 * h) }
      for (index, velocity) in velocities(sheet, t).enumerated() {
        let difference =
          (near[0][index] - 8 * near[1][index] + 8 * near[2][index] - near[3][index]) / (12 * h)
        expect((velocity - difference).magnitude, isLessThan: 0.1)
      }
      time += 6 * h
    }
  }

  @Test("gains no energy but from fingers that move", arguments: 1...8)
  func energy(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var sheet = freeSheet()
    var (time, last) = (0.0, 0.0)
    for _ in 0..<80 {
      time += generator.pick([0.001, 0.02, 0.2])
      let before = sheet.body.energy(at: time)
      let scale = 1e-12 * (1 + last)
      expect(before, isAtMost: last + scale)
      let (isRelease, _) = happen(to: &sheet, at: time, &generator)
      last = sheet.body.energy(at: time)
      // With other fingers down, a touch or a release moves their aims.
      if isRelease, !sheet.contacts.isAny { expect(last, isAtMost: before + scale) }
    }
  }

  @Test("takes the energy of a first touch as it is", arguments: 0..<4)
  func touchEnergy(_ index: Int) {
    var sheet = freeSheet()
    sheet.push(at: Self.center + Vector2(40, -60), speed: 4, strength: 1, now: 0)
    let time = 0.03 * Double(index + 1)
    let before = sheet.body.energy(at: time)
    sheet.addContact(0, at: Self.grid[10 + 17 * index], now: time)
    expect(abs(sheet.body.energy(at: time) / before - 1), isLessThan: 1e-12)
  }

  @Test("is pushed by a poke in proportion to its strength", arguments: [0.3, 0, -1])
  func strength(_ share: Double) {
    let speeds = [share, 1].map { strength in
      var sheet = sheet { $0.maximumDisplacement = 100 }
      sheet.push(at: Self.center + Vector2(40, -60), speed: 4, strength: strength, now: 0)
      return rates(sheet, 0)
    }
    expect(speeds[1].contains { abs($0) > 0.5 })
    for (speed, full) in zip(speeds[0], speeds[1]) {
      expect(abs(speed - share * full), isLessThan: 1e-12)
    }
  }

  @Test("is within 0.1 pt of its rest from the rest time on", arguments: 1...40)
  func rest(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var sheet = sheet()
    var time = 0.0
    for _ in 0..<generator.next() % 12 + 1 {
      time += generator.uniform(0...0.1)
      _ = happen(to: &sheet, at: time, &generator)
    }
    let rest = sheet.restTime
    guard rest > time else { return }
    let (still, last) = (places(sheet, rest), places(sheet, rest.nextDown))
    expect(farthest(still, last), isLessThan: 0.1)
    expect(still, equals: places(sheet, rest + 1000))
  }

  @Test("brings the place under a finger to the finger, and nothing farther than that")
  func aim() {
    for place in Self.grid {
      for way in [Vector2(72, 0), Vector2(0, -72), Vector2(-50, 50), Vector2(20, 20)] {
        var sheet = sheet { ($0.pressDepth, $0.pressDilation) = (0, 0) }
        sheet.addContact(0, at: place, now: 0)
        sheet.move(0, to: place + way, now: 0.1)
        let map = sheet.map(at: sheet.restTime)
        expect((map(place).origin - place - way).magnitude, isLessThan: 0.004 * Self.size)
        let most = Self.grid.map { (map($0).origin - $0).magnitude }.max() ?? 0
        expect(most, isLessThan: 1.08 * way.magnitude)
        // A finger that moves on brings it nearer.
        sheet.move(0, to: place + way, now: 0.2)
        let miss = sheet.map(at: sheet.restTime)(place).origin - place - way
        expect(miss.magnitude, isLessThan: 1e-2)
      }
    }
  }

  @Test("brings the places under two fingers to them")
  func aims() {
    for (left, right) in zip(Self.grid, Self.grid.reversed())
    where (left - right).magnitude > 0.2 * Self.size {
      let way = (right - left) * 0.35
      var sheet = sheet { ($0.pressDepth, $0.pressDilation) = (0, 0) }
      sheet.addContact(0, at: left, now: 0)
      sheet.addContact(1, at: right, now: 0)
      sheet.move(0, to: left - way, now: 0.1)
      sheet.move(1, to: right + way, now: 0.1)
      let map = sheet.map(at: sheet.restTime)
      expect((map(left).origin - left + way).magnitude, isLessThan: 0.02 * Self.size)
      expect((map(right).origin - right - way).magnitude, isLessThan: 0.02 * Self.size)
    }
  }

  @Test("finds the point of the drawing that is under a place", arguments: 1...10)
  func under(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var sheet = sheet()
    sheet.addContact(0, at: point(&generator), now: 0)
    sheet.move(0, to: point(&generator, within: 0.7), now: 0.05)
    for step in 0..<20 {
      let time = 0.05 + 0.02 * Double(step)
      let map = sheet.map(at: time)
      for point in Self.grid {
        expect(
          (sheet.restPoint(for: map(point).origin, at: time) - point).magnitude, isLessThan: 1e-7)
      }
    }
  }

  /// The range of det J over the grid, for a second after the last event; a press changes it.
  private func determinants(_ sheet: SoftSheet) -> ClosedRange<Double> {
    let start = sheet.body.startTime
    let all = (0...60).flatMap { step in
      let map = sheet.map(at: start + Double(step) / 60)
      return Self.grid.map { map($0).tensor.determinant }
    }
    return (all.min() ?? 0)...(all.max() ?? 0)
  }

  @Test("keeps areas under one finger within 0.6 sizes, held or let go", arguments: 1...12)
  func areas(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var sheet = sheet { ($0.pressDepth, $0.pressDilation) = (0, 0) }
    let place = point(&generator)
    sheet.addContact(0, at: place, now: 0)
    let way = Vector2(angle: generator.uniform(0...6.28)) * (0.6 * Self.size)
    for step in 1...8 {
      sheet.move(0, to: place + way * (Double(step) / 8), now: 0.02 * Double(step))
    }
    expect(determinants(sheet).lowerBound > 0.98 && determinants(sheet).upperBound < 1.02)
    sheet.release(0, now: sheet.body.startTime + 0.2)
    expect(determinants(sheet).lowerBound > 0.98 && determinants(sheet).upperBound < 1.02)
  }

  @Test("does not fold, whatever four fingers do", arguments: 1...12)
  func folds(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var sheet = sheet()
    var time = 0.0
    for slot in 0..<4 { sheet.addContact(slot, at: point(&generator), now: time) }
    for _ in 0..<40 {
      time += generator.pick([0.008, 0.03, 0.1, 0.4])
      sheet.move(Int(generator.next() % 4), to: point(&generator, within: 3), now: time)
      expect(determinants(sheet).lowerBound, isGreaterThan: 0.3)
    }
  }

  @Test("keeps two fingers from asking for too much, and fingers at one place as one")
  func pairs() {
    var sheet = sheet { ($0.pressDepth, $0.pressDilation) = (0, 0) }
    let limits = sheet.limits
    let (left, right) = (Self.center - Vector2(16, 0), Self.center + Vector2(16, 0))
    for (slot, place) in [left, right, right].enumerated() {
      sheet.addContact(slot, at: place, now: 0)
    }
    sheet.move(0, to: left - Vector2(60, 10), now: 0.1)
    sheet.move(1, to: right + Vector2(60, 0), now: 0.1)
    sheet.move(2, to: right + Vector2(0, 30), now: 0.1)
    var pulls = sheet.contacts.pulls(by: limits)
    expect((pulls[0] - pulls[1]).magnitude, isAtMost: 1.2 * 32 / Self.size)
    // Both ask for the same, as two contacts at one place would conflict otherwise.
    expect((pulls[1] - pulls[2]).magnitude, isLessThan: 1e-12)
    sheet.release(2, now: 0.2)
    pulls = sheet.contacts.pulls(by: limits)
    let apart = (pulls[0] - pulls[1]).magnitude
    expect(apart > 0.8 * 32 / Self.size && apart <= 1.2 * 32 / Self.size)
  }

  @Test("throws no place farther than its reach, however it is flicked", arguments: 1...12)
  func reach(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var sheet = sheet()
    let place = point(&generator)
    let way = Vector2(angle: generator.uniform(0...6.28)) * 1e4
    sheet.addContact(0, at: place, now: 0)
    for step in 1...4 {
      sheet.move(0, to: place + way * (Double(step) / 240), now: Double(step) / 240)
    }
    sheet.release(0, now: 5.0 / 240)
    for _ in 0..<20 { sheet.push(at: place, speed: 4, strength: 1, now: 5.0 / 240) }
    for step in 5...240 {
      let map = sheet.map(at: Double(step) / 240)
      for point in Self.grid {
        // The maximum is that of 25 places, so it can be passed by a little between them.
        expect((map(point).origin - point).magnitude, isLessThan: 0.82 * Self.size)
      }
    }
  }

  @Test("is the same in shares of its size after a change of its size")
  func resized() {
    var sheet = sheet()
    sheet.addContact(0, at: Self.grid[12], now: 0)
    sheet.move(0, to: Self.grid[12] + Vector2(20, -30), now: 0.1)
    let before = places(sheet, 0.15).map { ($0 - Self.center) / Self.size }
    sheet.setFrame(center: .zero, size: 40, now: 0.15)
    let map = sheet.map(at: 0.15)
    for (point, place) in zip(Self.grid, before) {
      let now = map((point - Self.center) / 4).origin / 40
      expect((now - place).magnitude, isLessThan: 1e-12)
    }
  }
}

/// The pen that bends drawings.
@Suite("A sheet's pen")
struct SheetPenTests {
  /// A blob with a hole, a line and a quadratic curve, in a box of 160 pt.
  private func draw(into path: inout some PathBuilder) {
    path.move(to: [10, 80])
    path.addCurve(to: [80, 10], control1: [10, 40], control2: [40, 10])
    path.addQuadCurve(to: [150, 80], control: [150, 10])
    path.addLine(to: [150, 150])
    path.addCurve(to: [10, 80], control1: [60, 150], control2: [10, 120])
    path.closeSubpath()
    path.move(to: [60, 60])
    path.addLine(to: [60, 100])
    path.addLine(to: [100, 100])
    path.closeSubpath()
    path.move(to: [70, 20])
    path.addLine(to: [90, 20])
  }

  private func drawn(_ shape: JellyShapeBody, _ time: Double) -> Outline {
    var outline = Outline()
    shape.draw(at: time, into: &outline) { draw(into: &$0) }
    return outline
  }

  private var plain: Outline {
    var outline = Outline()
    draw(into: &outline)
    return outline
  }

  private func pulled() -> JellyShapeBody {
    var shape = JellyShapeBody(size: [160, 160])
    shape.handle(.touchBegan([140, 60]), at: 0)
    shape.handle(.touchMoved([180, 34]), at: 0.05)
    return shape
  }

  @Test("passes a drawing on as it came, to the bit, before, after and without any motion")
  func rest() {
    var shape = JellyShapeBody(size: [160, 160])
    expect(drawn(shape, 0), equals: plain)
    shape = pulled()
    expect(drawn(shape, 0.1), differsFrom: plain)
    shape.handle(.touchEnded([180, 34]), at: 0.2)
    expect(drawn(shape, shape.restTime), equals: plain)
    expect(shape.restTime, isLessThan: 4)
    expect(drawn(JellyShapeBody(size: .zero), 0), equals: plain)
  }

  @Test("draws what the map does of every point of a line, to 0.12 pt")
  func error() {
    let shape = pulled()
    for step in 0...20 {
      let time = 0.05 + Double(step) / 60
      var outline = Outline()
      shape.draw(at: time, into: &outline) { pen in
        pen.move(to: [10, 80])
        pen.addLine(to: [150, 80])
      }
      let curves = outline.curves
      expect(curves.count, equals: 9)
      for (index, curve) in curves.enumerated() {
        for share in [0.25, 0.5, 0.75] {
          let x = 10 + 140 * (Double(index) + share) / Double(curves.count)
          let place = shape.localFrame(at: [x, 80], time: time).origin
          let nearest = (0...64).map { (curve.point(at: Double($0) / 64) - place).magnitude }.min()
          expect(nearest ?? 1, isLessThan: 0.12)
        }
      }
    }
  }

  @Test("keeps smooth joints smooth, and closes a contour where it has begun")
  func joints() {
    let curves = drawn(pulled(), 0.08).curves
    expect(curves.count, isGreaterThan: 40)
    for (before, after) in zip(curves, curves.dropFirst()) where before.end == after.start {
      // The corners of the drawing are at a right angle or at half of one.
      let turn = degrees(between: before.directionAtEnd, after.directionAtStart)
      expect(turn < 1 || turn > 20)
    }
  }

  @Test("leaves out what is not finite, and cuts a curve of any length into a few parts")
  func invalidNumbers() {
    var outline = Outline()
    pulled().draw(at: 0.1, into: &outline) { pen in
      pen.addLine(to: [1, 1])
      pen.closeSubpath()
      pen.move(to: [.nan, 0])
      pen.move(to: [5, 5])
      pen.addLine(to: [.infinity, 0])
      pen.addCurve(to: [9, 9], control1: [.nan, 1], control2: [2, 2])
      pen.addLine(to: [1e300, -1e300])
      pen.closeSubpath()
    }
    expect(outline.commands.count, equals: 1 + 64 + 64 + 1)
    for curve in outline.curves { expect(curve.end.x.isFinite && curve.end.y.isFinite) }
  }
}
