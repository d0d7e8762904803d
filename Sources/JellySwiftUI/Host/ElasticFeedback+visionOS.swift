#if canImport(SwiftUI) && os(visionOS)
  import Jelly
  import SwiftUI

  // There are no haptics before visionOS 26.
  extension View {
    /// Plays haptics for the effects of a body.
    func playsHaptics<Elastic: ElasticControl>(
      for model: ElasticModel<Elastic>,
      _ feedback: @escaping @MainActor (Elastic.Effect) -> ElasticFeedback?
    ) -> some View { self }
  }
#endif
