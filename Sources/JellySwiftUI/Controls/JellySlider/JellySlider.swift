#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  /// A slider whose thumb is a drop, which stretches behind the finger.
  ///
  ///     JellySlider(value: $volume, in: 0...11, step: 1) { Text("Volume") }
  ///
  /// The value is that of the finger at each move; only the outline of the thumb is late. A finger
  /// beside the thumb does nothing, as with a `Slider`; a pointer on a Mac, or a hand in visionOS,
  /// moves the thumb. The setting `allowsTrackTouch` of a ``/Jelly/JellySliderBody`` chooses:
  /// `jellySettings(of:_:)`.
  ///
  /// The track up to the thumb has the fill of the tint. The rest has the fourth level of the
  /// foreground style, or the style of `backgroundStyle(_:)`.
  public struct JellySlider<Label: View, ValueLabel: View>: View {
    @Binding private var value: Double
    private let bounds: ClosedRange<Double>
    private let step: Double
    private let axis: Axis
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    /// Rounds a value to the precision of the binding.
    private let rounded: (Double) -> Double

    @State private var model: JellyModel<JellySliderBody>
    @Environment(\.jelly) private var environment
    @Environment(\.backgroundStyle) private var background
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a slider with labels at its ends.
    ///
    ///     JellySlider(value: $volume) {
    ///       Text("Volume")
    ///     } minimumValueLabel: {
    ///       Image(systemName: "speaker")
    ///     } maximumValueLabel: {
    ///       Image(systemName: "speaker.wave.3")
    ///     }
    ///
    /// - Parameters:
    ///   - value: A binding to the value. A value outside of the range is shown as the nearest
    ///     value in the range.
    ///   - bounds: The range of the values.
    ///   - step: The distance of the values, counted from the smallest one; nil for all values of
    ///     the range.
    ///   - axis: The axis along which the slider runs; the smallest value of a vertical one is at
    ///     the bottom.
    ///   - label: The label for assistive technologies.
    ///   - minimumValueLabel: The label at the end of the smallest value.
    ///   - maximumValueLabel: The label at the end of the largest value.
    ///   - onEditingChanged: A closure that is called with true when a finger has come down, and
    ///     with false when it has left.
    public init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
      axis: Axis = .horizontal, @ViewBuilder label: () -> Label,
      @ViewBuilder minimumValueLabel: () -> ValueLabel,
      @ViewBuilder maximumValueLabel: () -> ValueLabel,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
      let number = Binding<Double> {
        Double(value.wrappedValue)
      } set: {
        value.wrappedValue = Value($0)
      }
      _value = number
      self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
      self.step = step.map { Double($0) } ?? 0
      self.axis = axis
      self.label = label()
      self.minimumValueLabel = minimumValueLabel()
      self.maximumValueLabel = maximumValueLabel()
      self.onEditingChanged = onEditingChanged
      rounded = { Double(Value($0)) }
      _model = State(
        initialValue: JellyModel(
          JellySliderBody(
            size: .zero,
            settings: .init(
              minimumValue: self.bounds.lowerBound, maximumValue: self.bounds.upperBound,
              step: self.step),
            value: number.wrappedValue)))
    }

    /// The track and the thumb, between the labels.
    public var body: some View {
      Group {
        if axis == .vertical {
          VStack {
            maximumValueLabel
            slider
            minimumValueLabel
          }
        } else {
          HStack {
            minimumValueLabel
            slider
            maximumValueLabel
          }
        }
      }
      .represents(model.control, value: $value, label: label)
    }

    private var slider: some View {
      JellyTimeline(model) { control, time in
        FocusedStyles(
          AnyShapeStyle(.tint), background ?? AnyShapeStyle(.quaternary)
        ) { passed, rest in
          ZStack {
            DrawnShape { control.drawTrack(into: &$0) }.fill(rest)
            DrawnShape { control.drawFill(at: time, into: &$0) }
              .fill(passed)
              .saturation(isEnabled ? 1 : 0)
            DropOutline(
              control, at: time, AnyShapeStyle(.white), lift: control.thumb(at: time).lift)
          }
        }
      }
      .frame(
        width: axis == .vertical ? JellySliderBody.standardThickness : nil,
        height: axis == .vertical ? nil : JellySliderBody.standardThickness
      )
      .modifier(
        TrackHosting(
          model: model, settings: settings, axis: axis, feedback: feedback, moment: { $0.moment },
          changed: change, restore: restore)
      )
      .turnsPages(
        along: axis, isMirrored: settings.isMirrored,
        canTurn: (back: value > bounds.lowerBound, on: value < bounds.upperBound)
      ) {
        model.send(.stepped(steps: Double($0)))
      }
      .onChange(of: value) { restore() }
      .onChange(of: model.control.isHeld) { onEditingChanged(model.control.isHeld) }
    }

    private var settings: JellySliderBody.Settings {
      var settings = environment.settings(
        of: JellySliderBody.self, from: .init(allowsTrackTouch: environment.takesTrackTouch))
      settings.minimumValue = bounds.lowerBound
      settings.maximumValue = bounds.upperBound
      settings.step = step
      settings.axis = axis == .vertical ? .vertical : .horizontal
      settings.isRightToLeft = layoutDirection == .rightToLeft
      settings.isEnabled = isEnabled
      return settings
    }

    /// The haptics for a value that is a step, or at an end.
    private func feedback() -> JellyFeedback? {
      let value = model.control.value
      return step > 0 || value == bounds.lowerBound || value == bounds.upperBound
        ? .selection : nil
    }

    private func change() {
      value = model.control.value
      // The owner of the binding may refuse the change.
      restore()
    }

    /// Sends the value to the control; a finger that holds the thumb keeps it.
    private func restore() {
      if value != rounded(model.control.value) {
        model.send(.valueChanged(value: value, isAnimated: false))
      }
    }
  }

  extension JellySlider where ValueLabel == EmptyView {
    /// Creates a slider.
    ///
    /// - Parameters:
    ///   - value: A binding to the value. A value outside of the range is shown as the nearest
    ///     value in the range.
    ///   - bounds: The range of the values.
    ///   - step: The distance of the values, counted from the smallest one; nil for all values of
    ///     the range.
    ///   - axis: The axis along which the slider runs; the smallest value of a vertical one is at
    ///     the bottom.
    ///   - label: The label for assistive technologies.
    ///   - onEditingChanged: A closure that is called with true when a finger has come down, and
    ///     with false when it has left.
    public init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
      axis: Axis = .horizontal, @ViewBuilder label: () -> Label = { EmptyView() },
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
      self.init(
        value: value, in: bounds, step: step, axis: axis, label: label,
        minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
        onEditingChanged: onEditingChanged)
    }
  }

  extension JellySliderBody.Effect {
    fileprivate var moment: TrackMoment {
      switch self {
      case .grabbed: .grabbed
      case .changed: .changed
      case .released: .released
      }
    }
  }
#endif
