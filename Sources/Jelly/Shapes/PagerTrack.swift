/// The track that a pager's ball runs on: a line with a dot for every page, part of it colored.
///
///     ╭─╮     ╭─╮     ╭─╮     ╭─╮
///     │0├─────┤1├─────┤2├─────┤3│        spacing = (W − d)/(n − 1)
///     ╰─╯     ╰─╯     ╰─╯     ╰─╯
///     |-d-|
///
/// Dots get smaller where the gap between them would be less than half of a dot. Where they would
/// be hardly thicker than the line, they are not drawn; their places stay. A single page has its
/// dot in the middle, and no line.
package struct PagerTrack: Equatable, Sendable {
  /// Width and height, in points.
  package let size: Vector2
  /// The number of pages.
  package let pages: Int
  /// The diameter of a dot if there is enough space for it, in points: 10 in T2.
  package let dotDiameter: Double
  /// The thickness of the line, in points: 2 in T2.
  package let lineWidth: Double
  /// The axis along which the dots lie.
  package let axis: JellyAxis
  /// A Boolean value that indicates whether the first page is at the far end: on the right, or at
  /// the bottom.
  package let isMirrored: Bool

  /// Creates a track.
  package init(
    size: Vector2, pages: Int, dotDiameter: Double = 10, lineWidth: Double = 2,
    axis: JellyAxis = .horizontal, isMirrored: Bool = false
  ) {
    self.size = size
    self.pages = pages
    self.dotDiameter = dotDiameter
    self.lineWidth = lineWidth
    self.axis = axis
    self.isMirrored = isMirrored
  }

  /// The length from the first dot's center to the last one's, in points.
  package var length: Double {
    pages > 1 ? max(axis.along(size).x - dotDiameter, 0) : 0
  }

  /// The distance from one dot's center to the next one's, in points; 0 with fewer than two pages.
  package var spacing: Double { pages > 1 ? length / Double(pages - 1) : 0 }

  /// The diameter with which dots are drawn, in points; 0 if they are not drawn.
  package var drawnDotDiameter: Double {
    guard pages > 1 else { return Double(pages) * dotDiameter }
    let diameter = min(dotDiameter, Self.density * spacing)
    return diameter >= Self.legibility * lineWidth ? diameter : 0
  }

  /// The point that lies `distance` points from the first dot's center along the line.
  package func point(at distance: Double) -> Vector2 {
    let size = axis.along(size)
    let start = pages > 1 ? min(dotDiameter, size.x) / 2 : size.x / 2
    return placed(Vector2(start + distance, size.y / 2))
  }

  /// The center of a page's dot, counted from 0.
  ///
  /// An index outside of the pages counts as the nearest page.
  package func place(ofPage page: Int) -> Vector2 {
    point(at: Double(min(max(page, 0), max(pages - 1, 0))) * spacing)
  }

  /// The page whose dot is nearest to a point; 0 without pages.
  package func page(at point: Vector2) -> Int {
    guard spacing > 0 else { return 0 }
    let distance = unplaced(point).x - unplaced(self.point(at: 0)).x
    let page = Elementary.floor(distance / spacing + 0.5)
    return Int(min(max(page, 0), Double(pages - 1)))
  }

  /// Draws the line and all dots.
  ///
  /// - Parameters:
  ///   - path: The path to draw into.
  ///   - hasDot: Whether a page, counted from 0, has a dot; a host may show a picture instead.
  package func draw(
    into path: inout some PathBuilder, where hasDot: (Int) -> Bool = { _ in true }
  ) {
    draw(upTo: length, into: &path, where: hasDot)
  }

  /// Draws the colored part: the line up to `length`, and the dots that it has reached.
  ///
  /// - Parameters:
  ///   - length: The length of the colored part, in points from the first dot's center.
  ///   - path: The path to draw into.
  ///   - hasDot: Whether a page, counted from 0, has a dot.
  package func draw(
    upTo length: Double, into path: inout some PathBuilder,
    where hasDot: (Int) -> Bool = { _ in true }
  ) {
    if length > 0 {
      let across = axis.along(Vector2(0, lineWidth / 2))
      let (start, end) = (point(at: 0), point(at: length))
      path.move(to: start - across)
      path.addLine(to: end - across)
      path.addLine(to: end + across)
      path.addLine(to: start + across)
      path.closeSubpath()
    }
    let diameter = drawnDotDiameter
    guard diameter > 0 else { return }
    for page in 0..<pages {
      let distance = Double(page) * spacing
      guard distance <= length + Self.dotTolerance else { return }
      guard hasDot(page) else { continue }
      Disc(center: point(at: distance), radius: diameter / 2).draw(into: &path)
    }
  }

  /// A point of a row that runs to the right, in the control's coordinates.
  func placed(_ point: Vector2) -> Vector2 { axis.along(mirrored(point)) }

  /// A point of the control, in the coordinates of a row that runs to the right.
  private func unplaced(_ point: Vector2) -> Vector2 { mirrored(axis.along(point)) }

  /// A point of a row, seen from the row's other end where the first page is there.
  private func mirrored(_ point: Vector2) -> Vector2 {
    isMirrored ? Vector2(axis.along(size).x - point.x, point.y) : point
  }

  /// The largest diameter of a dot, as a share of the spacing.
  ///
  /// With 30 pages on 300 pt twice as much is a chain of dots that touch, and half as much a line
  /// without dots.
  private static var density: Double { 2.0 / 3 }

  /// The least diameter of a dot that looks different from the line, in line widths; smaller ones
  /// look like a fault of the line.
  private static var legibility: Double { 2 }

  /// The distance from a dot's center at which the line counts as having reached it, in points:
  /// T2's.
  static var dotTolerance: Double { 0.1 }
}
