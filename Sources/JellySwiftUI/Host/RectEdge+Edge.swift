#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import SwiftUI

  extension RectEdge {
    /// Creates the side of the screen at which an edge lies.
    init(_ edge: Edge, in direction: LayoutDirection) {
      let isRightToLeft = direction == .rightToLeft
      self =
        switch edge {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading(isRightToLeft: isRightToLeft)
        case .trailing: .trailing(isRightToLeft: isRightToLeft)
        }
    }
  }
#endif
