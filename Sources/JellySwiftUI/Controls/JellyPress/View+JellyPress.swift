#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  extension View {
    /// Lets this view swell where it is pressed, and bend where a finger pulls it.
    ///
    ///     NavigationLink(value: album) { Cover(album).jellyPress(cornerRadius: 12) }
    ///
    /// In an app with the product JellyShaders, a shader bends what the view shows, point by
    /// point. The layout of the view and the places at which its parts get touches stay as they
    /// are. A finger that scrolls a list, or that presses a button in or around the view, does so
    /// as before. While the view is disabled, it does not move.
    ///
    /// - Important: A shader cannot show what UIKit or AppKit draws. SwiftUI then shows a yellow
    ///   placeholder with a red sign, also in the app that you release. This concerns a `Toggle`,
    ///   a `Slider`, a `Picker`, a `ProgressView`, a `TextField`, a `ScrollView`, a `List`, a map,
    ///   and every view that you represent. For a view that contains one, set `bends` to false:
    ///   the view then moves with the deformation of its middle, as it does without the product.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners of the view, in points, at most half of its
    ///     shorter side. A finger counts within them.
    ///   - bends: Whether a shader bends what the view shows.
    public nonisolated func jellyPress(cornerRadius: CGFloat = 0, bends: Bool = true) -> some View {
      modifier(OnMainActor { PressedView(cornerRadius: cornerRadius, bends: bends) })
    }
  }

  private struct PressedView: ViewModifier {
    let cornerRadius: CGFloat
    let bends: Bool

    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
      let content = content.environment(\.layoutDirection, layoutDirection)
      PressSurface(cornerRadius: cornerRadius, isPressed: false) { press, time in
        if bends {
          content.modifier(PressBend(press: press, time: time))
        } else {
          content.carried(by: press, at: time)
        }
      }
    }
  }
#endif
