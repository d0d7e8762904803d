/// The part of a plot to which a character belongs, which decides its color.
enum PlotInk {
  case curve, velocity, envelope, target, mark, label, title

  /// The ANSI code: the terminal's own sixteen colors, which suit its background.
  var code: String {
    switch self {
    case .curve: "1;36"
    case .velocity: "35"
    case .envelope: "2;36"
    case .target: "32"
    case .mark: "33"
    case .label: "2"
    case .title: "1"
    }
  }
}

/// A grid of characters, each with its ink.
struct PlotScreen {
  /// The number of columns.
  let columns: Int
  private var lines: [[(glyph: Character, ink: PlotInk)?]] = []

  init(columns: Int) {
    self.columns = columns
  }

  /// The number of lines.
  var rows: Int { lines.count }

  /// Adds empty lines, and returns the index of the first.
  mutating func extend(by rows: Int) -> Int {
    let start = lines.count
    lines += Array(repeating: Array(repeating: nil, count: columns), count: rows)
    return start
  }

  /// Writes a character; one outside of the grid is ignored.
  mutating func put(_ glyph: Character, row: Int, column: Int, _ ink: PlotInk) {
    guard lines.indices.contains(row), (0..<columns).contains(column) else { return }
    lines[row][column] = (glyph, ink)
  }

  /// Writes text; text that is too long for the line begins farther to the left.
  mutating func put(_ text: String, row: Int, column: Int, _ ink: PlotInk) {
    let start = max(min(column, columns - text.count), 0)
    for (offset, glyph) in text.enumerated() { put(glyph, row: row, column: start + offset, ink) }
  }

  /// All lines, without spaces at their ends.
  func text(isColored: Bool) -> String {
    lines.map { line in
      let end = line.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
      return isColored
        ? Self.colored(line[..<end]) : String(line[..<end].map { $0?.glyph ?? " " })
    }.joined(separator: "\n")
  }

  private static func colored(_ line: ArraySlice<(glyph: Character, ink: PlotInk)?>) -> String {
    var text = ""
    var ink: PlotInk?
    for cell in line {
      if let cell, cell.ink != ink {
        text += "\u{1B}[0;\(cell.ink.code)m"
        ink = cell.ink
      }
      text.append(cell?.glyph ?? " ")
    }
    return ink == nil ? text : text + "\u{1B}[0m"
  }
}
