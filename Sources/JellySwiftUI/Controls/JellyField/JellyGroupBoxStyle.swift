#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Jelly
  public import SwiftUI

  /// A group box style with an outline that gives way where the box is touched.
  ///
  ///     GroupBox("Address") { … }.groupBoxStyle(.jelly)
  public struct JellyGroupBoxStyle: GroupBoxStyle {
    fileprivate let look: JellyBoxLook

    /// Puts the box's label above its content, into the outline.
    public func makeBody(configuration: Configuration) -> some View {
      JellyBox(look, bulge: .whenTapped) {
        VStack(alignment: .leading) {
          configuration.label.font(.headline)
          configuration.content
        }
        .padding(JellyBoxLook.padding)
      }
    }
  }

  extension GroupBoxStyle where Self == JellyGroupBoxStyle {
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
