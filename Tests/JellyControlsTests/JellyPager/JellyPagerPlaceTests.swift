import JellyRecording
import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Places on a pager's track")
struct JellyPagerPlaceTests {
  private func outline(_ draw: (inout Outline) -> Void) -> Outline {
    var path = Outline()
    draw(&path)
    return path
  }

  @Test("The dot of a page is where the page is found", arguments: JellyPagerBody.Settings.all)
  func dots(layout: JellyPagerBody.Settings) {
    let pager = JellyPagerBody.sample(.standard, layout)
    for page in 0..<6 { expect(pager.track.page(at: pager.center(ofPage: page)), equals: page) }
    expect(pager.center(ofPage: -3), equals: pager.center(ofPage: 0))
    expect(pager.center(ofPage: .max), equals: pager.center(ofPage: 5))
    expect(pager.center(ofPage: 0), equals: pager.center)
  }

  @Test("Of a single page, or none, the dot is in the middle", arguments: [0, 1])
  func single(pages: Int) {
    let pager = JellyPagerBody(size: [280, 50], settings: .init(pageCount: pages))
    expect(pager.center(ofPage: 0), equals: [140, 25])
  }

  @Test("Track and progress are what the track draws")
  func track() {
    let pager = JellyPagerBody.sample(.standard, page: 2)
    expect(outline { pager.drawTrack(into: &$0) }, equals: outline { pager.track.draw(into: &$0) })
    expect(
      outline { pager.drawProgress(at: 0, into: &$0) },
      equals: outline { pager.track.draw(upTo: pager.trackLength(at: 0), into: &$0) })
  }

  @Test("The margin keeps ball and targets within the bounds")
  func margin() {
    let pager = JellyPagerBody.sample(.standard)
    expect(pager.targetDiameter(atLeast: 24), equals: 24)
    expect(pager.targetDiameter(atLeast: 6), equals: 20)
    expect(pager.margin(forTargetsOf: 24), equals: 7)
    expect(pager.margin(forTargetsOf: .nan), equals: 5)
    let first = pager.center(ofPage: 0).x
    expect(first - 24 / 2 + pager.margin(forTargetsOf: 24), equals: 0)
  }

  @Test("A page's offset is as many page widths from the first")
  func offsets() {
    let pager = JellyPagerBody.sample(.standard)
    expect(pager.offset(ofPage: 3), equals: 960)
    expect(pager.offset(ofPage: 9), equals: 1600)
    expect(pager.offset(ofPage: -1), equals: 0)
  }

  @Test("A length that is NaN counts as the default, and one out of range as the nearest in it")
  func nan() {
    let nan = JellyPagerBody.Settings(
      pageCount: 3, pageWidth: .nan, diameter: .nan, dotDiameter: .nan, lineWidth: .nan)
    var pager = JellyPagerBody.sample(.standard, nan)
    expect(pager.settings, equals: JellyPagerBody.Settings(pageCount: 3))
    _ = pager.handle(.settingsChanged(.init(pageCount: 3, pageWidth: 1e9, diameter: -1)), at: 0)
    expect(pager.settings.pageWidth, equals: Limits.coordinate)
    expect(pager.settings.diameter, equals: 0)
  }
}
