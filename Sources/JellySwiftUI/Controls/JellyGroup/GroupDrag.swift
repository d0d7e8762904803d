#if canImport(SwiftUI) && !os(tvOS)
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
            .onEnded { value in
              move(value)
              release(at: drag?.times.time(of: value.time.timeIntervalSinceReferenceDate))
            },
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
      let (model, timestamp) = (group.model, value.time.timeIntervalSinceReferenceDate)
      if var drag {
        drag.place = Vector2(value.location) + drag.offset
        self.drag = drag
        model.send(
          .touchMoved(drag.place, id: drag.number), at: drag.times.time(of: timestamp))
        return
      }
      let now = model.clock.now()
      guard let number, let center = model.control.box(of: number, at: now)?.center else { return }
      let times = GestureTimes(first: timestamp, now: now)
      drag = Drag(
        number: number, offset: center - Vector2(value.location), times: times, place: center)
      model.send(.touchBegan(center, id: number), at: times.time(of: timestamp))
    }

    /// To cancel one of several fingers would cancel all, so it ends.
    private func release(at time: Double? = nil) {
      guard let drag else { return }
      self.drag = nil
      group.model.send(
        .touchEnded(drag.place, id: drag.number), at: time ?? group.model.clock.now())
    }
  }

  extension View {
    /// Lets a finger drag this view, which is a body of a group, if the group allows it.
    func dragged(_ number: Int?, in group: JellyGroupLink) -> some View {
      modifier(GroupDrag(number: number, group: group))
    }
  }
#endif
