#if canImport(SwiftUI) && os(tvOS)
  import Jelly
  import SwiftUI

  // Nothing can be touched on a television.
  extension View {
    /// Lets a finger hold a body.
    func drags<Elastic: ElasticControl>(
      _ model: ElasticModel<Elastic>
    ) -> some View where Elastic.Event: TouchEvent { self }

    /// Tells where a finger taps, whatever else it does.
    func taps(perform action: @escaping @MainActor (CGPoint) -> Void) -> some View { self }

    /// Tells where a finger swipes.
    func swipes(
      along axis: Axis, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View { self }
  }
#endif
