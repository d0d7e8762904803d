#if canImport(SwiftUI) && os(visionOS)
  import Jelly
  import SwiftUI

  // There are no haptics before visionOS 26.
  extension View {
    /// Plays haptics for the effects of a body.
    func playsHaptics<Control: JellyControl>(
      for model: JellyModel<Control>,
      _ feedback: @escaping @MainActor (Control.Effect) -> JellyFeedback?
    ) -> some View { self }
  }
#endif
