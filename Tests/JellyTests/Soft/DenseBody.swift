/// A soft body solved without any of the core's ideas: its whole stiffness matrix by Jacobi's
/// method, and each mode by the textbook's formulas.
struct DenseBody {
  /// The stiffness K, row by row.
  private var rows: [[Double]]
  /// Σ kᵢFᵢcᵢ.
  private var pull: [Double]

  /// Creates a body alone, with these ω².
  init(squares: [Double]) {
    rows = squares.indices.map { row in
      squares.indices.map { $0 == row ? squares[row] : 0 }
    }
    pull = squares.map { _ in 0 }
  }

  /// Attaches a spring that measures `shape` and pulls it to `target`.
  mutating func attach(_ shape: [Double], stiffness: Double, target: Double) {
    for i in rows.indices {
      pull[i] += stiffness * target * shape[i]
      for j in rows.indices { rows[i][j] += stiffness * shape[i] * shape[j] }
    }
  }

  /// Returns the eigenvalues of K, and their eigenvectors.
  ///
  /// A rotation of two coordinates makes one element beside the diagonal 0; after some rounds
  /// through all of them they are all as good as 0 (Golub & Van Loan, Matrix Computations, §8.5).
  func modes() -> [(square: Double, vector: [Double])] {
    let count = rows.count
    var a = rows
    var vectors = (0..<count).map { row in (0..<count).map { $0 == row ? 1.0 : 0 } }
    var isDone = false
    for _ in 0..<50 where !isDone {
      isDone = true
      for p in 0..<count {
        for q in p + 1..<count where abs(a[p][q]) > 1e-16 * (a[p][p] * a[q][q]).squareRoot() {
          isDone = false
          let theta = (a[q][q] - a[p][p]) / (2 * a[p][q])
          let t = (theta < 0 ? -1 : 1) / (abs(theta) + (theta * theta + 1).squareRoot())
          let c = 1 / (t * t + 1).squareRoot()
          let s = t * c
          let step = t * a[p][q]
          a[p][p] -= step
          a[q][q] += step
          (a[p][q], a[q][p]) = (0, 0)
          for i in 0..<count where i != p && i != q {
            let (left, right) = (a[i][p], a[i][q])
            (a[i][p], a[i][q]) = (c * left - s * right, s * left + c * right)
            (a[p][i], a[q][i]) = (a[i][p], a[i][q])
          }
          for i in 0..<count {
            let (left, right) = (vectors[p][i], vectors[q][i])
            (vectors[p][i], vectors[q][i]) = (c * left - s * right, s * left + c * right)
          }
        }
      }
    }
    return zip(a.indices, vectors).map { (a[$0][$0], $1) }.sorted { $0.0 < $1.0 }
  }

  /// Returns the places of the coordinates some seconds after they were at 0 with these velocities.
  ///
  /// - Parameters:
  ///   - t: The seconds.
  ///   - velocities: The velocities.
  ///   - modes: The body's modes.
  ///   - rate: The decay rate of a mode with an eigenvalue.
  func places(
    after t: Double, velocities: [Double], modes: [(square: Double, vector: [Double])],
    rate: (Double) -> Double
  ) -> [Double] {
    var places = pull.map { _ in 0.0 }
    for (square, vector) in modes {
      let target = zip(vector, pull).reduce(0) { $0 + $1.0 * $1.1 } / square
      let velocity = zip(vector, velocities).reduce(0) { $0 + $1.0 * $1.1 }
      let place = target + Self.offset(-target, velocity, square: square, rate: rate(square), t)
      for i in places.indices { places[i] += place * vector[i] }
    }
    return places
  }

  /// x(t) of x″ + 2Γx′ + Ω²x = 0.
  private static func offset(
    _ x: Double, _ v: Double, square: Double, rate: Double, _ t: Double
  ) -> Double {
    let difference = square - rate * rate
    let root = abs(difference).squareRoot()
    if difference > 0 {
      let s = root * t > 1e-6 ? sine(root * t) / root : t
      return exponential(-rate * t) * (x * cosine(root * t) + (v + rate * x) * s)
    }
    let (slow, fast) = (square / (rate + root), rate + root)
    return ((fast * x + v) * exponential(-slow * t) - (slow * x + v) * exponential(-fast * t))
      / (2 * root)
  }
}
