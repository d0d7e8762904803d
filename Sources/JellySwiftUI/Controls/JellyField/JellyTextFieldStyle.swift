#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// A text field style with an outline that moves when the field is touched or gets the focus,
  /// and that shakes when the field's text is rejected.
  ///
  ///     TextField("Name", text: $name).textFieldStyle(.jelly)
  public struct JellyTextFieldStyle: TextFieldStyle {
    fileprivate let look: JellyBoxLook

    /// The field in its outline.
    public func _body(configuration: TextField<_Label>) -> some View {
      FocusedBox(look: look, field: configuration)
    }
  }

  extension TextFieldStyle where Self == JellyTextFieldStyle {
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

  private struct FocusedBox<Field: View>: View {
    let look: JellyBoxLook
    let field: Field
    @FocusState private var isFocused: Bool

    var body: some View {
      JellyBox(look, bulge: isFocused ? .whenTappedAndNow : .whenTapped) {
        field
          .focused($isFocused)
          .textFieldStyle(.plain)
          .padding(JellyBoxLook.padding)
      }
    }
  }
#endif
