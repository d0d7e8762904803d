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
  /// In the view.
  public let localLocation: CGPoint
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
  private let handle: (CGPoint) -> Void

  init<Recognizer: UIGestureRecognizerRepresentable>(_ representable: Recognizer) {
    let zero = Recognizer.CoordinateSpaceConverter(localLocation: .zero)
    let coordinator = representable.makeCoordinator(converter: zero)
    let recognizer = representable.makeUIGestureRecognizer(
      context: Recognizer.Context(coordinator: coordinator, converter: zero))
    pan = recognizer as? UIPanGestureRecognizer
    handle = { place in
      representable.handleUIGestureRecognizerAction(
        recognizer,
        context: Recognizer.Context(
          coordinator: coordinator,
          converter: Recognizer.CoordinateSpaceConverter(localLocation: place)))
    }
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
