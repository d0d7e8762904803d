import Jelly

extension TouchEvent {
  /// Makes the touch event with a number: 0 to 2 for a finger that comes down, moves or leaves, 3
  /// for all fingers that the system takes away; nil for another number.
  init?(number: Int32, at point: Vector2, finger: Double) {
    let finger = Int(truncatingIfNeeded: Int64(finger))
    switch number {
    case 0: self = .touchBegan(point, finger: finger)
    case 1: self = .touchMoved(point, finger: finger)
    case 2: self = .touchEnded(point, finger: finger)
    case 3: self = .touchCancelled
    default: return nil
    }
  }
}
