#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  /// A group box style with an outline that dents where the box is touched.
  ///
  ///     GroupBox("Address") { … }.groupBoxStyle(.jelly)
  public struct JellyGroupBoxStyle: GroupBoxStyle {
    private let cornerRadius: CGFloat

    /// Creates the style; `.jelly(cornerRadius:)` is the same.
    ///
    /// - Parameter cornerRadius: The radius of the corners, in points.
    public nonisolated init(cornerRadius: CGFloat = 0) { self.cornerRadius = cornerRadius }

    /// Puts the label of the box above its content, into the outline.
    public func makeBody(configuration: Configuration) -> some View {
      JellyBox(cornerRadius: cornerRadius, headroom: JellyBoxStyle.padding) {
        VStack(alignment: .leading) {
          configuration.label.font(.headline)
          configuration.content
        }
        .padding(JellyBoxStyle.padding)
      }
    }
  }

  extension GroupBoxStyle where Self == JellyGroupBoxStyle {
    /// An elastic outline with sharp corners.
    public static var jelly: Self { .jelly(cornerRadius: 0) }

    /// An elastic outline with round corners.
    ///
    /// - Parameter cornerRadius: The radius of the corners, in points.
    public static func jelly(cornerRadius: CGFloat) -> Self {
      JellyGroupBoxStyle(cornerRadius: cornerRadius)
    }
  }
#endif
