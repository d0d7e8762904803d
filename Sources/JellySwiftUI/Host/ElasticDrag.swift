#if canImport(SwiftUI) && !os(tvOS)
  import Jelly
  import SwiftUI

  /// Lets a finger hold a body.
  struct ElasticDrag<Elastic: ElasticControl>: ViewModifier where Elastic.Event: TouchEvent {
    /// The body.
    let model: ElasticModel<Elastic>

    @GestureState private var isHeld = false
    /// The gesture's clock; nil while no finger is down.
    @State private var times: GestureTimes?

    func body(content: Content) -> some View {
      content
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
              if let times {
                model.send(
                  .touchMoved(Vector2(value.location), finger: 0), at: times.time(of: value.time))
                return
              }
              let times = GestureTimes(first: value.time, now: model.clock.now())
              self.times = times
              let time = times.time(of: value.time)
              model.send(.touchBegan(Vector2(value.startLocation), finger: 0), at: time)
              if value.location != value.startLocation {
                model.send(.touchMoved(Vector2(value.location), finger: 0), at: time)
              }
            }
            .onEnded { value in
              model.send(
                .touchEnded(Vector2(value.location), finger: 0), at: times?.time(of: value.time))
              times = nil
            }
        )
        .onChange(of: isHeld) {
          // If the system takes a gesture away, `onEnded` is not called.
          guard !isHeld, times != nil else { return }
          times = nil
          model.send(.touchCancelled)
        }
    }
  }

  extension View {
    /// Lets a finger hold a body.
    func drags<Elastic: ElasticControl>(
      _ model: ElasticModel<Elastic>
    ) -> some View where Elastic.Event: TouchEvent {
      modifier(ElasticDrag(model: model))
    }

    /// Calls a closure with the place of each tap, beside all other gestures.
    func taps(perform action: @escaping @MainActor (CGPoint) -> Void) -> some View {
      simultaneousGesture(SpatialTapGesture().onEnded { action($0.location) })
    }

    /// Does nothing, because these systems have no remote.
    func remotePress(perform action: @escaping @MainActor () -> Void) -> some View { self }

    /// Does nothing, because these systems have no remote.
    func remotePages(
      along axis: Axis, isRightToLeft: Bool, perform action: @escaping @MainActor (Int) -> Void
    ) -> some View { self }
  }
#endif
