#if canImport(SwiftUI) && os(visionOS) && compiler(<6.2)
  import Jelly
  import SwiftUI

  extension View {
    /// Returns the view as it is: the SDK does not have haptics.
    func playsHaptics<Control: JellyControl>(
      for model: JellyModel<Control>,
      _ moment: @escaping @MainActor (Control.Effect) -> JellyFeedback?
    ) -> some View { self }
  }
#endif
