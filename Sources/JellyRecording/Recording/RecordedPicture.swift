@_spi(Jelly) package import Jelly
@_spi(Jelly) package import JellySchema

/// The picture of a control at one moment, as the control shows itself: layers, from back to front.
package struct RecordedPicture: Sendable {
  /// The shape of a layer; the cases are those of ``PictureWriter``.
  package enum Shape: Sendable {
    /// A part of the drawing.
    case part(Outline)
    /// A round dot.
    case dot(Disc)
    /// A plus sign: the length of its arms in points, and its rotation in radians.
    case plus(at: Vector2, reach: Double, width: Double, turn: Double)
    /// An arc of a ring: its length as a share of the ring, and its rotation in radians.
    case ring(Disc, arc: Double, turn: Double)
    /// A text: the size of its font in points.
    case label(at: Vector2, height: Double)
    /// A line of written text: its length in points.
    case textLine(from: Vector2, length: Double)
  }

  /// A shape in one color.
  package struct Layer: Sendable {
    /// The shape, in the control's own coordinates.
    package let shape: Shape
    /// The color.
    package let role: PaintRole
    /// The opacity, 0 to 1; a control can return other values.
    package let opacity: Double
  }

  /// The layers, from back to front.
  package fileprivate(set) var layers: [Layer] = []

  /// Records a control as it is at `time`, in seconds.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - time: The time.
  ///   - draw: Draws the whole outline.
  init(
    of control: some SchemaControl, at time: Double, _ draw: (inout Outline) -> Void
  ) {
    var whole = Outline()
    draw(&whole)
    var recorder = PictureRecorder(control: control, time: time, whole: whole)
    control.show(at: time, to: &recorder)
    layers = recorder.layers
  }
}

/// A picture writer that collects the layers of a control.
private struct PictureRecorder<Control: SchemaControl>: PictureWriter {
  let control: Control
  let time: Double
  let whole: Outline
  var layers: [RecordedPicture.Layer] = []

  private mutating func add(
    _ shape: RecordedPicture.Shape, _ role: PaintRole, _ opacity: Double = 1
  ) {
    layers.append(RecordedPicture.Layer(shape: shape, role: role, opacity: opacity))
  }

  mutating func part(_ number: Int, role: PaintRole, opacity: Double) {
    var outline = whole
    if number > 0 {
      outline = Outline()
      control.draw(part: number, at: time, into: &outline)
    }
    add(.part(outline), role, opacity)
  }

  mutating func dot(_ disc: Disc, role: PaintRole, opacity: Double) {
    add(.dot(disc), role, opacity)
  }

  mutating func plus(
    at center: Vector2, reach: Double, width: Double, turn: Double, role: PaintRole
  ) {
    add(.plus(at: center, reach: reach, width: width, turn: turn), role)
  }

  mutating func ring(_ disc: Disc, arc: Double, turn: Double, role: PaintRole, opacity: Double) {
    add(.ring(disc, arc: arc, turn: turn), role, opacity)
  }

  mutating func label(at center: Vector2, height: Double, role: PaintRole, opacity: Double) {
    add(.label(at: center, height: height), role, opacity)
  }

  mutating func textLine(from start: Vector2, length: Double, role: PaintRole) {
    add(.textLine(from: start, length: length), role)
  }
}
