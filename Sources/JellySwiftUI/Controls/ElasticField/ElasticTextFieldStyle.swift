#if canImport(SwiftUI)
  public import SwiftUI

  /// A text field style with an outline that moves when the field is touched or gets the focus,
  /// and that shakes when the field's text is rejected.
  ///
  ///     TextField("Name", text: $name).textFieldStyle(.elastic)
  public struct ElasticTextFieldStyle: TextFieldStyle {
    private let look: ElasticBoxLook

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - tuning: The tuning.
    ///   - overshoot: The depth to which a press dents a soft outline, in points; nil for the
    ///     core's default. See ``/Jelly/ElasticField/overshoot``.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - fill: The fill of the field.
    /// - Precondition: The tuning is sound.
    public init(
      tuning: ElasticFieldTuning = .standard, overshoot: Double? = nil, cornerRadius: Double = 0,
      fill: some ShapeStyle = .quaternary
    ) {
      look = ElasticBoxLook(
        tuning: tuning, overshoot: overshoot, cornerRadius: cornerRadius,
        fill: AnyShapeStyle(fill))
    }

    /// The field in its outline.
    public func _body(configuration: TextField<_Label>) -> some View {
      FocusedBox(look: look, field: configuration)
    }
  }

  extension TextFieldStyle where Self == ElasticTextFieldStyle {
    /// An elastic outline with the default settings.
    public static var elastic: Self { Self() }

    /// An elastic outline with settings;
    /// ``ElasticTextFieldStyle/init(tuning:overshoot:cornerRadius:fill:)`` says what the numbers
    /// mean.
    public static func elastic(
      tuning: ElasticFieldTuning = .standard, overshoot: Double? = nil, cornerRadius: Double = 0,
      fill: some ShapeStyle = .quaternary
    ) -> Self {
      Self(tuning: tuning, overshoot: overshoot, cornerRadius: cornerRadius, fill: fill)
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
          .padding()
      }
    }
  }
#endif
