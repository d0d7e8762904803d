#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The scroll view around rows, or the view that they are in: at most one of them is open.
  ///
  /// Scrolling closes that row, and so does a finger that comes down elsewhere. A tap does nothing
  /// else.
  @MainActor
  final class RowScroller: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    private(set) weak var view: UIView?
    private weak var row: JellyRowInteraction?
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private var tapTarget: AnyObject?
    private var observation: NSKeyValueObservation?

    /// Returns the one around a row; nil for a row without a superview.
    static func around(_ row: UIView) -> RowScroller? {
      guard let view = list(around: row) ?? row.superview else { return nil }
      if let own = view.interactions.lazy.compactMap({ $0 as? RowScroller }).first { return own }
      let own = RowScroller()
      view.addInteraction(own)
      return own
    }

    /// Returns whether the list around a row is being scrolled, or still moves.
    static func isMoving(around row: UIView) -> Bool {
      list(around: row).map { $0.isDragging || $0.isDecelerating } ?? false
    }

    private static func list(around row: UIView) -> UIScrollView? {
      sequence(first: row, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }
        .first
    }

    /// A row is opened; another one that is open closes.
    func take(_ row: JellyRowInteraction) {
      if self.row !== row { self.row?.close() }
      self.row = row
    }

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) {
      self.view = view
      guard let view else { return }
      tap.delegate = self
      view.addGestureRecognizer(tap)
      tapTarget = tap.calling { [weak self] in
        if self?.tap.state == .ended { self?.row?.close() }
      }
      observation = (view as? UIScrollView)?.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.closeIfOpen() }
      }
    }

    private func closeIfOpen() {
      if row?.openSide != nil { row?.close() }
    }

    /// Gets the touches beside the buttons of an open row.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      guard let row, row.openSide != nil, let stage = row.stage else { return false }
      let touched = touch.view
      if touched?.isDescendant(of: stage) == true { return false }
      if row.view.map({ touched?.isDescendant(of: $0) == true }) != true { row.close() }
      return true
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool {
      false
    }
  }
#endif
