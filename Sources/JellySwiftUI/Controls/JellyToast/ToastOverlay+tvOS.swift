#if canImport(SwiftUI) && os(tvOS)
  import SwiftUI

  /// Whether toasts have buttons: the focus would have to leave what a person does.
  let showsToastActions = false

  extension View {
    /// Returns the view as it is: a television does not have a pointer.
    func pausesToasts(_ action: @escaping (Bool) -> Void) -> some View { self }
  }
#endif
