#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Jelly
  public import SwiftUI

  /// A group box style with an outline that gives way where the box is touched.
  ///
  ///     GroupBox("Address") { … }.groupBoxStyle(.elastic)
  public struct ElasticGroupBoxStyle: GroupBoxStyle {
    fileprivate let look: ElasticBoxLook

    /// Puts the box's label above its content, into the outline.
    public func makeBody(configuration: Configuration) -> some View {
      ElasticBox(look, bulge: .whenTapped) {
        VStack(alignment: .leading) {
          configuration.label.font(.headline)
          configuration.content
        }
        .padding(ElasticBoxLook.padding)
      }
    }
  }

  extension GroupBoxStyle where Self == ElasticGroupBoxStyle {
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
