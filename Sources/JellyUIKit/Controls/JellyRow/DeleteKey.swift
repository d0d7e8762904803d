#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  // The methods for subclasses of a recognizer are in a separate header, which the stand-in lacks.
  #if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Recognizes the delete key in a view that has the keyboard's focus, and no touch.
  final class DeleteKey: UIGestureRecognizer {
    /// Called with a press of the key, and returns whether it is used; it must not retain the view.
    var onPress: () -> Bool = { false }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      super.pressesBegan(presses, with: event)
      let isUsed = view?.isFocused == true && presses.contains(where: \.deletes) && onPress()
      state = isUsed ? .ended : .failed
    }
  }

  extension UIPress {
    /// A Boolean value that indicates whether the delete key is pressed.
    @MainActor var deletes: Bool { key?.keyCode == .keyboardDeleteOrBackspace }
  }
#endif
