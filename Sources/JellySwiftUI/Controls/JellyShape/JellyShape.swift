#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// A shape that is a sheet of jelly: fingers can pull, poke and flick it.
  ///
  ///     JellyShape(Circle(), fill: .red).frame(width: 96, height: 96)
  ///
  /// It has the size of its frame, as any shape has, and a finger counts where the shape is filled,
  /// as it is then. Unlike other shapes it is not mirrored where text runs from right to left.
  ///
  /// For assistive technologies it is decoration. If it is more, make it an element with a label:
  ///
  ///     JellyShape(Logo()).accessibilityElement().accessibilityLabel("Jelly")
  ///
  /// As a button it shrinks while it is pressed. It shows nothing of the button's label, which
  /// becomes its name:
  ///
  ///     struct LogoButtonStyle: ButtonStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         JellyShape(Logo(), isPressed: configuration.isPressed)
  ///           .accessibilityElement()
  ///           .accessibilityLabel { _ in configuration.label }
  ///       }
  ///     }
  public struct JellyShape<Outline: Shape>: View {
    private let outline: Outline
    private let tuning: JellyShapeBody.Tuning
    private let fill: AnyShapeStyle
    private let style: FillStyle
    private let isPressed: Bool?

    @State private var model: JellyModel<JellyShapeBody>

    /// Creates a soft shape.
    ///
    /// - Parameters:
    ///   - outline: The shape at rest.
    ///   - tuning: The tuning.
    ///   - fill: The fill.
    ///   - style: The rule by which contours are filled.
    ///   - isPressed: Whether the button that the shape shows is pressed; nil for a shape that
    ///     fingers pull.
    /// - Precondition: The tuning is sound.
    public init(
      _ outline: Outline, tuning: JellyShapeBody.Tuning = .standard,
      fill: some ShapeStyle = .foreground, style: FillStyle = FillStyle(),
      isPressed: Bool? = nil
    ) {
      self.outline = outline
      self.tuning = tuning
      self.fill = AnyShapeStyle(fill)
      self.style = style
      self.isPressed = isPressed
      _model = State(initialValue: JellyModel(JellyShapeBody(size: .zero, tuning: tuning)))
    }

    /// The shape.
    public var body: some View {
      JellyTimeline(model) { jelly, time in
        let rest = outline.path(in: CGRect(origin: .zero, size: CGSize(jelly.size)))
        let shape = DrawnShape { pen in
          jelly.draw(at: time, into: &pen) { rest.draw(into: &$0) }
        }
        PaintedOutline(shape, fill, style: style)
      }
      .hosts(model, settings: settings, tuning: tuning)
      .modifier(ShapeFingers(model: model, isActive: isPressed == nil))
      .onChange(of: isPressed) { model.send(isPressed == true ? .pressed : .released) }
      .playsHaptics(for: model) { $0 == .grabbed ? .impact : nil }
      .accessibilityHidden(true)
      .inScreenCoordinates()
    }

    /// The box of the shape, in shares of the size.
    private var settings: JellyShapeBody.Settings {
      let size = model.jelly.size
      let box = outline.path(in: CGRect(origin: .zero, size: CGSize(size))).boundingRect
      return JellyShapeBody.Settings(Vector2(box.origin), Vector2(box.size), in: size)
    }
  }

  /// Lets fingers hold a shape, unless its button has them.
  private struct ShapeFingers: ViewModifier {
    let model: JellyModel<JellyShapeBody>
    let isActive: Bool

    func body(content: Content) -> some View {
      if isActive { content.fingers(hold: model) } else { content }
    }
  }

  extension CGSize {
    init(_ size: Vector2) { self.init(width: size.x, height: size.y) }
  }

  extension Path {
    /// Plays the path into a pen.
    func draw(into pen: inout some PathBuilder) {
      // The closure cannot have the pen itself.
      var elements: [Element] = []
      forEach { elements.append($0) }
      for element in elements {
        switch element {
        case .move(let end): pen.move(to: Vector2(end))
        case .line(let end): pen.addLine(to: Vector2(end))
        case .quadCurve(let end, let control):
          pen.addQuadCurve(to: Vector2(end), control: Vector2(control))
        case .curve(let end, let control1, let control2):
          pen.addCurve(
            to: Vector2(end), control1: Vector2(control1), control2: Vector2(control2))
        case .closeSubpath: pen.closeSubpath()
        }
      }
    }
  }
#endif
