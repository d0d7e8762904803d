#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  /// A switch whose thumb is a drop, which stretches on its way from one end to the other.
  ///
  ///     JellyToggle("Airplane Mode", isOn: $isInAirplaneMode)
  ///
  /// For a switch with a visible label use a `Toggle` with the style ``JellyToggleStyle``:
  ///
  ///     Toggle("Airplane Mode", isOn: $isInAirplaneMode).toggleStyle(.jelly)
  ///
  /// The track of a switch that is on has the fill of the tint. That of one that is off has the
  /// fourth level of the foreground style, or the style of `backgroundStyle(_:)`.
  public struct JellyToggle: View {
    private let title: Text
    @Binding private var isOn: Bool

    /// Creates a switch.
    ///
    /// - Parameters:
    ///   - title: The title for assistive technologies.
    ///   - isOn: A binding to a Boolean value that indicates whether the switch is on.
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
      self.title = Text(title)
      _isOn = isOn
    }

    /// Creates a switch with a title that is not translated, such as a person's name.
    ///
    /// - Parameters:
    ///   - title: The title for assistive technologies.
    ///   - isOn: A binding to a Boolean value that indicates whether the switch is on.
    @_disfavoredOverload public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
      self.title = Text(verbatim: String(title))
      _isOn = isOn
    }

    /// The switch, without its title.
    public var body: some View {
      SwitchDrop(isOn: $isOn)
        .accessibilityRepresentation {
          // Not the style of the toggles around, which may be this one.
          Toggle(isOn: $isOn) { title }.toggleStyle(.switch)
        }
    }
  }

  /// A toggle style with a label, and a switch whose thumb is a drop.
  ///
  ///     Toggle("Airplane Mode", isOn: $isInAirplaneMode).toggleStyle(.jelly)
  ///
  /// The styles of the switch are those of a ``JellyToggle``.
  ///
  /// Without its label, as by `labelsVisibility(_:)`, the toggle is as large as its switch.
  public struct JellyToggleStyle: ToggleStyle {
    /// Creates the style; `.jelly` is the same.
    public nonisolated init() {}

    /// Puts the label of the toggle beside its switch.
    public func makeBody(configuration: Configuration) -> some View {
      LabeledSwitch(configuration: configuration)
    }
  }

  private struct LabeledSwitch: View {
    let configuration: ToggleStyleConfiguration

    @Environment(\.labelsVisibility) private var labels

    var body: some View {
      HStack {
        if labels != .hidden {
          configuration.label
          Spacer()
        }
        SwitchDrop(isOn: configuration.$isOn, isMixed: configuration.isMixed)
      }
      .accessibilityRepresentation {
        Toggle(configuration).toggleStyle(.switch)
      }
    }
  }

  extension ToggleStyle where Self == JellyToggleStyle {
    /// A label, and a switch whose thumb is a drop.
    public static var jelly: Self { JellyToggleStyle() }
  }

  /// A switch without accessibility of its own.
  private struct SwitchDrop: View {
    @Binding var isOn: Bool
    /// A Boolean value that indicates whether the values that the switch stands for differ.
    let isMixed: Bool

    @State private var model: JellyModel<JellySwitchBody>
    @Environment(\.jelly) private var environment
    @Environment(\.backgroundStyle) private var background
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection

    init(isOn: Binding<Bool>, isMixed: Bool = false) {
      _isOn = isOn
      self.isMixed = isMixed
      _model = State(
        initialValue: JellyModel(JellySwitchBody(size: .zero, isOn: isOn.wrappedValue)))
    }

    var body: some View {
      JellyTimeline(model) { control, time in
        FocusedStyles(AnyShapeStyle(.tint), background ?? AnyShapeStyle(.quaternary)) { on, off in
          ZStack {
            DrawnShape { control.drawTrack(at: time, into: &$0) }.fill(off)
            DrawnShape { control.drawTrack(at: time, into: &$0) }
              .fill(on)
              .saturation(isEnabled ? 1 : 0)
              .opacity(isMixed ? 0.5 : control.progress(at: time))
            if isMixed {
              DropOutline(halfway(control), at: 0, AnyShapeStyle(.white), lift: 0)
            } else {
              SwitchMarks(control: control)
              DropOutline(
                control, at: time, AnyShapeStyle(.white), lift: control.thumb(at: time).lift)
            }
          }
        }
      }
      .frame(width: JellySwitchBody.standardSize.x, height: JellySwitchBody.standardSize.y)
      .modifier(
        TrackHosting(
          model: model, settings: settings, feedback: { .impact }, moment: { $0.moment },
          changed: change, restore: restore)
      )
      .presses { model.send(.toggled) }
      .onChange(of: isOn) { restore() }
    }

    /// The drop in the middle, where a switch does not have a place: that of a slider at a half.
    private func halfway(_ control: JellySwitchBody) -> JellySliderBody {
      let (width, inset) = (control.settings.thumbWidth, control.settings.inset)
      return JellySliderBody(
        size: control.size, settings: .init(thumbWidth: width, inset: inset), value: 0.5)
    }

    private var settings: JellySwitchBody.Settings {
      var settings = environment.settings(of: JellySwitchBody.self, from: .init())
      settings.isRightToLeft = layoutDirection == .rightToLeft
      settings.isEnabled = isEnabled
      return settings
    }

    private func change() {
      if isOn != model.control.isOn { isOn = model.control.isOn }
      // The owner of the binding may refuse the change.
      restore()
    }

    private func restore() {
      if isOn != model.control.isOn { model.send(.valueChanged(isOn: isOn)) }
    }
  }

  extension JellySwitchBody.Effect {
    fileprivate var moment: TrackMoment {
      switch self {
      case .grabbed: .grabbed
      case .changed: .changed
      case .crossed: .crossed
      case .released: .released
      }
    }
  }
#endif
