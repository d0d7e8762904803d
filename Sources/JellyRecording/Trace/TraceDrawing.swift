@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// A drawing as a trace describes it.
struct TraceForm: Sendable {
  /// The parts, in the size of the control before the first event.
  let parts: [Outline]
  /// The width of the strokes, in points, where all contours are strokes without a fill.
  ///
  /// Without it closed contours are fills, and open ones are strokes of a standard width.
  let strokeWidth: Double?

  /// The fields of the drawing in a trace.
  var members: [JSONValue.Member] {
    let texts = parts.map { JSONValue.string($0.pathData) }
    let path: JSONValue = texts.count > 1 ? .array(texts) : texts.first ?? ""
    guard let strokeWidth, strokeWidth > 0, strokeWidth.isFinite else {
      return [.init("path", path)]
    }
    return [.init("path", path), .init("strokeWidth", .number(strokeWidth))]
  }

  /// The parts that flow together: each by itself, or all of them.
  fileprivate func groups(isInParts: Bool) -> [Self] {
    isInParts ? parts.map { Self(parts: [$0], strokeWidth: strokeWidth) } : [self]
  }

  /// The contours that are painted alike: the fills, and then the strokes.
  fileprivate var contours: [(isStroke: Bool, all: [Outline])] {
    let contours = parts.flatMap { $0.contours }
    return [false, true].map { isStroke in
      (isStroke, contours.filter { (strokeWidth != nil || !$0.isClosed) == isStroke })
    }
  }

  /// The width of strokes in a control of a size, in points.
  fileprivate func width(in size: Vector2) -> Double {
    // Without a width it is that of most icons: 2 of 24.
    strokeWidth ?? max(size.x, size.y) / 12
  }
}

/// Contours of a drawing that are painted alike.
struct TraceStrand {
  /// The contours as they are shown.
  var outline = Outline()
  /// The opacity of the fill, 0 to 1.
  var fill = 1.0
  /// The opacities between which that goes; both are the same for a strand that does not fade.
  var fills = (start: 1.0, end: 1.0)
  /// The width of the stroke, in points; nil without one.
  var strokeWidth: Double?
}

/// The drawing of a trace at some time: the first one, or that of the last event, with the flow
/// from one to the next.
struct TraceDrawing {
  private var form: TraceForm
  private let size: Vector2
  /// The flows of the parts, or the one of the whole drawing; none before the first.
  private var flows: [Flow] = []

  init(_ form: TraceForm, in size: Vector2) {
    (self.form, self.size) = (form, size)
  }

  /// Begins to flow to another drawing; one that cannot be matched is there at once.
  ///
  /// As many parts as before flow each by itself, and other numbers of parts as one drawing.
  mutating func change(to form: TraceForm, _ start: MorphStart) {
    if !isFlowing(at: start.time) {
      let count = form.parts.count
      let isInParts = count == self.form.parts.count && JellyShapeBody.isInParts(count)
      flows = self.form.groups(isInParts: isInParts).map { Flow(from: $0, in: size) }
    }
    self.form = form
    let groups = form.groups(isInParts: flows.count > 1)
    let isMatched =
      groups.count == flows.count
      && zip(flows, groups).allSatisfy { $0.change(to: $1, in: size, start) }
    if !isMatched { flows = [] }
  }

  private func isFlowing(at time: Double) -> Bool { flows.contains { time < $0.restTime } }

  /// The pieces between two drawings by the parts that they belong to, −1 for the whole drawing;
  /// nil at rest.
  private func between(at time: Double) -> [(part: Int, strands: [TraceStrand])]? {
    guard isFlowing(at: time) else { return nil }
    return flows.enumerated().map { number, flow in
      (part: flows.count > 1 ? number : -1, strands: flow.strands(at: time, in: size))
    }
  }

  /// Draws the drawing as a body bends it.
  ///
  /// It grows and shrinks with the body.
  func draw<Control: SchemaControl>(
    on body: Control, at time: Double, into path: inout Outline
  ) {
    let shown =
      between(at: time)?.map { part, strands in
        (part, Outline(commands: strands.flatMap { $0.outline.commands }))
      } ?? form.parts.enumerated().map { ($0, $1) }
    for (part, outline) in shown { draw(outline, part: part, on: body, at: time, into: &path) }
  }

  private func draw<Control: SchemaControl>(
    _ outline: Outline, part: Int, on body: Control, at time: Double, into path: inout Outline
  ) {
    let scale = Vector2(
      size.x > 0 ? body.size.x / size.x : 1, size.y > 0 ? body.size.y / size.y : 1)
    body.draw(bent: { outline.draw(into: &$0, scale: scale) }, part: part, at: time, into: &path)
  }

  /// The contours as a body bends them, by their paints.
  func strands<Control: SchemaControl>(on body: Control, at time: Double) -> [TraceStrand] {
    if let between = between(at: time) {
      return between.flatMap { part, strands in
        strands.map { strand in
          var bent = strand
          bent.outline = Outline()
          draw(strand.outline, part: part, on: body, at: time, into: &bent.outline)
          return bent
        }
      }
    }
    var strands: [TraceStrand] = []
    for (part, own) in form.groups(isInParts: true).enumerated() {
      for (isStroke, contours) in own.contours {
        // A contour of a stroke is a strand, and all fills are one: a hole is one only in them.
        let groups = isStroke ? contours.map { $0.commands } : [contours.flatMap { $0.commands }]
        for group in groups where !group.isEmpty {
          var strand = TraceStrand()
          if isStroke {
            (strand.fill, strand.fills) = (0, (0, 0))
            strand.strokeWidth = form.width(in: size)
          }
          draw(
            Outline(commands: group), part: part, on: body, at: time, into: &strand.outline)
          strands.append(strand)
        }
      }
    }
    return strands
  }

  /// A flow in memory of its own.
  private final class Flow {
    private let memory: UnsafeMutableRawBufferPointer
    private var motion: MorphMotion

    init(from form: TraceForm, in size: Vector2) {
      memory = .allocate(byteCount: MorphMotion.byteCount, alignment: 16)
      guard let motion = MorphMotion(in: memory) else {
        fatalError("the memory must be large enough")
      }
      self.motion = motion
      _ = change(to: form, in: size, .rest)
    }

    deinit { memory.deallocate() }

    func change(to form: TraceForm, in size: Vector2, _ start: MorphStart) -> Bool {
      motion.next.clear()
      let width = form.width(in: size) / max(size.x, size.y, 1e-9)
      for (isStroke, contours) in form.contours {
        motion.next.begin(isStroke ? MorphPaint(width: width) : MorphPaint())
        for contour in contours { contour.draw(into: &motion.next, from: size) }
      }
      motion.next.finish()
      return motion.start(start)
    }

    /// The time from which on the drawing itself is shown.
    var restTime: Double { motion.restTime }

    /// The pieces as they are shown.
    func strands(at time: Double, in size: Vector2) -> [TraceStrand] {
      let side = max(size.x, size.y)
      let share = motion.share(at: time)
      return (0..<motion.pieceCount).map { piece in
        let (start, end) = motion.paints(of: piece)
        func mixed(_ start: Double, _ end: Double) -> Double { start + (end - start) * share }
        var strand = TraceStrand()
        strand.fills = (start.fill, end.fill)
        strand.fill = mixed(start.fill, end.fill)
        if start.isStroke || end.isStroke {
          strand.strokeWidth = mixed(start.width, end.width) * side
        }
        motion.draw(
          piece: piece, at: time, origin: (size - Vector2(side, side)) / 2, size: side,
          into: &strand.outline)
        return strand
      }
    }
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
