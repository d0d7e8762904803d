#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Jelly
  import UIKit

  /// Keeps a list in its place while UIKit adds the inset of its refresh control, or removes it.
  ///
  /// UIKit can change the inset during a touch or in the middle of a bounce, and can move the list
  /// at the same time. Apple does not document when and by which distance. So the list is in one of
  /// three states:
  ///
  ///     free ──a finger pulls──▸ held ──it lifts──▸ free
  ///       └──UIKit changes its inset, without a finger──▸ returning ──end, or a finger──▸ free
  ///
  /// While it is held, the list's own inset subtracts the inset that UIKit adds. While it returns,
  /// only a spring of the core sets its offset in each frame.
  @MainActor
  final class RefreshInset {
    /// A Boolean value that indicates whether UIKit refreshes now.
    var isRefreshing: () -> Bool = { false }
    /// Called when the finger has left the list that ``waitForFinger()`` has waited for.
    var onFree: () -> Void = {}

    private weak var scrollView: UIScrollView?
    private var observation: NSKeyValueObservation?
    private lazy var link = FrameLink { [weak self] in self?.tick(at: $0) }
    private var state = State.free
    /// The part of UIKit's inset that the list's own inset has subtracted, in points.
    private var lent = 0.0
    /// The end of the content until UIKit has removed that inset.
    private var awaited: Double?
    private var isWaiting = false
    /// A Boolean value that indicates whether it moves the list itself just now.
    private var isBusy = false

    private enum State {
      /// UIKit alone moves the list.
      case free
      /// A finger holds it past its end.
      case held(Hold)
      /// The list returns to the end of its content, or stays at a position within its content.
      case returning(MonotonicMotion, isAtEnd: Bool)
    }

    private struct Hold {
      /// The end of the content, in points out of the top.
      let end: Double
      /// The distance of the list out of the top, in points.
      var place: Double
      /// The distance that the finger has moved down, in points.
      var distance: Double
    }

    /// Looks after another list.
    func follow(_ scrollView: UIScrollView?) {
      guard scrollView !== self.scrollView else { return }
      leave()
      self.scrollView = scrollView
      observation = scrollView?.observe(\.contentOffset, options: .old) { [weak self] _, change in
        let old = change.oldValue
        MainActor.assumeIsolated { self?.listMoved(from: old) }
      }
    }

    /// Leaves the list to UIKit.
    func leave() {
      link.stop()
      isWaiting = false
      state = .free
      busy { giveBack() }
    }

    /// A finger has begun to pull the list past its end.
    func hold() {
      guard let scrollView else { return }
      state = .held(
        Hold(
          end: scrollView.end(on: .top), place: scrollView.offset(outOf: .top),
          distance: scrollView.pannedDistance))
      link.run()
    }

    /// Leaves the list to UIKit if the finger has let it go.
    func release() { if case .held = state, !isPanned { state = .free } }

    /// A Boolean value that indicates whether the list's inset still subtracts an inset that UIKit
    /// has added during a touch.
    var owes: Bool {
      if case .returning = state { false } else { lent != 0 }
    }

    /// Subtracts the inset that UIKit has added during the touch.
    func mend() {
      guard case .held(let hold) = state, isRefreshing(), let scrollView else { return }
      let growth = scrollView.end(on: .top) - hold.end
      guard growth != 0 else { return }
      busy {
        let offset = scrollView.contentOffset
        lent += growth
        scrollView.contentInset.top -= growth
        if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
      }
    }

    /// Lets UIKit add its inset, or remove it, without a finger; then the list returns.
    ///
    /// - Parameters:
    ///   - isKept: True if UIKit keeps its inset from now on.
    ///   - spring: The spring that returns the list.
    ///   - change: The closure that asks UIKit for the change.
    func change(isKept: Bool, by spring: DampedSpring, _ change: () -> Void) {
      guard let scrollView else { return change() }
      let place = self.place ?? scrollView.offset(outOf: .top)
      let end = scrollView.end(on: .top)
      let isAtEnd = MonotonicMotion.isOut(place, of: end, pixel: scrollView.pixel)
      busy {
        if isKept { giveBack() }
        change()
        if lent != 0 { awaited = end }
        giveBackIfDue()
        scrollView.show(place)
      }
      guard scrollView.window != nil else {
        // Nobody sees the list, so nothing has to run.
        leave()
        return scrollView.show(min(place, scrollView.end(on: .top)))
      }
      if case .returning = state { return }
      // UIKit may be late, so the next frame looks where the list has to go.
      go(to: place, from: place, velocity: 0, by: spring, isAtEnd: isAtEnd)
    }

    /// Calls ``onFree`` when no finger moves the list any more.
    func waitForFinger() {
      release()
      isWaiting = true
      link.run()
    }

    /// A Boolean value that indicates whether a finger pans the list.
    var isPanned: Bool {
      guard let scrollView, scrollView.window != nil else { return false }
      return scrollView.isPanned
    }

    /// A Boolean value that indicates whether a finger pans the list, or the list still runs out
    /// within its content.
    var isMoved: Bool {
      guard let scrollView else { return false }
      let isWithin = scrollView.offset(outOf: .top) < scrollView.end(on: .top)
      return isPanned || isWithin && scrollView.isDecelerating || mayRunOn
    }

    /// A Boolean value that indicates whether a finger has just left the list within its content,
    /// in the place that it had before UIKit added its inset.
    ///
    /// UIKit can report the end of the touch before it reports that the list decelerates.
    private var mayRunOn: Bool {
      guard case .held = state, lent != 0, let scrollView else { return false }
      return scrollView.offset(outOf: .top) < scrollView.end(on: .top)
    }

    private func giveBack() {
      scrollView?.contentInset.top += lent
      lent = 0
      awaited = nil
    }

    /// Restores the list's own inset once UIKit has removed its own: the end of the content stays.
    private func giveBackIfDue() {
      if let awaited, scrollView?.end(on: .top) != awaited { giveBack() }
    }

    /// The place where the list is shown, in points out of its top; nil if UIKit decides.
    private var place: Double? {
      switch state {
      case .free: nil
      case .held(let hold): hold.place
      case .returning(let motion, _): motion.place(at: CACurrentMediaTime())
      }
    }

    private func go(
      to end: Double, from place: Double, velocity: Double, by spring: DampedSpring, isAtEnd: Bool
    ) {
      guard let scrollView else { return }
      state = .returning(
        MonotonicMotion(
          from: place, velocity: velocity, to: end, by: spring, at: CACurrentMediaTime(),
          pixel: scrollView.pixel), isAtEnd: isAtEnd)
      link.run()
    }

    private func tick(at time: Double) {
      if isWaiting, !isMoved {
        isWaiting = false
        onFree()
      }
      mend()
      if case .returning(let motion, let isAtEnd) = state {
        move(along: motion, isAtEnd, at: max(time, motion.startTime))
      }
      if case .free = state, !isWaiting { link.stop() }
    }

    private func move(along motion: MonotonicMotion, _ isAtEnd: Bool, at time: Double) {
      guard let scrollView, !isPanned else {
        state = .free
        return
      }
      let place = motion.place(at: time)
      busy {
        giveBackIfDue()
        scrollView.show(place)
      }
      guard time > motion.startTime else { return }
      let end = scrollView.end(on: .top)
      if isAtEnd || place > end, end != motion.end {
        go(
          to: end, from: place, velocity: motion.velocity(at: time), by: motion.spring,
          isAtEnd: true)
      } else if motion.hasArrived(at: time), awaited == nil {
        state = .free
      }
    }

    /// Takes the list back to where it was if it was not the finger that moved it.
    private func listMoved(from old: CGPoint?) {
      guard !isBusy, let scrollView else { return }
      switch state {
      case .free: break
      case .held(var hold):
        // A change within another one is reported first, and then the outer one again.
        guard isPanned, scrollView.offset(outOf: .top) != hold.place else { break }
        mend()
        let distance = scrollView.pannedDistance
        // The list never goes further than the finger.
        if lent != 0, let old,
          abs(scrollView.contentOffset.y - old.y) > abs(distance - hold.distance)
        {
          busy { scrollView.contentOffset = old }
        }
        hold.place = scrollView.offset(outOf: .top)
        hold.distance = distance
        state = .held(hold)
      case .returning(let motion, let isAtEnd):
        move(along: motion, isAtEnd, at: max(CACurrentMediaTime(), motion.startTime))
      }
    }

    private func busy(_ action: () -> Void) {
      let wasBusy = isBusy
      isBusy = true
      action()
      isBusy = wasBusy
    }
  }

  extension UIScrollView {
    /// The size of a pixel, in points: smaller distances cannot be seen.
    fileprivate var pixel: Double { 1 / max(Double(traitCollection.displayScale), 1) }

    /// The distance that the panning finger has moved down, in points.
    fileprivate var pannedDistance: Double { Double(panGestureRecognizer.translation(in: self).y) }

    /// Sets the list's overscroll, in points.
    ///
    /// Assigning the same offset again also stops a bounce.
    fileprivate func show(_ offset: Double) { contentOffset.y = -offset }
  }
#endif
