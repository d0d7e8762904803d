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
  /// The poles d, ascending, without equal ones; then room up to a multiple of four.
  let poles: UnsafePointer<Double>
  /// The weights w, positive; then room up to a multiple of four.
  let weights: UnsafePointer<Double>

  /// Makes the equation of these poles and weights, and fills the room after them.
  init(
    count: Int, poles: UnsafeMutablePointer<Double>, weights: UnsafeMutablePointer<Double>
  ) {
    for i in count..<(count + 3) / 4 * 4 { (poles[i], weights[i]) = (Self.farPole, 0) }
    (self.count, self.poles, self.weights) = (count, UnsafePointer(poles), UnsafePointer(weights))
  }

  /// A pole without a weight, far above all others.
  static var farPole: Double { 1e300 }

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
  func root(above index: Int) -> Root {
    let isLast = index == count - 1
    var root = Root(pole: index, distance: 0)
    if isLast {
      for i in 0..<count { root.distance += weights[i] / 2 }
    } else {
      root.distance = (poles[index + 1] - poles[index]) / 2
    }
    var sums = halves(root, splitAfter: index)
    var (low, high) = (0.0, isLast ? 2 * root.distance : root.distance)
    if !isLast, sums.value < 0 {
      // The root is in the other half, so it is kept from the pole above.
      root = Root(pole: index + 1, distance: -root.distance)
      (low, high) = (root.distance, 0)
    }
    for _ in 0..<64 {
      let value = sums.value
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
      if next > low, next < high {
        root.distance = next
        // It converges quadratically: the next step would be below the last digit.
        if abs(step) <= 1e-8 * abs(next) { break }
      } else {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { break }
        root.distance = middle
      }
      sums = halves(root, splitAfter: index)
    }
    return root
  }

  /// dᵢ − λ.
  @inline(__always)
  func distance(of index: Int, from root: Root) -> Double {
    (poles[index] - poles[root.pole]) - root.distance
  }

  /// The value of the equation's left side at a root that is tried, and the slopes of the sums over
  /// the poles up to `last` and over the others.
  private func halves(
    _ root: Root, splitAfter last: Int
  ) -> (value: Double, leftSlope: Double, rightSlope: Double) {
    var (left, right) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    var (leftSlope, rightSlope) = (left, right)
    for first in stride(from: 0, to: count, by: 4) {
      let inverse = 1 / distances(from: first, to: root)
      let term = ModalNumbers.load(weights, first) * inverse
      let slope = term * inverse
      let isRight = SIMD4.exceeds(
        SIMD4(0, 1, 2, 3), SIMD4(repeating: Double(last - first)))
      left += term.kept(where: ~isRight)
      leftSlope += slope.kept(where: ~isRight)
      right += term.kept(where: isRight)
      rightSlope += slope.kept(where: isRight)
    }
    return (1 + left.total + right.total, leftSlope.total, rightSlope.total)
  }

  /// dᵢ − λ for four poles side by side.
  @inline(__always)
  private func distances(from first: Int, to root: Root) -> SIMD4<Double> {
    (ModalNumbers.load(poles, first) - poles[root.pole]) - root.distance
  }
}

extension SIMD4<Double> {
  /// The sum of the four numbers, in an order that is the same everywhere.
  @inline(__always)
  var total: Double { (x + y) + (z + w) }
}
