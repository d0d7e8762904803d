import Jelly
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// A page control's images, background, direction and progress, in the words of UIPageControl.
  @MainActor
  struct JellyPageImageTests {
    private func pictures(_ pages: JellyPageControl) -> [UIImageView] {
      pages.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }
        .sorted { $0.center.x < $1.center.x }
    }

    private func images(_ pages: JellyPageControl) -> [ObjectIdentifier?] {
      pictures(pages).map { $0.image.map(ObjectIdentifier.init) }
    }

    private func dots(_ pages: JellyPageControl) -> Int {
      // After the line's rectangle each dot is four curves.
      let elements = pages.outlines[0].path?.headlessElements ?? []
      return elements.filter { if case .curve = $0 { true } else { false } }.count / 4
    }

    @Test("An image takes the place of a page's dot, and the selected page has its own")
    func images() throws {
      let stage = PageStage()
      let home = try #require(UIImage(systemName: "house"))
      let here = try #require(UIImage(systemName: "location"))
      let star = try #require(UIImage(systemName: "star"))
      stage.pages.setIndicatorImage(home, forPage: 1)
      stage.pages.preferredCurrentPageIndicatorImage = star
      expect(stage.pages.indicatorImage(forPage: 1) === home)
      expect(stage.pages.indicatorImage(forPage: 0) == nil)
      expect(images(stage.pages), equals: [star, home].map(ObjectIdentifier.init))
      // The ball hides the dot of the selected page; only the other page's dot gives way.
      expect(dots(stage.pages), equals: 3)
      let place = Vector2(of: pictures(stage.pages)[1].center)
      let track = PagerTrack(size: Vector2(160, 44), pages: 4)
      expect(place, equals: track.place(ofPage: 1))
      stage.pages.setCurrentPageIndicatorImage(here, forPage: 1)
      stage.pages.setCurrentPage(1, animated: false)
      expect(images(stage.pages), equals: [ObjectIdentifier(here)])
      stage.pages.preferredIndicatorImage = star
      expect(images(stage.pages), equals: [star, here, star, star].map(ObjectIdentifier.init))
      expect(dots(stage.pages), equals: 0)
      stage.pages.pageIndicatorTintColor = .systemBlue
      stage.pages.foregroundColor = .black
      let colors = pictures(stage.pages).map(\.tintColor)
      expect(colors, equals: [.systemBlue, .black, .systemBlue, .systemBlue])
      stage.pages.preferredIndicatorImage = nil
      stage.pages.preferredCurrentPageIndicatorImage = nil
      stage.pages.setIndicatorImage(nil, forPage: 1)
      stage.pages.setCurrentPageIndicatorImage(nil, forPage: 1)
      expect(pictures(stage.pages).isEmpty)
      expect(dots(stage.pages), equals: 4)
    }

    @Test("A finger on an image asks for its page")
    func imageIsTouched() throws {
      let stage = PageStage()
      stage.pages.preferredIndicatorImage = UIImage(systemName: "house")
      stage.finger.press(CGPoint(x: 250, y: 662))
      stage.finger.lift()
      expect(stage.pages.currentPage, equals: 3)
    }

    @Test("The background is there while a finger is, always, or never")
    func background() throws {
      let stage = PageStage()
      let canvas = stage.pages.subviews.first
      let backdrop = try #require(canvas?.layer.sublayers?.first)
      var states: [UIPageControl.InteractionState] = []
      stage.pages.onEffect = { _ in states.append(stage.pages.interactionState) }
      expect(backdrop.isHidden)
      stage.finger.press(CGPoint(x: 110, y: 662))
      expect(!backdrop.isHidden)
      expect(backdrop.cornerRadius, equals: 22)
      for step in 1...14 {
        stage.screen.run(for: 0.03)
        stage.finger.move(CGPoint(x: 110 + 10 * Double(step), y: 662))
      }
      stage.finger.lift()
      expect(backdrop.isHidden)
      expect(states, equals: [.continuous, .continuous, .continuous])
      stage.finger.press(CGPoint(x: 110, y: 662))
      stage.finger.lift()
      expect(states.last, equals: .discrete)
      expect(stage.pages.interactionState, equals: .none)
      stage.pages.backgroundStyle = .prominent
      expect(!backdrop.isHidden)
      stage.pages.backgroundStyle = .minimal
      stage.finger.press(CGPoint(x: 110, y: 662))
      expect(backdrop.isHidden)
      stage.finger.lift()
      expect(backdrop.headlessImplicitKeys.isEmpty)
    }

    @Test(
      "Each direction has its first page at its own end, and so has the scroll",
      arguments: [
        (UIPageControl.Direction.natural, 0.0, 0.0, 0.0, 0.0), (.leftToRight, 0, 0, 0, 0),
        (.rightToLeft, 1, 0, 1, 0), (.topToBottom, 0, 0, 0, 0), (.bottomToTop, 0, 1, 0, 1),
      ])
    func directions(
      direction: UIPageControl.Direction, x: Double, y: Double, scrollX: Double, scrollY: Double
    ) {
      let screen = HeadlessScreen()
      let isUpright = y > 0 || direction == .topToBottom
      let pages = JellyPageControl(
        frame: CGRect(x: 0, y: 0, width: isUpright ? 44 : 160, height: isUpright ? 160 : 44))
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 300))
      scroll.contentSize = CGSize(width: isUpright ? 320 : 1280, height: isUpright ? 1200 : 300)
      screen.window.addSubview(pages)
      screen.window.addSubview(scroll)
      pages.numberOfPages = 4
      pages.scrollView = scroll
      pages.direction = direction
      screen.layout()
      pages.setCurrentPage(0, animated: false)
      let ball = pages.ball.path?.boundingBox ?? .null
      let first = isUpright ? ball.midY : ball.midX
      expect((first > 80), equals: (x + y > 0))
      expect(scroll.contentOffset, equals: CGPoint(x: scrollX * 960, y: scrollY * 900))
      pages.setCurrentPage(1, animated: false)
      let direction = (x + y > 0) ? -1.0 : 1
      let start = isUpright ? scrollY * 900 : scrollX * 960
      let offset = Double(isUpright ? scroll.contentOffset.y : scroll.contentOffset.x)
      expect(offset, equals: start + direction * (isUpright ? 300 : 320))
      pages.axis = .horizontal
      expect(pages.direction, equals: .natural)
    }

    @Test("A ring around the ball shows how much of a page's time is over")
    func progress() {
      let stage = PageStage()
      let ring = stage.pages.outlines[3]
      expect(ring.isHidden)
      stage.pages.currentPageProgress = 0.25
      expect(!ring.isHidden)
      expect(ring.strokeEnd, equals: 0.25)
      stage.pages.setCurrentPage(2, animated: false)
      stage.screen.run(for: 2)
      let box = ring.path?.boundingBox ?? .null
      let ball = stage.pages.ball.path?.boundingBox ?? .null
      expect(abs(box.midX - ball.midX), isLessThan: 0.01)
      expect(box.width, isGreaterThan: ball.width)
      stage.pages.currentPageProgress = nil
      expect(ring.isHidden)
      expect(ring.headlessImplicitKeys.isEmpty)
    }
  }
}
