#if canImport(SwiftUI)
  public import SwiftUI

  /// What a hand may feel of an elastic view.
  public enum ElasticFeedback: Hashable, Sendable {
    /// Two things have met, or have parted.
    case impact
    /// Another page or item is selected.
    case selection
    /// Work is done.
    case success
    /// Work, or what was typed in, has failed.
    case error
  }

  extension View {
    /// Switches the haptics of the elastic views inside on or off.
    ///
    /// - Parameter areOn: Whether they can be felt; they can, unless a view around says otherwise.
    public func elasticHaptics(_ areOn: Bool) -> some View {
      environment(\.hasElasticHaptics, areOn)
    }
  }

  extension EnvironmentValues {
    /// Whether elastic views can be felt.
    var hasElasticHaptics: Bool {
      get { self[ElasticHapticsKey.self] }
      set { self[ElasticHapticsKey.self] = newValue }
    }
  }

  private struct ElasticHapticsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
#endif
