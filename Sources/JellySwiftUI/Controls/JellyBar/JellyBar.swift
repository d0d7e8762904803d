#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  /// A bar with an elastic edge, which follows a finger and springs back when the finger lifts.
  ///
  ///     JellyBar {
  ///       Text("Inbox").font(.title2).padding()
  ///     }
  ///     .jellyTuning(.liquid)
  ///
  /// The bar is as large as its content, and a rebound rises no higher than its headroom:
  /// `jellyHeadroom(_:)`. Its fill is the tint, or the style of `backgroundStyle(_:)`. A scroll
  /// view next to the bar can pull it as well:
  ///
  ///     @State private var link = JellyBarLink()
  ///     …
  ///     JellyBar(link: link) { Text("Inbox") }
  ///     ScrollView { … }.jellyBarLink(link)
  public struct JellyBar<Content: View>: View {
    private let edge: Edge
    private let link: JellyBarLink?
    private let content: Content

    @State private var model = JellyModel(JellyBarBody(size: .zero))
    @Environment(\.jelly) private var environment
    @Environment(\.backgroundStyle) private var background
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - edge: The edge from which the bar hangs; its free edge is opposite. A bar that moves
    ///     changes it when it is at rest.
    ///   - link: The link to a scroll view that pulls the bar; nil for none.
    ///   - content: The content of the bar.
    public init(
      edge: Edge = .top, link: JellyBarLink? = nil, @ViewBuilder content: () -> Content
    ) {
      self.edge = edge
      self.link = link
      self.content = content()
    }

    /// The content on the bar.
    public var body: some View {
      content.onOutline(reading: layoutDirection)
        .background {
          JellyTimeline(model) {
            PaintedOutline(fitted: $0, at: $1, background ?? AnyShapeStyle(.tint))
          }
          .accessibilityHidden(true)
        }
        .hosts(model, settings: settings)
        .contentShape(.rect)
        .fingers(hold: model)
        .playsHaptics(for: model) { $0 == .released ? .impact : nil }
        .onChange(of: link.map(ObjectIdentifier.init), initial: true) {
          link?.model = model
        }
        .inScreenCoordinates()
    }

    private var settings: JellyBarBody.Settings {
      var settings = environment.settings(
        of: JellyBarBody.self,
        from: .init(curve: environment.curve, headroom: environment.headroom ?? .infinity))
      settings.edge = RectEdge(edge, in: layoutDirection)
      return settings
    }
  }
#endif
