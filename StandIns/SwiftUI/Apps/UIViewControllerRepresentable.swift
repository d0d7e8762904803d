public import UIKit

/// A view controller among views.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
  /// The view controller's type.
  associatedtype UIViewControllerType: UIViewController
  /// The surroundings of the view controller.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the view controller.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Tells the view controller what has changed.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
}

/// The surroundings of a view controller among views.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {}

extension View {
  /// Says which keyboard a field has.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Says what a field is for.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
}
