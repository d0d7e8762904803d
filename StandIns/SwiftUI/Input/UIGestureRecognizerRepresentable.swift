public import UIKit

/// A recognizer of UIKit's for a view.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The information for making a recognizer.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The converter of the finger's location.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Says what is known now.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// The recognizer has recognized something.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what it talks to.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

/// The information for making a recognizer.
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The coordinator of the recognizer.
  public let coordinator: Representable.Coordinator
  /// The converter of the finger's location.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Says where the finger of a recognizer is.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter: Sendable {
  /// The location, which changes as the finger moves.
  final class Location: @unchecked Sendable {
    // Only the main actor's tests read and set it.
    var point: CGPoint
    init(_ point: CGPoint) { self.point = point }
  }

  let location: Location
  /// In the view.
  public var localLocation: CGPoint { location.point }

  init(localLocation point: CGPoint) { location = Location(point) }
}

extension View {
  /// Lets a recognizer of UIKit's do something.
  public func gesture<Recognizer: UIGestureRecognizerRepresentable>(
    _ representable: Recognizer
  ) -> some View {
    attach("uiGesture", ["swipe": HeadlessSwipe(representable)])
  }
}

/// A swipe over a view with a recognizer of UIKit's.
///
/// Apple documents that the recognizer may not be attached to a view in the hierarchy. Here it is
/// on a view around everything, also around a list with the view.
@MainActor public final class HeadlessSwipe {
  /// The recognizer.
  public let pan: UIPanGestureRecognizer?
  /// The recognizer, of whichever kind.
  public let recognizer: UIGestureRecognizer
  /// The view that has the recognizer.
  public let hosting = UIView(frame: .zero)
  /// The view on which fingers come down.
  public let content = UIView(frame: .zero)
  private let location: UIGestureRecognizerRepresentableCoordinateSpaceConverter.Location
  /// Tells the recognizer's representable of a place of the finger.
  public let handle: (CGPoint) -> Void
  private var touches: [UITouch] = []

  init<Recognizer: UIGestureRecognizerRepresentable>(_ representable: Recognizer) {
    let zero = Recognizer.CoordinateSpaceConverter(localLocation: .zero)
    let coordinator = representable.makeCoordinator(converter: zero)
    let recognizer = representable.makeUIGestureRecognizer(
      context: Recognizer.Context(coordinator: coordinator, converter: zero))
    pan = recognizer as? UIPanGestureRecognizer
    self.recognizer = recognizer
    hosting.addGestureRecognizer(recognizer)
    hosting.addSubview(content)
    location = zero.location
    handle = { place in
      representable.handleUIGestureRecognizerAction(
        recognizer,
        context: Recognizer.Context(
          coordinator: coordinator,
          converter: Recognizer.CoordinateSpaceConverter(localLocation: place)))
    }
  }

  /// Puts a list around the view, and returns it.
  public func scroll() -> UIScrollView {
    let list = UIScrollView(frame: .zero)
    hosting.addSubview(list)
    list.addSubview(content)
    return list
  }

  /// Puts another finger down; whether the recognizer gets it.
  public func receive(_ touch: UITouch) -> Bool {
    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// A finger for the recognizer.
  func hold() -> any FingerHold { pan.map { PanHold($0, of: self) } ?? RecognizerHold(self) }

  /// Moves a finger over the view; whether the recognizer has it, and not a list around.
  public func move(through places: CGPoint...) -> Bool {
    guard let pan, let start = places.first else { return false }
    guard receive(UITouch(headlessAt: start, on: content)) else { return false }
    for place in places.dropFirst() {
      guard pan.headlessMove(from: start, to: place) else { return false }
      handle(place)
    }
    pan.headlessLift()
    handle(places[places.count - 1])
    return true
  }

  fileprivate var isUntouched: Bool { touches.isEmpty }
  fileprivate func add(_ touch: UITouch) { touches.append(touch) }
  fileprivate func remove(_ touch: UITouch) { touches.removeAll { $0 == touch } }

  /// A recognizer is in the middle of the touches that it does not ignore.
  fileprivate func locate() {
    let places = touches.filter { !recognizer.headlessIgnored.contains($0) }.map {
      $0.location(in: nil)
    }
    guard !places.isEmpty else { return }
    location.point = CGPoint(
      x: places.map(\.x).reduce(0, +) / Double(places.count),
      y: places.map(\.y).reduce(0, +) / Double(places.count))
  }
}

/// A finger of a pan, which begins once the finger has moved.
@MainActor private final class PanHold: FingerHold {
  private let pan: UIPanGestureRecognizer
  private let swipe: HeadlessSwipe
  /// Where the finger has come down; nil for one that is not the pan's.
  private var start: CGPoint?

  init(_ pan: UIPanGestureRecognizer, of swipe: HeadlessSwipe) {
    (self.pan, self.swipe) = (pan, swipe)
  }

  private var isActive: Bool { pan.state == .began || pan.state == .changed }

  func press(_ point: CGPoint, at time: Double) {
    start = swipe.receive(UITouch(headlessAt: point, on: swipe.content)) ? point : nil
  }

  func move(_ point: CGPoint, at time: Double) {
    guard let start else { return }
    let way = hypot(point.x - start.x, point.y - start.y)
    guard isActive || way > UIPanGestureRecognizer.headlessSlop else { return }
    if pan.headlessMove(from: start, to: point) { swipe.handle(point) } else { self.start = nil }
  }

  func lift(_ point: CGPoint, at time: Double) { leave(point, .ended) }
  func cancel(at time: Double) { leave(start ?? .zero, .cancelled) }

  private func leave(_ point: CGPoint, _ state: UIGestureRecognizer.State) {
    if isActive {
      pan.state = state
      swipe.handle(point)
    }
    (pan.state, start) = (.possible, nil)
  }
}

/// A finger among the touches of a recognizer.
///
/// The window is as large as the view, so both have the same points. A touch's times count from
/// another moment than the screen's.
@MainActor final class RecognizerHold: FingerHold {
  let swipe: HeadlessSwipe
  private let zero: Double
  private let touch: UITouch
  private var recognizer: UIGestureRecognizer { swipe.recognizer }

  init(_ swipe: HeadlessSwipe, beside other: RecognizerHold? = nil) {
    self.swipe = swipe
    zero = other?.zero ?? HeadlessClock.randomZero()
    touch = UITouch(headlessAt: .zero, on: swipe.content)
  }

  func press(_ point: CGPoint, at time: Double) {
    guard swipe.receive(touch) else { return }
    swipe.add(touch)
    happens(point, at: time)
    recognizer.touchesBegan([touch], with: .headless)
    swipe.locate()
  }

  func move(_ point: CGPoint, at time: Double) {
    happens(point, at: time)
    guard isWatched else { return }
    recognizer.touchesMoved([touch], with: .headless)
  }

  func lift(_ point: CGPoint, at time: Double) {
    happens(point, at: time)
    if isWatched { recognizer.touchesEnded([touch], with: .headless) }
    leave()
  }

  func cancel(at time: Double) {
    happens(touch.location(in: nil), at: time)
    if isWatched { recognizer.touchesCancelled([touch], with: .headless) }
    leave()
  }

  /// A recognizer that has failed gets nothing more.
  private var isWatched: Bool {
    recognizer.state != .failed && !recognizer.headlessIgnored.contains(touch)
  }

  private func leave() {
    swipe.remove(touch)
    guard swipe.isUntouched else { return }
    recognizer.reset()
    recognizer.state = .possible
  }

  private func happens(_ point: CGPoint, at time: Double) {
    touch.headlessMove(to: point, at: zero + time)
    swipe.locate()
  }
}
