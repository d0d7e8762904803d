#if canImport(UIKit) && !os(watchOS)
  import Jelly

  /// What one finger does, in points of the view that it is told to.
  enum Finger: Equatable {
    /// It has come down.
    case began(Vector2)
    /// It has moved.
    case moved(Vector2)
    /// It has left, there.
    case ended(Vector2)
    /// The system has taken it away.
    case cancelled
  }

  /// What one finger does, and when.
  struct FingerMoment {
    /// What it does.
    let finger: Finger
    /// The number that tells the finger apart from others that are down.
    let name: Int
    /// In the system's seconds.
    let time: Double

    init(_ finger: Finger, by name: Int = 0, at time: Double) {
      self.finger = finger
      self.name = name
      self.time = time
    }
  }

  /// What a finger that pulls a scroll view past its end does, and when.
  struct PullMoment {
    /// The finger.
    let moment: FingerMoment
    /// How far the scroll view has gone since it took hold, in points away from its end.
    let distance: Double

    init(_ finger: Finger, distance: Double, at time: Double) {
      moment = FingerMoment(finger, at: time)
      self.distance = distance
    }
  }

  extension TouchEvent {
    init(_ moment: FingerMoment) {
      self =
        switch moment.finger {
        case .began(let point): .touchBegan(point, finger: moment.name)
        case .moved(let point): .touchMoved(point, finger: moment.name)
        case .ended(let point): .touchEnded(point, finger: moment.name)
        case .cancelled: .touchCancelled
        }
    }
  }
#endif
