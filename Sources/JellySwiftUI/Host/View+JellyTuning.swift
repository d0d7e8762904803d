#if canImport(SwiftUI) && !os(watchOS)
  public import Jelly
  public import SwiftUI

  extension View {
    /// Sets the tuning of all jelly controls in this view to one of the presets.
    ///
    ///     Inbox().jellyTuning(.liquid)
    ///
    /// A control that moves continues from its position with its velocity. The modifier that is
    /// nearest to a control determines its tuning.
    ///
    /// - Parameter preset: The preset. Without this modifier it is `standard`.
    public nonisolated func jellyTuning(_ preset: TuningPreset) -> some View {
      transformEnvironment(\.jelly) { $0.setPreset(preset) }
    }

    /// Sets the tuning of the jelly controls of one kind in this view.
    ///
    ///     var honey = JellyBarBody.Tuning.standard
    ///     honey.soft.spring = DampedSpring(response: 0.6, dampingRatio: 0.3)
    ///     …
    ///     JellyBar { Text("Inbox") }.jellyTuning(honey)
    ///
    /// The type of the tuning determines the controls: a `JellyBarBody.Tuning` is for bars.
    ///
    /// - Parameter tuning: The tuning. Controls ignore one that is not valid.
    public nonisolated func jellyTuning<Tuning: JellyTuning>(_ tuning: Tuning) -> some View {
      transformEnvironment(\.jelly) { $0.setTuning(tuning) }
    }

    /// Changes the settings of the jelly controls of one kind in this view.
    ///
    ///     JellyMenu("Answer") { … }
    ///       .jellySettings(of: JellyMenuBody.self) { $0.itemDiameter = 44 }
    ///
    /// The closure receives the settings with the values of the other modifiers, such as
    /// `jellyCurve(_:)`. What a view determines by its data and its layout stays as it is: the
    /// edge, the axis, the number of pages or items, and the direction of text.
    ///
    /// - Parameters:
    ///   - control: The control of the core that the views show, such as ``/Jelly/JellyMenuBody``.
    ///   - change: The closure that changes the settings. If several modifiers change the same
    ///     setting, the one that is nearest to the control determines it.
    public nonisolated func jellySettings<Control: JellyControl>(
      of control: Control.Type,
      _ change: @escaping @MainActor (inout Control.Settings) -> Void
    ) -> some View {
      transformEnvironment(\.jelly) { $0.addChange(of: control, change) }
    }

    /// Sets how much the jelly controls in this view move.
    ///
    /// - Parameter motion: The motion. Without this modifier the controls follow the setting Reduce
    ///   Motion of the system.
    public nonisolated func jellyMotion(_ motion: JellyMotion) -> some View {
      environment(\.jelly.motion, motion)
    }

    /// Sets the curve of the free edge of the bars and refreshes in this view.
    ///
    /// - Parameter curve: The curve. A control that moves changes it when it is at rest.
    public nonisolated func jellyCurve(_ curve: JellyBarBody.EdgeCurve) -> some View {
      environment(\.jelly.curve, curve)
    }

    /// Sets the point from which on the soft shapes in this view change to other drawings.
    ///
    ///     JellyShape(PlayerIcon(isPlaying: isPlaying)).jellyMorph(from: .topLeading)
    ///
    /// The parts of a drawing that are near the point are faster than those that are far from it.
    /// Without this modifier it is the last touch on the shape, if the shape still moves from it;
    /// otherwise all parts are equally fast. The left end of a shape is 0 in every direction of
    /// text.
    ///
    /// - Parameter point: The point, as a share of the shape's size; nil for the default.
    public nonisolated func jellyMorph(from point: UnitPoint?) -> some View {
      environment(\.jelly.morphPlace, point)
    }

    /// Strokes the soft shapes in this view with the foreground style, instead of filling them.
    ///
    ///     JellyShape(MenuIcon(isOpen: isOpen)).jellyStroke(lineWidth: 3)
    ///
    /// Ends and corners are round. Of a shape that flows to another one, a new width comes along,
    /// and a fill becomes strokes. Strokes have a shadow, but no glass.
    ///
    /// - Parameter lineWidth: The width, in points, 0 or more; nil, or a number that is not finite,
    ///   for a fill.
    public nonisolated func jellyStroke(lineWidth: CGFloat?) -> some View {
      settingStroke(lineWidth.map { .round(lineWidth: $0) })
    }

    /// Strokes the soft shapes in this view with the foreground style, instead of filling them.
    ///
    ///     JellyShape(Ring()).jellyStroke(style: StrokeStyle(lineWidth: 3, dash: [6, 4]))
    ///
    /// The ends and corners are those of the style. See `jellyStroke(lineWidth:)`.
    ///
    /// - Parameter style: The style of the strokes; one with a width that is not finite stands for
    ///   a fill.
    public nonisolated func jellyStroke(style: StrokeStyle) -> some View { settingStroke(style) }

    private nonisolated func settingStroke(_ style: StrokeStyle?) -> some View {
      environment(\.jelly.stroke, style.flatMap { $0.lineWidth.isFinite ? $0 : nil })
    }

    /// Strokes the soft shapes in this view with a style, instead of filling them.
    ///
    ///     JellyShape(MenuIcon(isOpen: isOpen)).jellyStroke(.red, lineWidth: 3)
    ///
    /// The style is the foreground style of all in this view, also of texts. See
    /// `jellyStroke(lineWidth:)`.
    ///
    /// - Parameters:
    ///   - style: The color or the gradient of the strokes.
    ///   - lineWidth: The width, in points, 0 or more; a number that is not finite stands for a
    ///     fill.
    public nonisolated func jellyStroke<Style: ShapeStyle>(
      _ style: Style, lineWidth: CGFloat = 1
    ) -> some View {
      jellyStroke(lineWidth: lineWidth).foregroundStyle(style)
    }

    /// Sets the depth of the dent that a press makes in the outlines of the fields and boxes in
    /// this view.
    ///
    /// - Parameter depth: The depth, in points; nil for the default of the core. See
    ///   ``/Jelly/JellyFieldBody/Settings/pressDepth``.
    public nonisolated func jellyPressDepth(_ depth: CGFloat?) -> some View {
      environment(\.jelly.pressDepth, depth.map { Double($0) })
    }

    /// Sets the distance between the outline of a bar, field or box and what its content shows.
    ///
    ///     JellyBar { Text("Inbox").padding(12) }.jellyHeadroom(12)
    ///
    /// A rebound of a bar rises no higher, and a dent in a box goes no deeper. The headroom is that
    /// of this view's own outline, and not of jelly views in its content.
    ///
    /// - Parameter headroom: The distance, in points; nil for a fifth of a bar's height, for the
    ///   padding of a style, and for as deep as the corners of a box allow.
    public nonisolated func jellyHeadroom(_ headroom: CGFloat?) -> some View {
      environment(\.jelly.headroom, headroom.map { Double($0) })
    }

    /// Sets the mark of the selected page in the page controls in this view.
    ///
    /// - Parameter style: The mark: a ball, or a square that rolls.
    public nonisolated func jellyPagerStyle(_ style: JellyPagerBody.IndicatorStyle) -> some View {
      environment(\.jelly.pagerStyle, style)
    }
  }
#endif
