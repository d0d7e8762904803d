#if canImport(SwiftUI)
  public import SwiftUI

  /// A button style with an outline that dents when the button is pressed.
  ///
  ///     Button("Send") { send() }.buttonStyle(.jelly)
  public struct JellyButtonStyle: ButtonStyle {
    fileprivate let cornerRadius: CGFloat

    /// Puts the label of the button into its outline.
    public func makeBody(configuration: Configuration) -> some View {
      JellyBox(
        cornerRadius: cornerRadius, headroom: JellyBoxStyle.padding,
        bulge: configuration.isPressed ? .now : .never
      ) {
        configuration.label.padding(JellyBoxStyle.padding)
      }
      .touchShape(.rect(cornerRadius: cornerRadius))
    }
  }

  extension ButtonStyle where Self == JellyButtonStyle {
    /// An elastic outline with sharp corners.
    public static var jelly: Self { .jelly(cornerRadius: 0) }

    /// An elastic outline with round corners.
    ///
    /// - Parameter cornerRadius: The radius of the corners, in points.
    public static func jelly(cornerRadius: CGFloat) -> Self { Self(cornerRadius: cornerRadius) }
  }
#endif
