import Jelly

extension Outline {
  /// The outline as SVG path data: `M0 0L390 0L390 100Q195 100 0 100Z`.
  ///
  /// Absolute commands `M L Q C Z` only, each with its letter; one space between the numbers of a
  /// command, nothing else. Every number is the shortest text that reads back to the same one.
  public var pathData: String {
    var text = ""
    for command in commands {
      switch command {
      case .move(let end): Self.write("M", end, to: &text)
      case .line(let end): Self.write("L", end, to: &text)
      case .quadCurve(let end, let control): Self.write("Q", control, end, to: &text)
      case .curve(let end, let control1, let control2):
        Self.write("C", control1, control2, end, to: &text)
      case .close: text += "Z"
      }
    }
    return text
  }

  private static func write(_ letter: String, _ points: Vector2..., to text: inout String) {
    text += letter
    for (index, point) in points.enumerated() {
      if index > 0 { text += " " }
      text += point.x.numberText
      text += " "
      text += point.y.numberText
    }
  }

  /// Reads text that ``pathData`` has written; `nil` for any other text.
  public init?(pathData text: String) {
    var rest = text[...]
    while let letter = rest.popFirst() {
      let numbers = rest.prefix { !"MLQCZ".contains($0) }
      rest = rest[numbers.endIndex...]
      let n = numbers.split(separator: " ").compactMap { Double($0) }
      switch (letter, n.count) {
      case ("M", 2): move(to: [n[0], n[1]])
      case ("L", 2): addLine(to: [n[0], n[1]])
      case ("Q", 4): addQuadCurve(to: [n[2], n[3]], control: [n[0], n[1]])
      case ("C", 6): addCurve(to: [n[4], n[5]], control1: [n[0], n[1]], control2: [n[2], n[3]])
      case ("Z", 0): closeSubpath()
      default: return nil
      }
    }
    guard pathData == text else { return nil }
  }
}
