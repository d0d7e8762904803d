#if canImport(SwiftUI) && os(tvOS)
  import Jelly
  import SwiftUI

  // Nothing can be touched on a television.
  extension View {
    /// Lets a finger hold a body, and hears what it tells.
    func drags<Elastic: ElasticBody>(
      _ model: ElasticModel<Elastic>, tell: @escaping @MainActor (Elastic.Effect) -> Void
    ) -> some View where Elastic.Event: TouchedEvent { self }

    /// Tells where a finger taps, whatever else it does.
    func taps(perform action: @escaping @MainActor (CGPoint) -> Void) -> some View { self }

    /// Tells where a finger swipes.
    func swipes(perform action: @escaping @MainActor (CGPoint, Date) -> Void) -> some View { self }
  }
#endif
