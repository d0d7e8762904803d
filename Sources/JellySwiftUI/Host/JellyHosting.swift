#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import SwiftUI

  /// A modifier that gives a control its settings, its tuning and the size of a view.
  struct JellyHosting<Control: JellyControl>: ViewModifier {
    /// The model of the control.
    let model: JellyModel<Control>
    /// The settings of the control.
    let settings: Control.Settings
    /// The closure that sends the settings to the control, and handles the effect.
    let send: @MainActor (Control.Event) -> Void

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.jelly) private var environment

    func body(content: Content) -> some View {
      // The clock must be set before the first event, whichever of those below comes first.
      // Nothing observes it.
      model.clock = environment.clock
      model.observer = environment.observer
      let tuning = environment.tuning(of: Control.self, systemReducesMotion: reducesMotion)
      return
        content
        .allowsHitTesting(isEnabled)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          model.send(.sizeChanged(Vector2($0)))
        }
        .onChange(of: tuning, initial: true) { model.send(.tuningChanged($1)) }
        .onChange(of: settings, initial: true) { send(.settingsChanged($1)) }
        .onChange(of: model.reported.number) { before, _ in
          for effect in model.reported.since(before) {
            for receive in environment.effects { receive(effect) }
          }
        }
        .onChange(of: model.restCount) {
          for receive in environment.rests { receive(Control.self) }
        }
    }
  }

  extension View {
    /// Gives a control its settings, its tuning and the size of this view.
    ///
    /// - Parameters:
    ///   - model: The model of the control.
    ///   - settings: The settings.
    ///   - send: The closure that sends the settings to the control, and handles the effect; if
    ///     nil, the effect is ignored.
    func hosts<Control: JellyControl>(
      _ model: JellyModel<Control>, settings: Control.Settings,
      send: (@MainActor (Control.Event) -> Void)? = nil
    ) -> some View {
      modifier(
        JellyHosting(model: model, settings: settings, send: send ?? { model.send($0) }))
    }
  }
#endif
