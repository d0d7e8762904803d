/// A picture of a flow between two drawings at several times, side by side, as SVG text.
struct Strip {
  /// A path in a box of 24, of commands `M`, `L`, `C` and `Z` with absolute numbers.
  struct Path {
    let data: String
    /// The width of its stroke, in numbers of the box; 0 for a fill.
    let width: Double

    init(_ data: String, width: Double = 0) { (self.data, self.width) = (data, width) }
  }

  /// The size of the picture, in pixels; the words are below the drawings.
  private static let size = Vector2(720, 132)
  /// The side of a drawing, in pixels: seven of them are side by side with a margin between.
  private static let side = 84.0

  let start: [Path]
  let end: [Path]
  /// The times, in milliseconds; those of a rest are before the change, and after it.
  let times: [Double]

  /// The picture as a file's text.
  func text(_ appearance: Chart.Appearance) -> String {
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: MorphMotion.byteCount, alignment: 16)
    defer { memory.deallocate() }
    guard var flow = MorphMotion(in: memory) else { fatalError("the memory must be large enough") }
    var shape = JellyShapeBody(size: Vector2(Self.side, Self.side), tuning: .reduced)
    change(&flow, of: &shape, to: start)
    // As a new shape, which is at rest.
    shape = JellyShapeBody(size: shape.size)
    change(&flow, of: &shape, to: end)
    let step = Self.size.x / Double(times.count)
    let ink = Chart.color(.first, appearance)
    let cells = times.enumerated().map { index, time in
      let x = step * (Double(index) + 0.5)
      let seconds = time / 1000
      return """
        <g transform="translate(\(Chart.text(x - Self.side / 2)) 8)">\
        \(drawing(of: flow, at: seconds, ink))</g>
        <text x="\(Chart.text(x))" y="\(Chart.text(Self.size.y - 12))" text-anchor="middle" \
        fill="\(Chart.color(.soft, appearance))">\(Chart.text(time)) ms</text>
        """
    }
    return Chart.document(Self.size, cells)
  }

  private func change(_ flow: inout MorphMotion, of shape: inout JellyShapeBody, to paths: [Path]) {
    flow.next.clear()
    for path in paths {
      flow.next.begin(path.width > 0 ? MorphPaint(width: path.width / 24) : MorphPaint())
      Self.draw(path.data, into: &flow.next)
    }
    flow.next.finish()
    guard shape.changeDrawing(&flow, at: 0) else { fatalError("the drawings must flow") }
  }

  private static func draw(_ data: String, into drawing: inout MorphDrawing) {
    var rest = data[...]
    while let command = rest.popFirst() {
      let words = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(words.count)
      let numbers = words.split(separator: " ").map { Double($0) ?? .nan }
      func point(_ index: Int) -> Vector2 { Vector2(numbers[index], numbers[index + 1]) / 24 }
      switch command {
      case "M": drawing.move(to: point(0))
      case "L":
        for index in stride(from: 0, to: numbers.count, by: 2) { drawing.addLine(to: point(index)) }
      case "C":
        for index in stride(from: 0, to: numbers.count, by: 6) {
          drawing.addCurve(
            to: point(index + 4), control1: point(index), control2: point(index + 2))
        }
      default: drawing.closeSubpath()
      }
    }
  }

  /// The paths that are shown at a time, in seconds: contours that are painted alike are one path.
  private func drawing(of flow: MorphMotion, at time: Double, _ ink: String) -> String {
    var paths: [(paint: (start: MorphPaint, end: MorphPaint), pen: PathWriter)] = []
    for piece in 0..<flow.pieceCount {
      let paint = flow.paints(of: piece)
      var last = paths.count - 1
      if last < 0 || paths[last].paint != paint {
        paths.append((paint, PathWriter()))
        last += 1
      }
      flow.draw(piece: piece, at: time, origin: .zero, size: Self.side, into: &paths[last].pen)
    }
    let share = flow.share(at: time)
    return paths.map { paint, pen in
      func mixed(_ number: (MorphPaint) -> Double) -> Double {
        number(paint.start) + (number(paint.end) - number(paint.start)) * share
      }
      let (fill, width) = (mixed { $0.fill }, mixed { $0.width } * Self.side)
      let stroke =
        width > 0
        ? #" stroke="\#(ink)" stroke-width="\#(Chart.text(width))" stroke-linecap="round" "#
          + #"stroke-linejoin="round""# : ""
      let opacity = #"fill-opacity="\#(Chart.text(fill))""#
      let filled = fill > 0 ? #"fill="\#(ink)" \#(opacity)"# : #"fill="none""#
      return #"<path d="\#(pen.text)" \#(filled)\#(stroke)/>"#
    }.joined()
  }
}

/// A pen that writes path data with two decimals.
private struct PathWriter: PathBuilder {
  private(set) var text = ""

  private mutating func write(_ command: String, _ points: Vector2...) {
    text += command
    text += points.map { "\(Chart.text($0.x)) \(Chart.text($0.y))" }.joined(separator: " ")
  }

  mutating func move(to point: Vector2) { write("M", point) }
  mutating func addLine(to point: Vector2) { write("L", point) }
  mutating func addQuadCurve(to point: Vector2, control: Vector2) { write("Q", control, point) }
  mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    write("C", control1, control2, point)
  }
  mutating func closeSubpath() { write("Z") }
}
