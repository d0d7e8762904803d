#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  /// A modifier that is created where it is applied, so that code of any isolation can compose it.
  nonisolated struct OnMainActor<Modifier: ViewModifier>: ViewModifier {
    private let create: @MainActor () -> Modifier

    init(_ create: @escaping @MainActor () -> Modifier) { self.create = create }

    @MainActor func body(content: Content) -> some View { content.modifier(create()) }
  }
#endif
