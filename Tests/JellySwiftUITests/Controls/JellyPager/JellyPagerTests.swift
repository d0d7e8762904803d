import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import SwiftUI
import Testing
import UIKit

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("A jelly page indicator in SwiftUI")
  struct JellyPagerTests {
    /// The state that an app keeps.
    @MainActor final class App {
      var page = 0
      var count = 5
      let link = JellyPagerLink()
      var lastPage = 9
      var selection: Binding<Int> {
        Binding {
          self.page
        } set: {
          self.page = min($0, self.lastPage)
        }
      }
    }

    private let app = App()

    /// Returns an indicator that follows a scroll view.
    private func stage(
      style: JellyPagerBody.IndicatorStyle = .ball, axis: Axis = .horizontal,
      direction: LayoutDirection = .leftToRight
    ) -> Stage {
      let app = app
      return Stage(200, 44, environment: { $0.layoutDirection = direction }) {
        ZStack {
          ScrollView { Text("Page") }.jellyPagerLink(app.link, axis: axis)
          JellyPager(selection: app.selection, count: app.count, axis: axis, link: app.link)
            .jellyPagerStyle(style)
        }
      }
    }

    /// Pages of 300 pt, scrolled to an offset from the first, whichever way text runs.
    private func place(_ offset: Double) -> ScrollGeometry {
      ScrollGeometry(
        contentOffset: CGPoint(x: offset, y: 0),
        contentSize: CGSize(width: 1500, height: 500), contentInsets: EdgeInsets(),
        containerSize: CGSize(width: 300, height: 500))
    }

    @Test(
      "moves with the scroll as its trace does, bit for bit",
      arguments: [
        ("ball", .ball, .leftToRight), ("ball", .ball, .rightToLeft),
        ("square", .square, .leftToRight),
      ] as [(JSONValue, JellyPagerBody.IndicatorStyle, LayoutDirection)])
    func frames(
      name: JSONValue, style: JellyPagerBody.IndicatorStyle, direction: LayoutDirection
    ) throws {
      let stage = stage(style: style, direction: direction)
      func scrolled(_ offset: Double, _ isDragging: Bool) -> [JSONValue.Member] {
        [
          JSONValue.Member("type", "scrolled"), JSONValue.Member("offset", .number(offset)),
          JSONValue.Member("isDragging", .bool(isDragging)),
        ]
      }
      stage.screen.scroll(to: place(1))
      stage.screen.scroll(to: place(0))
      try expectFrames(
        of: "jelly-pager", size: [200, 44],
        settings: [
          "pageCount": 5, "pageWidth": 300, "isRightToLeft": .bool(direction == .rightToLeft),
          "indicatorStyle": name,
        ], on: stage,
        outline: 2,
        [
          (1.0 / 64, scrolled(0, true), { stage.screen.scroll(.interacting) }),
          (
            3.0 / 64, scrolled(90, true),
            { stage.screen.scroll(to: place(90)) }
          ),
          (
            6.0 / 64, scrolled(200, true),
            { stage.screen.scroll(to: place(200)) }
          ),
          (8.0 / 64, scrolled(200, false), { stage.screen.scroll(.decelerating) }),
          (
            19.0 / 64, scrolled(300, false),
            { stage.screen.scroll(to: place(300)) }
          ),
        ])
      expect(app.page, equals: 1)
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("selects the page whose dot is tapped, and plays haptics")
    func taps() {
      let stage = stage()
      stage.wait(until: 0)
      stage.screen.tap(at: CGPoint(x: 199, y: 22))
      expect(app.page, equals: 4)
      expect(SensoryFeedback.played.last, equals: .selection)
      expect(stage.value("accessibilityValue", "text"), equals: "Page 5 of 5")
    }

    @Test("goes where it may, and not further")
    func refusal() {
      app.lastPage = 2
      let app = app
      let stage = Stage(200, 44) { JellyPager(selection: app.selection, count: 5) }
      stage.wait(until: 0)
      stage.screen.tap(at: CGPoint(x: 199, y: 22))
      stage.play()
      expect(app.page, equals: 2)
      let pager = JellyPagerBody(
        size: [200, 44], settings: JellyPagerBody.Settings(pageCount: 5), page: 2)
      expect(stage.outline(2), equals: Outline(of: pager, at: 0))
    }

    @Test("selects the pages that a finger swipes over")
    func swipes() throws {
      let stage = stage()
      stage.wait(until: 0)
      let swipe = try #require(stage.value("uiGesture", "swipe", as: HeadlessSwipe.self))
      expect(swipe.move(through: CGPoint(x: 5, y: 22), CGPoint(x: 100, y: 26)))
      expect(app.page, equals: 2)
      expect(swipe.move(through: CGPoint(x: 5, y: 22), CGPoint(x: 150, y: 12)))
      expect(app.page, equals: 3)
    }

    @Test("leaves a finger that moves across it to the list around, which waits for that")
    func scrolls() throws {
      let stage = stage()
      stage.wait(until: 0)
      // A drag gesture would keep the list from every finger that starts on it.
      expect(stage.screen.all("gesture").isEmpty)
      let swipe = try #require(stage.value("uiGesture", "swipe", as: HeadlessSwipe.self))
      expect(!swipe.move(through: CGPoint(x: 150, y: 22), CGPoint(x: 154, y: 80)))
      expect(app.page, equals: 0)
      let pan = try #require(swipe.pan)
      let delegate = try #require(pan.delegate)
      func waits(_ other: UIGestureRecognizer) -> Bool {
        delegate.gestureRecognizer(pan, shouldBeRequiredToFailBy: other)
      }
      let (list, neighbor) = (swipe.scroll(), UIScrollView(frame: .zero))
      swipe.hosting.addSubview(neighbor)
      expect(swipe.receive(UITouch(headlessAt: .zero, on: swipe.content)))
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      list.addGestureRecognizer(tap)
      expect(waits(list.panGestureRecognizer))
      expect(!waits(tap), "only what scrolls waits")
      expect(!waits(neighbor.panGestureRecognizer), "only what is around waits")
    }

    @Test("turns its pages by the arrows of a keyboard", arguments: [false, true])
    func keys(isRightToLeft: Bool) {
      let stage = stage(direction: isRightToLeft ? .rightToLeft : .leftToRight)
      stage.wait(until: 0)
      let (next, previous): (KeyEquivalent, KeyEquivalent) =
        isRightToLeft ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
      for page in [1, 2] {
        stage.screen.press(next)
        expect(app.page, equals: page)
      }
      stage.screen.press(previous)
      stage.screen.press(.downArrow)
      expect(app.page, equals: 1)
      let focusable = stage.screen.all("focusable").first
      expect(focusable?["interactions"], equals: FocusInteractions.activate, "as buttons have it")
    }

    @Test("exchanges its styles for the focus of a television")
    func focus() {
      func styles(isFocused: Bool, isMarked: Bool) -> [String] {
        let app = app
        let stage = Stage(200, 44) {
          JellyPager(selection: app.selection, count: 5)
            .backgroundStyle(.white)
            .environment(\.jelly.marksFocus, isMarked)
        }
        stage.screen.environment.isFocused = isFocused
        stage.screen.update()
        return stage.screen.all("shape").compactMap { $0["style", as: String.self] }
      }
      let plain = styles(isFocused: false, isMarked: true)
      expect(plain[0], differsFrom: plain[2])
      expect(styles(isFocused: true, isMarked: true), equals: [plain[2], plain[0], plain[0]])
      expect(styles(isFocused: true, isMarked: false), equals: plain, "the system draws a ring")
    }

    @Test("goes by steps for assistive technologies, and not beyond its ends")
    func adjustable() {
      let stage = stage()
      stage.wait(until: 0)
      stage.screen.adjust(.decrement)
      expect(app.page, equals: 0)
      for _ in 0..<9 { stage.screen.adjust(.increment) }
      expect(app.page, equals: 4)
    }

    @Test("goes to a page that is selected, without a scroll", arguments: [false, true])
    func selection(reducesMotion: Bool) throws {
      let app = app
      let stage = Stage(
        200, 44, environment: { $0.accessibilityReduceMotion = reducesMotion }
      ) {
        JellyPager(selection: app.selection, count: 5)
      }
      stage.wait(until: 0)
      app.page = 3
      stage.screen.size.height = 44
      stage.screen.update()
      stage.play()
      let pager = JellyPagerBody(
        size: [200, 44], settings: JellyPagerBody.Settings(pageCount: 5),
        tuning: reducesMotion ? .reduced : .standard, page: 3)
      expect(stage.outline(2), equals: Outline(of: pager, at: 0))
      expect(app.page, equals: 3)
    }

    @Test("keeps to its last page when there are fewer")
    func fewerPages() {
      let stage = stage()
      stage.wait(until: 0)
      stage.screen.tap(at: CGPoint(x: 199, y: 22))
      app.count = 3
      stage.screen.size.height = 44
      stage.screen.update()
      expect(app.page, equals: 2)
    }
  }
}
