#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  /// A toggle style that shows one of two soft shapes, which flows to the other one.
  ///
  ///     Toggle("Play", isOn: $isPlaying).toggleStyle(.jellyShape(on: Pause(), off: Play()))
  ///
  /// The shape shrinks while it is pressed. For assistive technologies it is a switch, and the
  /// label of the toggle is its name. The label is shown only with `labelsVisibility(.visible)`:
  /// then it is beside the shape, which is a square as high as the toggle.
  ///
  ///     Toggle("Favorite", isOn: $isFavorite)
  ///       .toggleStyle(.jellyShape(on: Star(), off: Ring()))
  ///       .labelsVisibility(.visible)
  ///       .frame(height: 28)
  public struct JellyShapeToggleStyle<On: Shape, Off: Shape>: ToggleStyle {
    private let on: On
    private let off: Off
    private let style: FillStyle

    /// Creates the style; `.jellyShape(on:off:style:)` is the same.
    ///
    /// - Parameters:
    ///   - on: The shape at rest while the toggle is on.
    ///   - off: The shape at rest while the toggle is off, or mixed.
    ///   - style: The rule by which contours are filled.
    public nonisolated init(on: On, off: Off, style: FillStyle = FillStyle()) {
      self.on = on
      self.off = off
      self.style = style
    }

    /// Shows the shape of the toggle's state.
    public func makeBody(configuration: Configuration) -> some View {
      ShapeToggle(
        configuration: configuration,
        shape: EitherShape(on: on, off: off, isOn: configuration.isOn && !configuration.isMixed),
        style: style)
    }
  }

  private struct ShapeToggle<Outline: Shape>: View {
    let configuration: ToggleStyleConfiguration
    let shape: Outline
    let style: FillStyle

    @Environment(\.labelsVisibility) private var labels

    var body: some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
      .buttonStyle(
        JellyShapeButtonStyle(shape, style: style, hasLabel: labels == .visible)
      )
      .accessibilityRepresentation {
        // Not the style of the toggles around, which is this one.
        Toggle(configuration).toggleStyle(.switch)
      }
    }
  }

  extension ToggleStyle {
    /// One of two soft shapes, which flows to the other one.
    ///
    /// - Parameters:
    ///   - on: The shape at rest while the toggle is on.
    ///   - off: The shape at rest while the toggle is off, or mixed.
    ///   - style: The rule by which contours are filled.
    public static func jellyShape<On: Shape, Off: Shape>(
      on: On, off: Off, style: FillStyle = FillStyle()
    ) -> Self where Self == JellyShapeToggleStyle<On, Off> {
      JellyShapeToggleStyle(on: on, off: off, style: style)
    }
  }

  /// One of two shapes.
  private struct EitherShape<On: Shape, Off: Shape>: Shape {
    let on: On
    let off: Off
    let isOn: Bool

    nonisolated func path(in rect: CGRect) -> Path {
      isOn ? on.path(in: rect) : off.path(in: rect)
    }
  }
#endif
