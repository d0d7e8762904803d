/// Watches the fingers on a view.
@MainActor open class UIGestureRecognizer: HeadlessObject {
  /// The state of the recognizer.
  public enum State: Int, Sendable {
    /// Nothing recognized yet.
    case possible
    /// Begun.
    case began
    /// Going on.
    case changed
    /// Over.
    case ended
    /// Taken away.
    case cancelled
    /// Not it.
    case failed
  }

  /// The state of the recognizer.
  public var state = State.possible {
    didSet {
      guard state != oldValue, state != .possible, state != .failed else { return }
      headlessAct()
    }
  }

  func headlessAct() {
    headlessTargets.removeAll { $0.target == nil }
    for entry in headlessTargets { entry.target?.action() }
  }
  private var headlessTargets: [HeadlessTarget.Entry] = []

  /// Calls a closure whenever it acts, as a target's method where there is Objective-C, until the
  /// object that is returned is freed.
  public func calling(_ action: @escaping () -> Void) -> AnyObject {
    let target = HeadlessTarget(action)
    headlessTargets.append(HeadlessTarget.Entry(target: target))
    return target
  }
  /// The view.
  public internal(set) weak var view: UIView?
  /// A Boolean value that indicates whether it watches.
  open var isEnabled = true
  /// A Boolean value that indicates whether the view loses a touch that is recognized; here only
  /// pans and taps take any.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the view gets a touch only after this has failed.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the view gets a touch's end only after this has failed.
  open var delaysTouchesEnded = true
  /// The object that decides which touches it watches.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name, for debugging; UIKit gives its own recognizers one.
  open var name: String?
  /// The number of fingers on the view.
  public internal(set) var numberOfTouches = 1
  var place = CGPoint.zero

  /// Creates a recognizer without a target.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer without a target.
  public init(target: Any?, action: Selector?) {}

  /// Returns the middle of the fingers, in a view's points, or in the window's.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Gets nothing more of a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { headlessIgnored.insert(touch) }
  /// The touches that it has ignored.
  public private(set) var headlessIgnored: Set<UITouch> = []

  /// Fingers have come down on the view, or on one in it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// They have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// They have left.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system has taken them away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A button, or a key, has been pressed in the view, or in one in it.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// It is over with these fingers.
  open func reset() {}
  /// Returns whether it can end another one by being recognized.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another one can end it by being recognized.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  private var headlessFingers = 0

  /// Another one has been recognized, and this has not.
  func headlessFail() {
    state = .failed
    reset()
  }

  /// A Boolean value that indicates whether it keeps the end of a touch from the view: it goes on
  /// waiting for what is to come.
  var headlessWithholdsEnds: Bool {
    headlessIsOwn && delaysTouchesEnded && state == .possible
  }

  /// A Boolean value that indicates whether the app has written it.
  private var headlessIsOwn: Bool {
    !(self is UIPanGestureRecognizer || self is UITapGestureRecognizer
      || self is UILongPressGestureRecognizer)
  }

  func headlessBegan(_ touch: UITouch) {
    guard isEnabled else { return }
    headlessFingers += 1
    if state == .possible { touchesBegan([touch], with: UIEvent()) }
  }

  /// Returns whether it goes on although another one has been recognized.
  func headlessGoes(along other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
  func headlessMoved(_ touch: UITouch, among others: [UIGestureRecognizer]) {
    guard isEnabled, state == .possible, !headlessIgnored.contains(touch) else { return }
    touchesMoved([touch], with: UIEvent())
  }

  func headlessEnded(_ touch: UITouch, isCancelled: Bool) {
    guard headlessFingers > 0 else { return }
    headlessFingers -= 1
    guard isEnabled, headlessIgnored.remove(touch) == nil else { return }
    if state == .possible, isCancelled { touchesCancelled([touch], with: UIEvent()) }
    if state == .possible, !isCancelled { touchesEnded([touch], with: UIEvent()) }
  }

  /// The last finger has left, and the view has heard of it.
  func headlessRest() {
    guard headlessIsOwn, headlessFingers == 0, state != .possible else { return }
    reset()
    state = .possible
  }
}

/// The target that a recognizer calls, and does not retain.
@MainActor private final class HeadlessTarget {
  struct Entry { weak var target: HeadlessTarget? }
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}

/// A method of an object, of which there is none without Objective-C.
public struct Selector: Sendable { init() {} }

/// Says which touches a recognizer watches.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a touch that comes down is watched.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Returns whether a press of a key, or of a remote's button, is watched.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool

  /// Returns whether it may begin now.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether another one waits until it has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether both may be recognized.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

// Optional where there is Objective-C.
extension UIGestureRecognizerDelegate {
  /// All are watched.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// All are watched.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// None waits.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Only one.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Recognizes a finger that comes down and leaves in one place.
@MainActor public final class UITapGestureRecognizer: UIGestureRecognizer {
  private var start: CGPoint?

  override func headlessBegan(_ touch: UITouch) { start = isEnabled ? touch.place : nil }

  override func headlessFail() { start = nil }

  override func headlessEnded(_ touch: UITouch, isCancelled: Bool) {
    guard let start, !isCancelled else { return }
    self.start = nil
    place = touch.place
    let slop = UIPanGestureRecognizer.headlessSlop
    guard abs(place.x - start.x) + abs(place.y - start.y) <= slop else { return }
    // "the button's action method receives the touch event instead of the gesture recognizer"
    // (documentation/uikit/uigesturerecognizer, "Interacting with other UIKit controls").
    if touch.view is UIButton, touch.view !== view { return }
    if cancelsTouchesInView { touch.isTaken = true }
    state = .ended
    state = .possible
  }
}

/// Recognizes a finger that swipes over a remote, which there is not here.
@MainActor public final class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Self(rawValue: 1)
    /// To the left.
    public static let left = Self(rawValue: 2)
    /// Up.
    public static let up = Self(rawValue: 4)
    /// Down.
    public static let down = Self(rawValue: 8)
  }

  /// The directions that it recognizes.
  public var direction = Direction.right
}

/// Recognizes a finger that stays, and then keeps all other recognizers from it.
@MainActor public final class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds; only 0 is recognized here.
  public var minimumPressDuration: TimeInterval = 0.5
}

/// Recognizes a finger that drags.
@MainActor public final class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance that a finger moves before it drags, in points.
  public static let headlessSlop: CGFloat = 10

  /// Moves a finger, where no view of UIKit's is; whether it pans.
  public func headlessMove(from start: CGPoint, to place: CGPoint) -> Bool {
    headlessPan(from: start, to: place, touches: 1)
  }

  private func headlessPan(from start: CGPoint, to place: CGPoint, touches: Int) -> Bool {
    numberOfTouches = touches
    self.start = start
    self.place = place
    if headlessIsActive {
      state = .changed
    } else {
      state = delegate?.gestureRecognizerShouldBegin(self) == false ? .failed : .began
    }
    return headlessIsActive
  }

  /// Lifts that finger.
  public func headlessLift() { state = .ended }

  weak var headlessScroller: UIScrollView?
  private var touch: UITouch?
  private var start = CGPoint.zero
  private var lastMove: (place: CGPoint, time: TimeInterval)?
  /// The velocity of the finger, in points per second.
  var headlessVelocity = CGPoint.zero

  var headlessIsActive: Bool { state == .began || state == .changed }

  /// The largest number of fingers; another one is not watched.
  public var maximumNumberOfTouches = Int.max
  /// The kinds of devices whose scrolling pans, too.
  public var allowedScrollTypesMask: UIScrollTypeMask = []
  /// Scrolls over the view with a trackpad by the whole way so far; whether that pans.
  @discardableResult public func headlessScroll(by way: CGPoint) -> Bool {
    guard allowedScrollTypesMask.contains(.continuous) else { return false }
    let wasChanged = state == .changed
    guard headlessPan(from: .zero, to: way, touches: 0) else { return false }
    // Each change is acted on.
    if wasChanged { headlessAct() }
    return true
  }

  /// Returns the distance that the fingers have moved.
  public func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: place.x - start.x, y: place.y - start.y)
  }

  override func headlessBegan(_ touch: UITouch) {
    guard self.touch == nil, isEnabled else { return }
    self.touch = touch
    numberOfTouches = 1
    start = touch.place
    place = touch.place
  }

  override func headlessMoved(_ touch: UITouch, among others: [UIGestureRecognizer]) {
    guard touch === self.touch, state != .failed else { return }
    place = touch.place
    if let last = lastMove, touch.timestamp > last.time {
      let duration = touch.timestamp - last.time
      headlessVelocity = CGPoint(
        x: (place.x - last.place.x) / duration, y: (place.y - last.place.y) / duration)
    }
    lastMove = (place, touch.timestamp)
    if headlessIsActive {
      // Each change is acted on. That of a scroll view would be here before it has scrolled.
      if state == .changed, headlessScroller == nil { headlessAct() } else { state = .changed }
    } else {
      guard abs(place.x - start.x) + abs(place.y - start.y) > Self.headlessSlop else { return }
      if others.contains(where: { mustWait(for: $0) }) { return }
      guard mayBegin(with: touch) else {
        state = .failed
        return
      }
      start = place
      state = .began
      for other in others
      where other !== self && !other.headlessGoes(along: self) && other.canBePrevented(by: self) {
        other.headlessFail()
      }
      // The content loses the finger.
      let isOwn = headlessScroller != nil && touch.view === view
      if cancelsTouchesInView, !isOwn, let view = touch.view {
        touch.view = nil
        touch.phase = .cancelled
        HeadlessScreen.current.leave(view)
        view.touchesCancelled([touch], with: UIEvent())
      }
    }
    headlessScroller?.headlessPanned()
  }

  private func mustWait(for other: UIGestureRecognizer) -> Bool {
    guard other !== self, other.state == .possible, let delegate = other.delegate else {
      return false
    }
    return delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
  }

  private func mayBegin(with touch: UITouch) -> Bool {
    if let view = touch.view, view !== self.view, headlessScroller != nil {
      guard headlessScroller?.touchesShouldCancel(in: view) == true else { return false }
    }
    guard headlessScroller?.headlessScrolls(by: translation(in: nil)) ?? true else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  override func headlessEnded(_ touch: UITouch, isCancelled: Bool) {
    guard touch === self.touch else { return }
    self.touch = nil
    lastMove = nil
    if state == .failed { state = .possible }
    if headlessIsActive { state = isCancelled ? .cancelled : .ended }
    headlessScroller?.headlessPanned()
    state = .possible
    // Its values from now on are meaningless.
    place = .zero
    start = .zero
  }
}

/// Kinds of devices that scroll.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
}
