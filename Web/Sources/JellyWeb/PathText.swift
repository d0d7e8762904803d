/// A writer of an outline as SVG path data, in pixels with at most two decimals, or in units of its
/// own.
///
/// The cost of a moving outline in a browser depends on the length of its text. So commands are
/// relative to where the last one ended, horizontal and vertical lines are `h` and `v`, and a curve
/// that goes on smoothly is an `s`, which leaves out its first control. Keyframes must have the
/// same commands: theirs are moves, `l`, `q` and `c`, whatever the coordinates are.
struct PathText {
  /// The units of a number: a power of ten, 100 for two decimals.
  private var unitsPerPoint: UInt32 = 100
  /// The greatest distance of a smooth curve's first control from its place, in units: by rounding
  /// it is off by half a unit, where the last curve puts it by one and a half.
  private static let tolerance: UInt32 = 2

  private var end: UnsafeMutablePointer<UInt8>
  /// A Boolean value that indicates whether commands do not depend on coordinates.
  private let isForKeyframes: Bool
  /// The end of the last command, in units.
  private var x: Int32 = 0
  private var y: Int32 = 0
  /// The least and the greatest coordinates of a keyframe, in units.
  private var lowest = SIMD2(Int32.max, .max)
  private var highest = SIMD2(Int32.min, .min)
  /// From the last curve's second control to its end, in units; 0 after any other command.
  private var aheadX: Int32 = 0
  private var aheadY: Int32 = 0

  private init(at start: UnsafeMutablePointer<UInt8>, isForKeyframes: Bool) {
    (end, self.isForKeyframes) = (start, isForKeyframes)
  }

  /// Writes the commands between two addresses of a ``NumberBuffer``, and a line feed.
  ///
  /// The smallest rectangle around the points of a keyframe takes the place of its first commands:
  /// its least coordinates, then its greatest ones.
  ///
  /// - Returns: The address after the last character.
  static func writeLine(
    from start: UnsafeMutablePointer<Double>, to stop: UnsafePointer<Double>,
    at text: UnsafeMutablePointer<UInt8>, isForKeyframes: Bool
  ) -> UnsafeMutablePointer<UInt8> {
    var writer = PathText(at: text, isForKeyframes: isForKeyframes)
    var next = UnsafePointer(start)
    while next < stop {
      let verb = next.pointee
      next += 1
      switch verb {
      case NumberBuffer.Verb.move:
        // A mark is not drawn.
        if isForKeyframes, next + 2 == stop || next[2] == NumberBuffer.Verb.move {
          next += 2
          continue
        }
        (writer.x, writer.y) = (0, 0)
        writer.points("M", 1, &next)
      case NumberBuffer.Verb.line: writer.line(&next)
      case NumberBuffer.Verb.quad: writer.points("q", 2, &next)
      case NumberBuffer.Verb.curve: writer.curve(&next)
      case NumberBuffer.Verb.path: writer.path(&next)
      default: writer.append("Z")
      }
    }
    writer.append("\n")
    if isForKeyframes {
      for axis in 0..<2 {
        start[axis] = Double(writer.lowest[axis]) / Double(writer.unitsPerPoint)
        start[axis + 2] = Double(writer.highest[axis]) / Double(writer.unitsPerPoint)
      }
    }
    return writer.end
  }

  /// Begins another path of the same drawing, with its own units.
  private mutating func path(_ next: inout UnsafePointer<Double>) {
    append("|")
    unitsPerPoint = UInt32(truncatingIfNeeded: Int64(next.pointee))
    next += 1
  }

  private mutating func line(_ next: inout UnsafePointer<Double>) {
    let (right, down) = (units(next[0]) &- x, units(next[1]) &- y)
    if isForKeyframes || (right != 0 && down != 0) { return points("l", 1, &next) }
    append(down == 0 ? "h" : "v")
    append(right &+ down)
    next += 2
    (x, y, aheadX, aheadY) = (x &+ right, y &+ down, 0, 0)
  }

  private mutating func curve(_ next: inout UnsafePointer<Double>) {
    let isSmooth =
      !isForKeyframes && (units(next[0]) &- x &- aheadX).magnitude <= Self.tolerance
      && (units(next[1]) &- y &- aheadY).magnitude <= Self.tolerance
    if isSmooth { next += 2 }
    points(isSmooth ? "s" : "c", isSmooth ? 2 : 3, &next)
    (aheadX, aheadY) = (x &- units(next[-4]), y &- units(next[-3]))
  }

  @inline(never)
  private mutating func points(
    _ letter: Unicode.Scalar, _ count: Int, _ next: inout UnsafePointer<Double>
  ) {
    append(letter)
    for index in 0..<(2 * count) {
      let place = units(next[index])
      if isForKeyframes {
        lowest[index & 1] = min(lowest[index & 1], place)
        highest[index & 1] = max(highest[index & 1], place)
      }
      let number = place &- (index & 1 == 0 ? x : y)
      if index > 0, number >= 0 { append(" ") }
      append(number)
    }
    next += 2 * count
    (x, y, aheadX, aheadY) = (units(next[-2]), units(next[-1]), 0, 0)
  }

  /// Returns the nearest whole unit; a sum with 1.5·2⁵² does not have bits for a fraction.
  @inline(never)
  private func units(_ points: Double) -> Int32 {
    let rounder = 0x1.8p52
    return Int32(
      truncatingIfNeeded: Int64(bitPattern: (points * Double(unitsPerPoint) + rounder).bitPattern))
  }

  private mutating func append(_ letter: Unicode.Scalar) {
    end.pointee = UInt8(truncatingIfNeeded: letter.value)
    end += 1
  }

  /// Writes a number of units in pixels: `12`, `12.5`, `-.07`.
  @inline(never)
  private mutating func append(_ units: Int32) {
    if units < 0 { append("-") }
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: unitsPerPoint)
    if whole > 0 || rest == 0 { appendDigits(of: whole) }
    if rest > 0 {
      append(".")
      var (rest, unit) = (rest, unitsPerPoint)
      while rest > 0 {
        unit /= 10
        appendDigit(rest / unit)
        rest %= unit
      }
    }
  }

  private mutating func appendDigits(of number: UInt32) {
    var count = 1
    var power: UInt32 = 10
    while number >= power {
      count += 1
      power *= 10
    }
    var rest = number
    for place in stride(from: count - 1, through: 0, by: -1) {
      end[place] = 48 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    end += count
  }

  private mutating func appendDigit(_ digit: UInt32) {
    end.pointee = 48 + UInt8(truncatingIfNeeded: digit)
    end += 1
  }
}
