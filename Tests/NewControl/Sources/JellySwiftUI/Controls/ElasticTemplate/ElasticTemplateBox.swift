#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// The tuning of a pill, for example `.standard`.
  public typealias ElasticTemplateTuning = ElasticTemplate.Tuning

  /// Any content in a pill that swells when it is tapped.
  ///
  ///     ElasticTemplateBox { Text("Tap me").padding() }
  public struct ElasticTemplateBox<Content: View>: View {
    private let tuning: ElasticTemplateTuning
    private let content: Content

    @State private var model: ElasticModel<ElasticTemplate>

    /// Creates a pill.
    ///
    /// - Parameters:
    ///   - tuning: The tuning; a change counts from the next tap on.
    ///   - content: What is in the pill, which is as large.
    /// - Precondition: The tuning is sound.
    public init(
      tuning: ElasticTemplateTuning = .standard, @ViewBuilder content: () -> Content
    ) {
      self.tuning = tuning
      self.content = content()
      _model = State(initialValue: ElasticModel(ElasticTemplate(size: .zero, tuning: tuning)))
    }

    /// The content in its pill.
    public var body: some View {
      ElasticTimeline(model) { elastic, time in
        content.background {
          PaintedOutline(ElasticShape(elastic, at: time), AnyShapeStyle(.quaternary))
            .accessibilityHidden(true)
        }
      }
      .hosts(model, tuning: tuning)
      .contentShape(.rect)
      .taps { _ in
        model.send(.pressed)
        model.send(.released)
      }
    }
  }
#endif
