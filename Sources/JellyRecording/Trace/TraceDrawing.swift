@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// The drawing of a trace at some time: the first one, or that of the last event, with the flow
/// from one to the next.
struct TraceDrawing {
  /// The parts of the drawing, in the size of the control before the first event.
  private var parts: [Outline]
  private let size: Vector2
  private var flow: Flow?

  init(_ parts: [Outline], in size: Vector2) {
    (self.parts, self.size) = (parts, size)
  }

  /// Begins to flow to another drawing; one that cannot be matched is there at once.
  mutating func change(to parts: [Outline], _ start: MorphStart) {
    let flow = flow ?? Flow(from: self.parts, in: size)
    self.parts = parts
    self.flow = flow.change(to: parts, in: size, start) ? flow : nil
  }

  /// Draws the drawing as a body bends it.
  ///
  /// It grows and shrinks with the body.
  func draw<Control: SchemaControl>(
    on body: Control, at time: Double, into path: inout Outline
  ) {
    let scale = Vector2(
      size.x > 0 ? body.size.x / size.x : 1, size.y > 0 ? body.size.y / size.y : 1)
    // Between two drawings there are no parts.
    let between = flow?.outline(at: time, in: size)
    let shown = between.map { [(-1, $0)] } ?? parts.enumerated().map { ($0, $1) }
    for (part, outline) in shown {
      body.draw(bent: { outline.draw(into: &$0, scale: scale) }, part: part, at: time, into: &path)
    }
  }

  /// A flow in memory of its own.
  private final class Flow {
    private let memory: UnsafeMutableRawBufferPointer
    private var motion: MorphMotion

    init(from parts: [Outline], in size: Vector2) {
      memory = .allocate(byteCount: MorphMotion.byteCount, alignment: 16)
      guard let motion = MorphMotion(in: memory) else {
        fatalError("the memory must be large enough")
      }
      self.motion = motion
      _ = change(to: parts, in: size, .rest)
    }

    deinit { memory.deallocate() }

    func change(to parts: [Outline], in size: Vector2, _ start: MorphStart) -> Bool {
      motion.next.clear()
      // Closed contours are fills, and open ones strokes: a trace has no paint.
      for isClosed in [true, false] {
        motion.next.begin(isClosed ? MorphPaint() : MorphPaint(width: Self.strokeWidth))
        for contour in parts.flatMap({ $0.contours }) where contour.isClosed == isClosed {
          contour.draw(into: &motion.next, from: size)
        }
      }
      motion.next.finish()
      return motion.start(start)
    }

    /// What is shown; nil at rest.
    func outline(at time: Double, in size: Vector2) -> Outline? {
      guard time < motion.restTime else { return nil }
      let side = max(size.x, size.y)
      var outline = Outline()
      for piece in 0..<motion.pieceCount {
        motion.draw(
          piece: piece, at: time, origin: (size - Vector2(side, side)) / 2, size: side,
          into: &outline)
      }
      return outline
    }

    /// As of most icons, in sizes: 2 of 24.
    private static var strokeWidth: Double { 1.0 / 12 }
  }
}

extension Outline {
  /// The contours, one after another.
  fileprivate var contours: [Outline] {
    var contours: [Outline] = []
    for command in commands {
      if case .move = command { contours.append(Outline()) }
      guard let last = contours.indices.last else { continue }
      contours[last] = Outline(commands: contours[last].commands + [command])
    }
    return contours
  }

  fileprivate var isClosed: Bool { commands.last == .close }

  /// Draws the steps in sizes: the square around a size is 1 wide.
  fileprivate func draw(into drawing: inout MorphDrawing, from size: Vector2) {
    let side = max(size.x, size.y, 1e-9)
    func place(_ point: Vector2) -> Vector2 { (point - size / 2) / side + 0.5 }
    for command in commands {
      switch command {
      case .move(let end): drawing.move(to: place(end))
      case .line(let end): drawing.addLine(to: place(end))
      case .quadCurve(let end, let control):
        drawing.addQuadCurve(to: place(end), control: place(control))
      case .curve(let end, let control1, let control2):
        drawing.addCurve(to: place(end), control1: place(control1), control2: place(control2))
      case .close: drawing.closeSubpath()
      }
    }
  }
}
