import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Sides")
struct SideTests {
  private let size = Vector2(64, 390)

  @Test("A point seen as of a bar at the top, and back, is itself", arguments: RectEdge.all)
  func inverse(side: RectEdge) {
    // Numbers that a subtraction from the size does not round.
    for point: Vector2 in [[0, 0], [64, 390], [12.5, 100.25], [-3, 500]] {
      expect(side.fromTop(side.asTop(point, in: size), in: size), equals: point)
      expect(side.asTop(side.fromTop(point, in: size), in: size), equals: point)
    }
  }

  @Test("The fixed side becomes the top")
  func fixedSideIsTop() {
    expect(RectEdge.top.asTop([20, 0], in: size), equals: [20, 0])
    expect(RectEdge.bottom.asTop([20, 390], in: size), equals: [20, 0])
    expect(RectEdge.left.asTop([0, 20], in: size), equals: [20, 0])
    expect(RectEdge.right.asTop([64, 20], in: size), equals: [20, 0])
  }

  @Test("Away from the fixed side is down")
  func awayIsDown() {
    expect(RectEdge.top.asTop([20, 50], in: size), equals: [20, 50])
    expect(RectEdge.bottom.asTop([20, 340], in: size), equals: [20, 50])
    expect(RectEdge.left.asTop([50, 20], in: size), equals: [20, 50])
    expect(RectEdge.right.asTop([14, 20], in: size), equals: [20, 50])
  }

  @Test("Length runs along the edge, height across")
  func sizes() {
    expect(RectEdge.top.asTop(size: size), equals: [64, 390])
    expect(RectEdge.bottom.asTop(size: size), equals: [64, 390])
    expect(RectEdge.left.asTop(size: size), equals: [390, 64])
    expect(RectEdge.right.asTop(size: size), equals: [390, 64])
  }

  @Test(
    "A shape on any side is the one that hangs from the top, turned", arguments: RectEdge.all,
    [nil, .sevenPoint, .bell] as [WaveProfile?])
  func shapes(side: RectEdge, profile: WaveProfile?) {
    let amplitudes = EdgeAmplitudes(sideways: 30, base: 8, wave: 21)
    func outline(size: Vector2, side: RectEdge) -> Outline {
      var outline = Outline()
      if let profile {
        WaveEdge(size: size, side: side, amplitudes: amplitudes, profile: profile)
          .draw(into: &outline)
      } else {
        QuadraticEdge(size: size, side: side, amplitudes: amplitudes).draw(into: &outline)
      }
      return outline
    }
    let turned = outline(size: size, side: side)
    let straight = outline(size: side.asTop(size: size), side: .top)
    expect(turned.letters, equals: straight.letters)
    expect(turned.points, equals: straight.points.map { side.fromTop($0, in: size) })
  }
}

@Suite("Sides by the direction of text")
struct TextSideTests {
  @Test("Lines begin at the left, and at the right where text runs from right to left")
  func sides() {
    expect(RectEdge.leading(isRightToLeft: false), equals: .left)
    expect(RectEdge.leading(isRightToLeft: true), equals: .right)
    expect(RectEdge.trailing(isRightToLeft: false), equals: .right)
    expect(RectEdge.trailing(isRightToLeft: true), equals: .left)
  }
}
