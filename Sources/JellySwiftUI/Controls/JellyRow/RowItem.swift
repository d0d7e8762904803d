#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  import Jelly
  import Observation
  import SwiftUI

  /// The actions of a row, as its buttons report them.
  @MainActor @Observable final class RowItems {
    /// The model of the row.
    @ObservationIgnored let model: JellyModel<JellyRowBody>
    /// The widths that the labels need, in points, by the index of the action.
    var widths: [Int: Double] = [:]
    /// Whether an action deletes something, by its index.
    var isDestructive: [Int: Bool] = [:]
    /// The number of times that a row has left and performed its action.
    private(set) var performCount = 0
    /// The functions of the buttons, by the index of the action.
    @ObservationIgnored var triggers: [Int: @MainActor () -> Void] = [:]
    /// The rows around and in this one, with actions at the other edge.
    @ObservationIgnored weak var outer: RowItems?
    @ObservationIgnored weak var inner: RowItems?
    /// The action by which the row leaves.
    @ObservationIgnored private var leavingIndex: Int?

    init(_ model: JellyModel<JellyRowBody>) { self.model = model }

    /// A Boolean value that indicates whether something of the actions is seen.
    var isShown: Bool {
      model.control.isHeld || model.control.openSide != nil || model.control.isLeaving
        || abs(model.control.extent(at: model.clock.now())) > 0
    }

    /// Performs an action by a tap or a key.
    func select(_ index: Int) {
      guard !model.control.isLeaving else { return }
      if isDestructive[index] == true {
        leavingIndex = index
        model.send(.dismissed(action: index))
      } else {
        model.send(.closed())
        triggers[index]?()
      }
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
  struct RowItem<Actions: View>: View {
    /// All actions of the row.
    let actions: Actions
    /// The index of the action that this view shows.
    let index: Int
    let style: RowItemStyle

    var body: some View {
      Group(subviews: actions) { subviews in
        if index < subviews.count { subviews[index] }
      }
      .buttonStyle(style)
      // The title is for assistive technologies alone.
      .labelStyle(.iconOnly)
      // As the system's actions without a tint.
      .tint(.gray)
    }
  }

  /// The button style of the actions of a row: a drop with its label, in the row's coordinates.
  struct RowItemStyle: PrimitiveButtonStyle {
    let row: JellyRowBody
    let index: Int
    let drop: JellyRowBody.Drop
    let time: Double
    let items: RowItems
    /// The space at each side of the label, in points.
    let padding: Double
    /// The direction of the label's text.
    let direction: LayoutDirection

    func makeBody(configuration: Configuration) -> some View {
      let isDestructive = configuration.role == .destructive
      // The latest one counts. Nothing observes it.
      items.triggers[index] = { configuration.trigger() }
      let (row, index, time) = (row, index, time)
      let outline = DrawnShape { row.draw(.drop(index), at: time, into: &$0) }
      return Button(role: configuration.role) {
        items.select(index)
      } label: {
        PaintedOutline(outline, isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
          .overlay {
            configuration.label
              .foregroundStyle(.white)
              .onOutline(reading: direction)
              .fixedSize()
              .onGeometryChange(for: Double.self) {
                $0.size.width
              } action: {
                items.widths[index] = $0 + 2 * padding
              }
              .scaleEffect(drop.scale)
              .opacity(drop.opacity)
              .position(x: drop.center.x, y: drop.center.y)
          }
          .touchShape(outline)
      }
      .buttonStyle(.plain)
      .onChange(of: isDestructive, initial: true) { items.isDestructive[index] = $1 }
    }
  }
#endif
