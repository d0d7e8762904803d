#if canImport(SwiftUI) && !os(tvOS)
  import Jelly
  import SwiftUI

  /// Lets a finger hold a body.
  struct ElasticDrag<Elastic: ElasticBody>: ViewModifier where Elastic.Event: TouchedEvent {
    /// The body.
    let model: ElasticModel<Elastic>
    /// Hears what it tells.
    let tell: @MainActor (Elastic.Effect) -> Void

    @GestureState private var isHeld = false
    @State private var hasBegun = false

    func body(content: Content) -> some View {
      content
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
              if hasBegun { return send(.touchMoved(Vector2(value.location)), at: value.time) }
              hasBegun = true
              send(.touchBegan(Vector2(value.startLocation)), at: value.time)
              if value.location != value.startLocation {
                send(.touchMoved(Vector2(value.location)), at: value.time)
              }
            }
            .onEnded { value in
              hasBegun = false
              send(.touchEnded(Vector2(value.location)), at: value.time)
            }
        )
        .onChange(of: isHeld) {
          // A gesture that is taken away ends without its end.
          guard !isHeld, hasBegun else { return }
          hasBegun = false
          send(.touchCancelled)
        }
    }

    private func send(_ event: Elastic.Event, at date: Date? = nil) {
      if let effect = model.send(event, at: date) { tell(effect) }
    }
  }

  extension View {
    /// Lets a finger hold a body, and hears what it tells.
    func drags<Elastic: ElasticBody>(
      _ model: ElasticModel<Elastic>, tell: @escaping @MainActor (Elastic.Effect) -> Void
    ) -> some View where Elastic.Event: TouchedEvent {
      modifier(ElasticDrag(model: model, tell: tell))
    }

    /// Tells where a finger taps, whatever else it does.
    func taps(perform action: @escaping @MainActor (CGPoint) -> Void) -> some View {
      simultaneousGesture(SpatialTapGesture().onEnded { action($0.location) })
    }

    /// Tells where a finger swipes.
    func swipes(perform action: @escaping @MainActor (CGPoint, Date) -> Void) -> some View {
      gesture(DragGesture().onChanged { action($0.location, $0.time) })
    }
  }
#endif
