@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("The eigenvectors of a symmetric matrix")
struct SymmetricMatrixTests {
  static let sizes = [2, 3, 4, 15, 16, 31, 32]

  /// Returns the eigenvalues of a matrix, ascending, after a check of the residual and the
  /// orthogonality.
  private func eigenvalues(of matrix: [[Double]], _ name: String) -> [Double] {
    let count = matrix.count
    var rows = [Double](repeating: .nan, count: count * count)
    for i in 0..<count { for k in 0..<count { rows[i * count + k] = matrix[i][k] } }
    var values = [Double](repeating: .nan, count: count)
    rows.withUnsafeMutableBufferPointer { rows in
      values.withUnsafeMutableBufferPointer { values in
        guard let rows = rows.baseAddress, let values = values.baseAddress else { return }
        SymmetricMatrix(count: count, rows: rows, values: values).findEigenvectors()
      }
    }
    let norm = matrix.map { $0.reduce(0) { $0 + abs($1) } }.max() ?? 0
    for mode in 0..<count {
      let vector = rows[mode * count..<(mode + 1) * count].map { $0 }
      for row in matrix.indices {
        let residual =
          zip(matrix[row], vector).reduce(0) { $0 + $1.0 * $1.1 }
          - values[mode] * vector[row]
        expect(abs(residual), isAtMost: 1e-14 * norm, "\(name): row \(row) of mode \(mode)")
      }
      for other in 0...mode {
        let product = zip(vector, rows[other * count..<(other + 1) * count])
          .reduce(0) { $0 + $1.0 * $1.1 }
        expect(
          abs(product - (mode == other ? 1 : 0)), isAtMost: 2e-14, "\(name): \(mode) and \(other)")
      }
    }
    return values.sorted()
  }

  private func compare(_ found: [Double], _ known: [Double], _ name: String) {
    let largest = known.map(abs).max() ?? 0
    for (found, known) in zip(found, known.sorted()) {
      expect(abs(found - known), isAtMost: 1e-14 * largest, "\(name): \(found), not \(known)")
    }
  }

  @Test("A chain of equal springs has 2 − 2·cos(πk/(n + 1))", arguments: sizes)
  func chain(count: Int) {
    let matrix = (0..<count).map { i in
      (0..<count).map { k in i == k ? 2.0 : abs(i - k) == 1 ? -1 : 0 }
    }
    let known = (1...count).map { 2 - 2 * cosine(Double.pi * Double($0) / Double(count + 1)) }
    compare(eigenvalues(of: matrix, "chain"), known, "chain")
  }

  @Test("A circulant matrix has its Fourier sums, most of them twice", arguments: sizes)
  func circulant(count: Int) {
    let matrix = (0..<count).map { i in
      (0..<count).map { k in
        let distance = min(abs(i - k), count - abs(i - k))
        return 1 / Double(1 + distance * distance)
      }
    }
    let known = (0..<count).map { n in
      (0..<count).reduce(0.0) {
        $0 + matrix[0][$1] * cosine(2 * Double.pi * Double(n * $1 % count) / Double(count))
      }
    }
    compare(eigenvalues(of: matrix, "circulant"), known, "circulant")
  }

  @Test("A constant diagonal and a multiple of ccᵀ has one other eigenvalue", arguments: sizes)
  func rankOne(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let c = (0..<count).map { _ in generator.uniform(-1...1) }
    let matrix = (0..<count).map { i in
      (0..<count).map { k in (i == k ? 3.0 : 0) + 7 * c[i] * c[k] }
    }
    let known = Array(repeating: 3.0, count: count - 1) + [3 + 7 * c.reduce(0) { $0 + $1 * $1 }]
    compare(eigenvalues(of: matrix, "rank one"), known, "rank one")
  }

  @Test("Diagonal, zero and identical matrices need no rotation", arguments: sizes)
  func diagonal(count: Int) {
    let diagonal = (0..<count).map { Double(($0 * 7) % count) }
    for factor in [0.0, 1, 1e-150, 1e150] {
      let known = diagonal.map { $0 * factor }
      let matrix = (0..<count).map { i in (0..<count).map { $0 == i ? known[i] : 0 } }
      expect(eigenvalues(of: matrix, "diagonal"), equals: known.sorted())
    }
  }

  @Test("1000 full matrices have a small residual and the trace", arguments: seeds(1...1000))
  func full(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = generator.pick(Self.sizes)
    let scale = generator.logarithmic(1e-9...1e9)
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    for i in 0..<count {
      for k in 0...i {
        matrix[i][k] = scale * generator.uniform(-1...1)
        matrix[k][i] = matrix[i][k]
      }
    }
    let values = eigenvalues(of: matrix, "seed \(seed)")
    let trace = (0..<count).reduce(0.0) { $0 + matrix[$1][$1] }
    expect(abs(values.reduce(0, +) - trace), isAtMost: 1e-13 * scale * Double(count))
  }

  @Test("A matrix with NaN ends", arguments: sizes)
  func notANumber(count: Int) {
    var rows = [Double](repeating: .nan, count: count * count)
    var values = [Double](repeating: 0, count: count)
    rows.withUnsafeMutableBufferPointer { rows in
      values.withUnsafeMutableBufferPointer { values in
        guard let rows = rows.baseAddress, let values = values.baseAddress else { return }
        SymmetricMatrix(count: count, rows: rows, values: values).findEigenvectors()
      }
    }
    expect(values.contains { $0.isNaN })
  }
}
