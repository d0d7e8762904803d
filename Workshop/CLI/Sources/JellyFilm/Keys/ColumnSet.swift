/// The numbers of a shape over time, by their place: which of them move, and which move alike.
struct ColumnSet {
  /// The first of each group of columns that move alike.
  private(set) var moving: [Int] = []
  /// The columns of each group, by its first.
  private(set) var equals: [Int: [Int]] = [:]
  /// For each column, the place of its group in `moving`; nil for a column that never changes.
  private var group: [Int?]
  private let samples: [[Double]]
  private let still: Double

  /// - Parameters:
  ///   - samples: The numbers at each moment.
  ///   - still: A column that never leaves its first value by more does not move.
  init(_ samples: [[Double]], still: Double) {
    self.samples = samples
    self.still = still
    let count = samples[0].count
    group = Array(repeating: nil, count: count)
    for column in 0..<count {
      let first = samples[0][column]
      // Rounding the value that stays takes its share.
      guard samples.contains(where: { abs($0[column] - first) > still / 6 }) else { continue }
      let twin = moving.firstIndex { other in
        samples.allSatisfy { $0[other] == $0[column] }
      }
      if let twin {
        group[column] = twin
        equals[moving[twin], default: []].append(column)
      } else {
        group[column] = moving.count
        moving.append(column)
        equals[column] = [column]
      }
    }
  }

  /// Returns whether a column ever changes.
  func moves(_ column: Int) -> Bool { group[column] != nil }

  /// The bend of each column: proportional to the number of keys that it would need alone.
  func bends(_ samples: [[Double]]) -> [Double] {
    let count = samples[0].count
    var bends = [Double](repeating: 0, count: count)
    guard samples.count > 2 else { return bends }
    for index in 1..<samples.count - 1 {
      for column in 0..<count where group[column] != nil {
        let second =
          samples[index - 1][column] - 2 * samples[index][column] + samples[index + 1][column]
        bends[column] += abs(second).squareRoot()
      }
    }
    return bends.map { $0 * $0 }
  }

  /// All numbers from those of the moving columns.
  func whole(_ values: [Double], still first: [Double], decimals: Int) -> [Double] {
    group.indices.map { column in
      group[column].map { values[$0] }
        ?? ShortDecimal.rounded(first[column], decimals: decimals)
    }
  }
}
