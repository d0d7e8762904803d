/// A picture of curves over time, as SVG text: axes, curves, marks and words.
struct Chart {
  /// The appearance of the picture: dark on a light page, or light on a dark page.
  enum Appearance: CaseIterable {
    case light
    case dark
  }

  /// The ink of a line or a word.
  enum Ink {
    case text
    case soft
    case grid
    case first
    case second
    case third
    case fourth
  }

  /// A point of a curve, and how steep the curve is there.
  struct Sample {
    let x: Double
    let y: Double
    let slope: Double
  }

  /// The size of the picture and the margins of the plot in it, in pixels.
  private static let size = Vector2(720, 340)
  private static let topLeft = Vector2(52, 20)
  private static let bottomRight = Vector2(692, 292)

  let x: ClosedRange<Double>
  let y: ClosedRange<Double>
  let appearance: Appearance
  private var body: [String] = []

  /// An empty picture of a part of the plane.
  init(x: ClosedRange<Double>, y: ClosedRange<Double>, appearance: Appearance) {
    self.x = x
    self.y = y
    self.appearance = appearance
  }

  /// The picture as a file's text.
  var text: String { Self.document(Self.size, body) }

  /// A picture's text.
  static func document(_ size: Vector2, _ body: [String]) -> String {
    let (width, height) = (text(size.x), text(size.y))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, \
      'Helvetica Neue', sans-serif" font-size="14">
      \(body.joined(separator: "\n"))
      </svg>

      """
  }
}

// MARK: - Drawing

extension Chart {
  /// Draws vertical lines with their values below, and the name of the axis.
  mutating func grid(x values: [Double], _ label: String) {
    for value in values {
      line(Vector2(value, y.lowerBound), Vector2(value, y.upperBound), .grid)
      write("\(Self.text(value))", at: Vector2(value, y.lowerBound), .soft, by: Vector2(0, 18))
    }
    write(label, at: Vector2(x.upperBound, y.lowerBound), .soft, "end", by: Vector2(0, 38))
  }

  /// Horizontal lines with their values beside them.
  mutating func grid(y values: [Double]) {
    for value in values {
      line(Vector2(x.lowerBound, value), Vector2(x.upperBound, value), .grid)
      let name = Self.text(value).replacing("-", with: "−")
      write(name, at: Vector2(x.lowerBound, value), .soft, "end", by: Vector2(-8, 5))
    }
  }

  /// A curve through samples, each stretch a cubic with the slopes of its ends.
  mutating func curve(_ samples: [Sample], _ ink: Ink, width: Double = 2.5, dashed: Bool = false) {
    guard let first = samples.first else { return }
    var data = "M\(place(Vector2(first.x, first.y)))"
    for (from, to) in zip(samples, samples.dropFirst()) {
      let third = (to.x - from.x) / 3
      let control1 = Vector2(from.x + third, from.y + third * from.slope)
      let control2 = Vector2(to.x - third, to.y - third * to.slope)
      data += "C\(place(control1)) \(place(control2)) \(place(Vector2(to.x, to.y)))"
    }
    draw(data, ink, width: width, dashed: dashed)
  }

  /// A path, of which the data is given in pixels.
  mutating func draw(_ data: String, _ ink: Ink, width: Double = 2.5, dashed: Bool = false) {
    let dashes = dashed ? #" stroke-dasharray="2 6""# : ""
    body.append(
      #"<path d="\#(data)" fill="none" stroke="\#(color(ink))" "#
        + #"stroke-width="\#(Self.text(width))" stroke-linecap="round"\#(dashes)/>"#)
  }

  /// A straight line.
  mutating func line(_ from: Vector2, _ to: Vector2, _ ink: Ink, dashed: Bool = false) {
    let dashes = dashed ? #" stroke-dasharray="2 6" stroke-linecap="round""# : ""
    body.append(#"<path d="M\#(place(from))L\#(place(to))" stroke="\#(color(ink))"\#(dashes)/>"#)
  }

  /// A band between two heights.
  mutating func band(_ range: ClosedRange<Double>) {
    let (low, high) = (pixel(Vector2(x.lowerBound, range.lowerBound)), range.upperBound)
    let top = pixel(Vector2(x.upperBound, high))
    body.append(
      #"<rect x="\#(Self.text(low.x))" y="\#(Self.text(top.y))" "#
        + #"width="\#(Self.text(top.x - low.x))" height="\#(Self.text(low.y - top.y))" "#
        + #"fill="\#(color(.grid))" fill-opacity="0.6"/>"#)
  }

  /// A dot.
  mutating func dot(at point: Vector2, _ ink: Ink, radius: Double = 5) {
    let center = pixel(point)
    body.append(
      #"<circle cx="\#(Self.text(center.x))" cy="\#(Self.text(center.y))" "#
        + #"r="\#(Self.text(radius))" fill="\#(color(ink))"/>"#)
  }

  /// Words at a point, moved by some pixels.
  mutating func write(
    _ words: String, at point: Vector2, _ ink: Ink, _ anchor: String = "middle",
    by shift: Vector2 = .zero
  ) {
    let place = pixel(point) + shift
    body.append(
      #"<text x="\#(Self.text(place.x))" y="\#(Self.text(place.y))" text-anchor="\#(anchor)" "#
        + #"fill="\#(color(ink))">\#(words)</text>"#)
  }
}

// MARK: - Numbers and colors

extension Chart {
  private func pixel(_ point: Vector2) -> Vector2 {
    let share = Vector2(
      (point.x - x.lowerBound) / (x.upperBound - x.lowerBound),
      (y.upperBound - point.y) / (y.upperBound - y.lowerBound))
    return Self.topLeft + share * (Self.bottomRight - Self.topLeft)
  }

  /// A point's place in the picture, in pixels, as text.
  func place(_ point: Vector2) -> String {
    let pixel = pixel(point)
    return "\(Self.text(pixel.x)) \(Self.text(pixel.y))"
  }

  /// A number with at most two decimals.
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private func color(_ ink: Ink) -> String { Self.color(ink, appearance) }

  /// A color as in a style.
  static func color(_ ink: Ink, _ appearance: Appearance) -> String {
    let (light, dark) =
      switch ink {
      case .text: ("#1d1e24", "#ececf1")
      case .soft: ("#5b5d68", "#a3a6b2")
      case .grid: ("#dcdad3", "#3a3d48")
      case .first: ("#b8275a", "#ff8fb3")
      case .second: ("#1f62b0", "#7fb4ff")
      case .third: ("#2f7d4f", "#7fd6a2")
      case .fourth: ("#9a6200", "#f2bd62")
      }
    return appearance == .light ? light : dark
  }
}
