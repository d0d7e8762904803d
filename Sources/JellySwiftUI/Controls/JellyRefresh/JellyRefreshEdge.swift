#if canImport(SwiftUI)
  import Jelly
  import SwiftUI

  /// The edge over a list that is pulled, with its loader.
  struct JellyRefreshEdge: View {
    /// The body.
    let model: JellyModel<JellyRefreshBody>
    /// The fill of the edge.
    let fill: AnyShapeStyle
    /// The style of the loader's line.
    let loader: AnyShapeStyle
    /// Whether a refresh is shown.
    @Binding var isRefreshing: Bool

    @ScaledMetric private var diameter = JellyRefreshBody.loaderDiameter

    var body: some View {
      JellyTimeline(model) { jelly, time in
        let isShown = jelly.phase(at: time) == .refreshing
        PaintedOutline(JellyOutlineShape(jelly, at: time), fill)
          .accessibilityHidden(true)
          .overlay {
            Circle()
              .trim(from: 0, to: jelly.loaderArc(at: time))
              .stroke(loader, style: Self.stroke)
              .rotationEffect(.radians(jelly.loaderTurn(at: time)))
              .frame(width: diameter, height: diameter)
              .opacity(jelly.loaderOpacity(at: time))
              .offset(y: jelly.loaderPlace(at: time).y - jelly.size.y / 2)
              .accessibilityElement()
              .accessibilityLabel(Text(verbatim: localized("Refreshing")))
              .accessibilityHidden(!isShown)
          }
          .onChange(of: isShown, initial: true) { isRefreshing = isShown }
      }
      .allowsHitTesting(false)
    }

    private static var stroke: StrokeStyle {
      StrokeStyle(lineWidth: JellyRefreshBody.loaderLineWidth, lineCap: .round)
    }
  }
#endif
