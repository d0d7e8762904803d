#if canImport(SwiftUI)
  import Jelly
  public import SwiftUI

  extension View {
    /// Lets this view swell where it is pressed, and bend where a finger pulls it.
    ///
    ///     NavigationLink(value: album) { Cover(album).jellyPress(cornerRadius: 12) }
    ///
    /// A shader bends what the view shows, point by point. The layout of the view and the places
    /// at which its parts get touches stay as they are. A finger that scrolls a list, or that
    /// presses a button in or around the view, does so as before. While the view is disabled, it
    /// does not move.
    ///
    /// As with every effect of a shader, a text field, a map or any other view of UIKit or AppKit
    /// is not shown while it is bent.
    ///
    /// - Parameter cornerRadius: The radius of the corners of the view, in points, at most half of
    ///   its shorter side. A finger counts within them.
    public func jellyPress(cornerRadius: CGFloat = 0) -> some View {
      modifier(PressedView(cornerRadius: cornerRadius))
    }
  }

  private struct PressedView: ViewModifier {
    let cornerRadius: CGFloat

    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
      let content = content.environment(\.layoutDirection, layoutDirection)
      PressSurface(cornerRadius: cornerRadius, isPressed: false) { press, time in
        content.modifier(PressBend(press: press, time: time))
      }
    }
  }
#endif
