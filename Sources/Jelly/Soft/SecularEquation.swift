/// The equation whose roots are the eigenvalues of a diagonal matrix to which one attachment adds.
///
///     diag(d) + k·zzᵀ        1 + Σᵢ wᵢ/(dᵢ − λ) = 0,   wᵢ = k·zᵢ²
///
/// With d ascending and all weights positive, one root lies above each pole dᵢ: between it and the
/// next one, or above the last by at most Σw (Golub, SIAM Rev. 15 (1973) 318). A root is kept as a
/// distance from the nearer pole, so that it is exact however close the two are.
struct SecularEquation {
  /// The number of poles.
  let count: Int
  /// The poles d, ascending, without equal ones.
  let poles: UnsafePointer<Double>
  /// The weights w, positive.
  let weights: UnsafePointer<Double>

  /// A root: the pole that it is near, and its distance from it.
  struct Root {
    var pole: Int
    var distance: Double
  }

  /// The root above the pole with this index.
  ///
  /// Each step replaces both halves of the sum, left and right of the root, by one pole each that
  /// has the same value and slope (Li's middle way, LAPACK Working Note 89, 1993), and solves that.
  /// A step that leaves the bracket is replaced by a bisection.
  @inline(never)
  func root(above index: Int) -> Root {
    let isLast = index == count - 1
    var root = Root(pole: index, distance: 0)
    var (low, high) = (0.0, 0.0)
    if isLast {
      for i in 0..<count { high += weights[i] }
    } else {
      high = (poles[index + 1] - poles[index]) / 2
      let middle = halves(Root(pole: index, distance: high), splitAfter: index)
      if 1 + middle.left + middle.right < 0 {
        (root.pole, low, high) = (index + 1, -high, 0)
      }
    }
    root.distance = low + (high - low) / 2
    for _ in 0..<64 {
      let sums = halves(root, splitAfter: index)
      let value = 1 + sums.left + sums.right
      if value == 0 { break }
      if value > 0 { high = root.distance } else { low = root.distance }
      let left = distance(of: index, from: root)
      let step: Double
      if isLast {
        // One pole is left: C + S/(d − λ).
        let share = sums.leftSlope * left
        step = left + share * left / (value - share)
      } else {
        let right = distance(of: index + 1, from: root)
        let a = (left + right) * value - left * right * (sums.leftSlope + sums.rightSlope)
        let b = left * right * value
        let c = value - left * sums.leftSlope - right * sums.rightSlope
        let spread = max(a * a - 4 * b * c, 0).squareRoot()
        step = a <= 0 ? (a - spread) / (2 * c) : 2 * b / (a + spread)
      }
      let next = root.distance + step
      guard next > low, next < high else {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { break }
        root.distance = middle
        continue
      }
      root.distance = next
      // It converges quadratically: the next step would be below the last digit.
      if abs(step) <= 1e-8 * abs(next) { break }
    }
    return root
  }

  /// dᵢ − λ.
  @inline(__always)
  func distance(of index: Int, from root: Root) -> Double {
    (poles[index] - poles[root.pole]) - root.distance
  }

  /// The sums of w/(d − λ) and of its slope w/(d − λ)², over the poles up to `last` and over the
  /// others.
  private func halves(
    _ root: Root, splitAfter last: Int
  ) -> (left: Double, leftSlope: Double, right: Double, rightSlope: Double) {
    var (sum, slope) = (0.0, 0.0)
    var (left, leftSlope) = (0.0, 0.0)
    for i in 0..<count {
      let inverse = 1 / distance(of: i, from: root)
      let term = weights[i] * inverse
      sum += term
      slope += term * inverse
      if i == last { (left, leftSlope, sum, slope) = (sum, slope, 0, 0) }
    }
    return (left, leftSlope, sum, slope)
  }
}
