import Testing

@_spi(Jelly) @testable import Jelly

/// The positions of items.
@Suite("The fan of a menu")
struct JellyMenuFanTests {
  private func centers(_ arrangement: JellyMenuBody.Settings) -> [Vector2] {
    JellyMenuBody(size: [56, 56], settings: arrangement).opened().centers(at: 100)
      .map { $0 - Vector2(28, 28) }
  }

  @Test("Standard steps are exact: 180°/(n + 1)", arguments: [1, 3, 6, 7, 12])
  func exact(count: Int) {
    for (index, place) in centers(JellyMenuBody.Settings(itemCount: count, itemDistance: 20))
      .enumerated()
    {
      let angle = .pi * Double(index + 1) / Double(count + 1)
      expect((place - Vector2(70 * cosine(angle), -70 * sine(angle))).magnitude, isAtMost: 1e-12)
    }
  }

  @Test("Any start and sweep, either way round, and no end on a whole turn")
  func angles() {
    func angles(_ start: Double, _ sweep: Double) -> [Double] {
      centers(
        JellyMenuBody.Settings(itemCount: 3, itemDistance: 20, startAngle: start, sweepAngle: sweep)
      )
      .map { angle($0.x, -$0.y) }
    }
    func compare(_ found: [Double], _ wanted: [Double]) {
      expect(zip(found, wanted).allSatisfy { abs(cosine($0 - $1) - 1) <= 1e-12 })
    }
    compare(angles(.pi / 2, .pi / 2), [0.625, 0.75, 0.875].map { $0 * .pi })
    compare(angles(.pi, -.pi), [0.75, 0.5, 0.25].map { $0 * .pi })
    compare(angles(.pi / 2, 2 * .pi), [0.5, 0.5 + 2.0 / 3, 0.5 + 4.0 / 3].map { $0 * .pi })
  }

  @Test("Where no gap is given, neighbors keep apart", arguments: 2...12)
  func apart(count: Int) {
    for sweep in [.pi / 2, .pi, 2 * .pi, -1.2] as [Double] {
      let all = centers(JellyMenuBody.Settings(itemCount: count, sweepAngle: sweep))
      for (a, b) in zip(all, all.dropFirst()) { expect((a - b).magnitude, isAtLeast: 52 - 1e-9) }
      expect(all.allSatisfy { $0.magnitude >= 70 - 1e-9 })
    }
  }

  @Test("A fan that cannot keep them apart stays on the screen")
  func narrow() {
    let all = centers(JellyMenuBody.Settings(itemCount: 12, sweepAngle: 0))
    expect(all.allSatisfy { $0.magnitude <= 3 * 12 * 52 })
  }

  @Test(
    "From right to left it is the mirror image, in mid-air as well", arguments: TuningPreset.presets
  )
  func mirrored(preset: TuningPreset) {
    let menus = [false, true].map { isMirrored in
      JellyMenuBody(
        size: [56, 56],
        settings: JellyMenuBody.Settings(
          itemCount: 5, startAngle: 0.3, sweepAngle: 2, isRightToLeft: isMirrored),
        tuning: .preset(preset)
      ).opened().after(.closed, at: 0.3)
    }
    for step in 0...60 {
      let time = 0.01 * Double(step)
      let (plain, mirrored) = (menus[0].centers(at: time), menus[1].centers(at: time))
      for (a, b) in zip(plain, mirrored) {
        expect((Vector2(56 - a.x, a.y) - b).magnitude, isAtMost: 1e-12)
      }
    }
  }

  @Test("A dozen items are the most; beyond, they are left out")
  func limit() {
    expect(JellyMenuBody.itemLimit, equals: 12)
    expect(JellyMenuBody.Settings(itemCount: 40).clamped.itemCount, equals: 12)
    expect(JellyMenuBody.Settings(itemCount: -4).clamped.itemCount, equals: 0)
  }
}

@Suite("A menu's arrangement")
struct JellyMenuArrangementTests {
  @Test("Counts NaN as the default, and what is negative as 0")
  func defaults() {
    let standard = JellyMenuBody.Settings()
    expect(standard.itemDiameter, equals: 44)
    expect(
      JellyMenuBody.Settings(
        itemDiameter: .nan, itemDistance: .nan, startAngle: .nan, sweepAngle: .nan
      ).clamped, equals: standard)
    let negative = JellyMenuBody.Settings(itemDiameter: -1, itemDistance: -1).clamped
    expect(negative.itemDiameter, equals: 0)
    expect(negative.itemDistance, equals: 0)
  }
}

/// A fan turns into the available space around its button.
struct JellyMenuAvailableSpaceTests {
  private let size: Vector2 = [56, 56]

  private func discs(_ arrangement: JellyMenuBody.Settings) -> [Disc] {
    var menu = JellyMenuBody(size: size, settings: arrangement)
    menu.handle(.opened, at: 0)
    return (0..<arrangement.itemCount).map { menu.item($0, at: 100).disc }
  }

  @Test("A fan with space enough stays as it is, also with no limits at all")
  func stays() {
    let arrangement = JellyMenuBody.Settings(itemCount: 5, startAngle: 1, sweepAngle: -2)
    let wide = JellyMenuBody.Settings.AvailableSpace(left: 400, top: 400, right: 400, bottom: 400)
    for space in [JellyMenuBody.Settings.AvailableSpace(), wide] {
      expect(arrangement.fitted(in: space, around: size), equals: arrangement)
    }
  }

  @Test(
    "In each corner and at each edge all items lie in the space",
    arguments: [1, 3, 4, 6], [Double.pi, -Double.pi, 2 * Double.pi, 1])
  func fits(count: Int, sweep: Double) {
    let far = Double.infinity
    for (left, top, right, bottom) in [
      (8, 8, far, far), (far, 8, 8, far), (far, far, 8, 8), (8, far, far, 8),
      (8, far, far, far), (far, 8, far, far), (far, far, 8, far), (far, far, far, 8),
    ] {
      for isMirrored in [false, true] {
        let arrangement = JellyMenuBody.Settings(
          itemCount: count, startAngle: 0.3, sweepAngle: sweep, isRightToLeft: isMirrored)
        let space = JellyMenuBody.Settings.AvailableSpace(
          left: left, top: top, right: right, bottom: bottom)
        for disc in discs(arrangement.fitted(in: space, around: size)) {
          expect(disc.center.x - disc.radius, isAtLeast: -left - 1e-6)
          expect(disc.center.y - disc.radius, isAtLeast: -top - 1e-6)
          expect(disc.center.x + disc.radius, isAtMost: size.x + right + 1e-6)
          expect(disc.center.y + disc.radius, isAtMost: size.y + bottom + 1e-6)
        }
      }
    }
  }

  @Test("It turns no farther than it must: beside the right edge by a quarter at most")
  func turnsLittle() {
    let arrangement = JellyMenuBody.Settings(itemCount: 3)
    let space = JellyMenuBody.Settings.AvailableSpace(right: 40)
    let turned = arrangement.fitted(in: space, around: size)
    expect(turned.sweepAngle, equals: arrangement.sweepAngle)
    expect(abs(turned.startAngle), isAtMost: .pi / 2)
  }

  @Test("Where nothing fits, and for numbers that are none, it stays")
  func nothingFits() {
    let arrangement = JellyMenuBody.Settings(itemCount: 4)
    let none = JellyMenuBody.Settings.AvailableSpace(left: 0, top: 0, right: 0, bottom: 0)
    expect(arrangement.fitted(in: none, around: size), equals: arrangement)
    let unknown = JellyMenuBody.Settings.AvailableSpace(
      left: .nan, top: .infinity, right: -.infinity, bottom: .nan)
    expect(unknown, equals: JellyMenuBody.Settings.AvailableSpace())
  }
}
