#if canImport(SwiftUI) && !os(watchOS)
  public import Jelly
  public import SwiftUI

  extension View {
    /// Lets this view run a control of your own, which ``JellyTimeline`` shows.
    ///
    /// The control gets the size of this view, its tuning and settings from the modifiers around
    /// it, such as `jellyTuning(_:)`, and the tuning for Reduce Motion while motion is reduced. The
    /// modifiers `jellyObserver(_:)` and `onJellyEffect(of:perform:)` report its events and
    /// effects. In this view x runs to the right, whatever the direction of text is.
    ///
    /// - Parameters:
    ///   - model: The model of the control.
    ///   - settings: The settings, before `jellySettings(of:_:)` changes them.
    public nonisolated func jellyControl<Control: JellyControl>(
      _ model: JellyModel<Control>, settings: Control.Settings = Control.Settings()
    ) -> some View {
      modifier(OnMainActor { ControlHosting(model: model, settings: settings) })
    }

    /// Lets this view run a control of your own, which ``JellyTimeline`` shows and fingers touch.
    ///
    /// The control gets the touches in this view, in its coordinates. A Mac and visionOS report
    /// pointers and hands alike; tvOS reports none. For all else see the modifier for controls
    /// without touches.
    ///
    /// - Parameters:
    ///   - model: The model of the control.
    ///   - settings: The settings, before `jellySettings(of:_:)` changes them.
    public nonisolated func jellyControl<Control: JellyControl>(
      _ model: JellyModel<Control>, settings: Control.Settings = Control.Settings()
    ) -> some View where Control.Event: TouchEvent {
      modifier(OnMainActor { TouchedControl(model: model, settings: settings) })
    }
  }

  private struct ControlHosting<Control: JellyControl>: ViewModifier {
    let model: JellyModel<Control>
    let settings: Control.Settings

    @Environment(\.jelly) private var environment

    func body(content: Content) -> some View {
      content
        .hosts(model, settings: environment.settings(of: Control.self, from: settings))
        .inScreenCoordinates()
    }
  }

  private struct TouchedControl<Control: JellyControl>: ViewModifier
  where Control.Event: TouchEvent {
    let model: JellyModel<Control>
    let settings: Control.Settings

    @Environment(\.jelly) private var environment

    func body(content: Content) -> some View {
      content
        .hosts(model, settings: environment.settings(of: Control.self, from: settings))
        .contentShape(.rect)
        .fingers(hold: model)
        .inScreenCoordinates()
    }
  }
#endif
