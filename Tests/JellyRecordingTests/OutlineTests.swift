import Jelly
import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@Suite("An outline")
struct OutlineTests {
  @Test("keeps every command, and writes it as path data")
  func commands() {
    var outline = Outline()
    outline.move(to: [0, 0])
    outline.addLine(to: [390, 0.5])
    outline.addQuadCurve(to: [0, 100], control: [195, 1e-7])
    outline.addCurve(to: [5, 6], control1: [-1, -0.0], control2: [3, 4])
    outline.closeSubpath()
    #expect(
      outline.commands == [
        .move(to: [0, 0]), .line(to: [390, 0.5]), .quadCurve(to: [0, 100], control: [195, 1e-7]),
        .curve(to: [5, 6], control1: [-1, 0], control2: [3, 4]), .close,
      ])
    #expect(outline.pathData == "M0 0L390 0.5Q195 1e-7 0 100C-1 0 3 4 5 6Z")
  }

  @Test("without commands has no text")
  func empty() {
    #expect(Outline().pathData == "")
    #expect(Outline(pathData: "") == Outline())
  }

  @Test("reads back from its path data, bit for bit", arguments: UInt64(0)..<8)
  func roundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func point() -> Vector2 { [generator.finiteDouble(), generator.finiteDouble()] }
    var outline = Outline()
    for _ in 0..<200 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: outline.move(to: point())
      case 1: outline.addLine(to: point())
      case 2: outline.addQuadCurve(to: point(), control: point())
      case 3: outline.addCurve(to: point(), control1: point(), control2: point())
      default: outline.closeSubpath()
      }
    }
    #expect(Outline(pathData: outline.pathData) == outline)
  }

  @Test(
    "is not read from other path data",
    arguments: [
      "M0,0", "M 0 0", "M0 0 Z", "m0 0", "M0", "M0 0 0", "M0  0", "M0 0Z1", "L1.0 0", "L01 0",
      "L+1 0", "L-0 0", "Linf 0", "L0x1 0", "H5", "0 0", "M0 0\nZ", "L1 2 3 4", "Q1 2 3 x",
    ])
  func strictness(text: String) {
    #expect(Outline(pathData: text) == nil)
  }
}
