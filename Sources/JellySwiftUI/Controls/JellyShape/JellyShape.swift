#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  /// A shape that behaves as a sheet of jelly: fingers can pull, poke and flick it.
  ///
  ///     JellyShape(Circle()).foregroundStyle(.red).frame(width: 96, height: 96)
  ///
  /// It has the size of its frame and the fill of the foreground style, as any shape has, or with
  /// `jellyStroke(lineWidth:)` a stroke. A finger counts where the shape is filled, or anywhere in
  /// the frame of one that is stroked. Unlike other shapes it is not mirrored where text runs from
  /// right to left.
  ///
  /// Another outline in the same size is another drawing, and the shape flows to it, from any
  /// moment on, also while a finger holds it:
  ///
  ///     JellyShape(PlayerIcon(isPlaying: isPlaying))
  ///
  /// The shapes of two types need to be one, such as `AnyShape`. Change the outline in a
  /// transaction with `disablesAnimations` to show it at once. It is there at once with Reduce
  /// Motion or `jellyMotion(.reduced)`, too, and if either outline has more than 128 curves or 32
  /// contours. An outline with a number that is not finite is not shown.
  ///
  /// For assistive technologies it is decoration. If it is more, make it an element with a label:
  ///
  ///     JellyShape(Logo()).accessibilityElement().accessibilityLabel("Jelly")
  ///
  /// As a button it has a style of its own, ``JellyShapeButtonStyle``.
  public struct JellyShape<Outline: Shape>: View {
    private let parts: [Outline]
    private let style: FillStyle
    private let isPressed: Bool?

    @State private var model = JellyModel(JellyShapeBody(size: .zero))
    @State private var drawing = ShapeDrawing()
    @Environment(\.jelly) private var environment

    /// Creates a soft shape.
    ///
    /// - Parameters:
    ///   - outline: The shape at rest.
    ///   - style: The rule by which contours are filled.
    public init(_ outline: Outline, style: FillStyle = FillStyle()) {
      self.init([outline], style: style, isPressed: nil)
    }

    /// Creates a soft shape of several parts, such as the letters of a word.
    ///
    /// Each part bends with the whole shape and by itself, by half each. A part that is smaller
    /// than a third of the shape's shorter side only moves with the shape, and so do all parts if
    /// there are more than 16.
    ///
    /// - Parameters:
    ///   - parts: The parts at rest, each of them in the rectangle of the whole shape.
    ///   - style: The rule by which contours are filled.
    public init(parts: [Outline], style: FillStyle = FillStyle()) {
      self.init(parts, style: style, isPressed: nil)
    }

    /// Creates a soft shape that a button shows, or, if `isPressed` is nil, that fingers pull.
    init(_ parts: [Outline], style: FillStyle, isPressed: Bool?) {
      self.parts = parts
      self.style = style
      self.isPressed = isPressed
    }

    /// The shape.
    public var body: some View {
      drawn
        .onChange(of: model.isMoving) { if !model.isMoving { drawing.end() } }
        .modifier(ShapeFingers(model: model, isActive: isPressed == nil))
        .onChange(of: isPressed) { model.send(isPressed == true ? .pressBegan : .pressEnded) }
        .playsHaptics(for: model) { $0 == .grabbed ? .impact : nil }
        .accessibilityHidden(true)
        .inScreenCoordinates()
    }

    /// The drawing, which follows the outlines.
    private var drawn: some View {
      let outlines = outlines
      // A change at once changes nothing else. It is read here, because Apple does not document
      // that a paused timeline observes what its closure reads.
      _ = drawing.shown
      return JellyTimeline(model) { sheet, time in
        let outlines = drawing.outlines(
          of: parts, lineWidth: lineWidth, in: CGSize(sheet.size))
        let paths = drawing.parts(at: time, of: outlines)
        let shape = DrawnShape { pen in
          for (part, rest) in paths {
            sheet.draw(part: part, at: time, into: &pen) { rest.draw(into: &$0) }
          }
        }
        PaintedDrawing(
          shape: shape, paint: drawing.paint(at: time, of: outlines),
          style: drawing.isFlowing(at: time) ? nonZero : style
        )
        // The lines of an icon are thin, and between them it has gaps.
        .contentShape(
          .interaction, TouchedShape(shape: isBoxed ? nil : shape), eoFill: style.isEOFilled)
      }
      .hosts(model, settings: settings)
      .onChange(of: outlines.boxes, initial: true) { _, boxes in
        let size = model.control.size
        model.control.forEachPartChange(count: boxes.count) {
          .init(boxes[$0], in: size)
        } send: {
          model.send($0)
        }
      }
      .transaction(value: outlines) { drawing.disablesAnimations = $0.disablesAnimations }
      .onChange(of: outlines, initial: true) { _, outlines in
        drawing.change(to: outlines, isEvenOdd: style.isEOFilled, from: place, of: model)
      }
    }

    /// The width of the stroke, in points; nil for a fill.
    private var lineWidth: Double? { environment.stroke.map { max($0.lineWidth, 0) } }

    /// A Boolean value that indicates whether touches count anywhere in the frame.
    private var isBoxed: Bool { isPressed != nil || lineWidth != nil }

    /// The outlines at rest, in the size that the shape has.
    private var outlines: ShapeDrawing.Outlines {
      drawing.outlines(
        of: parts, lineWidth: lineWidth, in: CGSize(model.control.size))
    }

    /// The rule of the fill on the way to another outline.
    private var nonZero: FillStyle {
      var nonZero = style
      nonZero.isEOFilled = false
      return nonZero
    }

    /// The point from which on another drawing shows, in points; nil for all of it at once.
    private var place: Vector2? {
      if let point = environment.morphPlace {
        return model.control.size * Vector2(Double(point.x), Double(point.y))
      }
      return model.isMoving ? model.lastTouch : nil
    }

    /// The settings with the box of the shape, in fractions of the size.
    private var settings: JellyShapeBody.Settings {
      let box = outlines.boxes.reduce(CGRect.null) { $0.union($1) }
      return environment.settings(
        of: JellyShapeBody.self,
        from: JellyShapeBody.Settings(bounds: .init(box, in: model.control.size) ?? .init()))
    }
  }

  /// A button style that shows a soft shape instead of the button's label.
  ///
  ///     Button("Home") { goHome() }.buttonStyle(.jellyShape(HomeIcon()))
  ///
  /// The shape shrinks while the button is pressed. The label is the name of the button for
  /// assistive technologies.
  public struct JellyShapeButtonStyle<Outline: Shape>: ButtonStyle {
    private let outline: Outline
    private let style: FillStyle
    /// A Boolean value that indicates whether the label is shown beside the shape.
    private let hasLabel: Bool

    /// Creates the style; `.jellyShape(_:style:)` is the same.
    ///
    /// - Parameters:
    ///   - outline: The shape at rest.
    ///   - style: The rule by which contours are filled.
    public nonisolated init(_ outline: Outline, style: FillStyle = FillStyle()) {
      self.init(outline, style: style, hasLabel: false)
    }

    /// Creates the style of a button that may also show its label.
    nonisolated init(_ outline: Outline, style: FillStyle, hasLabel: Bool) {
      self.outline = outline
      self.style = style
      self.hasLabel = hasLabel
    }

    /// Shows the shape, with the label of the button as its name.
    public func makeBody(configuration: Configuration) -> some View {
      let shape = JellyShape([outline], style: style, isPressed: configuration.isPressed)
      Group {
        if hasLabel {
          // As an icon and its title in a `Label`.
          HStack {
            shape.aspectRatio(1, contentMode: .fit)
            configuration.label
          }
        } else {
          shape
        }
      }
      .touchShape(.rect)
      .accessibilityElement()
      .accessibilityLabel { _ in configuration.label }
    }
  }

  extension ButtonStyle {
    /// A soft shape instead of the button's label.
    ///
    /// - Parameters:
    ///   - outline: The shape at rest.
    ///   - style: The rule by which contours are filled.
    public static func jellyShape<Outline: Shape>(
      _ outline: Outline, style: FillStyle = FillStyle()
    ) -> Self where Self == JellyShapeButtonStyle<Outline> {
      JellyShapeButtonStyle(outline, style: style)
    }
  }

  /// A drawing with its fill and its stroke, of which one fades while it becomes the other.
  private struct PaintedDrawing: View {
    let shape: DrawnShape
    let paint: ShapePaint
    let style: FillStyle

    @Environment(\.jelly.shadow) private var shadow
    @Environment(\.jelly.stroke) private var given
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      ZStack {
        if paint.fill > 0 {
          PaintedOutline(shape, AnyShapeStyle(.foreground), style: style)
            .opacity(paint.fill).transition(IdentityTransition())
        }
        if paint.lineWidth > 0 {
          Group {
            if let shadow {
              shape.stroke(shadow.under(AnyShapeStyle(.foreground)), style: stroke)
            } else {
              shape.stroke(.foreground, style: stroke)
            }
          }
          .saturation(isEnabled ? 1 : 0).transition(IdentityTransition())
        }
      }
    }

    private var stroke: StrokeStyle {
      var stroke = given ?? .round(lineWidth: 0)
      stroke.lineWidth = paint.lineWidth
      return stroke
    }
  }

  /// The part of a shape in which touches count: where it is filled, or all of its frame.
  private struct TouchedShape: Shape {
    let shape: DrawnShape?

    nonisolated func path(in rect: CGRect) -> Path {
      shape?.path(in: rect) ?? Rectangle().path(in: rect)
    }
  }

  /// A modifier that lets fingers hold a shape, unless a button shows it.
  private struct ShapeFingers: ViewModifier {
    let model: JellyModel<JellyShapeBody>
    let isActive: Bool

    func body(content: Content) -> some View {
      // Beside, because an exclusive gesture would take a tap from the button in whose label it is.
      if isActive { content.fingers(hold: model, beside: true) } else { content }
    }
  }

  extension JellyShapeBody.Bounds {
    fileprivate init?(_ box: CGRect, in size: Vector2) {
      self.init(Vector2(box.origin), Vector2(box.size), in: size)
    }
  }

  extension StrokeStyle {
    /// A stroke with round ends and corners, as most icons of lines have.
    nonisolated static func round(lineWidth: CGFloat) -> Self {
      Self(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    }
  }

  extension CGSize {
    init(_ size: Vector2) { self.init(width: size.x, height: size.y) }
  }

  extension Path: DrawnPart {
    /// A Boolean value that indicates whether all points are finite.
    nonisolated var isFinite: Bool {
      var sum = PointSum()
      draw(into: &sum)
      // Zero times a number is zero, times an infinity or NaN it is NaN.
      return sum.zero == .zero
    }

    /// Plays the path into a pen.
    nonisolated func draw(into pen: inout some PathBuilder) {
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

  /// The sum of all points of a path, times zero.
  private struct PointSum: PathBuilder {
    private(set) var zero = Vector2.zero

    mutating func move(to point: Vector2) { zero += 0 * point }
    mutating func addLine(to point: Vector2) { zero += 0 * point }
    mutating func addQuadCurve(to point: Vector2, control: Vector2) {
      zero += 0 * (point + control)
    }
    mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
      zero += 0 * (point + control1 + control2)
    }
    mutating func closeSubpath() {}
  }
#endif
