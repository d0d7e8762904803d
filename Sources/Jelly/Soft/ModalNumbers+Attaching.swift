extension ModalNumbers {
  /// Finds V and Ω² for the attachments with these stiffnesses.
  ///
  /// The permanent ones are the last, and are added first, because they touch fewer modes.
  ///
  /// - Parameters:
  ///   - stiffness: The stiffness of each attachment; 0 where there is none.
  ///   - isAdding: Whether these are added to those that V and Ω² have already.
  ///   - work: Other numbers of the same size, for the work.
  func findModes(_ stiffness: SIMD8<Double>, isAdding: Bool = false, in work: ModalNumbers) {
    if !isAdding { detachAll() }
    for slot in (0..<Self.attachmentCount).reversed() where stiffness[slot] > 0 {
      attach(shape(slot), stiffness: stiffness[slot], in: work)
    }
  }

  /// Makes V and Ω² those of the body alone.
  private func detachAll() {
    for mode in 0..<count {
      let vector = eigenvector(mode)
      clear(vector)
      vector[mode] = 1
      squares[mode] = ownSquares[mode]
    }
  }

  /// Adds k·ccᵀ to K: a rank-one update of V and Ω².
  ///
  /// In the modes the update is diag(d) + k·zzᵀ with z = Vᵀc. Modes that the attachment does not
  /// touch stay, and of two modes with one eigenvalue a mixture stays. For the others the secular
  /// equation gives the eigenvalues λ. The weights ẑ that belong to them exactly,
  ///
  ///     ẑᵢ² = Πⱼ(λⱼ − dᵢ) / Π_{j≠i}(dⱼ − dᵢ)
  ///
  /// give eigenvectors ẑᵢ/(dᵢ − λⱼ) that are orthogonal to the last digits, however close the
  /// eigenvalues are (Gu & Eisenstat, SIAM J. Matrix Anal. 15 (1994) 1266).
  private func attach(
    _ shape: UnsafePointer<Double>, stiffness: Double, in work: ModalNumbers
  ) {
    let (poles, weights) = (work.vector(0), work.vector(1))
    let (z, modes) = (work.vector(2), work.vector(3))
    let active = gather(
      shape, stiffness: stiffness, poles: poles, weights: weights, z: z, modes: modes)
    guard active > 0 else { return }
    let equation = SecularEquation(count: active, poles: poles, weights: weights)
    // The roots, each as its nearer pole and the distance from it.
    let (near, distances) = (work.vector(4), work.vector(5))
    for j in 0..<active {
      let root = equation.root(above: j)
      near[j] = poles[root.pole]
      distances[j] = root.distance
    }
    let padded = (active + 3) / 4 * 4
    for j in active..<padded { (near[j], distances[j], z[j]) = (SecularEquation.farPole, 0, 0) }
    for i in 0..<active {
      var square = Lanes(repeating: 1)
      for first in Swift.stride(from: 0, to: padded, by: 4) {
        let toRoots = Self.load(near, first) - poles[i] + Self.load(distances, first)
        let toPoles = Self.load(poles, first) - poles[i]
        let isOther = Lanes.exceeds(toPoles.magnitude, .zero)
        square *= toRoots / toPoles.kept(where: isOther, else: Lanes(repeating: 1))
      }
      let weight = abs((square.x * square.y) * (square.z * square.w)).squareRoot()
      z[i] = z[i] < 0 ? -weight : weight
    }
    let parts = work.vector(6)
    for j in 0..<active {
      var norm = Lanes.zero
      for first in Swift.stride(from: 0, to: padded, by: 4) {
        let part = Self.load(z, first) / ((Self.load(poles, first) - near[j]) - distances[j])
        norm += part * part
        Self.store(part, parts, first)
      }
      let scale = 1 / norm.total.squareRoot()
      let vector = work.eigenvector(j)
      for first in groups {
        var sum = Lanes.zero
        for i in 0..<active { sum += parts[i] * Self.load(eigenvector(Int(modes[i])), first) }
        Self.store(sum * scale, vector, first)
      }
    }
    for j in 0..<active {
      let mode = Int(modes[j])
      squares[mode] = near[j] + distances[j]
      eigenvector(mode).update(from: work.eigenvector(j), count: count)
    }
  }

  /// Collects the modes that an attachment changes, by ascending eigenvalue.
  ///
  /// - Returns: The number of these modes.
  private func gather(
    _ shape: UnsafePointer<Double>, stiffness: Double, poles: UnsafeMutablePointer<Double>,
    weights: UnsafeMutablePointer<Double>, z: UnsafeMutablePointer<Double>,
    modes: UnsafeMutablePointer<Double>
  ) -> Int {
    var largest = stiffness * dot(shape, shape)
    for mode in 0..<count { largest = max(largest, squares[mode]) }
    var active = 0
    for mode in 0..<count {
      let part = dot(eigenvector(mode), shape)
      guard stiffness * part * part > Self.untouched * largest else { continue }
      // Insertion by eigenvalue.
      var place = active
      while place > 0, poles[place - 1] > squares[mode] {
        (poles[place], z[place], modes[place]) = (poles[place - 1], z[place - 1], modes[place - 1])
        place -= 1
      }
      (poles[place], z[place], modes[place]) = (squares[mode], part, Double(mode))
      active += 1
    }
    var kept = 0
    for i in 0..<active {
      (poles[kept], z[kept], modes[kept]) = (poles[i], z[i], modes[i])
      if kept > 0 {
        let (first, second) = (z[kept - 1], z[kept])
        let square = first * first + second * second
        let gap = poles[kept] - poles[kept - 1]
        if gap * abs(first * second) <= Self.equal * square * largest {
          turn(Int(modes[kept - 1]), Int(modes[kept]), first, second, square.squareRoot())
          // The eigenvalues turn along. They may be far apart where only one mode is touched.
          let step = gap * (first * first / square)
          squares[Int(modes[kept - 1])] = poles[kept - 1] + step
          z[kept - 1] = square.squareRoot()
          (poles[kept - 1], modes[kept - 1]) = (poles[kept] - step, modes[kept])
          continue
        }
      }
      kept += 1
    }
    for i in 0..<kept { weights[i] = stiffness * z[i] * z[i] }
    return kept
  }

  /// Turns two modes with one eigenvalue so that an attachment touches the second alone.
  private func turn(_ first: Int, _ second: Int, _ a: Double, _ b: Double, _ length: Double) {
    let (left, right) = (eigenvector(first), eigenvector(second))
    let (cosine, sine) = (b / length, a / length)
    for n in 0..<count {
      (left[n], right[n]) = (cosine * left[n] - sine * right[n], sine * left[n] + cosine * right[n])
    }
  }

  /// A mode whose part in an attachment is below this share of the largest eigenvalue stays.
  private static var untouched: Double { 1e-30 }
  /// Two modes whose coupling is below this share of the largest eigenvalue count as equal.
  private static var equal: Double { 1e-16 }
}
