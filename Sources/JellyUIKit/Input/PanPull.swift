#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Jelly
  import UIKit

  /// Reports what the finger of a pan recognizer does, from when the recognizer has begun until it
  /// ends.
  @MainActor
  final class PanPull {
    private weak var recognizer: UIPanGestureRecognizer?
    private weak var view: UIView?
    private let report: (FingerMoment) -> Void
    private var target: AnyObject?
    private lazy var link = FrameLink { [weak self] in self?.look(at: $0) }
    private var place: Vector2?

    /// Begins to report.
    ///
    /// - Parameters:
    ///   - recognizer: A recognizer that has begun.
    ///   - view: The view in whose coordinates the finger's place is reported.
    ///   - report: The closure that receives what the finger does; it must not retain the view.
    init(
      of recognizer: UIPanGestureRecognizer, in view: UIView,
      report: @escaping (FingerMoment) -> Void
    ) {
      (self.recognizer, self.view, self.report) = (recognizer, view, report)
      target = recognizer.calling { [weak self] in self?.look(at: CACurrentMediaTime()) }
      link.run()
      look(at: CACurrentMediaTime())
    }

    /// Stops reporting, without an end of the finger.
    func stop() {
      target = nil
      link.stop()
    }

    private func look(at time: Double) {
      guard let recognizer, let view else { return link.stop() }
      let isPanning = recognizer.state == .began || recognizer.state == .changed
      guard isPanning else {
        link.stop()
        // A pan that has ended does not have a place.
        if let place {
          let isEnded = recognizer.state == .ended
          report(FingerMoment(isEnded ? .ended(place) : .cancelled, at: time))
        }
        place = nil
        return
      }
      let now = Vector2(recognizer.location(in: view))
      guard now != place else { return }
      let isNew = place == nil
      place = now
      report(FingerMoment(isNew ? .began(now) : .moved(now), at: time))
    }
  }
#endif
