#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  /// A text field style with an outline that moves when the field is touched or gets the focus,
  /// and that shakes when the text of the field is rejected.
  ///
  ///     TextField("Name", text: $name).textFieldStyle(.jelly)
  public struct JellyTextFieldStyle: TextFieldStyle {
    private let cornerRadius: CGFloat

    /// Creates the style; `.jelly(cornerRadius:)` is the same.
    ///
    /// - Parameter cornerRadius: The radius of the corners, in points.
    public nonisolated init(cornerRadius: CGFloat = 0) { self.cornerRadius = cornerRadius }

    /// Puts the field into its outline.
    public func _body(configuration: TextField<_Label>) -> some View {
      FocusedBox(cornerRadius: cornerRadius, field: configuration)
    }
  }

  extension TextFieldStyle where Self == JellyTextFieldStyle {
    /// An elastic outline with sharp corners.
    public static var jelly: Self { .jelly(cornerRadius: 0) }

    /// An elastic outline with round corners.
    ///
    /// - Parameter cornerRadius: The radius of the corners, in points.
    public static func jelly(cornerRadius: CGFloat) -> Self {
      JellyTextFieldStyle(cornerRadius: cornerRadius)
    }
  }

  private struct FocusedBox<Field: View>: View {
    let cornerRadius: CGFloat
    let field: Field
    @FocusState private var isFocused: Bool

    var body: some View {
      JellyBox(
        cornerRadius: cornerRadius, headroom: JellyBoxStyle.padding,
        isFocused: isFocused
      ) {
        field
          .focused($isFocused)
          .textFieldStyle(.plain)
          .padding(JellyBoxStyle.padding)
      }
    }
  }
#endif
