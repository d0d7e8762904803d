#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// A button style with an outline that gives way when the button is pressed.
  ///
  ///     Button("Send") { send() }.buttonStyle(.elastic)
  public struct ElasticButtonStyle: ButtonStyle {
    fileprivate let look: ElasticBoxLook

    /// Puts the button's label into its outline.
    public func makeBody(configuration: Configuration) -> some View {
      ElasticBox(look, bulge: configuration.isPressed ? .now : .never) {
        configuration.label.padding(ElasticBoxLook.padding)
      }
      .touchShape(.rect(cornerRadius: look.cornerRadius))
    }
  }

  extension ButtonStyle where Self == ElasticButtonStyle {
    /// An elastic outline with the default settings.
    public static var elastic: Self { .elastic() }

    /// An elastic outline with the settings of an ``ElasticBox``.
    public static func elastic(
      tuning: ElasticFieldBody.Tuning = .standard, overshoot: Double? = nil,
      cornerRadius: Double = 0,
      fill: some ShapeStyle = .quaternary
    ) -> Self {
      Self(
        look: ElasticBoxLook(
          tuning, overshoot, cornerRadius, ElasticBoxLook.padding, AnyShapeStyle(fill)))
    }
  }
#endif
