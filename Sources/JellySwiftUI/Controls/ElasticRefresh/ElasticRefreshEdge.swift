#if canImport(SwiftUI)
  import Jelly
  import SwiftUI

  /// The edge over a list that is pulled, with its loader.
  struct ElasticRefreshEdge: View {
    /// The body.
    let model: ElasticModel<ElasticRefreshBody>
    /// The fill of the edge.
    let fill: AnyShapeStyle
    /// The style of the loader's line.
    let loader: AnyShapeStyle
    /// Whether a refresh is shown.
    @Binding var isRefreshing: Bool

    @ScaledMetric private var diameter = ElasticRefreshBody.loaderDiameter

    var body: some View {
      ElasticTimeline(model) { elastic, time in
        let isShown = elastic.phase(at: time) == .refreshing
        PaintedOutline(ElasticShape(elastic, at: time), fill)
          .accessibilityHidden(true)
          .overlay {
            Circle()
              .trim(from: 0, to: elastic.loaderArc(at: time))
              .stroke(loader, style: Self.stroke)
              .rotationEffect(.radians(elastic.loaderTurn(at: time)))
              .frame(width: diameter, height: diameter)
              .opacity(elastic.loaderOpacity(at: time))
              .offset(y: elastic.loaderPlace(at: time).y - elastic.size.y / 2)
              .accessibilityElement()
              .accessibilityLabel(Text(verbatim: localized("Refreshing")))
              .accessibilityHidden(!isShown)
          }
          .onChange(of: isShown, initial: true) { isRefreshing = isShown }
      }
      .allowsHitTesting(false)
    }

    private static var stroke: StrokeStyle {
      StrokeStyle(lineWidth: ElasticRefreshBody.loaderLineWidth, lineCap: .round)
    }
  }
#endif
