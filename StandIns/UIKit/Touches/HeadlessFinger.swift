/// A finger in a test's hand.
///
/// Places are in the window's points.
@MainActor public final class HeadlessFinger {
  private let screen: HeadlessScreen
  private var touch: UITouch?
  private var recognizers: [UIGestureRecognizer] = []

  /// Creates a finger above the screen.
  public init(on screen: HeadlessScreen) { self.screen = screen }

  /// Puts the finger down.
  ///
  /// - Parameter time: When; now without it. An event may reach the app later than it happened.
  public func press(_ place: CGPoint, at time: TimeInterval? = nil) {
    screen.layout()
    let view = screen.scene.headlessHitTest(place)
    let touch = UITouch(at: place, on: view, time: time ?? screen.now)
    self.touch = touch
    screen.add(self)
    recognizers = sequence(first: view, next: { $0?.superview })
      .compactMap { $0?.gestureRecognizers }.flatMap { $0 }
    recognizers.removeAll {
      $0.delegate?.gestureRecognizer($0, shouldReceive: touch) == false
    }
    let hold = recognizers.first {
      ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration == 0
    }
    if let hold {
      recognizers.removeAll {
        $0 !== hold && !$0.headlessGoes(along: hold) && $0.canBePrevented(by: hold)
      }
    }
    for recognizer in recognizers { recognizer.headlessBegan(touch) }
    let isFree =
      view.map { $0.isMultipleTouchEnabled || touchedViews[ObjectIdentifier($0)] == nil } ?? false
    if !isFree { touch.view = nil }
    if let view = touch.view {
      touchedViews[ObjectIdentifier(view), default: 0] += 1
      view.touchesBegan([touch], with: UIEvent())
    }
  }

  /// Moves the finger; several places are samples of one event, a moment apart.
  public func move(_ places: (CGPoint, TimeInterval)...) {
    guard let touch, let last = places.last else { return }
    touch.coalesced = places.map { UITouch(at: $0.0, on: touch.view, time: $0.1) }
    touch.phase = .moved
    touch.place = last.0
    touch.timestamp = last.1
    for recognizer in recognizers { recognizer.headlessMoved(touch, among: recognizers) }
    touch.view?.touchesMoved([touch], with: UIEvent())
  }

  /// Moves the finger, now.
  public func move(_ place: CGPoint) { move((place, screen.now)) }

  /// Lifts the finger.
  public func lift(_ place: CGPoint? = nil, at time: TimeInterval? = nil) {
    leave(place, at: time, .ended)
  }

  /// Takes the finger away, as the system does.
  public func cancel() { leave(nil, at: nil, .cancelled) }

  private func leave(_ place: CGPoint?, at time: TimeInterval?, _ phase: UITouch.Phase) {
    guard let touch else { return }
    self.touch = nil
    screen.remove(self)
    touch.coalesced = []
    touch.place = place ?? touch.place
    touch.timestamp = time ?? screen.now
    touch.phase = phase
    for recognizer in recognizers {
      recognizer.headlessEnded(touch, isCancelled: phase == .cancelled)
    }
    let isWithheld = recognizers.contains { $0.headlessWithholdsEnds }
    defer {
      for recognizer in recognizers { recognizer.headlessRest() }
      recognizers = []
    }
    guard let view = touch.view else { return }
    screen.leave(view)
    if isWithheld { return }
    if phase == .ended, !touch.isTaken {
      view.touchesEnded([touch], with: UIEvent())
    } else {
      view.touchesCancelled([touch], with: UIEvent())
    }
  }

  private var touchedViews: [ObjectIdentifier: Int] {
    get { screen.touchedViews }
    set { screen.touchedViews = newValue }
  }
}
