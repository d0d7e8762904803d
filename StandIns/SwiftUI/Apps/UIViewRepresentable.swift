public import UIKit

/// A view of UIKit's among views.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The view's type.
  associatedtype UIViewType: UIView
  /// The surroundings of the view.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Tells the view what has changed.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
}

/// The surroundings of a view of UIKit's among views.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

extension UIViewRepresentable {
  /// The node of the view, which is made once.
  func nodes(in place: SwiftUI.Context) -> [Node] {
    let context = Context()
    let view = place.kept("uiView") { makeUIView(context: context) }
    if let window = place.screen.headlessWindow, view.superview == nil {
      window.addSubview(view)
      place.screen.onGoodbye(of: place.identity) { view.removeFromSuperview() }
    }
    updateUIView(view, context: context)
    return [Node("uiView", ["view": view], [], in: place)]
  }
}
