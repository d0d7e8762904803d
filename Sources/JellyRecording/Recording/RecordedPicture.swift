@_spi(Jelly) public import Jelly
@_spi(Jelly) public import JellySchema

/// The picture of a control at one moment, as the control shows itself: layers, from back to front.
@_spi(Jelly) public struct RecordedPicture: Sendable {
  /// The shape of a layer; the cases are those of ``PictureWriter``.
  public enum Shape: Sendable {
    /// A part of the drawing.
    case part(Outline)
    /// Strokes of a part of the drawing, with their widths in points.
    case strokes([(outline: Outline, width: Double)])
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
  public struct Layer: Sendable {
    /// The shape, in the control's own coordinates.
    public let shape: Shape
    /// The color.
    public let role: PaintRole
    /// The opacity, 0 to 1; a control can return other values.
    public let opacity: Double
  }

  /// The layers, from back to front.
  public fileprivate(set) var layers: [Layer] = []

  /// Records a control as it is at `time`, in seconds.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - time: The time.
  ///   - strands: Returns the contours of the whole drawing, by their paints.
  init(
    of control: some SchemaControl, at time: Double, _ strands: () -> [TraceStrand]
  ) {
    var recorder = PictureRecorder(control: control, time: time, whole: Self.painted(strands()))
    control.show(at: time, to: &recorder)
    layers = recorder.layers
  }

  /// The shapes of a drawing, and their opacities: what is filled, the strokes, and then each group
  /// of contours that fade alike.
  ///
  /// All are in one color, so their order cannot be seen.
  private static func painted(_ strands: [TraceStrand]) -> [(shape: Shape, opacity: Double)] {
    var filled = Outline()
    var strokes: [(outline: Outline, width: Double)] = []
    var fading: [(strand: TraceStrand, outline: Outline)] = []
    for strand in strands {
      if let width = strand.strokeWidth { strokes.append((strand.outline, width)) }
      if strand.fills == (1, 1) {
        strand.outline.draw(into: &filled)
      } else if strand.fills != (0, 0) {
        if !fading.contains(where: { $0.strand.fills == strand.fills }) {
          fading.append((strand, Outline()))
        }
        for index in fading.indices where fading[index].strand.fills == strand.fills {
          strand.outline.draw(into: &fading[index].outline)
        }
      }
    }
    let others = fading.map { (shape: Shape.part($0.outline), opacity: $0.strand.fill) }
    return [(.part(filled), 1), (.strokes(strokes), 1)] + others
  }
}

/// A picture writer that collects the layers of a control.
private struct PictureRecorder<Control: SchemaControl>: PictureWriter {
  let control: Control
  let time: Double
  let whole: [(shape: RecordedPicture.Shape, opacity: Double)]
  var layers: [RecordedPicture.Layer] = []

  private mutating func add(
    _ shape: RecordedPicture.Shape, _ role: PaintRole, _ opacity: Double = 1
  ) {
    layers.append(RecordedPicture.Layer(shape: shape, role: role, opacity: opacity))
  }

  mutating func part(_ number: Int, role: PaintRole, opacity: Double) {
    guard number > 0 else {
      for (shape, own) in whole { add(shape, role, own * opacity) }
      return
    }
    var outline = Outline()
    control.draw(part: number, at: time, into: &outline)
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
