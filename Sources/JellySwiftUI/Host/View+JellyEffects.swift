#if canImport(SwiftUI) && !os(watchOS)
  public import Jelly
  public import SwiftUI

  extension View {
    /// Calls a closure once for each effect of the jelly controls of a kind in this view.
    ///
    ///     ScrollView { … }
    ///       .jellyRefreshable { try await inbox.load() }
    ///       .onJellyEffect(of: JellyRefreshBody.self) { effect in
    ///         if effect == .armed { sound.play() }
    ///       }
    ///
    /// The closure is called after the update in which the effect happened.
    ///
    /// - Parameters:
    ///   - control: The control of the core that the views show, such as ``/Jelly/JellyBarBody``.
    ///   - action: The closure that gets the effect.
    public nonisolated func onJellyEffect<Control: JellyControl>(
      of control: Control.Type, perform action: @escaping @MainActor (Control.Effect) -> Void
    ) -> some View {
      transformEnvironment(\.jelly.effects) {
        $0.append { if let effect = $0 as? Control.Effect { action(effect) } }
      }
    }

    /// Calls a closure each time a jelly control of a kind in this view has come to rest.
    ///
    ///     JellyShape(isSent ? Mark.check : .arrow)
    ///       .onJellyRest(of: JellyShapeBody.self) { if isSent { dismiss() } }
    ///
    /// Then nothing moves any more; a finger that is still may hold the control. The closure is
    /// also called for another drawing of a shape that is there at once, as with Reduce Motion.
    ///
    /// - Parameters:
    ///   - control: The control of the core that the views show, such as ``/Jelly/JellyShapeBody``.
    ///   - action: The closure.
    public nonisolated func onJellyRest<Control: JellyControl>(
      of control: Control.Type, perform action: @escaping @MainActor () -> Void
    ) -> some View {
      transformEnvironment(\.jelly.rests) {
        $0.append { if $0 == control { action() } }
      }
    }
  }
#endif
