import Jelly
import JellyHosts
@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing
import UIKit

@testable import JellyUIKit

extension UIKitTests {
  /// Drawings that become others.
  @MainActor
  struct JellyShapeFlowTests {
    private let screen = HeadlessScreen()

    /// An object that keeps the changes of a drawing.
    private final class Changes: JellyObserver {
      private(set) var all: [(place: Vector2, wave: Double)] = []

      func control<Control: JellyControl>(
        _ control: Control, willHandle event: Control.Event, at time: Double
      ) {
        guard case .drawingChanged(let place, let wave) = event as? JellyShapeBody.Event else {
          return
        }
        all.append((place, wave))
      }
    }

    private func path(_ contours: [(Double, Double)]..., isClosed: Bool = true) -> CGPath {
      let path = CGMutablePath()
      for contour in contours {
        for (index, point) in contour.enumerated() {
          let place = CGPoint(x: point.0, y: point.1)
          if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        if isClosed { path.closeSubpath() }
      }
      return path
    }

    private var play: CGPath { path([(20, 10), (80, 48), (20, 86)]) }
    private var pause: CGPath {
      path(
        [(18, 12), (40, 12), (40, 84), (18, 84)], [(56, 12), (78, 12), (78, 84), (56, 84)])
    }
    private var stop: CGPath { path([(16, 16), (80, 16), (80, 80), (16, 80)]) }
    private var menu: CGPath {
      path([(16, 24), (80, 24)], [(16, 48), (80, 48)], [(16, 72), (80, 72)], isClosed: false)
    }
    private var close: CGPath {
      path([(20, 20), (76, 76)], [(76, 20), (20, 76)], isClosed: false)
    }

    private func shape(_ path: CGPath?) -> JellyShapeView {
      let shape = JellyShapeView(frame: CGRect(x: 20, y: 60, width: 96, height: 96))
      shape.path = path
      screen.window.addSubview(shape)
      screen.layout()
      return shape
    }

    private func shown(_ shape: JellyShapeView) -> Outline { Outline(of: shape.shape.path) }

    /// Expects that a drawing is at rest, to the bit, and that nothing runs or is kept.
    private func expectRest(
      _ shape: JellyShapeView, _ paths: CGPath..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let rest = Outline(of: .headless(paths.flatMap(\.headlessElements)))
      #expect(shown(shape).isIdentical(to: rest), sourceLocation: sourceLocation)
      #expect(shape.flows == nil, sourceLocation: sourceLocation)
    }

    @Test("A drawing flows to another one, and both ends are exact")
    func flows() {
      let shape = shape(play)
      shape.setPath(pause, animated: true)
      // What is shown is still the old one, in other curves.
      expect(shown(shape).areaDistance(to: Outline(of: play)), isLessThan: 1)
      var seen: Set<String> = []
      for _ in 0..<20 {
        screen.run(for: 1.0 / 60)
        seen.insert(shown(shape).pathData)
      }
      expect(seen.count, isGreaterThan: 15)
      expect(shape.path === pause || Outline(of: shape.path) == Outline(of: pause))
      screen.run(for: 4)
      expectRest(shape, pause)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("A flow that is caught goes on from where it is", arguments: [false, true])
    func catches(back: Bool) {
      let shape = shape(play)
      shape.setPath(pause, animated: true)
      screen.run(for: 0.1)
      let before = shown(shape)
      expect(before.areaDistance(to: Outline(of: play)), isGreaterThan: 100)
      shape.setPath(back ? play : stop, animated: true)
      expect(shown(shape).areaDistance(to: before), isLessThan: 4)
      screen.run(for: 4)
      expectRest(shape, back ? play : stop)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("Many changes within a second end at the last")
    func often() {
      let shape = shape(play)
      let drawings = [pause, stop, play]
      for index in 0..<20 {
        shape.setPath(drawings[index % 3], animated: true)
        expect(shown(shape).isFinite)
        screen.run(for: 0.05)
      }
      screen.run(for: 4)
      expectRest(shape, drawings[19 % 3])
    }

    @Test("A view of another size in mid-flow goes on from what is shown")
    func resized() {
      let shape = shape(play)
      shape.setPath(stop, animated: true)
      screen.run(for: 0.1)
      let before = shown(shape)
      // The drawing is in the view's own coordinates, so it stays where it is.
      shape.frame.size = CGSize(width: 200, height: 60)
      screen.layout()
      expect(shown(shape).areaDistance(to: before), isLessThan: 4)
      expect(shape.flows != nil)
      screen.run(for: 4)
      expectRest(shape, stop)
    }

    @Test("A drawing that a finger holds flows, and the finger goes on to hold it")
    func held() {
      let shape = shape(stop)
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 90, y: 120))
      finger.move(CGPoint(x: 110, y: 130))
      screen.run(for: 1)
      let before = shown(shape)
      shape.setPath(pause, animated: true)
      expect(shown(shape).areaDistance(to: before), isLessThan: 4)
      screen.run(for: 3)
      // The memory of the flow is freed, and the finger still pulls.
      expect(shape.flows == nil)
      expect(shown(shape).areaDistance(to: Outline(of: pause)), isGreaterThan: 50)
      finger.lift()
      screen.run(for: 4)
      expectRest(shape, pause)
    }

    enum AtOnce: CaseIterable { case reduced, system, tuning, still, outside, manyCurves }

    @Test(
      "A drawing changes at once where it cannot flow, or should not", arguments: AtOnce.allCases)
    func atOnce(_ reason: AtOnce) {
      let shape = shape(play)
      var next = pause
      switch reason {
      case .reduced: shape.motion = .reduced
      case .system: UIAccessibility.headlessReducesMotion = true
      case .tuning: shape.tuning = .reduced
      case .still: break
      case .outside: shape.removeFromSuperview()
      case .manyCurves:
        next = path(
          (0..<140).map { index in
            let (angle, radius) = (Double(index) * .pi / 70, index % 2 == 0 ? 20.0 : 40)
            return (48 + radius * cos(angle), 48 + radius * sin(angle))
          })
      }
      if reason == .system {
        NotificationCenter.default.post(
          name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      }
      shape.setPath(next, animated: reason != .still)
      expectRest(shape, next)
      expect(screen.runningLinks.isEmpty)
      UIAccessibility.headlessReducesMotion = false
    }

    @Test("A change at once ends a flow", arguments: [false, true])
    func interrupted(byProperty: Bool) {
      let shape = shape(play)
      shape.setPath(pause, animated: true)
      screen.run(for: 0.1)
      // The same drawing again is no change.
      shape.path = pause
      expect(shape.flows != nil)
      if byProperty { shape.path = stop } else { shape.setPath(stop, animated: false) }
      expectRest(shape, stop)
    }

    @Test("A view that is removed in mid-flow has its drawing when it comes back, and is freed")
    func removed() {
      weak var freed: JellyShapeView?
      do {
        let shape = shape(play)
        shape.setPath(pause, animated: true)
        screen.run(for: 0.1)
        shape.removeFromSuperview()
        expectRest(shape, pause)
        expect(screen.runningLinks.isEmpty)
        screen.window.addSubview(shape)
        screen.run(for: 0.02)
        expectRest(shape, pause)
        shape.setPath(play, animated: true)
        screen.run(for: 0.1)
        expect(shape.flows != nil)
        freed = shape
        shape.removeFromSuperview()
      }
      expect(freed, equals: nil)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("Numbers that are not finite are refused", arguments: [Double.nan, .infinity])
    func refused(_ number: Double) {
      let shape = shape(play)
      let broken = path([(20, 10), (number, 48), (20, 86)])
      for animated in [true, false] {
        shape.setPath(broken, animated: animated)
        expectRest(shape, play)
        expect(Outline(of: shape.path), equals: Outline(of: play))
      }
      shape.setPath(pause, animated: true)
      screen.run(for: 0.1)
      shape.setPath(broken, animated: true)
      screen.run(for: 4)
      expectRest(shape, pause)
    }

    @Test("A drawing grows from nothing, and shrinks to nothing")
    func nothing() {
      let shape = shape(nil)
      shape.setPath(play, animated: true)
      expect(shown(shape).areaDistance(to: Outline()), isLessThan: 1)
      screen.run(for: 4)
      expectRest(shape, play)
      shape.setPath(nil, animated: true)
      expect(shown(shape).areaDistance(to: Outline(of: play)), isLessThan: 1)
      screen.run(for: 4)
      expect(shown(shape).commands.isEmpty && shape.flows == nil)
    }

    @Test("As many parts flow each by itself, and another number as one drawing")
    func parts() {
      let shape = shape(nil)
      let (left, right) = (
        path([(0, 0), (42, 0), (42, 96), (0, 96)]), path([(54, 0), (96, 0), (96, 96), (54, 96)])
      )
      let (high, low) = (
        path([(0, 0), (42, 48), (0, 96)]), path([(54, 48), (96, 0), (96, 96)])
      )
      shape.paths = [left, right]
      shape.setPaths([low, high], animated: true)
      screen.run(for: 0.1)
      expect(shape.flows?.isInParts, equals: true)
      screen.run(for: 4)
      expectRest(shape, low, high)
      shape.setPaths([stop], animated: true)
      expect(shape.flows?.isInParts, equals: false)
      expect(shown(shape).areaDistance(to: Outline(of: low, high)), isLessThan: 2)
      screen.run(for: 4)
      expectRest(shape, stop)
    }

    /// A square with a hole, if it is filled by the even-odd rule: both contours run the same way.
    private var ring: CGPath {
      path(
        [(16, 16), (80, 16), (80, 80), (16, 80)], [(32, 32), (64, 32), (64, 64), (32, 64)])
    }

    @Test("An even-odd drawing keeps its holes, and no finger is in one", arguments: [0, 1, 2])
    func evenOdd(fill: Int) throws {
      let shape = shape(ring)
      if fill == 1 {
        shape.fillGradient = JellyGradient(colors: [.white, .black])
      }
      if fill == 2 { shape.fillEffect = UIBlurEffect(style: .systemMaterial) }
      let middle = CGPoint(x: 48, y: 48)
      func isHit() -> Bool { shape.host.contains(middle, within: 0) }
      expect(isHit())
      shape.fillRule = .evenOdd
      let layers = shape.host.filled
      func rules() -> Set<CAShapeLayerFillRule> { Set(layers.map(\.fillRule)) }
      expect(rules() == [.evenOdd] && !isHit())
      shape.setPath(stop, animated: true)
      // The hole is a hole by that rule, too.
      expect(rules(), equals: [.nonZero])
      expect(abs(shown(shape).areaDistance(to: Outline(of: stop)) - 32 * 32), isLessThan: 8)
      expect(!isHit())
      screen.run(for: 4)
      expectRest(shape, stop)
      expect(rules() == [.evenOdd] && isHit())
    }

    @Test("A rule that changes on the way opens the hole on the way")
    func newRule() {
      let shape = shape(stop)
      shape.setPath(ring, animated: true)
      screen.run(for: 0.1)
      let before = shown(shape)
      shape.fillRule = .evenOdd
      expect(shown(shape).areaDistance(to: before), isLessThan: 8)
      expect(shape.flows != nil && shape.shape.fillRule == .nonZero)
      screen.run(for: 0.3)
      expect(abs(shown(shape).areaDistance(to: Outline(of: stop)) - 32 * 32), isLessThan: 200)
      screen.run(for: 4)
      expectRest(shape, ring)
      expect(shape.shape.fillRule, equals: .evenOdd)
    }

    @Test("Ends and corners of a stroke are round, or as an app wants them")
    func ends() {
      let shape = shape(menu)
      expect(shape.lineCap == .round && shape.lineJoin == .round)
      (shape.lineCap, shape.lineJoin) = (.butt, .miter)
      shape.strokeColor = .black
      shape.setPath(close, animated: true)
      screen.run(for: 4)
      expect(shape.shape.lineCap == .butt && shape.shape.lineJoin == .miter)
    }

    @Test("The end of a flow is reported once, and at once what is there at once")
    func rests() {
      let shape = shape(play)
      var times: [Double] = []
      shape.onRest = { [screen, unowned shape] in
        times.append(screen.now)
        expect(shape.flows == nil)
      }
      shape.animatesOnRenderServer = true
      shape.setPath(pause, animated: true)
      let end = shape.host.body.restTime
      screen.run(for: 4)
      expect(times.count == 1 && abs(times[0] - end) < 1.0 / 60)
      // Without a flow there is an end, too.
      shape.poke(at: CGPoint(x: 40, y: 20))
      screen.run(for: 4)
      expect(times.count, equals: 2)
      shape.path = play
      screen.run(for: 4)
      expect(times.count, equals: 2)
      shape.setPath(pause, animated: true)
      screen.run(for: 0.1)
      // Reduced in mid-flow it is at rest.
      shape.motion = .reduced
      screen.run(for: 4)
      expect(times.count, equals: 3)
      shape.setPath(play, animated: true)
      expect(times.count, equals: 4)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("Paint that is set with a drawing comes along")
    func paint() {
      let shape = shape(play)
      shape.fillColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      shape.setPath(pause, animated: true)
      shape.fillColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      let start = shape.shape.fillColor?.components?[0] ?? 0
      expect(start, isGreaterThan: 0.99)
      var last = start
      for _ in 0..<6 {
        screen.run(for: 1.0 / 60)
        let red = shape.shape.fillColor?.components?[0] ?? 0
        expect(red <= last && last - red < 0.4)
        last = red
      }
      expect(last > 0.2 && last < 0.9)
      // Caught, it goes on from the color that is shown.
      shape.setPath(stop, animated: true)
      shape.fillColor = .white
      expect(abs((shape.shape.fillColor?.components?[0] ?? 0) - last), isLessThan: 0.1)
      screen.run(for: 4)
      expect(shape.shape.fillColor, equals: UIColor.white.cgColor)
      // At rest it is there at once.
      shape.fillColor = .black
      expect(shape.shape.fillColor, equals: UIColor.black.cgColor)
    }

    @Test("A fill becomes strokes, whose width and color come along")
    func strokes() {
      let shape = shape(play)
      shape.fillColor = .black
      expect(shape.shape.strokeColor == nil && shape.shape.lineWidth == 0)
      shape.setPath(menu, animated: true)
      shape.strokeColor = .black
      shape.lineWidth = 8
      shape.fillColor = .clear
      expect(shown(shape).areaDistance(to: Outline(of: play)), isLessThan: 4)
      expect(shape.shape.lineWidth, isLessThan: 0.5)
      screen.run(for: 0.12)
      expect(shape.shape.lineWidth > 1 && shape.shape.lineWidth < 8)
      let alpha = shape.shape.fillColor?.components?[3] ?? 0
      expect(alpha > 0 && alpha < 1)
      // It arrives as the strokes, and not as a fill without an area.
      screen.run(for: 0.4)
      expect(shape.flows != nil)
      expect(Outline(of: menu).lineDistance(to: shown(shape)), isLessThan: 8)
      screen.run(for: 4)
      expectRest(shape, menu)
      expect(shape.shape.lineWidth, equals: 8)
      expect(shape.shape.strokeColor, equals: UIColor.black.cgColor)
      expect(shape.shape.lineCap == .round && shape.shape.lineJoin == .round)
      // Strokes become strokes.
      shape.setPath(close, animated: true)
      screen.run(for: 0.1)
      expect(shape.shape.lineWidth, equals: 8)
      screen.run(for: 4)
      expectRest(shape, close)
      // From nothing they grow with no width.
      shape.path = nil
      shape.setPath(menu, animated: true)
      expect(shape.shape.lineWidth, isLessThan: 0.5)
    }

    @Test("A touch counts on a stroke, and at most 22 points beside it")
    func strokeHits() {
      let shape = shape(path([(48, 48), (90, 48)], isClosed: false))
      expect(!shape.point(inside: CGPoint(x: 70, y: 48), with: nil))
      shape.strokeColor = .black
      shape.lineWidth = 4
      expect(shape.point(inside: CGPoint(x: 70, y: 71), with: nil))
      expect(!shape.point(inside: CGPoint(x: 70, y: 74), with: nil))
      expect(!shape.point(inside: CGPoint(x: 20, y: 48), with: nil))
    }

    @Test("A change begins at the last touch while that is seen, or at a given point")
    func place() {
      let shape = shape(stop)
      let changes = Changes()
      shape.observer = changes
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 90, y: 80))
      screen.run(for: 0.05)
      finger.lift()
      screen.run(for: 0.05)
      shape.setPath(play, animated: true)
      screen.run(for: 6)
      shape.setPath(pause, animated: true)
      shape.setPath(stop, animated: true, from: CGPoint(x: 4, y: 6))
      expect(changes.all.map(\.place), equals: [[70, 20], [48, 48], [4, 6]])
      expect(changes.all.map(\.wave), equals: [1, 0, 1])
    }

    @Test(
      "A flow is drawn frame by frame, and what follows is handed over again")
    func renderServer() {
      let shape = shape(stop)
      shape.animatesOnRenderServer = true
      shape.poke(at: CGPoint(x: 70, y: 30))
      expect(screen.runningLinks.isEmpty)
      screen.run(for: 0.1)
      shape.setPath(play, animated: true)
      expect(screen.runningLinks.count, equals: 1)
      screen.run(for: 4)
      expectRest(shape, play)
      shape.poke(at: CGPoint(x: 70, y: 30))
      expect(screen.runningLinks.isEmpty)
    }
  }
}
