#if canImport(SwiftUI) && !os(watchOS) && !os(visionOS)
  import Jelly
  import SwiftUI

  extension View {
    /// Plays haptics for the effects of a body.
    func playsHaptics<Control: JellyControl>(
      for model: JellyModel<Control>,
      _ moment: @escaping @MainActor (Control.Effect) -> JellyFeedback?
    ) -> some View {
      modifier(EffectHaptics(model: model, moment: moment))
    }
  }
#endif
