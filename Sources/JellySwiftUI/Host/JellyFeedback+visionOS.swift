#if canImport(SwiftUI) && os(visionOS)
  import Jelly
  import SwiftUI

  // Haptics exist from visionOS 26 on.
  extension View {
    /// Plays haptics for the effects of a body.
    func playsHaptics<Control: JellyControl>(
      for model: JellyModel<Control>,
      _ feedback: @escaping @MainActor (Control.Effect) -> JellyFeedback?
    ) -> some View { self }
  }
#endif
