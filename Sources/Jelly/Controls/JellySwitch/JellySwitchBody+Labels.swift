extension JellySwitchBody {
  /// Draws the on label, a line, for a stroke of ``labelWidth``; nothing where it does not fit.
  ///
  /// It lies in the middle of the track that a drop at rest leaves free while the switch is on. The
  /// drop covers it while the switch is off.
  package func drawOnLabel(into path: inout some PathBuilder) {
    guard let middle = labelMiddle(besideValue: 1) else { return }
    path.move(to: middle - Vector2(0, labelRadius))
    path.addLine(to: middle + Vector2(0, labelRadius))
  }

  /// Draws the off label, a circle, for a stroke of ``labelWidth``; nothing where it does not fit.
  ///
  /// It lies in the middle of the track that a drop at rest leaves free while the switch is off.
  package func drawOffLabel(into path: inout some PathBuilder) {
    guard let middle = labelMiddle(besideValue: 0) else { return }
    Disc(center: middle, radius: labelRadius).draw(into: &path)
  }

  /// The width of the lines of the labels, in points: a third of the radius of their circle.
  package static var labelWidth: Double { 1.5 }

  /// Half of the height of the labels, in points: a sixth of the switch.
  ///
  /// The circle of 9 pt has room in the 24 pt of a track of 63 pt that the drop leaves free.
  private var labelRadius: Double { size.y / 6 }

  /// The middle of the track that a drop at rest at a value leaves free; nil if it leaves none.
  private func labelMiddle(besideValue value: Double) -> Vector2? {
    let layout = track.layout
    let ends = layout.ends(at: value)
    let free = value == 0 ? (ends.right, layout.length) : (0, ends.left)
    guard free.1 - free.0 > 2 * (labelRadius + Self.labelWidth) else { return nil }
    let position = (free.0 + free.1) / 2
    return Vector2(layout.isMirrored ? layout.length - position : position, size.y / 2)
  }
}
