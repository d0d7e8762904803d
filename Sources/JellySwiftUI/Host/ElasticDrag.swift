#if canImport(SwiftUI) && !os(tvOS)
  import Jelly
  import SwiftUI

  /// Lets a finger hold a body.
  struct ElasticDrag<Elastic: ElasticControl>: ViewModifier where Elastic.Event: TouchEvent {
    /// The body.
    let model: ElasticModel<Elastic>

    @GestureState private var isHeld = false
    @State private var hasBegun = false

    func body(content: Content) -> some View {
      content
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
              if hasBegun {
                model.send(.touchMoved(Vector2(value.location)), at: value.time)
                return
              }
              hasBegun = true
              model.send(.touchBegan(Vector2(value.startLocation)), at: value.time)
              if value.location != value.startLocation {
                model.send(.touchMoved(Vector2(value.location)), at: value.time)
              }
            }
            .onEnded { value in
              hasBegun = false
              model.send(.touchEnded(Vector2(value.location)), at: value.time)
            }
        )
        .onChange(of: isHeld) {
          // A gesture that is taken away ends without its end.
          guard !isHeld, hasBegun else { return }
          hasBegun = false
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
