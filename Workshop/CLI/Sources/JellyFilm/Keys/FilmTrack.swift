import Jelly

/// The keys of one shape, or of one number, over the whole film.
struct FilmTrack: Sendable {
  /// A key: the numbers at a time.
  struct Key: Equatable, Sendable {
    /// The time in ticks.
    let tick: Int
    /// The numbers.
    let numbers: [Double]
  }

  /// A span of the film in which the shape keeps its structure and does not jump.
  struct Piece: Sendable {
    /// The structure; empty for a shape that is not there.
    let letters: [UInt8]
    /// The keys, in order; at least one.
    var keys: [Key]

    /// The shape of a key.
    func shape(_ key: Key) -> FilmShape { FilmShape(letters: letters, numbers: key.numbers) }
  }

  /// The pieces, in order.
  ///
  /// Between the last key of a piece and the first of the next, the last pose stays.
  var pieces: [Piece]

  /// A key or a jump, with the structure.
  struct Stop {
    let tick: Int
    let letters: [UInt8]
    let numbers: [Double]

    /// The width of a stroke, in points.
    var strokeWidth: Double { FilmShape(letters: letters, numbers: numbers).strokeWidth }
  }

  /// The whole track as one list of stops from tick 0 to the end: a jump is two stops at one tick.
  ///
  /// - Parameters:
  ///   - end: The last tick of the film.
  ///   - haste: By how many ticks jumps come earlier, for players that round times.
  func stops(until end: Int, haste: Int = 0) -> [Stop] {
    var stops = stops(to: end)
    guard haste > 0, stops.count > 2 else { return stops }
    for index in 1..<stops.count - 1 where stops[index].tick == stops[index + 1].tick {
      let early = stops[index].tick - haste
      guard early > stops[index - 1].tick else { continue }
      for place in index...index + 1 {
        let stop = stops[place]
        stops[place] = Stop(tick: early, letters: stop.letters, numbers: stop.numbers)
      }
    }
    return stops
  }

  private func stops(to end: Int) -> [Stop] {
    var stops: [Stop] = []
    for piece in pieces {
      // A shape that is first seen later waits as it is then.
      let first = piece.keys[0]
      let before = stops.last ?? Stop(tick: 0, letters: piece.letters, numbers: first.numbers)
      if stops.isEmpty ? first.tick > 0 : before.tick < first.tick {
        if stops.isEmpty { stops.append(before) }
        stops.append(Stop(tick: first.tick, letters: before.letters, numbers: before.numbers))
      }
      for key in piece.keys {
        stops.append(Stop(tick: key.tick, letters: piece.letters, numbers: key.numbers))
      }
    }
    if let last = stops.last, last.tick < end {
      stops.append(Stop(tick: end, letters: last.letters, numbers: last.numbers))
    }
    return stops
  }

  /// A Boolean value that indicates whether nothing ever changes.
  var isStill: Bool {
    guard let first = pieces.first, let key = first.keys.first else { return true }
    return pieces.allSatisfy { piece in
      piece.letters == first.letters && piece.keys.allSatisfy { $0.numbers == key.numbers }
    }
  }

  /// A Boolean value that indicates whether the width of a stroke changes.
  var hasWidths: Bool {
    let widths = pieces.flatMap { piece in piece.keys.map { piece.shape($0).strokeWidth } }
    return widths.contains { $0 != widths[0] }
  }

  /// The track with every number moved into a range.
  func limited(to range: ClosedRange<Double>) -> FilmTrack {
    var track = self
    for index in track.pieces.indices {
      track.pieces[index].keys = track.pieces[index].keys.map { key in
        Key(
          tick: key.tick,
          numbers: key.numbers.map { min(max($0, range.lowerBound), range.upperBound) })
      }
    }
    return track
  }

  /// The number of keys, without those that only repeat a pose.
  var keyCount: Int { isStill ? 0 : pieces.reduce(0) { $0 + $1.keys.count } }

  /// The shape at a time: the truth of the film as it is written.
  ///
  /// - Parameter tick: The time in ticks, which need not be whole. At a jump it is the pose after.
  func shape(at tick: Double) -> FilmShape {
    guard var piece = pieces.first else { return FilmShape() }
    for next in pieces {
      guard let start = next.keys.first, Double(start.tick) <= tick else { break }
      piece = next
    }
    let after = piece.keys.firstIndex { Double($0.tick) > tick } ?? piece.keys.count
    guard after > 0 else {
      return FilmShape(letters: piece.letters, numbers: piece.keys[0].numbers)
    }
    let from = piece.keys[after - 1]
    guard after < piece.keys.count else {
      return FilmShape(letters: piece.letters, numbers: from.numbers)
    }
    let to = piece.keys[after]
    let share = (tick - Double(from.tick)) / Double(to.tick - from.tick)
    return FilmShape(
      letters: piece.letters,
      numbers: zip(from.numbers, to.numbers).map { $0 + ($1 - $0) * share })
  }
}
