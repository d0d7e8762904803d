import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// KYGooeyMenu's numbers, on the button of its sample: 100 pt wide, so its 50 pt bump is as meant.
@Suite("A classic menu")
struct JellyMenuClassicTests {
  private func menu(_ count: Int = 4, item: Double = 50, gap: Double? = 20) -> JellyMenuBody {
    JellyMenuBody(
      size: [100, 100],
      settings: JellyMenuBody.Settings(itemCount: count, itemDiameter: item, itemDistance: gap),
      tuning: .classic)
  }

  /// A few roundings of numbers up to two hundred.
  private static let rounding = 1e-11

  @Test(
    "Items stand at whole degrees, R + r + gap away, from right to left",
    arguments: [(4, 36), (6, 25), (7, 22), (12, 13), (1, 90)] as [(Int, Double)])
  func fan(count: Int, step: Double) {
    let menu = menu(count).opened()
    for index in 0..<count {
      let angle = Double(index + 1) * step * .pi / 180
      let place = Vector2(50 + 95 * cosine(angle), 50 - 95 * sine(angle))
      let item = menu.item(index, at: 100)
      expect((item.disc.center - place).magnitude, isAtMost: Self.rounding, "item \(index)")
      expect(item.disc.radius == 25 && item.scale == 1)
    }
  }

  @Test("Each comes out by UIKit's spring of 1 s and 0.4, 0.05 s after the one before")
  func opening() {
    let menu = menu().opened(at: 3)
    let frequency = logarithm(0.4 / (0.001 * 0.84.squareRoot())) / 0.4
    expect(abs(frequency - 15.1966), isLessThan: 0.00005)
    for time in stride(from: 3.0, to: menu.restTime, by: 0.013) {
      for (index, place) in menu.places(at: time).enumerated() {
        let elapsed = max(time - 3 - 0.05 * Double(index + 1), 0)
        let left = unitRelease(angularFrequency: frequency, dampingRatio: 0.4, after: elapsed)
        expect(abs(place - (1 - left)), isAtMost: 1e-12)
      }
    }
  }

  @Test("Each goes back in 0.3 s, 0.05 s after the one before, and none is seen after that")
  func closing() {
    let menu = menu().opened().after(.closed, at: 10)
    for time in stride(from: 10.0, through: 11, by: 0.01) {
      for (index, place) in menu.places(at: time).enumerated() {
        let share = (time - 10 - 0.05 * Double(index + 1)) / 0.3
        expect(abs(place - (1 - TimingCurve.easeInOut.progress(after: share))), isAtMost: 1e-9)
      }
    }
    expect(menu.outline(at: 10.9).letters, equals: "MCCCCZ")
  }

  @Test("The cross turns by an eighth, clockwise, and back")
  func cross() {
    let menu = menu().opened()
    expect(menu.iconRotation(at: 0), equals: 0)
    expect(abs(menu.iconRotation(at: 100) - .pi / 4), isAtMost: 1e-15)
    let closed = menu.after(.closed, at: 100)
    expect(abs(closed.iconRotation(at: 100.15) - .pi / 8), isAtMost: 1e-12)
    expect(closed.iconRotation(at: 100.3), equals: 0)
  }

  /// The keyframes of an opening right shoulder, looked at where an ease-in has gone k/6 of its
  /// way.
  @Test("The bump passes through its keyframes, first on the right and then on the left")
  func openingBump() {
    bump(menu().opened(at: 2), at: 2, right: [0, 0.15, -0.35, 0.6, -0.35, 0.15, 0])
    bump(menu().opened(at: 2), at: 2.4, left: [0, -0.15, 0.35, -0.15, 0])
  }

  @Test("The closing bump waits for 0.1 s")
  func closingBump() {
    let closing = menu().opened(at: 2).after(.closed, at: 20)
    expect(closing.flight(at: 20.09)?.bump.bulges(at: 20.09), equals: .zero)
    bump(closing, at: 20.1, right: [0.6, -0.4, 0.25, -0.15, 0.05, 0])
    bump(closing, at: 20.5, left: [0.35, -0.15, 0.15, -0.05, 0])
    expect(abs(closing.restTime - 20.9), isAtMost: 1e-12)
  }

  private func bump(
    _ menu: JellyMenuBody, at start: Double, right: [Double] = [], left: [Double] = []
  ) {
    let amounts = right.isEmpty ? left : right
    for (index, amount) in amounts.enumerated().dropLast() {
      let progress = Double(index) / Double(amounts.count - 1)
      let share = lastTime(from: 0, to: 1) { TimingCurve.easeIn.progress(after: $0) <= progress }
      let bulges = menu.flight(at: start + 0.4 * share)?.bump.bulges(at: start + 0.4 * share)
      let found = right.isEmpty ? bulges?.y : bulges?.x
      // 10⁻¹⁴ of the duration; 0.95 of a radius in a sixth of 0.4 s, at twice the mean pace.
      expect(abs((found ?? .nan) - amount), isAtMost: 1e-6, "keyframe \(index)")
    }
  }

  @Test("The bump is drawn with 50 pt on the sample's button, and in proportion on any other")
  func bumpSize() {
    for width in [100.0, 40] {
      let menu = JellyMenuBody(size: Vector2(width, width), tuning: .classic).opened()
      let time = 0.4 * lastTime(from: 0, to: 1) { TimingCurve.easeIn.progress(after: $0) <= 0.5 }
      var outline = Outline()
      menu.drawButton(at: time, into: &outline)
      expect(outline.letters, equals: "MCCCCZMQCCCZ")
      let displacement = width / 2 * 0.6 * 0.5.squareRoot()
      expect(
        (outline.points[14] - Vector2(width + displacement, -displacement)).magnitude,
        isAtMost: 1e-5
          * width)
    }
  }

  @Test("Called back in mid-air, items stop where they are and go back from there")
  func interrupted() {
    let open = menu().opened()
    let closing = open.after(.closed, at: 0.3)
    for index in 0..<4 {
      let caught = open.places(at: 0.3)[index]
      let turn = 0.3 + 0.05 * Double(index + 1)
      expect(abs(closing.places(at: 0.3)[index] - caught), isAtMost: 1e-12)
      expect(abs(closing.places(at: turn)[index] - caught), isAtMost: 1e-12)
      expect(abs(closing.places(at: turn + 0.15)[index] - caught / 2), isAtMost: 1e-12)
      expect(closing.places(at: turn + 0.3)[index], equals: 0)
    }
  }

  @Test(
    "A tuning that differs in nothing that moves leaves items on their way",
    arguments: [TuningPreset.classic, .reduced], [JellyMenuBody.Event.opened, .closed])
  func retuned(preset: TuningPreset, event: JellyMenuBody.Event) {
    let size = Vector2(100, 100)
    var menu = JellyMenuBody(size: size, tuning: .preset(preset))
    if event == .closed { menu = menu.opened() }
    menu = menu.after(event, at: 9)
    var tuning = JellyMenuBody.Tuning.preset(preset)
    tuning.bud.maximumFlickVelocity += 1
    for time in stride(from: 9.01, to: 9.3, by: 0.01) {
      let retuned = menu.after(.tuningChanged(tuning), at: time)
      for later in [0, 0.03, 0.2] {
        let apart = retuned.outline(at: time + later)
          .pointDistance(to: menu.outline(at: time + later))
        // At rest an item is drawn no more, or no less.
        expect(apart < 0.01 || time + later >= min(retuned.restTime, menu.restTime))
      }
    }
  }

  @Test("Two quick taps leave a closed menu and one button")
  func doubleTap() {
    let tapped = menu().after(.tapped([50, 50]), at: 1).after(.tapped([50, 50]), at: 1.12)
    expect(!tapped.isOpen)
    expect(tapped.outline(at: tapped.restTime), equals: menu().outline(at: 0))
  }
}
