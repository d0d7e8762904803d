#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// Makes one finger of all that touch a view: the one that came last leads, and when it leaves
  /// while another is still down, that one takes over.
  @MainActor
  struct LeadingTouch {
    private var down: [UITouch] = []

    /// All fingers are gone, as the system's have: nobody will say so any more.
    mutating func reset() -> [FingerMoment] {
      defer { down = [] }
      return down.isEmpty ? [] : [FingerMoment(.cancelled, at: CACurrentMediaTime())]
    }

    /// Fingers have come down.
    mutating func began(_ touches: Set<UITouch>, in view: UIView) -> [FingerMoment] {
      down += touches
      return touches.map { FingerMoment(.began($0.place(in: view)), at: $0.timestamp) }
    }

    /// Fingers have moved; all samples of the leading one count, also those between two frames.
    func moved(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> [FingerMoment] {
      guard let leader = down.last, touches.contains(leader) else { return [] }
      let samples = event?.coalescedTouches(for: leader) ?? [leader]
      return samples.map { FingerMoment(.moved($0.place(in: view)), at: $0.timestamp) }
    }

    /// Fingers have left.
    mutating func ended(_ touches: Set<UITouch>, in view: UIView) -> [FingerMoment] {
      leave(touches, in: view) { .ended($0.place(in: view)) }
    }

    /// The system has taken fingers away.
    mutating func cancelled(_ touches: Set<UITouch>, in view: UIView) -> [FingerMoment] {
      leave(touches, in: view) { _ in .cancelled }
    }

    private mutating func leave(
      _ touches: Set<UITouch>, in view: UIView, last: (UITouch) -> Finger
    ) -> [FingerMoment] {
      guard let leader = down.last else { return [] }
      down.removeAll(where: touches.contains)
      guard touches.contains(leader) else { return [] }
      let next = down.last.map { Finger.began($0.place(in: view)) }
      return [FingerMoment(next ?? last(leader), at: leader.timestamp)]
    }
  }

  extension UITouch {
    /// Where it is, in a view's points.
    fileprivate func place(in view: UIView) -> Vector2 { Vector2(location(in: view)) }
  }
#endif
