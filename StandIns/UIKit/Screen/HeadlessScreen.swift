/// Returns the time on the system's monotonic clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { HeadlessClock.now }

/// The clock that a test moves on.
enum HeadlessClock {
  // Only the main thread of a test reads and moves it.
  nonisolated(unsafe) static var now: CFTimeInterval = 0
}

/// A device in a test's hand: its clock, its window, its settings.
///
/// Making one starts anew; the last one made is the one that all of UIKit sees.
@MainActor public final class HeadlessScreen {
  /// The device that UIKit sees.
  public static var current: HeadlessScreen {
    guard let latest else { fatalError("a test turns a device on first") }
    return latest
  }

  private static var latest: HeadlessScreen?

  /// The one window.
  public let window: UIWindow
  /// The scene of the window.
  public let scene: UIWindowScene
  /// The scenes that are connected.
  public internal(set) var scenes: [UIWindowScene]
  /// Frames a second.
  public let rate: Double
  /// A Boolean value that indicates whether the app is behind another.
  public private(set) var isInBackground = false
  /// The number of updates that have called a link.
  public private(set) var updates = 0
  var links: [CADisplayLink] = []
  var touchedViews: [ObjectIdentifier: Int] = [:]
  private var frame = 0
  private let start: TimeInterval

  /// Turns a device on.
  ///
  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - start: What its clock shows, in seconds.
  ///   - rate: Frames a second: frame k stands at start + k / rate.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), start: TimeInterval = 0, rate: Double = 120
  ) {
    self.rate = rate
    self.start = start
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    scene = UIWindowScene(headless: size)
    scenes = [scene]
    window.windowScene = scene
    scene.headlessAdd(window)
    HeadlessClock.now = start
    Self.latest = self
    UIAccessibility.headlessReducesMotion = false
    UIAccessibility.headlessLabelsSwitches = false
    UIAccessibility.headlessReads = false
    UIAccessibility.headlessPosts = []
    UIAccessibility.headlessPriorities = []
    UIFeedbackGenerator.headlessFelt = []
    UIScrollView.headlessHabits = HeadlessScrollHabits()
    UIViewController.headlessHabits = HeadlessPresentationHabits()
  }

  /// The view that has the focus.
  weak var focused: UIView?

  /// A finger is on a view no more.
  func leave(_ view: UIView) {
    let key = ObjectIdentifier(view)
    touchedViews[key] = touchedViews[key].flatMap { $0 > 1 ? $0 - 1 : nil }
  }

  /// The responder that receives pressed keys; the window without it.
  weak var firstResponder: UIResponder?

  /// Presses a key of a keyboard.
  public func press(_ key: UIKeyboardHIDUsage) {
    (firstResponder ?? window).pressesBegan([UIPress(headless: key)], with: UIPressesEvent())
  }

  /// Presses a button of a remote: what has the focus gets it.
  public func press(_ button: UIPress.PressType, on view: UIView) {
    let press = UIPress(headless: button)
    view.pressesBegan([press], with: UIPressesEvent())
    view.pressesEnded([press], with: UIPressesEvent())
  }

  /// The time of the clock, in seconds.
  public var now: TimeInterval { HeadlessClock.now }

  /// The links that the next update calls.
  public var runningLinks: [CADisplayLink] { links }

  /// The time of the next frame, in seconds.
  public var nextFrameTime: TimeInterval { start + Double(frame) / rate }

  /// Runs all frames up to a time, one at it included: layout, scrolling, links.
  public func run(until time: TimeInterval) {
    while true {
      let next = nextFrameTime
      guard next <= time else { break }
      frame += 1
      HeadlessClock.now = max(now, next)
      update(at: next)
    }
    HeadlessClock.now = max(now, time)
  }

  /// Runs frames for some seconds.
  public func run(for seconds: TimeInterval) { run(until: now + seconds) }

  /// Lets time go by while the main thread is busy: no frame, no layout, no event.
  public func block(until time: TimeInterval) {
    // Not frame by frame: a trace may go on years later.
    frame = max(frame, Int((time - start) * rate) - 1)
    while nextFrameTime <= time { frame += 1 }
    HeadlessClock.now = max(now, time)
  }

  /// Lays out what needs it, as the end of an update does, and does what waits for that.
  public func layout() {
    for scene in scenes { for window in scene.windows { window.headlessLayoutTree() } }
    let due = waiting.filter { $0.time <= now }
    waiting.removeAll { $0.time <= now }
    for wait in due { wait.act() }
  }

  /// The actions that wait, and their times.
  private var waiting: [(time: TimeInterval, act: () -> Void)] = []

  /// Does something after the commit of the update that it is in, or after some seconds.
  public func wait(for seconds: TimeInterval = 0, _ act: @escaping () -> Void) {
    waiting.append((now + seconds, act))
  }

  /// The number of presentations and dismissals that UIKit would refuse with a warning.
  public internal(set) var refusals = 0

  /// The number of transitions that have begun and not ended.
  public internal(set) var openTransitions = 0

  /// The fingers that are down.
  var fingers: [HeadlessFinger] { down.compactMap(\.finger) }
  private var down: [Down] = []

  /// A finger, which retains the screen.
  private struct Down { weak var finger: HeadlessFinger? }

  /// A finger has come down.
  func add(_ finger: HeadlessFinger) { down.append(Down(finger: finger)) }

  /// A finger has left.
  func remove(_ finger: HeadlessFinger) {
    down.removeAll { $0.finger == nil || $0.finger === finger }
  }

  /// The place of the keyboard on the screen; empty without one.
  public private(set) var keyboard = CGRect.zero

  /// Moves the keyboard, and posts it as the system does.
  ///
  /// - Parameters:
  ///   - place: The place on the screen.
  ///   - isLocal: Whether it is that of this app. In Split View, each visible app is notified
  ///     (documentation/uikit/uiresponder/keyboardislocaluserinfokey).
  public func moveKeyboard(to place: CGRect, isLocal: Bool = true) {
    keyboard = isLocal ? place : .zero
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: place,
        UIResponder.keyboardIsLocalUserInfoKey: isLocal,
      ])
  }

  /// Puts the app behind another: nothing is updated, and animations that may go are gone.
  public func enterBackground() {
    isInBackground = true
    window.layer.headlessVanish(onlyRemovable: true)
  }

  /// Brings the app back.
  public func enterForeground() { isInBackground = false }

  private func update(at time: TimeInterval) {
    guard !isInBackground else { return }
    window.headlessScrollTree()
    let running = runningLinks
    if !running.isEmpty { updates += 1 }
    for link in running { link.headlessCall(at: time) }
    layout()
  }
}
