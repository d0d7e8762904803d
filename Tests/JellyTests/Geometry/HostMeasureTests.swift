import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The lengths that hosts take from the core: what a finger needs, and what a control asks for.
@Suite("Measures for hosts")
struct HostMeasureTests {
  @Test("A target smaller than a finger gets the missing space, half on each side")
  func target() {
    expect(TouchTarget.margins(around: [24, 300]), equals: [10, 0])
    expect(TouchTarget.margins(around: [44, 44]), equals: .zero)
  }

  @Test("The cross of a menu is a plus in the middle, as long as its button allows")
  func cross() {
    var cross = Outline()
    MenuCross(on: [80, 60]).draw(into: &cross)
    expect(cross.letters, equals: "MLML")
    expect(cross.points, equals: [[-9, 0], [9, 0], [0, -9], [0, 9]])
  }

  @Test("A pager asks for so much along its row for each page, and for a finger across")
  func pager() {
    expect(JellyPagerBody.Settings().size(forPageCount: 4), equals: [128, 44])
    expect(JellyPagerBody.Settings(axis: .vertical).size(forPageCount: 4), equals: [44, 128])
    expect(JellyPagerBody.Settings().size(forPageCount: 0), equals: [32, 44])
  }
}
