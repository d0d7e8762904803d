/// A writer of an outline as SVG path data in whole sixteenths of a pixel.
///
/// A sixteenth cannot be seen, and whole numbers make the text short: the cost of a moving outline
/// in a browser depends on the length of its text. Horizontal and vertical lines are `H` and `V`.
struct PathText {
  /// The number of units of the text per point.
  static let unitsPerPoint = 16.0

  private var end: UnsafeMutablePointer<UInt8>
  private var x: Int32 = 0
  private var y: Int32 = 0

  private init(at start: UnsafeMutablePointer<UInt8>) {
    end = start
  }

  /// Writes the commands between two addresses of a ``NumberBuffer``.
  ///
  /// - Returns: The address after the last character.
  static func write(
    from start: UnsafePointer<Double>, to stop: UnsafePointer<Double>,
    at text: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var writer = PathText(at: text)
    var next = start
    while next < stop {
      let verb = next.pointee
      next += 1
      switch verb {
      case NumberBuffer.Verb.move: writer.points("M", 1, &next)
      case NumberBuffer.Verb.line: writer.line(&next)
      case NumberBuffer.Verb.quad: writer.points("Q", 2, &next)
      case NumberBuffer.Verb.curve: writer.points("C", 3, &next)
      default: writer.append("Z")
      }
    }
    return writer.end
  }

  /// The same with a line feed at the end.
  static func writeLine(
    from start: UnsafePointer<Double>, to stop: UnsafePointer<Double>,
    at text: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let end = write(from: start, to: stop, at: text)
    end.pointee = UInt8(ascii: "\n")
    return end + 1
  }

  private mutating func line(_ next: inout UnsafePointer<Double>) {
    let newX = Self.units(next[0])
    let newY = Self.units(next[1])
    next += 2
    if newY == y {
      append("H")
      append(newX)
    } else if newX == x {
      append("V")
      append(newY)
    } else {
      append("L")
      append(newX)
      separate(before: newY)
      append(newY)
    }
    (x, y) = (newX, newY)
  }

  @inline(never)
  private mutating func points(
    _ letter: Unicode.Scalar, _ count: Int, _ next: inout UnsafePointer<Double>
  ) {
    append(letter)
    for index in 0..<(2 * count) {
      let number = Self.units(next[index])
      if index > 0 { separate(before: number) }
      append(number)
      (x, y) = (y, number)
    }
    next += 2 * count
  }

  /// The nearest whole unit; a sum with 1.5·2⁵² has no bits for a fraction.
  private static func units(_ points: Double) -> Int32 {
    let rounder = 0x1.8p52
    return Int32(
      truncatingIfNeeded: Int64(bitPattern: (points * unitsPerPoint + rounder).bitPattern))
  }

  private mutating func separate(before number: Int32) {
    if number >= 0 { append(" ") }
  }

  private mutating func append(_ letter: Unicode.Scalar) {
    end.pointee = UInt8(truncatingIfNeeded: letter.value)
    end += 1
  }

  @inline(never)
  private mutating func append(_ number: Int32) {
    var rest = number
    if number < 0 {
      append("-")
      rest = -number
    }
    var digits = 1
    var power: Int32 = 10
    while rest >= power, digits < 9 {
      digits += 1
      power &*= 10
    }
    for place in stride(from: digits - 1, through: 0, by: -1) {
      end[place] = 48 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    end += digits
  }
}
