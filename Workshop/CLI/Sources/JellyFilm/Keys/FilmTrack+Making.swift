import Jelly

extension FilmTrack {
  /// A shape at a moment.
  struct Sample {
    /// The time in ticks.
    let tick: Int
    /// The shape; nil where it does not matter, because it cannot be seen.
    let shape: FilmShape?
    /// A Boolean value that indicates whether the shape may be another one than the sample before,
    /// of the same structure: other subpaths have come or gone.
    var mayBeAnother = false
  }

  /// The smallest jump that is a cut, in points; rounding causes smaller ones.
  private static let minimumCut = 0.02
  /// In a millisecond nothing goes farther, in points, and three times as far as in the one before:
  /// it is another shape.
  private static let minimumLeap = 0.5
  /// The tolerance of a column that never changes, in points, and of the first and the last pose:
  /// the precision of three decimals.
  private static let still = 0.0006
  private static let stillDecimals = 3

  /// The required precision of the numbers of a track.
  struct Exactness {
    /// The tolerance.
    let error: Double
    /// A Boolean value that indicates whether the numbers are points, whose distance from the truth
    /// counts, and not single numbers.
    let arePoints: Bool
  }

  /// Finds the keys for a sampled shape.
  ///
  /// - Parameters:
  ///   - samples: The shape at each moment, two at the tick of an event.
  ///   - exactness: How exact the keys must be.
  init(of samples: [Sample], exactness: Exactness) {
    var pieces: [Piece] = []
    var run: [(tick: Int, shape: FilmShape)] = []
    var pace = 0.0
    func close(isLast: Bool) {
      guard let first = run.first else { return }
      let keys = Self.keys(
        of: run, isFirst: pieces.isEmpty, isLast: isLast, exactness: exactness)
      pieces.append(Piece(letters: first.shape.letters, keys: keys))
      run.removeAll(keepingCapacity: true)
    }
    for sample in samples {
      guard let shape = sample.shape else {
        close(isLast: false)
        continue
      }
      if let last = run.last {
        let jump =
          last.shape.letters == shape.letters
          ? zip(last.shape.numbers, shape.numbers).reduce(0) { max($0, abs($1.0 - $1.1)) }
          : .infinity
        if jump == .infinity {
          close(isLast: false)
        } else if last.tick == sample.tick {
          if jump > Self.minimumCut { close(isLast: false) } else { run.removeLast() }
        } else if sample.mayBeAnother, jump > max(Self.minimumLeap, 3 * pace) {
          close(isLast: false)
        }
        // After a leap nothing is known of how fast the new shape is.
        pace = run.isEmpty ? 0 : jump
      }
      run.append((sample.tick, shape))
    }
    close(isLast: true)
    self.pieces = pieces
  }

  /// The keys of a run of samples of one structure.
  private static func keys(
    of run: [(tick: Int, shape: FilmShape)], isFirst: Bool, isLast: Bool, exactness: Exactness
  ) -> [Key] {
    let count = run[0].shape.numbers.count
    guard count > 0 else { return [Key(tick: run[0].tick, numbers: [])] }
    let columns = ColumnSet(run.map { $0.shape.numbers }, still: still)
    let tolerances = tolerances(of: run, in: columns, exactness: exactness)
    guard !columns.moving.isEmpty else {
      let numbers = columns.whole([], still: run[0].shape.numbers, decimals: stillDecimals)
      let ends = run.count > 1 ? [run[0].tick, run[run.count - 1].tick] : [run[0].tick]
      return ends.map { Key(tick: $0, numbers: numbers) }
    }
    let rounded = { (numbers: [Double]) in
      columns.moving.map { ShortDecimal.rounded(numbers[$0], decimals: stillDecimals) }
    }
    var search = KeyframeSearch(
      times: run.map { Double($0.tick) },
      values: run.flatMap { sample in columns.moving.map { sample.shape.numbers[$0] } },
      tolerances: tolerances)
    let keys = search.keys(
      first: isFirst ? rounded(run[0].shape.numbers) : nil,
      last: isLast ? rounded(run[run.count - 1].shape.numbers) : nil)
    return keys.map { key in
      Key(
        tick: run[key.sample].tick,
        numbers: columns.whole(
          key.values, still: run[0].shape.numbers, decimals: stillDecimals))
    }
  }

  /// The tolerance of each moving column.
  ///
  /// The distance of a point counts, so its two coordinates share the error: each gets as much as
  /// it bends, because the number of keys that a column needs grows with the root of how much it
  /// bends over its tolerance.
  private static func tolerances(
    of run: [(tick: Int, shape: FilmShape)], in columns: ColumnSet, exactness: Exactness
  ) -> [Double] {
    // Rounding to the last decimal, and a key's time beside a whole millisecond, take their share.
    let error = exactness.error * 0.99
    guard exactness.arePoints else { return columns.moving.map { _ in error } }
    let bends = columns.bends(run.map { $0.shape.numbers })
    return columns.moving.map { column in
      // Columns that are equal share a tolerance: the least that one of them needs.
      columns.equals[column, default: [column]].reduce(.infinity) { minimum, column in
        // The numbers of a shape are x and y in turn.
        guard columns.moves(column ^ 1) else { return min(minimum, error) }
        let (own, other) = (bends[column], bends[column ^ 1])
        let both = (own * own + other * other).squareRoot()
        let share = both > 0 ? own / both : 0.5.squareRoot()
        // A coordinate that hardly bends gets a tenth, which costs the other one half a percent.
        return min(minimum, error * min(max(share, 0.5), 0.75.squareRoot()))
      }
    }
  }
}
