extension ModalNumbers {
  /// Finds V and Ω² for the attachments with these stiffnesses.
  ///
  /// The permanent ones are the last, and are added first, because they touch fewer modes.
  func findModes(_ stiffness: SIMD8<Double>) {
    detachAll()
    for slot in (0..<Self.attachmentCount).reversed() {
      attach(shape(slot), stiffness: stiffness[slot])
    }
  }

  /// Makes V and Ω² those of the body alone.
  private func detachAll() {
    for mode in 0..<count {
      let vector = eigenvector(mode)
      for i in 0..<count { vector[i] = 0 }
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
  @inline(never)
  func attach(_ shape: UnsafePointer<Double>, stiffness: Double) {
    guard stiffness > 0 else { return }
    var scratch = ThirtyTwoModes.empty
    withUnsafePointer(to: &scratch) { room in
      let work = ModalNumbers(room, count: count)
      let (poles, weights) = (work.vectorAt(0), work.vectorAt(1))
      let (z, modes) = (work.vectorAt(2), work.vectorAt(3))
      let active = gather(
        shape, stiffness: stiffness, poles: poles, weights: weights, z: z, modes: modes)
      guard active > 0 else { return }
      let equation = SecularEquation(count: active, poles: poles, weights: weights)
      let (near, distances) = (work.vectorAt(4), work.vectorAt(5))
      for j in 0..<active {
        let root = equation.root(above: j)
        near[j] = Double(root.pole)
        distances[j] = root.distance
      }
      func root(_ j: Int) -> SecularEquation.Root {
        SecularEquation.Root(pole: Int(near[j]), distance: distances[j])
      }
      for i in 0..<active {
        var square = 1.0
        for j in 0..<active {
          square *= -equation.distance(of: i, from: root(j))
          if j != i { square /= poles[j] - poles[i] }
        }
        let weight = abs(square).squareRoot()
        z[i] = z[i] < 0 ? -weight : weight
      }
      for j in 0..<active {
        let root = root(j)
        let vector = work.eigenvector(j)
        for n in 0..<count { vector[n] = 0 }
        var norm = 0.0
        for i in 0..<active {
          let part = z[i] / equation.distance(of: i, from: root)
          norm += part * part
          add(eigenvector(Int(modes[i])), times: part, to: vector)
        }
        let scale = 1 / norm.squareRoot()
        for n in 0..<count { vector[n] *= scale }
      }
      for j in 0..<active {
        let mode = Int(modes[j])
        squares[mode] = poles[Int(near[j])] + distances[j]
        eigenvector(mode).update(from: work.eigenvector(j), count: count)
      }
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
          z[kept - 1] = square.squareRoot()
          (poles[kept - 1], modes[kept - 1]) = (poles[kept], modes[kept])
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

  /// A vector of numbers for the work of one update.
  private func vectorAt(_ index: Int) -> UnsafeMutablePointer<Double> {
    basis + stride * (stride + index)
  }
}
