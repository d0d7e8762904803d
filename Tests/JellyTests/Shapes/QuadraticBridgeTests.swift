import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("Quadratic bridge")
struct QuadraticBridgeTests {
  /// KYCuteView's bridge: width 30, neck stretch 20, pulled this far to the right.
  private func bridge(pull: Double) -> JellyBridge {
    JellyBridge(
      from: Disc(center: Vector2(100, 100), radius: 15 - pull / 20),
      to: Disc(center: Vector2(100 + pull, 100), radius: 15))
  }

  private func outline(_ bridge: JellyBridge) -> Outline {
    var outline = Outline()
    bridge.draw(into: &outline)
    return outline
  }

  @Test("It is the back disc, the front disc, and the tutorial's six points")
  func points() {
    let outline = outline(bridge(pull: 100))
    expect(outline.letters, equals: "MCCCCZMCCCCZMQLQZ")
    expect(
      outline.commands.suffix(5),
      equals: [
        .move(to: Vector2(100, 90)),
        .quadCurve(to: Vector2(200, 85), control: Vector2(150, 90)),
        .line(to: Vector2(200, 115)),
        .quadCurve(to: Vector2(100, 110), control: Vector2(150, 110)),
        .close,
      ])
  }

  @Test(
    "Its waist is as wide as computed from the tutorial",
    arguments: zip([50, 100, 150, 180], [13.125, 11.25, 9.375, 8.25]))
  func waist(pull: Double, halfWidth: Double) {
    let bridge = bridge(pull: pull)
    for curve in outline(bridge).curves.suffix(2) {
      expect(abs(abs(curve.point(at: 0.5).y - 100) - halfWidth), isAtMost: 1e-12)
    }
  }

  @Test("All three parts run clockwise, so nothing of them cancels where they overlap")
  func winding() {
    let commands = outline(bridge(pull: 100)).commands
    for part in [commands[0..<6], commands[6..<12], commands[12...]] {
      expect(Outline(commands: Array(part)).area, isGreaterThan: 0)
    }
  }

  @Test("Discs at the same place are bridged by a diameter, across a downward axis")
  func samePlace() {
    let outline = outline(bridge(pull: 0))
    expect(outline.isFinite)
    expect(outline.curves.suffix(2).flatMap(\.points).allSatisfy { $0.y == 100 })
  }
}
