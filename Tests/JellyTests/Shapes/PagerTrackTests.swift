import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("A pager's track")
struct PagerTrackTests {
  private func outline(_ draw: (inout Outline) -> Void) -> Outline {
    var outline = Outline()
    draw(&outline)
    return outline
  }

  @Test("Has T2's spacing: the dots' centers from d/2 to W − d/2")
  func spacing() {
    let track = PagerTrack(size: [280, 50], pages: 6)
    expect(track.spacing, equals: 54)
    expect(track.length, equals: 270)
    expect(track.point(at: 0), equals: [5, 25])
    expect(track.point(at: track.length), equals: [275, 25])
    let drawn = outline { track.draw(into: &$0) }
    expect(drawn.letters, equals: "MLLLZ" + String(repeating: "MCCCCZ", count: 6))
    expect(drawn.points.prefix(4), equals: [[5, 24], [275, 24], [275, 26], [5, 26]])
  }

  @Test(
    "Colors the line up to its length, and the dots within a tenth of a point",
    arguments: [(0, 1), (53.8, 1), (53.95, 2), (54, 2), (200, 4), (270, 6)])
  func progress(length: Double, dots: Int) {
    let track = PagerTrack(size: [280, 50], pages: 6)
    let drawn = outline { track.draw(upTo: length, into: &$0) }
    expect(drawn.letters.filter { $0 == "C" }.count, equals: 4 * dots)
    if length > 0 { expect(drawn.points[1], equals: [5 + length, 24]) }
  }

  @Test("With one page is a dot in the middle, with none nothing")
  func fewPages() {
    let one = PagerTrack(size: [280, 50], pages: 1)
    expect(one.spacing, equals: 0)
    var disc = Outline()
    Disc(center: [140, 25], radius: 5).draw(into: &disc)
    expect(outline { one.draw(into: &$0) }, equals: disc)
    expect(outline { PagerTrack(size: [280, 50], pages: 0).draw(into: &$0) }.letters.isEmpty)
  }

  @Test("With many pages has smaller dots, and then none; their places stay")
  func manyPages() {
    let dots = (1...1000).map { PagerTrack(size: [280, 50], pages: $0).drawnDotDiameter }
    expect(dots.prefix(19).allSatisfy { $0 == 10 })
    expect(zip(dots, dots.dropFirst()).allSatisfy { $0 >= $1 })
    // Never closer than half a dot's diameter apart, nor thinner than two lines.
    for (index, diameter) in dots.enumerated() where diameter > 0 {
      let spacing = PagerTrack(size: [280, 50], pages: index + 1).spacing
      expect(index == 0 || spacing - diameter >= diameter / 2 - 1e-12)
      expect(diameter, isAtLeast: 4)
    }
    expect(dots.last, equals: 0)
    let thousand = PagerTrack(size: [280, 50], pages: 1000)
    expect(outline { thousand.draw(into: &$0) }.letters, equals: "MLLLZ")
    expect(thousand.length, equals: 270)
  }

  @Test("Has the page whose dot is nearest under every point", arguments: [2, 6, 1000])
  func zones(pages: Int) {
    for isMirrored in [false, true] {
      for axis in [JellyPagerBody.Axis.horizontal, .vertical] {
        let track = PagerTrack(
          size: axis.along([280, 50]), pages: pages, axis: axis, isMirrored: isMirrored)
        for x in stride(from: -30.0, through: 310, by: 0.7) {
          let point = axis.along([x, 12])
          let distances = (0..<pages).map { page in
            let dot = track.point(at: Double(page) * track.spacing)
            return abs(axis.along(dot - point).x)
          }
          let page = track.page(at: point)
          expect(distances[page], isAtMost: (distances.min() ?? 0) + 1e-9)
        }
      }
    }
  }

  @Test("Runs from right to left as in a mirror, and down as if turned")
  func directions() {
    let plain = outline { PagerTrack(size: [280, 50], pages: 6).draw(upTo: 100, into: &$0) }
    let mirrored = outline {
      PagerTrack(size: [280, 50], pages: 6, isMirrored: true).draw(upTo: 100, into: &$0)
    }
    let down = outline {
      PagerTrack(size: [50, 280], pages: 6, axis: .vertical).draw(upTo: 100, into: &$0)
    }
    let up = outline {
      PagerTrack(size: [50, 280], pages: 6, axis: .vertical, isMirrored: true)
        .draw(upTo: 100, into: &$0)
    }
    expect(up.bounds == ([20, 175], [30, 280]))
    expect(plain.bounds == ([0, 20], [105, 30]))
    expect(mirrored.bounds == ([175, 20], [280, 30]))
    expect(down.bounds == ([20, 0], [30, 105]))
  }
}

extension Outline {
  /// The corners of the box around its points.
  fileprivate var bounds: (Vector2, Vector2) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    return ([x.min() ?? 0, y.min() ?? 0], [x.max() ?? 0, y.max() ?? 0])
  }
}
