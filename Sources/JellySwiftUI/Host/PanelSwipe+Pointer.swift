#if canImport(SwiftUI) && (os(macOS) || os(visionOS))
  import Jelly
  import SwiftUI

  /// Lets a pointer, or a hand, move a panel, such as that of a drawer or a row.
  struct PanelDrag<Control: JellyControl>: ViewModifier where Control.Event: TouchEvent {
    /// The model of the control.
    let model: JellyModel<Control>
    /// Returns whether a pointer moves the panel, by its way so far.
    let begins: @MainActor (_ way: Vector2) -> Bool
    /// Called with whether a pointer moves the panel.
    var holds: @MainActor (Bool) -> Void = { _ in }

    @GestureState private var isHeld = false
    @State private var times: GestureTimes?

    func body(content: Content) -> some View {
      content
        .gesture(
          DragGesture()
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
              let (point, isNew) = (Vector2(value.location), times == nil)
              guard !isNew || begins(point - Vector2(value.startLocation)) else { return }
              let time = time(of: value)
              holds(true)
              model.send(isNew ? .touchBegan(point, id: 0) : .touchMoved(point, id: 0), at: time)
            }
            .onEnded { value in
              guard times != nil else { return }
              model.send(.touchEnded(Vector2(value.location), id: 0), at: time(of: value))
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
      if times != nil { model.send(.touchCancelled) }
      times = nil
      holds(false)
    }
  }
#endif
