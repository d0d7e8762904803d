import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

/// A view controller on a phone of 390 × 844 points, another one in its drawer, and a finger.
@MainActor
final class DrawerScene: NSObject, JellyDrawerPresentationDelegate {
  let screen: HeadlessScreen
  let finger: HeadlessFinger
  let root = UIViewController()
  let content = UIViewController()
  var drawer: JellyDrawerPresentation { content.jellyDrawer }
  /// The calls of the delegate.
  var heard: [String] = []
  /// Called with each word that the delegate has heard.
  var onHeard: ((String) -> Void)?
  var allowsDismissal = true
  let log = EventLog()

  init(
    detents: [JellyDetent] = [.medium, .large], size: CGSize = CGSize(width: 390, height: 844),
    start: Double = 0
  ) {
    screen = HeadlessScreen(size: size, start: start)
    finger = HeadlessFinger(on: screen)
    super.init()
    screen.window.rootViewController = root
    drawer.detents = detents
    drawer.delegate = self
    drawer.drawerView.observer = log
    screen.layout()
  }

  /// Presents the controller, and waits until the drawer rests.
  func open(for seconds: Double = 3) -> Self {
    root.present(content, animated: true)
    screen.run(for: seconds)
    return self
  }

  /// The view of the drawer's outline.
  var view: JellyDrawerView { drawer.drawerView }
  /// The view around the content.
  var box: UIView { content.view.superview ?? UIView() }
  /// The grabber.
  var grabber: UIView { view.subviews.last ?? UIView() }
  /// The view that fills the container.
  var stage: UIView { view.superview ?? UIView() }
  /// The outline that is drawn.
  var outline: Outline { Outline(of: view.shape.path) }
  /// The height of the content that is visible.
  var extent: Double { 844 - Double(box.frame.minY) }

  /// Moves the finger from a place, in steps of a frame.
  func drag(from start: CGPoint, by way: Vector2, steps: Int = 12, lifts: Bool = true) {
    finger.press(start)
    for step in 1...steps {
      screen.run(for: 1.0 / 120)
      let share = Double(step) / Double(steps)
      finger.move(CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
    }
    if lifts { finger.lift() }
  }

  private func hear(_ word: String) {
    heard.append(word)
    onHeard?(word)
  }

  func drawerDidChangeSelectedDetent(_ drawer: JellyDrawerPresentation) { hear("detent") }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    allowsDismissal
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    hear("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    hear("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    hear("attempt")
  }
}

/// The events of a drawer, which another body of the core handles again.
final class EventLog: JellyObserver {
  private var body: JellyDrawerBody?
  private var events: [(event: JellyDrawerBody.Event, time: Double)] = []

  func control<Control: JellyControl>(
    _ control: Control, willHandle event: Control.Event, at time: Double
  ) {
    if body == nil { body = control as? JellyDrawerBody }
    if let event = event as? JellyDrawerBody.Event { events.append((event, time)) }
  }

  /// The drawer after all events so far.
  var replayed: JellyDrawerBody {
    var body = body ?? JellyDrawerBody(size: .zero)
    for (event, time) in events { body.handle(event, at: time) }
    return body
  }

  /// The outline at a time, as the core draws it.
  func outline(at time: Double) -> Outline {
    var outline = Outline()
    replayed.draw(at: time, into: &outline)
    return outline
  }
}
