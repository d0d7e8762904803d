import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("The detents of a jelly drawer")
struct JellyDrawerLayoutTests {
  private func lengths(
    _ detents: JellyDetents, size: Vector2 = [390, 800],
    _ change: (inout JellyDrawerBody.Settings) -> Void = { _ in }
  ) -> [Double] {
    var settings = JellyDrawerBody.Settings(detents: detents)
    change(&settings)
    let drawer = JellyDrawerBody(size: size, settings: settings)
    return (0..<drawer.settings.detents.count).map { drawer.length(ofDetent: $0) }
  }

  @Test("Are shares, points or the content, within the maximum, in their order")
  func lengths() {
    let detents = JellyDetents(.large, .content, .length(90), .small, .length(.infinity))
    expect(
      lengths(detents) {
        $0.contentLength = 300
        $0.maximumLength = 700
      }, equals: [700, 300, 90, 175, 700])
  }

  @Test("Are longer by a keyboard, as far as they may, at the lower edge alone")
  func keyboard() {
    func lengths(_ edge: RectEdge) -> [Double] {
      self.lengths(.init(.medium, .large)) {
        $0.edge = edge
        $0.keyboardLength = 300
      }
    }
    expect(lengths(.bottom), equals: [700, 800])
    expect(lengths(.top), equals: [400, 800])
  }

  @Test("Are the whole length if there are none, and left out if they are not numbers")
  func bad() {
    expect(lengths(JellyDetents()), equals: [800])
    expect(lengths(.init(.length(.nan), .fraction(.nan))), equals: [800])
    expect(lengths(.init(.length(-5), .length(1e300), .fraction(-1))), equals: [44, 800, 44])
    expect(lengths(.init(.fraction(.infinity)), size: .zero), equals: [0])
    expect(JellyDetents(Array(repeating: JellyDetent.large, count: 20)).count, equals: 8)
    expect(
      lengths(JellyDetents([.length(.nan), .medium])), equals: [400],
      "the one that is a number stays")
  }

  @Test("Are as long as a finger needs, and those of a content without a length are half")
  func least() {
    expect(
      lengths(.init(.length(0), .fraction(0), .length(43.9), .length(60))),
      equals: [44, 44, 44, 60])
    expect(lengths(.init(.length(0), .content)) { $0.keyboardLength = 300 }, equals: [344, 700])
    expect(lengths(.init(.content, .large)) { $0.maximumLength = 700 }, equals: [350, 700])
    expect(lengths(.init(.content)) { $0.contentLength = 0.5 }, equals: [44])
    expect(lengths(.init(.length(0), .content), size: [390, 20]), equals: [20, 20])
  }

  @Test("In a container without a size leave a drawer that takes no harm")
  func noSize() {
    var drawer = JellyDrawerBody(size: .zero, selectedDetent: 0)
    drawer.handle(.touchBegan([0, 0]), at: 0)
    drawer.handle(.touchMoved([0, 50]), at: 0.1)
    drawer.handle(.touchEnded([0, 50]), at: 0.1)
    for value in [
      drawer.extent(at: 0.2), drawer.contentLength(at: 0.2), drawer.progress(at: 0.2),
      drawer.dimming(at: 0.2), drawer.grabberCenter(at: 0.2).x,
    ] { expect(value.isFinite) }
    drawer.handle(.selected(0), at: 1)
    drawer.handle(.sizeChanged([390, 800]), at: 5)
    expect(drawer.extent(at: 5), equals: 800, "shown at once where there was nothing before")
  }

  @Test("Keep their selection if they are still there, else the nearest one gets it")
  func changed() {
    var drawer = JellyDrawerBody(
      size: [390, 800], settings: .init(detents: .init(.medium, .large)), selectedDetent: 0)
    drawer.handle(.settingsChanged(.init(detents: .init(.small, .medium, .large))), at: 0)
    expect(drawer.selectedDetent, equals: 1)
    expect(drawer.restTime, equals: 0, "nothing moves")
    drawer.handle(.settingsChanged(.init(detents: .init(.length(100), .length(450)))), at: 1)
    expect(drawer.selectedDetent, equals: 1)
    expect(drawer.extent(at: 1), equals: 400)
    expect(drawer.extent(at: .infinity), equals: 450)
  }

  @Test("Of the content follow it while it grows and shrinks, without a jump")
  func content() {
    var settings = JellyDrawerBody.Settings(detents: .init(.content), contentLength: 200)
    var drawer = JellyDrawerBody(size: [390, 800], settings: settings, selectedDetent: 0)
    for (index, length) in [500.0, 120, 300, 300].enumerated() {
      let time = 0.1 * Double(index)
      let extent = drawer.extent(at: time)
      settings.contentLength = length
      drawer.handle(.settingsChanged(settings), at: time)
      expect(abs(drawer.extent(at: time) - extent), isAtMost: 1e-10)
    }
    expect(drawer.extent(at: .infinity), equals: 300)
  }

  @Test("Are selected by an index, of which the nearest one counts")
  func indices() {
    var drawer = JellyDrawerBody.sheet(selected: 7)
    expect(drawer.selectedDetent, equals: 1)
    drawer.handle(.selected(-3), at: 0)
    expect(drawer.selectedDetent, equals: 0)
    drawer.handle(.selected(1, isAnimated: false), at: 0.1)
    expect(drawer.extent(at: 0.1), equals: 720)
    expect(drawer.restTime, equals: 0.1)
    drawer.handle(.dismissed(isAnimated: false), at: 0.2)
    expect(!drawer.isPresented(at: 0.2))
  }

  @Test(
    "Are found by any index, and an undimmed one that is not there counts as nil",
    arguments: [.min, -2, -1, 0, 1, 2, 7, 8, .max])
  func anyIndex(index: Int) {
    let nearest = min(max(index, 0), 1)
    var drawer = JellyDrawerBody.sheet(selected: index)
    expect(drawer.selectedDetent, equals: nearest)
    expect(drawer.length(ofDetent: index), equals: [330, 720][nearest])
    drawer.handle(.selected(index), at: 1)
    expect(drawer.selectedDetent, equals: nearest)
    for extent in stride(from: 0.0, through: 720, by: 90) {
      func dimming(_ undimmed: Int?) -> Double {
        let settings = JellyDrawerBody.Settings(
          detents: .init(.length(330), .length(720), .length(extent)),
          largestUndimmedDetent: undimmed)
        return JellyDrawerBody(size: [390, 844], settings: settings, selectedDetent: 2)
          .dimming(at: 0)
      }
      expect(dimming(index), equals: dimming((0...2).contains(index) ? index : nil))
    }
  }

  @Test("Have their places among the lengths that differ", arguments: 0..<200)
  func stops(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // Many are equal or nearly so.
    let all = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      100 * Double.random(in: 1..<4, using: &random).rounded()
        + 0.7 * Double(Int.random(in: 0...3, using: &random))
    }
    let detents = JellyDetents(all.map { .length($0) })
    let drawer = JellyDrawerBody(
      size: [390, 800], settings: JellyDrawerBody.Settings(detents: detents))
    let sorted = all.sorted()
    let firsts = sorted.enumerated().filter { place, length in
      place == 0 || length - sorted[place - 1] >= 1
    }
    for (index, length) in all.enumerated() {
      let place = firsts.count { $0.element <= length } - 1
      expect(drawer.stop(ofDetent: index), equals: place)
    }
  }

  @Test("Decide what is dimmed, how far it has come, and how long its content is")
  func queries() {
    func drawer(_ extent: Double, undimmed: Int? = nil) -> JellyDrawerBody {
      var drawer = JellyDrawerBody.sheet(undimmed: undimmed)
      drawer.handle(.touchBegan([195, 844]), at: 0)
      drawer.handle(.touchMoved([195, 844 - extent]), at: 1)
      return drawer
    }
    expect(drawer(165).dimming(at: 1), equals: 0.5)
    expect(drawer(330).dimming(at: 1), equals: 1)
    expect(drawer(330, undimmed: 0).dimming(at: 1), equals: 0)
    expect(drawer(525, undimmed: 0).dimming(at: 1), equals: 0.5)
    expect(drawer(720, undimmed: 1).dimming(at: 1), equals: 0)
    expect(drawer(165).progress(at: 1), equals: 0.5)
    expect(drawer(500).progress(at: 1), equals: 1)
    expect(drawer(165).contentLength(at: 1), equals: 330)
    expect(drawer(500).contentLength(at: 1), equals: 500)
    expect(drawer(165).contentFrame(at: 1).origin, equals: [0, 844 - 165])
    expect(drawer(165).contentFrame(at: 1).size, equals: [390, 330])
    expect(drawer(300).isAtStop(at: 1), equals: false)
    expect(drawer(330.25).isAtStop(at: 1))
  }

  @Test("Share a step of a finger with a scroller: out the drawer first, in the scroller first")
  func scroller() {
    var drawer = JellyDrawerBody.sheet(selected: 0)
    expect(drawer.scrollShare(of: 50, offset: 0, at: 0), equals: 50)
    expect(drawer.scrollShare(of: 500, offset: 0, at: 0), equals: 390)
    expect(drawer.scrollShare(of: -50, offset: 30, at: 0), equals: -20)
    expect(drawer.scrollShare(of: -50, offset: 80, at: 0), equals: 0)
    expect(drawer.scrollShare(of: .nan, offset: 0, at: 0), equals: 0)
    let numbers = [-.infinity, -1e300, -50, -0.0, 5e-324, 50, 1e300, .infinity]
    for step in numbers {
      for offset in numbers {
        let share = drawer.scrollShare(of: step, offset: offset, at: 0)
        expect(min(step, 0) <= share && share <= max(step, 0), "\(step), \(offset): \(share)")
      }
    }
    var settings = drawer.settings
    settings.expandsByScrolling = false
    drawer.handle(.settingsChanged(settings), at: 0)
    expect(drawer.scrollShare(of: 50, offset: 0, at: 0), equals: 0)
    expect(drawer.scrollShare(of: -50, offset: 0, at: 0), equals: -50)
  }
}
