package import Jelly

extension JellyRowBody {
  /// Returns whether something of an open row is seen at a time, or can be.
  package func isShown(at time: Double) -> Bool {
    isHeld || openSide != nil || isLeaving || time < restTime || height(at: time) != size.y
  }

  /// Returns the effect of a full swipe for the outermost action of a side.
  ///
  /// - Parameters:
  ///   - isDestructive: Whether the action deletes something; nil if there is none.
  ///   - isAllowed: Whether a full swipe performs it.
  package static func fullSwipe(isDestructive: Bool?, isAllowed: Bool) -> FullSwipe {
    guard let isDestructive, isAllowed else { return .none }
    return isDestructive ? .remove : .perform
  }
}

/// What a trackpad does, which pulls a panel without a finger.
package enum PanelPull {
  /// It has pulled by a way so far, in points.
  case moved(Vector2)
  case ended, cancelled
}

extension JellyRowBody.Event {
  /// Creates the event of a pull.
  package init(_ pull: PanelPull) {
    switch pull {
    case .moved(let way): self = .pullChanged(distance: way.x)
    case .ended: self = .pullEnded
    case .cancelled: self = .pullCancelled
    }
  }
}
