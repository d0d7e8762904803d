#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// The fingers that touch a view, each with an identifier while it is down.
  @MainActor
  struct TouchingFingers {
    /// A finger that is down.
    private struct Down {
      let touch: UITouch
      let name: Int
    }

    private var down: [Down] = []

    /// A Boolean value that indicates whether no finger is down.
    var isEmpty: Bool { down.isEmpty }

    /// Removes all fingers.
    ///
    /// UIKit sends no end for them after this.
    mutating func reset() -> [FingerMoment] {
      defer { down = [] }
      return down.isEmpty ? [] : [FingerMoment(.cancelled, at: CACurrentMediaTime())]
    }

    /// Fingers have come down.
    mutating func began(_ touches: Set<UITouch>, in view: UIView) -> [FingerMoment] {
      touches.inOrder.map { touch in
        let name = (0...).first { name in !down.contains { $0.name == name } } ?? 0
        down.append(Down(touch: touch, name: name))
        return FingerMoment(.began(touch.place(in: view)), by: name, at: touch.timestamp)
      }
    }

    /// Fingers have moved; all samples count, also those between two frames.
    func moved(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> [FingerMoment] {
      let moments = down.filter { touches.contains($0.touch) }.flatMap { finger in
        (event?.coalescedTouches(for: finger.touch) ?? [finger.touch]).map {
          FingerMoment(.moved($0.place(in: view)), by: finger.name, at: $0.timestamp)
        }
      }
      return moments.sorted { $0.time < $1.time }
    }

    /// Fingers have left.
    mutating func ended(_ touches: Set<UITouch>, in view: UIView) -> [FingerMoment] {
      let gone = down.filter { touches.contains($0.touch) }
      down.removeAll { touches.contains($0.touch) }
      return gone.map {
        FingerMoment(.ended($0.touch.place(in: view)), by: $0.name, at: $0.touch.timestamp)
      }
    }

    /// The system has taken fingers away; those that are still down come down again.
    mutating func cancelled(_ touches: Set<UITouch>, in view: UIView) -> [FingerMoment] {
      guard let time = down.last(where: { touches.contains($0.touch) })?.touch.timestamp else {
        return []
      }
      down.removeAll { touches.contains($0.touch) }
      return [FingerMoment(.cancelled, at: time)]
        + down.map { FingerMoment(.began($0.touch.place(in: view)), by: $0.name, at: time) }
    }
  }

  extension Set<UITouch> {
    /// The touches as they happened; at one time, from left to right.
    @MainActor fileprivate var inOrder: [UITouch] {
      sorted {
        ($0.timestamp, $0.location(in: nil).x) < ($1.timestamp, $1.location(in: nil).x)
      }
    }
  }

  extension UITouch {
    /// The place of the touch in a view, in its points.
    fileprivate func place(in view: UIView) -> Vector2 { Vector2(location(in: view)) }
  }
#endif
