/// The symbol on a menu's button: a plus, which a menu turns by an eighth so that it is a cross.
///
/// It lies around the origin. A host strokes it with ``lineWidth`` and round ends.
package struct MenuCross: Sendable {
  /// The length from the middle to each end, in points.
  package let arm: Double

  /// Creates the symbol for a button of a size, in points.
  package init(on size: Vector2) { arm = Self.share * min(size.x, size.y) }

  /// The thickness of its lines, in points: with 1 it is a hair, and with 4 heavier than the items.
  package static var lineWidth: Double { 2 }

  /// Draws both lines.
  package func draw(into path: inout some PathBuilder) {
    path.move(to: Vector2(-arm, 0))
    path.addLine(to: Vector2(arm, 0))
    path.move(to: Vector2(0, -arm))
    path.addLine(to: Vector2(0, arm))
  }

  /// The length of an arm, as a share of the button's diameter: half of it is a speck, and twice is
  /// a cross over the whole button.
  private static var share: Double { 0.15 }
}
