import Jelly

/// A shape of a film: its structure as letters, its points and lengths as numbers.
///
/// Two shapes of the same letters can be blended number by number.
///
/// | letter | numbers |
/// | --- | --- |
/// | `M` `L` | x, y |
/// | `Q` `C` | the control points, then the end |
/// | `Z` | – |
/// | `O` (a dot) | x, y, radius |
/// | `A` (an arc of a ring) | x, y, radius, share of the ring, rotation in radians |
/// | `T` (a text) | x, y, size of the font |
/// | `W` (the stroke of the subpath that follows) | width, 0 |
///
/// A width has a second number so that points are pairs in every shape.
struct FilmShape: Equatable, Sendable {
  /// The structure; empty for a shape that is not there.
  var letters: [UInt8] = []
  /// The numbers of all letters, one after another.
  var numbers: [Double] = []

  /// The number of coordinates of a letter.
  static func count(of letter: UInt8) -> Int {
    switch letter {
    case .move, .line, .stroke: 2
    case .dot, .text: 3
    case .quadCurve: 4
    case .ring: 5
    case .curve: 6
    default: 0
    }
  }

  mutating func append(_ letter: UInt8, _ points: Vector2...) {
    letters.append(letter)
    for point in points {
      numbers.append(point.x)
      numbers.append(point.y)
    }
  }

  /// The kind of the shape.
  var kind: Kind { Kind(letters) }

  /// The kind of a shape, which determines how a format draws it.
  enum Kind: Sendable {
    /// Filled subpaths, or nothing.
    case outline
    /// Subpaths that are stroked, with round ends and joins.
    case stroke
    /// A dot.
    case dot
    /// An arc of a ring.
    case ring
    /// A text.
    case text

    init(_ letters: [UInt8]) {
      switch letters.first {
      case UInt8.stroke: self = .stroke
      case UInt8.dot: self = .dot
      case UInt8.ring: self = .ring
      case UInt8.text: self = .text
      default: self = .outline
      }
    }

    /// A Boolean value that indicates whether the shape consists of subpaths.
    var isPath: Bool { self == .outline || self == .stroke }
  }

  /// The subpaths, each as a shape of its own.
  var subpaths: [FilmShape] {
    var subpaths: [FilmShape] = []
    var next = 0
    for letter in letters {
      let isAfterWidth = letter == .move && subpaths.last?.letters == [.stroke]
      let isStart = letter == .move || letter == .stroke || subpaths.isEmpty
      if isStart, !isAfterWidth { subpaths.append(FilmShape()) }
      let count = Self.count(of: letter)
      subpaths[subpaths.count - 1].letters.append(letter)
      subpaths[subpaths.count - 1].numbers += numbers[next..<next + count]
      next += count
    }
    return subpaths
  }

  /// The width of the first subpath's stroke, in points; 0 without one.
  var strokeWidth: Double { kind == .stroke ? numbers[0] : 0 }

  /// The number of subpaths.
  var subpathCount: Int { letters.count { $0 == .move } }

  /// The points of the shape; a dot, a ring or a text gives the corners of its box.
  var points: [Vector2] {
    guard kind.isPath else {
      guard numbers.count >= 3 else { return [] }
      let center = Vector2(numbers[0], numbers[1])
      let reach = Vector2(repeating: kind == .text ? 0 : numbers[2])
      return [center - reach, center + reach]
    }
    return stride(from: 0, to: numbers.count, by: 2).map { Vector2(numbers[$0], numbers[$0 + 1]) }
  }
}

extension UInt8 {
  static let move = UInt8(ascii: "M")
  static let line = UInt8(ascii: "L")
  static let quadCurve = UInt8(ascii: "Q")
  static let curve = UInt8(ascii: "C")
  static let close = UInt8(ascii: "Z")
  static let dot = UInt8(ascii: "O")
  static let ring = UInt8(ascii: "A")
  static let text = UInt8(ascii: "T")
  static let stroke = UInt8(ascii: "W")
}
