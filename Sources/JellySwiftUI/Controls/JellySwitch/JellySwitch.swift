#if canImport(SwiftUI)
  import Jelly
  public import SwiftUI

  /// A switch whose thumb is a drop, which stretches on its way from one end to the other.
  ///
  ///     JellySwitch("Airplane Mode", isOn: $isInAirplaneMode)
  ///
  /// For a switch with a visible label use a `Toggle` with the style ``JellyToggleStyle``:
  ///
  ///     Toggle("Airplane Mode", isOn: $isInAirplaneMode).toggleStyle(.jelly)
  ///
  /// The track of a switch that is on has the fill of the tint. That of one that is off has the
  /// fourth level of the foreground style, or the style of `backgroundStyle(_:)`.
  public struct JellySwitch: View {
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
          Toggle(isOn: $isOn) { title }
        }
    }
  }

  /// A toggle style with a label, and a switch whose thumb is a drop.
  ///
  ///     Toggle("Airplane Mode", isOn: $isInAirplaneMode).toggleStyle(.jelly)
  ///
  /// The styles of the switch are those of a ``JellySwitch``.
  public struct JellyToggleStyle: ToggleStyle {
    /// Puts the label of the toggle beside its switch.
    public func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Spacer()
        SwitchDrop(isOn: configuration.$isOn)
      }
    }
  }

  extension ToggleStyle where Self == JellyToggleStyle {
    /// A label, and a switch whose thumb is a drop.
    public static var jelly: Self { Self() }
  }

  /// A switch without accessibility of its own.
  private struct SwitchDrop: View {
    @Binding var isOn: Bool

    @State private var model: JellyModel<JellySwitchBody>
    @Environment(\.jelly) private var environment
    @Environment(\.backgroundStyle) private var background
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection

    init(isOn: Binding<Bool>) {
      _isOn = isOn
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
              .opacity(control.progress(at: time))
            DropOutline(control, at: time, AnyShapeStyle(.white))
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
