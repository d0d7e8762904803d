// A match as whole numbers, for a page that shows it without the matching:
//
//     version, eighths of a turn, number of pieces, number of cubics; then for each piece
//     kind, paint at the start, paint at the end, number of cubics, then for the start and the end
//       the first point, and of each cubic the way to its end, and the ways of its handles from
//       where those of a line are; and of each cubic 1 if it continues smoothly
//
// Points are in millionths of a size. In ten-thousandths short handles turn so far that of 40
// pairs of icons four are more than 3e-4 sizes off on their way, and one 0.02; the two digits more
// take 110 bytes of a pair. The differences of what icons have are small or 0, so that they
// compress well.

/// The kind of a piece in a match, as bits.
private enum Kind {
  static var closed: Int { 1 }
  static var hole: Int { 2 }
  static var hiddenAtStart: Int { 4 }
  static var hiddenAtEnd: Int { 8 }
  /// That the piece has a fill at the start, and at the end; and a stroke.
  static var fills: (start: Int, end: Int) { (16, 32) }
  static var strokes: (start: Int, end: Int) { (64, 128) }
  static var all: Int { 255 }
}

@_spi(Jelly) extension MorphMotion {
  /// The version of the numbers: a page refuses another one.
  public static var matchVersion: Double { 1 }

  /// The bytes that a motion needs for a match that is known.
  public static func byteCount(cubics: Int, pieces: Int) -> Int {
    knownBytes(cubics: cubics, pieces: pieces) + padding
      + cubics * (2 * MemoryLayout<MorphCubic>.stride + 1)
  }

  /// Creates a motion for a match that is known; its memory is aligned to 16.
  public init?(
    in memory: UnsafeMutableRawBufferPointer, cubics: Int, pieces: Int
  ) {
    guard 1...Self.maximumCubics ~= cubics, 1...MorphMatch.maximumPieces ~= pieces,
      memory.count >= Self.byteCount(cubics: cubics, pieces: pieces)
    else { return nil }
    self.init(
      in: memory, kept: Self.knownBytes(cubics: cubics, pieces: pieces), cubics: cubics,
      pieces: pieces, hasDrawings: false)
  }

  private static func knownBytes(cubics: Int, pieces: Int) -> Int {
    let rates =
      (2 * bands + 2)
      * (MemoryLayout<SpringRates>.stride + MemoryLayout<DampedSpring.Response>.stride)
    let ofCubic = MemoryLayout<Point>.stride + MemoryLayout<MorphCubic>.stride
    return (cubics * ofCubic + pieces * MemoryLayout<Piece>.stride + rates + padding) & ~15
  }

  /// The bytes of a header and of rounding up each list.
  private static var padding: Int { 256 }
  /// The steps of a size.
  private static var steps: Double { 1e6 }

  // MARK: Writing

  /// Writes the match of a motion that has started from rest.
  public func writeMatch(_ write: (Double) -> Void) {
    write(Self.matchVersion)
    write(Elementary.floor(turn.target * (4 / .pi) + 0.5))
    write(Double(pieceCount))
    write(Double(cubicCount))
    for index in 0..<pieceCount {
      let piece = pieces[index]
      let (start, end) = piece.paints
      var kind = (piece.isClosed ? Kind.closed : 0) | (piece.isHole ? Kind.hole : 0)
      kind |= piece.hiding == .start ? Kind.hiddenAtStart : 0
      kind |= piece.hiding == .end ? Kind.hiddenAtEnd : 0
      kind |= (start.fill > 0 ? Kind.fills.start : 0) | (end.fill > 0 ? Kind.fills.end : 0)
      kind |= (start.width > 0 ? Kind.strokes.start : 0) | (end.width > 0 ? Kind.strokes.end : 0)
      write(Double(kind))
      write(Double(Int(start.id)))
      write(Double(Int(end.id)))
      write(Double(piece.count))
      for isEnd in 0..<2 {
        func cubic(_ number: Int) -> Cubic {
          isEnd == 1 ? points[piece.first + number].end : points[piece.first + number].start
        }
        func add(_ point: Vector2) {
          write(point.x)
          write(point.y)
        }
        var last = Self.whole(cubic(0).start * Self.steps)
        add(last)
        for number in 0..<piece.count {
          let cubic = cubic(number)
          let end = Self.whole(cubic.end * Self.steps)
          let third = Self.whole((end - last) / 3)
          add(end - last)
          add(Self.whole(cubic.control1 * Self.steps) - last - third)
          add(Self.whole(cubic.control2 * Self.steps) - end + third)
          last = end
        }
      }
      for number in 0..<piece.count { write(points[piece.first + number].isSmooth ? 1 : 0) }
    }
  }

  private static func whole(_ point: Vector2) -> Vector2 {
    Vector2(Elementary.floor(point.x + 0.5), Elementary.floor(point.y + 0.5))
  }

  // MARK: Reading

  /// Reads a match, which then starts with ``follow(_:isBack:)``.
  ///
  /// - Returns: false if the numbers are not a match of this version, for as many pieces and cubics
  ///   as the motion has room for.
  public mutating func readMatch(_ numbers: UnsafeBufferPointer<Double>) -> Bool {
    do throws(MorphError) {
      var reader = MatchReader(numbers: numbers)
      guard try reader.next(0...255) == Self.matchVersion else { return false }
      let turn = try reader.next(-8...8)
      let pieceCount = Int(try reader.next(1...Double(pieces.count)))
      let cubicCount = Int(try reader.next(1...Double(points.count)))
      var first = 0
      for index in 0..<pieceCount {
        let memory = MorphMemory(scratch)
        let kind = Int(try reader.next(0...Double(Kind.all)))
        func has(_ bit: Int) -> Bool { kind & bit != 0 }
        let ids = (try reader.id(), try reader.id())
        let count = Int(try reader.next(1...Double(cubicCount - first)))
        func paint(_ id: Int32, _ fill: Int, _ stroke: Int) -> MorphPaint {
          MorphPaint(id: id, fill: has(fill) ? 1 : 0, width: has(stroke) ? 1 : 0)
        }
        let piece = MorphPiece(
          start: try reader.cubics(count, scale: 1 / Self.steps, in: memory),
          end: try reader.cubics(count, scale: 1 / Self.steps, in: memory),
          isSmooth: try reader.flags(count, in: memory), isClosed: has(Kind.closed),
          paints: (
            paint(ids.0, Kind.fills.start, Kind.strokes.start),
            paint(ids.1, Kind.fills.end, Kind.strokes.end)
          ), isHole: has(Kind.hole),
          hiding: has(Kind.hiddenAtStart) ? .start : has(Kind.hiddenAtEnd) ? .end : nil)
        pieces[index] = Piece(
          first: first, count: count, isClosed: piece.isClosed, isHole: piece.isHole,
          hiding: piece.hiding, paints: piece.paints)
        fill(index, piece, nil, piece.start)
        first += count
      }
      guard reader.isAtEnd, first == cubicCount else { return false }
      setMatch(
        pieces: pieceCount, cubics: cubicCount, turn: turn * (.pi / 4), startsCaught: false)
      return true
    } catch {
      return false
    }
  }

  /// Starts along a match that was read, or back from where it is now.
  public mutating func follow(_ start: MorphStart, isBack: Bool) {
    if isBack {
      if start.time >= restTime { settle() }
      turnBack(at: start.time)
    }
    go(
      spring: start.spring, wave: start.wave, from: start.place, at: start.time,
      restTime: start.restTime)
  }
}

/// A reader of whole numbers within limits.
private struct MatchReader {
  let numbers: UnsafeBufferPointer<Double>
  var index = 0

  var isAtEnd: Bool { index == numbers.count }

  /// - Throws: If there is no number, or another one.
  mutating func next(_ range: ClosedRange<Double>) throws(MorphError) -> Double {
    guard index < numbers.count else { throw .noRoom }
    let number = numbers[index]
    // Of one that is not a number, too.
    guard number >= range.lowerBound, number <= range.upperBound,
      number == Elementary.floor(number)
    else { throw .noRoom }
    index += 1
    return number
  }

  mutating func id() throws(MorphError) -> Int32 { Int32(Int(try next(0...65_535))) }

  private mutating func point() throws(MorphError) -> Vector2 {
    // Ten sizes: nothing that is drawn is farther away.
    Vector2(try next(-1e7...1e7), try next(-1e7...1e7))
  }

  mutating func cubics(
    _ count: Int, scale: Double, in memory: MorphMemory
  ) throws(MorphError) -> Cubics {
    let out: Cubics = try memory.allocate(count)
    var last = try point()
    for index in 0..<count {
      let way = try point()
      let third = Vector2(
        Elementary.floor(way.x / 3 + 0.5), Elementary.floor(way.y / 3 + 0.5))
      let end = last + way
      out[index] = MorphCubic(
        start: last * scale, control1: (last + third + (try point())) * scale,
        control2: (end - third + (try point())) * scale, end: end * scale)
      last = end
    }
    return out
  }

  mutating func flags(
    _ count: Int, in memory: MorphMemory
  ) throws(MorphError) -> UnsafeMutableBufferPointer<Bool> {
    let out: UnsafeMutableBufferPointer<Bool> = try memory.allocate(count)
    for index in 0..<count { out[index] = try next(0...1) == 1 }
    return out
  }
}
