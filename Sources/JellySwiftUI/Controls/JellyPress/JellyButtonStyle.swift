#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  /// A button style with an outline that swells where it is pressed, and bends where a finger pulls
  /// it.
  ///
  ///     Button("Send") { send() }.buttonStyle(.jelly)
  ///
  /// The label moves along. The fill of the outline is the fourth level of the foreground style, or
  /// the style of `backgroundStyle(_:)`.
  public struct JellyButtonStyle: ButtonStyle {
    private let cornerRadius: CGFloat

    /// Creates the style; `.jelly(cornerRadius:)` is the same.
    ///
    /// - Parameter cornerRadius: The radius of the corners, in points; at most half of the shorter
    ///   side counts.
    public nonisolated init(cornerRadius: CGFloat = .infinity) { self.cornerRadius = cornerRadius }

    /// Puts the label of the button into its outline.
    public func makeBody(configuration: Configuration) -> some View {
      PressedLabel(
        label: configuration.label, cornerRadius: cornerRadius, isPressed: configuration.isPressed
      )
      .touchShape(.rect(cornerRadius: cornerRadius))
    }
  }

  extension ButtonStyle where Self == JellyButtonStyle {
    /// An elastic outline in the form of a capsule.
    public static var jelly: Self { .jelly(cornerRadius: .infinity) }

    /// An elastic outline with round corners.
    ///
    /// - Parameter cornerRadius: The radius of the corners, in points; at most half of the shorter
    ///   side counts.
    public static func jelly(cornerRadius: CGFloat) -> Self {
      JellyButtonStyle(cornerRadius: cornerRadius)
    }
  }

  /// A label on an outline that is pressed.
  private struct PressedLabel<Label: View>: View {
    let label: Label
    let cornerRadius: CGFloat
    let isPressed: Bool

    @Environment(\.backgroundStyle) private var background
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
      let label = label.padding(JellyBoxStyle.padding).onOutline(reading: layoutDirection)
      PressSurface(cornerRadius: cornerRadius, isPressed: isPressed) { press, time in
        label
          .carried(by: press, at: time)
          .background {
            PaintedOutline(fitted: press, at: time, background ?? AnyShapeStyle(.quaternary))
              .accessibilityHidden(true)
          }
      }
    }
  }
#endif
