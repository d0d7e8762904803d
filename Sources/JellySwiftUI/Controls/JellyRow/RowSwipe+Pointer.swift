#if canImport(SwiftUI) && (os(macOS) || os(visionOS))
  import Jelly
  import SwiftUI

  extension View {
    /// Lets a pointer, or a hand, swipe a row.
    func rowSwipe(_ items: RowItems, edge: HorizontalEdge, isMirrored: Bool) -> some View {
      let direction = (edge == .trailing) == isMirrored ? 1.0 : -1
      return modifier(RowDrag(items: items, direction: direction))
    }
  }

  private struct RowDrag: ViewModifier {
    let items: RowItems
    let direction: Double

    @GestureState private var isHeld = false
    @State private var times: GestureTimes?

    func body(content: Content) -> some View {
      content
        .gesture(
          DragGesture()
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
              let way = Vector2(value.location) - Vector2(value.startLocation)
              guard times != nil || begins(by: way) else { return }
              let isNew = times == nil
              let time = time(of: value)
              let point = Vector2(value.location)
              items.model.send(isNew ? .touchBegan(point) : .touchMoved(point), at: time)
            }
            .onEnded { value in
              guard times != nil else { return }
              items.model.send(.touchEnded(Vector2(value.location)), at: time(of: value))
            }
        )
        .onChange(of: isHeld) { if !isHeld { release() } }
        .onDisappear { release() }
    }

    private func begins(by way: Vector2) -> Bool {
      guard abs(way.x) > abs(way.y), !items.model.control.isLeaving else { return false }
      if items.outer?.isShown == true || items.inner?.isShown == true { return false }
      return items.isShown || way.x * direction > 0
    }

    private func time(of value: DragGesture.Value) -> Double {
      let timestamp = value.time.timeIntervalSinceReferenceDate
      let times = times ?? GestureTimes(first: timestamp, now: items.model.clock.now())
      self.times = times
      return times.time(of: timestamp)
    }

    /// A drag that is taken away ends without its end.
    private func release() {
      if times != nil { items.model.send(.touchCancelled) }
      times = nil
    }
  }
#endif
