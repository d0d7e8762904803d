#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// A text field style with an outline that moves when the field is touched or gets the focus,
  /// and that shakes when the field's text is rejected.
  ///
  ///     TextField("Name", text: $name).textFieldStyle(.elastic)
  public struct ElasticTextFieldStyle: TextFieldStyle {
    fileprivate let look: ElasticBoxLook

    /// The field in its outline.
    public func _body(configuration: TextField<_Label>) -> some View {
      FocusedBox(look: look, field: configuration)
    }
  }

  extension TextFieldStyle where Self == ElasticTextFieldStyle {
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

  private struct FocusedBox<Field: View>: View {
    let look: ElasticBoxLook
    let field: Field
    @FocusState private var isFocused: Bool

    var body: some View {
      ElasticBox(look, bulge: isFocused ? .whenTappedAndNow : .whenTapped) {
        field
          .focused($isFocused)
          .textFieldStyle(.plain)
          .padding(ElasticBoxLook.padding)
      }
    }
  }
#endif
