/// A search for the fewest keyframes whose straight blend stays within a tolerance of sampled
/// curves.
///
/// All columns share the times of the keys, and the values of the keys are free within the
/// tolerance, which saves a quarter to a third of the keys against keys on the curve.
///
/// The search goes forward in layers: a layer holds the samples that a key can stand on with a
/// number of keys before it, each with the interval of values that keep all samples before within
/// the tolerance. From a knot (t₀, a) a line reaches the sample k if one slope fits all samples
/// between:
///
///     max (y[j] − e − a)/(t[j] − t₀)  ≤  min (y[j] + e − a)/(t[j] − t₀)   over t₀ < t[j] ≤ t[k]
///
/// The bound holds exactly; the number of keys is near the least (only some knots of a layer are
/// followed, and some values of each).
struct KeyframeSearch {
  /// A sample that a key can stand on.
  private struct Knot {
    let sample: Int
    /// The interval of each column's values.
    var low, high: [Double]
    /// The knot before, by its place in `knots`.
    let parent: Int
  }

  /// The times of the samples, growing.
  private let times: [Double]
  private let columnCount: Int
  /// The samples, one after another; each has a value for each column.
  private let values: [Double]
  /// The tolerance of each column.
  private let tolerances: [Double]
  private var knots: [Knot] = []

  /// The number of knots of a layer that are followed.
  private static let breadth = 8
  /// The number of values of a knot that are followed.
  private static let fan = 5
  /// The share of an interval that is kept free at each end when a value is chosen.
  private static let inset = 0.1

  init(times: [Double], values: [Double], tolerances: [Double]) {
    self.times = times
    self.values = values
    self.columnCount = tolerances.count
    self.tolerances = tolerances
  }

  /// The samples on which keys stand, and their values.
  ///
  /// - Parameters:
  ///   - first: The values of the first key; nil if they are free.
  ///   - last: The values of the last key; nil if they are free.
  mutating func keys(
    first: [Double]? = nil, last: [Double]? = nil
  ) -> [(sample: Int, values: [Double])] {
    guard times.count > 1 else { return [(0, first ?? last ?? simplest(at: 0))] }
    let end = times.count - 1
    knots = [
      Knot(
        sample: 0, low: first ?? bound(at: 0, by: -1), high: first ?? bound(at: 0, by: 1),
        parent: -1)
    ]
    var layer = [0]
    var reached = 0
    while reached < end {
      var found: [Int: Knot] = [:]
      for index in layer { walk(from: index, beyond: reached, pinned: last, into: &found) }
      // Two samples that follow each other always reach each other.
      let samples = found.keys.sorted()
      guard let farthest = samples.last else { break }
      let chosen = farthest == end ? [end] : Self.spread(samples, over: times)
      layer = []
      for sample in chosen {
        guard let knot = found[sample] else { continue }
        layer.append(knots.count)
        knots.append(knot)
      }
      reached = farthest
    }
    return backward()
  }

  /// At most eight samples, spread evenly over the later half of the layer's time.
  private static func spread(_ samples: [Int], over times: [Double]) -> [Int] {
    let (start, end) = (times[samples[0]], times[samples[samples.count - 1]])
    let late = samples.filter { times[$0] >= (start + end) / 2 }
    guard late.count > breadth else { return late }
    return (0..<breadth).map { late[$0 * (late.count - 1) / (breadth - 1)] }
  }

  private func bound(at sample: Int, by factor: Double) -> [Double] {
    (0..<columnCount).map { values[sample * columnCount + $0] + factor * tolerances[$0] }
  }

  private func simplest(at sample: Int) -> [Double] {
    (0..<columnCount).map { column in
      let value = values[sample * columnCount + column]
      return ShortDecimal.simplest(
        from: value - tolerances[column], to: value + tolerances[column])
    }
  }

  /// Follows a knot as far as it goes, and notes the samples beyond `reached`.
  private func walk(
    from index: Int, beyond reached: Int, pinned last: [Double]?, into found: inout [Int: Knot]
  ) {
    let knot = knots[index]
    let (fan, columns, end) = (Self.fan, columnCount, times.count - 1)
    let starts = (0..<columns * fan).map { place in
      let (low, high) = (knot.low[place / fan], knot.high[place / fan])
      return low + (high - low) * Double(place % fan) / Double(fan - 1)
    }
    var minimum = [Double](repeating: -.infinity, count: columns * fan)
    var maximum = [Double](repeating: .infinity, count: columns * fan)
    var low = [Double](repeating: 0, count: columns)
    var high = low
    for sample in knot.sample + 1...end {
      let span = times[sample] - times[knot.sample]
      let isPinned = sample == end && last != nil
      for column in 0..<columns {
        let value = values[sample * columns + column]
        let tolerance = tolerances[column]
        var (lowest, highest) = (Double.infinity, -Double.infinity)
        for place in column * fan..<(column + 1) * fan {
          let start = starts[place]
          let down = (value - tolerance - start) / span
          let up = (value + tolerance - start) / span
          if down > minimum[place] { minimum[place] = down }
          if up < maximum[place] { maximum[place] = up }
          guard minimum[place] <= maximum[place] else { continue }
          lowest = min(lowest, start + minimum[place] * span)
          highest = max(highest, start + maximum[place] * span)
        }
        // No slope fits this column any more: the walk is over.
        guard lowest <= highest else { return }
        low[column] = lowest
        high[column] = highest
      }
      if isPinned, let last {
        for column in 0..<columns {
          guard low[column] <= last[column], last[column] <= high[column] else { return }
        }
        (low, high) = (last, last)
      }
      guard sample > reached else { continue }
      let width = Self.width(from: low, to: high, in: tolerances)
      if let other = found[sample],
        Self.width(from: other.low, to: other.high, in: tolerances) >= width
      {
        continue
      }
      found[sample] = Knot(sample: sample, low: low, high: high, parent: index)
    }
  }

  /// The width of the narrowest interval, in tolerances.
  private static func width(
    from low: [Double], to high: [Double], in tolerances: [Double]
  ) -> Double {
    var width = Double.infinity
    for column in low.indices {
      width = min(width, (high[column] - low[column]) / tolerances[column])
    }
    return width
  }

  /// Chooses the values, from the last key to the first.
  private func backward() -> [(sample: Int, values: [Double])] {
    var keys: [(sample: Int, values: [Double])] = []
    var index = knots.count - 1
    while index >= 0 {
      let knot = knots[index]
      var chosen: [Double] = []
      for column in 0..<columnCount {
        var (low, high) = (knot.low[column], knot.high[column])
        if let next = keys.last {
          let cone = cone(
            back: column, from: next.values[column], at: next.sample, to: knot.sample)
          low = max(low, cone.low)
          high = min(high, cone.high)
        }
        // A value at the very end of an interval would not leave an interval for the earlier keys.
        let inset = (high - low) * Self.inset
        chosen.append(ShortDecimal.simplest(from: low + inset, to: high - inset))
      }
      keys.append((knot.sample, chosen))
      index = knot.parent
    }
    return keys.reversed()
  }

  /// The values at an earlier sample from which a line to a later key stays within the tolerance.
  private func cone(
    back column: Int, from value: Double, at later: Int, to sample: Int
  ) -> (low: Double, high: Double) {
    var (minimum, maximum) = (-Double.infinity, Double.infinity)
    for other in sample..<later {
      let span = times[later] - times[other]
      let truth = values[other * columnCount + column]
      minimum = max(minimum, (truth - tolerances[column] - value) / span)
      maximum = min(maximum, (truth + tolerances[column] - value) / span)
    }
    let span = times[later] - times[sample]
    return (value + minimum * span, value + maximum * span)
  }
}
