// Beside events and outlines hosts need these: the space for a drawer, and its detents in order.
extension JellyDrawerBody {
  /// Returns the greatest length of a drawer that shows some of what is below, in points.
  ///
  /// - Parameters:
  ///   - container: The length of the container.
  ///   - covered: The length of the part at its far end that the system's bars cover.
  package static func maximumLength(in container: Double, covered: Double) -> Double {
    max(container - covered - clearance, 0)
  }

  /// The greatest width of a drawer from the top or the bottom, in points: that of Material's
  /// bottom sheet.
  package static var maximumWidth: Double { 640 }

  /// The distance of the largest drawer from the far end, in points.
  ///
  /// It leaves a part of the page to see and to press.
  private static var clearance: Double { 10 }

  /// A Boolean value that indicates whether the backdrop is dimmed when all has come to rest.
  package var isModal: Bool { selectedDetent != nil && dimming(at: restTime) > 0 }

  /// The index of the smallest detent.
  package var smallestDetent: Int { layout.nearestDetent(to: 0) }

  /// The place of a detent among the lengths that differ, the shortest first: that of a grabber
  /// which a person moves by steps.
  package func stop(ofDetent index: Int) -> Int {
    let layout = layout
    return layout.stop(ofDetent: layout.index(nearestTo: index))
  }

  /// The length of the selected detent as a share of the container's; 0 without either.
  package var selectedShare: Double {
    let layout = layout
    guard let selectedDetent, layout.container > 0 else { return 0 }
    return layout.lengths[selectedDetent] / layout.container
  }

  /// Returns the index of the detent that is one longer, or one shorter, than the selected one.
  ///
  /// - Parameter step: 1 or −1, which end at the largest and the smallest; 0 for one longer, and
  ///   for the smallest after the largest.
  package func detent(after step: Int) -> Int? {
    let layout = layout
    guard let selectedDetent else { return nil }
    let length = layout.lengths[selectedDetent]
    var (next, distance) = (selectedDetent, Double.infinity)
    for index in 0..<layout.count {
      let way = (layout.lengths[index] - length) * (step < 0 ? -1 : 1)
      if way > 0, way < distance { (next, distance) = (index, way) }
    }
    return step == 0 && next == selectedDetent ? smallestDetent : next
  }
}
