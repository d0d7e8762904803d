import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// Views whose content moves with the outline, on the render server.
  @MainActor
  struct HandOverTests {
    private let screen = HeadlessScreen()

    private func layers(in layer: CALayer) -> [CALayer] {
      [layer] + (layer.sublayers ?? []).flatMap(layers)
    }

    private func shapes(of view: UIView) -> [CAShapeLayer] {
      func all(_ view: UIView) -> [CALayer] {
        layers(in: view.layer) + view.subviews.flatMap(all)
      }
      return all(view).compactMap { $0 as? CAShapeLayer }
    }

    /// A pair of equal views, of which the second one hands its motion over.
    private func pair<View: JellyView>(_ make: () -> View) -> [View] {
      let views = [make(), make()]
      views[1].animatesOnRenderServer = true
      for view in views { screen.window.addSubview(view) }
      screen.layout()
      screen.run(for: 1)
      return views
    }

    /// Checks that a view on the render server shows what frames show, while the main thread is
    /// busy in the one and not in the other.
    private func check<View: JellyView>(_ make: () -> View, move: (View) -> Void) {
      let views = pair(make)
      views.forEach(move)
      let handed = shapes(of: views[1]).filter { $0.animationKeys() != nil }
      expect(handed.count, isGreaterThan: 0)
      let start = screen.now
      for _ in 0..<30 {
        screen.run(for: 1.0 / 120)
        // The link has drawn at this time.
        guard let drawn = screen.runningLinks.first?.timestamp, drawn > start else { continue }
        for (one, two) in zip(shapes(of: views[0]), shapes(of: views[1])) {
          let seen = Outline(of: two.headlessShownPath(at: drawn))
          // Between two keyframes lies a straight line; the drop of a slider gets other curves on
          // its way, so that it stays for a frame.
          let error = View.self == JellySliderControl.self ? 8 : 0.3
          expect(seen.distance(to: Outline(of: one.path)), isLessThan: error)
        }
      }
      screen.run(for: 4)
      for (one, two) in zip(shapes(of: views[0]), shapes(of: views[1])) {
        expect(
          Outline(of: two.headlessShownPath(at: screen.now)).distance(to: Outline(of: one.path)),
          isLessThan: 0.02)
        expect(abs(one.opacity - two.opacity), isLessThan: 1e-4)
      }
    }

    @Test("A switch, a slider, segments and a box hand their content over with the outline")
    func content() {
      check({ JellySwitch(frame: .zero) }, move: { $0.setOn(true, animated: true) })
      check(
        { JellySliderControl(frame: CGRect(x: 0, y: 0, width: 200, height: 44)) },
        move: { $0.setValue(0.9, animated: true) })
      check({ JellyBoxView(frame: CGRect(x: 0, y: 0, width: 200, height: 80)) }) { $0.nudge() }
    }

    @Test("What layers cannot show by themselves keeps its frames")
    func kept() {
      let views = pair { JellyMenuButton(frame: CGRect(x: 100, y: 200, width: 56, height: 56)) }
      for view in views { view.setOpen(true, animated: true) }
      expect(shapes(of: views[1]).allSatisfy { $0.animationKeys() == nil })
    }
  }
}
