#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  import Jelly
  import SwiftUI

  /// Lets several fingers hold a control at once.
  struct JellyFingers<Control: JellyControl>: ViewModifier where Control.Event: TouchEvent {
    /// The model of the control.
    let model: JellyModel<Control>
    /// A Boolean value that indicates whether the gestures in and around the view get the fingers,
    /// too.
    let isBeside: Bool

    @GestureState private var isHeld = false
    @State private var hand = JellyHand()

    func body(content: Content) -> some View {
      touched(content)
        .onChange(of: isHeld) {
          // A gesture that is taken away ends without its end.
          if !isHeld { releaseTouches() }
        }
        // A view that has disappeared is not updated, and may come back with its state.
        .onDisappear { releaseTouches() }
    }

    @ViewBuilder private func touched(_ content: Content) -> some View {
      let gesture = SpatialEventGesture()
        .updating($isHeld) { _, isHeld, _ in isHeld = true }
        .onChanged { take($0) }
        .onEnded { events in
          take(events)
          releaseTouches()
        }
      if isBeside { content.simultaneousGesture(gesture) } else { content.gesture(gesture) }
    }

    private func take(_ events: SpatialEventCollection) {
      var hand = hand
      // A collection has all fingers, also those that have not moved. Its order is not documented.
      for event in events.sorted(by: { $0.timestamp < $1.timestamp }) {
        let time = hand.time(of: event.timestamp, now: model.clock.now())
        let point = Vector2(event.location)
        switch (event.phase, hand.finger(event.id)) {
        case (.active, nil):
          let name = hand.add(event.id, at: point, time)
          model.lastTouch = point
          model.send(.touchBegan(point, id: name), at: time)
        case (.active, let finger?):
          // One that rests has a sample, too: it has no velocity then.
          guard finger.point != point || finger.time != time else { continue }
          hand.move(event.id, to: point, time)
          model.send(.touchMoved(point, id: finger.name), at: time)
        case (.cancelled, .some):
          hand.remove(event.id)
          model.send(.touchCancelled, at: time)
          for finger in hand.fingers {
            model.send(.touchBegan(finger.point, id: finger.name), at: time)
          }
        case (_, let finger?):
          hand.remove(event.id)
          model.send(.touchEnded(point, id: finger.name), at: time)
        case (_, nil): break
        }
      }
      self.hand = hand
    }

    private func releaseTouches() {
      if !hand.isEmpty { model.send(.touchCancelled) }
      hand = JellyHand()
    }
  }

  /// The fingers that hold a control.
  struct JellyHand {
    /// A finger that is down.
    struct Finger {
      let id: SpatialEventCollection.Event.ID
      /// The number that identifies the finger among the others.
      let name: Int
      var point: Vector2
      /// The time of its last sample, in seconds of the clock of jelly views.
      var time: Double
    }

    /// The fingers that are down, in the order in which they came down.
    private(set) var fingers: [Finger] = []
    /// The gesture's clock; nil before its first event.
    private var times: GestureTimes?

    /// A Boolean value that indicates whether all fingers have left.
    var isEmpty: Bool { fingers.isEmpty }

    /// Returns the finger with an identifier, if it is down.
    func finger(_ id: SpatialEventCollection.Event.ID) -> Finger? {
      fingers.first { $0.id == id }
    }

    /// Returns the time of an event of the gesture, in seconds of the clock of jelly views.
    mutating func time(of timestamp: Double, now: Double) -> Double {
      let times = times ?? GestureTimes(first: timestamp, now: now)
      self.times = times
      return times.time(of: timestamp)
    }

    /// Adds a finger that has come down, and returns the smallest free number for it.
    mutating func add(
      _ id: SpatialEventCollection.Event.ID, at point: Vector2, _ time: Double
    ) -> Int {
      let name = (0...).first { name in !fingers.contains { $0.name == name } } ?? 0
      fingers.append(Finger(id: id, name: name, point: point, time: time))
      return name
    }

    /// Moves a finger.
    mutating func move(
      _ id: SpatialEventCollection.Event.ID, to point: Vector2, _ time: Double
    ) {
      for index in fingers.indices where fingers[index].id == id {
        (fingers[index].point, fingers[index].time) = (point, time)
      }
    }

    /// Removes a finger that has left.
    mutating func remove(_ id: SpatialEventCollection.Event.ID) {
      fingers.removeAll { $0.id == id }
    }
  }

  extension View {
    /// Lets several fingers hold a control at once.
    ///
    /// - Parameters:
    ///   - model: The model of the control.
    ///   - isBeside: Whether the gestures in and around the view get the fingers, too.
    func fingers<Control: JellyControl>(
      hold model: JellyModel<Control>, beside isBeside: Bool = false
    ) -> some View where Control.Event: TouchEvent {
      modifier(JellyFingers(model: model, isBeside: isBeside))
    }
  }
#endif
