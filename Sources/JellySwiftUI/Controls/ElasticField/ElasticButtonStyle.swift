#if canImport(SwiftUI)
  public import SwiftUI

  /// A button style with an outline that gives way when the button is pressed.
  ///
  ///     Button("Send") { send() }.buttonStyle(.elastic)
  public struct ElasticButtonStyle: ButtonStyle {
    private let look: ElasticBoxLook

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - tuning: The tuning.
    ///   - overshoot: The depth to which a press dents a soft outline, in points; nil for the
    ///     core's default. See ``/Jelly/ElasticField/overshoot``.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - fill: The fill of the button.
    /// - Precondition: The tuning is sound.
    public init(
      tuning: ElasticFieldTuning = .standard, overshoot: Double? = nil, cornerRadius: Double = 0,
      fill: some ShapeStyle = .quaternary
    ) {
      look = ElasticBoxLook(
        tuning: tuning, overshoot: overshoot, cornerRadius: cornerRadius,
        fill: AnyShapeStyle(fill))
    }

    /// Puts the button's label into its outline.
    public func makeBody(configuration: Configuration) -> some View {
      ElasticBox(look, bulge: configuration.isPressed ? .now : .never) {
        configuration.label.padding()
      }
    }
  }

  extension ButtonStyle where Self == ElasticButtonStyle {
    /// An elastic outline with the default settings.
    public static var elastic: Self { Self() }

    /// An elastic outline with settings; see
    /// ``ElasticButtonStyle/init(tuning:overshoot:cornerRadius:fill:)``.
    public static func elastic(
      tuning: ElasticFieldTuning = .standard, overshoot: Double? = nil, cornerRadius: Double = 0,
      fill: some ShapeStyle = .quaternary
    ) -> Self {
      Self(tuning: tuning, overshoot: overshoot, cornerRadius: cornerRadius, fill: fill)
    }
  }
#endif
