#if canImport(SwiftUI) && !os(visionOS)
  import Jelly
  public import SwiftUI

  extension View {
    /// Chooses the haptics of the elastic views inside.
    ///
    ///     list.elasticHaptics { moment in
    ///       moment == .impact ? .impact(weight: .heavy, intensity: 0.6) : nil
    ///     }
    ///
    /// - Parameter feedback: A closure that returns the system's feedback for a moment; nil for
    ///   none.
    public func elasticHaptics(
      _ feedback: @escaping @Sendable (ElasticFeedback) -> SensoryFeedback?
    ) -> some View {
      environment(\.elasticHaptics, ElasticHaptics(feedback: feedback))
    }

    /// Plays haptics for the effects of a body.
    func playsHaptics<Elastic: ElasticControl>(
      for model: ElasticModel<Elastic>,
      _ moment: @escaping @MainActor (Elastic.Effect) -> ElasticFeedback?
    ) -> some View {
      modifier(EffectHaptics(model: model, moment: moment))
    }
  }

  /// The system's feedback for each moment of an elastic view.
  struct ElasticHaptics: Sendable {
    let feedback: @Sendable (ElasticFeedback) -> SensoryFeedback?

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

  private struct EffectHaptics<Elastic: ElasticControl>: ViewModifier {
    let model: ElasticModel<Elastic>
    let moment: @MainActor (Elastic.Effect) -> ElasticFeedback?

    @Environment(\.elastic.hasHaptics) private var isOn
    @Environment(\.elasticHaptics) private var haptics
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
      content.sensoryFeedback(trigger: model.reported.number) { before, _ in
        // A disabled view plays no haptics.
        guard isOn, isEnabled else { return nil }
        return model.reported.since(before).compactMap(moment).last.flatMap(haptics.feedback)
      }
    }
  }

  extension EnvironmentValues {
    /// The haptics of elastic views.
    var elasticHaptics: ElasticHaptics {
      get { self[ElasticHapticsChoiceKey.self] }
      set { self[ElasticHapticsChoiceKey.self] = newValue }
    }
  }

  private struct ElasticHapticsChoiceKey: EnvironmentKey {
    static var defaultValue: ElasticHaptics { .standard }
  }
#endif
