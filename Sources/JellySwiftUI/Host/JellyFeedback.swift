#if canImport(SwiftUI) && !os(watchOS) && (!os(visionOS) || compiler(>=6.2))
  import Jelly
  public import SwiftUI

  extension View {
    /// Chooses the haptics of the jelly views inside.
    ///
    ///     list.jellyHaptics { moment in
    ///       moment == .impact ? .impact(weight: .heavy, intensity: 0.6) : nil
    ///     }
    ///
    /// - Parameter feedback: A closure that returns the system's feedback for a moment; nil for
    ///   none.
    @available(visionOS 26, *)
    public nonisolated func jellyHaptics(
      _ feedback: @escaping @Sendable (JellyFeedback) -> SensoryFeedback?
    ) -> some View {
      environment(\.jellyHaptics, JellyHaptics(feedback: feedback))
    }
  }

  /// The system's feedback for each moment of an elastic view.
  @available(visionOS 26, *)
  struct JellyHaptics: Sendable {
    let feedback: @Sendable (JellyFeedback) -> SensoryFeedback?

    /// The system's feedback of the same name.
    static let standard = Self { moment in
      switch moment {
      case .impact: .impact
      case .selection: .selection
      case .success: .success
      case .error: .error
      }
    }
  }

  /// A modifier that plays haptics for the effects of a body.
  @available(visionOS 26, *)
  struct EffectHaptics<Control: JellyControl>: ViewModifier {
    let model: JellyModel<Control>
    let moment: @MainActor (Control.Effect) -> JellyFeedback?

    @Environment(\.jelly.hasHaptics) private var isOn
    @Environment(\.jellyHaptics) private var haptics
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      content.sensoryFeedback(trigger: model.reported.number) { before, _ in
        // A disabled view plays no haptics.
        guard isOn, isEnabled else { return nil }
        return model.reported.since(before).compactMap(moment).last.flatMap(haptics.feedback)
      }
    }
  }

  @available(visionOS 26, *)
  extension EnvironmentValues {
    /// The haptics of jelly views.
    var jellyHaptics: JellyHaptics {
      get { self[JellyHapticsChoiceKey.self] }
      set { self[JellyHapticsChoiceKey.self] = newValue }
    }
  }

  @available(visionOS 26, *)
  private struct JellyHapticsChoiceKey: EnvironmentKey {
    static var defaultValue: JellyHaptics { .standard }
  }
#endif
