#if canImport(SwiftUI)
  import Jelly
  import SwiftUI

  /// Gives a body its settings, the size of a view, and its tuning or, with Reduce Motion, the calm
  /// one.
  struct JellyHosting<Control: JellyControl>: ViewModifier {
    /// The body.
    let model: JellyModel<Control>
    /// The settings of the body.
    let settings: Control.Settings
    /// The tuning where motion is not reduced.
    let tuning: Control.Tuning
    /// The closure that sends the settings to the body, and acts on the effect.
    let send: @MainActor (Control.Event) -> Void

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.jelly.clock) private var clock
    @Environment(\.jelly.observer) private var observer
    @Environment(\.jelly.effects) private var effects

    func body(content: Content) -> some View {
      // The clock must be there before the first event, whichever of those below comes first.
      // Nothing observes it.
      model.clock = clock
      model.observer = observer
      return
        content
        .allowsHitTesting(isEnabled)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          model.send(.resized(Vector2($0)))
        }
        .onChange(of: reducesMotion ? .named(.calm) : tuning, initial: true) {
          model.send(.tuned($1))
        }
        .onChange(of: settings, initial: true) { send(.set($1)) }
        .onChange(of: model.reported.number) { before, _ in
          for effect in model.reported.since(before) { for hear in effects { hear(effect) } }
        }
    }
  }

  extension View {
    /// Gives a body its settings, the size of this view, and its tuning or, with Reduce Motion, the
    /// calm one.
    ///
    /// - Parameters:
    ///   - model: The body.
    ///   - settings: The settings.
    ///   - tuning: The tuning where motion is not reduced.
    ///   - send: The closure that sends the settings to the body, and acts on the effect; if nil,
    ///     they have no effect that matters.
    func hosts<Control: JellyControl>(
      _ model: JellyModel<Control>, settings: Control.Settings, tuning: Control.Tuning,
      send: (@MainActor (Control.Event) -> Void)? = nil
    ) -> some View {
      modifier(
        JellyHosting(
          model: model, settings: settings, tuning: tuning, send: send ?? { model.send($0) }))
    }
  }
#endif
