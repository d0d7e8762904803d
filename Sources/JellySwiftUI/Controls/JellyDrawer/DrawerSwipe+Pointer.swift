#if canImport(SwiftUI) && (os(macOS) || os(visionOS))
  import Jelly
  import SwiftUI

  extension View {
    /// Lets a pointer, or a hand, move the panel of a drawer.
    func drawerSwipe(
      _ model: JellyModel<JellyDrawerBody>, isSwiping: Binding<Bool>
    ) -> some View {
      modifier(DrawerDrag(model: model, isSwiping: isSwiping))
    }
  }

  private struct DrawerDrag: ViewModifier {
    let model: JellyModel<JellyDrawerBody>
    @Binding var isSwiping: Bool

    @GestureState private var isHeld = false
    @State private var times: GestureTimes?

    func body(content: Content) -> some View {
      content
        .gesture(
          DragGesture()
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
              let point = Vector2(value.location)
              let isNew = times == nil
              let time = time(of: value)
              isSwiping = true
              model.send(isNew ? .touchBegan(point) : .touchMoved(point), at: time)
            }
            .onEnded { value in
              model.send(.touchEnded(Vector2(value.location)), at: time(of: value))
            }
        )
        .onChange(of: isHeld) { if !isHeld { release() } }
        .onDisappear { release() }
    }

    private func time(of value: DragGesture.Value) -> Double {
      let timestamp = value.time.timeIntervalSinceReferenceDate
      let times = times ?? GestureTimes(first: timestamp, now: model.clock.now())
      self.times = times
      return times.time(of: timestamp)
    }

    /// A drag that is taken away ends without its end.
    private func release() {
      model.send(.touchCancelled)
      (times, isSwiping) = (nil, false)
    }
  }
#endif
