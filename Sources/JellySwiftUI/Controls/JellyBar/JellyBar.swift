#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// A bar with an elastic edge, which follows a finger and springs home when the finger lets go.
  ///
  ///     JellyBar(tuning: .liquid, fill: .tint) {
  ///       Text("Inbox").font(.title2).padding()
  ///     }
  ///
  /// The bar is as large as its content, and a rebound rises no higher than its headroom. A scroll
  /// view next to the bar can pull it as well:
  ///
  ///     @State private var pull = JellyBarLink()
  ///     …
  ///     JellyBar(pull: pull) { Text("Inbox") }
  ///     ScrollView { … }.jellyBarLink(pull)
  public struct JellyBar<Content: View>: View {
    private let tuning: JellyBarBody.Tuning
    private let curve: JellyBarBody.Edge
    private let edge: Edge
    private let headroom: Double
    private let fill: AnyShapeStyle
    private let pull: JellyBarLink?
    private let content: Content

    @State private var model: JellyModel<JellyBarBody>
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - tuning: The tuning; a change shows at once.
    ///   - curve: The curve of the free edge; a bar that moves changes it when it is at rest.
    ///   - edge: The side from which the bar hangs; its free edge is opposite. A bar that moves
    ///     changes it when it is at rest.
    ///   - headroom: The room between the free edge and what the content shows, in points, such as
    ///     the content's padding: a rebound rises no higher. Nil for a fifth of the bar's height. A
    ///     bar that moves changes it when it is at rest.
    ///   - fill: The fill of the bar; the tint by default.
    ///   - pull: The connection by which a scroll view pulls the bar; nil if none does.
    ///   - content: The content of the bar.
    /// - Precondition: The tuning is sound.
    public init(
      tuning: JellyBarBody.Tuning = .standard, curve: JellyBarBody.Edge = .soft, edge: Edge = .top,
      headroom: Double? = nil, fill: some ShapeStyle = .tint, pull: JellyBarLink? = nil,
      @ViewBuilder content: () -> Content
    ) {
      self.tuning = tuning
      self.curve = curve
      self.edge = edge
      self.headroom = headroom ?? .infinity
      self.fill = AnyShapeStyle(fill)
      self.pull = pull
      self.content = content()
      _model = State(
        initialValue: JellyModel(
          JellyBarBody(
            size: .zero, settings: .init(edge: curve, headroom: self.headroom), tuning: tuning)))
    }

    /// The content on the bar.
    public var body: some View {
      content.reading(layoutDirection)
        .background {
          JellyTimeline(model) { PaintedOutline(fitted: $0, at: $1, fill) }
            .accessibilityHidden(true)
        }
        .hosts(
          model,
          settings: .init(
            edge: curve, side: Side(edge, in: layoutDirection), headroom: headroom),
          tuning: tuning
        )
        .contentShape(.rect)
        .fingers(hold: model)
        .playsHaptics(for: model) { $0 == .released ? .impact : nil }
        .onChange(of: pull.map(ObjectIdentifier.init), initial: true) {
          pull?.model = model
        }
        .inScreenCoordinates()
    }
  }

  extension Side {
    /// The side of the screen that an edge is.
    fileprivate init(_ edge: Edge, in direction: LayoutDirection) {
      let isRightToLeft = direction == .rightToLeft
      self =
        switch edge {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading(isRightToLeft: isRightToLeft)
        case .trailing: .trailing(isRightToLeft: isRightToLeft)
        }
    }
  }
#endif
