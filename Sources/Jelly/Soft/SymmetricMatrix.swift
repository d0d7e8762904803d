/// A symmetric matrix that is replaced by its eigenvectors, in place.
///
/// Householder reflections make it tridiagonal, and the QL method with implicit shifts makes it
/// diagonal (Golub & Van Loan, *Matrix Computations*, §§8.3.1, 8.3.5; `tred2` and `tql2` in
/// EISPACK). Equal eigenvalues are not a special case. If eigenvalues differ by many orders of
/// magnitude, the small ones are accurate only if the diagonal ascends.
///
/// Why not updates by the secular equation, one for each attachment: with them an event of a field
/// takes 11 µs instead of 37, but they require a deflation where eigenvalues are equal, and twice
/// the code. An event has a whole frame, so the simpler method is used.
struct SymmetricMatrix {
  /// The number of rows, at least 2.
  let count: Int
  /// The matrix, row by row; afterwards one eigenvector in each row.
  let rows: UnsafeMutablePointer<Double>
  /// Receives the eigenvalues.
  let values: UnsafeMutablePointer<Double>

  /// Replaces the rows by the eigenvectors.
  func findEigenvectors() {
    withScratch(ModalVector.self) { beside in
      makeTridiagonal(beside)
      multiplyReflections()
      makeDiagonal(beside)
    }
  }

  /// The square up to which a row beside the diagonal is 0: digits of a smaller square are lost, so
  /// that its reflection would not be one.
  ///
  /// Beside the stiffness of any body, 1e-146 is far less than a rounding.
  private static var leastSquare: Double { .leastNormalMagnitude / .ulpOfOne }

  private func row(_ index: Int) -> UnsafeMutablePointer<Double> { rows + index * count }

  /// Reduces each row, from the last one on, to the diagonal and the element `beside` it: A becomes
  /// A − q·uᵀ − u·qᵀ, where u reflects the row.
  ///
  /// u stays in the row, and h = |u|²/2 in the values; h is 0 where nothing had to be reflected.
  private func makeTridiagonal(_ beside: UnsafeMutablePointer<Double>) {
    for i in stride(from: count - 1, through: 1, by: -1) {
      let u = row(i)
      var square = 0.0
      for k in 0..<i - 1 { square += u[k] * u[k] }
      (beside[i], values[i]) = (u[i - 1], 0)
      guard square > Self.leastSquare else { continue }
      square += u[i - 1] * u[i - 1]
      beside[i] = u[i - 1] < 0 ? square.squareRoot() : -square.squareRoot()
      let h = square - u[i - 1] * beside[i]
      u[i - 1] -= beside[i]
      values[i] = h
      // p = A·u/h and q = p − u·(uᵀp)/2h.
      let q = beside
      for j in 0..<i {
        let line = row(j)
        var sum = line[j] * u[j]
        q[j] = 0
        for k in 0..<j {
          sum += line[k] * u[k]
          q[k] += line[k] * u[j]
        }
        q[j] = sum
      }
      var product = 0.0
      for j in 0..<i {
        q[j] /= h
        product += q[j] * u[j]
      }
      for j in 0..<i { q[j] -= product / (2 * h) * u[j] }
      for j in 0..<i {
        let line = row(j)
        for k in 0...j { line[k] -= u[j] * q[k] + q[j] * u[k] }
      }
    }
    values[0] = 0
  }

  /// Replaces each u by a row of the product of all reflections, and each h by the diagonal.
  private func multiplyReflections() {
    for i in 0..<count {
      let (u, h) = (row(i), values[i])
      for j in 0..<i {
        let line = row(j)
        if h > 0 {
          var product = 0.0
          for k in 0..<i { product += u[k] * line[k] }
          for k in 0..<i { line[k] -= product / h * u[k] }
        }
        line[i] = 0
      }
      values[i] = u[i]
      for j in 0..<i { u[j] = 0 }
      u[i] = 1
    }
  }

  /// Rotates pairs of adjacent rows until the elements beside the diagonal are negligible.
  private func makeDiagonal(_ beside: UnsafeMutablePointer<Double>) {
    for first in 0..<count {
      // Two or three rounds are enough; the limit is for NaN.
      for _ in 0..<60 {
        var last = first
        while last < count - 1, !isNegligible(beside[last + 1], at: last) { last += 1 }
        guard last > first else { break }
        chase(from: last, to: first, beside)
      }
    }
  }

  private func isNegligible(_ number: Double, at index: Int) -> Bool {
    let size = abs(values[index]) + abs(values[index + 1])
    return size + abs(number) == size
  }

  /// One round of the QL method, shifted by the eigenvalue of the first two rows that is nearer to
  /// the first.
  private func chase(from last: Int, to first: Int, _ beside: UnsafeMutablePointer<Double>) {
    let half = (values[first + 1] - values[first]) / (2 * beside[first + 1])
    let root = (half * half + 1).squareRoot()
    let shift = beside[first + 1] / (half < 0 ? half - root : half + root)
    var g = values[last] - values[first] + shift
    var (sine, cosine, step) = (1.0, 1.0, 0.0)
    for i in stride(from: last - 1, through: first, by: -1) {
      let (f, b) = (sine * beside[i + 1], cosine * beside[i + 1])
      let length = (f * f + g * g).squareRoot()
      if i + 1 < last { beside[i + 2] = length }
      guard length > 0 else {
        values[i + 1] -= step
        return
      }
      (sine, cosine) = (f / length, g / length)
      g = values[i + 1] - step
      let turned = (values[i] - g) * sine + 2 * cosine * b
      step = sine * turned
      values[i + 1] = g + step
      g = cosine * turned - b
      let (left, right) = (row(i), row(i + 1))
      for k in 0..<count {
        (left[k], right[k]) = (
          cosine * left[k] - sine * right[k], sine * left[k] + cosine * right[k]
        )
      }
    }
    values[first] -= step
    beside[first + 1] = g
    if last < count - 1 { beside[last + 1] = 0 }
  }
}
