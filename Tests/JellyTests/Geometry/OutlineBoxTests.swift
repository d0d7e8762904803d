import Jelly
import Testing

/// The room that an outline takes, and that a finger needs.
@Suite("Boxes")
struct OutlineBoxTests {
  @Test("A box is around all points and handles of an outline")
  func around() {
    var box = OutlineBox()
    #expect(box.isEmpty)
    #expect(box.size == .zero)
    Disc(center: [20, 30], radius: 10).draw(into: &box)
    #expect(box.least == [10, 20])
    #expect(box.greatest == [30, 40])
    box.move(to: [-5, 25])
    box.addQuadCurve(to: [0, 25], control: [0, 90])
    #expect(box.least == [-5, 20])
    #expect(box.greatest == [30, 90])
    #expect(!box.isEmpty)
  }

  @Test("A bar that is pulled leaves the box of its rest, and not that of the moment")
  func bar() {
    var bar = JellyBar(size: [390, 100])
    _ = bar.handle(.touchBegan([195, 60]), at: 0)
    _ = bar.handle(.touchMoved([195, 160]), at: 0.1)
    var box = OutlineBox()
    bar.draw(at: 0.1, into: &box)
    #expect(box.size.x == 390)
    #expect(box.size.y > 100)
  }

  @Test("What is smaller than a finger needs gets the room that is missing, half on each side")
  func target() {
    #expect(TouchTarget.margins(around: [24, 300]) == [10, 0])
    #expect(TouchTarget.margins(around: [44, 44]) == .zero)
  }

  @Test("The cross of a menu is a plus in the middle, as long as its button allows")
  func cross() {
    var box = OutlineBox()
    MenuCross(on: [80, 60]).draw(into: &box)
    #expect(box.least == [-9, -9])
    #expect(box.greatest == [9, 9])
  }

  @Test("A pager asks for so much along its row for each page, and for a finger across")
  func pager() {
    #expect(GooeyPager.Layout().size(forPages: 4) == [128, 44])
    #expect(GooeyPager.Layout(axis: .vertical).size(forPages: 4) == [44, 128])
    #expect(GooeyPager.Layout().size(forPages: 0) == [32, 44])
  }
}
