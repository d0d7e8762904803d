#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Jelly
  import UIKit

  /// Lets fingers drag the subviews of a group, each by a pan recognizer of its own.
  @MainActor
  final class GroupDrags: NSObject, UIGestureRecognizerDelegate {
    /// A Boolean value that indicates whether fingers drag at all.
    var isEnabled = false {
      didSet {
        guard isEnabled != oldValue else { return }
        if isEnabled { group?.setNeedsLayout() } else { forgetAll() }
      }
    }
    private weak var group: UIView?
    private let report: ([FingerMoment]) -> Void
    /// The subviews that can be dragged, by the numbers of their bodies.
    private var drags: [Int: Drag] = [:]

    /// A subview that can be dragged.
    @MainActor
    private final class Drag {
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      var target: AnyObject?
      /// The recognizer of the finger; nil while there is none.
      var pull: PanPull?
      /// The center of the subview from the finger, in points.
      var offset = Vector2.zero
      /// The last place of the center, in points of the group; nil without a finger.
      var place: Vector2?
    }

    /// Creates the drags of a group.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - report: The closure that receives what the fingers do, each of which has the number of
    ///     the body that it drags.
    init(in group: UIView, report: @escaping ([FingerMoment]) -> Void) {
      (self.group, self.report) = (group, report)
    }

    /// Lets fingers drag these subviews, in addition to those before.
    func follow(_ children: [(number: Int, view: UIView)]) {
      guard isEnabled else { return }
      for (number, view) in children where drags[number] == nil {
        let drag = Drag()
        drag.pan.maximumNumberOfTouches = 1
        drag.pan.delegate = self
        drag.target = drag.pan.calling { [weak self] in self?.begin(number) }
        view.addGestureRecognizer(drag.pan)
        drags[number] = drag
      }
    }

    /// A body has been removed, which a finger may still drag.
    func forget(_ number: Int) {
      guard let drag = drags.removeValue(forKey: number) else { return }
      drag.pull?.stop()
      drag.pan.view?.removeGestureRecognizer(drag.pan)
    }

    /// Takes all fingers away.
    func reset() {
      let isHeld = drags.values.contains { $0.place != nil }
      for drag in drags.values {
        drag.pull?.stop()
        (drag.pull, drag.place) = (nil, nil)
      }
      if isHeld { report([FingerMoment(.cancelled, at: CACurrentMediaTime())]) }
    }

    private func forgetAll() {
      reset()
      for number in drags.keys { forget(number) }
    }

    private func begin(_ number: Int) {
      guard let group, let drag = drags[number], drag.pan.state == .began else { return }
      drag.pull = PanPull(of: drag.pan, in: group) { [weak self] in self?.pass($0, of: number) }
    }

    private func pass(_ moment: FingerMoment, of number: Int) {
      guard let drag = drags[number] else { return }
      var finger = moment.finger
      var others: [FingerMoment] = []
      switch finger {
      case .began(let place):
        // As if it held the center of the subview: at first it may be over another one already.
        let center = drag.pan.view.map { view in
          Vector2(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: group))
        }
        drag.offset = (center ?? place) - place
        drag.place = place + drag.offset
        finger = .began(place + drag.offset)
      case .moved(let place):
        drag.place = place + drag.offset
        finger = .moved(place + drag.offset)
      case .ended(let place):
        drag.place = nil
        finger = .ended(place + drag.offset)
      case .cancelled:
        drag.place = nil
        // All fingers are taken away by it; those that are still down come down again.
        for (name, other) in drags.sorted(by: { $0.key < $1.key }) {
          guard let place = other.place else { continue }
          others.append(FingerMoment(.began(place), by: name, at: moment.time))
        }
      }
      report([FingerMoment(finger, by: number, at: moment.time)] + others)
    }

    /// Lets the list around the group wait: a finger on a subview drags it.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard let group, let list = otherGestureRecognizer.view else { return false }
      return list !== group && group.isDescendant(of: list)
    }
  }

  extension JellyGroupView {
    /// A Boolean value that indicates whether fingers can drag the subviews out of their places;
    /// false by default.
    ///
    /// A subview goes back to its place when its finger leaves.
    @IBInspectable public var allowsDragging: Bool {
      get { drags.isEnabled }
      set { drags.isEnabled = newValue }
    }
  }
#endif
