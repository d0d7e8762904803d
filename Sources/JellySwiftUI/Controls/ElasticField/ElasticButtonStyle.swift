#if canImport(SwiftUI)
  public import SwiftUI

  /// A button style with an outline that bulges when the button is pressed.
  ///
  ///     Button("Send") { send() }.buttonStyle(.elastic)
  public struct ElasticButtonStyle: ButtonStyle {
    private let look: ElasticBoxLook

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - tuning: The tuning.
    ///   - overshoot: How far a side's control point moves outwards, in points; the core's if nil.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - fill: What the button is filled with.
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
    /// An outline that bulges.
    public static var elastic: Self { Self() }

    /// An outline that bulges as it is told; see
    /// ``ElasticButtonStyle/init(tuning:overshoot:cornerRadius:fill:)``.
    public static func elastic(
      tuning: ElasticFieldTuning = .standard, overshoot: Double? = nil, cornerRadius: Double = 0,
      fill: some ShapeStyle = .quaternary
    ) -> Self {
      Self(tuning: tuning, overshoot: overshoot, cornerRadius: cornerRadius, fill: fill)
    }
  }
#endif
