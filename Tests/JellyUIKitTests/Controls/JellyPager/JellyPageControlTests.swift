import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// A page control between a finger, a scroll view and code.
  @MainActor
  struct JellyPageControlTests {
    private func told(_ pages: JellyPageControl) -> Log {
      let log = Log()
      pages.addAction(
        UIAction { [weak pages] _ in log.add("\(pages?.currentPage ?? -1)") }, for: .valueChanged)
      return log
    }

    @Test("A tap scrolls to the page under it and calls its targets, once")
    func tapped() {
      let stage = PageStage()
      let log = told(stage.pages)
      stage.finger.press(CGPoint(x: 250, y: 662))
      stage.finger.lift()
      expect(stage.pages.currentPage, equals: 3)
      expect(log.lines, equals: ["3"])
      stage.screen.run(for: 2)
      expect(stage.scroll.contentOffset.x, equals: 960)
      expect(log.lines, equals: ["3"])
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft"])
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("A page set from code is scrolled to, and nobody is told, as with UIPageControl")
    func fromCode() {
      let stage = PageStage()
      let log = told(stage.pages)
      stage.pages.currentPage = 2
      stage.screen.run(for: 2)
      expect(stage.scroll.contentOffset.x, equals: 640)
      expect(stage.pages.currentPage, equals: 2)
      expect(log.lines.isEmpty)
      stage.pages.currentPage = 99
      expect(stage.pages.currentPage, equals: 3)
    }

    @Test("A finger that pages the scroll view selects, and reports it")
    func scrolled() {
      let stage = PageStage()
      let log = told(stage.pages)
      stage.finger.press(CGPoint(x: 320, y: 400))
      for step in 1...20 {
        stage.screen.run(for: 0.01)
        stage.finger.move(CGPoint(x: 320 - 14 * Double(step), y: 400))
      }
      expect(stage.pages.currentPage, equals: 1)
      expect(log.lines, equals: ["1"])
      stage.finger.lift()
    }

    @Test("A finger that moves along the control goes from page to page, unless it may not")
    func swiped() {
      for isAllowed in [true, false] {
        let stage = PageStage()
        stage.pages.allowsContinuousInteraction = isAllowed
        let log = told(stage.pages)
        stage.finger.press(CGPoint(x: 110, y: 662))
        for step in 1...14 {
          stage.screen.run(for: 0.03)
          stage.finger.move(CGPoint(x: 110 + 10 * Double(step), y: 662))
        }
        stage.finger.lift()
        expect(log.lines, equals: (isAllowed ? ["1", "2", "3"] : ["3"]))
      }
    }

    @Test("In a list a finger along the dots pages, and one across them scrolls the list")
    func inList() {
      let stage = PageStage()
      let log = told(stage.pages)
      let list = UIScrollView(frame: stage.screen.window.bounds)
      list.contentSize = CGSize(width: 390, height: 2000)
      stage.screen.window.addSubview(list)
      list.addSubview(stage.pages)
      stage.finger.press(CGPoint(x: 110, y: 662))
      for step in 1...14 {
        stage.screen.run(for: 0.03)
        stage.finger.move(CGPoint(x: 110, y: 662 - 10 * Double(step)))
      }
      expect(list.contentOffset.y, isGreaterThan: 100)
      stage.finger.lift()
      expect(log.lines.isEmpty)

      list.contentOffset.y = 0
      stage.finger.press(CGPoint(x: 110, y: 662))
      for step in 1...14 {
        stage.screen.run(for: 0.03)
        stage.finger.move(CGPoint(x: 110 + 10 * Double(step), y: 662 + 3 * Double(step)))
      }
      stage.finger.lift()
      expect(list.contentOffset.y, equals: 0)
      expect(log.lines, equals: ["1", "2", "3"])
    }

    @Test("Without animation the page is there at once")
    func atOnce() {
      let stage = PageStage()
      stage.pages.setCurrentPage(2, animated: false)
      expect(stage.scroll.contentOffset.x, equals: 640)
      expect(stage.pages.currentPage, equals: 2)
    }

    @Test("A page control that is disabled ignores fingers, does not turn, and reports it")
    func disabled() {
      let stage = PageStage()
      stage.pages.isEnabled = false
      stage.finger.press(CGPoint(x: 250, y: 662))
      stage.finger.lift()
      stage.pages.accessibilityIncrement()
      expect(stage.pages.currentPage, equals: 0)
      expect(stage.pages.accessibilityTraits.contains(.notEnabled))
      expect(stage.pages.ball.fillColor, equals: UIColor.systemGray4.cgColor)
    }

    @Test("Arrows along the dots turn the pages, also where they are alone, and leave at the last")
    func remote() {
      for isAlone in [true, false] {
        let stage = PageStage()
        let log = told(stage.pages)
        if !isAlone { stage.screen.addNeighbors(of: stage.pages) }
        stage.screen.focus(stage.pages)
        expect(stage.screen.press(.leftArrow, toward: .left), equals: !isAlone)
        stage.screen.focus(stage.pages)
        for page in 1...3 {
          expect(!stage.screen.press(.rightArrow, toward: .right))
          expect(stage.pages.currentPage, equals: page)
        }
        expect(stage.screen.press(.rightArrow, toward: .right), equals: !isAlone)
        stage.screen.focus(stage.pages)
        expect(stage.screen.press(.downArrow, toward: .down), equals: !isAlone)
        expect(log.lines, equals: ["1", "2", "3"])
      }
    }

    @Test("VoiceOver hears the page, and turns it up and down, not beyond the ends")
    func voiceOver() {
      let stage = PageStage()
      expect(stage.pages.isAccessibilityElement)
      expect(stage.pages.accessibilityTraits, equals: .adjustable)
      expect(stage.pages.accessibilityValue, equals: "Page 1 of 4")
      stage.pages.accessibilityIncrement()
      stage.screen.run(for: 1)
      expect(stage.pages.accessibilityValue, equals: "Page 2 of 4")
      expect(stage.scroll.contentOffset.x, equals: 320)
      stage.pages.accessibilityDecrement()
      stage.pages.accessibilityDecrement()
      stage.screen.run(for: 1)
      expect(stage.pages.accessibilityValue, equals: "Page 1 of 4")
      stage.pages.pageLabel = { "Seite \($0) von \($1)" }
      expect(stage.pages.accessibilityValue, equals: "Seite 1 von 4")
      stage.pages.numberOfPages = 5
      expect(stage.pages.accessibilityValue, equals: "Seite 1 von 5")
      stage.pages.currentPage = 2
      expect(stage.pages.accessibilityValue, equals: "Seite 3 von 5")
      stage.pages.accessibilityValue = "Herbst"
      stage.screen.layout()
      expect(stage.pages.accessibilityValue, equals: "Herbst", "until the page changes")
    }

    @Test("From right to left the first page is on the right, its dot too")
    func rightToLeft() {
      let stage = PageStage()
      stage.scroll.contentOffset.x = 960
      stage.screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
      stage.screen.layout()
      stage.scroll.contentOffset.x = 959
      stage.scroll.contentOffset.x = 960
      expect(stage.pages.currentPage, equals: 0)
      stage.finger.press(CGPoint(x: 110, y: 662))
      stage.finger.lift()
      expect(stage.pages.currentPage, equals: 3)
      stage.screen.run(for: 2)
      expect(stage.scroll.contentOffset.x, equals: 0)
    }

    @Test("Without a scroll view the ball still goes from page to page, and rests")
    func alone() {
      let screen = HeadlessScreen()
      let pages = JellyPageControl(frame: CGRect(x: 100, y: 640, width: 160, height: 44))
      pages.numberOfPages = 4
      screen.window.addSubview(pages)
      screen.layout()
      let start = Outline(of: pages.ball.path)
      pages.currentPage = 3
      var seen: Set<String> = []
      for _ in 0..<60 {
        screen.run(for: 1.0 / 60)
        seen.insert(Outline(of: pages.ball.path).pathData)
      }
      expect(seen.count, isGreaterThan: 10)
      screen.run(for: 3)
      expect(screen.runningLinks.isEmpty)
      let body = JellyPagerBody(
        size: [160, 44], settings: .init(pageCount: 4, pageWidth: 160), page: 3)
      expect(Outline(of: pages.ball.path), equals: Outline(of: body, at: 0))
      expect(Outline(of: pages.ball.path), differsFrom: start)
    }

    @Test("Its own scroll view minds no bar, and leaves the tap on the status bar to others")
    func ownScroll() {
      let own = JellyPageControl(frame: .zero).subviews.compactMap { $0 as? UIScrollView }
      expect(own.count, equals: 1)
      for scroll in own {
        scroll.headlessSafeArea = UIEdgeInsets(top: 0, left: 44, bottom: 34, right: 44)
        expect(scroll.adjustedContentInset, equals: .zero)
        expect(!scroll.scrollsToTop)
      }
    }

    @Test("It is as large as its pages need, hides for a single one, and can stand upright")
    func layout() {
      let pages = JellyPageControl(frame: .zero)
      pages.numberOfPages = 5
      expect(pages.intrinsicContentSize, equals: CGSize(width: 160, height: 44))
      pages.axis = .vertical
      expect(pages.size(forNumberOfPages: 3), equals: CGSize(width: 44, height: 96))
      pages.diameter = 28
      expect(pages.diameter, equals: 28)
    }

    @Test("It draws nothing for a single page, and leaves to the app whether it is hidden")
    func singlePage() {
      let pages = JellyPageControl(frame: .zero)
      var isShown: Bool { pages.subviews.contains { !$0.isHidden && $0.alpha > 0 } }
      pages.numberOfPages = 5
      pages.isHidden = true
      pages.hidesForSinglePage = true
      expect(isShown)
      for count in [1, 2, 1] {
        pages.numberOfPages = count
        expect(isShown, equals: (count > 1))
        expect(pages.isAccessibilityElement, equals: (count > 1))
      }
      pages.hidesForSinglePage = false
      expect(isShown)
      expect(pages.isHidden, "as the app has said")
    }

    @Test("A layout that changes nothing leaves its own scroll on its way")
    func idleLayout() {
      let screen = HeadlessScreen()
      let pages = JellyPageControl(frame: CGRect(x: 100, y: 640, width: 160, height: 44))
      pages.numberOfPages = 4
      screen.window.addSubview(pages)
      screen.layout()
      pages.currentPage = 3
      screen.run(for: 0.02)
      let before = Outline(of: pages.ball.path)
      pages.setNeedsLayout()
      screen.layout()
      expect(Outline(of: pages.ball.path), equals: before)
    }

    @Test("Its colors follow the traits")
    func colors() {
      let stage = PageStage()
      let (track, ball) = (stage.pages.shape, stage.pages.ball)
      expect(track.fillColor, equals: UIColor.systemGray4.cgColor)
      expect(ball.fillColor, equals: UIColor.systemBlue.cgColor)
      stage.pages.pageIndicatorTintColor = .white
      stage.pages.currentPageIndicatorTintColor = UIColor {
        $0.userInterfaceStyle == .dark ? .white : .black
      }
      expect(track.fillColor, equals: UIColor.white.cgColor)
      stage.screen.window.headlessOverride(UITraitCollection(headlessStyle: .dark))
      expect(ball.fillColor, equals: UIColor.white.cgColor)
    }
  }
}
