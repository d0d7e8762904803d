#if canImport(SwiftUI) && os(visionOS) && compiler(>=6.2)
  import Jelly
  import SwiftUI

  extension View {
    /// Plays haptics for the effects of a body, which exist from visionOS 26 on.
    @ViewBuilder func playsHaptics<Control: JellyControl>(
      for model: JellyModel<Control>,
      _ moment: @escaping @MainActor (Control.Effect) -> JellyFeedback?
    ) -> some View {
      if #available(visionOS 26, *) {
        modifier(EffectHaptics(model: model, moment: moment))
      } else {
        self
      }
    }
  }
#endif
