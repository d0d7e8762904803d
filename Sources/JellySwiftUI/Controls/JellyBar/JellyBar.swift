#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// The tuning of a bar, for example `.standard()` or `.classic(.wave)`.
  public typealias JellyBarTuning = Jelly.JellyBar.Tuning
  /// The curve of a bar's free edge.
  public typealias JellyBarEdge = Jelly.JellyBar.Edge
  /// A fact that a bar tells.
  public typealias JellyBarEffect = Jelly.JellyBar.Effect

  /// A bar whose free edge sags under a finger and wobbles home when it is let go.
  ///
  ///     JellyBar(tuning: .liquid(), fill: .tint) {
  ///       Text("Inbox").font(.title2).padding()
  ///     }
  ///
  /// The bar is as large as its content. A scroll view next to the bar can pull it as well:
  ///
  ///     @State private var pull = JellyBarPull()
  ///     …
  ///     JellyBar(pull: pull) { Text("Inbox") }
  ///     ScrollView { … }.jellyBarPull(pull)
  ///
  /// The core has a `JellyBar` as well. A file that imports this module and not `Jelly` never sees
  /// it; one that imports both says `JellySwiftUI.JellyBar` and `Jelly.JellyBar`.
  public struct JellyBar<Content: View>: View {
    private let tuning: JellyBarTuning
    private let edge: Edge
    private let fill: AnyShapeStyle
    private let pull: JellyBarPull?
    private let onEffect: @MainActor (JellyBarEffect) -> Void
    private let content: Content

    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - tuning: The tuning, the curve of the free edge included; a change shows at once.
    ///   - edge: The side of its surroundings that the bar hangs from; its free edge is opposite.
    ///   - fill: What the bar is filled with; the tint by default.
    ///   - pull: The connection by which a scroll view pulls the bar.
    ///   - onEffect: Called when a finger takes hold of the bar, and when it lets go.
    ///   - content: What stands on the bar.
    /// - Precondition: The tuning is sound.
    public init(
      tuning: JellyBarTuning = .standard(), edge: Edge = .top,
      fill: some ShapeStyle = .tint, pull: JellyBarPull? = nil,
      onEffect: @escaping @MainActor (JellyBarEffect) -> Void = { _ in },
      @ViewBuilder content: () -> Content
    ) {
      self.tuning = tuning
      self.edge = edge
      self.fill = AnyShapeStyle(fill)
      self.pull = pull
      self.onEffect = onEffect
      self.content = content()
    }

    /// The content on the bar.
    public var body: some View {
      let side = Side(edge, in: layoutDirection)
      HungBar(
        tuning: tuning, side: side, fill: fill, pull: pull, onEffect: onEffect,
        content: content.reading(layoutDirection)
      )
      .id(side)
      .inScreenCoordinates()
    }
  }

  /// A bar whose side is known.
  private struct HungBar<Content: View>: View {
    let tuning: JellyBarTuning
    let fill: AnyShapeStyle
    let pull: JellyBarPull?
    let onEffect: @MainActor (JellyBarEffect) -> Void
    let content: Content
    @State private var model: ElasticModel<Jelly.JellyBar>

    init(
      tuning: JellyBarTuning, side: Side, fill: AnyShapeStyle, pull: JellyBarPull?,
      onEffect: @escaping @MainActor (JellyBarEffect) -> Void, content: Content
    ) {
      self.tuning = tuning
      self.fill = fill
      self.pull = pull
      self.onEffect = onEffect
      self.content = content
      _model = State(
        initialValue: ElasticModel(Jelly.JellyBar(size: .zero, side: side, tuning: tuning)))
    }

    var body: some View {
      content
        .background {
          ElasticTimeline(model) { PaintedOutline(ElasticShape($0, at: $1), fill) }
            .accessibilityHidden(true)
        }
        .hosts(model, tuning: tuning)
        .contentShape(.rect)
        .fingers(hold: model, areAllHolding: tuning.edge == .soft)
        .feels(model) { $0 == .released ? .impact : nil }
        .onChange(of: pull.map(ObjectIdentifier.init), initial: true) {
          pull?.model = model
        }
        .onChange(of: model.told.number) { before, _ in
          for effect in model.told.since(before) { onEffect(effect) }
        }
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

  // A provider and not the macro, which only Apple's toolchain has.
  struct JellyBar_Previews: PreviewProvider {
    private struct Preview: View {
      @State private var pull = JellyBarPull()

      var body: some View {
        VStack(spacing: 0) {
          JellyBar(pull: pull) {
            Text("Inbox").font(.title2).padding().frame(maxWidth: .infinity)
          }
          .zIndex(1)
          ScrollView { Text("Pull the bar, or the list.").padding() }
            .jellyBarPull(pull)
        }
      }
    }

    static var previews: some View { Preview() }
  }
#endif
