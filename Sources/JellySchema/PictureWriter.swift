@_spi(Jelly) public import Jelly

/// The role of a color in a picture of a control.
@_spi(Jelly) public enum PaintRole: Int, NamedCase {
  /// The control itself.
  case fill
  /// The track on which the control moves, in a pale fill.
  case track
  /// A symbol on the control: a cross, a count, a spinner.
  case symbol

  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .fill: "fill"
    case .track: "track"
    case .symbol: "symbol"
    }
  }
}

/// A receiver of the picture of a control: its layers, from back to front.
///
/// A control always shows the same layers in the same order. A layer that cannot be seen has an
/// opacity of 0. Lengths and places are in points, in the control's own coordinates; angles are in
/// radians.
@_spi(Jelly) public protocol PictureWriter {
  /// Shows a part of the drawing: 0 is the whole outline.
  mutating func part(_ number: Int, role: PaintRole, opacity: Double)

  /// Shows a round dot.
  mutating func dot(_ disc: Disc, role: PaintRole, opacity: Double)

  /// Shows a plus sign.
  ///
  /// - Parameters:
  ///   - center: Its center.
  ///   - reach: The length of each of its four arms, in points.
  ///   - width: The thickness of its arms, in points.
  ///   - turn: Its rotation, in radians.
  ///   - role: Its color.
  mutating func plus(
    at center: Vector2, reach: Double, width: Double, turn: Double, role: PaintRole)

  /// Shows an arc of a ring.
  ///
  /// - Parameters:
  ///   - disc: The circle in the middle of the arc's stroke.
  ///   - arc: The length of the arc, as a share of the ring; 0 to 1.
  ///   - turn: The rotation of the arc's start, in radians, clockwise from the top.
  ///   - role: Its color.
  ///   - opacity: Its opacity, 0 to 1.
  mutating func ring(_ disc: Disc, arc: Double, turn: Double, role: PaintRole, opacity: Double)

  /// Shows a text that the picture's maker chooses, for example a count; it may be none.
  ///
  /// - Parameters:
  ///   - center: The center of the text.
  ///   - height: The size of the font, in points.
  ///   - role: Its color.
  ///   - opacity: Its opacity, 0 to 1.
  mutating func label(at center: Vector2, height: Double, role: PaintRole, opacity: Double)

  /// Shows a line of written text, as a bar with round ends.
  mutating func textLine(from start: Vector2, length: Double, role: PaintRole)
}
