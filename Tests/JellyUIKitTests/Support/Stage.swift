import Jelly
import JellyRecording
import JellyUIKit
import UIKit

/// A bar on a screen, above a list that can pull it, and a finger.
@MainActor
struct Stage {
  static let barFrame = CGRect(x: 0, y: 40, width: 390, height: 100)

  let screen: HeadlessScreen
  let bar: JellyBarView
  let list: UIScrollView
  let finger: HeadlessFinger

  init(start: Double = 0, rate: Double = 120, curve: JellyBarBody.EdgeCurve = .soft) {
    screen = HeadlessScreen(start: start, rate: rate)
    finger = HeadlessFinger(on: screen)
    bar = JellyBarView(frame: Self.barFrame)
    bar.curve = curve
    list = UIScrollView(frame: CGRect(x: 0, y: 140, width: 390, height: 700))
    list.contentSize = CGSize(width: 390, height: 2000)
    screen.window.addSubview(list)
    screen.window.addSubview(bar)
    screen.layout()
  }

  /// Returns a point of the bar's on the screen.
  func spot(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: Self.barFrame.minX + x, y: Self.barFrame.minY + y)
  }

  /// Pulls the bar down and lets it go with some speed.
  func pluck() {
    finger.press(spot(195, 40))
    for step in 1...10 {
      screen.run(for: 0.01)
      finger.move(spot(195 + 3 * Double(step), 40 + 12 * Double(step)))
    }
    finger.lift()
  }

  /// The outline that the app has drawn.
  var outline: Outline { Outline(of: bar.shape.path) }

  /// The outline on the screen, whatever the app does.
  var shown: Outline { Outline(of: bar.shape.headlessShownPath(at: screen.now)) }
}

extension UIView {
  /// The layers that a control draws on the view behind everything in it, from back to front.
  var outlines: [CAShapeLayer] {
    (subviews.first?.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
  }

  /// The layer of a control's outline.
  var shape: CAShapeLayer {
    guard let shape = outlines.first else { fatalError("a control draws behind all that is in it") }
    return shape
  }
}

extension Outline {
  /// Creates the steps of paths, one after the other.
  init(of paths: CGPath?...) {
    self.init()
    for element in paths.flatMap({ $0?.headlessElements ?? [] }) {
      switch element {
      case .move(let point): move(to: Vector2(of: point))
      case .line(let point): addLine(to: Vector2(of: point))
      case .quadCurve(let point, let control):
        addQuadCurve(to: Vector2(of: point), control: Vector2(of: control))
      case .curve(let point, let control1, let control2):
        addCurve(
          to: Vector2(of: point), control1: Vector2(of: control1), control2: Vector2(of: control2))
      case .close: closeSubpath()
      }
    }
  }

  /// All points, control points included.
  var points: [Vector2] {
    commands.flatMap { (command: Command) -> [Vector2] in
      switch command {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [point, control]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .close: []
      }
    }
  }

  /// Returns the maximum distance between the points of two outlines with the same steps, in
  /// points.
  func distance(to other: Outline) -> Double {
    guard points.count == other.points.count else { return .infinity }
    return zip(points, other.points).map { left, right in
      let displacement = left - right
      return (displacement * displacement).sum().squareRoot()
    }.max() ?? 0
  }
}

extension Vector2 {
  init(of point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}
