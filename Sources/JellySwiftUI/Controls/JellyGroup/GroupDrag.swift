#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  import Jelly
  import SwiftUI

  /// Lets a finger drag a body of a group out of its place.
  private struct GroupDrag: ViewModifier {
    /// The number of the body; nil before it has a place.
    let number: Int?
    let group: JellyGroupLink

    /// A finger that drags.
    private struct Drag {
      let number: Int
      /// The center of the body from the finger, in points.
      let offset: Vector2
      let times: GestureTimes
      /// The last place of the body's center, in points of the group.
      var place: Vector2

      /// Returns the time of a value, in seconds of the clock of jelly views.
      func time(of value: DragGesture.Value) -> Double {
        times.time(of: value.time.timeIntervalSinceReferenceDate)
      }
    }

    @GestureState private var isHeld = false
    @State private var drag: Drag?

    func body(content: Content) -> some View {
      content
        // A finger on a button that drags does not press it, and one that taps does.
        .highPriorityGesture(
          DragGesture(coordinateSpace: .jellyGroup)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { move($0) }
            .onEnded { release(at: $0) },
          isEnabled: group.allowsDragging
        )
        // A drag that is taken away ends without its end.
        .onChange(of: isHeld) { if !isHeld { release() } }
        .onChange(of: group.allowsDragging) { if !group.allowsDragging { release() } }
        .onDisappear { release() }
    }

    /// The finger is reported as if it held the center of the body: where it is now may be over
    /// another one.
    private func move(_ value: DragGesture.Value) {
      let model = group.model
      if var drag {
        drag.place = Vector2(value.location) + drag.offset
        self.drag = drag
        model.send(.touchMoved(drag.place, id: drag.number), at: drag.time(of: value))
        return
      }
      let now = model.clock.now()
      guard let number, let center = model.control.box(of: number, at: now)?.center else { return }
      let drag = Drag(
        number: number, offset: center - Vector2(value.location),
        times: GestureTimes(first: value.time.timeIntervalSinceReferenceDate, now: now),
        place: center)
      self.drag = drag
      model.send(.touchBegan(center, id: number), at: drag.time(of: value))
    }

    /// The finger has left, or was taken away if the value is nil: to cancel one of several
    /// fingers would cancel all, so it ends where it was.
    private func release(at value: DragGesture.Value? = nil) {
      guard let drag else { return }
      self.drag = nil
      let place = value.map { Vector2($0.location) + drag.offset } ?? drag.place
      let time = value.map { drag.time(of: $0) } ?? group.model.clock.now()
      group.model.send(.touchEnded(place, id: drag.number), at: time)
    }
  }

  extension View {
    /// Lets a finger drag this view, which is a body of a group, if the group allows it.
    func dragged(_ number: Int?, in group: JellyGroupLink) -> some View {
      modifier(GroupDrag(number: number, group: group))
    }
  }
#endif
