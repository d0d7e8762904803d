#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  import Jelly
  import JellyHosts
  import SwiftUI

  /// A row with actions at one edge.
  ///
  /// A row with actions at both edges is one in the other: only one of them is open.
  struct SwipedRow<Actions: View>: ViewModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions

    @State private var model: JellyModel<JellyRowBody>
    @State private var items: RowItems
    /// Whether a swipe moves the row, and not a finger that has caught it.
    @State private var isSwiping = false
    @ScaledMetric private var dropHeight = JellyRowBody.Settings(fullSwipe: .none).dropHeight
    @Environment(\.jelly) private var environment
    @Environment(\.jellyRows) private var container
    @Environment(\.jellyRow) private var outer
    @Environment(\.backgroundStyle) private var background
    @Environment(\.layoutDirection) private var layoutDirection

    init(edge: HorizontalEdge, allowsFullSwipe: Bool, actions: Actions) {
      (self.edge, self.allowsFullSwipe, self.actions) = (edge, allowsFullSwipe, actions)
      let model = JellyModel(JellyRowBody(size: .zero))
      _model = State(initialValue: model)
      _items = State(initialValue: RowItems(model, at: edge == .trailing ? .trailing : .leading))
    }

    func body(content: Content) -> some View {
      // Before the first event. Nothing observes it.
      model.clock = environment.clock
      items.outer = outer
      outer?.inner = items
      return Group(subviews: actions) { row(content, count: min($0.count, 4)) }
    }

    private func row(_ content: Content, count: Int) -> some View {
      // Nothing observes it.
      items.count = count
      return JellyTimeline(model) { row, time in
        let isCollapsing = row.height(at: time) != row.size.y
        layers(content, of: row, count: count, at: time)
          // What is in the row keeps its height while that of the row goes to 0.
          .frame(height: isCollapsing ? row.size.y : nil)
          .hosts(model, settings: settings(count: count))
          .frame(height: isCollapsing ? row.height(at: time) : nil, alignment: .top)
          // The far end of the row leaves its box.
          .clipShape(Rectangle().inset(by: row.isShown(at: time) ? 0 : -4096))
          .onChange(of: row.isGone(at: time)) { if $1 { model.send(.removed) } }
          .onChange(of: row.isLeaving && row.height(at: time) == 0) { if $1 { items.perform() } }
      }
      .background {
        buttons(0..<count) { RowActionStyle(index: $0, items: items, isShown: false) }
          .accessibilityHidden(true)
      }
      .accessibilityActions { buttons(0..<count) { RowActionStyle(index: $0, items: items) } }
      .rowSwipe(items, isMirrored: layoutDirection == .rightToLeft, isSwiping: $isSwiping)
      .onChange(of: model.control.openSide != nil) { container?.update(items, isOpen: $1) }
      .onChange(of: model.control.isHeld) { if $1 { container?.take(items) } }
      .onChange(of: model.reported.number) { before, _ in
        for effect in model.reported.since(before) { report(effect) }
      }
      // The row is still there after its action.
      .onChange(of: items.performCount) { model.send(.restored()) }
      .onDisappear { items.reset() }
      .escapeKey(when: model.control.openSide != nil) { model.send(.closed()) }
      .accessibilityAction(.escape) { model.send(.closed()) }
      .deletes(items)
      .playsHaptics(for: model) { effect in
        switch effect {
        case .armed: .impact
        case .disarmed: .selection
        default: nil
        }
      }
      .inScreenCoordinates()
    }

    /// The drops, the row over them, and the content.
    private func layers(
      _ content: Content, of row: JellyRowBody, count: Int, at time: Double
    ) -> some View {
      let isShown = row.isShown(at: time)
      let isCatching = !isSwiping && (row.isHeld || row.pose(at: time).isCatching)
      return
        content
        .environment(\.jellyRow, items)
        .onOutline(reading: layoutDirection)
        .overlay {
          if isCatching {
            // A finger that comes down while the row is on its way catches it at once.
            Color.clear.contentShape(.rect).fingers(hold: model)
          } else if row.openSide != nil || container?.isOpen == true {
            Color.clear.contentShape(.rect).onTapGesture(perform: close).accessibilityHidden(true)
          }
        }
        .offset(x: isShown ? row.offset(at: time) : 0)
        .background {
          if isShown {
            drops(of: row, count: count, at: time)
          }
        }
    }

    /// The buttons of the actions, each with a style of its own.
    private func buttons<Indices: RandomAccessCollection<Int>, Style: PrimitiveButtonStyle>(
      _ indices: Indices, style: @escaping (Int) -> Style
    ) -> some View {
      ForEach(indices, id: \.self) { index in
        RowItem(actions: actions, index: index, style: style(index))
          // As the system's actions without a tint of their own.
          .tint(items.isDestructive[index] == true ? .red : .gray)
          .symbolVariant(.fill)
      }
    }

    private func drops(of row: JellyRowBody, count: Int, at time: Double) -> some View {
      let fill = background ?? AnyShapeStyle(.background)
      let all = row.drops(of: row.pose(at: time), at: time)
      let drops = [all.0, all.1, all.2, all.3]
      return ZStack {
        PaintedOutline(DrawnShape { row.draw(.tails, at: time, into: &$0) }, fill)
        buttons((0..<min(count, row.actionCount)).reversed()) { index in
          RowItemStyle(
            row: row, index: index, drop: drops[index], time: time, items: items,
            direction: layoutDirection)
        }
        // The title is for assistive technologies alone.
        .labelStyle(.iconOnly)
        PaintedOutline(DrawnShape { row.draw(.row, at: time, into: &$0) }, fill)
          .allowsHitTesting(false)
      }
      .allowsHitTesting(row.openSide != nil)
      .accessibilityHidden(row.openSide == nil)
    }

    private func close() {
      model.send(.closed())
      container?.close()
    }

    private func report(_ effect: JellyRowBody.Effect) {
      switch effect {
      case .armed: announce("Armed")
      case .performed: items.performFirst()
      case .grabbed, .released, .opened, .closed, .disarmed: break
      }
    }

    private func settings(count: Int) -> JellyRowBody.Settings {
      var widths = SIMD4<Double>()
      for index in 0..<count { widths[index] = max(items.widths[index] ?? 0, dropHeight) }
      var settings = JellyRowBody.Settings(
        trailingWidths: edge == .trailing ? widths : .zero,
        leadingWidths: edge == .leading ? widths : .zero,
        fullSwipe: JellyRowBody.fullSwipe(
          isDestructive: count > 0 ? items.isDestructive[0] : nil, isAllowed: allowsFullSwipe),
        dropHeight: dropHeight)
      settings = environment.settings(of: JellyRowBody.self, from: settings)
      settings.isRightToLeft = settings.isRightToLeft != (layoutDirection == .rightToLeft)
      return settings
    }
  }
#endif
