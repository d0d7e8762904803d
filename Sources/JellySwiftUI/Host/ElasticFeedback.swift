#if canImport(SwiftUI) && !os(visionOS)
  import Jelly
  import SwiftUI

  extension View {
    /// Lets a hand feel what a body tells.
    func feels<Elastic: ElasticControl>(
      _ model: ElasticModel<Elastic>,
      _ feedback: @escaping @MainActor (Elastic.Effect) -> ElasticFeedback?
    ) -> some View {
      sensoryFeedback(trigger: model.told.number) { before, _ in
        switch model.told.since(before).compactMap(feedback).last {
        case .impact: .impact
        case .selection: .selection
        case .success: .success
        case .error: .error
        case nil: nil
        }
      }
    }
  }
#endif
