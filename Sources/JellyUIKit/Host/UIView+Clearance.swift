#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  extension UIView {
    /// Returns the clearance between the outline of a view and the nearest content, in points;
    /// infinity without content.
    ///
    /// A view that is fixed to an edge has its outline at the opposite edge. Content that extends
    /// beyond the outline does not count, and neither does content that covers the outline, such as
    /// an image up to the edge.
    func clearance(at side: Jelly.RectEdge? = nil) -> Double {
      var clearance = Double.infinity
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
          if free > (thing is UILabel ? -1 : 1) { clearance = min(clearance, max(Double(free), 0)) }
        }
      }
      return clearance
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
