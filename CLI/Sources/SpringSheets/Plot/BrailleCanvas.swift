/// A canvas of dots; two by four dots are one braille character.
struct BrailleCanvas {
  /// The width and the height, in characters.
  let columns, rows: Int
  /// The dots of each character, as the low byte of its code point from U+2800 on.
  private var cells: [UInt8]

  /// The width and the height, in dots.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    self.cells = Array(repeating: 0, count: columns * rows)
  }

  /// Sets the dots of a column from one height to another, 0 at the top; dots outside are ignored.
  mutating func fill(x: Int, from top: Int, to bottom: Int) {
    guard (0..<width).contains(x), bottom >= 0, top < height else { return }
    for y in max(top, 0)...min(bottom, height - 1) {
      cells[y / 4 * columns + x / 2] |= Self.bits[y % 4][x % 2]
    }
  }

  /// The character at a place; nil if no dot is set there.
  func glyph(column: Int, row: Int) -> Character? {
    let dots = cells[row * columns + column]
    guard dots != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(dots)) else { return nil }
    return Character(scalar)
  }

  /// The bit of a dot in a character; the fourth row was added to Unicode later and has the highest
  /// bits.
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}
