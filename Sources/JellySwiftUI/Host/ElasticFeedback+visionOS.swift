#if canImport(SwiftUI) && os(visionOS)
  import Jelly
  import SwiftUI

  // Nothing can be felt before visionOS 26.
  extension View {
    /// Lets a hand feel what a body tells.
    func feels<Elastic: ElasticControl>(
      _ model: ElasticModel<Elastic>,
      _ feedback: @escaping @MainActor (Elastic.Effect) -> ElasticFeedback?
    ) -> some View { self }
  }
#endif
