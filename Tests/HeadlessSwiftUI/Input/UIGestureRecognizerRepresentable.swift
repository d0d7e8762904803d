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
@MainActor public final class HeadlessSwipe {
  /// The recognizer.
  public let pan: UIPanGestureRecognizer?
  /// The recognizer, of whichever kind.
  public let recognizer: UIGestureRecognizer
  private let location: UIGestureRecognizerRepresentableCoordinateSpaceConverter.Location
  private let handle: (CGPoint) -> Void

  init<Recognizer: UIGestureRecognizerRepresentable>(_ representable: Recognizer) {
    let zero = Recognizer.CoordinateSpaceConverter(localLocation: .zero)
    let coordinator = representable.makeCoordinator(converter: zero)
    let recognizer = representable.makeUIGestureRecognizer(
      context: Recognizer.Context(coordinator: coordinator, converter: zero))
    pan = recognizer as? UIPanGestureRecognizer
    self.recognizer = recognizer
    location = zero.location
    handle = { place in
      representable.handleUIGestureRecognizerAction(
        recognizer,
        context: Recognizer.Context(
          coordinator: coordinator,
          converter: Recognizer.CoordinateSpaceConverter(localLocation: place)))
    }
  }

  /// A finger for a recognizer that follows all that its touches do; nil for a pan.
  func hold() -> (any FingerHold)? {
    pan == nil ? RecognizerHold(recognizer) { [location] in location.point = $0 } : nil
  }

  /// Moves a finger over the view; whether the recognizer has it, and not a list around.
  public func move(through places: CGPoint...) -> Bool {
    guard let pan, let start = places.first else { return false }
    for place in places.dropFirst() {
      guard pan.headlessMove(from: start, to: place) else { return false }
      handle(place)
    }
    pan.headlessLift()
    handle(places[places.count - 1])
    return true
  }
}

/// A finger among the touches of a recognizer.
///
/// The window is as large as the view, so both have the same points. A touch's times count from
/// another moment than the screen's.
@MainActor private final class RecognizerHold: FingerHold {
  private let zero = HeadlessClock.randomZero()
  private let recognizer: UIGestureRecognizer
  private let place: (CGPoint) -> Void
  private let touch = UITouch(headlessAt: .zero)

  init(_ recognizer: UIGestureRecognizer, _ place: @escaping (CGPoint) -> Void) {
    (self.recognizer, self.place) = (recognizer, place)
  }

  func press(_ point: CGPoint, at time: Double) {
    happens(point, at: time)
    recognizer.touchesBegan([touch], with: .headless)
  }

  func move(_ point: CGPoint, at time: Double) {
    happens(point, at: time)
    // A recognizer that has failed gets nothing more.
    guard recognizer.state != .failed else { return }
    recognizer.touchesMoved([touch], with: .headless)
  }

  func lift(_ point: CGPoint, at time: Double) {
    happens(point, at: time)
    if recognizer.state != .failed { recognizer.touchesEnded([touch], with: .headless) }
    recognizer.reset()
    recognizer.state = .possible
  }

  func cancel() {
    recognizer.touchesCancelled([touch], with: .headless)
    recognizer.reset()
    recognizer.state = .possible
  }

  private func happens(_ point: CGPoint, at time: Double) {
    place(point)
    touch.headlessMove(to: point, at: zero + time)
  }
}
