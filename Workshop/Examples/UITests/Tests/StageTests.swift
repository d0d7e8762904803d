import XCTest

/// Tests that require a device or a simulator.
final class StageTests: XCTestCase {
  @MainActor
  func testABarThatIsLetGoSwings() {
    let app = XCUIApplication()
    app.launch()
    let bar = app.otherElements["bar"].firstMatch
    let middle = bar.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    middle.press(
      forDuration: 0, thenDragTo: middle.withOffset(CGVector(dx: 0, dy: 150)),
      withVelocity: .fast, thenHoldForDuration: 0)
    let first = XCUIScreen.main.screenshot().pngRepresentation
    Thread.sleep(forTimeInterval: 0.1)
    let second = XCUIScreen.main.screenshot().pngRepresentation
    XCTAssertNotEqual(first, second, "the bar stands still at once: its times are wrong")
  }

  @MainActor
  func testAListThatIsRefreshedGoesHomeOneWay() throws {
    let app = XCUIApplication()
    app.launch()
    app.tabBars.buttons["List"].tap()
    for velocity in [XCUIGestureVelocity.slow, .fast] {
      let row = app.cells.element(boundBy: 1)
      let start = row.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      start.press(
        forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 350)),
        withVelocity: velocity, thenHoldForDuration: 0)
      Thread.sleep(forTimeInterval: 1)
      let log = app.staticTexts["offsets"]
      let text = try XCTUnwrap(log.value as? String)
      let offsets = text.split(separator: " ").compactMap { Double($0) }
      XCTAssertGreaterThan(offsets.count, 10)
      for (before, after) in zip(offsets, offsets.dropFirst()) {
        XCTAssertGreaterThanOrEqual(after, before - 0.5, "the list goes back: \(offsets)")
      }
      Thread.sleep(forTimeInterval: 4)
    }
  }
}
