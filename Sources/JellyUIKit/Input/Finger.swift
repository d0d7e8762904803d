#if canImport(UIKit) && !os(watchOS)
  import Jelly

  /// A change of one finger, whose place is in the coordinates of a view.
  enum Finger: Equatable {
    /// The finger has come down, at this point.
    case began(Vector2)
    /// The finger has moved, to this point.
    case moved(Vector2)
    /// The finger has left, at this point.
    case ended(Vector2)
    /// The system has taken the finger away.
    case cancelled
  }

  /// A change of one finger, and its time.
  struct FingerMoment {
    /// The change.
    let finger: Finger
    /// The identifier of the touch.
    let name: Int
    /// The time, in the system's seconds.
    let time: Double

    init(_ finger: Finger, by name: Int = 0, at time: Double) {
      self.finger = finger
      self.name = name
      self.time = time
    }
  }

  /// A change of a finger that pulls a scroll view past its end, and its time.
  struct PullMoment {
    /// The change of the finger, and its time.
    let moment: FingerMoment
    /// The distance by which the finger has pulled the scroll view out, in points.
    let distance: Double

    init(_ finger: Finger, distance: Double, at time: Double) {
      moment = FingerMoment(finger, at: time)
      self.distance = distance
    }
  }

  extension JellyHost where Body.Event: TouchEvent {
    /// Lets the body handle what fingers have done, and draws once.
    func send(_ moments: [FingerMoment]) {
      send(moments.map { ($0.event(as: Body.Event.self), $0.time) })
    }
  }

  extension FingerMoment {
    /// Returns the event of a control that reports the change.
    func event<Event: TouchEvent>(as type: Event.Type) -> Event {
      switch finger {
      case .began(let point): .touchBegan(point, id: name)
      case .moved(let point): .touchMoved(point, id: name)
      case .ended(let point): .touchEnded(point, id: name)
      case .cancelled: .touchCancelled
      }
    }
  }
#endif
