#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  import Jelly
  import Observation
  import SwiftUI

  /// The actions of a row, as its buttons report them.
  @MainActor @Observable final class RowItems {
    /// The model of the row.
    @ObservationIgnored let model: JellyModel<JellyRowBody>
    /// The side at which the actions are.
    @ObservationIgnored let side: JellyRowBody.Side
    /// The widths that the labels need, in points, by the index of the action.
    var widths: [Int: Double] = [:]
    /// Whether an action deletes something, by its index; nil for one that is disabled.
    var isDestructive: [Int: Bool] = [:]
    /// The number of times that a row has left and performed its action.
    private(set) var performCount = 0
    /// The number of the actions.
    @ObservationIgnored var count = 0
    /// The functions of the buttons, by the index of the action.
    @ObservationIgnored var triggers: [Int: @MainActor () -> Void] = [:]
    /// The rows around and in this one, with actions at the other edge.
    @ObservationIgnored weak var outer: RowItems?
    @ObservationIgnored weak var inner: RowItems?
    /// The action by which the row leaves.
    @ObservationIgnored private var leavingIndex: Int?

    init(_ model: JellyModel<JellyRowBody>, at side: JellyRowBody.Side) {
      (self.model, self.side) = (model, side)
    }

    /// A Boolean value that indicates whether something of the actions is seen.
    var isShown: Bool {
      model.control.isHeld || model.control.openSide != nil || model.control.isLeaving
        || abs(model.control.extent(at: model.clock.now())) > 0
    }

    /// Returns whether a finger moves the row, by its way so far.
    func begins(by way: Vector2, isMirrored: Bool) -> Bool {
      guard abs(way.x) > abs(way.y), !model.control.isLeaving else { return false }
      if outer?.isShown == true || inner?.isShown == true { return false }
      return isShown || count > 0 && (way.x > 0) == ((side == .trailing) == isMirrored)
    }

    /// Performs an action by a tap, a key or an assistive technology.
    func select(_ index: Int) {
      guard !model.control.isLeaving, let isDestructive = isDestructive[index] else { return }
      guard isDestructive else {
        model.send(.closed())
        triggers[index]?()
        return
      }
      if model.control.shownSide != side { model.send(.opened(side)) }
      leavingIndex = index
      model.send(.dismissed(action: index))
    }

    /// Performs the outermost action after a full swipe.
    func performFirst() {
      if model.control.isLeaving { leavingIndex = 0 } else { triggers[0]?() }
    }

    /// Performs the action of a row that has left.
    func perform() {
      guard let index = leavingIndex else { return }
      leavingIndex = nil
      triggers[index]?()
      performCount += 1
    }

    /// Closes at once; what has been performed is done.
    func reset() {
      model.send(.touchCancelled)
      let index = leavingIndex
      leavingIndex = nil
      model.send(.restored(isAnimated: false))
      model.send(.closed(isAnimated: false))
      if let index { triggers[index]?() }
    }
  }

  /// One action of a row; see ``JellyMenuItem``.
  struct RowItem<Actions: View, Style: PrimitiveButtonStyle>: View {
    /// All actions of the row.
    let actions: Actions
    /// The index of the action that this view shows.
    let index: Int
    let style: Style

    var body: some View {
      Group(subviews: actions) { subviews in
        if index < subviews.count { subviews[index] }
      }
      .buttonStyle(style)
    }
  }

  /// The button style of the actions of a row for assistive technologies and, without a label, for
  /// the row to have their functions also while it is closed.
  struct RowActionStyle: PrimitiveButtonStyle {
    let index: Int
    let items: RowItems
    var isShown = true

    func makeBody(configuration: Configuration) -> some View {
      if isShown {
        Button(role: configuration.role) {
          items.select(index)
        } label: {
          configuration.label
        }
      } else {
        RowAction(
          index: index, items: items, isDestructive: configuration.role == .destructive,
          trigger: { configuration.trigger() })
      }
    }
  }

  private struct RowAction: View {
    let index: Int
    let items: RowItems
    let isDestructive: Bool
    let trigger: @MainActor () -> Void

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      // The latest one counts. Nothing observes it.
      items.triggers[index] = trigger
      return Color.clear.frame(width: 0, height: 0)
        .onChange(of: isEnabled ? isDestructive : nil, initial: true) {
          items.isDestructive[index] = $1
        }
    }
  }

  /// The button style of the actions of a row: a drop with its label, in the row's coordinates.
  struct RowItemStyle: PrimitiveButtonStyle {
    let row: JellyRowBody
    let index: Int
    let drop: JellyRowBody.Drop
    let time: Double
    let items: RowItems
    /// The direction of the label's text.
    let direction: LayoutDirection

    func makeBody(configuration: Configuration) -> some View {
      let (row, index, time) = (row, index, time)
      let outline = DrawnShape { row.draw(.drop(index), at: time, into: &$0) }
      return Button(role: configuration.role) {
        items.select(index)
      } label: {
        PaintedOutline(outline, AnyShapeStyle(.tint))
          .overlay {
            configuration.label
              .foregroundStyle(.white)
              .onOutline(reading: direction)
              .fixedSize()
              .onGeometryChange(for: Double.self) {
                $0.size.width
              } action: {
                items.widths[index] = $0 + 2 * row.settings.innerMargin
              }
              .scaleEffect(drop.scale)
              .opacity(drop.opacity)
              .position(x: drop.center.x, y: drop.center.y)
          }
          .touchShape(outline)
      }
      .buttonStyle(.plain)
    }
  }
#endif
