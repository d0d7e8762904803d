#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  extension UIView {
    /// The room between the outline of a view and the nearest thing in it, in points; infinite
    /// without any.
    ///
    /// A view that hangs from a side has its outline at the other one.
    /// What goes beyond the outline already does not count, and neither does a thing that covers
    /// it, such as a picture up to the edge.
    func room(at side: Jelly.Side? = nil) -> Double {
      var room = Double.infinity
      forEachThing { thing in
        let box = thing.convert(thing.bounds, to: self)
        for each in side.map({ [$0] }) ?? [.top, .bottom, .left, .right] {
          let free =
            switch each {
            case .top: bounds.maxY - box.maxY
            case .bottom: box.minY - bounds.minY
            case .left: bounds.maxX - box.maxX
            case .right: box.minX - bounds.minX
            }
          if free > (thing is UILabel ? -1 : 1) { room = min(room, max(Double(free), 0)) }
        }
      }
      return room
    }

    /// Calls a function with each visible view in this one that shows something: one with a
    /// background, or one without subviews.
    private func forEachThing(_ body: (UIView) -> Void) {
      for view in subviews where !view.isHidden && view.alpha > 0 && !view.bounds.isEmpty {
        if view is JellyCanvas { continue }
        let isThing = view.subviews.isEmpty || view.backgroundColor != nil
        if isThing { body(view) } else { view.forEachThing(body) }
      }
    }
  }
#endif
