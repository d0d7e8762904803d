/// The flow of a drawing, or of a part of one, for a host that has its drawings in points.
///
///     var flow = DrawingFlow(in: memory, size: shape.size)
///     flow?.show(MorphPaint()) { pen in drawPlay(&pen) }
///     let event = flow?.change(shape, to: MorphPaint(), from: tap, at: now) { pen in
///       drawPause(&pen)
///     }
///
/// The host sends the event to its shape at the same time. It keeps the memory as long as the flow.
package struct DrawingFlow {
  /// A pen that writes a drawing.
  package struct Pen: PathBuilder {
    fileprivate var drawing: MorphDrawing
    fileprivate let square: (center: Vector2, size: Double)

    package mutating func move(to point: Vector2) { drawing.move(to: place(point)) }
    package mutating func addLine(to point: Vector2) { drawing.addLine(to: place(point)) }
    package mutating func addQuadCurve(to point: Vector2, control: Vector2) {
      drawing.addQuadCurve(to: place(point), control: place(control))
    }
    package mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
      drawing.addCurve(
        to: place(point), control1: place(control1), control2: place(control2))
    }
    package mutating func closeSubpath() { drawing.closeSubpath() }

    // With the same formula pages and traces get the same bits.
    private func place(_ point: Vector2) -> Vector2 { (point - square.center) / square.size + 0.5 }
  }

  /// The size of the shape in whose coordinates drawings are written and drawn, in points.
  ///
  /// In another size the flow goes on, in proportion.
  package var size: Vector2 {
    didSet {
      motion.resize(
        from: JellyShapeBody.Bounds().square(in: oldValue).size, to: square.size)
    }
  }
  private var motion: MorphMotion

  /// The number of bytes that a flow needs, aligned to 16.
  package static var byteCount: Int { MorphMotion.byteCount }

  /// Creates a flow without a drawing; nil if the memory is too small.
  package init?(in memory: UnsafeMutableRawBufferPointer, size: Vector2) {
    guard let motion = MorphMotion(in: memory) else { return nil }
    (self.motion, self.size) = (motion, size)
  }

  /// Shows a drawing at rest, before the first change.
  ///
  /// - Parameters:
  ///   - paint: How it is painted; a width is in points.
  ///   - isEvenOdd: Whether it is filled by the even-odd rule.
  ///   - draw: Draws it, in points.
  /// - Returns: false if it is not finite or too large.
  package mutating func show(
    _ paint: MorphPaint, isEvenOdd: Bool = false, _ draw: (inout Pen) -> Void
  ) -> Bool {
    write(paint, isEvenOdd, draw)
    // With Reduce Motion a drawing does not grow from nothing: it is there at once.
    var still = JellyShapeBody(size: size, tuning: .reduced)
    return still.changeDrawing(&motion, at: 0)
  }

  /// Starts to flow to another drawing.
  ///
  /// - Parameters:
  ///   - shape: The shape before the change.
  ///   - paint: How the other drawing is painted; a width is in points.
  ///   - isEvenOdd: Whether it is filled by the even-odd rule.
  ///   - place: The point from which on it changes, in points; nil for all of it at once.
  ///   - time: In seconds.
  ///   - draw: Draws the other drawing, in points.
  /// - Returns: The event for the shape; nil if the drawing is not finite, too large, or cannot be
  ///   matched: then the flow is as it was.
  package mutating func change(
    _ shape: JellyShapeBody, to paint: MorphPaint, isEvenOdd: Bool = false, from place: Vector2?,
    at time: Double, _ draw: (inout Pen) -> Void
  ) -> JellyShapeBody.Event? {
    write(paint, isEvenOdd, draw)
    let place = place.flatMap { $0.isFinite ? $0 : nil }
    var shape = shape
    guard shape.changeDrawing(&motion, from: place, at: time) else { return nil }
    return .drawingChanged(from: place ?? shape.size / 2, wave: place == nil ? 0 : 1)
  }

  /// The time from which on the drawing itself is shown.
  package var restTime: Double { motion.restTime }

  /// The share of the new paint at a time, from 0 at a start to 1 at rest.
  package func share(at time: Double, since start: Double) -> Double {
    let first = motion.share(at: start)
    return first < 1 ? (motion.share(at: time) - first) / (1 - first) : 1
  }

  /// Draws all contours as they are at a time, in points, to be filled by the non-zero rule.
  package func draw(at time: Double, into path: inout some PathBuilder) {
    let (center, side) = square
    for piece in 0..<motion.pieceCount {
      motion.draw(piece: piece, at: time, origin: center - side / 2, size: side, into: &path)
    }
  }

  private var square: (center: Vector2, size: Double) { JellyShapeBody.Bounds().square(in: size) }

  private mutating func write(
    _ paint: MorphPaint, _ isEvenOdd: Bool, _ draw: (inout Pen) -> Void
  ) {
    var (paint, pen) = (paint, Pen(drawing: motion.next, square: square))
    paint.width /= pen.square.size
    pen.drawing.clear()
    pen.drawing.begin(paint, isEvenOdd: isEvenOdd)
    draw(&pen)
    pen.drawing.finish()
    motion.next = pen.drawing
  }
}
