#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  /// A moment of an jelly view at which haptics can be played.
  public enum JellyFeedback: Hashable, Sendable {
    /// Two shapes have met, or have parted.
    case impact
    /// Another page or item is selected.
    case selection
    /// Work is done.
    case success
    /// Work has failed, or a text was rejected.
    case error
  }

  extension View {
    /// Switches the haptics of the jelly views inside on or off.
    ///
    /// - Parameter areOn: Whether the views play haptics. Without this modifier they do.
    public nonisolated func jellyHaptics(_ areOn: Bool) -> some View {
      environment(\.jelly.hasHaptics, areOn)
    }
  }
#endif
