#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import SwiftUI

  /// The edge over a list that is pulled, with its spinner.
  struct JellyRefreshEdge: View {
    /// The model of the control.
    let model: JellyModel<JellyRefreshBody>
    /// A Boolean value that indicates whether a refresh is shown.
    @Binding var isRefreshing: Bool

    @Environment(\.backgroundStyle) private var background

    @ScaledMetric private var diameter = JellyRefreshBody.spinnerDiameter

    var body: some View {
      JellyTimeline(model) { refresh, time in
        let isShown = refresh.phase(at: time) == .refreshing
        PaintedOutline(
          JellyOutlineShape(refresh, at: time), background ?? AnyShapeStyle(.tint)
        )
        .accessibilityHidden(true)
        .overlay {
          Circle()
            .trim(from: 0, to: refresh.spinnerStrokeEnd(at: time))
            .stroke(
              background == nil ? AnyShapeStyle(.background) : AnyShapeStyle(.foreground),
              style: Self.stroke
            )
            .rotationEffect(.radians(refresh.spinnerRotation(at: time)))
            .frame(width: diameter, height: diameter)
            .opacity(refresh.spinnerOpacity(at: time))
            .offset(y: refresh.spinnerCenter(at: time).y - refresh.size.y / 2)
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: localized("Refreshing")))
            .accessibilityHidden(!isShown)
        }
        .onChange(of: isShown, initial: true) { isRefreshing = isShown }
      }
      .allowsHitTesting(false)
    }

    private static var stroke: StrokeStyle {
      StrokeStyle(lineWidth: JellyRefreshBody.spinnerLineWidth, lineCap: .round)
    }
  }
#endif
