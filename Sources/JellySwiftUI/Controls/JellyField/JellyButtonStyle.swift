#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// A button style with an outline that gives way when the button is pressed.
  ///
  ///     Button("Send") { send() }.buttonStyle(.jelly)
  public struct JellyButtonStyle: ButtonStyle {
    fileprivate let look: JellyBoxLook

    /// Puts the button's label into its outline.
    public func makeBody(configuration: Configuration) -> some View {
      JellyBox(look, bulge: configuration.isPressed ? .now : .never) {
        configuration.label.padding(JellyBoxLook.padding)
      }
      .touchShape(.rect(cornerRadius: look.cornerRadius))
    }
  }

  extension ButtonStyle where Self == JellyButtonStyle {
    /// An elastic outline with the default settings.
    public static var jelly: Self { .jelly() }

    /// An elastic outline with the settings of an ``JellyBox``.
    public static func jelly(
      tuning: JellyFieldBody.Tuning = .standard, overshoot: Double? = nil,
      cornerRadius: Double = 0,
      fill: some ShapeStyle = .quaternary
    ) -> Self {
      Self(
        look: JellyBoxLook(
          tuning, overshoot, cornerRadius, JellyBoxLook.padding, AnyShapeStyle(fill)))
    }
  }
#endif
