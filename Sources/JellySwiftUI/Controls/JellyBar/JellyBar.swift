#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// The tuning of a bar, for example `.standard()` or `.classic(.wave)`.
  public typealias JellyBarTuning = Jelly.JellyBar.Tuning
  /// The curve of a bar's free edge.
  public typealias JellyBarEdge = Jelly.JellyBar.Edge
  /// An effect of a bar: a finger takes hold of the edge, or lets it go.
  public typealias JellyBarEffect = Jelly.JellyBar.Effect

  /// A bar with an elastic edge, which follows a finger and springs home when the finger lets go.
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
  /// The core also has a `JellyBar`. A file that imports both modules must write
  /// `JellySwiftUI.JellyBar` and `Jelly.JellyBar`. Most files need only this module.
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
    ///   - tuning: The tuning, which includes the curve of the free edge; a change shows at once.
    ///   - edge: The side from which the bar hangs; its free edge is opposite.
    ///   - fill: The fill of the bar; the tint by default.
    ///   - pull: The connection by which a scroll view pulls the bar; nil if none does.
    ///   - onEffect: A closure that is called when a finger takes hold of the edge, and when it
    ///     lets go.
    ///   - content: The content of the bar.
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
