#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  /// A group box style with an outline that gives way where the box is touched.
  ///
  ///     GroupBox("Address") { … }.groupBoxStyle(.elastic)
  public struct ElasticGroupBoxStyle: GroupBoxStyle {
    private let look: ElasticBoxLook

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - tuning: The tuning.
    ///   - overshoot: The depth to which a press dents a soft outline, in points; nil for the
    ///     core's default. See ``/Jelly/ElasticField/overshoot``.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - fill: The fill of the box.
    /// - Precondition: The tuning is sound.
    public init(
      tuning: ElasticFieldTuning = .standard, overshoot: Double? = nil, cornerRadius: Double = 0,
      fill: some ShapeStyle = .quaternary
    ) {
      look = ElasticBoxLook(
        tuning: tuning, overshoot: overshoot, cornerRadius: cornerRadius,
        fill: AnyShapeStyle(fill))
    }

    /// Puts the box's label above its content, into the outline.
    public func makeBody(configuration: Configuration) -> some View {
      ElasticBox(look, bulge: .whenTapped) {
        VStack(alignment: .leading) {
          configuration.label.font(.headline)
          configuration.content
        }
        .padding()
      }
    }
  }

  extension GroupBoxStyle where Self == ElasticGroupBoxStyle {
    /// An elastic outline with the default settings.
    public static var elastic: Self { Self() }

    /// An elastic outline with settings; see
    /// ``ElasticGroupBoxStyle/init(tuning:overshoot:cornerRadius:fill:)``.
    public static func elastic(
      tuning: ElasticFieldTuning = .standard, overshoot: Double? = nil, cornerRadius: Double = 0,
      fill: some ShapeStyle = .quaternary
    ) -> Self {
      Self(tuning: tuning, overshoot: overshoot, cornerRadius: cornerRadius, fill: fill)
    }
  }
#endif
